//! Laws of suggestions: legal at every level, the same for the same chance, and good for a whole game.

use mwamuzi_rules::{Claim, Effort, NoSuggestion, Suggest, Suggestion, SuggestionLevel};

use super::lawful::{Lawful, LawfulHiddenHands};
use super::play::{games, listed};
use crate::support::{NoChance, bytes, seeded};

/// What the strong level is granted here: little, for it is asked often.
const EFFORT: Effort = Effort { nodes: 60 };
/// The longest that a game of CPU players may take.
const MOST_MOVES: u32 = 20_000;

fn ask<G: Suggest>(
    state: &G::State,
    level: SuggestionLevel,
    number: u32,
) -> Result<Suggestion<G>, NoSuggestion> {
    G::suggest(state, level, EFFORT, &mut seeded("suggestions", number))
}

/// Everything that is answered, for comparisons.
fn told<G: Lawful>(state: &G::State, level: SuggestionLevel, number: u32) -> String {
    match ask::<G>(state, level, number) {
        Ok(Suggestion { played, why, value }) => format!("{}{}{value:?}", bytes(&played), bytes(&why)),
        Err(none) => format!("{none:?}"),
    }
}

fn is_all_open<G: Lawful>(state: &G::State) -> bool {
    !bytes(&G::wire(state)).contains(r#""kind":"hidden""#)
}

pub(crate) fn every_suggestion_is_listed_and_accepted<G: Lawful>() {
    for (number, record) in (0..).zip(games::<G>("suggestions")) {
        for state in record.states().step_by(3) {
            let listed = listed::<G>(state);
            for level in SuggestionLevel::ALL {
                let Ok(suggestion) = ask::<G>(state, level, number) else {
                    assert!(listed.is_empty(), "{}: {level:?} knows no move", record.name);
                    continue;
                };
                let played = suggestion.played;
                assert!(listed.contains(&played), "{}: {level:?} suggests {played:?}", record.name);
                let verdict = G::judge(state, &played, &Claim::default());
                assert!(
                    verdict.is_ok(),
                    "{}: {level:?} suggests {played:?}: {:?}",
                    record.name,
                    verdict.err()
                );
                assert!(suggestion.why.message.ends_with('.'), "{}", suggestion.why.message);
                assert_eq!(suggestion.why.reason == "only_move", listed.len() == 1, "{}", record.name);
            }
        }
    }
}

pub(crate) fn the_same_chance_gives_the_same_suggestion<G: Lawful>() {
    for (number, record) in (0..).zip(games::<G>("suggested twice")) {
        for state in record.states().step_by(9) {
            for level in SuggestionLevel::ALL {
                let told = || told::<G>(state, level, number);
                assert_eq!(told(), told(), "{}", record.name);
            }
        }
    }
}

pub(crate) fn greed_leaves_nothing_to_chance<G: Lawful>() {
    for record in games::<G>("greed") {
        for state in record.states().step_by(5) {
            let first = G::suggest(state, SuggestionLevel::Greedy, EFFORT, &mut NoChance);
            let second = ask::<G>(state, SuggestionLevel::Greedy, 1);
            assert_eq!(first.map(|one| one.played), second.map(|one| one.played), "{}", record.name);
        }
    }
}

pub(crate) fn nothing_is_suggested_after_the_end<G: Lawful>() {
    for record in games::<G>("suggested at the end") {
        for state in record.states().step_by(13).chain([record.end()]) {
            let over = G::seat_to_move(state).is_none();
            for level in SuggestionLevel::ALL {
                let none = ask::<G>(state, level, 1).err();
                assert_eq!(none == Some(NoSuggestion::Over), over, "{}", record.name);
            }
        }
    }
}

pub(crate) fn to_suggest_and_apply_finishes_every_game<G: Lawful>() {
    let mut finished = 0;
    let open = games::<G>("suggested to the end").filter(|record| is_all_open::<G>(&record.start));
    for (number, record) in (0..).zip(open.step_by(7)) {
        for level in SuggestionLevel::ALL {
            let mut chance = seeded("suggested to the end", number);
            let mut state = record.start.clone();
            let mut moves = 0;
            while let Ok(Suggestion { played, .. }) = G::suggest(&state, level, EFFORT, &mut chance) {
                let ruling = G::judge(&state, &played, &Claim::default()).expect("a suggestion is legal");
                state = ruling.play(&mut chance).state;
                moves += 1;
                assert!(moves < MOST_MOVES, "{}: {level:?} plays for ever", record.name);
            }
            assert_eq!(G::seat_to_move(&state), None, "{}: {level:?} stops early", record.name);
            finished += 1;
        }
    }
    assert!(finished >= SuggestionLevel::ALL.len(), "{}: only {finished} games were played", G::ID);
}

/// The hands of others and the bag may be dealt anew: whoever is to move is told the same.
pub(crate) fn what_the_mover_cannot_see_changes_no_suggestion<G: LawfulHiddenHands>() {
    let mut different = 0;
    for (number, record) in (0..).zip(games::<G>("secret suggestions")) {
        let mut dice = seeded("secret suggestions dealt anew", number);
        for state in record.states().step_by(4) {
            let Some(seat) = G::seat_to_move(state) else { continue };
            let other =
                G::admit(&G::dealt_anew(&G::wire(state), Some(seat), &mut dice)).expect("a possible state");
            let view = G::view(state, Some(seat));
            different += u32::from(other != *state);
            for level in SuggestionLevel::ALL {
                let expected = told::<G>(state, level, number);
                assert_eq!(expected, told::<G>(&other, level, number), "{}", record.name);
                assert_eq!(expected, told::<G>(&view, level, number), "{}", record.name);
            }
        }
    }
    assert!(different > 200, "only {different} states differed at all");
}
