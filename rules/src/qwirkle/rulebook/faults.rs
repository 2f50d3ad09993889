//! How a set-up or state of Qwirkle is impossible, and the only place where that is put into words.

use super::QwirkleRule;
use super::words::{axis_word, tile_words, tiles_word};
use crate::qwirkle::kinds::ALL_TILES;
use crate::qwirkle::state::{FEWEST_PLAYERS, MOST_PLAYERS};
use crate::qwirkle::wire::{QwirkleAxis, QwirkleEndReason, QwirkleTile};

/// A way in which a set-up or state of Qwirkle is impossible.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::qwirkle) enum QwirkleFault {
    /// Fewer than 2 or more than 6 players.
    Players(usize),
    /// A rematch with another number of players.
    OtherPlayers {
        /// Players given.
        given: usize,
        /// Players of the finished game.
        seated: usize,
    },
    /// On a score sheet: totals of another number of players.
    OtherTotals {
        /// Totals given.
        given: usize,
        /// How many play.
        players: usize,
    },
    /// A dealt hand that has not six tiles.
    DealtHand(usize),
    /// A hand is stated where the referee deals.
    HandBesideReferee,
    /// The referee is to deal, but nothing may be left to chance.
    DealNotStated,
    /// A seat that nobody sits on is to start.
    NoSuchStarter {
        /// The seat.
        seat: u8,
        /// How many play.
        players: usize,
    },
    /// The stated starter's hand is not the best.
    NotTheStarter {
        /// The stated starter.
        seat: u8,
        /// The size of its largest set.
        set: u8,
        /// The size of the largest set of all.
        best: u8,
    },
    /// Hidden hands do not tell who starts.
    StarterHidden,
    /// Several could start, and nothing may be left to chance.
    StarterNotStated,
    /// A tile that is there more than three times.
    FourthCopy(QwirkleTile),
    /// More than 108 tiles.
    TooManyTiles(usize),
    /// Two tiles on one cell.
    SameCell {
        /// Column.
        x: i32,
        /// Row.
        y: i32,
    },
    /// Tiles of which some are cut off from the others.
    NotConnected {
        /// How many islands there are.
        islands: usize,
    },
    /// A line neither of one colour nor of one shape.
    MixedLine {
        /// Which way it runs.
        axis: QwirkleAxis,
        /// Column of its first cell.
        x: i32,
        /// Row of its first cell.
        y: i32,
    },
    /// A line with a tile twice.
    RepeatedTile {
        /// Which way it runs.
        axis: QwirkleAxis,
        /// The tile.
        tile: QwirkleTile,
    },
    /// A hand of more than six tiles.
    LargeHand(usize),
    /// A hand of fewer than six tiles while the bag holds some.
    SmallHand {
        /// Tiles in the hand.
        held: usize,
        /// Tiles in the bag.
        bag: usize,
    },
    /// Points without a tile on the board.
    ScoreOnEmptyBoard(u32),
    /// The game goes on though a hand is empty and so is the bag.
    PlayedOutAlready,
    /// The game goes on though the bag is empty and nothing fits.
    StuckAlready,
    /// The game is over for a reason that does not hold.
    NotEnded(QwirkleEndReason),
    /// A seat that nobody sits on is to move.
    NoSuchSeat {
        /// The seat.
        seat: u8,
        /// How many play.
        players: usize,
    },
}

impl QwirkleFault {
    /// The rule at fault.
    pub(in crate::qwirkle) const fn rule(self) -> QwirkleRule {
        match self {
            Self::Players(_) | Self::OtherPlayers { .. } | Self::OtherTotals { .. } => QwirkleRule::Players,
            Self::DealtHand(_) | Self::HandBesideReferee | Self::DealNotStated => QwirkleRule::Deal,
            Self::NoSuchStarter { .. }
            | Self::NotTheStarter { .. }
            | Self::StarterHidden
            | Self::StarterNotStated => QwirkleRule::Starter,
            Self::FourthCopy(_) | Self::TooManyTiles(_) => QwirkleRule::StateTiles,
            Self::SameCell { .. } => QwirkleRule::EmptyCell,
            Self::NotConnected { .. } => QwirkleRule::Connected,
            Self::MixedLine { .. } => QwirkleRule::LineAttribute,
            Self::RepeatedTile { .. } => QwirkleRule::LineDuplicate,
            Self::LargeHand(_) | Self::SmallHand { .. } => QwirkleRule::StateHand,
            Self::ScoreOnEmptyBoard(_) => QwirkleRule::StateScore,
            Self::PlayedOutAlready | Self::StuckAlready | Self::NotEnded(_) => QwirkleRule::StateEnd,
            Self::NoSuchSeat { .. } => QwirkleRule::StateTurn,
        }
    }

    /// What is wrong, for a person.
    pub(in crate::qwirkle) fn message(self) -> String {
        match self {
            Self::Players(players) => {
                format!("Qwirkle is played by {FEWEST_PLAYERS} to {MOST_PLAYERS} players, not by {players}.")
            }
            Self::OtherPlayers { given, seated } => {
                format!("The game was played by {seated} players, but {given} are given.")
            }
            Self::OtherTotals { given, players } => {
                format!("Totals are one a player: {players}, not {given}.")
            }
            Self::DealtHand(tiles) => format!("Each player is dealt six tiles, not {tiles}."),
            Self::HandBesideReferee => {
                "The referee deals, so no tiles may be given; `deal` says who deals.".into()
            }
            Self::DealNotStated => "Nothing is left to chance here, so the deal must be stated.".into(),
            Self::NoSuchStarter { seat, players } | Self::NoSuchSeat { seat, players } => {
                format!("There is no seat {seat} among {players} players.")
            }
            Self::NotTheStarter { seat, set, best } => {
                format!(
                    "Seat {seat} does not start: its largest set has {}, another hand's has {best}.",
                    tiles_word(set.into())
                )
            }
            Self::StarterHidden => {
                "Hidden hands do not tell who starts, so the starter must be stated.".into()
            }
            Self::StarterNotStated => {
                "Nothing is left to chance here and several could start, so the starter must be stated."
                    .into()
            }
            Self::FourthCopy(tile) => format!("There are only three copies of the {}.", tile_words(tile)),
            Self::TooManyTiles(tiles) => format!("There are {ALL_TILES} tiles, not {tiles}."),
            Self::SameCell { x, y } => format!("Two tiles lie on the cell ({x}, {y})."),
            Self::NotConnected { islands } => {
                format!(
                    "The tiles on the board lie in {islands} islands; all must hang together side by side."
                )
            }
            Self::MixedLine { axis, x, y } => {
                format!("The {} from ({x}, {y}) is neither of one colour nor of one shape.", axis_word(axis))
            }
            Self::RepeatedTile { axis, tile } => {
                format!("A {} holds the {} twice.", axis_word(axis), tile_words(tile))
            }
            Self::LargeHand(tiles) => format!("A hand holds at most six tiles, not {tiles}."),
            Self::SmallHand { held, bag } => {
                format!("A hand of {} would have drawn from the bag, which holds {bag}.", tiles_word(held))
            }
            Self::ScoreOnEmptyBoard(points) => {
                format!("Nobody can have {points} points while the board is empty.")
            }
            Self::PlayedOutAlready => "A hand and the bag are empty, so the game is over.".into(),
            Self::StuckAlready => "The bag is empty and no tile fits anywhere, so the game is over.".into(),
            Self::NotEnded(reason) => Self::contradiction(reason).into(),
        }
    }

    /// What speaks against an end for this reason.
    const fn contradiction(reason: QwirkleEndReason) -> &'static str {
        match reason {
            QwirkleEndReason::PlayedOut => {
                "A game is played out when the bag is empty and so is exactly one hand; here this is not so."
            }
            QwirkleEndReason::Stuck => {
                "A game is stuck when the bag is empty, no hand is and no tile fits; here this is not so."
            }
            QwirkleEndReason::Dead => {
                "A position is dead when the bag holds tiles but no tile fits anywhere; here this is not so."
            }
        }
    }
}
