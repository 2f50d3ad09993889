//! Qwirkle before the laws.

mod any;
mod breaches;
mod effects;

use mwamuzi_rules::qwirkle::{
    Qwirkle, QwirkleDeal, QwirkleEvent, QwirkleHand, QwirkleHighlight, QwirkleLeft, QwirkleMove,
    QwirkleOpening, QwirkleOptions, QwirkleSetup, QwirkleSetupPlayer, QwirkleState, QwirkleTile,
};
use mwamuzi_rules::{Chance, HiddenHands, Seat};

use super::lawful::{Breach, Lawful, LawfulHiddenHands};
use super::pictures::Parts;
use crate::support::Choices;
use crate::tiles::{all_kinds, size};

impl Lawful for Qwirkle {
    const EFFECTS: &'static [&'static str] = effects::EFFECTS;

    /// Both openings, every number of players, all hands open, all hidden, and one open among hidden ones.
    fn setups() -> Vec<QwirkleSetup> {
        let mut setups = Vec::new();
        for opening in [QwirkleOpening::Announced, QwirkleOpening::Free] {
            for players in 2..=6 {
                let setup = |deal, starter, players| {
                    let options = QwirkleOptions { opening };
                    QwirkleSetup { players, options, starter, deal }
                };
                let hidden = vec![QwirkleSetupPlayer::default(); players];
                let mut one_open = hidden.clone();
                one_open[players - 1].tiles = Some(all_kinds().skip(players).step_by(5).take(6).collect());
                setups.push(setup(QwirkleDeal::Referee, None, hidden.clone()));
                setups.push(setup(QwirkleDeal::Stated, Some(Seat(1)), one_open));
                if players == 3 {
                    setups.push(setup(QwirkleDeal::Stated, Some(Seat(0)), hidden));
                }
            }
        }
        setups
    }

    fn miscounted(state: &QwirkleState, left: &QwirkleLeft) -> Option<String> {
        let sizes: Vec<usize> = state.players.iter().map(|player| size(&player.hand)).collect();
        let placed_and_held = state.board.len() + sizes.iter().sum::<usize>();
        let bag = left.bag as usize;
        if placed_and_held + bag != 108 {
            return Some(format!("{placed_and_held} on the board and in hands, {bag} in the bag"));
        }
        if bag > 0 && sizes.iter().any(|&size| size != 6) {
            return Some(format!("hands of {sizes:?} while the bag holds {bag}"));
        }
        let seen: Vec<QwirkleTile> = seen(state, |_| true);
        let copies = |kind: &QwirkleTile| seen.iter().filter(|tile| *tile == kind).count();
        all_kinds().find(|kind| copies(kind) > 3).map(|kind| format!("{kind:?} more than three times"))
    }

    fn normal(state: &QwirkleState, played: &QwirkleMove) -> QwirkleMove {
        match played.clone() {
            QwirkleMove::Place { mut tiles, .. } => {
                tiles.sort_by_key(|laid| (laid.y, laid.x));
                if let (true, Some(&first)) = (state.board.is_empty(), tiles.first()) {
                    for laid in &mut tiles {
                        laid.x = laid.x.wrapping_sub(first.x);
                        laid.y = laid.y.wrapping_sub(first.y);
                    }
                }
                QwirkleMove::Place { tiles, drawn: None }
            }
            QwirkleMove::Swap { mut tiles, .. } => {
                tiles.sort();
                QwirkleMove::Swap { tiles, drawn: None }
            }
            other => other,
        }
    }

    fn without_chance(event: &QwirkleEvent) -> QwirkleEvent {
        match event.clone() {
            QwirkleEvent::Drawn { seat, count, .. } => QwirkleEvent::Drawn { seat, count, tiles: None },
            other => other,
        }
    }

    fn any_move(state: &QwirkleState, listed: &[QwirkleMove], dice: &mut impl Chance) -> QwirkleMove {
        any::any_move(state, listed, dice)
    }

    fn any_setup(dice: &mut impl Chance) -> QwirkleSetup {
        any::any_setup(dice)
    }

    fn any_state(dice: &mut impl Chance) -> QwirkleState {
        any::any_state(dice)
    }

    fn disturb(state: &mut QwirkleState, dice: &mut impl Chance) {
        any::disturb(state, dice);
    }

    fn at_ply(state: QwirkleState, ply: u32) -> QwirkleState {
        QwirkleState { ply, ..state }
    }

    fn lit(events: &[QwirkleEvent]) -> QwirkleHighlight {
        QwirkleHighlight { events: events.to_vec(), targets: true, ..QwirkleHighlight::default() }
    }

    fn drawn_wrongly(state: &QwirkleState, parts: &Parts) -> Option<String> {
        let (mut open, mut hidden) = (0, 0);
        for player in &state.players {
            match &player.hand {
                QwirkleHand::Open { tiles } => open += tiles.len(),
                QwirkleHand::Hidden { size } => hidden += usize::from(*size),
            }
        }
        let backs = parts.copies.get("back").copied().unwrap_or(0);
        let faces = parts.copies.values().sum::<usize>() - backs;
        let right = parts.once("tile") == Some(open) && backs == hidden && faces == state.board.len() + open;
        (!right).then(|| format!("{:?}", parts.copies))
    }

    fn breaches() -> Vec<Breach<Self>> {
        breaches::breaches()
    }
}

impl LawfulHiddenHands for Qwirkle {
    fn players(state: &QwirkleState) -> u8 {
        u8::try_from(state.players.len()).expect("few players")
    }

    /// The bag and the other open hands are dealt anew from what the seat has not seen.
    fn dealt_anew(state: &QwirkleState, seat: Option<Seat>, dice: &mut impl Chance) -> QwirkleState {
        let own = |other: usize| seat.is_some_and(|seat| seat.index() == other);
        let mut unseen: Vec<QwirkleTile> = all_kinds().flat_map(|kind| [kind; 3]).collect();
        for tile in seen(state, own) {
            let place = unseen.iter().position(|other| *other == tile).expect("three copies");
            unseen.swap_remove(place);
        }
        dice.shuffle(&mut unseen);
        let mut other = state.clone();
        for (_, player) in other.players.iter_mut().enumerate().filter(|&(seat, _)| !own(seat)) {
            if let QwirkleHand::Open { tiles } = &mut player.hand {
                *tiles = unseen.split_off(unseen.len() - tiles.len());
            }
        }
        other
    }
}

/// The tiles on the board and in the open hands of the seats for which `looks` holds.
fn seen(state: &QwirkleState, looks: impl Fn(usize) -> bool) -> Vec<QwirkleTile> {
    let board = state.board.iter().map(|laid| laid.tile());
    let hands = state.players.iter().enumerate().filter(|&(seat, _)| looks(seat));
    let held = hands.flat_map(|(_, player)| match &player.hand {
        QwirkleHand::Open { tiles } => tiles.clone(),
        QwirkleHand::Hidden { .. } => Vec::new(),
    });
    board.chain(held).collect()
}

#[test]
fn others_see_of_a_swap_only_how_many_tiles_it_was() {
    let tiles: Vec<QwirkleTile> = all_kinds().take(3).collect();
    let swap = QwirkleMove::Swap { tiles: tiles.clone(), drawn: Some(tiles) };
    for viewer in [None, Some(Seat(1))] {
        let seen = Qwirkle::view_move(&swap, Some(Seat(0)), viewer);
        assert_eq!(seen, QwirkleMove::SwapHidden { count: 3 });
    }
    assert_eq!(Qwirkle::view_move(&swap, Some(Seat(0)), Some(Seat(0))), swap);
}
