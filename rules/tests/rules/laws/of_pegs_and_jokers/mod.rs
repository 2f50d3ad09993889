//! Pegs and Jokers before the laws.

mod any;
mod breaches;

use std::collections::BTreeMap;

use mwamuzi_rules::pegs_and_jokers::{
    PegsAndJokers, PegsAndJokersCard, PegsAndJokersDeal, PegsAndJokersEvent, PegsAndJokersHand,
    PegsAndJokersHighlight, PegsAndJokersHomeEntry, PegsAndJokersLeft, PegsAndJokersMove,
    PegsAndJokersOptions, PegsAndJokersPlayer, PegsAndJokersSetup, PegsAndJokersSetupPlayer,
    PegsAndJokersSevenSplit, PegsAndJokersState, State,
};
use mwamuzi_rules::{Chance, Game, Seat};

pub(crate) use self::any::scatter;
use super::lawful::{Breach, Lawful, LawfulHiddenHands};
use super::pictures::Parts;
use crate::pegs_and_jokers::support::{cards, size};
use crate::support::Choices;

/// Every option set.
pub(crate) fn option_sets() -> Vec<PegsAndJokersOptions> {
    let mut sets = Vec::new();
    for seven_split in [PegsAndJokersSevenSplit::Exact, PegsAndJokersSevenSplit::UpTo] {
        for joker_from_home in [true, false] {
            for home_entry in [PegsAndJokersHomeEntry::Optional, PegsAndJokersHomeEntry::Forced] {
                sets.push(PegsAndJokersOptions { seven_split, joker_from_home, home_entry });
            }
        }
    }
    sets
}

/// Every card of a game, each as often as there are copies.
pub(crate) fn all_cards(players: usize) -> Vec<PegsAndJokersCard> {
    let decks = if players == 8 { 4 } else { 3 };
    let ranks = cards("A 2 3 4 5 6 7 8 9 10 J Q K");
    let jokers = std::iter::repeat_n(PegsAndJokersCard::Joker, 2 * decks);
    ranks.into_iter().flat_map(|rank| std::iter::repeat_n(rank, 4 * decks)).chain(jokers).collect()
}

/// The cards of a game without those discarded and those in the open hands of the seats for which `looks` holds.
pub(crate) fn not_seen(state: &PegsAndJokersState, looks: impl Fn(usize) -> bool) -> Vec<PegsAndJokersCard> {
    let mut left = all_cards(state.players.len());
    let hands = state.players.iter().enumerate().filter(|&(seat, _)| looks(seat));
    let held = hands.flat_map(|(_, player)| match &player.hand {
        PegsAndJokersHand::Open { cards } => cards.clone(),
        PegsAndJokersHand::Hidden { .. } => Vec::new(),
    });
    for card in held.chain(state.discard.iter().copied()) {
        let place = left.iter().position(|other| *other == card).expect("no more cards than there are");
        left.swap_remove(place);
    }
    left
}

impl Lawful for PegsAndJokers {
    const EFFECTS: &'static [&'static str] = crate::pegs_and_jokers::EFFECTS;

    /// Every option set with every number of players: all hands open, one open among hidden ones, or all hidden.
    fn setups() -> Vec<PegsAndJokersSetup> {
        let sets = option_sets().into_iter().flat_map(|options| [4, 6, 8].map(|n| (options.clone(), n)));
        let setup = |(number, (options, players)): (usize, (PegsAndJokersOptions, usize))| {
            let mut seats = vec![PegsAndJokersSetupPlayer::default(); players];
            let deal = match number % 5 {
                3 => {
                    seats[1].cards = Some(cards("7 joker 8 A 4"));
                    Some(PegsAndJokersDeal::Stated)
                }
                4 => Some(PegsAndJokersDeal::Stated),
                _ => None,
            };
            PegsAndJokersSetup { players: seats, options, dealer: None, deal }
        };
        sets.enumerate().map(setup).collect()
    }

    /// A game takes a thousand random moves, so most are looked at from where pegs stand close before their homes.
    fn somewhere(start: State, dice: &mut impl Chance) -> State {
        if dice.one_in(4) {
            return start;
        }
        let mut wire = PegsAndJokers::wire(&start);
        loop {
            scatter(&mut wire, dice);
            if let Ok(state) = PegsAndJokers::admit(&wire) {
                return state;
            }
        }
    }

    fn side(seat: usize) -> usize {
        seat % 2
    }

    fn miscounted(state: &PegsAndJokersState, left: &PegsAndJokersLeft) -> Option<String> {
        let held: usize = state.players.iter().map(|player| size(&player.hand)).sum();
        let out = held + state.discard.len() + left.pile as usize;
        let all = all_cards(state.players.len());
        if out != all.len() {
            return Some(format!("{held} held, {} discarded, {} left", state.discard.len(), left.pile));
        }
        let mut counts: BTreeMap<PegsAndJokersCard, i32> = BTreeMap::new();
        for card in all {
            *counts.entry(card).or_default() += 1;
        }
        let open = state.players.iter().filter_map(|player| match &player.hand {
            PegsAndJokersHand::Open { cards } => Some(cards),
            PegsAndJokersHand::Hidden { .. } => None,
        });
        for card in open.flatten().chain(&state.discard) {
            *counts.entry(*card).or_default() -= 1;
        }
        counts.iter().find(|(_, left)| **left < 0).map(|(card, _)| format!("{card:?} too often"))
    }

    fn normal(_: &PegsAndJokersState, played: &PegsAndJokersMove) -> PegsAndJokersMove {
        match played.clone() {
            PegsAndJokersMove::Draw { .. } => PegsAndJokersMove::Draw { drawn: None },
            PegsAndJokersMove::Exchange { card, .. } => PegsAndJokersMove::Exchange { card, drawn: None },
            play => play,
        }
    }

    fn without_chance(event: &PegsAndJokersEvent) -> PegsAndJokersEvent {
        match event.clone() {
            PegsAndJokersEvent::Drawn { seat, count, .. } => {
                PegsAndJokersEvent::Drawn { seat, count, cards: None }
            }
            other => other,
        }
    }

    fn any_move(
        state: &PegsAndJokersState,
        listed: &[PegsAndJokersMove],
        dice: &mut impl Chance,
    ) -> PegsAndJokersMove {
        any::any_move(state, listed, dice)
    }

    fn any_setup(dice: &mut impl Chance) -> PegsAndJokersSetup {
        any::any_setup(dice)
    }

    fn any_state(dice: &mut impl Chance) -> PegsAndJokersState {
        any::any_state(dice)
    }

    fn disturb(state: &mut PegsAndJokersState, dice: &mut impl Chance) {
        any::disturb(state, dice);
    }

    fn at_ply(state: PegsAndJokersState, ply: u32) -> PegsAndJokersState {
        PegsAndJokersState { ply, ..state }
    }

    fn lit(events: &[PegsAndJokersEvent]) -> PegsAndJokersHighlight {
        PegsAndJokersHighlight { events: events.to_vec(), targets: true, ..PegsAndJokersHighlight::default() }
    }

    fn drawn_wrongly(state: &PegsAndJokersState, parts: &Parts) -> Option<String> {
        let pegs = 5 * state.players.len();
        let open = |player: &PegsAndJokersPlayer| match &player.hand {
            PegsAndJokersHand::Open { cards } => cards.len(),
            PegsAndJokersHand::Hidden { .. } => 0,
        };
        let cards: usize = state.players.iter().map(open).sum();
        let right = parts.once("peg") == Some(pegs) && parts.once("card") == Some(cards);
        (!right).then(|| format!("{pegs} pegs, {cards} cards: {:?}", parts.handles))
    }

    fn breaches() -> Vec<Breach<Self>> {
        breaches::breaches()
    }
}

impl LawfulHiddenHands for PegsAndJokers {
    fn players(state: &PegsAndJokersState) -> u8 {
        u8::try_from(state.players.len()).expect("few players")
    }

    /// The pile and the other open hands are dealt anew from what the seat has not seen. Who does not see the own
    /// hand is not at this table: of such a hand the referee lists what it may hold by all that it sees itself.
    fn dealt_anew(
        state: &PegsAndJokersState,
        seat: Option<Seat>,
        dice: &mut impl Chance,
    ) -> PegsAndJokersState {
        let own = |other: usize| seat.is_some_and(|seat| seat.index() == other);
        let mut other = state.clone();
        if let Some(seat) = seat
            && let PegsAndJokersHand::Hidden { .. } = state.players[seat.index()].hand
        {
            return other;
        }
        let mut unseen = not_seen(state, own);
        dice.shuffle(&mut unseen);
        for (_, player) in other.players.iter_mut().enumerate().filter(|&(seat, _)| !own(seat)) {
            if let PegsAndJokersHand::Open { cards } = &mut player.hand {
                *cards = unseen.split_off(unseen.len() - cards.len());
            }
        }
        other
    }
}
