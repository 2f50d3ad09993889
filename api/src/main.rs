//! The command `mwamuzi`.

use std::process::ExitCode;

fn main() -> ExitCode {
    mwamuzi_api::command_line::run()
}
