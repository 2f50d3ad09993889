//! What only games with hidden hands have: views.

use mwamuzi_rules::game::Played;
use mwamuzi_rules::{Game, HiddenHands, Seat};
use serde::Serialize;
use serde::de::DeserializeOwned;
use utoipa::ToSchema;

use super::envelopes::{Served, ViewOf};
use super::operations::admit;
use super::read::Request;
use crate::problem::Problem;

/// A game whose hands can be hidden, as the service knows it.
pub(crate) trait ServedHidden: Served + HiddenHands<Event: DeserializeOwned> {
    /// Request of `view`.
    type ViewRequest: Request + Into<ViewCall<Self>>;
    /// Answer of `view`.
    type ViewAnswer: Serialize + ToSchema + From<ViewAnswerOf<Self>>;
}

/// What `view` asks for.
pub(crate) struct ViewCall<G: Game> {
    /// The state.
    pub(crate) state: G::WireState,
    /// The version of its rules.
    pub(crate) rules: u32,
    /// Whose view; a spectator's if left out.
    pub(crate) seat: Option<Seat>,
    /// The move that led to the state.
    pub(crate) played: Option<G::Move>,
    /// What happened in it.
    pub(crate) events: Option<Vec<G::Event>>,
}

/// The answer of `view`: the same names, as the seat may see them.
pub(crate) struct ViewAnswerOf<G: Game> {
    /// The state.
    pub(crate) state: G::WireState,
    /// The move.
    pub(crate) played: Option<G::Move>,
    /// What happened in it.
    pub(crate) events: Option<Vec<G::Event>>,
    /// What is left to draw.
    pub(crate) left: G::Left,
}

/// `view`: a state, and the move and events that led to it, as one seat may see them.
pub(super) fn view<G: ServedHidden>(call: &ViewCall<G>) -> Result<ViewAnswerOf<G>, Problem> {
    let state = admit::<G>(&call.state, call.rules)?;
    let mover = G::mover(&state, call.events.as_deref().unwrap_or_default());
    Ok(ViewAnswerOf {
        state: G::wire(&G::view(&state, call.seat)),
        played: call.played.as_ref().map(|played| G::view_move(played, mover, call.seat)),
        events: call.events.as_ref().map(|events| view_events::<G>(events, call.seat)),
        left: G::standing(&state).left,
    })
}

fn view_events<G: HiddenHands>(events: &[G::Event], seat: Option<Seat>) -> Vec<G::Event> {
    events.iter().map(|event| G::view_event(event, seat)).collect()
}

/// What each seat may see of a move, then what a spectator may.
pub(super) fn views<G: HiddenHands>(played: &Played<G>) -> Vec<ViewOf<G>> {
    let mover = G::mover(&played.state, &played.events);
    let seats = (0..G::seats(&played.state)).map(|seat| Some(Seat(seat)));
    let view = |seat: Option<Seat>| ViewOf {
        seat,
        state: G::wire(&G::view(&played.state, seat)),
        played: G::view_move(&played.played, mover, seat),
        events: view_events::<G>(&played.events, seat),
    };
    seats.chain([None]).map(view).collect()
}
