//! Writes what is made from the code and checked in: the OpenAPI document and the generated part of each client.
//!
//! `cargo generate` writes, `cargo generate --check` compares and fails where a file differs.

mod rust;
mod targets;

use std::process::ExitCode;

use targets::Difference;

const USAGE: &str = "\
Usage: cargo generate [--check]

Writes the OpenAPI document and the generated part of each client.
With --check nothing is written: what differs from the checked-in files is named, and the exit code is 1.";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let done = match arguments.iter().map(String::as_str).collect::<Vec<_>>().as_slice() {
        [] => write(),
        ["--check"] => check(),
        _ => Err(USAGE.into()),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            complain(&message);
            ExitCode::FAILURE
        }
    }
}

fn write() -> Result<(), String> {
    for path in targets::write_all()? {
        report(&format!("wrote {path}"));
    }
    Ok(())
}

fn check() -> Result<(), String> {
    let differences = targets::differences()?;
    if differences.is_empty() {
        return Ok(());
    }
    let lines: Vec<String> = differences.iter().map(Difference::to_string).collect();
    Err(format!("{}\nTo bring them into step: cargo generate", lines.join("\n")))
}

#[expect(clippy::print_stdout, reason = "a command talks to its terminal")]
fn report(line: &str) {
    println!("{line}");
}

#[expect(clippy::print_stderr, reason = "a command talks to its terminal")]
fn complain(message: &str) {
    eprintln!("{message}");
}
