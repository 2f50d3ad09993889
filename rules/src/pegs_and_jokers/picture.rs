//! What a position of Pegs and Jokers looks like: the ring with homes and starts, the cards in its middle, the players
//! with their hands below.

mod board;
mod cards;
mod lights;
mod plan;
mod players;

pub(super) use self::board::letter;
pub(super) use self::lights::Targets;
use self::plan::{Plan, WIDTH};
use super::PegsAndJokers;
use super::state::State;
use super::text::text;
use super::view;
use super::wire::{PegsAndJokersHighlight, PegsAndJokersPeg as Place, PegsAndJokersTurn};
use crate::game::{Game, HiddenHands};
use crate::picture::{Picture, Pictured, name_of};
use crate::wire::Seat;

impl Pictured for PegsAndJokers {
    type Highlight = PegsAndJokersHighlight;

    fn picture(state: &State, seat: Option<Seat>, highlight: &PegsAndJokersHighlight) -> Picture {
        let plan = Plan::new(state.players(), seat);
        let colors = board::colors(state);
        let targets = Targets::of(state, highlight);
        let height = WIDTH + players::height(state.players());
        let mut picture = Picture::new(title(state), description(state), WIDTH, height);
        board::draw(&mut picture, state, plan, &colors);
        lights::last_move(&mut picture, state, plan, highlight);
        board::pegs(&mut picture, state, plan, &colors);
        lights::targets(&mut picture, state, plan, &targets);
        lights::pointed(&mut picture, state, plan, highlight);
        board::middle(&mut picture, state, &asked(state));
        players::draw(&mut picture, state, &colors, &targets);
        picture
    }

    fn text(state: &State, seat: Option<Seat>, highlight: &PegsAndJokersHighlight) -> String {
        text(state, seat, &Targets::of(state, highlight), highlight)
    }

    fn conceal(
        state: State,
        mut highlight: PegsAndJokersHighlight,
        seat: Seat,
    ) -> (State, PegsAndJokersHighlight) {
        highlight.events = highlight.events.iter().map(|event| view::view_event(event, Some(seat))).collect();
        (Self::view(&state, Some(seat)), highlight)
    }
}

/// What a player is called.
pub(super) fn name(state: &State, seat: Seat) -> String {
    name_of(state.people.get(seat.index()).and_then(|person| person.name.as_ref()), seat)
}

/// How the game stands, in a line.
pub(super) fn title(state: &State) -> String {
    format!("Pegs and Jokers: {}", asked(state))
}

fn asked(state: &State) -> String {
    match state.turn {
        PegsAndJokersTurn::Draw { seat } => format!("{} to draw", name(state, seat)),
        PegsAndJokersTurn::Play { seat } => format!("{} to play", name(state, seat)),
        PegsAndJokersTurn::Over {} => {
            let winners =
                PegsAndJokers::standing(state).result.map(|result| result.winners).unwrap_or_default();
            let names: Vec<String> = winners.iter().map(|&seat| name(state, seat)).collect();
            format!("won by {}", names.join(", "))
        }
    }
}

fn description(state: &State) -> String {
    let player = |seat: u8| {
        let pegs: Vec<String> = state.board.pegs(seat).iter().map(|&place| words(place)).collect();
        let hand = state.hand(Seat(seat)).size();
        format!("{}, {}: pegs {}; {hand} cards.", letter(seat), name(state, Seat(seat)), pegs.join(", "))
    };
    let players: Vec<String> = (0..state.players()).map(player).collect();
    format!("{} In the pile: {}.", players.join(" "), state.pile())
}

/// Where a peg is, in words.
pub(super) fn words(place: Place) -> String {
    match place {
        Place::Start {} => "in start".into(),
        Place::Track { hole } => format!("on hole {hole}"),
        Place::Home { hole } => format!("in home {hole}"),
    }
}
