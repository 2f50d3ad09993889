//! The words from which the sentences of Qwirkle are made.

use crate::qwirkle::wire::{QwirkleAxis, QwirkleColor, QwirkleShape, QwirkleTile};

/// `red star`.
pub(super) fn tile_words(tile: QwirkleTile) -> String {
    let color = match tile.color {
        QwirkleColor::Red => "red",
        QwirkleColor::Orange => "orange",
        QwirkleColor::Yellow => "yellow",
        QwirkleColor::Green => "green",
        QwirkleColor::Blue => "blue",
        QwirkleColor::Purple => "purple",
    };
    let shape = match tile.shape {
        QwirkleShape::Circle => "circle",
        QwirkleShape::Cross => "cross",
        QwirkleShape::Diamond => "diamond",
        QwirkleShape::Square => "square",
        QwirkleShape::Star => "star",
        QwirkleShape::Clover => "clover",
    };
    format!("{color} {shape}")
}

/// `row` or `column`.
pub(super) const fn axis_word(axis: QwirkleAxis) -> &'static str {
    match axis {
        QwirkleAxis::Row => "row",
        QwirkleAxis::Column => "column",
    }
}

/// `1 tile`, `2 tiles`.
pub(in crate::qwirkle) fn tiles_word(number: usize) -> String {
    if number == 1 { "1 tile".into() } else { format!("{number} tiles") }
}

/// `no copy`, `1 copy`, `2 copies`.
pub(super) fn copies(number: u8) -> String {
    match number {
        0 => "no copy".into(),
        1 => "1 copy".into(),
        _ => format!("{number} copies"),
    }
}

/// `once`, `twice`, `3 times`.
pub(super) fn times(number: u8) -> String {
    match number {
        1 => "once".into(),
        2 => "twice".into(),
        _ => format!("{number} times"),
    }
}
