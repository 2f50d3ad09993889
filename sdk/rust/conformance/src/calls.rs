//! The operations of the games, each by its typed method.

use base64::prelude::{BASE64_STANDARD, Engine as _};
use mwamuzi::types::*;
use mwamuzi::{BatchAnswer, BatchOperation, Mwamuzi};
use pastey::paste;
use serde_json::{Value, json};

use crate::Called;
use crate::played::played;

macro_rules! calls {
    ($( $game:ident, $name:ident: [ $( $operation:ident: $request:ident, )* ], )*) => { paste! { $(
        /// Makes a call of this game.
        pub(crate) async fn $name(client: &Mwamuzi, operation: &str, mut request: Value) -> Called {
            let game = client.$name();
            Ok(match operation {
                "match" => played(game, request).await?,
                "new" => serde_json::to_value(game.new_game(serde_json::from_value(request)?).await?)?,
                "check" => {
                    let state = serde_json::from_value(request["state"].take())?;
                    serde_json::to_value(game.check(state).await?)?
                }
                "apply_or_raise" => {
                    let accepted = game.apply_or_raise(serde_json::from_value(request)?).await?;
                    serde_json::to_value([<$game Verdict>]::from(accepted))?
                }
                "legal_moves_all" => {
                    let moves = game.legal_moves_all(serde_json::from_value(request)?);
                    json!({ "moves": moves.collect().await? })
                }
                "legal_moves" => serde_json::to_value(game.legal_moves(serde_json::from_value(request)?).await?)?,
                "apply" => serde_json::to_value(game.apply(serde_json::from_value(request)?).await?)?,
                "replay" => serde_json::to_value(game.replay(serde_json::from_value(request)?).await?)?,
                "rematch" => serde_json::to_value(game.rematch(serde_json::from_value(request)?).await?)?,
                "suggest" => serde_json::to_value(game.suggest(serde_json::from_value(request)?).await?)?,
                "render" => json!({ "text": game.render(&serde_json::from_value(request)?).await? }),
                "render_png" => {
                    let picture = game.render_png(&serde_json::from_value(request)?).await?;
                    json!({ "base64": BASE64_STANDARD.encode(picture) })
                }
                "render_txt" => json!({ "text": game.render_text(&serde_json::from_value(request)?).await? }),
                "render_link" => serde_json::to_value(game.render_link(&serde_json::from_value(request)?).await?)?,
                $(
                    stringify!($operation) => {
                        serde_json::to_value(game.$operation(serde_json::from_value(request)?).await?)?
                    }
                )*
                other => return Err(format!("this client has no operation {other:?}").into()),
            })
        }

        /// The body of an answer to a line of a batch, written again from its typed value.
        pub(crate) fn [<$name _line>](operation: &str, answer: &BatchAnswer) -> Called {
            match operation {
                "new" => line::<[<$game NewRequest>]>(answer),
                "check" => line::<[<$game CheckRequest>]>(answer),
                "legal_moves" => line::<[<$game LegalMovesRequest>]>(answer),
                "apply" => line::<[<$game ApplyRequest>]>(answer),
                "replay" => line::<[<$game ReplayRequest>]>(answer),
                "rematch" => line::<[<$game RematchRequest>]>(answer),
                "suggest" => line::<[<$game SuggestRequest>]>(answer),
                "render_link" => line::<[<$game RenderRequest>]>(answer),
                $( stringify!($operation) => line::<$request>(answer), )*
                _ => problem_line(answer),
            }
        }
    )* } };
}

calls! {
    Lcr, lcr: [],
    Qwirkle, qwirkle: [
        view: QwirkleViewRequest,
        score: QwirkleScoreRequest,
        targets: QwirkleTargetsRequest,
        tally: QwirkleTallyRequest,
    ],
    Ludo, ludo: [],
    PegsAndJokers, pegs_and_jokers: [
        view: PegsAndJokersViewRequest,
    ],
}

fn line<R: BatchOperation<Answer: serde::Serialize>>(answer: &BatchAnswer) -> Called {
    match answer.read::<R>() {
        Ok(value) => Ok(serde_json::to_value(value)?),
        Err(mwamuzi::Error::Problem(problem)) => Ok(serde_json::to_value(problem)?),
        Err(error) => Err(error.into()),
    }
}

/// The problem that a line came to, which names nothing that there is.
pub(crate) fn problem_line(answer: &BatchAnswer) -> Called {
    let problem: Problem = serde_json::from_str(answer.body.get())?;
    Ok(serde_json::to_value(problem)?)
}
