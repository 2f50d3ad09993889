//! Makes every call of a file of fixtures through the Rust client, and prints what each came to, a line of JSON each.
//!
//!     mwamuzi-conformance BASE_URL FIXTURES
//!
//! The word `offline` in the place of the URL has the service in this process answer. The clients of the other
//! languages have the same runner, and a test compares what they print with each other and with plain HTTP.

mod calls;
mod played;

use std::error::Error;
use std::io::Write as _;
use std::{env, fs, io};

use mwamuzi::{BatchLine, Mwamuzi};
use serde::Deserialize;
use serde_json::{Value, json};

/// What a call came to, or why it came to nothing: a client's error is an outcome, every other ends the run.
type Called = Result<Value, Box<dyn Error>>;

#[derive(Deserialize)]
struct Fixture {
    name: String,
    #[serde(default)]
    game: String,
    op: String,
    request: Value,
}

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), Box<dyn Error>> {
    let [_, base_url, fixtures] = <[String; 3]>::try_from(env::args().collect::<Vec<_>>())
        .map_err(|_| "usage: mwamuzi-conformance BASE_URL|offline FIXTURES")?;
    let client = if base_url == "offline" { Mwamuzi::offline()? } else { Mwamuzi::new(&base_url)? };
    let fixtures: Vec<Fixture> = serde_json::from_slice(&fs::read(fixtures)?)?;
    for fixture in fixtures {
        let name = fixture.name.clone();
        let line = line(&client, fixture).await.map_err(|error| format!("{name}: {error}"))?;
        writeln!(io::stdout(), "{line}")?;
    }
    Ok(())
}

async fn line(client: &Mwamuzi, fixture: Fixture) -> Called {
    let name = fixture.name.clone();
    let (outcome, body) = match call(client, fixture).await {
        Ok(body) => ("answer", body),
        Err(error) => match *error.downcast::<mwamuzi::Error>()? {
            mwamuzi::Error::Problem(problem) => ("problem", serde_json::to_value(problem)?),
            mwamuzi::Error::IllegalMove(illegal) => {
                let told = json!({ "violations": illegal.violations, "legal_moves": illegal.legal_moves });
                ("illegal_move", told)
            }
            other => return Err(other.into()),
        },
    };
    Ok(json!({ "name": name, "outcome": outcome, "body": body }))
}

async fn call(client: &Mwamuzi, Fixture { game, op, request, .. }: Fixture) -> Called {
    match (game.as_str(), op.as_str()) {
        (_, "games") => Ok(json!({ "games": client.games().await? })),
        (_, "game") => {
            let game = request["game"].as_str().ok_or("the fixture names no game")?;
            Ok(serde_json::to_value(client.game(game).await?)?)
        }
        (_, "batch") => batch(client, request).await,
        ("lcr", op) => calls::lcr(client, op, request).await,
        ("qwirkle", "tally_csv") => {
            let sheet = request["text"].as_str().ok_or("the fixture has no table")?;
            Ok(serde_json::to_value(client.qwirkle().tally_csv(sheet).await?)?)
        }
        ("qwirkle", op) => calls::qwirkle(client, op, request).await,
        ("ludo", op) => calls::ludo(client, op, request).await,
        ("pegs-and-jokers", op) => calls::pegs_and_jokers(client, op, request).await,
        (other, _) => Err(format!("there is no game {other:?}").into()),
    }
}

/// A line of a batch as a fixture has it.
#[derive(Deserialize)]
struct Line {
    id: Option<mwamuzi::BatchId>,
    game: String,
    op: String,
    body: Value,
}

async fn batch(client: &Mwamuzi, mut request: Value) -> Called {
    let lines: Vec<Line> = serde_json::from_value(request["lines"].take())?;
    let sent: Vec<_> = lines
        .iter()
        .map(|line| {
            let sent = BatchLine::of(&line.game, &line.op, &line.body);
            line.id.iter().fold(sent, |sent, id| sent.with_id(id.clone()))
        })
        .collect();
    let mut received = client.batch(sent).await?;
    let mut answers = Vec::new();
    for line in &lines {
        let answer = received.next().await.ok_or("answers are missing")??;
        let body = match line.game.as_str() {
            "lcr" => calls::lcr_line(&line.op, &answer),
            "qwirkle" => calls::qwirkle_line(&line.op, &answer),
            "ludo" => calls::ludo_line(&line.op, &answer),
            "pegs-and-jokers" => calls::pegs_and_jokers_line(&line.op, &answer),
            _ => calls::problem_line(&answer),
        }?;
        let mut told = json!({ "status": answer.status, "body": body });
        if let Some(id) = answer.id {
            told["id"] = serde_json::to_value(id)?;
        }
        answers.push(told);
    }
    Ok(json!({ "answers": answers }))
}
