//! A move that has to be legal: the accepted verdict as a type of its own, and the error where it is not.

use std::fmt;

use crate::games::AnyMoveList;
use crate::types::Violation;

/// A move that breaks the rules. Only `apply_or_raise` and a [`Match`](crate::Match) make it an error; `apply` answers
/// with a verdict.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct IllegalMove {
    /// Every rule that it breaks and that can be told independently.
    pub violations: Vec<Violation>,
    /// What would have been legal.
    pub legal_moves: AnyMoveList,
}

impl IllegalMove {
    pub(crate) fn new(violations: Vec<Violation>, legal_moves: impl Into<AnyMoveList>) -> Self {
        Self { violations, legal_moves: legal_moves.into() }
    }
}

impl fmt::Display for IllegalMove {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, violation) in self.violations.iter().enumerate() {
            let between = if index > 0 { " " } else { "" };
            write!(formatter, "{between}{violation}")?;
        }
        Ok(())
    }
}

/// The accepted verdict of a game, and what it has beside those of all games.
macro_rules! accepted {
    ($game:ident; $( $(#[$doc:meta])* $more:ident: $type:ty, )*) => { ::pastey::paste! {
        /// An accepted verdict: the move is legal, and this came of it.
        #[derive(Clone, Debug, PartialEq)]
        #[non_exhaustive]
        pub struct [<$game Accepted>] {
            /// The move with its chance filled in: a list of these replays the game.
            pub move_: [<$game Move>],
            /// What happened, in order.
            pub events: Vec<[<$game Event>]>,
            /// What it scored.
            pub score: [<$game Score>],
            /// The next state.
            pub state: [<$game State>],
            /// What may be done next.
            pub legal_moves: [<$game MoveList>],
            /// Winners and places, when the game is over.
            pub result: Option<GameResult>,
            /// The rules that could not be checked, because the state hides what they hang on.
            pub unverified: Vec<Unverified>,
            $( $(#[$doc])* pub $more: $type, )*
        }

        impl [<$game Verdict>] {
            /// The accepted verdict, or why it is none.
            ///
            /// # Errors
            /// [`Error::IllegalMove`], which holds every rule that the move breaks.
            pub fn into_accepted(self) -> Result<[<$game Accepted>], Error> {
                match self {
                    Self::Accepted {
                        move_, events, score, state, legal_moves, result, unverified, $( $more, )*
                    } => Ok([<$game Accepted>] {
                        move_, events, score, state, legal_moves, result, unverified, $( $more, )*
                    }),
                    Self::Rejected { violations, legal_moves } => {
                        Err(Error::IllegalMove(Box::new(IllegalMove::new(violations, legal_moves))))
                    }
                }
            }
        }

        impl From<[<$game Accepted>]> for [<$game Verdict>] {
            fn from(accepted: [<$game Accepted>]) -> Self {
                let [<$game Accepted>] {
                    move_, events, score, state, legal_moves, result, unverified, $( $more, )*
                } = accepted;
                Self::Accepted { move_, events, score, state, legal_moves, result, unverified, $( $more, )* }
            }
        }
    } };
}

pub(crate) use accepted;
