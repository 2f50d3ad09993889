//! What the games came to.

use crate::Clock;
use crate::arguments::Level;

/// For an interval that holds the truth in 95 of 100 cases.
const Z: f64 = 1.959_964;

/// The games so far.
pub(crate) struct Count {
    sides: u8,
    games: u32,
    won: f64,
    moves: u64,
    clock: Clock,
}

impl Count {
    /// No games between so many sides.
    pub(crate) fn new(sides: u8) -> Self {
        Self { sides, games: 0, won: 0.0, moves: 0, clock: Clock::default() }
    }

    /// One more game.
    pub(crate) fn add(&mut self, share: f64, moves: u32, clock: &Clock) {
        self.games += 1;
        self.won += share;
        self.moves += u64::from(moves);
        self.clock.longest = self.clock.longest.max(clock.longest);
        self.clock.total += clock.total;
        self.clock.suggestions += clock.suggestions;
    }

    /// The figures in words.
    pub(crate) fn told(&self, first: Level, second: Level) -> String {
        let (least, most) = wilson(self.won, self.games.into());
        let games = f64::from(self.games.max(1));
        format!(
            "{} wins {:.1} % of the games against {} (95 % interval {:.1} to {:.1}; equal players: {:.1})\n\
             {:.0} moves a game; a suggestion of {} took {:.3} ms on the average, {:.1} ms at most",
            first.word(),
            100.0 * self.won / games,
            second.word(),
            100.0 * least,
            100.0 * most,
            100.0 / f64::from(self.sides),
            self.moves as f64 / games,
            first.word(),
            1_000.0 * self.clock.total.as_secs_f64() / f64::from(self.clock.suggestions.max(1)),
            1_000.0 * self.clock.longest.as_secs_f64(),
        )
    }
}

/// The interval of Wilson for a share of so many games; a shared win counts as its part.
fn wilson(won: f64, games: f64) -> (f64, f64) {
    if games == 0.0 {
        return (0.0, 1.0);
    }
    let (share, square) = (won / games, Z * Z);
    let middle = share + square / (2.0 * games);
    let half = Z * (share * (1.0 - share) / games + square / (4.0 * games * games)).sqrt();
    let whole = 1.0 + square / games;
    ((middle - half) / whole, (middle + half) / whole)
}

#[cfg(test)]
mod tests {
    use super::wilson;

    #[test]
    fn half_of_a_hundred_games_tells_little() {
        let (least, most) = wilson(50.0, 100.0);
        assert!((least - 0.4038).abs() < 0.0001 && (most - 0.5962).abs() < 0.0001, "{least} {most}");
    }

    #[test]
    fn all_games_won_are_no_certainty() {
        let (least, most) = wilson(10.0, 10.0);
        assert!((least - 0.7225).abs() < 0.0001 && most <= 1.0 + f64::EPSILON, "{least} {most}");
    }

    #[test]
    fn no_games_tell_nothing() {
        assert_eq!(wilson(0.0, 0.0), (0.0, 1.0));
    }
}
