//! Tiles and hands of Qwirkle in few words.

use mwamuzi_rules::qwirkle::{QwirkleColor, QwirkleHand, QwirkleShape, QwirkleTile};

/// The 36 kinds of tiles, by colour and then by shape.
pub(crate) fn all_kinds() -> impl Iterator<Item = QwirkleTile> {
    let of_color = |color| QwirkleShape::ALL.map(|shape| QwirkleTile { color, shape });
    QwirkleColor::ALL.into_iter().flat_map(of_color)
}

/// How many tiles a hand holds.
pub(crate) fn size(hand: &QwirkleHand) -> usize {
    match hand {
        QwirkleHand::Open { tiles } => tiles.len(),
        QwirkleHand::Hidden { size } => usize::from(*size),
    }
}
