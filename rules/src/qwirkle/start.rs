//! Setting up a game: the deal and who starts.

use arrayvec::ArrayVec;

use super::Qwirkle;
use super::admit::Faults;
use super::board::Board;
use super::kinds::{Heap, Kind, KindSet, tiles_of};
use super::placement::HAND;
use super::rulebook::QwirkleFault;
use super::state::{Hand, MOST_PLAYERS, State};
use super::wire::{
    QwirkleDeal, QwirkleEvent, QwirkleOpening, QwirkleRematch, QwirkleSetup, QwirkleSetupPlayer, QwirkleTurn,
};
use crate::answer::Fault;
use crate::chance::Chance;
use crate::game::Started;
use crate::wire::Seat;

/// A new game. With `stated`, what the set-up leaves to chance is a fault.
pub(super) fn start<C: Chance + ?Sized>(
    setup: &QwirkleSetup,
    stated: bool,
    chance: &mut C,
) -> Result<Started<Qwirkle>, Vec<Fault>> {
    let mut faults = Faults::default();
    check(setup, stated, &mut faults);
    if !faults.is_empty() {
        return Err(faults.into_vec());
    }
    let mut unseen = Heap::FULL;
    let hands = deal(setup, &mut unseen, chance);
    let mut events = dealt(&hands);
    let starter = match starter(setup, &hands, stated, &mut faults) {
        Some(Starter::Known(seat)) => seat,
        Some(Starter::Among(tied)) => {
            let drawn = chance.below(u32::try_from(tied.len()).unwrap_or(1));
            let seat = tied.get(usize::try_from(drawn).unwrap_or(0)).copied().unwrap_or(Seat(0));
            events.push(QwirkleEvent::StarterDrawn { seat });
            seat
        }
        None => return Err(faults.into_vec()),
    };
    events.push(QwirkleEvent::Turn { seat: starter });
    let state = State {
        options: setup.options.clone(),
        names: setup.players.iter().map(|player| player.name.clone()).collect(),
        scores: setup.players.iter().map(|_| 0).collect(),
        hands,
        board: Board::default(),
        unseen,
        turn: QwirkleTurn::Play { seat: starter },
        ply: 0,
    };
    Ok(Started { state, events })
}

/// What can be told before the deal.
fn check(setup: &QwirkleSetup, stated: bool, faults: &mut Faults) {
    faults.check_players(setup.players.len());
    let mut left = Heap::FULL;
    for (seat, player) in setup.players.iter().enumerate() {
        let Some(tiles) = &player.tiles else { continue };
        let pointer = || format!("/players/{seat}/tiles");
        if setup.deal == QwirkleDeal::Referee {
            faults.add(QwirkleFault::HandBesideReferee, pointer());
        }
        if tiles.len() != HAND {
            faults.add(QwirkleFault::DealtHand(tiles.len()), pointer());
        }
        faults.check_hand_copies(tiles, &mut left, pointer);
    }
    if setup.deal == QwirkleDeal::Referee && stated {
        faults.add(QwirkleFault::DealNotStated, "/deal");
    }
    match setup.starter {
        Some(seat) if seat.index() >= setup.players.len() => {
            let players = setup.players.len();
            faults.add(QwirkleFault::NoSuchStarter { seat: seat.0, players }, "/starter");
        }
        None if setup.deal == QwirkleDeal::Stated && setup.players.iter().any(|it| it.tiles.is_none()) => {
            faults.add(QwirkleFault::StarterHidden, "/starter");
        }
        _ => {}
    }
}

/// `qwirkle.deal`: the hands by seat. The referee draws six tiles for each in turn.
fn deal<C: Chance + ?Sized>(
    setup: &QwirkleSetup,
    unseen: &mut Heap,
    chance: &mut C,
) -> ArrayVec<Hand, MOST_PLAYERS> {
    let mut hands = ArrayVec::new();
    for player in setup.players.iter().take(MOST_PLAYERS) {
        hands.push(match (setup.deal, &player.tiles) {
            (QwirkleDeal::Referee, _) => Hand::Open(draw_hand(unseen, chance)),
            (QwirkleDeal::Stated, None) => Hand::Hidden(HAND as u8),
            (QwirkleDeal::Stated, Some(tiles)) => {
                let kinds: ArrayVec<Kind, HAND> =
                    tiles.iter().take(HAND).map(|&tile| Kind::of(tile)).collect();
                for &kind in &kinds {
                    unseen.take(kind);
                }
                Hand::Open(kinds)
            }
        });
    }
    hands
}

fn draw_hand<C: Chance + ?Sized>(unseen: &mut Heap, chance: &mut C) -> ArrayVec<Kind, HAND> {
    let draw = |_| chance.draw(unseen.counts()).and_then(|index| u8::try_from(index).ok());
    (0..HAND).filter_map(draw).map(Kind::numbered).collect()
}

fn dealt(hands: &[Hand]) -> Vec<QwirkleEvent> {
    let event = |(seat, hand): (u8, &Hand)| {
        let tiles = match hand {
            Hand::Open(kinds) => Some(tiles_of(kinds)),
            Hand::Hidden(_) => None,
        };
        QwirkleEvent::Dealt { seat: Seat(seat), count: hand.size().into(), tiles }
    };
    (0u8..).zip(hands).map(event).collect()
}

/// Who starts, as far as the hands and the ages tell.
enum Starter {
    /// This seat.
    Known(Seat),
    /// One of these, by lot.
    Among(Vec<Seat>),
}

/// `qwirkle.starter`; none where the set-up is at fault.
fn starter(setup: &QwirkleSetup, hands: &[Hand], stated: bool, faults: &mut Faults) -> Option<Starter> {
    let sets: Vec<Option<u8>> = hands.iter().map(largest_set).collect();
    let best = sets.iter().flatten().copied().max().unwrap_or(0);
    if let Some(seat) = setup.starter {
        // A hidden hand may be the best; a known one that another known one beats is not.
        if let Some(set) = sets.get(seat.index()).copied().flatten()
            && set < best
            && setup.options.opening == QwirkleOpening::Announced
        {
            faults.add(QwirkleFault::NotTheStarter { seat: seat.0, set, best }, "/starter");
            return None;
        }
        return Some(Starter::Known(seat));
    }
    let tied: Vec<Seat> =
        (0u8..).zip(&sets).filter(|&(_, &set)| set == Some(best)).map(|(seat, _)| Seat(seat)).collect();
    if let Some(seat) = only_or_oldest(&tied, &setup.players) {
        return Some(Starter::Known(seat));
    }
    if stated {
        faults.add(QwirkleFault::StarterNotStated, "/starter");
        return None;
    }
    Some(Starter::Among(tied))
}

/// The size of the largest set in an open hand.
fn largest_set(hand: &Hand) -> Option<u8> {
    match hand {
        Hand::Open(kinds) => Some(kinds.iter().copied().collect::<KindSet>().largest_set()),
        Hand::Hidden(_) => None,
    }
}

/// The one seat among `tied`, or the oldest where all of them gave an age and one is oldest.
fn only_or_oldest(tied: &[Seat], players: &[QwirkleSetupPlayer]) -> Option<Seat> {
    if let &[only] = tied {
        return Some(only);
    }
    let ages: Option<Vec<(u8, Seat)>> =
        tied.iter().map(|&seat| Some((players.get(seat.index())?.age?, seat))).collect();
    let ages = ages?;
    let &(oldest, seat) = ages.iter().max_by_key(|&&(age, _)| age)?;
    (ages.iter().filter(|&&(age, _)| age == oldest).count() == 1).then_some(seat)
}

/// The set-up of the next game: the same people and options, the hands decide anew who starts.
pub(super) fn rematch(state: &State, changes: QwirkleRematch) -> Result<QwirkleSetup, Vec<Fault>> {
    let seated = state.names.len();
    let fresh = changes.players.unwrap_or_else(|| vec![Default::default(); seated]);
    if fresh.len() != seated {
        let fault = QwirkleFault::OtherPlayers { given: fresh.len(), seated };
        return Err(vec![Fault::new(fault.rule().id(), "/players", fault.message())]);
    }
    let player = |(name, fresh): (&Option<_>, super::wire::QwirkleRematchPlayer)| QwirkleSetupPlayer {
        name: name.clone(),
        age: fresh.age,
        tiles: fresh.tiles,
    };
    Ok(QwirkleSetup {
        players: state.names.iter().zip(fresh).map(player).collect(),
        options: state.options.clone(),
        starter: changes.starter,
        deal: changes.deal,
    })
}
