//! What people call the colours and the shapes.

use super::super::wire::{QwirkleColor, QwirkleShape};

/// One colour or shape and every way to write it, in lower case and without hyphens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Name {
    /// The word first, then the short form that is printed, then what else is read.
    pub written: &'static [&'static str],
}

impl Name {
    /// The word on the wire.
    #[must_use]
    pub fn word(&self) -> &'static str {
        self.written.first().copied().unwrap_or_default()
    }

    /// The short form, as it is printed.
    #[must_use]
    pub fn short(&self) -> &'static str {
        self.written.get(1).copied().unwrap_or_default()
    }

    fn is(&self, word: &str) -> bool {
        self.written.contains(&word)
    }
}

/// The colours in their order.
pub const COLORS: [(QwirkleColor, Name); 6] = [
    (QwirkleColor::Red, Name { written: &["red", "r"] }),
    (QwirkleColor::Orange, Name { written: &["orange", "o"] }),
    (QwirkleColor::Yellow, Name { written: &["yellow", "y"] }),
    (QwirkleColor::Green, Name { written: &["green", "g"] }),
    (QwirkleColor::Blue, Name { written: &["blue", "b"] }),
    (QwirkleColor::Purple, Name { written: &["purple", "p", "violet"] }),
];

/// The shapes in their order. The box speaks of a star with four points and one with eight; here the first is the
/// cross, the second the star.
pub const SHAPES: [(QwirkleShape, Name); 6] = [
    (QwirkleShape::Circle, Name { written: &["circle", "ci", "o", "round", "disc", "dot"] }),
    (QwirkleShape::Cross, Name { written: &["cross", "cr", "x", "crisscross", "plus", "star4"] }),
    (QwirkleShape::Diamond, Name { written: &["diamond", "di", "d", "lozenge", "rhombus"] }),
    (QwirkleShape::Square, Name { written: &["square", "sq", "box"] }),
    (QwirkleShape::Star, Name { written: &["star", "st", "*", "starburst", "sunburst", "sun", "star8"] }),
    (
        QwirkleShape::Clover,
        Name { written: &["clover", "cl", "club", "clubs", "flower", "leaf", "shamrock"] },
    ),
];

/// The colour that a word names.
pub(super) fn color(word: &str) -> Option<QwirkleColor> {
    COLORS.iter().find(|(_, name)| name.is(word)).map(|&(color, _)| color)
}

/// The shape that a word names.
pub(super) fn shape(word: &str) -> Option<QwirkleShape> {
    SHAPES.iter().find(|(_, name)| name.is(word)).map(|&(shape, _)| shape)
}

/// The ways to take a word apart into a colour and what follows it.
pub(super) fn after_colors(word: &str) -> impl Iterator<Item = (QwirkleColor, &str)> {
    COLORS.iter().flat_map(move |&(color, name)| {
        name.written.iter().filter_map(move |written| Some((color, word.strip_prefix(written)?)))
    })
}
