//! How a game ends, and how the next one begins.

use std::collections::BTreeSet;

use mwamuzi_rules::lcr::LcrDie::{Center, Dot, Left, Right};
use mwamuzi_rules::lcr::{Lcr, LcrDie, LcrEvent, LcrMove, LcrRematch, LcrState, LcrTurn};
use mwamuzi_rules::{Claim, Game, Rematch, Seat};

use super::{events_after, played, position, roll, setup};
use crate::support::{NoChance, bytes, seeded};

#[test]
fn the_end_tells_the_pot_taken_and_why() {
    let seat = Seat(0);
    assert_eq!(
        events_after(&position(&[1, 3, 0], 5, Some(0)), &[Left]),
        [
            LcrEvent::Rolled { seat, dice: vec![Left] },
            LcrEvent::Passed { seat, to: Seat(1), chips: 1 },
            LcrEvent::TookPot { seat: Seat(1), chips: 5 },
            LcrEvent::Over { reason: "last_with_chips".into() },
        ]
    );
}

#[test]
fn an_empty_pot_is_not_taken() {
    let told = events_after(&position(&[1, 8, 0], 0, Some(0)), &[Left]);
    assert!(!told.iter().any(|event| matches!(event, LcrEvent::TookPot { .. })), "{told:?}");
}

#[test]
fn the_result_has_one_winner_and_everybody_else_second() {
    let after = played(&position(&[1, 3, 0, 0], 8, Some(0)), &[Left]);
    let result = Lcr::standing(&after.state).result.expect("the game is over");
    assert_eq!(
        bytes(&result),
        r#"{"reason":"last_with_chips","winners":[1],"places":[2,1,2,2],"head_to_head":[[0.5,0,0.5,0.5],[1,0.5,1,1],[0.5,0,0.5,0.5],[0.5,0,0.5,0.5]]}"#
    );
    assert_eq!(after.score.totals, [0, 12, 0, 0]);
}

/// Every position that can follow `state` by one roll, finished games included.
fn all_that_follow(state: &LcrState) -> Vec<(LcrDie, LcrState)> {
    let faces = [Left, Right, Center, Dot];
    let admitted = Lcr::admit(state).expect("a possible position");
    let mut rolls: Vec<Vec<LcrDie>> = vec![Vec::new()];
    for _ in 0..3 {
        rolls = rolls.iter().flat_map(|dice| faces.map(|face| [dice.as_slice(), &[face]].concat())).collect();
    }
    let shorter = rolls.iter().flat_map(|dice| [dice[..1].to_vec(), dice[..2].to_vec(), dice.clone()]);
    let distinct: BTreeSet<String> = shorter.map(|dice| bytes(&roll(&dice))).collect();
    let play = |text: &String| {
        let sent: LcrMove = serde_json::from_str(text).expect("it was just written");
        let LcrMove::Roll { dice } = &sent;
        let first = dice.as_ref().expect("stated")[0];
        let ruling = Lcr::judge(&admitted, &sent, &Claim::default()).ok()?;
        Some((first, Lcr::wire(&ruling.play(&mut NoChance).state)))
    };
    distinct.iter().filter_map(play).collect()
}

#[test]
fn three_players_need_two_rolls_at_least_and_two_can_do() {
    let start = Lcr::start(&setup(3, 3, Some(0)), false, &mut NoChance).unwrap().state;
    let over = |state: &LcrState| matches!(state.turn, LcrTurn::Over {});
    let first = all_that_follow(&Lcr::wire(&start));
    assert!(!first.iter().any(|(_, state)| over(state)));
    assert!(first.iter().flat_map(|(_, state)| all_that_follow(state)).any(|(_, state)| over(&state)));
}

#[test]
fn the_winner_is_never_the_one_who_rolled() {
    let mut ends = 0;
    for one in 0..=9u32 {
        for other in 0..=9 - one {
            for third in 0..=9 - one - other {
                let state = position(&[one, other, third], 9 - one - other - third, Some(0));
                if Lcr::admit(&state).is_err() {
                    continue;
                }
                for (_, after) in all_that_follow(&state) {
                    let after = Lcr::admit(&after).unwrap();
                    if let Some(result) = Lcr::standing(&after).result {
                        assert_ne!(result.winners, [Seat(0)]);
                        ends += 1;
                    }
                }
            }
        }
    }
    assert!(ends > 100, "{ends} ends");
}

#[test]
fn nothing_is_listed_and_nothing_accepted_after_the_end() {
    let over = Lcr::admit(&position(&[0, 9, 0], 0, None)).unwrap();
    assert!(Lcr::moves(&over, Default::default()).candidates.is_empty());
    for dice in [Vec::new(), vec![Dot], vec![Dot; 3]] {
        let claim = Claim { seat: Some(Seat(2)), ..Claim::default() };
        let violations = Lcr::judge(&over, &roll(&dice), &claim).err().unwrap();
        let cited: Vec<&str> = violations.iter().map(|violation| violation.rule).collect();
        assert_eq!(cited, ["lcr.over"]);
    }
}

#[test]
fn a_rematch_keeps_people_and_options_and_takes_its_own_starter() {
    let mut first = setup(4, 5, Some(2));
    first.players[1].name = Some("Baraka".to_owned().try_into().unwrap());
    let started = Lcr::start(&first, false, &mut NoChance).unwrap().state;
    let stated = Lcr::rematch(&started, LcrRematch { starter: Some(Seat(1)) }).unwrap();
    assert_eq!(
        (&stated.players, &stated.options, stated.starter),
        (&first.players, &first.options, Some(Seat(1)))
    );
    let drawn = Lcr::rematch(&started, LcrRematch::default()).unwrap();
    assert_eq!(drawn.starter, None);
    let events = Lcr::start(&drawn, false, &mut seeded("rematch", 0)).unwrap().events;
    assert!(
        matches!(events[..], [LcrEvent::StarterDrawn { seat }, LcrEvent::Turn { seat: to }] if seat == to)
    );
}
