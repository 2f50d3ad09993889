//! The registry: every game the referee knows, one entry a game.

/// Calls a macro with the list of games. An entry is the game's type, its module, its path, the word that begins
/// its operation ids, and its abilities beyond those that every game has.
///
/// Abilities: `views` (hands can be hidden), `rematch` (with the fields it may lay down anew), and what only one
/// game has.
#[macro_export]
macro_rules! for_each_game {
    ($callback:path) => {
        $callback! {
            { Lcr, lcr, "lcr" }
        }
    };
}
