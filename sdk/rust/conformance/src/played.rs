//! A match, step by step.

use std::error::Error;

use mwamuzi::{Match, Playable};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value, json};

use crate::Called;

/// Plays the steps of a fixture and tells the match at the end, the illegal moves and what replays came to.
pub(crate) async fn played<G: Playable>(game: G, mut request: Value) -> Called {
    let setup = serde_json::from_value(request["setup"].take())?;
    let mut played = Match::start(game.clone(), setup).await?;
    let (mut refused, mut replays) = (Vec::new(), Vec::new());
    let steps: Vec<Map<String, Value>> = serde_json::from_value(request["steps"].take())?;
    for (kind, more) in steps.into_iter().flatten() {
        match kind.as_str() {
            "undo" => drop(played.undo().await?.ok_or("there is nothing to take back")?),
            "replay" => replays.push(played.replay().await?),
            "save_and_load" => played = Match::from_json(game.clone(), &played.to_json()?)?,
            "apply" | "first_legal_move" => match apply(&mut played, more).await {
                Ok(()) => {}
                Err(error) => refused.push(violations(error)?),
            },
            other => return Err(format!("there is no step {other:?}").into()),
        }
    }
    let saved: Value = serde_json::from_str(&played.to_json()?)?;
    Ok(json!({ "saved": saved, "refused": refused, "replays": replays }))
}

/// Makes the move of a step, or the first that is legal, with what stands beside it.
async fn apply<G: Playable>(played: &mut Match<G>, mut more: Value) -> Result<(), Box<dyn Error>> {
    let beside = more.as_object_mut().ok_or("a step is an object")?;
    let chosen = match beside.remove("move") {
        Some(chosen) => serde_json::from_value(chosen)?,
        None => played.legal_moves_all().next().await.ok_or("no move is legal")??,
    };
    let mut fits = Ok(());
    let set = |request: &mut G::ApplyRequest| fits = merge(request, beside);
    played.apply_with(chosen, set).await?;
    fits
}

/// Sets fields of a request by their names.
fn merge<R: Serialize + DeserializeOwned>(
    request: &mut R,
    fields: &mut Map<String, Value>,
) -> Result<(), Box<dyn Error>> {
    let mut document = serde_json::to_value(&*request)?;
    document.as_object_mut().ok_or("a request is an object")?.append(fields);
    *request = serde_json::from_value(document)?;
    Ok(())
}

fn violations(error: Box<dyn Error>) -> Called {
    match *error.downcast::<mwamuzi::Error>()? {
        mwamuzi::Error::IllegalMove(illegal) => Ok(serde_json::to_value(illegal.violations)?),
        other => Err(other.into()),
    }
}
