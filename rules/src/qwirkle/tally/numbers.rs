//! What points a turn can bring at all, where only the number on the sheet is known.
//!
//! The sets follow from the score of a line: a placement has one line along its tiles and may have one across each
//! of them, of up to six tiles each. The rules page lists them, and a test compares the two.

use crate::qwirkle::placement::HAND;
use crate::qwirkle::score;

/// Points above these hardly ever come in one turn.
const USUAL: u32 = 36;

/// A set of points, one bit each; no placement brings more than 84.
type Points = u128;

/// The points of placements by number of tiles, the opening aside.
const BY_TILES: [Points; HAND] =
    [of_tiles(1), of_tiles(2), of_tiles(3), of_tiles(4), of_tiles(5), of_tiles(HAND as u32)];

/// The points of all of them.
const OF_ANY: Points =
    BY_TILES[0] | BY_TILES[1] | BY_TILES[2] | BY_TILES[3] | BY_TILES[4] | BY_TILES[HAND - 1];

/// The most points that a turn can bring, the end bonus included: `qwirkle.score_line`, `qwirkle.score_qwirkle` and
/// `qwirkle.score_end` together.
pub const MOST_POINTS_OF_A_TURN: u32 = Points::BITS - 1 - OF_ANY.leading_zeros() + score::END_BONUS;

/// The points of openings.
const OF_OPENINGS: Points = openings();

/// The points of a placement of so many tiles beside others.
const fn of_tiles(tiles: u32) -> Points {
    let across = across(tiles);
    let mut all = 0;
    let mut along = tiles;
    while along <= HAND as u32 {
        // What is no longer than the tiles laid must be crossed, or it would touch nothing.
        let touching = if along > tiles { across } else { across & !1 };
        all |= touching << score::of_line(along);
        along += 1;
    }
    all
}

/// The points of the lines across so many tiles, of which each may have none.
const fn across(tiles: u32) -> Points {
    let mut sums: Points = 1;
    let mut tile = 0;
    while tile < tiles {
        let before = sums;
        sums = 0;
        let mut length = 1;
        while length <= HAND as u32 {
            sums |= before << score::of_line(length);
            length += 1;
        }
        tile += 1;
    }
    sums
}

const fn openings() -> Points {
    let mut all = 0;
    let mut tiles = 1;
    while tiles <= HAND as u32 {
        all |= 1 << score::of_placement(score::of_line(tiles));
        tiles += 1;
    }
    all
}

const fn has(set: Points, points: u32) -> bool {
    points < Points::BITS && set >> points & 1 == 1
}

/// What is known of a turn whose right points are not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Scope {
    /// Nothing lay there before.
    Opening,
    /// How many tiles were laid beside others.
    Tiles(usize),
    /// Nothing: any placement beside others, or none.
    Any,
}

impl Scope {
    /// Whether such a turn can bring these points, the end bonus aside.
    pub(super) fn can_bring(self, points: u32) -> bool {
        has(self.of_placements(), points) || self == Self::Any && points == 0
    }

    /// Whether such a turn can bring these points, the end bonus included.
    pub(super) fn can_end_with(self, points: u32) -> bool {
        points.checked_sub(score::of_end(true)).is_some_and(|points| has(self.of_placements(), points))
    }

    fn of_placements(self) -> Points {
        match self {
            Self::Opening => OF_OPENINGS,
            Self::Tiles(tiles) => {
                tiles.checked_sub(1).and_then(|index| BY_TILES.get(index)).copied().unwrap_or(0)
            }
            Self::Any => OF_ANY,
        }
    }
}

/// Whether points that can be had are more than usual.
pub(super) const fn are_unusual(points: u32) -> bool {
    points > USUAL
}
