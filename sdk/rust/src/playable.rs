//! What a match and a list of moves need to know of a game, whichever it is.

use std::fmt::Debug;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::Error;
use crate::matches::LogEntry;

/// A document of the wire.
pub trait Document: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync + 'static {}

impl<T: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync + 'static> Document for T {}

/// A game of the client, such as [`Ludo`](crate::Ludo): its types by their roles. For code that serves every game; the
/// games are those of this crate.
pub trait Playable: sealed::Game + Clone + Debug + Send + Sync + 'static {
    /// The game's path, and the `game` of its states: `pegs-and-jokers`.
    const GAME: &'static str;
    /// A position.
    type State: Document;
    /// A move.
    type Move: Document;
    /// A new game.
    type NewRequest: Document;
    /// What a new game is answered with.
    type NewAnswer: Document;
    /// A move to be judged.
    type ApplyRequest: Document;
    /// An accepted verdict.
    type Accepted: Clone + Debug + PartialEq + Send + Sync + 'static;
    /// The question which moves are legal.
    type LegalMovesRequest: Document;
    /// A page of legal moves.
    type MoveList: Document;

    /// Sets up a game; see the method of the same name of each game.
    fn new_game(
        &self,
        request: Self::NewRequest,
    ) -> impl Future<Output = Result<Self::NewAnswer, Error>> + Send;

    /// Judges a move that should be legal; see the method of the same name of each game.
    fn apply_or_raise(
        &self,
        request: Self::ApplyRequest,
    ) -> impl Future<Output = Result<Self::Accepted, Error>> + Send;

    /// The legal moves, in pages; see the method of the same name of each game.
    fn legal_moves(
        &self,
        request: Self::LegalMovesRequest,
    ) -> impl Future<Output = Result<Self::MoveList, Error>> + Send;

    /// Who is to move; nobody once the game is over.
    fn seat_to_move(state: &Self::State) -> Option<u8>;

    /// The state that playing these moves from `state` gives; none if one of them is illegal.
    #[doc(hidden)]
    fn play(
        &self,
        state: Self::State,
        moves: &[LogEntry<Self::Move>],
    ) -> impl Future<Output = Result<Option<Self::State>, Error>> + Send;

    /// The first state.
    #[doc(hidden)]
    fn first_state(answer: Self::NewAnswer) -> Self::State;

    /// A move to be judged, with nothing beside it.
    #[doc(hidden)]
    fn apply_request(state: Self::State, move_: Self::Move) -> Self::ApplyRequest;

    /// The move with its chance, and the next state.
    #[doc(hidden)]
    fn came_of(accepted: &Self::Accepted) -> (&Self::Move, &Self::State);

    /// The question which moves are legal, with nothing beside the state.
    #[doc(hidden)]
    fn legal_moves_request(state: Self::State) -> Self::LegalMovesRequest;

    /// The same question for moves alone, from a cursor on if there is one.
    #[doc(hidden)]
    fn moves_alone(request: Self::LegalMovesRequest, cursor: Option<String>) -> Self::LegalMovesRequest;

    /// The moves of a page, and the cursor of the next.
    #[doc(hidden)]
    fn moves_of(page: Self::MoveList) -> (Vec<Self::Move>, Option<String>);
}

pub(crate) mod sealed {
    /// Only the games of this crate.
    pub trait Game {}
}

/// Makes a game playable. `phases` are those in which somebody is to move.
macro_rules! playable {
    ($game:ident, $path:literal, phases: [ $( $phase:ident ),* ]) => { ::pastey::paste! {
        impl [<$game State>] {
            /// Who is to move; nobody once the game is over.
            #[must_use]
            pub fn seat_to_move(&self) -> Option<u8> {
                match &self.turn {
                    $( [<$game Turn>]::$phase { seat, .. } )|* => Some(*seat),
                    [<$game Turn>]::Over { .. } => None,
                }
            }

            /// Whether the game is over.
            #[must_use]
            pub fn is_over(&self) -> bool {
                self.seat_to_move().is_none()
            }
        }

        impl crate::playable::sealed::Game for $game {}

        impl Playable for $game {
            const GAME: &'static str = $path;
            type State = [<$game State>];
            type Move = [<$game Move>];
            type NewRequest = [<$game NewRequest>];
            type NewAnswer = [<$game NewAnswer>];
            type ApplyRequest = [<$game ApplyRequest>];
            type Accepted = [<$game Accepted>];
            type LegalMovesRequest = [<$game LegalMovesRequest>];
            type MoveList = [<$game MoveList>];

            async fn new_game(&self, request: Self::NewRequest) -> Result<Self::NewAnswer, Error> {
                Self::new_game(self, request).await
            }

            async fn apply_or_raise(&self, request: Self::ApplyRequest) -> Result<Self::Accepted, Error> {
                Self::apply_or_raise(self, request).await
            }

            async fn legal_moves(&self, request: Self::LegalMovesRequest) -> Result<Self::MoveList, Error> {
                Self::legal_moves(self, request).await
            }

            fn seat_to_move(state: &Self::State) -> Option<u8> {
                state.seat_to_move()
            }

            async fn play(
                &self,
                state: Self::State,
                moves: &[LogEntry<Self::Move>],
            ) -> Result<Option<Self::State>, Error> {
                let moves = moves.iter().map(|entry| [<$game ReplayMove>] {
                    seat: Some(entry.seat),
                    ..[<$game ReplayMove>]::new(entry.move_.clone())
                });
                let answer = self.replay([<$game ReplayRequest>]::from_state(state, moves.collect())).await?;
                Ok(answer.ok.then_some(answer.state))
            }

            fn first_state(answer: Self::NewAnswer) -> Self::State {
                answer.state
            }

            fn apply_request(state: Self::State, move_: Self::Move) -> Self::ApplyRequest {
                [<$game ApplyRequest>]::new(state, move_)
            }

            fn came_of(accepted: &Self::Accepted) -> (&Self::Move, &Self::State) {
                (&accepted.move_, &accepted.state)
            }

            fn legal_moves_request(state: Self::State) -> Self::LegalMovesRequest {
                [<$game LegalMovesRequest>]::new(state)
            }

            fn moves_alone(
                request: Self::LegalMovesRequest,
                cursor: Option<String>,
            ) -> Self::LegalMovesRequest {
                let cursor = cursor.or(request.cursor);
                [<$game LegalMovesRequest>] { cursor, outcomes: None, ..request }
            }

            fn moves_of(page: Self::MoveList) -> (Vec<Self::Move>, Option<String>) {
                (page.moves, page.next)
            }
        }
    } };
}

pub(crate) use playable;
