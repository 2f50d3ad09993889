//! The operations without a transport: bytes in, bytes out.
//!
//! The HTTP server and the document both go by [`table`]. No rule stands here: a game is spoken to through the traits
//! of `mwamuzi_rules`, or for what only one game has through that game's module.

pub mod batch;
mod catalogue;
mod cursor;
mod envelopes;
mod games;
mod hidden_hands;
mod operation;
mod operations;
mod pictures;
mod qwirkle;
mod read;
mod replay;
mod scan;
mod schema;
mod score_sheet;
mod suggest;
mod tree;
mod wire;

use std::sync::LazyLock;

pub use catalogue::{GameDocument, GameGeometry, GameList};
pub use games::*;
pub use operation::{
    Answer, Body, Cost, Input, Judgement, MediaType, Method, Operation, Parameter, SchemaSource,
};
pub use pictures::{PictureTheme, RenderLink};
pub use qwirkle::{QwirkleScoreRequest, QwirkleScoreVerdict, QwirkleTargetsRequest};
pub(crate) use replay::STARTS as REPLAY_STARTS;
pub use score_sheet::ScoreSheet;
pub use wire::{ChanceMode, Cursor, MoveLimit, Seed};

/// The longest body, line of a batch or sheet that is read, in bytes, unless a server sets another limit.
pub const LONGEST_BODY: usize = 262_144;

/// Everything that the referee can be asked.
pub fn table() -> &'static [Operation] {
    static TABLE: LazyLock<Vec<Operation>> = LazyLock::new(|| {
        let mut table = operation::catalogue();
        table.extend(games::operations());
        table.push(batch::operation());
        table.extend(pictures::of_tokens());
        table
    });
    &TABLE
}

/// The operation with this id, `lcr_apply`.
pub fn find(id: &str) -> Option<&'static Operation> {
    table().iter().find(|operation| operation.id == id)
}
