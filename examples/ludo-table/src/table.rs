//! The table: asks the players, sends what they answer to the referee, tells what the referee says.

use std::error::Error;
use std::io;

use mwamuzi::Mwamuzi;
use mwamuzi::types::*;

use crate::arguments::Mode;
use crate::keyboard::ask;
use crate::picture::picture;
use crate::words::Words;

/// Pieces are numbered 0 to 3.
const PIECES: u8 = 4;

/// A referee, and how the game is played.
pub(crate) struct Table {
    client: Mwamuzi,
    mode: Mode,
}

impl Table {
    /// A table with the referee at that URL.
    pub(crate) fn new(base_url: &str, mode: Mode) -> Result<Self, mwamuzi::Error> {
        Ok(Self { client: Mwamuzi::new(base_url)?, mode })
    }

    /// Game after game, until the players have had enough.
    pub(crate) async fn play_games(&self, names: &[String]) -> Result<(), Box<dyn Error>> {
        let mut begun = self.begin(names).await?;
        while let Some(finished) = self.play(begun).await? {
            if matches!(self.mode, Mode::Auto(_)) {
                return Ok(());
            }
            match ask("\nAnother game? (y or n)", yes_or_no)? {
                Some(true) => begun = self.begin_again(finished).await?,
                Some(false) => break,
                None => {
                    println!();
                    break;
                }
            }
        }
        println!("Thank you for playing. Goodbye!");
        Ok(())
    }

    async fn begin(&self, names: &[String]) -> Result<LudoNewAnswer, mwamuzi::Error> {
        let player =
            |name: &String| LudoSetupPlayer { name: Some(name.clone()), ..LudoSetupPlayer::default() };
        let players = names.iter().map(player).collect();
        let request = LudoNewRequest {
            legal_moves: with_outcomes(),
            seed: self.seed(),
            ..LudoNewRequest::new(players)
        };
        self.client.ludo().new_game(request).await
    }

    async fn begin_again(&self, finished: LudoState) -> Result<LudoNewAnswer, mwamuzi::Error> {
        let request =
            LudoRematchRequest { legal_moves: with_outcomes(), ..LudoRematchRequest::new(finished) };
        self.client.ludo().rematch(request).await
    }

    /// One game; its last state, or none where the players left in the middle.
    async fn play(&self, begun: LudoNewAnswer) -> Result<Option<LudoState>, Box<dyn Error>> {
        let LudoNewAnswer { mut state, mut legal_moves, events } = begun;
        tell(&state, &events);
        loop {
            let Some(chosen) = self.choose(&state, &legal_moves)? else {
                println!("\nThe game is left where it stands.");
                return Ok(None);
            };
            match self.client.ludo().apply(self.request(&state, chosen)).await? {
                LudoVerdict::Accepted { state: next, legal_moves: following, events, result, .. } => {
                    tell(&next, &events);
                    if let Some(result) = result {
                        println!("{}", Words(&next.players).places(&result));
                        return Ok(Some(next));
                    }
                    (state, legal_moves) = (next, following);
                }
                LudoVerdict::Rejected { violations, .. } => self.refuse(&violations)?,
            }
        }
    }

    fn request(&self, state: &LudoState, chosen: LudoMove) -> LudoApplyRequest {
        LudoApplyRequest {
            chance: (self.mode == Mode::RealDice).then_some(ChanceMode::Stated),
            legal_moves: with_outcomes(),
            seed: self.seed(),
            ..LudoApplyRequest::new(state.clone(), chosen)
        }
    }

    /// One seed does for a whole game: the referee's dice hang on the number of the move as well.
    fn seed(&self) -> Option<String> {
        match &self.mode {
            Mode::Auto(seed) => Some(seed.clone()),
            Mode::Keyboard | Mode::RealDice => None,
        }
    }

    /// What the player to move does; none when the input has ended.
    fn choose(&self, state: &LudoState, legal_moves: &LudoMoveList) -> io::Result<Option<LudoMove>> {
        match (&self.mode, &state.turn) {
            (Mode::Auto(_), _) => Ok(legal_moves.moves.first().cloned()),
            (mode, LudoTurn::Roll { seat, .. }) => ask_for_roll(mode, &Words(&state.players).name(*seat)),
            _ => ask_for_piece(state, legal_moves),
        }
    }

    /// Tells why a move is illegal, so that the player chooses again.
    fn refuse(&self, violations: &[Violation]) -> Result<(), String> {
        let reasons: Vec<&str> = violations.iter().map(|violation| violation.message.as_str()).collect();
        match self.mode {
            Mode::Auto(_) => Err(reasons.join(" ")),
            Mode::Keyboard | Mode::RealDice => {
                println!("That is not allowed. {}", reasons.join(" "));
                Ok(())
            }
        }
    }
}

fn ask_for_roll(mode: &Mode, name: &str) -> io::Result<Option<LudoMove>> {
    let question = match mode {
        Mode::RealDice => format!("{name}, roll your die. What does it show?"),
        _ => format!("{name}, press Enter for a roll, or type what your own die shows:"),
    };
    ask(&question, |typed| match typed {
        "" => Ok(LudoMove::Roll { die: None }),
        _ => typed.parse::<u8>().map_or(Err("Type the number on the die, please."), |die| {
            Ok(LudoMove::Roll { die: Some(die.into()) })
        }),
    })
}

fn ask_for_piece(state: &LudoState, legal_moves: &LudoMoveList) -> io::Result<Option<LudoMove>> {
    println!("\n{}\nThese pieces may move:", picture(&state.players));
    tell_choices(state, legal_moves);
    ask("Which piece?", |typed| match (typed.parse(), legal_moves.moves.as_slice()) {
        (Ok(piece), _) if piece < PIECES => Ok(LudoMove::Move { piece }),
        (Err(_), [only]) if typed.is_empty() => Ok(only.clone()),
        _ => Err("Type the number of a piece, 0 to 3, please."),
    })
}

/// Each piece that may move, with what would come of it.
fn tell_choices(state: &LudoState, legal_moves: &LudoMoveList) {
    let words = Words(&state.players);
    for (listed, outcome) in legal_moves.moves.iter().zip(&legal_moves.outcomes) {
        if let LudoMove::Move { piece } = listed {
            println!("  {piece}: {}", words.outcome(&outcome.events));
        }
    }
}

fn tell(state: &LudoState, events: &[LudoEvent]) {
    let words = Words(&state.players);
    // A referee that is newer than this program may tell of things that it does not know.
    for event in events.iter().filter_map(LudoEvent::known) {
        println!("{}", words.sentence(event));
    }
}

#[allow(clippy::unnecessary_wraps, reason = "the requests want it so")]
fn with_outcomes() -> Option<LudoListShape> {
    Some(LudoListShape { outcomes: Some(true), ..LudoListShape::default() })
}

fn yes_or_no(typed: &str) -> Result<bool, &'static str> {
    match typed.to_lowercase().as_str() {
        "y" | "yes" => Ok(true),
        "n" | "no" => Ok(false),
        _ => Err("Type y or n, please."),
    }
}
