//! The colours of the inks, for light surroundings and for dark ones.
//!
//! The colours of pieces differ in brightness too, and no two are told apart by colour alone: shapes, letters and
//! numbers say the same.

use mwamuzi_rules::picture::Ink;

/// The surroundings in which a picture is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Palette {
    /// On bright ground.
    Light,
    /// On dark ground.
    Dark,
}

impl Palette {
    /// The colour of an ink.
    pub(super) const fn color(self, ink: Ink) -> &'static str {
        let (light, dark) = match ink {
            Ink::Ground => ("#ffffff", "#15181d"),
            Ink::Board => ("#ece5d8", "#23282f"),
            Ink::Cell => ("#fffdf8", "#323943"),
            Ink::Grid => ("#a89e8c", "#5d6673"),
            Ink::Text => ("#1c1e21", "#f1f3f5"),
            Ink::Quiet => ("#5c5f66", "#aab2bd"),
            Ink::Tile => ("#22252a", "#0b0d10"),
            Ink::TileEdge => ("#4a4f57", "#59616c"),
            Ink::Card => ("#ffffff", "#f2efe8"),
            Ink::Back => ("#3d5a80", "#47658c"),
            Ink::BackPattern => ("#98b4d4", "#a9c1de"),
            Ink::Dark => ("#15171a", "#15171a"),
            Ink::Bright => ("#ffffff", "#ffffff"),
            Ink::Turn => ("#0b7285", "#4dd0e1"),
            Ink::Last => ("#c2410c", "#ffab40"),
            Ink::Target => ("#6a1b9a", "#e0a3ff"),
            Ink::Pointed => ("#c2185b", "#ff6f9f"),
            Ink::Red => ("#cf2f2a", "#e2483f"),
            Ink::Orange => ("#f28c1c", "#f59b2e"),
            Ink::Yellow => ("#ffd92e", "#ffde45"),
            Ink::Green => ("#3db36a", "#4fc87a"),
            Ink::Blue => ("#2a72e0", "#468ff0"),
            Ink::Purple => ("#b184ec", "#bd95f2"),
            Ink::Black => ("#2b2e33", "#08090b"),
            Ink::White => ("#fafafa", "#f4f4f4"),
        };
        match self {
            Self::Light => light,
            Self::Dark => dark,
        }
    }
}

/// The name of an ink in a picture's style; `red-edge` is an outline of it.
pub(super) const fn word(ink: Ink) -> &'static str {
    match ink {
        Ink::Ground => "ground",
        Ink::Board => "board",
        Ink::Cell => "cell",
        Ink::Grid => "grid",
        Ink::Text => "text",
        Ink::Quiet => "quiet",
        Ink::Tile => "tile",
        Ink::TileEdge => "rim",
        Ink::Card => "card",
        Ink::Back => "back",
        Ink::BackPattern => "pattern",
        Ink::Dark => "dark",
        Ink::Bright => "bright",
        Ink::Turn => "turn",
        Ink::Last => "last",
        Ink::Target => "target",
        Ink::Pointed => "pointed",
        Ink::Red => "red",
        Ink::Orange => "orange",
        Ink::Yellow => "yellow",
        Ink::Green => "green",
        Ink::Blue => "blue",
        Ink::Purple => "purple",
        Ink::Black => "black",
        Ink::White => "white",
    }
}
