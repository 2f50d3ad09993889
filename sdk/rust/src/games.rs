//! The games. A further game is one more entry in the list at the end of this file.

use pastey::paste;

use crate::accepted::{IllegalMove, accepted};
use crate::batch::BatchOperation;
use crate::client::{Mwamuzi, answer};
use crate::matches::LogEntry;
use crate::pages::LegalMovesAll;
use crate::pictures::Drawing;
use crate::playable::{Playable, playable};
use crate::types::*;
use crate::{Error, seed};

/// Lets the requests of a game be lines of a batch.
macro_rules! batch_operations {
    ($game:ident; $( $operation:ident: $request:ty => $answer:ty, )*) => {
        $(
            impl BatchOperation for $request {
                type Answer = $answer;
                const GAME: &'static str = stringify!($game);
                const OPERATION: &'static str = stringify!($operation);
            }
        )*
    };
}

macro_rules! games {
    ($(
        $(#[$about:meta])*
        $game:ident, $name:ident, $path:literal,
        phases: [ $( $phase:ident ),* ],
        accepted: [ $( $(#[$what:meta])* $more:ident: $type:ty, )* ],
        also: [ $( $(#[$doc:meta])* $operation:ident: $request:ty => $answer:ty, )* ],
    )*) => { paste! {
        /// Every operation that this client can call, by its operationId; a test compares them with the document.
        #[doc(hidden)]
        pub const OPERATIONS: &[&str] = &[
            "list_games", "get_game", "batch", "qwirkle_tally_csv", "picture_svg", "picture_png",
            $(
                stringify!([<$name _new>]), stringify!([<$name _check>]), stringify!([<$name _legal_moves>]),
                stringify!([<$name _apply>]), stringify!([<$name _replay>]), stringify!([<$name _rematch>]),
                stringify!([<$name _render>]), stringify!([<$name _render_png>]),
                stringify!([<$name _render_txt>]), stringify!([<$name _render_link>]),
                stringify!([<$name _suggest>]),
                $( stringify!([<$name _ $operation>]), )*
            )*
        ];

        impl Mwamuzi {
            $(
                $(#[$about])*
                #[must_use]
                pub fn $name(&self) -> $game {
                    $game { client: self.clone() }
                }
            )*
        }

        /// The legal moves of some game, as an illegal move brings them; may have further games one day.
        #[derive(Clone, Debug, PartialEq, serde::Serialize)]
        #[serde(untagged)]
        #[non_exhaustive]
        pub enum AnyMoveList {
            $(
                #[doc = concat!("Of `", $path, "`.")]
                $game([<$game MoveList>]),
            )*
        }

        $(
            impl From<[<$game MoveList>]> for AnyMoveList {
                fn from(list: [<$game MoveList>]) -> Self {
                    Self::$game(list)
                }
            }
        )*

        $(
            $(#[$about])*
            ///
            /// Every call fails with an [`Error`] if no answer comes; an illegal move is an answer. Cheap to clone.
            #[derive(Clone, Debug)]
            pub struct $game {
                pub(crate) client: Mwamuzi,
            }

            #[allow(clippy::missing_errors_doc, reason = "the type says it for all of them")]
            impl $game {
                /// Sets up a game. What the set-up leaves out the referee draws, with a fresh seed where none is
                /// given.
                pub async fn new_game(&self, mut request: [<$game NewRequest>]) -> Result<[<$game NewAnswer>], Error> {
                    seed::pin(&mut request.seed, request.chance)?;
                    answer(self.client.raw.[<$name _new>](&request)).await
                }

                /// Whether a game can come to this state, and how it stands.
                pub async fn check(&self, state: [<$game State>]) -> Result<[<$game CheckAnswer>], Error> {
                    answer(self.client.raw.[<$name _check>](&[<$game CheckRequest>]::new(state))).await
                }

                /// The legal moves, in pages.
                pub async fn legal_moves(
                    &self,
                    request: [<$game LegalMovesRequest>],
                ) -> Result<[<$game MoveList>], Error> {
                    answer(self.client.raw.[<$name _legal_moves>](&request)).await
                }

                /// The legal moves one by one, over all pages. A page is asked for when its first move is wanted;
                /// `limit` is the size of a page. Outcomes are not asked for.
                ///
                /// ```no_run
                #[doc = concat!("# async fn list(client: mwamuzi::Mwamuzi, state: mwamuzi::types::", stringify!([<$game State>]), ") -> Result<(), mwamuzi::Error> {")]
                #[doc = concat!("let request = mwamuzi::types::", stringify!([<$game LegalMovesRequest>]), "::new(state);")]
                #[doc = concat!("let mut moves = client.", stringify!($name), "().legal_moves_all(request);")]
                /// while let Some(legal) = moves.next().await {
                ///     println!("{:?}", legal?);
                /// }
                /// # Ok(())
                /// # }
                /// ```
                #[must_use]
                pub fn legal_moves_all(&self, request: [<$game LegalMovesRequest>]) -> LegalMovesAll<Self> {
                    LegalMovesAll::new(self.clone(), request)
                }

                /// Judges a move. What it leaves to chance the referee rolls or draws, with a fresh seed where none
                /// is given, which is kept over retries: a retry never rolls again.
                pub async fn apply(&self, mut request: [<$game ApplyRequest>]) -> Result<[<$game Verdict>], Error> {
                    seed::pin(&mut request.seed, request.chance)?;
                    answer(self.client.raw.[<$name _apply>](&request)).await
                }

                /// Judges a move that should be legal, as `apply` does. One that is not is an
                /// [`Error::IllegalMove`], with every rule that it breaks.
                pub async fn apply_or_raise(
                    &self,
                    request: [<$game ApplyRequest>],
                ) -> Result<[<$game Accepted>], Error> {
                    self.apply(request).await?.into_accepted()
                }

                /// Judges a whole game: every move up to the first illegal one, and what was written down of its
                /// score. Nothing is left to chance but what the `seed` of the set-up draws.
                pub async fn replay(&self, request: [<$game ReplayRequest>]) -> Result<[<$game ReplayAnswer>], Error> {
                    answer(self.client.raw.[<$name _replay>](&request)).await
                }

                /// The same players and options after a finished game.
                pub async fn rematch(
                    &self,
                    mut request: [<$game RematchRequest>],
                ) -> Result<[<$game NewAnswer>], Error> {
                    seed::pin(&mut request.seed, request.chance)?;
                    answer(self.client.raw.[<$name _rematch>](&request)).await
                }

                /// The position as an SVG picture.
                pub async fn render(&self, request: &[<$game RenderRequest>]) -> Result<String, Error> {
                    let drawing = Drawing {
                        operation_id: stringify!([<$name _render>]),
                        path: concat!($path, "/render"),
                        media_type: "image/svg+xml",
                    };
                    drawing.text(&self.client, request).await
                }

                /// The position as a PNG picture, at most 1600 pixels a side.
                pub async fn render_png(&self, request: &[<$game RenderRequest>]) -> Result<Vec<u8>, Error> {
                    let drawing = Drawing {
                        operation_id: stringify!([<$name _render_png>]),
                        path: concat!($path, "/render.png"),
                        media_type: "image/png",
                    };
                    drawing.bytes(&self.client, request).await
                }

                /// The position in lines of text.
                pub async fn render_text(&self, request: &[<$game RenderRequest>]) -> Result<String, Error> {
                    let drawing = Drawing {
                        operation_id: stringify!([<$name _render_txt>]),
                        path: concat!($path, "/render.txt"),
                        media_type: "text/plain",
                    };
                    drawing.text(&self.client, request).await
                }

                /// The paths at which anybody can fetch the picture, for ever.
                pub async fn render_link(&self, request: &[<$game RenderRequest>]) -> Result<RenderLink, Error> {
                    answer(self.client.raw.[<$name _render_link>](request)).await
                }

                /// What a CPU player would do for the seat to move, and why. To suggest and apply until the seat
                /// changes plays for somebody who is missing.
                pub async fn suggest(&self, request: [<$game SuggestRequest>]) -> Result<[<$game Suggestion>], Error> {
                    answer(self.client.raw.[<$name _suggest>](&request)).await
                }

                $(
                    $(#[$doc])*
                    pub async fn $operation(&self, request: $request) -> Result<$answer, Error> {
                        answer(self.client.raw.[<$name _ $operation>](&request)).await
                    }
                )*
            }

            batch_operations! {
                $name;
                new: [<$game NewRequest>] => [<$game NewAnswer>],
                check: [<$game CheckRequest>] => [<$game CheckAnswer>],
                legal_moves: [<$game LegalMovesRequest>] => [<$game MoveList>],
                apply: [<$game ApplyRequest>] => [<$game Verdict>],
                replay: [<$game ReplayRequest>] => [<$game ReplayAnswer>],
                rematch: [<$game RematchRequest>] => [<$game NewAnswer>],
                suggest: [<$game SuggestRequest>] => [<$game Suggestion>],
                render_link: [<$game RenderRequest>] => RenderLink,
                $( $operation: $request => $answer, )*
            }

            playable!($game, $path, phases: [ $( $phase ),* ]);
            accepted!($game; $( $(#[$what])* $more: $type, )*);

            impl [<$game Verdict>] {
                /// Whether the move is legal.
                #[must_use]
                pub fn is_accepted(&self) -> bool {
                    matches!(self, Self::Accepted { .. })
                }

                /// The next state, if the move is legal.
                #[must_use]
                pub fn state(&self) -> Option<&[<$game State>]> {
                    match self {
                        Self::Accepted { state, .. } => Some(state),
                        Self::Rejected { .. } => None,
                    }
                }

                /// The next state, or why there is none.
                ///
                /// # Errors
                /// Every rule that the move breaks.
                pub fn into_state(self) -> Result<[<$game State>], Vec<Violation>> {
                    match self {
                        Self::Accepted { state, .. } => Ok(state),
                        Self::Rejected { violations, .. } => Err(violations),
                    }
                }

                /// Every rule that the move breaks; none if it is legal.
                #[must_use]
                pub fn violations(&self) -> &[Violation] {
                    match self {
                        Self::Accepted { .. } => &[],
                        Self::Rejected { violations, .. } => violations,
                    }
                }

                /// What may be done next, or would have been legal.
                #[must_use]
                pub fn legal_moves(&self) -> &[<$game MoveList>] {
                    match self {
                        Self::Accepted { legal_moves, .. } | Self::Rejected { legal_moves, .. } => legal_moves,
                    }
                }
            }

            impl [<$game ReplayRequest>] {
                /// These moves from a state on.
                #[must_use]
                pub fn from_state(state: [<$game State>], moves: Vec<[<$game ReplayMove>]>) -> Self {
                    Self { state: Some(state), ..Self::new(moves) }
                }

                /// These moves of a new game.
                #[must_use]
                pub fn from_setup(setup: [<$game ReplaySetup>], moves: Vec<[<$game ReplayMove>]>) -> Self {
                    Self { setup: Some(setup), ..Self::new(moves) }
                }
            }

            impl [<$game Event>] {
                /// The event, if this client knows its kind.
                #[must_use]
                pub fn known(&self) -> Option<&[<$game EventKnown>]> {
                    match self {
                        Self::Known(event) => Some(event),
                        Self::Unknown(_) => None,
                    }
                }
            }
        )*
    } };
}

games! {
    /// LCR: dice, chips and a pot.
    Lcr, lcr, "lcr",
    phases: [Roll],
    accepted: [],
    also: [],

    /// Qwirkle: tiles of six colors and six shapes.
    Qwirkle, qwirkle, "qwirkle",
    phases: [Play],
    accepted: [
        /// What is left to draw.
        left: QwirkleLeft,
        /// What each seat and, without a seat, a spectator may see; if asked for.
        views: Vec<QwirkleView>,
    ],
    also: [
        /// The same state, move and events as one seat, or without a seat a spectator, may see them.
        view: QwirkleViewRequest => QwirkleViewAnswer,
        /// What tiles score on a board, or which rules they break; no hands and no turn are needed.
        score: QwirkleScoreRequest => QwirkleScoreVerdict,
        /// Where one more tile of the hand may go beside those laid this turn.
        targets: QwirkleTargetsRequest => QwirkleTargets,
        /// Audits a whole score sheet: right points, broken rules, and the slips that explain wrong numbers.
        tally: QwirkleTallyRequest => QwirkleAudit,
    ],

    /// Ludo: four pieces a player, a die, blocks and safe squares.
    Ludo, ludo, "ludo",
    phases: [Roll, Move, Exit],
    accepted: [],
    also: [],

    /// Pegs and Jokers: cards, pegs and two teams.
    PegsAndJokers, pegs_and_jokers, "pegs-and-jokers",
    phases: [Draw, Play],
    accepted: [
        /// What is left to draw.
        left: PegsAndJokersLeft,
        /// What each seat and, without a seat, a spectator may see; if asked for.
        views: Vec<PegsAndJokersView>,
    ],
    also: [
        /// The same state, move and events as one seat, or without a seat a spectator, may see them.
        view: PegsAndJokersViewRequest => PegsAndJokersViewAnswer,
    ],
}
