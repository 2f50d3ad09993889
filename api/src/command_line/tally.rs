//! `mwamuzi tally FILE`: the audit of a score sheet, for a person or, with `--json`, for a program. No server is needed.
//!
//! Nothing of the file reaches the terminal raw: [`text`](mod@text) writes every piece with control characters
//! replaced.

mod report;
mod table;
mod text;
mod words;

use std::fs::File;
use std::io::{self, Read as _, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::{Args, ValueEnum};

use self::text::clean;
use crate::problem::{Code, MOST_ERRORS, Problem, ProblemError};
use crate::service::{self, ScoreSheet};

/// The longest file, in bytes: as long as a request.
const LONGEST_FILE: u64 = service::LONGEST_BODY as u64;
/// The exit code if the file cannot be read.
const UNREADABLE: u8 = 2;
/// The widest that lines for a person grow.
const WIDEST: usize = 100;

#[derive(Debug, Args)]
pub(super) struct Tally {
    /// The score sheet, CSV or the JSON request of the operation tally; - reads it from stdin
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// How the file is written [default: told by its content]
    #[arg(long, value_name = "FORMAT", value_enum)]
    format: Option<Format>,
    /// Print the audit as JSON, as the operation tally answers it
    #[arg(long)]
    json: bool,
}

/// How a score sheet is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Format {
    /// A table of comma-separated values
    Csv,
    /// The request of the operation tally
    Json,
}

impl Format {
    /// JSON begins with a brace; no header of a table does.
    fn of(bytes: &[u8]) -> Self {
        if bytes.trim_ascii_start().starts_with(b"{") { Self::Json } else { Self::Csv }
    }
}

impl Tally {
    /// Audits the file: 0 if all is right, 1 if not, 2 if it cannot be read.
    pub(super) fn run(&self) -> ExitCode {
        match self.audit() {
            Ok((right, printed)) => match print(&printed) {
                Ok(()) => ExitCode::from(u8::from(!right)),
                Err(error) => self.refuse(&[format!("cannot print: {error}")]),
            },
            Err(messages) => self.refuse(&messages),
        }
    }

    /// Whether the sheet is right, and what there is to print.
    fn audit(&self) -> Result<(bool, Vec<u8>), Vec<String>> {
        let bytes = self.bytes().map_err(|message| vec![message])?;
        let bytes = bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(&bytes);
        let sheet = match self.format.unwrap_or_else(|| Format::of(bytes)) {
            Format::Csv => ScoreSheet::from_csv(bytes),
            Format::Json => ScoreSheet::from_json(bytes),
        };
        let sheet = sheet.map_err(|problem| lines(&problem))?;
        let audit = sheet.audit().map_err(|problem| lines(&problem))?;
        let printed = if self.json {
            let mut json = serde_json::to_vec_pretty(&audit).unwrap_or_default();
            json.push(b'\n');
            json
        } else {
            report::report(&sheet, &audit, textwrap::termwidth().min(WIDEST))
        };
        Ok((audit.ok, printed))
    }

    fn bytes(&self) -> Result<Vec<u8>, String> {
        let mut bytes = Vec::new();
        let limit = LONGEST_FILE + 1;
        let read = if self.file == Path::new("-") {
            io::stdin().take(limit).read_to_end(&mut bytes)
        } else {
            File::open(&self.file).and_then(|file| file.take(limit).read_to_end(&mut bytes))
        };
        match read {
            Ok(length) if length as u64 > LONGEST_FILE => {
                Err(format!("it is longer than the {LONGEST_FILE} bytes that a score sheet may have"))
            }
            Ok(_) => Ok(bytes),
            Err(error) => Err(error.to_string()),
        }
    }

    /// Says why there is no audit, if anybody listens.
    fn refuse(&self, messages: &[String]) -> ExitCode {
        let name = if self.file == Path::new("-") { "stdin".into() } else { self.file.to_string_lossy() };
        let mut text = format!("mwamuzi: cannot audit {}:", clean(&name));
        match messages {
            [only] => text.extend([" ", &clean(only)]),
            many => many.iter().for_each(|message| text.extend(["\n  ", &clean(message)])),
        }
        let _ = writeln!(io::stderr(), "{text}");
        ExitCode::from(UNREADABLE)
    }
}

/// Colours go to a terminal alone, and not where `NO_COLOR` is set.
fn print(bytes: &[u8]) -> io::Result<()> {
    let mut out = anstream::stdout().lock();
    match out.write_all(bytes).and_then(|()| out.flush()) {
        // `mwamuzi tally … | head` has read all that it wants.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        outcome => outcome,
    }
}

/// A problem in lines: one for each thing that is wrong.
fn lines(problem: &Problem) -> Vec<String> {
    if problem.errors.len() <= 1 {
        return vec![problem.detail.clone()];
    }
    // A row and a column stand in the words already.
    let line = |error: &ProblemError| match problem.code {
        Code::MalformedCsv => error.detail.clone(),
        _ => format!("{}: {}", error.pointer, error.detail),
    };
    let mut lines: Vec<String> = problem.errors.iter().map(line).collect();
    if lines.len() >= MOST_ERRORS {
        lines.push("and perhaps more".into());
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_file_is_its_first_sign_tells() {
        for json in ["{}", "\n  {\"players\": []}"] {
            assert_eq!(Format::of(json.as_bytes()), Format::Json);
        }
        for csv in ["", "player,points", "\"{\",x"] {
            assert_eq!(Format::of(csv.as_bytes()), Format::Csv);
        }
    }
}
