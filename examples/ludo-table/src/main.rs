//! Plays Ludo in the terminal, two to four players at one keyboard: the referee judges every step, says what each piece
//! could do and rolls; or the players roll real dice and type in what they see.
//!
//! `cargo run -p ludo-table [--players NAME,NAME…] [--dice | --auto SEED] [BASE_URL]`, with a referee at
//! `http://127.0.0.1:8080` or at the URL. `--dice`: the players roll, and the referee only draws who starts. `--auto`: a game that
//! plays itself, the same for the same seed.

#![allow(clippy::print_stdout, clippy::print_stderr, reason = "a program for the terminal")]

mod arguments;
mod keyboard;
mod picture;
mod table;
mod words;

use std::error::Error;
use std::process::ExitCode;

use arguments::Arguments;
use table::Table;

#[tokio::main(flavor = "current_thread")]
async fn main() -> ExitCode {
    match play().await {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

async fn play() -> Result<(), Box<dyn Error>> {
    let arguments = Arguments::read(std::env::args().skip(1))?;
    let table = Table::new(&arguments.base_url, arguments.mode)?;
    table.play_games(&arguments.names).await
}
