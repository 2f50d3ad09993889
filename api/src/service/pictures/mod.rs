//! Pictures of positions: SVG, pixels and text.

mod palette;
mod svg;

use mwamuzi_rules::{Pictured, Seat};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use self::palette::Palette;
use self::svg::{Colors, svg};
use super::envelopes::Served;
use super::operation::{Answer, Body, Input, MediaType, Operation};
use super::operations::admit;
use super::read::read;
use crate::problem::{Code, Problem};

/// The colours of a picture.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum PictureTheme {
    /// An SVG is dark where whoever looks at it prefers that, otherwise light; pixels are light.
    #[default]
    Auto,
    /// For bright surroundings.
    Light,
    /// For dark surroundings.
    Dark,
}

impl PictureTheme {
    const fn colors(self) -> Colors {
        match self {
            Self::Auto => Colors::Preferred,
            Self::Light => Colors::Only(Palette::Light),
            Self::Dark => Colors::Only(Palette::Dark),
        }
    }
}

/// What the operations that draw ask for.
pub(crate) struct RenderCall<G: Pictured> {
    /// The state.
    pub(crate) state: G::WireState,
    /// The version of its rules.
    pub(crate) rules: u32,
    /// Who looks at it.
    pub(crate) seat: Option<Seat>,
    /// What is lit up.
    pub(crate) highlight: G::Highlight,
    /// In which colours.
    pub(crate) theme: PictureTheme,
}

/// What is to be drawn, with everything hidden that is to be.
struct Seen<G: Pictured> {
    state: G::State,
    seat: Option<Seat>,
    highlight: G::Highlight,
    theme: PictureTheme,
}

impl<G: Served> Seen<G> {
    fn read(body: &[u8]) -> Result<Self, Problem> {
        let RenderCall { state, rules, seat, highlight, theme } = read::<G::RenderRequest>(body)?.into();
        let state = admit::<G>(&state, rules)?;
        let (state, highlight) = match seat {
            Some(seat) => G::conceal(state, highlight, seat),
            None => (state, highlight),
        };
        Ok(Self { state, seat, highlight, theme })
    }

    fn svg(&self) -> String {
        svg(&G::picture(&self.state, self.seat, &self.highlight), self.theme.colors())
    }
}

/// What an SVG picture is, for the document.
const SVG: &str = "The picture: an SVG document without scripts, fonts or links.";

/// The operations that draw.
pub(super) fn of_game<G: Served>() -> Vec<Operation> {
    let refused = &[Code::ImpossibleState, Code::UnsupportedRules];
    vec![Operation {
        answer: Body::Other(MediaType::Svg, SVG),
        ..Operation::post::<G, G::RenderRequest, PictureTheme>(
            "render",
            (
                "Draw the position",
                "The position as an SVG picture. Equal requests give equal bytes.",
            ),
            refused,
            |input: Input<'_>| Ok(Answer::bytes(Seen::<G>::read(input.body)?.svg())),
        )
    }]
}
