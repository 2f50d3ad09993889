//! What the published schema has to say of a body: every error, named by the pointer of its field.

use std::collections::HashMap;
use std::sync::{LazyLock, Mutex};

use jsonschema::error::ValidationErrorKind as Kind;
use jsonschema::{ValidationError, Validator};
use serde_json::{Value, json};

use super::replay::WrongStart;
use super::tree::push_token;
use crate::openapi::{self, TAGS};
use crate::problem::{MOST_ERRORS, ProblemError};

/// The longest piece of a body that an error message repeats, in characters.
const LONGEST_QUOTE: usize = 60;

/// Every way in which `tree` differs from the component `name` of the document, in the order of its fields.
pub(super) fn errors(name: &str, tree: &Value) -> Vec<ProblemError> {
    let validator = validator(name);
    let mut errors = Vec::new();
    for error in validator.iter_errors(tree) {
        explain(&error, tree, &mut errors);
        // A value of the wrong type is none of the known words either: once is enough.
        errors.dedup_by(|second, first| second.pointer == first.pointer);
        if errors.len() >= MOST_ERRORS {
            errors.truncate(MOST_ERRORS);
            break;
        }
    }
    errors
}

/// Whether `tree` is what the component `name` of the document describes; quick, for it looks for no reasons.
pub(super) fn is_valid(name: &str, tree: &Value) -> bool {
    validator(name).is_valid(tree)
}

/// The validator of one component, made when it is first needed.
fn validator(name: &str) -> &'static Validator {
    static VALIDATORS: LazyLock<Mutex<HashMap<String, &'static Validator>>> = LazyLock::new(Mutex::default);
    let mut validators = VALIDATORS.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
    if let Some(&validator) = validators.get(name) {
        return validator;
    }
    // There are as many as request types, and they serve as long as the process lives.
    let validator: &'static Validator = Box::leak(Box::new(compile(name)));
    validators.insert(name.to_owned(), validator);
    validator
}

#[expect(
    clippy::expect_used,
    reason = "a test sends a wrong body to every operation, which compiles them all"
)]
fn compile(name: &str) -> Validator {
    let schema = json!({
        "$ref": format!("#/components/schemas/{name}"),
        "components": openapi::document()["components"],
    });
    jsonschema::draft202012::new(&schema).expect("the document's own schemas compile")
}

/// Adds what one error of the validator means to a person who sent `tree`.
fn explain(error: &ValidationError<'_>, tree: &Value, errors: &mut Vec<ProblemError>) {
    let place = error.instance_path().to_string();
    match error.kind() {
        Kind::OneOfNotValid { context } | Kind::AnyOf { context } => {
            explain_union(&place, context, tree, errors)
        }
        Kind::AdditionalProperties { unexpected } => {
            for field in unexpected {
                errors.push(at_field(
                    &place,
                    field,
                    "unknown_field",
                    format!("there is no field {}", quote(field)),
                ));
            }
        }
        Kind::Required { .. } if error.schema_path().as_str().contains("/else/") => {
            errors.extend(WrongStart::Neither.errors());
        }
        Kind::FalseSchema => errors.extend(WrongStart::Both.errors()),
        Kind::Required { property } => {
            let field = property.as_str().unwrap_or_default();
            errors.push(at_field(&place, field, "missing_field", format!("the field {field:?} is missing")));
        }
        kind => {
            errors.push(ProblemError {
                pointer: place,
                code: word(kind),
                detail: message(error),
                rule: None,
            });
        }
    }
}

/// A union: only the variant that the tag names has anything to tell; without one, the tag itself is wrong.
fn explain_union(
    place: &str,
    variants: &[Vec<ValidationError<'static>>],
    tree: &Value,
    errors: &mut Vec<ProblemError>,
) {
    let object = tree.pointer(place).and_then(Value::as_object);
    let Some(object) = object else {
        let detail = "an object belongs here".to_owned();
        errors.push(ProblemError { pointer: place.to_owned(), code: "wrong_type", detail, rule: None });
        return;
    };
    let tag = TAGS.into_iter().find(|tag| variants.iter().flatten().any(|error| concerns(error, place, tag)));
    let tag = tag.unwrap_or("type");
    let meant = variants.iter().find(|errors| !errors.iter().any(|error| concerns(error, place, tag)));
    match meant {
        Some(meant) => meant.iter().for_each(|error| explain(error, tree, errors)),
        None if object.contains_key(tag) => {
            let known = variants.iter().flatten().filter(|error| concerns(error, place, tag));
            let known: Vec<String> = known.filter_map(known_words).collect();
            let found = quote(&object[tag].to_string());
            errors.push(at_field(
                place,
                tag,
                "unknown_value",
                format!("{found} is none of {}", known.join(", ")),
            ));
        }
        None => errors.push(at_field(place, tag, "missing_field", format!("the field {tag:?} is missing"))),
    }
}

/// Whether the error is about the field `tag` of the object at `place`.
fn concerns(error: &ValidationError<'_>, place: &str, tag: &str) -> bool {
    let at = error.instance_path().to_string();
    match error.kind() {
        Kind::Required { property } => at == place && property.as_str() == Some(tag),
        Kind::Enum { .. } | Kind::Constant { .. } | Kind::Type { .. } => {
            at.strip_prefix(place).and_then(|rest| rest.strip_prefix('/')) == Some(tag)
        }
        _ => false,
    }
}

/// The words that an enumeration knows.
fn known_words(error: &ValidationError<'_>) -> Option<String> {
    match error.kind() {
        Kind::Enum { options } => {
            Some(options.as_array()?.iter().map(Value::to_string).collect::<Vec<_>>().join(", "))
        }
        _ => None,
    }
}

fn at_field(place: &str, field: &str, code: &'static str, detail: String) -> ProblemError {
    let mut pointer = place.to_owned();
    push_token(&mut pointer, field);
    ProblemError { pointer, code, detail, rule: None }
}

/// A stable word for what the schema found.
fn word(kind: &Kind) -> &'static str {
    match kind {
        Kind::Type { .. } => "wrong_type",
        Kind::Enum { .. } | Kind::Constant { .. } => "unknown_value",
        Kind::Minimum { .. } | Kind::ExclusiveMinimum { .. } => "too_small",
        Kind::Maximum { .. } | Kind::ExclusiveMaximum { .. } => "too_large",
        Kind::MaxLength { .. } | Kind::MaxItems { .. } => "too_long",
        Kind::MinLength { .. } | Kind::MinItems { .. } => "too_short",
        Kind::Pattern { .. } => "forbidden_characters",
        _ => "invalid",
    }
}

/// The validator's own message, with a long piece of the body cut short.
fn message(error: &ValidationError<'_>) -> String {
    let found = error.instance().to_string();
    let shown = quote(&found);
    match error.kind() {
        Kind::Type { kind: jsonschema::error::TypeKind::Single(wanted) } => {
            format!("{shown} is not of type {wanted}")
        }
        Kind::Maximum { limit } => format!("{shown} is more than the highest that can be written, {limit}"),
        Kind::Minimum { limit } => format!("{shown} is less than the lowest that can be written, {limit}"),
        Kind::MaxLength { limit } => format!("the text is longer than {limit} characters"),
        Kind::MaxItems { limit } => format!("the list is longer than {limit}"),
        Kind::Pattern { .. } => "the text holds a character that is not allowed".into(),
        Kind::Enum { .. } => {
            format!("{shown} is none of {}", known_words(error).unwrap_or_default())
        }
        _ => error.masked().to_string(),
    }
}

/// `text`, or its beginning where it is long.
fn quote(text: &str) -> String {
    match text.char_indices().nth(LONGEST_QUOTE) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}
