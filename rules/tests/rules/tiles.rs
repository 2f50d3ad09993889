//! Tiles of Qwirkle in few words.

use mwamuzi_rules::qwirkle::{QwirkleColor, QwirkleShape, QwirkleTile};

/// The colours in their order.
pub(crate) const COLORS: [QwirkleColor; 6] = [
    QwirkleColor::Red,
    QwirkleColor::Orange,
    QwirkleColor::Yellow,
    QwirkleColor::Green,
    QwirkleColor::Blue,
    QwirkleColor::Purple,
];

/// The shapes in their order.
pub(crate) const SHAPES: [QwirkleShape; 6] = [
    QwirkleShape::Circle,
    QwirkleShape::Cross,
    QwirkleShape::Diamond,
    QwirkleShape::Square,
    QwirkleShape::Star,
    QwirkleShape::Clover,
];

/// The 36 kinds of tiles, by colour and then by shape.
pub(crate) fn all_kinds() -> impl Iterator<Item = QwirkleTile> {
    COLORS.into_iter().flat_map(|color| SHAPES.map(|shape| QwirkleTile { color, shape }))
}
