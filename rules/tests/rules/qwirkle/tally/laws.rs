//! Laws of the audit over random whole games.

use std::collections::BTreeMap;

use mwamuzi_rules::qwirkle::{
    Qwirkle, QwirkleAuditVerdict, QwirkleMove, QwirkleOpening, QwirkleOptions, QwirkleOrder, QwirkleSetup,
    QwirkleSetupPlayer, QwirkleSheetPoints, QwirkleTallyRequest, QwirkleTallyTurn, State, tally,
};
use mwamuzi_rules::{Chance, Claim, Game, GameResult, HiddenHands, Seat, Violation};

use super::{alone, laid, passed, sheet, swapped};
use crate::laws::play::listed;
use crate::qwirkle::support::put;
use crate::support::{Choices, seeded};

const GAMES: u32 = 24;

/// A random game, its sheet, and the state before each turn of it.
struct Played {
    sheet: QwirkleTallyRequest,
    before: Vec<State>,
    end: State,
}

/// A random legal game of 2 to 6 players, with its right claims.
fn game(number: u32) -> Played {
    let mut dice = seeded("score sheets", number);
    let opening = if number % 4 == 3 { QwirkleOpening::Free } else { QwirkleOpening::Announced };
    let options = QwirkleOptions { opening };
    let players = 2 + number as usize % 5;
    let setup = QwirkleSetup {
        players: vec![QwirkleSetupPlayer::default(); players],
        options: options.clone(),
        starter: None,
        deal: Default::default(),
    };
    let mut state = Qwirkle::start(&setup, false, &mut dice).unwrap().state;
    let mut sheet = sheet(players, Vec::new());
    sheet.options = Some(options.into());
    let mut before = Vec::new();
    while let Some(seat) = Qwirkle::seat_to_move(&state)
        && sheet.turns.len() < 200
    {
        let chosen = choose(&state, &mut dice);
        let played = Qwirkle::judge(&state, &chosen, &Claim::default()).unwrap().play(&mut dice);
        let points = played.score.gained;
        let mut turn = match played.played {
            QwirkleMove::Place { tiles, .. } => laid(seat.0, tiles, points),
            QwirkleMove::Swap { tiles, .. } => swapped(seat.0, u32::try_from(tiles.len()).unwrap()),
            QwirkleMove::SwapHidden { count } => swapped(seat.0, count),
            QwirkleMove::Pass {} => passed(seat.0),
            QwirkleMove::Stop {} => break,
        };
        if dice.one_in(3) {
            turn.totals = Some(points_of(&played.score.totals));
        }
        turn.claims_end_bonus = played.score.end_bonus > 0 && dice.one_in(2);
        sheet.turns.push(turn);
        before.push(std::mem::replace(&mut state, played.state));
    }
    let totals = Qwirkle::standing(&state).totals.totals;
    sheet.totals = Some(points_of(&totals));
    sheet.winners = Some(winners(&totals));
    Played { sheet, before, end: state }
}

fn points_of(totals: &[u32]) -> Vec<QwirkleSheetPoints> {
    totals.iter().copied().map(QwirkleSheetPoints).collect()
}

fn winners(totals: &[u32]) -> Vec<Seat> {
    let most = totals.iter().max();
    let seats = (0u8..).zip(totals).filter(|(_, points)| Some(*points) == most);
    seats.map(|(seat, _)| Seat(seat)).collect()
}

/// Mostly a placement, sometimes a swap.
fn choose(state: &State, dice: &mut impl Chance) -> QwirkleMove {
    let moves = Qwirkle::moves(state, QwirkleOrder::Points).candidates;
    let all: Vec<QwirkleMove> = listed::<Qwirkle>(state);
    if dice.one_in(8) {
        return dice.pick(&all);
    }
    let best = moves.len().min(5);
    Qwirkle::spell(state, &dice.pick(&moves[..best]))
}

/// The turn with its points alone.
fn points_alone(turn: &QwirkleTallyTurn) -> QwirkleTallyTurn {
    QwirkleTallyTurn {
        totals: turn.totals.clone(),
        claims_end_bonus: turn.claims_end_bonus,
        ..alone(turn.seat.0, turn.points.0)
    }
}

#[test]
fn the_sheet_of_a_legal_game_is_ok_and_tells_how_it_ended() {
    let mut ended = 0;
    for number in 0..GAMES {
        let Played { sheet, end, .. } = game(number);
        let found = tally(&sheet).unwrap();
        assert!(found.ok, "{number}: {found:?}");
        let result: Option<GameResult> = Qwirkle::standing(&end).result;
        assert_eq!(found.finished, Some(result.is_some()), "{number}");
        if let Some(result) = result {
            assert_eq!(found.winners, result.winners, "{number}");
            ended += 1;
        }
    }
    assert!(ended > GAMES / 2, "only {ended} games came to an end");
}

#[test]
fn of_one_changed_claim_exactly_that_turn_is_named() {
    for number in 0..GAMES {
        let Played { mut sheet, .. } = game(number);
        let right = tally(&sheet).unwrap();
        let mut dice = seeded("changed claims", number);
        for _ in 0..5 {
            let turns = u32::try_from(sheet.turns.len()).unwrap();
            let index = dice.below(turns);
            let changed = &mut sheet.turns[index as usize];
            let before = changed.points;
            let claims = std::mem::take(&mut changed.claims_end_bonus);
            changed.points.0 = (before.0 + 1 + dice.below(40)) % 60;
            if changed.points == before {
                changed.points.0 += 1;
            }
            let found = tally(&sheet).unwrap();
            assert_eq!((found.first_wrong, found.ok), (Some(index), false), "{number}");
            assert_eq!(found.totals, right.totals);
            for (place, turn) in found.turns.iter().enumerate() {
                let is_it = place == index as usize;
                let wanted = if is_it { QwirkleAuditVerdict::Wrong } else { QwirkleAuditVerdict::Right };
                assert_eq!(turn.verdict, wanted, "{number}: turn {place}: {turn:?}");
                assert_eq!(turn.slips.is_empty(), !is_it);
                assert_eq!(turn.right, right.turns[place].right);
            }
            let changed = &mut sheet.turns[index as usize];
            (changed.points, changed.claims_end_bonus) = (before, claims);
        }
    }
}

#[test]
fn the_same_game_by_its_numbers_alone_is_ok_and_so_is_any_mixture() {
    for number in 0..GAMES {
        let Played { sheet, .. } = game(number);
        let mut dice = seeded("numbers alone", number);
        let mut alone = sheet.clone();
        alone.turns = sheet.turns.iter().map(points_alone).collect();
        let found = tally(&alone).unwrap();
        assert!(found.ok, "{number}: {found:?}");
        for _ in 0..6 {
            let mut mixed = sheet.clone();
            for turn in &mut mixed.turns {
                if dice.one_in(10) {
                    *turn = points_alone(turn);
                }
            }
            let found = tally(&mixed).unwrap();
            assert!(found.ok, "{number}: {found:?}");
        }
    }
}

#[test]
fn a_pass_or_a_swap_breaks_what_it_breaks_for_hands_that_nobody_sees() {
    let mut told: BTreeMap<Vec<&str>, u32> = BTreeMap::new();
    for number in 0..GAMES {
        let Played { sheet, before, .. } = game(number);
        for (index, state) in before.iter().enumerate() {
            let seat = sheet.turns[index].seat.0;
            let unseen = Qwirkle::view(state, None);
            let turns = [
                (QwirkleMove::Pass {}, passed(seat)),
                (QwirkleMove::SwapHidden { count: 6 }, swapped(seat, 6)),
            ];
            for (played, turn) in turns {
                let judged = Qwirkle::judge(&unseen, &played, &Claim::default()).err().unwrap_or_default();
                let mut cut = sheet.clone();
                cut.turns.truncate(index);
                cut.turns.push(turn);
                let audited = &tally(&cut).unwrap().turns[index].violations;
                let (judged, audited) = (reasons_of(&judged), reasons_of(audited));
                assert_eq!(audited, judged, "{number}: turn {index}");
                *told.entry(judged).or_default() += 1;
            }
        }
    }
    for reason in [vec![], vec!["bag_not_empty"], vec!["some_tile_fits"], vec!["more_than_the_bag"]] {
        assert!(told.get(&reason).is_some_and(|&times| times >= 10), "{reason:?} among {told:?}");
    }
}

fn reasons_of(violations: &[Violation]) -> Vec<&'static str> {
    violations.iter().map(|violation| violation.reason).collect()
}

/// A turn of nonsense, with pieces of sense.
fn any_turn(players: usize, dice: &mut impl Chance) -> QwirkleTallyTurn {
    let far = dice.pick(&[0, 0, 0, 1_000_000_000, -1_000_000_000]);
    let near = |step: i32| (far + step).clamp(-1_000_000_000, 1_000_000_000);
    let letters = ["ro", "rx", "rd", "bo", "bx", "yc"];
    let tiles = (0..dice.below(9))
        .map(|_| put(near(dice.pick(&[-2, -1, 0, 1, 2])), near(dice.pick(&[-1, 0, 1])), dice.pick(&letters)))
        .collect();
    let seat = dice.pick(&[0, 0, 1, 1, 2, 7, 23]);
    let points = dice.pick(&[0, 1, 2, 6, 12, 90, 1_000_000]);
    let mut turn = match dice.below(8) {
        0 => swapped(seat, dice.pick(&[0, 3, 9, u32::MAX])),
        1 => passed(seat),
        2 => alone(seat, points),
        _ => laid(seat, tiles, points),
    };
    if dice.one_in(4) {
        turn.totals = Some(vec![QwirkleSheetPoints(points); players]);
    }
    turn.claims_end_bonus = dice.one_in(6);
    turn
}

#[test]
fn no_sheet_makes_the_audit_panic_and_each_turn_is_answered() {
    for number in 0..400 {
        let mut dice = seeded("nonsense", number);
        let players = 2 + dice.below(5) as usize;
        let turns = (0..dice.below(60)).map(|_| any_turn(players, &mut dice)).collect();
        let mut sheet = sheet(players, turns);
        sheet.totals = Some(vec![QwirkleSheetPoints(7); players]);
        let found = tally(&sheet).unwrap();
        assert_eq!(found.turns.len(), sheet.turns.len());
        let first = found.turns.iter().position(|turn| turn.verdict != QwirkleAuditVerdict::Right);
        assert_eq!(found.first_wrong, first.and_then(|first| u32::try_from(first).ok()));
        for turn in &found.turns {
            assert_eq!(turn.totals.len(), players);
            assert_eq!(turn.verdict == QwirkleAuditVerdict::Illegal, !turn.violations.is_empty());
            let lines: u32 = turn.lines.iter().map(|line| line.points).sum();
            let bonus = turn.end_bonus.unwrap_or(0);
            assert!(lines == 0 || turn.right == Some(lines + bonus), "{turn:?}");
        }
    }
}
