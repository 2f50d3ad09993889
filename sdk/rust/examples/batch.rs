//! Ten thousand first rolls of LCR in one call: `cargo run -p mwamuzi --example batch -- http://127.0.0.1:8080`.

use std::io::{self, Write as _};

use mwamuzi::types::*;
use mwamuzi::{BatchLine, Error, Mwamuzi};

const TABLES: u32 = 10_000;

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let url = std::env::args().nth(1).unwrap_or_else(|| "http://127.0.0.1:8080".into());
    let client = Mwamuzi::new(&url)?;
    let players = ["Asha", "Baraka", "Chausiku"].map(|name| LcrSetupPlayer { name: Some(name.into()) });
    let state = client.lcr().new_game(LcrNewRequest::new(players.into())).await?.state;

    // Made while they are sent, so that it makes no difference how many there are.
    let lines = (0..TABLES).map(move |table| {
        let roll = LcrApplyRequest::new(state.clone(), LcrMove::Roll { dice: None });
        BatchLine::new(&LcrApplyRequest { seed: Some(table.to_string()), ..roll }).with_id(table)
    });
    let mut answers = client.batch(lines).await?;
    let (mut tables, mut chips) = (0_u32, 0);
    while let Some(answer) = answers.next().await {
        let answer = answer?;
        if answer.id != Some(tables.into()) {
            return Err(format!("table {tables} was answered by {:?}", answer.id).into());
        }
        tables += 1;
        match answer.read::<LcrApplyRequest>() {
            Ok(verdict) => chips += verdict.state().map_or(0, |state| state.pot),
            Err(Error::Problem(problem)) => writeln!(io::stderr(), "{problem}")?,
            Err(error) => return Err(error.into()),
        }
    }
    writeln!(io::stdout(), "{tables} tables, {chips} chips in their pots")?;
    Ok(())
}
