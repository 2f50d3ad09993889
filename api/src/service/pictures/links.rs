//! Links to pictures: the request packed into the path.

use mwamuzi_rules::every_game::*;
use serde::Serialize;
use utoipa::ToSchema;

use super::token::{MOST_CHARACTERS, pack, unpack};
use super::{PNG, SVG, Seen};
use crate::problem::{Code, Problem};
use crate::service::envelopes::Served;
use crate::service::operation::{Answer, Body, Cost, Input, MediaType, Operation, Parameter};

/// Where the picture of a request can be fetched, for ever and by anybody.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct RenderLink {
    /// The request, packed. Nothing is stored: whoever has the token has everything that the picture shows.
    #[schema(max_length = 8000)]
    pub token: String,
    /// The path of the picture as SVG.
    pub svg: String,
    /// The path of the picture as PNG.
    pub png: String,
}

/// The link to what is seen.
pub(super) fn link<G: Served>(seen: Seen<G>) -> Result<RenderLink, Problem> {
    let request = serde_json::to_vec(&G::RenderRequest::from(seen.into_call())).unwrap_or_default();
    let token = pack(G::ID, &request).ok_or_else(|| {
        let detail =
            format!("The token would be longer than {MOST_CHARACTERS} characters: leave out what is lit up.");
        Problem::new(Code::TooLarge, detail)
    })?;
    Ok(RenderLink { svg: format!("/v1/render/{token}.svg"), png: format!("/v1/render/{token}.png"), token })
}

/// What is made of a request in a token.
#[derive(Clone, Copy)]
enum Made {
    Svg,
    Png,
}

macro_rules! by_game {
    ($( { $game:ident, $($rest:tt)* } )*) => {
        /// The picture of a game's request.
        fn draw(game: &str, request: &[u8], made: Made) -> Result<Answer, Problem> {
            match game {
                $( <$game as mwamuzi_rules::Game>::ID => {
                    let seen = Seen::<$game>::read(request)?;
                    Ok(match made {
                        Made::Svg => Answer::bytes(seen.svg()),
                        Made::Png => Answer::bytes(seen.png()),
                    })
                } )*
                _ => Err(no_picture()),
            }
        }
    };
}
mwamuzi_rules::for_each_game!(by_game);

fn no_picture() -> Problem {
    Problem::new(
        Code::NotFound,
        "No such picture: the token was not made by render-link, or something of it is missing.",
    )
}

fn of_token(token: &str, made: Made) -> Result<Answer, Problem> {
    let (game, request) = unpack(token).ok_or_else(no_picture)?;
    // A request that was packed here can be drawn. One that cannot was forged: there is no such picture.
    draw(&game, &request, made).map_err(|_| no_picture())
}

/// The operations that take a token.
pub(in crate::service) fn of_tokens() -> Vec<Operation> {
    let words = "The picture that `render-link` has packed into a token. The position never changes, so the picture \
                 may be kept for ever, as the answer says; a later version of the referee may draw it better. One that \
                 is asked for again by its ETag is not sent again.";
    let parameter =
        Parameter { name: "token", description: "The token, from `render-link`.", example: EXAMPLE };
    vec![
        Operation {
            parameter: Some(parameter),
            answer: Body::Other(MediaType::Svg, SVG),
            immutable: true,
            ..Operation::get::<RenderLink>(
                "picture_svg",
                "/v1/render/{token}.svg",
                ("A picture by its link, as SVG", words),
                &[Code::NotFound],
                |input: Input<'_>| of_token(input.parameter, Made::Svg),
            )
        },
        Operation {
            parameter: Some(parameter),
            answer: Body::Other(MediaType::Png, PNG),
            immutable: true,
            cost: Cost::Expensive,
            ..Operation::get::<RenderLink>(
                "picture_png",
                "/v1/render/{token}.png",
                ("A picture by its link, as PNG", words),
                &[Code::NotFound],
                |input: Input<'_>| of_token(input.parameter, Made::Png),
            )
        },
    ]
}

/// Three players of LCR before the first roll.
const EXAMPLE: &str = "AXWOvwoCMQyHdx8jcwfFrZurgy8gIqGEayHXljQdjuPe_VIFxcEpf76PX8JBDis0RSXwK0w4WwUOAg6kMzXwJwelaiq5DcNU0ZSnZ4ip2ua8OaiMC4kN9xXyO-HSIlrEV_qQa5__kBvRL3pYdFHwRwfaJY_zNWIbrhRmUxvh4K8fltFsOw";
