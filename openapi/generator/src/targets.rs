//! The files that are made. A further language is one more entry and one more module.

use std::fmt;
use std::path::{Path, PathBuf};

use serde_json::Value;

use crate::rust;

/// One file that is made from the document.
struct Target {
    /// Where it is, from the root of the repository.
    path: &'static str,
    /// Makes its text.
    make: fn(&Value) -> Result<String, String>,
}

const TARGETS: &[Target] = &[
    Target { path: "openapi/mwamuzi.json", make: |_| Ok(mwamuzi_api::openapi::text()) },
    Target { path: "sdk/rust/src/generated.rs", make: rust::client },
];

/// A checked-in file that is not what the code makes.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Difference {
    path: &'static str,
    /// The first line that differs, counted from 1; none where the file cannot be read.
    line: Option<usize>,
}

impl fmt::Display for Difference {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            Some(line) => write!(formatter, "{} is not what the code makes, from line {line} on.", self.path),
            None => write!(formatter, "{} is missing.", self.path),
        }
    }
}

/// Writes every file and tells their paths.
pub(crate) fn write_all() -> Result<Vec<&'static str>, String> {
    each_target(|target, text| {
        let path = on_disk(target.path);
        std::fs::write(&path, text).map_err(|error| format!("{}: {error}", path.display()))?;
        Ok(Some(target.path))
    })
}

/// Every checked-in file that is not what the code makes.
pub(crate) fn differences() -> Result<Vec<Difference>, String> {
    each_target(|target, text| {
        let path = target.path;
        Ok(match std::fs::read_to_string(on_disk(path)) {
            Err(_) => Some(Difference { path, line: None }),
            Ok(present) if present == text => None,
            Ok(present) => Some(Difference { path, line: Some(first_difference(&present, text)) }),
        })
    })
}

fn each_target<T>(
    mut with: impl FnMut(&Target, &str) -> Result<Option<T>, String>,
) -> Result<Vec<T>, String> {
    let document = mwamuzi_api::openapi::document_with_examples();
    let mut results = Vec::new();
    for target in TARGETS {
        let text = (target.make)(&document).map_err(|error| format!("{}: {error}", target.path))?;
        results.extend(with(target, &text)?);
    }
    Ok(results)
}

fn on_disk(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(path)
}

fn first_difference(present: &str, made: &str) -> usize {
    let equal = present.lines().zip(made.lines()).take_while(|(present, made)| present == made).count();
    equal + 1
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_checked_in_files_are_what_the_code_makes() {
        let differences = differences().expect("everything can be made");
        assert!(differences.is_empty(), "{differences:?}: run `cargo generate`");
    }

    #[test]
    fn making_them_twice_gives_the_same() {
        let make = || each_target(|_, text| Ok(Some(text.to_owned()))).expect("everything can be made");
        assert!(make() == make());
    }

    #[test]
    fn a_difference_is_found_at_its_line() {
        assert_eq!(first_difference("a\nb\n", "a\nc\n"), 2);
        assert_eq!(first_difference("a\n", "a\nc\n"), 2);
    }
}
