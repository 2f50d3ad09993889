//! From bytes to a request: fast where all is well, thorough where not.
//!
//! A body is parsed once, straight into its types. Only if that fails, or if [`scan`] is in doubt, is it read again
//! the slow way: as a tree, which the published schema judges, so that every error is found and named by the
//! pointer of its field, and what the document bounds is what the service enforces.

use serde::de::DeserializeOwned;
use serde_json::Value;
use utoipa::ToSchema;

use super::{scan, schema, tree};
use crate::problem::{Code, Problem, ProblemError};

/// The most values in a body of which every error is explained. The largest state holds about 2,000; to explain every
/// error of a quarter of a megabyte of wrong ones would take seconds and a gigabyte.
const MOST_EXPLAINED: usize = 5_000;

/// A request type: read from JSON, described by a schema of its own name.
pub(crate) trait Request: DeserializeOwned + ToSchema {}

impl<T: DeserializeOwned + ToSchema> Request for T {}

/// The request in `body`.
pub(crate) fn read<R: Request>(body: &[u8]) -> Result<R, Problem> {
    match serde_json::from_slice(body) {
        Ok(request) if scan::is_plain(body) => Ok(request),
        _ => read_slowly(body),
    }
}

fn read_slowly<R: Request>(body: &[u8]) -> Result<R, Problem> {
    let mut tree = tree::parse(body)?;
    tree::write_whole_numbers_as_integers(&mut tree);
    unknown_rules(&tree)?;
    if tree::count(&tree, MOST_EXPLAINED) > MOST_EXPLAINED {
        if !schema::is_valid(&R::name(), &tree) {
            return Err(first_error::<R>(tree));
        }
    } else {
        let errors = schema::errors(&R::name(), &tree);
        if !errors.is_empty() {
            return Err(Problem::listing(Code::InvalidRequest, errors));
        }
    }
    serde_path_to_error::deserialize(tree).map_err(|error| invalid(&error))
}

/// What is first found wrong with a body that is too large to be explained in full.
fn first_error<R: Request>(tree: Value) -> Problem {
    match serde_path_to_error::deserialize::<_, R>(tree) {
        Err(error) => invalid(&error),
        Ok(_) => {
            let detail = format!("something is wrong among more than {MOST_EXPLAINED} values");
            Problem::at(Code::InvalidRequest, "", "invalid", detail)
        }
    }
}

fn invalid(error: &serde_path_to_error::Error<serde_json::Error>) -> Problem {
    let pointer = tree::pointer(error.path());
    Problem::at(Code::InvalidRequest, pointer, "invalid", error.inner().to_string())
}

/// A state of a later version of the rules may have any shape; that its version is unknown comes first.
fn unknown_rules(tree: &Value) -> Result<(), Problem> {
    for pointer in ["/rules", "/state/rules", "/setup/rules"] {
        if let Some(version) = tree.pointer(pointer).and_then(Value::as_u64) {
            require_rules(u32::try_from(version).unwrap_or(u32::MAX), pointer)?;
        }
    }
    Ok(())
}

/// Refuses every version of the rules but the one there is.
pub(crate) fn require_rules(version: u32, pointer: &str) -> Result<(), Problem> {
    if version == mwamuzi_rules::RULES_VERSION {
        return Ok(());
    }
    let error = ProblemError {
        pointer: pointer.into(),
        code: "unsupported_rules",
        detail: format!("This referee knows version 1 of the rules, not {version}."),
        rule: None,
    };
    Err(Problem::listing(Code::UnsupportedRules, vec![error]))
}
