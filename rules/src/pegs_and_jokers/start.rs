//! Setting up a game: the deal and the dealer.

use super::PegsAndJokers;
use super::admit::{DEALT, Faults, seated};
use super::board::Board;
use super::bounds::MOST_PLAYERS;
use super::cards::{ALL, Counts, Row};
use super::rulebook::PegsAndJokersFault;
use super::state::{Hand, Person, State};
use super::wire::{
    PegsAndJokersDeal, PegsAndJokersEvent, PegsAndJokersPhase, PegsAndJokersRematch,
    PegsAndJokersRematchPlayer, PegsAndJokersSetup, PegsAndJokersSetupPlayer, PegsAndJokersTurn,
};
use crate::answer::Fault;
use crate::chance::Chance;
use crate::game::Started;
use crate::wire::Seat;

/// A new game. With `stated`, what the set-up leaves to chance is a fault.
pub(super) fn start<C: Chance + ?Sized>(
    setup: &PegsAndJokersSetup,
    stated: bool,
    chance: &mut C,
) -> Result<Started<PegsAndJokers>, Vec<Fault>> {
    let mut faults = Faults::default();
    check(setup, stated, &mut faults);
    faults.or(|| begin(setup, chance))
}

/// `pegs.players`, `pegs.deal`, `pegs.state_cards`.
fn check(setup: &PegsAndJokersSetup, stated: bool, faults: &mut Faults) {
    let players = setup.players.len();
    faults.check_players(players, setup.players.iter().map(|player| &player.color));
    check_hands(setup, faults);
    let deal = setup.deal.unwrap_or_default();
    if deal == PegsAndJokersDeal::Referee && stated {
        faults.add(PegsAndJokersFault::DealNotStated, "/deal");
    }
    match setup.dealer {
        Some(seat) if seat.index() >= players => {
            faults.add(PegsAndJokersFault::NoSuchDealer { seat: seat.0, players }, "/dealer");
        }
        None if stated => faults.add(PegsAndJokersFault::DealerNotStated, "/dealer"),
        _ => {}
    }
}

/// The hands that players carry. How many copies of a card there are, only a possible number of players tells.
fn check_hands(setup: &PegsAndJokersSetup, faults: &mut Faults) {
    let all = seated(setup.players.len()).map(Counts::of_game);
    let mut left = all;
    for (seat, player) in setup.players.iter().enumerate() {
        let Some(cards) = &player.cards else { continue };
        let pointer = || format!("/players/{seat}/cards");
        if setup.deal.unwrap_or_default() == PegsAndJokersDeal::Referee {
            faults.add(PegsAndJokersFault::HandBesideReferee, pointer());
        }
        if cards.len() != DEALT {
            faults.add(PegsAndJokersFault::DealtHand(cards.len()), pointer());
        }
        if let (Some(all), Some(left)) = (&all, &mut left) {
            faults.check_copies(cards, all, left, pointer);
        }
    }
}

/// Deals, and draws the dealer who was not named. Everything has been checked.
fn begin<C: Chance + ?Sized>(setup: &PegsAndJokersSetup, chance: &mut C) -> Started<PegsAndJokers> {
    let players = seated(setup.players.len()).unwrap_or(0);
    let mut unseen = Counts::of_game(players);
    let mut hands = [Hand::NONE; MOST_PLAYERS];
    let mut events = Vec::with_capacity(MOST_PLAYERS + 2);
    for ((seat, player), hand) in (0u8..).zip(&setup.players).zip(&mut hands) {
        *hand = deal(setup.deal.unwrap_or_default(), player, &mut unseen, chance);
        let cards = match hand {
            Hand::Open(cards) => Some(cards.as_slice().to_vec()),
            Hand::Hidden(_) => None,
        };
        events.push(PegsAndJokersEvent::Dealt { seat: Seat(seat), count: hand.size().into(), cards });
    }
    let left = |dealer: u8| Seat((dealer + 1) % players.max(1));
    let dealer = setup.dealer.map_or_else(
        || {
            let dealer = u8::try_from(chance.below(players.into())).unwrap_or(0);
            events.push(PegsAndJokersEvent::StarterDrawn { seat: left(dealer) });
            dealer
        },
        |seat| seat.0,
    );
    let seat = left(dealer);
    events.push(PegsAndJokersEvent::Turn { seat, phase: PegsAndJokersPhase::Draw });
    let person =
        |player: &PegsAndJokersSetupPlayer| Person { name: player.name.clone(), color: player.color };
    let state = State {
        options: setup.options.clone(),
        people: setup.players.iter().map(person).collect(),
        hands,
        board: Board::new(players),
        discard: Row::EMPTY,
        unseen,
        dealer,
        turn: PegsAndJokersTurn::Draw { seat },
        ply: 0,
    };
    Started { state, events }
}

/// `pegs.deal`: one player's hand.
fn deal<C: Chance + ?Sized>(
    deal: PegsAndJokersDeal,
    player: &PegsAndJokersSetupPlayer,
    unseen: &mut Counts,
    chance: &mut C,
) -> Hand {
    match (deal, &player.cards) {
        (PegsAndJokersDeal::Referee, _) => {
            let mut hand = Row::EMPTY;
            for _ in 0..DEALT {
                if let Some(&card) = chance.draw(unseen.counts()).and_then(|kind| ALL.get(kind)) {
                    hand.push(card);
                }
            }
            Hand::Open(hand)
        }
        (PegsAndJokersDeal::Stated, Some(cards)) => {
            unseen.remove(cards);
            Hand::Open(Row::of(cards))
        }
        (PegsAndJokersDeal::Stated, None) => Hand::Hidden(DEALT as u8),
    }
}

/// The set-up of the next game: the same people and options, the next dealer to the left.
pub(super) fn rematch(
    state: &State,
    changes: PegsAndJokersRematch,
) -> Result<PegsAndJokersSetup, Vec<Fault>> {
    let seated = state.people.len();
    let fresh = changes.players.unwrap_or_else(|| vec![PegsAndJokersRematchPlayer::default(); seated]);
    if fresh.len() != seated {
        let fault = PegsAndJokersFault::OtherPlayers { given: fresh.len(), seated };
        return Err(vec![Fault::new(fault.rule().id(), "/players", fault.message())]);
    }
    let player = |(person, fresh): (&Person, PegsAndJokersRematchPlayer)| PegsAndJokersSetupPlayer {
        name: person.name.clone(),
        color: person.color,
        cards: fresh.cards,
    };
    Ok(PegsAndJokersSetup {
        players: state.people.iter().zip(fresh).map(player).collect(),
        options: state.options.clone(),
        dealer: Some(changes.dealer.unwrap_or_else(|| state.left_of(Seat(state.dealer)))),
        deal: changes.deal,
    })
}
