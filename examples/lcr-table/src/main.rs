//! Plays a game of LCR in the terminal: the referee rolls, judges and keeps the chips, the program only tells the tale.
//!
//! `cargo run -p lcr-table [BASE_URL]`, with a referee at `http://127.0.0.1:8080` or at the URL.

#![allow(clippy::print_stdout, reason = "a program for the terminal")]

use std::error::Error;

use mwamuzi::Mwamuzi;
use mwamuzi::types::*;

const NAMES: [&str; 4] = ["Asha", "Baraka", "Chausiku", "Daudi"];

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), Box<dyn Error>> {
    let base_url = std::env::args().nth(1).unwrap_or_else(|| "http://127.0.0.1:8080".into());
    let client = Mwamuzi::new(&base_url)?;

    let players = NAMES.map(|name| LcrSetupPlayer { name: Some(name.into()) });
    let begun = client.lcr().new_game(LcrNewRequest::new(players.into())).await?;
    tell(&begun.events);

    let mut state = begun.state;
    loop {
        let roll = LcrMove::Roll { dice: None };
        match client.lcr().apply(LcrApplyRequest::new(state, roll)).await? {
            LcrVerdict::Accepted { state: next, events, result, .. } => {
                tell(&events);
                if result.is_some() {
                    return Ok(());
                }
                state = next;
            }
            LcrVerdict::Rejected { violations, .. } => {
                let reasons: Vec<String> = violations.iter().map(Violation::to_string).collect();
                return Err(reasons.join("\n").into());
            }
        }
    }
}

fn tell(events: &[LcrEvent]) {
    for event in events {
        match event {
            LcrEvent::Known(event) => println!("{}", sentence(event)),
            // A referee that is newer than this program may tell of things that it does not know.
            LcrEvent::Unknown(_) => {}
        }
    }
}

fn sentence(event: &LcrEventKnown) -> String {
    match event {
        LcrEventKnown::StarterDrawn { seat } => format!("{} is drawn to start.", name(*seat)),
        LcrEventKnown::Turn { seat } => format!("\nIt is the turn of {}.", name(*seat)),
        LcrEventKnown::Rolled { seat, dice } => {
            let dice: Vec<String> = dice.iter().map(LcrDie::to_string).collect();
            format!("{} rolls {}.", name(*seat), dice.join(", "))
        }
        LcrEventKnown::Passed { seat, to, chips } => {
            format!("{} passes {} to {}.", name(*seat), counted(*chips), name(*to))
        }
        LcrEventKnown::Potted { seat, chips } => {
            format!("{} puts {} into the pot.", name(*seat), counted(*chips))
        }
        LcrEventKnown::Skipped { seat } => format!("{} has no chips and is skipped.", name(*seat)),
        LcrEventKnown::TookPot { seat, chips } => {
            format!("\n{} wins and takes the pot: {}.", name(*seat), counted(*chips))
        }
        LcrEventKnown::Over { .. } => "The game is over.".into(),
    }
}

fn name(seat: u8) -> &'static str {
    NAMES.get(usize::from(seat)).copied().unwrap_or("somebody")
}

fn counted(chips: u32) -> String {
    match chips {
        1 => "1 chip".into(),
        _ => format!("{chips} chips"),
    }
}
