//! Which documents are positions of Pegs and Jokers: every fault of an impossible one.

use super::board::{Board, Peg, ring_size};
use super::bounds::{HAND, MOST_PLAYERS, PEGS};
use super::cards::{Counts, Row};
use super::rulebook::PegsAndJokersFault;
use super::state::{Hand, Person, State};
use super::wire::{
    PegsAndJokersCard, PegsAndJokersColor, PegsAndJokersHand, PegsAndJokersPeg as Place, PegsAndJokersPlayer,
    PegsAndJokersState, PegsAndJokersTurn,
};
use crate::answer::Fault;
use crate::wire::Seat;

/// How many cards each player is dealt, and keeps after playing one.
pub(super) const DEALT: usize = 5;

/// The faults found so far.
#[derive(Default)]
pub(super) struct Faults(Vec<Fault>);

impl Faults {
    /// Adds a fault of the thing at `pointer`.
    pub(super) fn add(&mut self, fault: PegsAndJokersFault, pointer: impl Into<String>) {
        self.0.push(Fault::new(fault.rule().id(), pointer, fault.message()));
    }

    /// The value that `make` makes if there are none, or all of them.
    pub(super) fn or<T>(self, make: impl FnOnce() -> T) -> Result<T, Vec<Fault>> {
        if self.0.is_empty() { Ok(make()) } else { Err(self.0) }
    }

    /// `pegs.players`: how many there are, and that their colours differ.
    pub(super) fn check_players<'p>(
        &mut self,
        players: usize,
        colors: impl Iterator<Item = &'p Option<PegsAndJokersColor>>,
    ) {
        if seated(players).is_none() {
            self.add(PegsAndJokersFault::Players(players), "/players");
        }
        let mut taken = Vec::new();
        for (seat, color) in colors.enumerate() {
            let Some(color) = *color else { continue };
            if taken.contains(&color) {
                self.add(PegsAndJokersFault::SameColor(color), format!("/players/{seat}/color"));
            }
            taken.push(color);
        }
    }

    /// `pegs.state_cards`: takes the cards, which stand at `pointer`, from those that are `left` of all.
    pub(super) fn check_copies(
        &mut self,
        cards: &[PegsAndJokersCard],
        all: &Counts,
        left: &mut Counts,
        pointer: impl Fn() -> String,
    ) {
        for (index, &card) in cards.iter().enumerate() {
            if !left.take(card) {
                let copies = all.count(card);
                let fault = PegsAndJokersFault::TooManyCopies { card, copies };
                self.add(fault, format!("{}/{index}", pointer()));
            }
        }
    }
}

/// How many play, if so many can.
pub(super) fn seated(players: usize) -> Option<u8> {
    u8::try_from(players).ok().filter(|players| matches!(players, 4 | 6 | 8))
}

/// The state behind a document, or all its faults.
pub(super) fn admit(wire: &PegsAndJokersState) -> Result<State, Vec<Fault>> {
    let mut faults = Faults::default();
    faults.check_players(wire.players.len(), wire.players.iter().map(|player| &player.color));
    check_seat(wire, wire.dealer, "/dealer", &mut faults);
    if let Some(seat) = to_move(wire) {
        check_seat(wire, seat, "/turn/seat", &mut faults);
    }
    check_pegs(wire, &mut faults);
    let players = seated(wire.players.len());
    if let Some(players) = players {
        check_cards(wire, players, &mut faults);
    }
    check_hands(wire, &mut faults);
    check_end(wire, &mut faults);
    faults.or(|| build(wire, players.unwrap_or(0)))
}

const fn to_move(wire: &PegsAndJokersState) -> Option<Seat> {
    match wire.turn {
        PegsAndJokersTurn::Draw { seat } | PegsAndJokersTurn::Play { seat } => Some(seat),
        PegsAndJokersTurn::Over {} => None,
    }
}

/// `pegs.players`: a seat that is named exists.
fn check_seat(wire: &PegsAndJokersState, seat: Seat, pointer: &str, faults: &mut Faults) {
    let players = wire.players.len();
    if seat.index() >= players {
        faults.add(PegsAndJokersFault::NoSuchSeat { seat: seat.0, players }, pointer);
    }
}

/// `pegs.state_pegs`, `pegs.state_hole`. How long the ring is, only a possible number of players tells.
fn check_pegs(wire: &PegsAndJokersState, faults: &mut Faults) {
    let ring_size = seated(wire.players.len()).map(ring_size);
    let mut taken = [false; 256];
    for (seat, player) in wire.players.iter().enumerate() {
        let mut home = [false; 256];
        for (number, peg) in player.pegs.iter().enumerate() {
            let pointer = || format!("/players/{seat}/pegs/{number}");
            match *peg {
                Place::Start {} => {}
                Place::Track { hole } => {
                    if let Some(ring_size) = ring_size.filter(|&size| hole >= size) {
                        let fault = PegsAndJokersFault::NoSuchHole { hole, ring_size };
                        faults.add(fault, format!("{}/hole", pointer()));
                    }
                    if std::mem::replace(&mut taken[usize::from(hole)], true) {
                        faults.add(PegsAndJokersFault::SameHole(hole), pointer());
                    }
                }
                Place::Home { hole } => {
                    if std::mem::replace(&mut home[usize::from(hole)], true) {
                        faults.add(PegsAndJokersFault::SameHome(hole), pointer());
                    }
                }
            }
        }
    }
}

/// `pegs.state_cards`: every copy beyond the last, and more cards in all than there are.
fn check_cards(wire: &PegsAndJokersState, players: u8, faults: &mut Faults) {
    let all = Counts::of_game(players);
    let mut left = all;
    for (seat, player) in wire.players.iter().enumerate() {
        if let PegsAndJokersHand::Open { cards } = &player.hand {
            faults.check_copies(cards, &all, &mut left, || format!("/players/{seat}/hand/cards"));
        }
    }
    faults.check_copies(&wire.discard, &all, &mut left, || "/discard".into());
    let cards = wire.discard.len() + wire.players.iter().map(|player| hand_size(&player.hand)).sum::<usize>();
    let all = usize::try_from(all.total()).unwrap_or(0);
    if cards > all {
        faults.add(PegsAndJokersFault::TooManyCards { cards, all }, "/discard");
    }
}

fn hand_size(hand: &PegsAndJokersHand) -> usize {
    match hand {
        PegsAndJokersHand::Open { cards } => cards.len(),
        PegsAndJokersHand::Hidden { size } => usize::from(*size),
    }
}

/// `pegs.state_hand`.
fn check_hands(wire: &PegsAndJokersState, faults: &mut Faults) {
    for (seat, player) in (0u8..).zip(&wire.players) {
        let held = hand_size(&player.hand);
        let wanted = match wire.turn {
            PegsAndJokersTurn::Draw { seat: to_move } if to_move.0 == seat => Some(DEALT),
            PegsAndJokersTurn::Play { seat: to_move } if to_move.0 == seat => Some(HAND),
            _ => None,
        };
        let fault = match wanted {
            _ if !(DEALT..=HAND).contains(&held) => PegsAndJokersFault::HandSize(held),
            Some(wanted) if wanted != held => PegsAndJokersFault::HandToMove { held, wanted },
            _ => continue,
        };
        let part = match player.hand {
            PegsAndJokersHand::Open { .. } => "cards",
            PegsAndJokersHand::Hidden { .. } => "size",
        };
        faults.add(fault, format!("/players/{seat}/hand/{part}"));
    }
}

/// `pegs.state_end`.
fn check_end(wire: &PegsAndJokersState, faults: &mut Faults) {
    let home = |player: &PegsAndJokersPlayer| player.pegs.iter().all(|peg| matches!(peg, Place::Home { .. }));
    let finished = |team: &usize| wire.players.iter().skip(*team).step_by(2).all(home);
    let teams = (0..wire.players.len().min(2)).filter(finished).count();
    match wire.turn {
        PegsAndJokersTurn::Over {} if teams != 1 => {
            faults.add(PegsAndJokersFault::NotOver { teams }, "/turn/phase");
        }
        PegsAndJokersTurn::Draw { .. } | PegsAndJokersTurn::Play { .. } if teams > 0 => {
            faults.add(PegsAndJokersFault::OverAlready, "/turn/phase");
        }
        _ => {}
    }
}

/// Everything fits: players, pegs, hands and cards have been checked.
fn build(wire: &PegsAndJokersState, players: u8) -> State {
    let mut board = Board::new(players);
    let mut hands = [Hand::NONE; MOST_PLAYERS];
    let mut unseen = Counts::of_game(players);
    let seats = (0u8..).zip(&wire.players).zip(&mut hands);
    for ((seat, player), hand) in seats {
        for (number, &place) in (0..PEGS as u8).zip(&player.pegs) {
            board.put(Peg { seat, number }, place);
        }
        *hand = match &player.hand {
            PegsAndJokersHand::Open { cards } => {
                unseen.remove(cards);
                Hand::Open(Row::of(cards))
            }
            PegsAndJokersHand::Hidden { size } => Hand::Hidden(*size),
        };
    }
    unseen.remove(&wire.discard);
    let person = |player: &PegsAndJokersPlayer| Person { name: player.name.clone(), color: player.color };
    State {
        options: wire.options.clone(),
        people: wire.players.iter().map(person).collect(),
        hands,
        board,
        discard: Row::of(&wire.discard),
        unseen,
        dealer: wire.dealer.0,
        turn: wire.turn,
        ply: wire.ply,
    }
}
