//! The slow and the quick generator of Pegs and Jokers list the same moves, judge every step alike, and leave the
//! same board.

use std::collections::BTreeSet;

use mwamuzi_rules::pegs_and_jokers::{
    PegsAndJokers, PegsAndJokersCard, PegsAndJokersHand, PegsAndJokersMove, PegsAndJokersPeg,
    PegsAndJokersState, PegsAndJokersStep, PegsAndJokersTurn,
};
use mwamuzi_rules::{Chance, Claim, Game};
use serde_json::json;

use super::pegs_and_jokers::Table;
use crate::laws::of_pegs_and_jokers::{all_cards, option_sets, scatter};
use crate::laws::play::{games, listed};
use crate::pegs_and_jokers::support::cards;
use crate::support::{Choices, NoChance, bytes, seeded};

/// How many random positions there are for each option set and number of players.
const POSITIONS: u32 = 150;

/// What kinds of positions and moves were compared.
#[derive(Debug, Default)]
struct Seen {
    positions: u32,
    hidden: u32,
    helping: u32,
    exchanging: u32,
    splits: u32,
    chains: u32,
    into_home: u32,
    steps_judged: u32,
}

fn is_home(place: &PegsAndJokersPeg) -> bool {
    matches!(place, PegsAndJokersPeg::Home { .. })
}

/// The board after a listed play must be the slow one's.
fn compare_boards(
    state: &PegsAndJokersState,
    table: &Table<'_>,
    played: &PegsAndJokersMove,
    seen: &mut Seen,
) {
    let PegsAndJokersMove::Play { card, steps } = played else {
        seen.exchanging += 1;
        return;
    };
    let before = PegsAndJokers::admit(state).expect("a possible state");
    let ruling = PegsAndJokers::judge(&before, played, &Claim::default()).expect("it is listed");
    let answer = ruling.play(&mut NoChance);
    let after = PegsAndJokers::wire(&answer.state);
    let slow = table.after_steps(*card, steps).expect("it is legal");
    for standing in &slow.pegs {
        let quick = after.players[usize::from(standing.seat)].pegs[usize::from(standing.peg)];
        assert_eq!(quick, standing.place, "{standing:?} after {played:?} in {}", bytes(state));
    }
    seen.splits += u32::from(steps.len() == 2);
    seen.into_home += u32::from(steps.iter().any(|step| is_home(&step.to)));
    let chain = |event: &_| bytes(event).contains(r#""because":"chain""#);
    seen.chains += u32::from(answer.events.iter().any(chain));
}

fn compare(state: &PegsAndJokersState, seen: &mut Seen) {
    let admitted = PegsAndJokers::admit(state).expect("a possible state");
    let Some(table) = Table::of(state) else { return };
    let quick = listed::<PegsAndJokers>(&admitted);
    let slow = table.moves();
    let (quick_set, slow_set): (BTreeSet<String>, BTreeSet<String>) =
        (quick.iter().map(bytes).collect(), slow.iter().map(bytes).collect());
    assert_eq!(quick_set.len(), quick.len(), "a move is listed twice in {}", bytes(state));
    let missing: Vec<_> = slow_set.difference(&quick_set).collect();
    let extra: Vec<_> = quick_set.difference(&slow_set).collect();
    assert!(
        missing.is_empty() && extra.is_empty(),
        "{missing:?} missing, {extra:?} extra in {}",
        bytes(state)
    );
    assert_eq!(PegsAndJokers::pegs_of(&admitted), Some(table.seat()));
    for played in quick.iter().step_by(3) {
        compare_boards(state, &table, played, seen);
    }
    let PegsAndJokersTurn::Play { seat } = state.turn else { return };
    seen.positions += 1;
    seen.helping += u32::from(table.seat() != seat);
    seen.hidden += u32::from(matches!(state.players[seat.index()].hand, PegsAndJokersHand::Hidden { .. }));
}

/// Every card of the hand with every peg to every destination, and a 7 by some two pegs.
fn judge_every_step(state: &PegsAndJokersState, dice: &mut impl Chance, seen: &mut Seen) {
    let admitted = PegsAndJokers::admit(state).expect("a possible state");
    let Some(table) = Table::of(state) else { return };
    let ring = u8::try_from(18 * state.players.len()).expect("a small ring");
    let tracks = (0..=ring).map(|hole| PegsAndJokersPeg::Track { hole });
    let homes = (1..=5).map(|hole| PegsAndJokersPeg::Home { hole });
    let places: Vec<PegsAndJokersPeg> = homes.chain(tracks).chain([PegsAndJokersPeg::Start {}]).collect();
    let mut try_steps = |card: PegsAndJokersCard, steps: Vec<PegsAndJokersStep>| {
        let slow = table.after_steps(card, &steps).is_some();
        let played = PegsAndJokersMove::Play { card, steps };
        let verdict = PegsAndJokers::judge(&admitted, &played, &Claim::default());
        let own = |rule: &str| rule == "pegs.in_hand";
        let quick = verdict.err().unwrap_or_default().iter().all(|violation| own(violation.rule));
        assert_eq!(quick, slow, "{played:?} in {}", bytes(state));
        seen.steps_judged += 1;
    };
    for card in cards("A 2 3 4 5 6 7 8 9 10 J Q K joker") {
        for peg in 0..5 {
            for &to in &places {
                try_steps(card, vec![PegsAndJokersStep { peg, to }]);
            }
        }
    }
    for _ in 0..300 {
        let mut step = || PegsAndJokersStep { peg: dice.up_to(4), to: dice.pick(&places[..24]) };
        try_steps(PegsAndJokersCard::Seven, vec![step(), step()]);
    }
}

/// A random position of a player with six cards to play.
fn random_position(players: usize, hide: bool, dice: &mut impl Chance) -> PegsAndJokersState {
    let mut deck = all_cards(players);
    dice.shuffle(&mut deck);
    let mover = usize::try_from(dice.below(u32::try_from(players).expect("few"))).expect("few");
    let seats: Vec<_> = (0..players)
        .map(|seat| {
            let size = if seat == mover { 6 } else { 5 + usize::from(dice.one_in(3)) };
            let hand = if hide && !dice.one_in(3) {
                json!({"kind": "hidden", "size": size})
            } else {
                json!({"kind": "open", "cards": deck.split_off(deck.len() - size)})
            };
            json!({"hand": hand, "pegs": vec![json!({"at": "start"}); 5]})
        })
        .collect();
    let wire = json!({
        "game": "pegs-and-jokers", "rules": 1, "options": option_sets()[0], "players": seats, "discard": [],
        "dealer": 0, "turn": {"phase": "play", "seat": mover}, "ply": 9,
    });
    serde_json::from_value(wire).expect("a state")
}

#[test]
fn the_slow_generator_of_pegs_and_jokers_agrees_on_random_positions() {
    let mut seen = Seen::default();
    for (number, options) in (0..).zip(option_sets()) {
        for players in [4, 6, 8] {
            let mut dice = seeded("slow pegs and jokers", number * 8 + u32::try_from(players).expect("few"));
            for position in 0..POSITIONS {
                let mut state = random_position(players, position % 3 == 0, &mut dice);
                state.options = options.clone();
                scatter(&mut state, &mut dice);
                if PegsAndJokers::admit(&state).is_err() {
                    continue;
                }
                compare(&state, &mut seen);
                if position % 30 == 0 {
                    judge_every_step(&state, &mut dice, &mut seen);
                }
            }
        }
    }
    assert!(seen.positions > 2_000 && seen.hidden > 100 && seen.helping > 100, "{seen:?}");
    assert!(seen.exchanging > 100 && seen.splits > 1_000 && seen.chains > 30, "{seen:?}");
    assert!(seen.into_home > 1_000 && seen.steps_judged > 100_000, "{seen:?}");
}

#[test]
fn the_slow_generator_of_pegs_and_jokers_agrees_on_games() {
    let mut seen = Seen::default();
    for record in games::<PegsAndJokers>("slow pegs and jokers") {
        for state in record.states() {
            compare(&PegsAndJokers::wire(state), &mut seen);
        }
    }
    assert!(seen.positions > 1_000, "{seen:?}");
}
