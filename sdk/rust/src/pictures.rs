//! Pictures and texts of positions: the generated part of the client speaks JSON alone.

use progenitor_client::{ClientHooks as _, ClientInfo as _, OperationInfo};
use reqwest::StatusCode;
use reqwest::header::ACCEPT;
use serde::Serialize;

use crate::client::Mwamuzi;
use crate::{Error, generated};

/// What comes back for a request that is drawn.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Drawn {
    pub(crate) operation_id: &'static str,
    /// The path of the game's operation, `lcr/render.png`.
    pub(crate) path: &'static str,
    pub(crate) media_type: &'static str,
}

impl Drawn {
    /// The bytes of what is drawn.
    pub(crate) async fn bytes(self, client: &Mwamuzi, request: &impl Serialize) -> Result<Vec<u8>, Error> {
        match self.send(client, request).await {
            Ok(bytes) => Ok(bytes),
            Err(error) => Err(Error::from_generated(error).await),
        }
    }

    /// What is drawn, where it is text.
    pub(crate) async fn text(self, client: &Mwamuzi, request: &impl Serialize) -> Result<String, Error> {
        let bytes = self.bytes(client, request).await?;
        String::from_utf8(bytes).map_err(|error| Error::Unexpected {
            status: StatusCode::OK.as_u16(),
            reason: error.to_string(),
            body: String::from_utf8_lossy(error.as_bytes()).into_owned(),
        })
    }

    async fn send(
        self,
        client: &Mwamuzi,
        request: &impl Serialize,
    ) -> Result<Vec<u8>, generated::Error<()>> {
        let client = &client.raw;
        let url = format!("{}/v1/games/{}", client.baseurl(), self.path);
        let request = client.client().post(url).header(ACCEPT, self.media_type).json(request).build()?;
        let response = client.exec(request, &OperationInfo { operation_id: self.operation_id }).await?;
        match response.status() {
            StatusCode::OK => {
                let bytes = response.bytes().await.map_err(generated::Error::ResponseBodyError)?;
                Ok(bytes.to_vec())
            }
            _ => Err(generated::Error::UnexpectedResponse(response)),
        }
    }
}
