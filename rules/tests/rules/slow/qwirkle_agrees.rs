//! The slow and the quick generator of Qwirkle list the same moves in the same order, with the same points.

use std::cmp::Reverse;

use mwamuzi_rules::qwirkle::{Qwirkle, QwirkleMove, QwirkleOpening, QwirkleOrder, QwirkleState};
use mwamuzi_rules::{Claim, Game};

use super::qwirkle::Table;
use crate::cases::{cases, file};
use crate::laws::play::{games, listed, spelled};
use crate::support::bytes;

/// What kinds of positions were compared.
#[derive(Debug, Default)]
struct Seen {
    positions: u32,
    announced_openings: u32,
    free_openings: u32,
    with_a_hidden_hand_to_move: u32,
    with_an_empty_bag: u32,
    passes: u32,
    stops: u32,
}

/// The quick list, highest points first.
fn by_points(state: &<Qwirkle as Game>::State) -> Vec<QwirkleMove> {
    spelled::<Qwirkle>(state, &Qwirkle::moves(state, QwirkleOrder::Points).candidates)
}

/// The list by position sorted by points, equal ones left as they are; what scores nothing comes last.
fn sorted_by_points(mut moves: Vec<QwirkleMove>, table: &Table<'_>) -> Vec<QwirkleMove> {
    moves.sort_by_cached_key(|played| match played {
        QwirkleMove::Place { tiles, .. } => Reverse(table.points(tiles)),
        _ => Reverse(0),
    });
    moves
}

fn compare(before: &<Qwirkle as Game>::State, wire: &QwirkleState, seen: &mut Seen, name: &str) {
    let quick = listed::<Qwirkle>(before);
    let Some(table) = Table::of(wire) else {
        assert!(quick.is_empty(), "{name}");
        return;
    };
    let slow = table.moves();
    if quick != slow {
        let missing = slow.iter().find(|played| !quick.contains(played));
        let extra = quick.iter().find(|played| !slow.contains(played));
        panic!("{name}: missing {missing:?}, extra {extra:?}, or else the order, in {}", bytes(wire));
    }
    assert_eq!(by_points(before), sorted_by_points(quick.clone(), &table), "{name}: {}", bytes(wire));
    for played in quick.iter().step_by(5) {
        let QwirkleMove::Place { tiles, .. } = played else { continue };
        let ruling = Qwirkle::judge(before, played, &Claim::default()).expect("it is listed");
        let points = i32::try_from(table.points(tiles)).expect("few points");
        assert_eq!(ruling.foresee().gained, Some(points), "{name}: {played:?} in {}", bytes(wire));
    }
    seen.positions += 1;
    if wire.board.is_empty() {
        match wire.options.opening {
            QwirkleOpening::Announced => seen.announced_openings += 1,
            QwirkleOpening::Free => seen.free_openings += 1,
        }
    }
    seen.with_a_hidden_hand_to_move += u32::from(!Qwirkle::moves(before, Default::default()).complete);
    seen.with_an_empty_bag += u32::from(Qwirkle::standing(before).left.bag == 0);
    seen.passes += u32::from(quick.contains(&QwirkleMove::Pass {}));
    seen.stops += u32::from(quick.contains(&QwirkleMove::Stop {}));
}

#[test]
fn the_slow_generator_of_qwirkle_lists_the_same_moves() {
    let mut seen = Seen::default();
    for purpose in ["slow 1", "slow 2", "slow 3"] {
        for record in games::<Qwirkle>(purpose) {
            for state in record.states() {
                compare(state, &Qwirkle::wire(state), &mut seen, &record.name);
            }
        }
    }
    assert!(seen.positions >= 2_000, "{seen:?}");
    assert!(seen.announced_openings >= 10 && seen.free_openings >= 10, "{seen:?}");
    assert!(seen.with_a_hidden_hand_to_move >= 100 && seen.with_an_empty_bag >= 50, "{seen:?}");
}

/// Random games hardly come to a pass or a dead position; the worked cases do.
#[test]
fn the_slow_generator_of_qwirkle_agrees_on_every_worked_position() {
    let mut seen = Seen::default();
    let file = file("qwirkle.json");
    for case in cases(&file) {
        for document in [&case["request"]["state"], &case["start"]] {
            let Ok(wire) = serde_json::from_value::<QwirkleState>(document.clone()) else { continue };
            let Ok(state) = Qwirkle::admit(&wire) else { continue };
            compare(&state, &wire, &mut seen, &case["name"].to_string());
        }
    }
    assert!(seen.positions >= 90 && seen.with_an_empty_bag >= 10, "{seen:?}");
    assert!(seen.passes >= 3 && seen.stops >= 3, "{seen:?}");
}
