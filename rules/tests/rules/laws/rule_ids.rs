//! Laws of rule ids: what answers cite is in the rulebook, and what is in the rulebook can be cited.

use std::collections::BTreeSet;

use mwamuzi_rules::rulebook::RuleKind;
use mwamuzi_rules::{Claim, Game};

use super::lawful::{Breach, How, Lawful};
use super::play::{games, listed};
use crate::support::{bytes, seeded};

/// The ids of the game's rulebook that are of this kind.
fn ids<G: Game>(kind: RuleKind) -> BTreeSet<&'static str> {
    G::rulebook().iter().filter(|rule| rule.kind == kind).map(|rule| rule.id).collect()
}

pub(crate) fn ids_are_unique_and_begin_with_the_games_word<G: Lawful>() {
    let mut seen = BTreeSet::new();
    let word = G::ID.split('-').next().expect("an id has a first word");
    for rule in G::rulebook() {
        assert!(seen.insert(rule.id), "{} stands twice in the rulebook", rule.id);
        assert!(rule.id.starts_with(&format!("{word}.")), "{} does not begin with {word}", rule.id);
        assert!(!rule.text.is_empty() && !rule.source.is_empty(), "{} is not explained", rule.id);
    }
}

pub(crate) fn every_rule_that_can_be_broken_is_broken_by_an_example<G: Lawful>() {
    let (mut by_move, mut by_state) = (BTreeSet::new(), BTreeSet::new());
    for Breach { rule, how } in G::breaches() {
        let cited: Vec<&str> = match &how {
            How::Move(state, played, claim) => {
                by_move.insert(rule);
                let state =
                    G::admit(state).unwrap_or_else(|faults| panic!("the example of {rule}: {faults:?}"));
                let violations = G::judge(&state, played, claim).err().unwrap_or_default();
                violations.iter().map(|violation| violation.rule).collect()
            }
            How::State(state) => {
                by_state.insert(rule);
                G::admit(state).err().unwrap_or_default().iter().map(|fault| fault.rule).collect()
            }
            How::Setup(setup, stated) => {
                by_state.insert(rule);
                let started = G::start(setup, *stated, &mut seeded("breaches", 0));
                started.err().unwrap_or_default().iter().map(|fault| fault.rule).collect()
            }
        };
        assert!(cited.contains(&rule), "the example of {rule} is cited as {cited:?}");
    }
    assert_eq!(by_move, ids::<G>(RuleKind::Violation), "violations by example and by rulebook");
    let faults = ids::<G>(RuleKind::Fault);
    assert!(by_state.is_superset(&faults), "no example of {:?}", faults.difference(&by_state));
}

pub(crate) fn every_effect_has_a_test_of_its_own<G: Lawful>() {
    let tested: BTreeSet<&str> = G::EFFECTS.iter().copied().collect();
    assert_eq!(tested, ids::<G>(RuleKind::Effect));
    assert_eq!(tested.len(), G::EFFECTS.len(), "an effect is tested under one name");
}

pub(crate) fn a_refused_move_cites_rules_that_moves_can_break<G: Lawful>() {
    let violations_of_the_game = ids::<G>(RuleKind::Violation);
    for (number, record) in (0..).zip(games::<G>("citations")) {
        let mut dice = seeded("citations of moves", number);
        for state in record.states() {
            let (wire, listed) = (G::wire(state), listed::<G>(state));
            for _ in 0..6 {
                let guess = G::any_move(&wire, &listed, &mut dice);
                let Err(violations) = G::judge(state, &guess, &Claim::default()) else { continue };
                assert!(!violations.is_empty(), "{}: {guess:?} is refused for nothing", record.name);
                for violation in violations {
                    let context = format!("{}: {guess:?}: {violation:?}", record.name);
                    assert!(violations_of_the_game.contains(violation.rule), "{context}");
                    assert!(!violation.reason.is_empty() && !violation.message.is_empty(), "{context}");
                    assert_eq!(violation.reason, violation.reason.to_lowercase(), "{context}");
                    pointer_resolves(&violation.pointer, &guess, &context);
                }
            }
        }
    }
}

/// Fails unless `pointer`, counted from a request, names something in the move or the claimed seat.
fn pointer_resolves(pointer: &str, played: &impl serde::Serialize, context: &str) {
    if pointer == "/seat" || pointer == "/seconds" {
        return;
    }
    let request = serde_json::json!({ "move": serde_json::to_value(played).expect("a move can be written") });
    assert!(request.pointer(pointer).is_some(), "{pointer} points at nothing: {context}");
}

pub(crate) fn faults_cite_rules_of_the_rulebook_and_point_into_the_state<G: Lawful>() {
    let effects = ids::<G>(RuleKind::Effect);
    let all: BTreeSet<&str> = G::rulebook().iter().map(|rule| rule.id).collect();
    let mut dice = seeded("citations of states", 0);
    let mut faulty = 0;
    for record in games::<G>("faults") {
        let mut wire = G::wire(record.end());
        G::disturb(&mut wire, &mut dice);
        for wire in [wire, G::any_state(&mut dice)] {
            let Err(faults) = G::admit(&wire) else { continue };
            faulty += 1;
            assert!(!faults.is_empty(), "refused for nothing: {}", bytes(&wire));
            let document = serde_json::to_value(&wire).expect("a state can be written");
            for fault in faults {
                assert!(all.contains(fault.rule) && !effects.contains(fault.rule), "{fault:?}");
                assert!(!fault.message.is_empty(), "{fault:?}");
                assert!(document.pointer(&fault.pointer).is_some(), "{fault:?} in {}", bytes(&wire));
            }
        }
    }
    assert!(faulty >= 5, "only {faulty} states were impossible");
}

pub(crate) fn what_could_not_be_verified_is_in_the_rulebook<G: Lawful>() {
    let all: BTreeSet<&str> = G::rulebook().iter().map(|rule| rule.id).collect();
    for record in games::<G>("unverified") {
        for unverified in record.steps.iter().flat_map(|step| &step.played.unverified) {
            assert!(all.contains(unverified.rule), "{}: {unverified:?}", record.name);
            assert!(!unverified.message.is_empty(), "{}: {unverified:?}", record.name);
        }
    }
}
