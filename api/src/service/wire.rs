//! The small types that requests share, with their bounds.

use mwamuzi_rules::RULES_VERSION;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// The most moves in one list.
const MOST_MOVES: u16 = 1000;
/// The moves in a list where the request does not say.
const DEFAULT_MOVES: u16 = 100;
/// The most characters in a seed.
const MOST_SEED_CHARACTERS: usize = 128;
/// The most characters in a cursor.
const MOST_CURSOR_CHARACTERS: usize = 64;

/// How many moves to list: 0 (the total alone) to 1000.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(try_from = "u32")]
#[schema(value_type = u16, minimum = 0, maximum = 1000, default = 100, examples(100))]
pub struct MoveLimit(pub u16);

impl Default for MoveLimit {
    fn default() -> Self {
        Self(DEFAULT_MOVES)
    }
}

impl TryFrom<u32> for MoveLimit {
    type Error = String;

    fn try_from(number: u32) -> Result<Self, String> {
        match u16::try_from(number) {
            Ok(limit) if limit <= MOST_MOVES => Ok(Self(limit)),
            _ => Err(format!("a limit is a number from 0 to {MOST_MOVES}, not {number}")),
        }
    }
}

/// A text of up to 128 characters that makes the referee's chance reproducible, on every server and in every later
/// build of the same version of the rules.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(try_from = "String")]
#[schema(value_type = String, max_length = 128, examples("7c3f0e1b9a"))]
pub struct Seed(String);

impl Seed {
    /// The seed of suggestions where a request leaves it out. It never changes, so that they do not either.
    pub(super) fn of_suggestions() -> Self {
        Self("mwamuzi".into())
    }

    /// The seed as text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl TryFrom<String> for Seed {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        let fits = text.chars().take(MOST_SEED_CHARACTERS + 1).count() <= MOST_SEED_CHARACTERS;
        if fits {
            Ok(Self(text))
        } else {
            Err(format!("a seed has at most {MOST_SEED_CHARACTERS} characters"))
        }
    }
}

/// Where a list goes on: the `next` of the page before, for the same state and order.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(try_from = "String")]
#[schema(value_type = String, max_length = 64)]
pub struct Cursor(String);

impl Cursor {
    /// The cursor as text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl TryFrom<String> for Cursor {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        let fits = text.chars().take(MOST_CURSOR_CHARACTERS + 1).count() <= MOST_CURSOR_CHARACTERS;
        if fits {
            Ok(Self(text))
        } else {
            Err(format!("a cursor has at most {MOST_CURSOR_CHARACTERS} characters"))
        }
    }
}

/// Who rolls and draws what a move leaves out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum ChanceMode {
    /// The referee.
    #[default]
    Referee,
    /// Nobody: a move that leaves it out is rejected, a set-up refused.
    Stated,
}

/// The version of the rules where a request leaves it out: 1, for ever.
#[must_use]
pub(super) const fn default_rules() -> u32 {
    RULES_VERSION
}
