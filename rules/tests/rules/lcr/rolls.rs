//! One roll: where each chip goes, who is skipped, what is told and in what order.

use mwamuzi_rules::lcr::LcrDie::{Center, Dot, Left, Right};
use mwamuzi_rules::lcr::{Lcr, LcrEvent, LcrMove, LcrTurn};
use mwamuzi_rules::{Claim, Game, Seat};

use super::{chips_after, events_after, played, position};
use crate::laws::lawful::effects;
use crate::support::seeded;

effects! {
    "lcr.resolve": left_is_clockwise_right_is_the_other_way_and_a_dot_stays {
        let start = position(&[3, 3, 3, 3], 0, Some(1));
        assert_eq!(chips_after(&start, &[Left, Dot, Dot]), (vec![3, 2, 4, 3], 0));
        assert_eq!(chips_after(&start, &[Right, Dot, Dot]), (vec![4, 2, 3, 3], 0));
        assert_eq!(chips_after(&start, &[Center, Dot, Dot]), (vec![3, 2, 3, 3], 1));
        assert_eq!(chips_after(&start, &[Dot, Dot, Dot]), (vec![3, 3, 3, 3], 0));
        assert_eq!(chips_after(&start, &[Left, Left, Right]), (vec![4, 0, 5, 3], 0));
    }

    "lcr.skip": seats_without_chips_are_skipped_and_told {
        let state = position(&[3, 0, 0, 2], 7, Some(0));
        let after = played(&state, &[Center, Dot, Dot]);
        assert_eq!(Lcr::wire(&after.state).turn, LcrTurn::Roll { seat: Seat(3) });
        let skipped: Vec<&LcrEvent> =
            after.events.iter().filter(|event| matches!(event, LcrEvent::Skipped { .. })).collect();
        assert_eq!(skipped, [&LcrEvent::Skipped { seat: Seat(1) }, &LcrEvent::Skipped { seat: Seat(2) }]);
    }

    "lcr.end": the_last_to_hold_chips_takes_the_pot_once_all_dice_are_settled {
        assert_eq!(chips_after(&position(&[1, 3, 0], 5, Some(0)), &[Center]), (vec![0, 9, 0], 0));
        let settled_together = played(&position(&[2, 1, 0], 6, Some(0)), &[Left, Right]);
        assert_eq!(Lcr::wire(&settled_together.state).turn, LcrTurn::Roll { seat: Seat(1) });
        let ended = played(&position(&[1, 3, 0], 5, Some(0)), &[Center]);
        assert_eq!(Lcr::wire(&ended.state).turn, LcrTurn::Over {});
    }
}

#[test]
fn the_neighbours_of_the_first_and_last_seat_are_each_other() {
    assert_eq!(chips_after(&position(&[3, 3, 3, 3], 0, Some(3)), &[Left, Dot, Dot]), (vec![4, 3, 3, 2], 0));
    assert_eq!(chips_after(&position(&[3, 3, 3, 3], 0, Some(0)), &[Right, Dot, Dot]), (vec![2, 3, 3, 4], 0));
}

#[test]
fn the_order_of_the_dice_moves_no_chip() {
    let start = position(&[3, 3, 3], 0, Some(0));
    let orders = [
        [Left, Right, Center],
        [Left, Center, Right],
        [Right, Left, Center],
        [Right, Center, Left],
        [Center, Left, Right],
        [Center, Right, Left],
    ];
    for dice in orders {
        assert_eq!(chips_after(&start, &dice), (vec![0, 4, 4], 1), "{dice:?}");
    }
}

#[test]
fn a_roll_tells_dice_left_right_pot_skips_and_turn_in_that_order() {
    let seat = Seat(0);
    let told = events_after(&position(&[3, 0, 0, 2], 7, Some(0)), &[Center, Right, Dot]);
    assert_eq!(
        told,
        [
            LcrEvent::Rolled { seat, dice: vec![Center, Right, Dot] },
            LcrEvent::Passed { seat, to: Seat(3), chips: 1 },
            LcrEvent::Potted { seat, chips: 1 },
            LcrEvent::Skipped { seat: Seat(1) },
            LcrEvent::Skipped { seat: Seat(2) },
            LcrEvent::Turn { seat: Seat(3) },
        ]
    );
    let told = events_after(&position(&[3, 3, 3], 0, Some(0)), &[Right, Left, Left]);
    assert_eq!(
        told,
        [
            LcrEvent::Rolled { seat, dice: vec![Right, Left, Left] },
            LcrEvent::Passed { seat, to: Seat(1), chips: 2 },
            LcrEvent::Passed { seat, to: Seat(2), chips: 1 },
            LcrEvent::Turn { seat: Seat(1) },
        ]
    );
}

#[test]
fn a_player_whose_chips_come_back_plays_again() {
    let after = played(&position(&[3, 0, 4], 2, Some(0)), &[Left, Dot, Dot]);
    assert_eq!(Lcr::wire(&after.state).turn, LcrTurn::Roll { seat: Seat(1) });
}

#[test]
fn the_turn_goes_round_past_the_last_seat() {
    let after = played(&position(&[3, 0, 0, 3], 6, Some(3)), &[Dot, Dot, Dot]);
    assert_eq!(Lcr::wire(&after.state).turn, LcrTurn::Roll { seat: Seat(0) });
    assert!(!after.events.iter().any(|event| matches!(event, LcrEvent::Skipped { .. })));
}

#[test]
fn the_score_is_what_the_roller_lost_and_what_everybody_holds() {
    let score = played(&position(&[3, 3, 3], 0, Some(1)), &[Left, Center, Dot]).score;
    assert_eq!((score.gained, score.totals), (-2, vec![3, 1, 4]));
    let score = played(&position(&[3, 3, 3], 0, Some(1)), &[Dot, Dot, Dot]).score;
    assert_eq!((score.gained, score.totals), (0, vec![3, 3, 3]));
}

#[test]
fn a_roll_that_is_not_stated_comes_back_with_as_many_dice_as_chips() {
    for (chips, dice) in [(1, 1), (2, 2), (3, 3), (8, 3)] {
        let state = Lcr::admit(&position(&[chips, 1, 0], 8 - chips, Some(0))).unwrap();
        let unstated = LcrMove::Roll { dice: None };
        let ruling = Lcr::judge(&state, &unstated, &Claim::default()).unwrap();
        let LcrMove::Roll { dice: rolled } = ruling.play(&mut seeded("dice", chips)).played;
        assert_eq!(rolled.map(|rolled| rolled.len()), Some(dice), "{chips} chips");
    }
}
