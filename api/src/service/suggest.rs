//! `suggest`: CPU players.

use mwamuzi_rules::{NoSuggestion, Seat, SuggestionLevel};

use super::envelopes::{Served, SuggestCall, SuggestionOf};
use super::operation::{Answer, Cost, Operation};
use super::operations::{RefereeChance, admit};
use super::read::read;
use super::wire::Seed;
use crate::problem::{Code, Problem};

/// The operation `suggest` of a game.
pub(super) fn operation<G: Served>() -> Operation {
    Operation {
        cost: Cost::Expensive,
        ..Operation::post::<G, G::SuggestRequest, G::Suggestion>(
            "suggest",
            (
                "Suggest a move",
                "What a CPU player would do for the seat to move, and why: for a lone player, or for one who is \
                 missing. The move is one of the listed ones and is accepted; in every phase there is one, a roll or \
                 a draw with its chance left out, so to suggest and apply until the seat changes plays a whole turn. \
                 A CPU player knows what the seat may see: the view of that seat is enough, and in a state that shows \
                 more the hands of others are looked at as hidden. `greedy` (the default) takes what brings the most \
                 at once, `strong` weighs what may follow too, `random` takes any legal move. The same state, level and seed \
                 always get the same answer; without a seed all levels but `random` do as well. Where the hand to \
                 move is hidden only what can be listed can be suggested.",
            ),
            &[Code::ImpossibleState, Code::UnsupportedRules, Code::GameOver, Code::HiddenHand],
            |input| {
                let call = read::<G::SuggestRequest>(input.body)?.into();
                Ok(Answer::json(&G::Suggestion::from(suggest::<G>(&call)?)))
            },
        )
    }
}

/// `suggest`: what would a CPU player do?
fn suggest<G: Served>(call: &SuggestCall<G>) -> Result<SuggestionOf<G>, Problem> {
    let state = admit::<G>(&call.state, call.rules)?;
    let level = call.level;
    let fixed = (level != SuggestionLevel::Random).then(Seed::of_suggestions);
    let seed = call.seed.as_ref().or(fixed.as_ref());
    let mut chance = RefereeChance::new::<G>(seed, "suggest", G::ply(&state));
    let suggestion = G::suggest(&state, level, G::EFFORT, &mut chance)
        .map_err(|none| no_suggestion(none, G::seat_to_move(&state)))?;
    Ok(SuggestionOf { level, suggestion })
}

fn no_suggestion(none: NoSuggestion, to_move: Option<Seat>) -> Problem {
    let (code, pointer, detail) = match none {
        NoSuggestion::Over => {
            (Code::GameOver, "/state/turn".into(), "The game is over: there is no move to suggest.")
        }
        NoSuggestion::HiddenHand => (
            Code::HiddenHand,
            format!("/state/players/{}/hand", to_move.unwrap_or(Seat(0)).0),
            "The hand of the seat to move is hidden, and every move that may be legal names what it holds.",
        ),
    };
    Problem::at(code, pointer, code.row().code, detail)
}
