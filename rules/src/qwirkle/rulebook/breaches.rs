//! How a move of Qwirkle breaks a rule, and the only place where that is put into words.

use super::QwirkleRule;
use super::words::{axis_word, copies, tile_words, tiles_word, times};
use crate::answer::Breach;
use crate::qwirkle::wire::{QwirkleAxis, QwirkleTile};

/// A way to break a rule of Qwirkle with a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::qwirkle) enum QwirkleBreach {
    /// Somebody else is to move.
    OutOfTurn {
        /// The seat to move.
        to_move: u8,
        /// The seat that claims to.
        claimed: u8,
    },
    /// On a score sheet: nobody sits there.
    NoSuchSeat {
        /// The seat.
        seat: u8,
        /// How many play.
        players: usize,
    },
    /// A tile is used more often than the hand holds it.
    NotInHand {
        /// The tile.
        tile: QwirkleTile,
        /// How often the hand holds it.
        held: u8,
    },
    /// More tiles are used than the hidden hand has.
    MoreThanHeld {
        /// Tiles used.
        used: usize,
        /// Tiles in the hand.
        held: u8,
    },
    /// Of a hidden hand: too many copies of the tile lie elsewhere.
    CopiesSeen {
        /// The tile.
        tile: QwirkleTile,
        /// How many copies are not seen.
        unseen: u8,
    },
    /// A fourth copy of a tile.
    FourthCopy {
        /// The tile.
        tile: QwirkleTile,
    },
    /// No tiles.
    NoTiles,
    /// More than six tiles.
    TooManyTiles(usize),
    /// Two tiles of the move on one cell.
    SameCell,
    /// The cell is taken.
    CellTaken {
        /// By what.
        by: QwirkleTile,
    },
    /// The tiles share neither colour nor shape.
    NothingShared,
    /// The same tile twice in one placement.
    SameTileTwice(QwirkleTile),
    /// The tiles lie neither in one row nor in one column.
    NotInLine,
    /// An empty cell lies between the tiles.
    Gap(QwirkleAxis),
    /// No tile lies beside one that was there.
    TouchesNothing,
    /// A line would be neither of one colour nor of one shape.
    MixedLine(QwirkleAxis),
    /// A placed tile stands in the line already.
    TileRepeated {
        /// Which way the line runs.
        axis: QwirkleAxis,
        /// The tile.
        tile: QwirkleTile,
    },
    /// Two equal tiles that were there would come into one line.
    JoinsEqualTiles {
        /// Which way the line runs.
        axis: QwirkleAxis,
        /// The tile.
        tile: QwirkleTile,
    },
    /// The first placement is not the size of the largest set in the hand.
    OpeningSize {
        /// Tiles in the largest set.
        wanted: u8,
        /// Tiles placed.
        placed: usize,
    },
    /// On a score sheet: the next turn shows that the hand held a larger set than the one laid first.
    OpeningTooSmall {
        /// Tiles in the largest set, at least.
        at_least: u8,
        /// Tiles placed.
        placed: usize,
    },
    /// A swap as the first move.
    OpeningSwap,
    /// An open hand swaps without naming its tiles.
    NamesNoTiles,
    /// More tiles swapped than are in the bag.
    MoreThanTheBag {
        /// Tiles swapped.
        swapped: usize,
        /// Tiles in the bag.
        bag: u8,
    },
    /// A player who cannot place passes instead of swapping.
    MustSwap,
    /// A pass while the bag holds tiles.
    BagNotEmpty(u8),
    /// A pass by a player who can place.
    CanPlace,
    /// Of a hidden hand: it holds more tiles than there are unseen ones that fit nowhere.
    SomeTileFits {
        /// Tiles in the hand.
        held: u8,
        /// Unseen tiles that fit nowhere.
        unfit: u8,
    },
    /// What was drawn is not stated, where nothing may be left to the referee.
    NotStated(u8),
    /// Another number of tiles drawn than the rules call for.
    WrongNumber {
        /// Tiles to be drawn.
        wanted: u8,
        /// Tiles stated.
        drawn: usize,
    },
    /// A tile that was laid aside in this turn was drawn back.
    DrawnBack(QwirkleTile),
    /// A drawn tile that the bag does not hold, or not so often.
    NotInBag(QwirkleTile),
    /// The game is over.
    AfterTheEnd,
    /// On a score sheet: the 6 for the last tile are claimed where the game went on or began.
    EndBonusBeforeTheEnd,
    /// A stop with the bag empty.
    StopWithEmptyBag,
    /// A stop while some tile fits somewhere.
    SomethingFits(QwirkleTile),
}

impl Breach for QwirkleBreach {
    fn rule(&self) -> &'static str {
        match self {
            Self::OutOfTurn { .. } | Self::NoSuchSeat { .. } => QwirkleRule::Turn,
            Self::NotInHand { .. }
            | Self::MoreThanHeld { .. }
            | Self::CopiesSeen { .. }
            | Self::FourthCopy { .. } => QwirkleRule::InHand,
            Self::NoTiles | Self::TooManyTiles(_) | Self::SameCell => QwirkleRule::Count,
            Self::CellTaken { .. } => QwirkleRule::EmptyCell,
            Self::NothingShared | Self::SameTileTwice(_) => QwirkleRule::SharedAttribute,
            Self::NotInLine | Self::Gap(_) => QwirkleRule::OneLine,
            Self::TouchesNothing => QwirkleRule::Connected,
            Self::MixedLine(_) => QwirkleRule::LineAttribute,
            Self::TileRepeated { .. } | Self::JoinsEqualTiles { .. } => QwirkleRule::LineDuplicate,
            Self::OpeningSize { .. } | Self::OpeningTooSmall { .. } | Self::OpeningSwap => {
                QwirkleRule::Opening
            }
            Self::NamesNoTiles => QwirkleRule::Swap,
            Self::MoreThanTheBag { .. } => QwirkleRule::SwapBag,
            Self::MustSwap => QwirkleRule::MustSwap,
            Self::BagNotEmpty(_) | Self::CanPlace | Self::SomeTileFits { .. } => QwirkleRule::Pass,
            Self::NotStated(_) | Self::WrongNumber { .. } | Self::DrawnBack(_) | Self::NotInBag(_) => {
                QwirkleRule::Draw
            }
            Self::AfterTheEnd => QwirkleRule::Over,
            Self::EndBonusBeforeTheEnd => QwirkleRule::ScoreEnd,
            Self::StopWithEmptyBag => QwirkleRule::EndStuck,
            Self::SomethingFits(_) => QwirkleRule::EndDead,
        }
        .id()
    }

    fn reason(&self) -> &'static str {
        match self {
            Self::OutOfTurn { .. } => "out_of_turn",
            Self::NoSuchSeat { .. } => "no_such_seat",
            Self::NotInHand { .. } => "not_in_hand",
            Self::MoreThanHeld { .. } => "more_than_held",
            Self::CopiesSeen { .. } => "copies_seen",
            Self::FourthCopy { .. } => "fourth_copy",
            Self::NoTiles => "no_tiles",
            Self::TooManyTiles(_) => "too_many",
            Self::SameCell => "same_cell",
            Self::CellTaken { .. } => "cell_taken",
            Self::NothingShared => "nothing_shared",
            Self::SameTileTwice(_) => "same_tile_twice",
            Self::NotInLine => "not_in_line",
            Self::Gap(_) => "gap",
            Self::TouchesNothing => "touches_nothing",
            Self::MixedLine(_) => "mixed_line",
            Self::TileRepeated { .. } => "tile_repeated",
            Self::JoinsEqualTiles { .. } => "joins_equal_tiles",
            Self::OpeningSize { .. } => "wrong_size",
            Self::OpeningTooSmall { .. } => "too_small",
            Self::OpeningSwap => "no_swap",
            Self::NamesNoTiles => "names_no_tiles",
            Self::MoreThanTheBag { .. } => "more_than_the_bag",
            Self::MustSwap => "cannot_place",
            Self::BagNotEmpty(_) => "bag_not_empty",
            Self::CanPlace => "can_place",
            Self::SomeTileFits { .. } => "some_tile_fits",
            Self::NotStated(_) => "not_stated",
            Self::WrongNumber { .. } => "wrong_number",
            Self::DrawnBack(_) => "drawn_back",
            Self::NotInBag(_) => "not_in_bag",
            Self::AfterTheEnd => "after_the_end",
            Self::EndBonusBeforeTheEnd => "before_the_end",
            Self::StopWithEmptyBag => "bag_empty",
            Self::SomethingFits(_) => "something_fits",
        }
    }

    fn message(&self) -> String {
        match *self {
            Self::OutOfTurn { to_move, claimed } => {
                format!("Seat {to_move} is to move, not seat {claimed}.")
            }
            Self::NoSuchSeat { seat, players } => {
                format!("There is no seat {seat} among {players} players.")
            }
            Self::NotInHand { tile, held: 0 } => format!("The hand does not hold the {}.", tile_words(tile)),
            Self::NotInHand { tile, held } => {
                format!("The hand holds the {} only {}.", tile_words(tile), times(held))
            }
            Self::MoreThanHeld { used, held } => {
                format!("The hand holds {}, not {used}.", tiles_word(held.into()))
            }
            Self::CopiesSeen { tile, unseen } => {
                format!(
                    "The hand can hold at most {} of the {}: the others are in sight elsewhere.",
                    copies(unseen),
                    tile_words(tile)
                )
            }
            Self::FourthCopy { tile } => {
                format!("There are only three copies of the {}.", tile_words(tile))
            }
            Self::NoTiles => "At least one tile is needed.".into(),
            Self::TooManyTiles(tiles) => format!("At most six tiles may be used in a turn, not {tiles}."),
            Self::SameCell => "Two tiles of the move lie on one cell.".into(),
            Self::CellTaken { by } => format!("The {} lies on this cell already.", tile_words(by)),
            Self::NothingShared => "The tiles placed share neither a colour nor a shape.".into(),
            Self::SameTileTwice(tile) => format!("The {} is placed twice in one turn.", tile_words(tile)),
            Self::NotInLine => "The tiles placed lie neither in one row nor in one column.".into(),
            Self::Gap(axis) => format!("The {} has a gap between the tiles placed.", axis_word(axis)),
            Self::TouchesNothing => "None of the tiles lies beside a tile on the board.".into(),
            Self::MixedLine(axis) => {
                format!("The {} would be neither of one colour nor of one shape.", axis_word(axis))
            }
            Self::TileRepeated { axis, tile } | Self::JoinsEqualTiles { axis, tile } => {
                format!("The {} would hold the {} twice.", axis_word(axis), tile_words(tile))
            }
            Self::OpeningSize { wanted, placed } => {
                format!(
                    "The opening lays the largest set in the hand: {}, not {placed}.",
                    tiles_word(wanted.into())
                )
            }
            Self::OpeningTooSmall { at_least, placed } => {
                format!(
                    "The opening lays the largest set in the hand, not {}: as the next turn shows, it held one of {at_least} or more.",
                    tiles_word(placed)
                )
            }
            Self::OpeningSwap => "The first move cannot be a swap.".into(),
            Self::NamesNoTiles => "The hand is open, so the tiles that are swapped must be named.".into(),
            Self::MoreThanTheBag { swapped, bag } => {
                format!("The bag holds {}, so {swapped} cannot be swapped.", tiles_word(bag.into()))
            }
            Self::MustSwap => {
                "No tile of the hand fits, so the player must swap while the bag holds tiles.".into()
            }
            Self::BagNotEmpty(bag) => {
                format!("The bag still holds {}, so nobody may pass.", tiles_word(bag.into()))
            }
            Self::CanPlace => "A tile of the hand fits on the board, so the player may not pass.".into(),
            Self::SomeTileFits { held, unfit } => {
                format!(
                    "Only {unfit} of the unseen tiles fit nowhere, so one of the {held} in the hand can be placed."
                )
            }
            Self::NotStated(wanted) => {
                format!("The move does not state what was drawn; {} to be drawn.", tiles_word(wanted.into()))
            }
            Self::WrongNumber { wanted, drawn } => {
                format!("The player draws {}, not {drawn}.", tiles_word(wanted.into()))
            }
            Self::DrawnBack(tile) => {
                format!("The {} was laid aside in this turn and cannot be drawn back.", tile_words(tile))
            }
            Self::NotInBag(tile) => format!("The {} drawn is not in the bag.", tile_words(tile)),
            Self::AfterTheEnd => "The game is over.".into(),
            Self::EndBonusBeforeTheEnd => {
                "The 6 for the last tile are due only in the turn that ends the game.".into()
            }
            Self::StopWithEmptyBag => {
                "The bag is empty: the game ends by itself when nobody can place a tile.".into()
            }
            Self::SomethingFits(tile) => {
                format!("The game goes on while a tile fits: the {} still does.", tile_words(tile))
            }
        }
    }
}
