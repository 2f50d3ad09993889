//! Score sheets kept as tables: the generated part of the client speaks JSON alone.

use progenitor_client::{ClientHooks as _, ClientInfo as _, OperationInfo};
use reqwest::StatusCode;
use reqwest::header::{ACCEPT, CONTENT_TYPE};

use crate::client::answer;
use crate::generated::{self, Client, ResponseValue};
use crate::types::QwirkleAudit;
use crate::{Error, Qwirkle};

impl Qwirkle {
    /// Audits a score sheet kept as a table of comma-separated values: a row a turn, or a column a player.
    ///
    /// # Errors
    /// See [`Error`]; a table that cannot be read is the problem `malformed_csv`, its errors by row and column.
    pub async fn tally_csv(&self, sheet: impl Into<String>) -> Result<QwirkleAudit, Error> {
        answer(tally_csv(&self.client.raw, sheet.into())).await
    }
}

async fn tally_csv(
    client: &Client,
    sheet: String,
) -> Result<ResponseValue<QwirkleAudit>, generated::Error<()>> {
    let url = format!("{}/v1/games/qwirkle/tally.csv", client.baseurl());
    let request =
        client.client().post(url).header(ACCEPT, "application/json").header(CONTENT_TYPE, "text/csv");
    let request = request.body(sheet).build()?;
    let response = client.exec(request, &OperationInfo { operation_id: "qwirkle_tally_csv" }).await?;
    match response.status() {
        StatusCode::OK => ResponseValue::from_response(response).await,
        _ => Err(generated::Error::UnexpectedResponse(response)),
    }
}
