//! Pictures of positions: SVG, pixels and text.

mod links;
mod palette;
mod png;
mod svg;
mod token;

pub use links::RenderLink;
pub(super) use links::of_tokens;

use mwamuzi_rules::{Game, Pictured, RULES_VERSION, Seat};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use self::links::link;
use self::palette::Palette;
use self::png::png;
use self::svg::{Colors, svg};
use super::envelopes::Served;
use super::operation::{Answer, Body, Cost, Input, MediaType, Operation};
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

    /// Pixels cannot be both: without a theme they are light.
    fn png(&self) -> Vec<u8> {
        let colors = match self.theme {
            PictureTheme::Auto => PictureTheme::Light.colors(),
            theme => theme.colors(),
        };
        png(&G::picture(&self.state, self.seat, &self.highlight), colors)
    }

    fn text(&self) -> String {
        G::text(&self.state, self.seat, &self.highlight)
    }

    /// The request that shows this, without anything that is hidden.
    fn into_call(self) -> RenderCall<G> {
        let Self { state, seat, highlight, theme } = self;
        RenderCall { state: G::wire(&state), rules: RULES_VERSION, seat, highlight, theme }
    }
}

/// What a picture as SVG is, for the document.
const SVG: &str = "An SVG document without scripts, fonts or links, at most 64 KiB; with a title and a description for \
    those who cannot see it. Placed in a page, its parts can be told apart: `data-piece=\"0/2\"` is piece 2 of seat 0, \
    likewise `data-peg`, `data-seat`, and by hand and place `data-tile` and `data-card`; a place where something may \
    go is `data-cell=\"3,-1\"`, `data-square`, `data-lane`, `data-finish`, `data-hole` or `data-home`.";
/// What a picture as PNG is, for the document.
const PNG: &str = "A PNG file of at most 1600 pixels a side. Letters that the font of the server does not have, such as \
    emoji, are left out.";
/// What a picture as text is, for the document.
const TEXT: &str = "Lines of text for a font whose letters are equally wide, without colours.";

/// The operations that draw.
pub(super) fn of_game<G: Served>() -> Vec<Operation> {
    vec![
        Operation {
            answer: Body::Other(MediaType::Svg, SVG),
            ..operation::<G, PictureTheme>(
                "render",
                (
                    "Draw the position",
                    "The position as an SVG picture, dark or light as whoever looks at it prefers. On request the last \
                     move, the places where something may go, and the places of a violation are lit up. Equal requests \
                     give equal bytes.",
                ),
                |input| Ok(Answer::bytes(Seen::<G>::read(input.body)?.svg())),
            )
        },
        Operation {
            path: path::<G>("render.png"),
            answer: Body::Other(MediaType::Png, PNG),
            cost: Cost::Expensive,
            ..operation::<G, PictureTheme>(
                "render_png",
                (
                    "Draw the position as pixels",
                    "The picture of `render` as PNG; light where no theme is named.",
                ),
                |input| Ok(Answer::bytes(Seen::<G>::read(input.body)?.png())),
            )
        },
        Operation {
            path: path::<G>("render.txt"),
            answer: Body::Other(MediaType::PlainText, TEXT),
            ..operation::<G, PictureTheme>(
                "render_txt",
                (
                    "Write the position as text",
                    "The position for a terminal or a chat. The theme does nothing here.",
                ),
                |input| Ok(Answer::bytes(Seen::<G>::read(input.body)?.text())),
            )
        },
        operation::<G, RenderLink>(
            "render_link",
            (
                "Link to a picture",
                "Packs the request into a token, and tells the paths at which anybody can fetch the picture with GET. \
                 With a `seat`, what is hidden from it is not in the token either. A token has at most 8000 \
                 characters, enough for every state; `too_large` if what is lit up needs more.",
            ),
            |input| Ok(Answer::json(&link(Seen::<G>::read(input.body)?)?)),
        ),
    ]
}

fn operation<G: Served, A: ToSchema>(
    name: &'static str,
    words: (&'static str, &'static str),
    run: fn(Input<'_>) -> Result<Answer, Problem>,
) -> Operation {
    Operation::post::<G, G::RenderRequest, A>(
        name,
        words,
        &[Code::ImpossibleState, Code::UnsupportedRules],
        run,
    )
}

fn path<G: Game>(name: &str) -> String {
    format!("/v1/games/{}/{name}", G::ID)
}
