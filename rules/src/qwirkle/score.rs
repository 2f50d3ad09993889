//! What lines, placements and the last tile bring.

/// How many tiles a Qwirkle has, and how many points it brings beside them.
pub(super) const QWIRKLE: u32 = 6;

/// `qwirkle.score_end`: the points of whoever plays the last tile of a hand with the bag empty.
pub const END_BONUS: u32 = 6;

/// `qwirkle.score_line`, `qwirkle.score_qwirkle`: the points of a line of this length. A run of one tile is no line.
#[inline]
pub(super) const fn of_line(length: u32) -> u32 {
    match length {
        1 => 0,
        QWIRKLE => 2 * QWIRKLE,
        _ => length,
    }
}

/// `qwirkle.score_line`: the points of a placement whose lines bring `lines` in all; a tile that forms none scores 1.
#[inline]
pub(super) const fn of_placement(lines: u32) -> u32 {
    if lines == 0 { 1 } else { lines }
}

/// `qwirkle.score_end`: what a placement brings beside its lines.
#[inline]
pub(super) const fn of_end(plays_out: bool) -> u32 {
    if plays_out { END_BONUS } else { 0 }
}
