//! The admitted state of Ludo: made by `admit` or by a new game, possible by construction.

use std::sync::Arc;

use arrayvec::ArrayVec;

use super::board::Board;
use super::bounds::{MOST_PLAYERS, PIECES};
use super::wire::{LudoColor, LudoName, LudoNoPieceOnTheWay, LudoOptions, LudoPlayer, LudoState, LudoTurn};
use crate::wire::{PlayerName, RULES_VERSION, Seat};

/// A possible position of Ludo.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    /// What stays as it is throughout the game.
    pub(super) table: Arc<Table>,
    /// The progress of each seat's pieces; none in the yard.
    pub(super) pieces: [[Option<u8>; PIECES]; MOST_PLAYERS],
    /// The place of each seat that has finished, otherwise 0.
    pub(super) places: [u8; MOST_PLAYERS],
    pub(super) turn: LudoTurn,
    pub(super) ply: u32,
}

/// Who plays, on what, by which options.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Table {
    pub(super) options: LudoOptions,
    pub(super) board: Board,
    pub(super) seats: ArrayVec<Sitting, MOST_PLAYERS>,
    pub(super) starter: Seat,
}

/// A player at the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Sitting {
    pub(super) name: Option<PlayerName>,
    pub(super) color: LudoColor,
    /// The square on which the pieces leave the yard.
    pub(super) start: u8,
}

impl Table {
    /// A table; whoever does not fit on it is left away, which faults of the set-up rule out.
    pub(super) fn new(
        options: &LudoOptions,
        players: impl ExactSizeIterator<Item = (Option<PlayerName>, LudoColor)>,
        starter: Seat,
    ) -> Self {
        let board = Board::new(options.board, players.len());
        let mut options = options.clone();
        options.exit_rolls.0.sort_unstable();
        let sitting = |(seat, (name, color))| Sitting { name, color, start: board.start(seat, color) };
        let seats = (0u8..).zip(players).take(MOST_PLAYERS).map(sitting).collect();
        Self { options, board, seats, starter }
    }
}

impl State {
    /// How many play.
    pub(super) fn players(&self) -> u8 {
        u8::try_from(self.table.seats.len()).unwrap_or(0)
    }

    /// The pieces of a seat.
    pub(super) const fn pieces_of(&self, seat: Seat) -> &[Option<u8>; PIECES] {
        &self.pieces[seat.0 as usize % MOST_PLAYERS]
    }

    /// The square on which a seat's pieces leave the yard.
    pub(super) fn start_of(&self, seat: Seat) -> u8 {
        self.table.seats.get(seat.index()).map_or(0, |sitting| sitting.start)
    }

    /// The square of the loop on which a piece stands; none elsewhere.
    pub(super) fn square_of(&self, seat: Seat, progress: Option<u8>) -> Option<u8> {
        let board = self.table.board;
        let progress = progress.filter(|&progress| progress <= board.last_on_loop())?;
        Some(board.square(self.start_of(seat), progress))
    }

    /// How many pieces of a seat are home.
    pub(super) fn home(&self, seat: Seat) -> usize {
        let finish = Some(self.table.board.finish());
        self.pieces_of(seat).iter().filter(|&&progress| progress == finish).count()
    }

    /// Whether a seat has all its pieces home.
    pub(super) fn has_finished(&self, seat: Seat) -> bool {
        self.places[seat.index() % MOST_PLAYERS] != 0
    }

    /// How many players must have finished for the game to be over.
    pub(super) fn enough(&self) -> usize {
        if self.table.options.play_all_places { self.table.seats.len().saturating_sub(1) } else { 1 }
    }

    /// Whether a seat has a piece in the yard and none on the way.
    pub(super) fn none_on_the_way(&self, seat: Seat) -> bool {
        let finish = Some(self.table.board.finish());
        let pieces = self.pieces_of(seat);
        pieces.contains(&None) && pieces.iter().all(|&progress| progress.is_none() || progress == finish)
    }

    /// Whether a roll of this seat is one of up to three tries.
    ///
    /// A roll after no six and no try is the start of a turn; one after a six is a single plain roll.
    pub(super) fn is_try(&self, seat: Seat, sixes: u8, tries: u8) -> bool {
        self.table.options.no_piece_on_the_way == LudoNoPieceOnTheWay::ThreeRolls
            && (tries > 0 || sixes == 0)
            && self.none_on_the_way(seat)
    }

    /// Whether this seat takes a piece out instead of rolling, unless its start is blocked.
    pub(super) fn is_free_exit(&self, seat: Seat) -> bool {
        self.table.options.no_piece_on_the_way == LudoNoPieceOnTheWay::FreeExit && self.none_on_the_way(seat)
    }

    /// Whether this number leaves the yard.
    pub(super) fn leaves_the_yard(&self, die: u8) -> bool {
        self.table.options.exit_rolls.0.contains(&die)
    }

    /// The seats, in their order.
    pub(super) fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.players()).map(Seat)
    }
}

/// The seat to move; none when the game is over.
pub(super) const fn seat_to_move(turn: LudoTurn) -> Option<Seat> {
    match turn {
        LudoTurn::Roll { seat, .. } | LudoTurn::Move { seat, .. } | LudoTurn::Exit { seat } => Some(seat),
        LudoTurn::Over {} => None,
    }
}

/// The state as a document.
pub(super) fn wire(state: &State) -> LudoState {
    let Table { options, board, seats, starter } = &*state.table;
    let player = |(seat, sitting): (Seat, &Sitting)| LudoPlayer {
        name: sitting.name.clone(),
        color: sitting.color,
        pieces: state.pieces_of(seat).map(|progress| board.piece(sitting.start, progress)),
        place: Some(state.places[seat.index() % MOST_PLAYERS]).filter(|&place| place != 0),
    };
    LudoState {
        game: LudoName::Ludo,
        rules: RULES_VERSION,
        options: options.clone(),
        players: state.seats().zip(seats).map(player).collect(),
        starter: *starter,
        turn: state.turn,
        ply: state.ply,
    }
}
