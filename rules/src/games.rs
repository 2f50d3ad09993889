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
/// - `value`: the type that tells what a suggested move brings, where there is something to choose;
/// - `views`: `[views]` where hands can be hidden;
/// - `only`: the operations that no other game has;
/// - `geometry`: the type that tells the boards, where there are fixed ones; the module then has `geometry()`.
///
/// The names in an entry are those of [`every_game`](crate::every_game), which whoever hands in a macro imports. A
/// field of `new` or `rematch` arrives as an `Option` and is handed to the set-up by `into()`: the set-up holds an
/// `Option` of it, or a type that is made from one.
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
                value: [],
                views: [],
                only: [],
                geometry: [],
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
                value: [QwirkleSuggestionValue],
                views: [views],
                only: [score, targets, tally, tally_csv],
                geometry: [],
            }
            {
                Ludo, ludo, "ludo",
                new: [
                    /// Who starts. Left out, the referee draws.
                    starter: Seat,
                ],
                rematch: [
                    /// Who starts. Left out, the option `rotate_starter` tells.
                    starter: Seat,
                ],
                apply: [
                    /// How many seconds the player took. Where the options set `turn_seconds`, more than the limit is
                    /// rejected by `ludo.time`; otherwise it is ignored.
                    seconds: u32,
                ],
                left: [],
                value: [LudoSuggestionValue],
                views: [],
                only: [],
                geometry: [LudoGeometry],
            }
            {
                PegsAndJokers, pegs_and_jokers, "pegs-and-jokers",
                new: [
                    /// Who deals. Left out, the dealer is drawn; the player to the dealer's left begins.
                    dealer: Seat,
                    /// Where the hands come from; the referee if left out.
                    deal: PegsAndJokersDeal,
                ],
                rematch: [
                    /// Who deals. Left out, the player to the left of the last dealer.
                    dealer: Seat,
                    /// Where the hands come from; the referee if left out.
                    deal: PegsAndJokersDeal,
                    /// Hands by seat, as many as there are players.
                    #[serde(deserialize_with = "mwamuzi_rules::wire::optional_bounded_list")]
                    #[schema(max_items = 162)]
                    players: Vec<PegsAndJokersRematchPlayer>,
                ],
                apply: [],
                left: [PegsAndJokersLeft],
                value: [PegsAndJokersSuggestionValue],
                views: [views],
                only: [],
                geometry: [PegsAndJokersGeometry],
            }
        }
    };
}
