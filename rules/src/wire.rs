//! The small wire types that every game uses, with their bounds.
//!
//! A bound that is published in the document is enforced here, when the value is read.

use std::fmt::Display;
use std::sync::Arc;

use serde::de::{Deserializer, Error as _, SeqAccess, Visitor};
use serde::{Deserialize, Serialize};

/// The most things a list in a request may hold.
pub const MOST_IN_A_LIST: usize = 162;
/// The most characters in a player's name.
pub const MOST_NAME_CHARACTERS: usize = 64;
/// The highest seat number that can be written at all; games have fewer.
pub const HIGHEST_SEAT: u8 = 23;
/// The one version of the rules so far.
pub const RULES_VERSION: u32 = 1;

/// A place at the table, numbered clockwise from 0. Whether anybody sits there is for the rules to say.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u32")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(value_type = u8, minimum = 0, maximum = 23, examples(0)))]
pub struct Seat(pub u8);

impl Seat {
    /// The seat as an index into the list of players.
    #[must_use]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

impl TryFrom<u32> for Seat {
    type Error = String;

    fn try_from(number: u32) -> Result<Self, String> {
        match u8::try_from(number) {
            Ok(seat) if seat <= HIGHEST_SEAT => Ok(Self(seat)),
            _ => Err(format!("a seat is a number from 0 to {HIGHEST_SEAT}, not {number}")),
        }
    }
}

/// A player's name: up to 64 characters, none of them a control character. It is given back as it came.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(
    feature = "schema",
    schema(value_type = String, max_length = 64, pattern = r"^[^\u0000-\u001F\u007F-\u009F]*$", examples("Asha"))
)]
pub struct PlayerName(Arc<str>);

impl PlayerName {
    /// The name as text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl TryFrom<String> for PlayerName {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        if text.chars().any(char::is_control) {
            return Err("a name holds no control characters".into());
        }
        if text.chars().count() > MOST_NAME_CHARACTERS {
            return Err(format!("a name has at most {MOST_NAME_CHARACTERS} characters"));
        }
        Ok(Self(text.into()))
    }
}

/// Reads a list of at most [`MOST_IN_A_LIST`] things and stops reading at the first beyond.
///
/// # Errors
/// What the reader says, or that the list is too long.
pub fn bounded_list<'de, D, T>(deserializer: D) -> Result<Vec<T>, D::Error>
where
    D: Deserializer<'de>,
    T: Deserialize<'de>,
{
    list_within(deserializer, MOST_IN_A_LIST)
}

/// Reads a list of at most `most` things and stops reading at the first beyond.
pub(crate) fn list_within<'de, D, T>(deserializer: D, most: usize) -> Result<Vec<T>, D::Error>
where
    D: Deserializer<'de>,
    T: Deserialize<'de>,
{
    struct ListVisitor<T>(usize, std::marker::PhantomData<T>);

    impl<'de, T: Deserialize<'de>> Visitor<'de> for ListVisitor<T> {
        type Value = Vec<T>;

        fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
            write!(formatter, "a list of at most {} things", self.0)
        }

        fn visit_seq<A: SeqAccess<'de>>(self, mut sequence: A) -> Result<Vec<T>, A::Error> {
            let mut list = Vec::with_capacity(sequence.size_hint().unwrap_or(8).min(self.0));
            while let Some(item) = sequence.next_element()? {
                if list.len() == self.0 {
                    return Err(A::Error::custom(format!("a list holds at most {} things", self.0)));
                }
                list.push(item);
            }
            Ok(list)
        }
    }

    deserializer.deserialize_seq(ListVisitor(most, std::marker::PhantomData))
}

/// [`bounded_list`] for a list that may be absent; `null` is refused.
///
/// # Errors
/// As [`bounded_list`].
pub fn optional_bounded_list<'de, D, T>(deserializer: D) -> Result<Option<Vec<T>>, D::Error>
where
    D: Deserializer<'de>,
    T: Deserialize<'de>,
{
    bounded_list(deserializer).map(Some)
}

/// A whole number from `least` to `most`, or an error that says `what` it should have been.
pub(crate) fn number_within<'de, D, T>(deserializer: D, least: T, most: T, what: &str) -> Result<T, D::Error>
where
    D: Deserializer<'de>,
    T: TryFrom<i64> + PartialOrd + Display + Copy,
{
    let number = i64::deserialize(deserializer)?;
    match T::try_from(number) {
        Ok(value) if value >= least && value <= most => Ok(value),
        _ => Err(D::Error::custom(format!("{what} is a number from {least} to {most}, not {number}"))),
    }
}

/// Reads a field that may be absent but, where it is written, must have a value: `null` is refused.
///
/// # Errors
/// What the value's own reader says.
pub fn present<'de, D, T>(deserializer: D) -> Result<Option<T>, D::Error>
where
    D: Deserializer<'de>,
    T: Deserialize<'de>,
{
    T::deserialize(deserializer).map(Some)
}
