//! Whole random games to their end, over all sets of options.

use mwamuzi_rules::ludo::{Ludo, LudoOptions, LudoPiece, LudoState, LudoTurn};
use mwamuzi_rules::{Chance, Claim, Game};

use super::option_sets::{drawn, pairs, singles};
use super::setup;
use crate::laws::play::listed;
use crate::support::{Choices, seeded};

/// More than any game comes to, even where pieces that cannot pass each other stand in each other's way for long.
const MOST_MOVES: u32 = 60_000;

/// The whole of a game; what holds in every state is asked of each.
fn whole_game(players: usize, options: &LudoOptions, chance: &mut impl Chance, name: &str) -> u32 {
    let mut state = Ludo::start(&setup(players, options, None), false, chance).expect("it starts").state;
    let mut before = Ludo::wire(&state);
    for number in 0..MOST_MOVES {
        let moves = listed::<Ludo>(&state);
        if moves.is_empty() {
            assert_eq!(before.turn, LudoTurn::Over {}, "{name}");
            assert!(Ludo::standing(&state).result.is_some(), "{name}");
            return number;
        }
        let sent = chance.pick(&moves);
        let ruling = Ludo::judge(&state, &sent, &Claim::default()).expect("what is listed is legal");
        state = ruling.play(chance).state;
        let after = Ludo::wire(&state);
        assert_eq!(Ludo::admit(&after).as_ref(), Ok(&state), "{name}: move {number}, {sent:?} in {before:?}");
        assert_eq!(at_most_one_goes(&before, &after), None, "{name}: {sent:?}");
        before = after;
    }
    panic!("{name} does not end: {before:?}")
}

/// One piece goes in a move; the others stay or are sent back.
fn at_most_one_goes(before: &LudoState, after: &LudoState) -> Option<String> {
    let pieces = |state: &LudoState| -> Vec<LudoPiece> {
        state.players.iter().flat_map(|player| player.pieces).collect()
    };
    let changed = pieces(before).into_iter().zip(pieces(after)).filter(|(from, to)| from != to);
    let gone = changed.filter(|(_, to)| *to != LudoPiece::Yard {}).count();
    (gone > 1).then(|| format!("{gone} pieces go: {before:?} {after:?}"))
}

#[test]
fn random_games_over_all_sets_of_options_come_to_an_end() {
    let sets = singles().into_iter().chain(pairs()).chain(drawn());
    let mut longest = 0;
    for (number, options) in (0..).zip(sets) {
        let players = 2 + number as usize % 3;
        let name = format!("game {number} of {players} under {options:?}");
        longest =
            longest.max(whole_game(players, &options, &mut seeded("whole games of ludo", number), &name));
    }
    assert!(longest > 1_000, "the longest game had {longest} moves");
}
