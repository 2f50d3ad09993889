//! What the rules say of a state or a move, in the words that go on the wire: violations, faults, what could not
//! be verified, the result of a game.

use serde::{Deserialize, Serialize, Serializer};

use crate::wire::Seat;

/// A cell of an unbounded grid: `x` to the right, `y` down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Cell {
    /// Column, growing to the right.
    pub x: i32,
    /// Row, growing downwards.
    pub y: i32,
}

/// One piece of one seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct PieceReference {
    /// Whose piece.
    pub seat: Seat,
    /// Its number, from 0.
    pub piece: u8,
}

/// One peg of one seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct PegReference {
    /// Whose peg.
    pub seat: Seat,
    /// Its number, from 0.
    pub peg: u8,
}

/// A rule that a move breaks. New rules, reasons and fields may come; let unknown ones pass.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Violation {
    /// The rule's id, as the rulebook of the game lists it.
    #[cfg_attr(feature = "schema", schema(value_type = String, examples("qwirkle.line_duplicate")))]
    pub rule: &'static str,
    /// A plain word that tells the cases of one rule apart.
    #[cfg_attr(feature = "schema", schema(value_type = String, examples("joins_equal_tiles")))]
    pub reason: &'static str,
    /// The same for a person.
    #[cfg_attr(feature = "schema", schema(examples("The row would hold the red star twice.")))]
    pub message: String,
    /// Where in the request: a JSON Pointer from its root.
    #[cfg_attr(feature = "schema", schema(examples("/move/tiles/1")))]
    pub pointer: String,
    /// The cells that the message speaks of (Qwirkle).
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "schema", schema(required = false))]
    pub cells: Vec<Cell>,
    /// The square that the message speaks of (Ludo).
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(nullable = false))]
    pub square: Option<u8>,
    /// The hole that the message speaks of (Pegs and Jokers).
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(nullable = false))]
    pub hole: Option<u8>,
    /// The pieces in the way (Ludo).
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "schema", schema(required = false))]
    pub pieces: Vec<PieceReference>,
    /// The pegs in the way (Pegs and Jokers).
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "schema", schema(required = false))]
    pub pegs: Vec<PegReference>,
    /// The numbers that would have served.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "schema", schema(required = false))]
    pub needed: Vec<u8>,
}

impl Violation {
    /// The violation that `breach` makes of the thing at `pointer`.
    pub fn new(breach: &impl Breach, pointer: impl Into<String>) -> Self {
        Self {
            rule: breach.rule(),
            reason: breach.reason(),
            message: breach.message(),
            pointer: pointer.into(),
            ..Self::default()
        }
    }

    /// The same, pointing at `cells`.
    #[must_use]
    pub fn at_cells(mut self, cells: Vec<Cell>) -> Self {
        self.cells = cells;
        self
    }
}

/// A way to break a rule: which rule, the plain word for the case, and the sentence made from its values.
///
/// Each game has one enum of these in its rulebook, the only place where messages are worded.
pub trait Breach {
    /// The rule's id.
    fn rule(&self) -> &'static str;
    /// A plain word that tells the cases of one rule apart.
    fn reason(&self) -> &'static str;
    /// A sentence for a person.
    fn message(&self) -> String;
}

/// Something that makes a state or a set-up impossible.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Fault {
    /// The rule's id, as the rulebook of the game lists it.
    #[cfg_attr(feature = "schema", schema(value_type = String, examples("lcr.conservation")))]
    pub rule: &'static str,
    /// What is wrong, for a person.
    #[cfg_attr(
        feature = "schema",
        schema(examples("The players hold 8 chips and the pot 0; 9 were dealt."))
    )]
    pub message: String,
    /// Where: a JSON Pointer. The rules count it from the state or set-up, the service from the request's root.
    #[cfg_attr(feature = "schema", schema(examples("/state/pot")))]
    pub pointer: String,
}

impl Fault {
    /// A fault of `rule` in the thing at `pointer`.
    pub fn new(rule: &'static str, pointer: impl Into<String>, message: impl Into<String>) -> Self {
        Self { rule, message: message.into(), pointer: pointer.into() }
    }

    /// The same fault seen from the root that holds the thing under `prefix`.
    #[must_use]
    pub fn under(mut self, prefix: &str) -> Self {
        self.pointer.insert_str(0, prefix);
        self
    }
}

/// A rule that could not be checked, because the state hides what it hangs on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Unverified {
    /// The rule's id.
    #[cfg_attr(feature = "schema", schema(value_type = String, examples("qwirkle.in_hand")))]
    pub rule: &'static str,
    /// What could not be checked, for a person.
    #[cfg_attr(feature = "schema", schema(value_type = String, examples("The hand is hidden.")))]
    pub message: &'static str,
}

/// What one seat's game against another is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Worth {
    /// Won: 1.
    Won,
    /// Shared: 0.5.
    Shared,
    /// Lost: 0.
    Lost,
}

impl Serialize for Worth {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Won => serializer.serialize_u8(1),
            Self::Shared => serializer.serialize_f64(0.5),
            Self::Lost => serializer.serialize_u8(0),
        }
    }
}

/// How a finished game stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct GameResult {
    /// Why the game ended, a plain word.
    #[cfg_attr(feature = "schema", schema(value_type = String, examples("last_with_chips")))]
    pub reason: &'static str,
    /// The seats that won, more than one where the win is shared.
    pub winners: Vec<Seat>,
    /// The place of each seat; equal places are shared and the next is skipped.
    pub places: Vec<u8>,
    /// For each seat its result against each seat: 1, 0.5 or 0, against itself 0.5. For ratings.
    #[cfg_attr(feature = "schema", schema(value_type = Vec<Vec<f64>>))]
    pub head_to_head: Vec<Vec<Worth>>,
}

impl GameResult {
    /// The result that follows from each seat's place: place 1 wins, a better place beats a worse one.
    #[must_use]
    pub fn from_places(reason: &'static str, places: Vec<u8>) -> Self {
        let winners =
            (0u8..).zip(&places).filter(|&(_, &place)| place == 1).map(|(seat, _)| Seat(seat)).collect();
        let against = |own: &u8| places.iter().map(|other| worth(*own, *other)).collect();
        let head_to_head = places.iter().map(against).collect();
        Self { reason, winners, places, head_to_head }
    }
}

fn worth(own: u8, other: u8) -> Worth {
    match own.cmp(&other) {
        std::cmp::Ordering::Less => Worth::Won,
        std::cmp::Ordering::Equal => Worth::Shared,
        std::cmp::Ordering::Greater => Worth::Lost,
    }
}
