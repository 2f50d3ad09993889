//! What holds in every game: over whole games with chosen seeds.

use std::collections::{BTreeMap, HashSet};

use mwamuzi_rules::qwirkle::{
    Qwirkle, QwirkleDeal, QwirkleHand, QwirkleMove, QwirkleOptions, QwirkleOrder, QwirklePlacedTile,
    QwirkleSetup, QwirkleSetupPlayer, QwirkleTile, State,
};
use mwamuzi_rules::{Chance, Claim, Game};

use super::support::{Counting, listed};

/// A game with hands that the referee dealt.
pub(crate) fn new_game(players: usize, seed: u32) -> State {
    let setup = QwirkleSetup {
        players: vec![QwirkleSetupPlayer::default(); players],
        options: QwirkleOptions::default(),
        starter: None,
        deal: QwirkleDeal::Referee,
    };
    Qwirkle::start(&setup, false, &mut Counting(seed)).unwrap().state
}

/// A move by lot, more often a placement than a swap.
pub(crate) fn some_move(state: &State, chance: &mut impl Chance) -> QwirkleMove {
    let moves = Qwirkle::moves(state, QwirkleOrder::Points).candidates;
    let best = chance.below(5) > 0;
    let number = if best { 0 } else { chance.below(moves.len() as u32) as usize };
    Qwirkle::spell(state, &moves[number])
}

/// The last position of a game with more than one move to choose from.
pub(crate) fn last_turns() -> State {
    let mut chance = Counting(5);
    let mut state = new_game(2, 5);
    loop {
        let played = some_move(&state, &mut chance);
        let next = Qwirkle::judge(&state, &played, &Claim::default()).unwrap().play(&mut chance).state;
        let left: usize = hands(&next).iter().map(Vec::len).sum();
        if Qwirkle::standing(&next).left.bag == 0 && left <= 10 {
            return next;
        }
        state = next;
    }
}

fn hands(state: &State) -> Vec<Vec<QwirkleTile>> {
    let hand = |hand| match hand {
        QwirkleHand::Open { tiles } => tiles,
        QwirkleHand::Hidden { .. } => panic!("all hands are open here"),
    };
    Qwirkle::wire(state).players.into_iter().map(|player| hand(player.hand)).collect()
}

/// Plays whole games and hands every position on.
fn games(number: u32, mut each: impl FnMut(&State)) {
    for seed in 0..number {
        let mut chance = Counting(seed.wrapping_mul(77));
        let mut state = new_game(2 + seed as usize % 5, seed);
        loop {
            each(&state);
            if Qwirkle::seat_to_move(&state).is_none() {
                break;
            }
            let played = some_move(&state, &mut chance);
            state = Qwirkle::judge(&state, &played, &Claim::default()).unwrap().play(&mut chance).state;
        }
    }
}

#[test]
fn every_position_of_a_game_is_admitted_as_it_is_written() {
    games(40, |state| assert_eq!(Qwirkle::admit(&Qwirkle::wire(state)), Ok(state.clone())));
}

#[test]
fn every_listed_move_is_accepted_and_none_is_listed_only_after_the_end() {
    games(12, |state| {
        let moves = listed(state, QwirkleOrder::Position);
        assert_eq!(moves.is_empty(), Qwirkle::seat_to_move(state).is_none());
        for played in &moves {
            let ruling = Qwirkle::judge(state, played, &Claim::default()).unwrap();
            let foreseen = ruling.foresee();
            let done = ruling.play(&mut Counting(1));
            assert_eq!(foreseen.gained, i32::try_from(done.score.gained).ok());
            assert_eq!(foreseen.events.len(), done.events.len());
            assert_eq!(foreseen.events.last(), done.events.last());
        }
    });
}

#[test]
fn tiles_are_conserved() {
    games(20, |state| {
        let wire = Qwirkle::wire(state);
        let held: usize = hands(state).iter().map(Vec::len).sum();
        assert_eq!(wire.board.len() + held + Qwirkle::standing(state).left.bag as usize, 108);
    });
}

/// The board as a reader of the rules would keep it.
type Sheet = BTreeMap<(i32, i32), QwirkleTile>;

fn share(tiles: &[QwirkleTile]) -> bool {
    let different: HashSet<_> = tiles.iter().collect();
    different.len() == tiles.len()
        && (tiles.iter().all(|it| it.color == tiles[0].color)
            || tiles.iter().all(|it| it.shape == tiles[0].shape))
}

fn run(sheet: &Sheet, (x, y): (i32, i32), (right, down): (i32, i32)) -> Vec<QwirkleTile> {
    let mut back = 0;
    while sheet.contains_key(&(x - (back + 1) * right, y - (back + 1) * down)) {
        back += 1;
    }
    (-back..).map_while(|at| sheet.get(&(x + at * right, y + at * down)).copied()).collect()
}

/// The rules of a placement on a board with tiles, said once more and slowly; the points if it is legal.
fn slowly(sheet: &Sheet, placed: &[QwirklePlacedTile]) -> Option<u32> {
    let kinds: Vec<QwirkleTile> = placed.iter().map(|it| it.tile()).collect();
    let beside = |x: i32, y: i32| {
        [(1, 0), (-1, 0), (0, 1), (0, -1)].iter().any(|(r, d)| sheet.contains_key(&(x + r, y + d)))
    };
    let mut after = sheet.clone();
    if !share(&kinds)
        || !placed.iter().all(|it| after.insert((it.x, it.y), it.tile()).is_none())
        || !placed.iter().any(|it| beside(it.x, it.y))
    {
        return None;
    }
    let first = placed[0];
    let directions = [(1, 0), (0, 1)];
    let in_one = directions.iter().any(|&(right, down)| {
        let line = run(&after, (first.x, first.y), (right, down));
        placed.iter().all(|it| {
            (if right == 1 { it.y == first.y } else { it.x == first.x })
                && line.contains(&it.tile())
                && run(&after, (it.x, it.y), (right, down)).len() == line.len()
                && connected(&after, (first.x, first.y), (it.x, it.y))
        })
    });
    if !in_one {
        return None;
    }
    let mut lines = HashSet::new();
    let mut points = 0;
    for it in placed {
        for (right, down) in directions {
            let line = run(&after, (it.x, it.y), (right, down));
            if line.len() < 2 {
                continue;
            }
            if !share(&line) {
                return None;
            }
            let across = if right == 1 { it.y } else { it.x };
            let own = placed.len() > 1
                && placed.iter().all(|other| if right == 1 { other.y == it.y } else { other.x == it.x });
            if !own || lines.insert((right, across)) {
                points += line.len() as u32 + if line.len() == 6 { 6 } else { 0 };
            }
        }
    }
    Some(points)
}

/// Whether all cells between two of one row or column hold tiles.
fn connected(sheet: &Sheet, (x, y): (i32, i32), (to_x, to_y): (i32, i32)) -> bool {
    (x.min(to_x)..=x.max(to_x)).all(|x| (y.min(to_y)..=y.max(to_y)).all(|y| sheet.contains_key(&(x, y))))
}

/// Every order of every choice of different tiles that share an attribute.
fn orders(rest: &[QwirkleTile], chosen: &mut Vec<QwirkleTile>, all: &mut Vec<Vec<QwirkleTile>>) {
    for &tile in rest {
        chosen.push(tile);
        if share(chosen) {
            all.push(chosen.clone());
            orders(rest, chosen, all);
        }
        chosen.pop();
    }
}

/// Every legal placement, tried one by one from every cell near the board.
fn all_placements(sheet: &Sheet, hand: &[QwirkleTile]) -> HashSet<Vec<(i32, i32, QwirkleTile)>> {
    let different: Vec<QwirkleTile> = hand.iter().copied().collect::<HashSet<_>>().into_iter().collect();
    let mut choices = Vec::new();
    orders(&different, &mut Vec::new(), &mut choices);
    let near: HashSet<(i32, i32)> = sheet
        .keys()
        .flat_map(|&(x, y)| {
            (-6..=6).flat_map(move |by| {
                [(x + by, y), (x, y + by), (x + by, y + 1), (x + by, y - 1), (x + 1, y + by), (x - 1, y + by)]
            })
        })
        .collect();
    let mut found = HashSet::new();
    for &(x, y) in near.iter().filter(|cell| !sheet.contains_key(cell)) {
        for (right, down) in [(1, 0), (0, 1)] {
            let free: Vec<(i32, i32)> = (0..)
                .map(|by| (x + by * right, y + by * down))
                .filter(|cell| !sheet.contains_key(cell))
                .take(6)
                .collect();
            for choice in &choices {
                let placed: Vec<QwirklePlacedTile> = choice
                    .iter()
                    .zip(&free)
                    .map(|(tile, &(x, y))| QwirklePlacedTile { x, y, color: tile.color, shape: tile.shape })
                    .collect();
                if slowly(sheet, &placed).is_some() {
                    found.insert(placed.iter().map(|it| (it.x, it.y, it.tile())).collect());
                }
            }
        }
    }
    found
}

#[test]
fn a_slow_and_obvious_generator_finds_the_same_placements_and_points() {
    let mut number = 0;
    games(6, |state| {
        number += 1;
        let wire = Qwirkle::wire(state);
        if wire.board.is_empty() || number % 4 != 0 || Qwirkle::seat_to_move(state).is_none() {
            return;
        }
        let sheet: Sheet = wire.board.iter().map(|it| ((it.x, it.y), it.tile())).collect();
        let hand = &hands(state)[Qwirkle::seat_to_move(state).unwrap().index()];
        let mut ours = HashSet::new();
        for played in &listed(state, QwirkleOrder::Position) {
            let QwirkleMove::Place { tiles, .. } = played else { continue };
            let done = Qwirkle::judge(state, played, &Claim::default()).unwrap().play(&mut Counting(3));
            assert_eq!(Some(done.score.gained - done.score.end_bonus), slowly(&sheet, tiles));
            assert!(ours.insert(tiles.iter().map(|it| (it.x, it.y, it.tile())).collect::<Vec<_>>()));
        }
        assert_eq!(ours, all_placements(&sheet, hand));
    });
}

#[test]
fn judging_agrees_with_the_slow_rules_on_placements_by_lot() {
    let mut chance = Counting(99);
    let mut accepted = 0;
    games(10, |state| {
        let wire = Qwirkle::wire(state);
        let Some(seat) = Qwirkle::seat_to_move(state) else { return };
        if wire.board.is_empty() {
            return;
        }
        let sheet: Sheet = wire.board.iter().map(|it| ((it.x, it.y), it.tile())).collect();
        for _ in 0..60 {
            let mut hand = hands(state)[seat.index()].clone();
            let near = wire.board[chance.below(wire.board.len() as u32) as usize];
            let (x, y) = (near.x - 1 + chance.below(3) as i32, near.y - 1 + chance.below(3) as i32);
            let along = chance.below(2) == 0;
            let placed: Vec<QwirklePlacedTile> = (0..1 + chance.below(3) as i32)
                .map_while(|by| {
                    let tile = (!hand.is_empty())
                        .then(|| hand.swap_remove(chance.below(hand.len() as u32) as usize))?;
                    let (x, y) = if along { (x + by, y) } else { (x, y + by) };
                    Some(QwirklePlacedTile { x, y, color: tile.color, shape: tile.shape })
                })
                .collect();
            let legal = slowly(&sheet, &placed).is_some();
            accepted += u32::from(legal);
            let played = QwirkleMove::Place { tiles: placed, drawn: None };
            assert_eq!(Qwirkle::judge(state, &played, &Claim::default()).is_ok(), legal, "{played:?}");
        }
    });
    assert!(accepted > 200, "{accepted}");
}
