//! How each game is set up, and who plays with whom.

use mwamuzi_rules::ludo::{Ludo, LudoOptions, LudoSetup, LudoSetupPlayer};
use mwamuzi_rules::pegs_and_jokers::{
    PegsAndJokers, PegsAndJokersOptions, PegsAndJokersSetup, PegsAndJokersSetupPlayer,
};
use mwamuzi_rules::qwirkle::{Qwirkle, QwirkleOptions, QwirkleSetup, QwirkleSetupPlayer};
use mwamuzi_rules::{Seat, Suggest};

/// A game of which a tournament can be held.
pub(crate) trait Table: Suggest {
    /// How many play where nobody says otherwise.
    const PLAYERS: u8 = 2;

    /// A game of so many players by the default options, the start left to chance.
    fn setup(players: u8) -> Self::Setup;

    /// How many sides play against each other.
    fn sides(players: u8) -> u8 {
        players.max(1)
    }

    /// The side of a seat.
    fn side(seat: Seat, players: u8) -> u8 {
        seat.0 % Self::sides(players)
    }
}

impl Table for Ludo {
    fn setup(players: u8) -> LudoSetup {
        let players = vec![LudoSetupPlayer::default(); players.into()];
        LudoSetup { players, options: LudoOptions::default(), starter: None }
    }
}

impl Table for Qwirkle {
    fn setup(players: u8) -> QwirkleSetup {
        let players = vec![QwirkleSetupPlayer::default(); players.into()];
        QwirkleSetup { players, options: QwirkleOptions::default(), starter: None, deal: None.into() }
    }
}

impl Table for PegsAndJokers {
    const PLAYERS: u8 = 4;

    fn setup(players: u8) -> PegsAndJokersSetup {
        let players = vec![PegsAndJokersSetupPlayer::default(); players.into()];
        PegsAndJokersSetup { players, options: PegsAndJokersOptions::default(), dealer: None, deal: None }
    }

    /// Two teams, by turns.
    fn sides(_: u8) -> u8 {
        2
    }
}
