//! A game as it goes on: its state, the moves that led there, and the way back.

use serde::{Deserialize, Serialize};

use crate::Error;
use crate::pages::LegalMovesAll;
use crate::playable::{Document, Playable};

/// The version of the saved form, which the clients of every language share.
const FORM: u32 = 1;
/// How many moves are replayed in one call at most, and how long they may be as JSON: a body holds 256 KiB.
const MOST_MOVES: usize = 10_000;
const MOST_BYTES: usize = 128 * 1024;

/// One move of a match.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct LogEntry<M> {
    /// Whose turn it was.
    pub seat: u8,
    /// The move with its chance filled in.
    #[serde(rename = "move")]
    pub move_: M,
}

/// A game as it goes on: it holds the state, applies moves, keeps the log with its chance, and takes moves back.
///
/// ```no_run
/// # async fn play(client: mwamuzi::Mwamuzi) -> Result<(), mwamuzi::Error> {
/// use mwamuzi::types::*;
/// use mwamuzi::{Error, Match};
///
/// let mut game = Match::start(client.ludo(), LudoNewRequest::new(vec![LudoSetupPlayer::default(); 2])).await?;
/// let rolled = game.apply(LudoMove::Roll { die: None }).await?; // the referee rolls
/// println!("{:?}", rolled.move_);
/// if let Err(Error::IllegalMove(illegal)) = game.apply(LudoMove::Move { piece: 3 }).await {
///     println!("{}", illegal.violations[0].message); // nothing has changed
/// }
/// let saved = game.to_json()?; // the clients in other languages read it too
/// game.undo().await?;
/// game = Match::from_json(client.ludo(), &saved)?;
/// # Ok(())
/// # }
/// ```
#[derive(Clone, Debug)]
pub struct Match<G: Playable> {
    game: G,
    first: G::State,
    state: G::State,
    log: Vec<LogEntry<G::Move>>,
    /// The states before the last moves of the log, as far as they are known: after loading none is.
    earlier: Vec<G::State>,
}

impl<G: Playable> Match<G> {
    /// Sets up a game and begins a match with it.
    ///
    /// # Errors
    /// See [`Error`].
    pub async fn start(game: G, setup: G::NewRequest) -> Result<Self, Error> {
        let answer = game.new_game(setup).await?;
        Ok(Self::from_state(game, G::first_state(answer)))
    }

    /// A match that goes on from a state.
    #[must_use]
    pub fn from_state(game: G, state: G::State) -> Self {
        Self { game, first: state.clone(), state, log: Vec::new(), earlier: Vec::new() }
    }

    /// A match as [`to_json`](Self::to_json) saved it, here or in another language. Nothing is sent.
    ///
    /// # Errors
    /// [`Error::Settings`] if it is no saved match, or one of another game.
    pub fn from_json(game: G, saved: &str) -> Result<Self, Error> {
        let Label { mwamuzi: form, game: name } = read(saved)?;
        if form != FORM || name != G::GAME {
            let told = format!("a match of {name} in form {form}, not of {} in form {FORM}", G::GAME);
            return Err(Error::Settings(told));
        }
        let Saved { start, log, state, .. } = read::<Saved<String, G::State, LogEntry<G::Move>>>(saved)?;
        Ok(Self { game, first: start, state, log, earlier: Vec::new() })
    }

    /// The match as text that the client of any language reads again.
    ///
    /// # Errors
    /// [`Error::Settings`] if a state or a move cannot be written, which those of the referee always can.
    pub fn to_json(&self) -> Result<String, Error> {
        let saved = Saved {
            mwamuzi: FORM,
            game: G::GAME,
            start: &self.first,
            log: self.log.iter().collect::<Vec<_>>(),
            state: &self.state,
        };
        serde_json::to_string(&saved).map_err(|error| Error::Settings(error.to_string()))
    }

    /// The game, as the client calls it.
    pub const fn game(&self) -> &G {
        &self.game
    }

    /// The state that the match began with.
    pub const fn first(&self) -> &G::State {
        &self.first
    }

    /// The state as it stands.
    pub const fn state(&self) -> &G::State {
        &self.state
    }

    /// The moves so far.
    pub fn log(&self) -> &[LogEntry<G::Move>] {
        &self.log
    }

    /// Who is to move; nobody once the game is over.
    pub fn seat_to_move(&self) -> Option<u8> {
        G::seat_to_move(&self.state)
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.seat_to_move().is_none()
    }

    /// Makes a move; what it leaves to chance the referee rolls or draws.
    ///
    /// # Errors
    /// [`Error::IllegalMove`] if it breaks the rules, and every other [`Error`]; the match is then as it was.
    pub async fn apply(&mut self, move_: G::Move) -> Result<G::Accepted, Error> {
        self.apply_with(move_, |_| {}).await
    }

    /// Makes a move with more beside it: `game.apply_with(roll, |request| request.seed = Some("7".into()))`.
    ///
    /// # Errors
    /// As [`apply`](Self::apply).
    pub async fn apply_with(
        &mut self,
        move_: G::Move,
        with: impl FnOnce(&mut G::ApplyRequest),
    ) -> Result<G::Accepted, Error> {
        let mut request = G::apply_request(self.state.clone(), move_);
        with(&mut request);
        let accepted = self.game.apply_or_raise(request).await?;
        let (move_, state) = G::came_of(&accepted);
        // The referee accepts no move once the game is over.
        let seat = self.seat_to_move().unwrap_or_default();
        self.log.push(LogEntry { seat, move_: move_.clone() });
        self.earlier.push(std::mem::replace(&mut self.state, state.clone()));
        Ok(accepted)
    }

    /// The moves that are legal now, the first page of them.
    ///
    /// # Errors
    /// See [`Error`].
    pub async fn legal_moves(&self) -> Result<G::MoveList, Error> {
        self.game.legal_moves(G::legal_moves_request(self.state.clone())).await
    }

    /// All moves that are legal now, one by one.
    pub fn legal_moves_all(&self) -> LegalMovesAll<G> {
        LegalMovesAll::new(self.game.clone(), G::legal_moves_request(self.state.clone()))
    }

    /// Takes back the last move and tells which it was; none if there is none. The referee is asked only for what a
    /// loaded match does not know.
    ///
    /// # Errors
    /// [`Error::Settings`] if the log of a loaded match holds an illegal move, and every other [`Error`]; the match is
    /// then as it was.
    pub async fn undo(&mut self) -> Result<Option<LogEntry<G::Move>>, Error> {
        let Some((_, before)) = self.log.split_last() else { return Ok(None) };
        let state = match self.earlier.pop() {
            Some(state) => state,
            None => self
                .after(before)
                .await?
                .ok_or_else(|| Error::Settings("the log of this match holds an illegal move".into()))?,
        };
        self.state = state;
        Ok(self.log.pop())
    }

    /// Has the referee replay the log: whether that leads to the state as it stands.
    ///
    /// # Errors
    /// See [`Error`].
    pub async fn replay(&self) -> Result<bool, Error> {
        Ok(self.after(&self.log).await?.as_ref() == Some(&self.state))
    }

    /// The state after these moves, played from the first one; none if one of them is illegal.
    async fn after(&self, mut log: &[LogEntry<G::Move>]) -> Result<Option<G::State>, Error> {
        let mut state = self.first.clone();
        while !log.is_empty() {
            let (moves, rest) = log.split_at(fitting(log));
            match self.game.play(state, moves).await? {
                Some(next) => state = next,
                None => return Ok(None),
            }
            log = rest;
        }
        Ok(Some(state))
    }
}

/// How many of the first moves fit into one call, at least one.
fn fitting<M: Document>(log: &[LogEntry<M>]) -> usize {
    let mut bytes = 0;
    let mut fits = |entry: &LogEntry<M>| {
        bytes += serde_json::to_string(entry).map_or(0, |json| json.len() + 1);
        bytes <= MOST_BYTES
    };
    log.iter().take(MOST_MOVES).take_while(|entry| fits(entry)).count().max(1)
}

/// What a saved match is of.
#[derive(Deserialize)]
struct Label {
    mwamuzi: u32,
    game: String,
}

/// The saved form.
#[derive(Serialize, Deserialize)]
struct Saved<N, S, E> {
    mwamuzi: u32,
    game: N,
    start: S,
    log: Vec<E>,
    state: S,
}

fn read<'de, T: Deserialize<'de>>(saved: &'de str) -> Result<T, Error> {
    serde_json::from_str(saved).map_err(|error| Error::Settings(format!("this is no saved match: {error}")))
}
