//! One line of a batch: `{id, game, op, body}`.
//!
//! A line is read once, and its body not at all: that is the operation's part. Only a line that is wrong is read again
//! as a tree, which the published schema judges.

use std::borrow::Cow;
use std::fmt;

use serde::de::{Deserialize, DeserializeSeed, Deserializer, Error as _, IgnoredAny, MapAccess, Visitor};
use serde_json::value::RawValue;
use serde_json::{Value, json};
use utoipa::openapi::schema::{ObjectBuilder, SchemaType, Type};
use utoipa::openapi::{RefOr, Schema};
use utoipa::{PartialSchema, ToSchema};

use crate::problem::{Code, Problem};
use crate::service::{schema, tree};

/// The most characters in an id.
const MOST_ID_CHARACTERS: usize = 128;
/// The largest integer that every reader of JSON keeps exactly.
const LARGEST_INTEGER: f64 = 9_007_199_254_740_991.0;

/// One line of a batch: an operation of a game and what it is asked.
#[derive(ToSchema)]
#[expect(dead_code, reason = "the schema of what `Parts` reads")]
#[serde(deny_unknown_fields)]
pub struct BatchLine {
    /// What the answer shall carry, so that the two can be brought together.
    #[schema(nullable = false, required = false)]
    id: Option<BatchId>,
    /// The game's path.
    #[schema(examples("lcr"))]
    game: String,
    /// An operation of that game that takes and gives JSON, with underscores.
    #[schema(examples("legal_moves"))]
    op: String,
    /// What `POST /v1/games/{game}/{op}` would be sent.
    #[schema(value_type = Object)]
    body: Value,
}

/// One line of the answer to a batch.
#[derive(ToSchema)]
#[expect(dead_code, reason = "the schema of what `answer` writes")]
pub struct BatchAnswer {
    /// The id of the line, if it had one that could be read.
    #[schema(nullable = false, required = false)]
    id: Option<BatchId>,
    /// The HTTP status of the operation alone: 200 if it was judged, else that of the problem.
    #[schema(minimum = 200, maximum = 599, examples(200))]
    status: u16,
    /// The answer of the operation if the status is 200, else a problem document.
    #[schema(value_type = Object)]
    body: Value,
}

/// An id of the caller's own: text of up to 128 characters or an integer.
#[derive(Debug)]
pub struct BatchId;

impl PartialSchema for BatchId {
    fn schema() -> RefOr<Schema> {
        ObjectBuilder::new()
            .schema_type(SchemaType::from_iter([Type::String, Type::Integer]))
            .description(Some(
                "An id of the caller's own: text of up to 128 characters or an integer, given back as it was sent.",
            ))
            .max_length(Some(MOST_ID_CHARACTERS))
            .minimum(Some(-LARGEST_INTEGER))
            .maximum(Some(LARGEST_INTEGER))
            .examples([json!("turn-7"), json!(7)])
            .into()
    }
}

impl ToSchema for BatchId {}

/// What a line says, as far as it was read.
#[derive(Debug, Default)]
pub(super) struct Parts<'a> {
    /// As it was sent.
    pub(super) id: Option<&'a str>,
    game: Option<Cow<'a, str>>,
    op: Option<Cow<'a, str>>,
    body: Option<&'a RawValue>,
}

/// A line that can be carried out.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Call<'a> {
    pub(super) game: Cow<'a, str>,
    pub(super) op: Cow<'a, str>,
    /// As it was sent.
    pub(super) body: &'a str,
}

/// Reads a line: its id, if that much could be read, and what to do or what is wrong.
pub(super) fn read(line: &[u8]) -> (Option<&str>, Result<Call<'_>, Problem>) {
    let mut parts = Parts::default();
    let mut deserializer = serde_json::Deserializer::from_slice(line);
    let read = ReadParts(&mut parts).deserialize(&mut deserializer).and_then(|()| deserializer.end());
    let id = parts.id.filter(|id| is_id(id));
    let is_sound = read.is_ok() && id.is_some() == parts.id.is_some();
    let call = match (parts.game, parts.op, parts.body) {
        (Some(game), Some(op), Some(body)) if is_sound => Ok(Call { game, op, body: body.get() }),
        _ => Err(explain(line)),
    };
    (id, call)
}

/// Whether an id, as it was sent, keeps to its bounds.
fn is_id(sent: &str) -> bool {
    match sent.as_bytes().first() {
        Some(b'"') => serde_json::from_str::<Cow<'_, str>>(sent)
            .is_ok_and(|text| text.len() <= MOST_ID_CHARACTERS || text.chars().count() <= MOST_ID_CHARACTERS),
        // 7.0 is an integer too.
        _ => sent.parse().is_ok_and(|number: f64| number.fract() == 0.0 && number.abs() <= LARGEST_INTEGER),
    }
}

/// Everything that is wrong with a line.
fn explain(line: &[u8]) -> Problem {
    let mut tree = match tree::parse(line) {
        Ok(tree) => tree,
        Err(Problem { code: Code::InvalidRequest, errors, .. }) => {
            return Problem::listing(Code::InvalidLine, errors);
        }
        Err(problem) => return problem,
    };
    // What the body holds is for the operation to judge.
    if let Some(body) = tree.get_mut("body") {
        *body = json!({});
    }
    tree::write_whole_numbers_as_integers(&mut tree);
    match schema::errors(&BatchLine::name(), &tree) {
        errors if errors.is_empty() => Problem::at(
            Code::InvalidLine,
            "",
            "invalid",
            "A line is an object of id, game, op and body; its id is text or an integer.",
        ),
        errors => Problem::listing(Code::InvalidLine, errors),
    }
}

/// Reads a line into its parts, so that those before a mistake are known.
struct ReadParts<'b, 'a>(&'b mut Parts<'a>);

impl<'de> DeserializeSeed<'de> for ReadParts<'_, 'de> {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<(), D::Error> {
        deserializer.deserialize_map(self)
    }
}

impl<'de> Visitor<'de> for ReadParts<'_, 'de> {
    type Value = ();

    fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("an object of id, game, op and body")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<(), A::Error> {
        let parts = self.0;
        while let Some(Text(name)) = map.next_key()? {
            let is_new = match name.as_ref() {
                "id" => parts.id.replace(map.next_value::<&RawValue>()?.get()).is_none(),
                "game" => parts.game.replace(map.next_value::<Text<'_>>()?.0).is_none(),
                "op" => parts.op.replace(map.next_value::<Text<'_>>()?.0).is_none(),
                "body" => parts.body.replace(map.next_value()?).is_none(),
                _ => {
                    map.next_value::<IgnoredAny>()?;
                    false
                }
            };
            if !is_new {
                return Err(A::Error::custom("an unknown field, or one that stands here twice"));
            }
        }
        Ok(())
    }
}

/// Text that is copied only if it holds escapes.
struct Text<'a>(Cow<'a, str>);

impl<'de> Deserialize<'de> for Text<'de> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_str(TextVisitor)
    }
}

struct TextVisitor;

impl<'de> Visitor<'de> for TextVisitor {
    type Value = Text<'de>;

    fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("text")
    }

    fn visit_borrowed_str<E>(self, text: &'de str) -> Result<Text<'de>, E> {
        Ok(Text(Cow::Borrowed(text)))
    }

    fn visit_str<E>(self, text: &str) -> Result<Text<'de>, E> {
        Ok(Text(Cow::Owned(text.to_owned())))
    }
}
