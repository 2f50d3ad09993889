//! The command line.

use clap::{Parser, ValueEnum};

/// Plays two levels of CPU players against each other, many games, and counts who wins.
#[derive(Debug, Parser)]
#[command(version)]
pub(crate) struct Arguments {
    /// The game.
    pub(crate) game: GameName,
    /// The level that is counted.
    #[arg(long, default_value = "strong")]
    pub(crate) first: Level,
    /// The level of everybody else.
    #[arg(long, default_value = "greedy")]
    pub(crate) second: Level,
    /// How many games. A multiple of the number of sides gives each level each side equally often.
    #[arg(long, default_value_t = 200)]
    pub(crate) games: u32,
    /// How many play; two, in Pegs and Jokers four, if left out.
    #[arg(long)]
    pub(crate) players: Option<u8>,
    /// The same seed plays the same games.
    #[arg(long, default_value = "mashindano")]
    pub(crate) seed: String,
    /// How many nodes the strong level may look at for one move; what the service grants if left out.
    #[arg(long)]
    pub(crate) effort: Option<u32>,
}

/// A game in which there is something to choose.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub(crate) enum GameName {
    /// Ludo.
    Ludo,
    /// Qwirkle.
    Qwirkle,
    /// Pegs and Jokers.
    PegsAndJokers,
}

/// A level.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub(crate) enum Level {
    /// Any legal move.
    Random,
    /// What brings the most at once.
    Greedy,
    /// With a view to what may follow.
    Strong,
}

impl Level {
    /// The word for it.
    pub(crate) const fn word(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Greedy => "greedy",
            Self::Strong => "strong",
        }
    }
}
