//! Short ways to write positions and moves and to read answers.

use mwamuzi_rules::pegs_and_jokers::{
    PegsAndJokers, PegsAndJokersCard, PegsAndJokersEvent, PegsAndJokersHand, PegsAndJokersMove,
    PegsAndJokersOptions, PegsAndJokersPeg, PegsAndJokersPlayer, PegsAndJokersState, PegsAndJokersStep,
    PegsAndJokersTurn,
};
use mwamuzi_rules::{Chance, Claim, Fault, Game, Played, Seat, Violation};
use serde_json::json;

use crate::support::NoChance;

/// A card by its word on the wire.
pub(crate) fn card(word: &str) -> PegsAndJokersCard {
    serde_json::from_value(json!(word)).unwrap_or_else(|error| panic!("{word}: {error}"))
}

/// Cards separated by spaces.
pub(crate) fn cards(words: &str) -> Vec<PegsAndJokersCard> {
    words.split_whitespace().map(card).collect()
}

/// A place: `s` the start, `t12` a hole of the track, `h3` a home hole.
pub(crate) fn place(word: &str) -> PegsAndJokersPeg {
    let (kind, hole) = word.split_at(1);
    match kind {
        "s" => PegsAndJokersPeg::Start {},
        "t" => PegsAndJokersPeg::Track { hole: hole.parse().unwrap() },
        "h" => PegsAndJokersPeg::Home { hole: hole.parse().unwrap() },
        _ => panic!("{word} is no place"),
    }
}

/// Cards, or `hidden 6`.
pub(crate) fn hand(words: &str) -> PegsAndJokersHand {
    match words.trim().strip_prefix("hidden ") {
        Some(size) => PegsAndJokersHand::Hidden { size: size.parse().unwrap() },
        None => PegsAndJokersHand::Open { cards: cards(words) },
    }
}

/// A player: the hand and the pegs that are not in start, separated by a stroke. `-` is five cards and no such pegs.
fn player(words: &str) -> PegsAndJokersPlayer {
    let words = if words.trim() == "-" { "2 3 4 5 6 /" } else { words };
    let (cards, places) = words.split_once('/').unwrap();
    let mut pegs = [PegsAndJokersPeg::Start {}; 5];
    for (peg, word) in pegs.iter_mut().zip(places.split_whitespace()) {
        *peg = place(word);
    }
    PegsAndJokersPlayer { name: None, color: None, hand: hand(cards), pegs }
}

/// How many cards a hand holds.
pub(crate) fn size(hand: &PegsAndJokersHand) -> usize {
    match hand {
        PegsAndJokersHand::Open { cards } => cards.len(),
        PegsAndJokersHand::Hidden { size } => usize::from(*size),
    }
}

/// A position of these players, the first to move, in the phase that the hand tells.
pub(crate) fn position(players: &[&str]) -> PegsAndJokersState {
    let players: Vec<PegsAndJokersPlayer> = players.iter().map(|words| player(words)).collect();
    let seat = Seat(0);
    let turn = match size(&players[0].hand) {
        6 => PegsAndJokersTurn::Play { seat },
        _ => PegsAndJokersTurn::Draw { seat },
    };
    let dealer = Seat(u8::try_from(players.len() - 1).unwrap());
    serde_json::from_value(json!({
        "game": "pegs-and-jokers", "rules": 1, "options": PegsAndJokersOptions::default(), "players": players,
        "discard": [], "dealer": dealer, "turn": turn, "ply": 40,
    }))
    .unwrap()
}

/// A position of four in which the first has these cards and pegs and the others none on the way.
pub(crate) fn alone(first: &str) -> PegsAndJokersState {
    position(&[first, "-", "-", "-"])
}

/// A card played.
pub(crate) fn play(word: &str, steps: &[(u8, &str)]) -> PegsAndJokersMove {
    let step = |&(peg, to): &(u8, &str)| PegsAndJokersStep { peg, to: place(to) };
    PegsAndJokersMove::Play { card: card(word), steps: steps.iter().map(step).collect() }
}

/// A draw that states these cards; an empty text states nothing.
pub(crate) fn draw(words: &str) -> PegsAndJokersMove {
    PegsAndJokersMove::Draw { drawn: (!words.is_empty()).then(|| cards(words)) }
}

/// An exchange that states the cards drawn; an empty text states nothing.
pub(crate) fn exchange(word: &str, drawn: &str) -> PegsAndJokersMove {
    PegsAndJokersMove::Exchange { card: card(word), drawn: (!drawn.is_empty()).then(|| cards(drawn)) }
}

/// The move played with this chance; it must be legal.
pub(crate) fn played_with(
    state: &PegsAndJokersState,
    played: &PegsAndJokersMove,
    chance: &mut impl Chance,
) -> Played<PegsAndJokers> {
    let state = PegsAndJokers::admit(state).unwrap();
    match PegsAndJokers::judge(&state, played, &Claim::default()) {
        Ok(ruling) => ruling.play(chance),
        Err(violations) => panic!("{played:?}: {violations:?}"),
    }
}

/// The move played with nothing left to chance; it must be legal.
pub(crate) fn played(state: &PegsAndJokersState, played: &PegsAndJokersMove) -> Played<PegsAndJokers> {
    played_with(state, played, &mut NoChance)
}

/// The document after the move, which must be legal.
pub(crate) fn after(state: &PegsAndJokersState, moved: &PegsAndJokersMove) -> PegsAndJokersState {
    PegsAndJokers::wire(&played(state, moved).state)
}

/// Where the pegs of a seat are after the move.
pub(crate) fn pegs_after(state: &PegsAndJokersState, moved: &PegsAndJokersMove, seat: usize) -> String {
    words_of(&after(state, moved).players[seat].pegs)
}

/// Places as they are written here.
pub(crate) fn words_of(pegs: &[PegsAndJokersPeg]) -> String {
    let word = |peg: &PegsAndJokersPeg| match peg {
        PegsAndJokersPeg::Start {} => "s".into(),
        PegsAndJokersPeg::Track { hole } => format!("t{hole}"),
        PegsAndJokersPeg::Home { hole } => format!("h{hole}"),
    };
    pegs.iter().map(word).collect::<Vec<String>>().join(" ")
}

/// The events of the move, one a line of JSON.
pub(crate) fn told(state: &PegsAndJokersState, moved: &PegsAndJokersMove) -> Vec<String> {
    played(state, moved).events.iter().map(event_words).collect()
}

/// An event as JSON with single quotes and places in short.
pub(crate) fn event_words(event: &PegsAndJokersEvent) -> String {
    serde_json::to_string(event).unwrap().replace('"', "'")
}

/// What the move breaks.
pub(crate) fn violations(state: &PegsAndJokersState, moved: &PegsAndJokersMove) -> Vec<Violation> {
    let state = PegsAndJokers::admit(state).unwrap();
    PegsAndJokers::judge(&state, moved, &Claim::default()).err().unwrap_or_default()
}

/// Rule, reason and pointer of all that the move breaks.
pub(crate) fn broken(state: &PegsAndJokersState, moved: &PegsAndJokersMove) -> Vec<String> {
    let words = |it: &Violation| format!("{} {} {}", it.rule, it.reason, it.pointer);
    violations(state, moved).iter().map(words).collect()
}

/// The rules that could not be checked of a legal move.
pub(crate) fn unverified(state: &PegsAndJokersState, moved: &PegsAndJokersMove) -> Vec<&'static str> {
    let state = PegsAndJokers::admit(state).unwrap();
    let ruling = PegsAndJokers::judge(&state, moved, &Claim::default()).unwrap();
    ruling.unverified().iter().map(|it| it.rule).collect()
}

/// Rule and pointer of each fault.
pub(crate) fn at(faults: Option<Vec<Fault>>) -> Vec<String> {
    faults.unwrap_or_default().iter().map(|it| format!("{} {}", it.rule, it.pointer)).collect()
}
