//! Pictures and texts of positions: the generated part of the client speaks JSON alone.

use progenitor_client::{ClientHooks as _, ClientInfo as _, OperationInfo};
use reqwest::header::ACCEPT;
use reqwest::{RequestBuilder, StatusCode, Url};
use serde::Serialize;

use crate::client::Mwamuzi;
use crate::{Error, generated};

impl Mwamuzi {
    /// The picture behind a token of `render_link`, as SVG.
    ///
    /// # Errors
    /// See [`Error`]; a token that holds no picture is the problem `not_found`.
    pub async fn picture_svg(&self, token: &str) -> Result<String, Error> {
        let request = self.raw.client().get(link(self, &format!("{token}.svg"))?);
        text(bytes(self, "picture_svg", request.header(ACCEPT, "image/svg+xml")).await?)
    }

    /// The picture behind a token of `render_link`, as PNG.
    ///
    /// # Errors
    /// See [`Error`]; a token that holds no picture is the problem `not_found`.
    pub async fn picture_png(&self, token: &str) -> Result<Vec<u8>, Error> {
        let request = self.raw.client().get(link(self, &format!("{token}.png"))?);
        bytes(self, "picture_png", request.header(ACCEPT, "image/png")).await
    }
}

/// The address of a picture by its link. Whatever the name holds stays one part of the path.
fn link(client: &Mwamuzi, name: &str) -> Result<Url, Error> {
    let unusable = || Error::Settings(format!("{} cannot be extended by a path", client.raw.baseurl()));
    let mut url = Url::parse(client.raw.baseurl()).map_err(|_| unusable())?;
    url.path_segments_mut().map_err(|()| unusable())?.pop_if_empty().extend(["v1", "render", name]);
    Ok(url)
}

/// An operation of a game that draws.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Drawing {
    pub(crate) operation_id: &'static str,
    /// Its path after that of the games, `lcr/render.png`.
    pub(crate) path: &'static str,
    pub(crate) media_type: &'static str,
}

impl Drawing {
    /// The bytes of what is drawn.
    pub(crate) async fn bytes(self, client: &Mwamuzi, request: &impl Serialize) -> Result<Vec<u8>, Error> {
        let url = format!("{}/v1/games/{}", client.raw.baseurl(), self.path);
        let request = client.raw.client().post(url).header(ACCEPT, self.media_type).json(request);
        bytes(client, self.operation_id, request).await
    }

    /// What is drawn, where it is text.
    pub(crate) async fn text(self, client: &Mwamuzi, request: &impl Serialize) -> Result<String, Error> {
        text(self.bytes(client, request).await?)
    }
}

/// The body of the answer to a request.
async fn bytes(
    client: &Mwamuzi,
    operation_id: &'static str,
    request: RequestBuilder,
) -> Result<Vec<u8>, Error> {
    let request = request.build().map_err(Error::Connection)?;
    let answered = client.raw.exec(request, &OperationInfo { operation_id }).await;
    let response = answered.map_err(Error::Connection)?;
    if response.status() != StatusCode::OK {
        return Err(Error::from_generated(generated::Error::UnexpectedResponse(response)).await);
    }
    Ok(response.bytes().await.map_err(Error::Connection)?.to_vec())
}

fn text(bytes: Vec<u8>) -> Result<String, Error> {
    String::from_utf8(bytes).map_err(|error| Error::Unexpected {
        status: StatusCode::OK.as_u16(),
        reason: error.to_string(),
        body: String::from_utf8_lossy(error.as_bytes()).into_owned(),
    })
}
