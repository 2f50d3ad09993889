//! The registry: every game the referee knows, one entry a game.

/// Calls a macro with the list of games.
///
/// An entry holds the game's type, its module, its path, and what it has beyond what every game has, written as the
/// fields that its requests and answers gain:
///
/// - `new`: what a set-up may name beside players and options;
/// - `rematch`: what a rematch may lay down anew;
/// - `apply`: what the caller may claim beside move and seat;
/// - `left`: the type that tells what is left to draw;
/// - `views`: `[views]` where hands can be hidden;
/// - `only`: the operations that no other game has.
///
/// The names in an entry are those of `mwamuzi_rules::wire` and of the game's own module; whoever hands in a macro
/// imports both.
#[macro_export]
macro_rules! for_each_game {
    ($callback:path) => {
        $callback! {
            {
                Lcr, lcr, "lcr",
                new: [
                    /// Who starts. Left out, the referee draws.
                    starter: Seat,
                ],
                rematch: [
                    /// Who starts. Left out, the referee draws.
                    starter: Seat,
                ],
                apply: [],
                left: [],
                views: [],
                only: [],
            }
            {
                Qwirkle, qwirkle, "qwirkle",
                new: [
                    /// Who starts. Left out, the hands decide; a tie goes to the oldest or is drawn. With a hidden
                    /// hand it must be stated.
                    starter: Seat,
                    /// Where the hands come from; the referee if left out.
                    deal: QwirkleDeal,
                ],
                rematch: [
                    /// Who starts. Left out, the hands decide; a tie goes to the oldest or is drawn. With a hidden
                    /// hand it must be stated.
                    starter: Seat,
                    /// Where the hands come from; the referee if left out.
                    deal: QwirkleDeal,
                    /// Ages and hands by seat, as many as there are players.
                    #[serde(deserialize_with = "mwamuzi_rules::wire::optional_bounded_list")]
                    #[schema(max_items = 162)]
                    players: Vec<QwirkleRematchPlayer>,
                ],
                apply: [],
                left: [QwirkleLeft],
                views: [views],
                only: [score, targets],
            }
        }
    };
}
