//! What the tiles that stay in the hand promise.

use super::strong::POINT;
use crate::qwirkle::kinds::Kind;

/// Two tiles that can stand in one line.
const FRIENDS: i32 = POINT / 2;
/// Two equal tiles, of which one is in the way of the other.
const TWINS: i32 = -POINT;

/// What these tiles are worth, in hundredths of a point.
pub(super) fn leave(kept: &[Kind]) -> i32 {
    let mut worth = 0;
    for (number, &kind) in kept.iter().enumerate() {
        for &other in &kept[..number] {
            if kind == other {
                worth += TWINS;
            } else if kind.friends().has(other) {
                worth += FRIENDS;
            }
        }
    }
    worth
}
