//! The position as a small picture: the loop, an arm a line, and below it where everybody's pieces are.
//!
//! A square shows the first letter of the colour that stands there, a capital for two pieces or more, `#` for more than
//! one colour; starts and stars, which are safe, show `*` while they are empty.

use std::fmt::Write;

use mwamuzi::types::*;

use crate::words::{Words, place};

/// Squares of the loop that belong to one arm.
const ARM: u8 = 13;
/// The arms of the cross.
const ARMS: u8 = 4;
/// The star of an arm, counted from its start.
const STAR: u8 = 8;

/// The position in text.
pub(crate) fn picture(players: &[LudoPlayer]) -> String {
    let mut text = String::new();
    for arm in 0..ARMS {
        let squares: Vec<String> =
            (arm * ARM..(arm + 1) * ARM).map(|square| mark(players, square).to_string()).collect();
        // Writing to a String never fails.
        let _ = writeln!(text, "{:>4} {}", arm * ARM, squares.join(" "));
    }
    for (seat, player) in (0..).zip(players) {
        let pieces: Vec<String> =
            (0..4).zip(&player.pieces).map(|(number, piece)| format!("{number}: {}", place(piece))).collect();
        let _ = writeln!(text, "{} ({})  {}", Words(players).name(seat), player.color, pieces.join(", "));
    }
    text
}

fn mark(players: &[LudoPlayer], square: u8) -> char {
    let here = LudoPiece::Track { square };
    let count = |player: &LudoPlayer| player.pieces.iter().filter(|piece| **piece == here).count();
    let standing: Vec<(&LudoPlayer, usize)> =
        players.iter().map(|player| (player, count(player))).filter(|(_, pieces)| *pieces > 0).collect();
    match standing.as_slice() {
        [] if matches!(square % ARM, 0 | STAR) => '*',
        [] => '.',
        [(player, 1)] => letter(player.color),
        [(player, _)] => letter(player.color).to_ascii_uppercase(),
        _ => '#',
    }
}

const fn letter(color: LudoColor) -> char {
    match color {
        LudoColor::Yellow => 'y',
        LudoColor::Blue => 'b',
        LudoColor::Red => 'r',
        LudoColor::Green => 'g',
    }
}
