//! Cursors of lists of moves: where the next page begins, and a mark of the list that it belongs to.
//!
//! Written as `{index in hexadecimal}-{16 hexadecimal digits}`; the digits are the beginning of the SHA-256 of the
//! state's canonical JSON and the order. Nothing is stored.

use mwamuzi_rules::Game;
use sha2::{Digest, Sha256};

use super::envelopes::Served;
use super::wire::Cursor;
use crate::problem::{Code, Problem};

/// The cursor of the page that begins at `index`.
pub(super) fn next<G: Served>(wire: &G::WireState, order: G::Order, index: usize) -> String {
    format!("{index:x}-{}", mark::<G>(wire, order))
}

/// Where the page of `cursor` begins.
pub(super) fn start<G: Served>(
    cursor: &Cursor,
    wire: &G::WireState,
    order: G::Order,
) -> Result<usize, Problem> {
    let parts = cursor.as_str().split_once('-');
    let index = parts.and_then(|(index, _)| u32::from_str_radix(index, 16).ok());
    match (parts, index) {
        (Some((_, found)), Some(index)) if found == mark::<G>(wire, order) => Ok(index as usize),
        _ => Err(Problem::at(
            Code::InvalidCursor,
            "/cursor",
            "invalid_cursor",
            "The cursor belongs to another state or order.",
        )),
    }
}

fn mark<G: Served>(wire: &<G as Game>::WireState, order: G::Order) -> String {
    let mut hash = Sha256::new();
    // Both are plain data with text keys: writing them cannot fail.
    hash.update(serde_json::to_vec(wire).unwrap_or_default());
    hash.update(serde_json::to_vec(&order).unwrap_or_default());
    hash.finalize().iter().take(8).map(|byte| format!("{byte:02x}")).collect()
}
