//! Hidden hands: what is checked, what is left unverified, and what each seat may see.

use mwamuzi_rules::qwirkle::{Qwirkle, QwirkleEvent, QwirkleHand, QwirkleMove, State};
use mwamuzi_rules::{Claim, Game, HiddenHands, Seat};

use super::support::{Counting, broken, place, play, put, row, state, tiles};
use crate::laws::play::listed;
use crate::support::NoChance;

const OPEN: &str = "rq rq bs yc gx oo";

fn unverified(state: &State, played: &QwirkleMove) -> Vec<&'static str> {
    let ruling = Qwirkle::judge(state, played, &Claim::default()).unwrap();
    ruling.unverified().iter().map(|it| it.rule).collect()
}

fn hand(state: &State, seat: usize) -> QwirkleHand {
    Qwirkle::wire(state).players.swap_remove(seat).hand
}

#[test]
fn a_hidden_hand_draws_without_telling() {
    let state = state(&row(0, 0, "ro rx"), &["6", OPEN]);
    let played = play(&state, &place(row(2, 0, "rs rd")));
    assert_eq!(hand(&played.state, 0), QwirkleHand::Hidden { size: 6 });
    assert_eq!(played.played, place(row(2, 0, "rs rd")));
    assert!(played.events.contains(&QwirkleEvent::Drawn { seat: Seat(0), count: 2, tiles: None }));
}

#[test]
fn a_draw_stated_for_a_hidden_hand_is_checked_and_not_kept() {
    let state = state(&row(0, 0, "ro rx"), &["6", OPEN]);
    let stated = |drawn| QwirkleMove::Place { tiles: row(2, 0, "rs rd"), drawn: Some(tiles(drawn)) };
    assert_eq!(unverified(&state, &stated("rc pc")), ["qwirkle.in_hand", "qwirkle.draw"]);
    assert_eq!(play(&state, &stated("rc pc")).played, place(row(2, 0, "rs rd")));
    assert_eq!(broken(&state, &stated("rc")), [("qwirkle.draw", "wrong_number", "/move/drawn".to_owned())]);
    // Two of the three red squares are in the open hand.
    assert_eq!(
        broken(&state, &stated("rq rq")),
        [("qwirkle.draw", "not_in_bag", "/move/drawn/1".to_owned())]
    );
}

#[test]
fn an_open_hand_among_hidden_ones_becomes_hidden_unless_its_draw_is_stated() {
    let state = state(&row(0, 0, "ro rx"), &[OPEN, "6"]);
    let silent = play(&state, &place(row(2, 0, "rq")));
    assert_eq!(hand(&silent.state, 0), QwirkleHand::Hidden { size: 6 });
    assert_eq!(silent.played, place(row(2, 0, "rq")));
    let claim = Claim { stated: true, ..Claim::default() };
    assert!(Qwirkle::judge(&state, &place(row(2, 0, "rq")), &claim).is_ok());
    let stated = QwirkleMove::Place { tiles: row(2, 0, "rq"), drawn: Some(tiles("pc")) };
    assert_eq!(unverified(&state, &stated), ["qwirkle.draw"]);
    assert_eq!(
        hand(&play(&state, &stated).state, 0),
        QwirkleHand::Open { tiles: tiles("rq bs yc gx oo pc") }
    );
    let swapped = QwirkleMove::Swap { tiles: tiles("rq bs"), drawn: None };
    assert_eq!(hand(&play(&state, &swapped).state, 0), QwirkleHand::Hidden { size: 6 });
    assert_eq!(Qwirkle::standing(&play(&state, &swapped).state).left.bag, 94);
}

#[test]
fn a_hidden_swap_leaves_nothing_unverified_unless_it_names_its_tiles() {
    let state = state(&row(0, 0, "ro rx"), &["6", OPEN]);
    assert_eq!(unverified(&state, &QwirkleMove::SwapHidden { count: 6 }), Vec::<&str>::new());
    let named = QwirkleMove::Swap { tiles: tiles("pc pc"), drawn: None };
    assert_eq!(unverified(&state, &named), ["qwirkle.in_hand"]);
    let too_often = QwirkleMove::Swap { tiles: tiles("rq rq"), drawn: None };
    assert_eq!(broken(&state, &too_often), [("qwirkle.in_hand", "copies_seen", "/move/tiles/1".to_owned())]);
    let back = QwirkleMove::Swap { tiles: tiles("pc pc"), drawn: Some(tiles("pc pc")) };
    assert_eq!(broken(&state, &back), [("qwirkle.draw", "drawn_back", "/move/drawn/1".to_owned())]);
}

#[test]
fn only_what_needs_no_tiles_is_listed_for_a_hidden_hand() {
    let state = state(&row(0, 0, "ro rx"), &["6", OPEN]);
    let counts: Vec<QwirkleMove> = (1..=6).map(|count| QwirkleMove::SwapHidden { count }).collect();
    assert_eq!(listed::<Qwirkle>(&state), counts);
    assert!(!Qwirkle::moves(&state, Default::default()).complete);
    let dead = super::swapping::dead_board();
    let dead = super::support::state(&dead, &["6", "6"]);
    assert_eq!(listed::<Qwirkle>(&dead).last(), Some(&QwirkleMove::Stop {}));
    let opening = super::support::state(&[], &["6", "6"]);
    assert_eq!(listed::<Qwirkle>(&opening), []);
}

#[test]
fn others_do_not_see_what_is_drawn_dealt_or_laid_aside() {
    let swap = QwirkleMove::Swap { tiles: tiles("rq bs"), drawn: Some(tiles("pc pc")) };
    let own = Qwirkle::view_move(&swap, Some(Seat(0)), Some(Seat(0)));
    assert_eq!(own, swap);
    for (mover, seat) in
        [(Some(Seat(0)), Some(Seat(1))), (Some(Seat(0)), None), (None, None), (None, Some(Seat(0)))]
    {
        assert_eq!(Qwirkle::view_move(&swap, mover, seat), QwirkleMove::SwapHidden { count: 2 });
    }
    let dealt = QwirkleEvent::Dealt { seat: Seat(1), count: 6, tiles: Some(tiles(OPEN)) };
    assert_eq!(Qwirkle::view_event(&dealt, Some(Seat(1))), dealt);
    let hidden = QwirkleEvent::Dealt { seat: Seat(1), count: 6, tiles: None };
    assert_eq!(Qwirkle::view_event(&dealt, None), hidden);
    assert_eq!(Qwirkle::view_event(&dealt, Some(Seat(0))), hidden);
}

#[test]
fn the_mover_is_told_by_the_events_or_by_whose_turn_it_is() {
    let state = state(&row(0, 0, "ro rx"), &[OPEN, "6", "6"]);
    assert_eq!(Qwirkle::mover(&state, &[]), Some(Seat(2)));
    assert_eq!(Qwirkle::mover(&state, &[QwirkleEvent::Passed { seat: Seat(1) }]), Some(Seat(1)));
    let dead = super::support::state(&super::swapping::dead_board(), &["6", "6"]);
    let over = play(&dead, &QwirkleMove::Stop {});
    assert_eq!(Qwirkle::mover(&over.state, &over.events), None);
}

/// One seat's game is itself a game: what it sees of a move leads from what it saw to what it sees.
#[test]
fn every_seat_can_follow_the_game_by_what_it_sees() {
    for seed in 0..12 {
        let mut state = super::games::new_game(2 + seed as usize % 5, seed);
        let mut chance = Counting(seed);
        while let Some(mover) = Qwirkle::seat_to_move(&state) {
            let played = super::games::some_move(&state, &mut chance);
            let ruling = Qwirkle::judge(&state, &played, &Claim::default()).unwrap();
            let done = ruling.play(&mut chance);
            let seats = Qwirkle::wire(&state).players.len() as u8;
            for seat in (0..seats).map(|seat| Some(Seat(seat))).chain([None]) {
                let seen = Qwirkle::view(&state, seat);
                assert_eq!(Qwirkle::view(&seen, seat), seen);
                assert_eq!(Qwirkle::admit(&Qwirkle::wire(&seen)), Ok(seen.clone()));
                let part = Qwirkle::view_move(&done.played, Some(mover), seat);
                let followed = Qwirkle::judge(&seen, &part, &Claim::default()).unwrap().play(&mut NoChance);
                assert_eq!(followed.state, Qwirkle::view(&done.state, seat));
                let events: Vec<_> = done.events.iter().map(|it| Qwirkle::view_event(it, seat)).collect();
                assert_eq!(followed.events, events);
                assert_eq!(followed.score, done.score);
            }
            state = done.state;
        }
    }
}

#[test]
fn a_hidden_hand_that_must_hold_a_tile_that_fits_may_not_pass() {
    // All but five tiles are out; the bag is empty and some of the five fit.
    let state = super::games::last_turns();
    let wire = Qwirkle::wire(&Qwirkle::view(&state, None));
    let sizes: usize = wire
        .players
        .iter()
        .map(|player| match player.hand {
            QwirkleHand::Hidden { size } => usize::from(size),
            QwirkleHand::Open { .. } => 0,
        })
        .sum();
    assert_eq!(wire.board.len() + sizes, 108);
    let hidden = Qwirkle::admit(&wire).unwrap();
    let cited = broken(&hidden, &QwirkleMove::Pass {});
    let listed = listed::<Qwirkle>(&hidden);
    assert_eq!(cited.is_empty(), listed.contains(&QwirkleMove::Pass {}));
    assert!(cited.iter().all(|(rule, reason, _)| (*rule, *reason) == ("qwirkle.pass", "some_tile_fits")));
    let too_many = place((0..6).map(|x| put(x + 50, 50, "ro")).collect());
    let cited = broken(&hidden, &too_many);
    assert!(cited.contains(&("qwirkle.in_hand", "more_than_held", "/move/tiles".to_owned())), "{cited:?}");
}
