//! Which documents are positions of Qwirkle: every fault of an impossible one.

use std::collections::BTreeSet;

use arrayvec::ArrayVec;

use super::board::Board;
use super::kinds::{ALL_TILES, Heap, Kind, KindSet};
use super::placement::HAND;
use super::rulebook::QwirkleFault;
use super::state::{FEWEST_PLAYERS, Hand, MOST_PLAYERS, State};
use super::wire::{
    QwirkleEndReason, QwirkleHand, QwirklePlacedTile, QwirklePlayer, QwirkleState, QwirkleTile, QwirkleTurn,
};
use crate::answer::Fault;

/// The faults found so far.
#[derive(Default)]
pub(super) struct Faults(Vec<Fault>);

impl Faults {
    /// Adds a fault of the thing at `pointer`.
    pub(super) fn add(&mut self, fault: QwirkleFault, pointer: impl Into<String>) {
        self.0.push(Fault::new(fault.rule().id(), pointer, fault.message()));
    }

    /// Whether there are none.
    pub(super) const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// All of them.
    pub(super) fn into_vec(self) -> Vec<Fault> {
        self.0
    }

    /// Nothing, or all of them as an error.
    pub(super) fn none_or_all(self) -> Result<(), Vec<Fault>> {
        if self.is_empty() { Ok(()) } else { Err(self.0) }
    }

    /// `qwirkle.players`.
    pub(super) fn check_players(&mut self, players: usize) {
        if !(FEWEST_PLAYERS..=MOST_PLAYERS).contains(&players) {
            self.add(QwirkleFault::Players(players), "/players");
        }
    }

    /// `qwirkle.empty_cell`, where `board` is made of `tiles`.
    pub(super) fn check_cells(&mut self, tiles: &[QwirklePlacedTile], board: &Board) {
        if board.len() == tiles.len() {
            return;
        }
        let mut taken = BTreeSet::new();
        for (index, tile) in tiles.iter().enumerate() {
            if !taken.insert(tile.cell()) {
                self.add(QwirkleFault::SameCell { x: tile.x, y: tile.y }, format!("/board/{index}"));
            }
        }
    }

    /// `qwirkle.state_tiles` on a board: takes its tiles from those that are `left`.
    pub(super) fn check_board_copies(&mut self, tiles: &[QwirklePlacedTile], left: &mut Heap) {
        for (index, tile) in tiles.iter().enumerate() {
            if !left.take(Kind::of(tile.tile())) {
                self.add(QwirkleFault::FourthCopy(tile.tile()), format!("/board/{index}"));
            }
        }
    }

    /// `qwirkle.state_tiles` in a hand, which stands at `pointer`: takes its tiles from those that are `left`.
    pub(super) fn check_hand_copies(
        &mut self,
        tiles: &[QwirkleTile],
        left: &mut Heap,
        pointer: impl Fn() -> String,
    ) {
        for (index, &tile) in tiles.iter().enumerate() {
            if !left.take(Kind::of(tile)) {
                self.add(QwirkleFault::FourthCopy(tile), format!("{}/{index}", pointer()));
            }
        }
    }
}

/// The state behind a document, or all its faults.
pub(super) fn admit(wire: &QwirkleState) -> Result<State, Vec<Fault>> {
    let mut faults = Faults::default();
    faults.check_players(wire.players.len());
    let board = Board::of(&wire.board);
    faults.check_cells(&wire.board, &board);
    check_copies(wire, &mut faults);
    check_hands(wire, &mut faults);
    check_lines(wire, &board, &mut faults);
    let islands = board.islands();
    if islands > 1 {
        faults.add(QwirkleFault::NotConnected { islands }, "/board");
    }
    check_scores(wire, &mut faults);
    // How the game stands can be told only of tiles and hands that can be.
    let state = faults.is_empty().then(|| build(wire, board));
    if let Some(state) = &state {
        check_end(state, &mut faults);
    }
    check_seat(wire, &mut faults);
    match state {
        Some(state) if faults.is_empty() => Ok(state),
        _ => Err(faults.into_vec()),
    }
}

/// `qwirkle.state_tiles`: every copy beyond the third, and more tiles in all than there are.
fn check_copies(wire: &QwirkleState, faults: &mut Faults) {
    let mut left = Heap::FULL;
    faults.check_board_copies(&wire.board, &mut left);
    for (seat, player) in wire.players.iter().enumerate() {
        if let QwirkleHand::Open { tiles } = &player.hand {
            let pointer = || format!("/players/{seat}/hand/tiles");
            faults.check_hand_copies(tiles, &mut left, pointer);
        }
    }
    let tiles = tiles_out(wire);
    if tiles > ALL_TILES {
        faults.add(QwirkleFault::TooManyTiles(tiles), "/board");
    }
}

/// How many tiles are out of the bag.
fn tiles_out(wire: &QwirkleState) -> usize {
    wire.board.len() + wire.players.iter().map(|player| hand_size(&player.hand)).sum::<usize>()
}

fn hand_size(hand: &QwirkleHand) -> usize {
    match hand {
        QwirkleHand::Open { tiles } => tiles.len(),
        QwirkleHand::Hidden { size } => usize::from(*size),
    }
}

/// `qwirkle.state_hand`.
fn check_hands(wire: &QwirkleState, faults: &mut Faults) {
    let bag = ALL_TILES.saturating_sub(tiles_out(wire));
    for (seat, player) in wire.players.iter().enumerate() {
        let held = hand_size(&player.hand);
        let part = match player.hand {
            QwirkleHand::Open { .. } => "tiles",
            QwirkleHand::Hidden { .. } => "size",
        };
        if held > HAND {
            faults.add(QwirkleFault::LargeHand(held), format!("/players/{seat}/hand/{part}"));
        } else if held < HAND && bag > 0 {
            faults.add(QwirkleFault::SmallHand { held, bag }, format!("/players/{seat}/hand/{part}"));
        }
    }
}

/// `qwirkle.line_attribute`, `qwirkle.line_duplicate`, at the first tile of each line.
fn check_lines(wire: &QwirkleState, board: &Board, faults: &mut Faults) {
    for line in board.lines() {
        if board.is_sound(line) {
            continue;
        }
        let first = line.first();
        let index = wire.board.iter().position(|tile| tile.cell() == first).unwrap_or(0);
        let mut seen = KindSet::NONE;
        let mut twice = KindSet::NONE;
        for (_, kind) in board.along(line) {
            if seen.has(kind) {
                twice.add(kind);
            }
            seen.add(kind);
        }
        let axis = line.axis;
        if !seen.shares_an_attribute() {
            let fault = QwirkleFault::MixedLine { axis, x: first.x, y: first.y };
            faults.add(fault, format!("/board/{index}"));
        }
        for kind in twice {
            faults.add(QwirkleFault::RepeatedTile { axis, tile: kind.tile() }, format!("/board/{index}"));
        }
    }
}

/// `qwirkle.state_score`.
fn check_scores(wire: &QwirkleState, faults: &mut Faults) {
    if !wire.board.is_empty() {
        return;
    }
    for (seat, player) in wire.players.iter().enumerate() {
        if player.score > 0 {
            faults.add(QwirkleFault::ScoreOnEmptyBoard(player.score), format!("/players/{seat}/score"));
        }
    }
}

/// `qwirkle.state_turn`.
fn check_seat(wire: &QwirkleState, faults: &mut Faults) {
    if let QwirkleTurn::Play { seat } = wire.turn
        && seat.index() >= wire.players.len()
    {
        faults.add(QwirkleFault::NoSuchSeat { seat: seat.0, players: wire.players.len() }, "/turn/seat");
    }
}

/// `qwirkle.state_end`.
fn check_end(state: &State, faults: &mut Faults) {
    let bag_empty = state.bag() == 0;
    let empty_hands = state.hands.iter().filter(|hand| hand.size() == 0).count();
    match state.turn {
        QwirkleTurn::Play { .. } if bag_empty && empty_hands > 0 => {
            faults.add(QwirkleFault::PlayedOutAlready, "/turn/phase");
        }
        QwirkleTurn::Play { .. } => {
            if state.is_stuck() {
                faults.add(QwirkleFault::StuckAlready, "/turn/phase");
            }
        }
        QwirkleTurn::Over { reason } => {
            let holds = match reason {
                QwirkleEndReason::PlayedOut => bag_empty && empty_hands == 1,
                QwirkleEndReason::Stuck => empty_hands == 0 && state.is_stuck(),
                QwirkleEndReason::Dead => state.is_dead(),
            };
            if !holds {
                faults.add(QwirkleFault::NotEnded(reason), "/turn/reason");
            }
        }
    }
}

/// Everything fits: players, hands and copies have been checked.
fn build(wire: &QwirkleState, board: Board) -> State {
    let mut unseen = Heap::FULL;
    for (_, kind) in board.tiles() {
        unseen.take(kind);
    }
    let hand = |player: &QwirklePlayer| match &player.hand {
        QwirkleHand::Open { tiles } => Hand::Open(tiles.iter().map(|&tile| Kind::of(tile)).collect()),
        QwirkleHand::Hidden { size } => Hand::Hidden(*size),
    };
    let hands: ArrayVec<Hand, MOST_PLAYERS> = wire.players.iter().map(hand).collect();
    for hand in &hands {
        if let Hand::Open(kinds) = hand {
            for &kind in kinds {
                unseen.take(kind);
            }
        }
    }
    State {
        options: wire.options.clone(),
        names: wire.players.iter().map(|player| player.name.clone()).collect(),
        scores: wire.players.iter().map(|player| player.score).collect(),
        hands,
        board,
        unseen,
        turn: wire.turn,
        ply: wire.ply,
    }
}
