//! Plays two levels of CPU players against each other, many games, and counts who wins.
//!
//! No referee is asked over HTTP: the program uses the crate of the rules, as any Rust program may. Whoever has the
//! first word changes from game to game, and the same dice and draws are dealt to both sides in turn.

mod arguments;
mod count;
mod tables;

use std::io::Write;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use arguments::{Arguments, GameName};
use clap::Parser;
use count::Count;
use mwamuzi_rules::ludo::Ludo;
use mwamuzi_rules::pegs_and_jokers::PegsAndJokers;
use mwamuzi_rules::qwirkle::Qwirkle;
use mwamuzi_rules::{Claim, Effort, Seat, SeedTuple, SeededChance, SuggestionLevel};
use tables::Table;

/// The longest that a game may take. None comes near it.
const MOST_MOVES: u32 = 100_000;

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let told = match arguments.game {
        GameName::Ludo => tournament::<Ludo>(&arguments),
        GameName::Qwirkle => tournament::<Qwirkle>(&arguments),
        GameName::PegsAndJokers => tournament::<PegsAndJokers>(&arguments),
    };
    match told.and_then(|told| writeln!(std::io::stdout(), "{told}").map_err(|error| error.to_string())) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            let _ = writeln!(std::io::stderr(), "{error}");
            ExitCode::FAILURE
        }
    }
}

/// All games, and what is to be told of them.
fn tournament<G: Table>(arguments: &Arguments) -> Result<String, String> {
    let players = arguments.players.unwrap_or(G::PLAYERS);
    let effort = arguments.effort.map_or(G::EFFORT, |nodes| Effort { nodes });
    let mut count = Count::new(G::sides(players));
    for game in 0..arguments.games {
        let end = play::<G>(arguments, players, effort, game)?;
        count.add(end.share, end.moves, &end.clock);
    }
    let head = format!(
        "{}, {players} players, {} games, seed {:?}, effort {} nodes\n",
        G::ID,
        arguments.games,
        arguments.seed,
        effort.nodes
    );
    Ok(head + &count.told(arguments.first, arguments.second))
}

/// How a game ended.
struct End {
    /// What the first level has of the win: 1, 0, or a part where it is shared.
    share: f64,
    moves: u32,
    /// The longest and all of the time that suggestions of the first level took, and how many there were.
    clock: Clock,
}

/// How long suggestions took.
#[derive(Clone, Copy, Default)]
struct Clock {
    longest: Duration,
    total: Duration,
    suggestions: u32,
}

/// One game. Of as many games as there are sides, each has the same chance, and the first level plays each side once.
fn play<G: Table>(arguments: &Arguments, players: u8, effort: Effort, game: u32) -> Result<End, String> {
    let sides = u32::from(G::sides(players));
    let stream = |operation: &str| {
        let (rules, ply, seed) = (1, game / sides, arguments.seed.as_str());
        SeededChance::new(&SeedTuple { rules, game: G::ID, operation, ply, seed })
    };
    let (mut chance, mut choices) = (stream("tournament"), stream("tournament choices"));
    let is_first = |seat: Seat| u32::from(G::side(seat, players)) == game % sides;
    let started = G::start(&G::setup(players), false, &mut chance);
    let mut state = started.map_err(|faults| format!("{players} players: {}", faults[0].message))?.state;
    let (mut moves, mut clock) = (0, Clock::default());
    while let Some(seat) = G::seat_to_move(&state) {
        let level = if is_first(seat) { arguments.first } else { arguments.second };
        let before = Instant::now();
        let suggestion = G::suggest(&state, level.into(), effort, &mut choices);
        let suggestion = suggestion.map_err(|none| format!("no suggestion: {none:?}"))?;
        if is_first(seat) {
            clock.add(before.elapsed());
        }
        let ruling = G::judge(&state, &suggestion.played, &Claim::default());
        let ruling = ruling.map_err(|violations| format!("an illegal suggestion: {violations:?}"))?;
        state = ruling.play(&mut chance).state;
        moves += 1;
        if moves > MOST_MOVES {
            return Err(format!("game {game} does not end"));
        }
    }
    let winners = G::standing(&state).result.map(|result| result.winners).unwrap_or_default();
    let won = winners.iter().filter(|&&seat| is_first(seat)).count();
    Ok(End { share: won as f64 / winners.len().max(1) as f64, moves, clock })
}

impl Clock {
    fn add(&mut self, took: Duration) {
        self.longest = self.longest.max(took);
        self.total += took;
        self.suggestions += 1;
    }
}

impl From<arguments::Level> for SuggestionLevel {
    fn from(level: arguments::Level) -> Self {
        match level {
            arguments::Level::Random => Self::Random,
            arguments::Level::Greedy => Self::Greedy,
            arguments::Level::Strong => Self::Strong,
        }
    }
}
