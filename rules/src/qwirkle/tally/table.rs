//! The table as the turns of a sheet leave it. It is no [`State`](crate::qwirkle::State): whatever was played stood,
//! so anything can lie here, and parts of it may be unknown.
//!
//! Hands are never seen. How many tiles each holds, and how many the bag, follows from the turns, until a turn comes
//! of which only the points are written down: then tiles lie somewhere and nobody knows where.

use arrayvec::ArrayVec;

use super::numbers::Scope;
use super::slips::Scored;
use super::wire::QwirkleTallyTurn;
use crate::answer::Violation;
use crate::qwirkle::board::Board;
use crate::qwirkle::judge::{hidden_pass, more_than_held, opening_swap, pass_instead_of_swap, swap_bag};
use crate::qwirkle::kinds::{ALL_TILES, Heap, Kind};
use crate::qwirkle::placement::{Ground, HAND, at, how_many, lay_on};
use crate::qwirkle::rulebook::QwirkleBreach;
use crate::qwirkle::score;
use crate::qwirkle::state::MOST_PLAYERS;
use crate::qwirkle::wire::QwirklePlacedTile;
use crate::wire::Seat;

/// A table under audit.
#[derive(Clone, Debug)]
pub(super) struct Table {
    board: Board,
    /// The tiles that have not been laid.
    unseen: Heap,
    hands: ArrayVec<u8, MOST_PLAYERS>,
    /// How many tiles have left the hands, wherever they lie.
    laid: usize,
    /// Whose turn it is, where that can be told.
    to_move: Option<Seat>,
    /// Whether tiles have been laid, known ones or not.
    opened: bool,
    /// Whether everything that was laid is known.
    known: bool,
    over: bool,
    /// Whether nothing that has not been laid fits anywhere; none until it is asked for again.
    stuck: Option<bool>,
}

/// What is found out about a turn.
#[derive(Clone, Debug)]
pub(super) struct Finding {
    /// The rules it breaks.
    pub(super) violations: Vec<Violation>,
    /// What it is worth.
    pub(super) worth: Worth,
}

/// What a turn is worth.
#[derive(Clone, Debug)]
pub(super) enum Worth {
    /// It can be told.
    Known(Scored),
    /// It cannot.
    Unknown {
        /// What can be told instead, if anything.
        scope: Option<Scope>,
        /// Whether the turn may hold the end bonus.
        may_end: bool,
    },
}

impl Worth {
    fn nothing() -> Self {
        Self::Known(Scored::default())
    }
}

impl Table {
    /// A table where nobody has played yet.
    pub(super) fn new(players: usize) -> Self {
        Self {
            board: Board::default(),
            unseen: Heap::FULL,
            hands: (0..players.min(MOST_PLAYERS)).map(|_| HAND as u8).collect(),
            laid: 0,
            to_move: None,
            opened: false,
            known: true,
            over: false,
            stuck: None,
        }
    }

    /// Plays a turn, whatever it breaks; it stands at `root` on the sheet, and `last` tells whether it ends it.
    pub(super) fn play(&mut self, turn: &QwirkleTallyTurn, root: &str, last: bool) -> Finding {
        let was_over = self.over;
        let mut told = Vec::new();
        self.turn(turn.seat, root, &mut told);
        let mut worth = match (&turn.tiles, turn.swap) {
            (Some(tiles), _) => self.place(turn.seat, tiles, &format!("{root}/tiles"), last, &mut told),
            (None, Some(count)) => self.swap(turn.seat, count, &format!("{root}/swap"), &mut told),
            (None, None) if turn.pass => self.pass(turn.seat, &format!("{root}/pass"), &mut told),
            (None, None) => self.points_alone(turn.points.0, last),
        };
        match &mut worth {
            Worth::Known(scored) => scored.near_the_end = self.known && self.bag() == 0,
            Worth::Unknown { may_end: false, .. } if turn.claims_end_bonus => {
                let pointer = format!("{root}/claims_end_bonus");
                told.push(Violation::new(&QwirkleBreach::EndBonusBeforeTheEnd, pointer));
            }
            Worth::Unknown { .. } => {}
        }
        if was_over {
            told = vec![Violation::new(&QwirkleBreach::AfterTheEnd, root)];
        }
        Finding { violations: told, worth }
    }

    /// Whether tiles have been laid.
    pub(super) const fn is_opened(&self) -> bool {
        self.opened
    }

    /// Whether the game has ended, where that can be told: it was played out or stuck, or nothing fits any more.
    pub(super) fn finished(&mut self) -> Option<bool> {
        if self.over {
            return Some(true);
        }
        if self.known { Some(self.nothing_fits()) } else { None }
    }

    /// `qwirkle.turn`. Whoever has played, the turn passes to the next after them; where nobody sits, it cannot be
    /// told to whom.
    fn turn(&mut self, seat: Seat, root: &str, told: &mut Vec<Violation>) {
        let players = self.hands.len();
        let breach = match self.to_move {
            _ if seat.index() >= players => Some(QwirkleBreach::NoSuchSeat { seat: seat.0, players }),
            Some(to_move) if to_move != seat => {
                Some(QwirkleBreach::OutOfTurn { to_move: to_move.0, claimed: seat.0 })
            }
            _ => None,
        };
        told.extend(breach.map(|breach| Violation::new(&breach, format!("{root}/seat"))));
        let next = u8::try_from((seat.index() + 1) % players.max(1)).unwrap_or(0);
        self.to_move = (seat.index() < players).then_some(Seat(next));
    }

    /// A placement; its tiles stand at `root`.
    fn place(
        &mut self,
        seat: Seat,
        tiles: &[QwirklePlacedTile],
        root: &str,
        last: bool,
        told: &mut Vec<Violation>,
    ) -> Worth {
        let before = told.len();
        told.extend(self.held(seat).and_then(|held| more_than_held(tiles.len(), held, root)));
        self.fourth_copies(tiles, root, told);
        let ground = if self.known { Ground::Faulty } else { Ground::Partial };
        let laid = lay_on(ground, &self.board, tiles, root, told);
        let each_alone = laid.after.len() == self.board.len() + tiles.len();
        self.board = laid.after;
        self.stuck = None;
        if tiles.is_empty() {
            return Worth::nothing();
        }
        self.opened = true;
        if !self.known {
            let scope = (told.len() == before).then_some(Scope::Tiles(tiles.len()));
            return Worth::Unknown { scope, may_end: last && !self.over };
        }
        let plays_out = self.spend(seat, tiles.len()) && !self.over;
        self.over |= plays_out || self.bag() == 0 && self.nothing_fits();
        if each_alone {
            Worth::Known(Scored::of(tiles, laid.lines, score::of_end(plays_out)))
        } else {
            Worth::Unknown { scope: None, may_end: plays_out }
        }
    }

    /// `qwirkle.in_hand`: no hand holds a fourth copy.
    fn fourth_copies(&mut self, tiles: &[QwirklePlacedTile], root: &str, told: &mut Vec<Violation>) {
        for (index, tile) in tiles.iter().enumerate() {
            if !self.unseen.take(Kind::of(tile.tile())) {
                told.push(at(index, root, tile.cell(), &QwirkleBreach::FourthCopy { tile: tile.tile() }));
            }
        }
    }

    /// Takes tiles out of a hand and draws for them; tells whether that plays it out.
    fn spend(&mut self, seat: Seat, tiles: usize) -> bool {
        let bag = self.bag();
        self.laid += tiles;
        let Some(&held) = self.hands.get(seat.index()) else { return false };
        let kept = usize::from(held).saturating_sub(tiles);
        self.hands[seat.index()] = kept as u8;
        let drawn = usize::from(self.bag()).min(HAND - kept);
        self.hands[seat.index()] = (kept + drawn) as u8;
        bag == 0 && kept == 0
    }

    /// A swap, which changes no more than whose turn it is.
    fn swap(&self, seat: Seat, count: u32, pointer: &str, told: &mut Vec<Violation>) -> Worth {
        let count = usize::try_from(count).unwrap_or(usize::MAX);
        told.extend(self.held(seat).and_then(|held| more_than_held(count, held, pointer)));
        told.extend(how_many(count, pointer));
        if !self.opened {
            told.extend(opening_swap(&self.board, pointer));
        }
        if self.known {
            told.extend(swap_bag(self.bag(), count, pointer));
        }
        Worth::nothing()
    }

    /// A pass.
    fn pass(&mut self, seat: Seat, pointer: &str, told: &mut Vec<Violation>) -> Worth {
        if self.known {
            let bag = self.bag();
            if bag > 0 {
                told.extend(pass_instead_of_swap(bag, self.nothing_fits(), pointer));
            } else if let Some(held) = self.held(seat) {
                told.extend(hidden_pass(&self.board, &self.unseen, held, pointer));
            }
        }
        Worth::nothing()
    }

    /// A turn of which only the points are known. Without any, nothing was laid; with some, tiles lie nobody knows
    /// where.
    fn points_alone(&mut self, points: u32, last: bool) -> Worth {
        let may_end = last && self.opened && !self.over && !(self.known && self.bag() > 0);
        let scope = Some(if self.opened { Scope::Any } else { Scope::Opening });
        if points > 0 {
            self.opened = true;
            self.known = false;
        }
        Worth::Unknown { scope, may_end }
    }

    /// How many tiles a seat holds, where that can be told.
    fn held(&self, seat: Seat) -> Option<u8> {
        self.hands.get(seat.index()).copied().filter(|_| self.known)
    }

    /// How many tiles the bag holds.
    fn bag(&self) -> u8 {
        let held: usize = self.hands.iter().map(|&held| usize::from(held)).sum();
        u8::try_from(ALL_TILES.saturating_sub(self.laid + held)).unwrap_or(u8::MAX)
    }

    /// `qwirkle.end_stuck`, `qwirkle.end_dead`: whether no tile that has not been laid fits anywhere.
    fn nothing_fits(&mut self) -> bool {
        *self.stuck.get_or_insert_with(|| (self.unseen.kinds() & self.board.fitting()).is_empty())
    }
}
