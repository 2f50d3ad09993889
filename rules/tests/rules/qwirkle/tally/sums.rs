//! Running and final totals, winners.

use mwamuzi_rules::Seat;
use mwamuzi_rules::qwirkle::{QwirkleAuditVerdict, QwirkleSheetPoints, QwirkleSlip, tally};

use super::{alone, audit, sheet};

fn points(totals: &[u32]) -> Option<Vec<QwirkleSheetPoints>> {
    Some(totals.iter().copied().map(QwirkleSheetPoints).collect())
}

#[test]
fn a_running_total_that_does_not_follow_is_told_once_and_totals_may_be_written_now_and_then() {
    let mut turns = vec![alone(0, 3), alone(1, 7), alone(0, 4), alone(1, 6), alone(0, 5)];
    turns[1].totals = points(&[3, 8]);
    turns[3].totals = points(&[7, 14]);
    turns[4].totals = points(&[12, 14]);
    let found = audit(2, turns);
    let slips: Vec<_> = found.turns.iter().map(|turn| turn.slips.as_slice()).collect();
    assert_eq!(slips, [[].as_slice(), &[QwirkleSlip::SumWrong], &[], &[], &[]]);
    assert_eq!((found.first_wrong, &found.totals), (Some(1), &vec![12, 13]));
}

#[test]
fn a_total_of_somebody_else_that_changes_is_a_wrong_sum_too() {
    let mut turns = vec![alone(0, 3), alone(1, 7)];
    turns[1].totals = points(&[4, 7]);
    assert_eq!(audit(2, turns).turns[1].slips, [QwirkleSlip::SumWrong]);
}

#[test]
fn final_totals_stand_if_they_are_right_and_are_wrong_where_the_sheet_does_not_come_to_them() {
    let mut sheet = sheet(2, vec![alone(0, 3), alone(1, 7), alone(0, 4)]);
    sheet.totals = points(&[7, 8]);
    let found = tally(&sheet).unwrap();
    assert_eq!((found.totals_stand, &found.wrong_totals), (Some(false), &vec![Seat(1)]));
    assert!(found.turns.iter().all(|turn| turn.verdict == QwirkleAuditVerdict::Right) && !found.ok);
    sheet.totals = points(&[7, 7]);
    assert!(tally(&sheet).unwrap().ok);
}

#[test]
fn winners_are_compared_as_a_set_and_the_win_is_shared() {
    let mut sheet = sheet(3, vec![alone(0, 4), alone(1, 4), alone(2, 3)]);
    for (winners, stand) in
        [(vec![1, 0], true), (vec![0], false), (vec![0, 1, 2], false), (vec![0, 7], false)]
    {
        sheet.winners = Some(winners.into_iter().map(Seat).collect());
        let found = tally(&sheet).unwrap();
        assert_eq!((found.winners, found.winners_stand), (vec![Seat(0), Seat(1)], Some(stand)));
        assert_eq!(found.ok, stand);
    }
}

#[test]
fn nothing_written_down_stands_or_falls_by_nothing() {
    let found = audit(2, vec![]);
    assert_eq!((found.totals, found.winners), (vec![0, 0], vec![Seat(0), Seat(1)]));
    assert_eq!((found.totals_stand, found.winners_stand, found.finished), (None, None, Some(false)));
    assert!(found.ok);
}

#[test]
fn the_largest_numbers_add_up() {
    let turns = (0..500).flat_map(|_| [alone(0, 1_000_000), alone(1, 1_000_000)]).collect();
    assert_eq!(audit(2, turns).totals, [500_000_000, 500_000_000]);
}
