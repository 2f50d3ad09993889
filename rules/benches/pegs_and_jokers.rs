//! How long Pegs and Jokers takes: judging and playing, listing, admitting, and the way over the wire.

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use mwamuzi_rules::pegs_and_jokers::{
    PegsAndJokers, PegsAndJokersMove, PegsAndJokersOrder, PegsAndJokersState, State,
};
use mwamuzi_rules::{Chance, Claim, Game, Suggest, SuggestionLevel};
use serde_json::{Value, json};

/// Everything is stated, so nothing asks for chance.
struct Stated;

impl Chance for Stated {
    fn word(&mut self) -> u32 {
        0
    }
}

/// A player with these cards and pegs on these holes of the track.
fn player(cards: &str, holes: &[u8]) -> Value {
    let on_track = holes.iter().map(|hole| json!({"at": "track", "hole": hole}));
    let pegs: Vec<Value> = on_track.chain(std::iter::repeat(json!({"at": "start"}))).take(5).collect();
    let cards: Vec<&str> = cards.split_whitespace().collect();
    json!({"hand": {"kind": "open", "cards": cards}, "pegs": pegs})
}

fn position(players: &[Value], seven_split: &str, discard: &[&str], phase: &str) -> PegsAndJokersState {
    let options = json!({"seven_split": seven_split, "joker_from_home": true, "home_entry": "optional"});
    serde_json::from_value(json!({
        "game": "pegs-and-jokers", "rules": 1, "options": options, "players": players, "discard": discard,
        "dealer": 3, "turn": {"phase": phase, "seat": 0}, "ply": 77,
    }))
    .expect("a state")
}

/// The middle of a game of four: two pegs on the way, a usual hand, forty discards.
fn usual(cards: &str, phase: &str) -> PegsAndJokersState {
    let players = [
        player(cards, &[30, 64]),
        player("2 5 9 J 8", &[26, 35]),
        player("A 4 7 10 9", &[50, 12]),
        player("K 6 6 3 Q", &[61, 5]),
    ];
    position(&players, "exact", &["2", "3", "4", "5", "6", "9", "10", "J"].repeat(5), phase)
}

/// Eight players with all pegs on the track, those of the first far apart and one before home; the hand has a joker
/// and a 7, which moves two to seven.
fn worst() -> PegsAndJokersState {
    let seat = |seat: u8| match seat {
        0 => player("7 joker A K Q J", &[1, 28, 57, 85, 113]),
        _ => player("2 3 4 5 6", &[0, 4, 7, 11, 15].map(|hole| 18 * seat + hole)),
    };
    let players: Vec<Value> = (0..8).map(seat).collect();
    position(&players, "up_to", &[], "play")
}

fn admit(wire: &PegsAndJokersState) -> State {
    PegsAndJokers::admit(wire).expect("a possible state")
}

fn a_move(value: Value) -> PegsAndJokersMove {
    serde_json::from_value(value).expect("a move")
}

fn rules(criterion: &mut Criterion) {
    let claim = Claim { stated: true, ..Claim::default() };
    let step = |peg: u8, hole: u8| json!({"peg": peg, "to": {"at": "track", "hole": hole}});
    let card = |card: &str, steps: Value| a_move(json!({"type": "play", "card": card, "steps": steps}));
    let usual_hand = usual("A 5 8 9 10 K", "play");
    let with_a_seven = usual("A 5 7 8 10 K", "play");
    let stuck = position(
        &["2 3 4 6 9 10", "2 5 9 J 8", "A 4 7 10 9", "K 6 6 3 Q"].map(|cards| player(cards, &[])),
        "exact",
        &[],
        "play",
    );
    let applied = [
        ("draw", usual("A 5 8 9 10", "draw"), a_move(json!({"type": "draw", "drawn": ["K"]}))),
        ("play with a bump", usual_hand.clone(), card("5", json!([step(0, 35)]))),
        ("split seven", with_a_seven.clone(), card("7", json!([step(0, 33), step(1, 68)]))),
        ("exchange", stuck, a_move(json!({"type": "exchange", "card": "9", "drawn": ["K"]}))),
    ];

    let mut group = criterion.benchmark_group("pegs and jokers");
    for (name, wire, played) in &applied {
        let state = admit(wire);
        group.bench_function(format!("judge and play: {name}"), |bencher| {
            bencher.iter(|| {
                let ruling =
                    PegsAndJokers::judge(black_box(&state), black_box(played), &claim).expect("a legal move");
                ruling.play(&mut Stated)
            });
        });
    }
    for (name, wire) in
        [("usual hand", &usual_hand), ("with a seven", &with_a_seven), ("worst hand", &worst())]
    {
        let state = admit(wire);
        let total = PegsAndJokers::moves(&state, PegsAndJokersOrder::Position).candidates.len();
        group.bench_function(format!("legal moves: {name}, {total} moves"), |bencher| {
            bencher.iter(|| PegsAndJokers::moves(black_box(&state), PegsAndJokersOrder::Position));
        });
    }
    let state = admit(&usual_hand);
    let json = serde_json::to_string(&usual_hand).expect("a state can be written");
    group.bench_function("admit", |bencher| bencher.iter(|| PegsAndJokers::admit(black_box(&usual_hand))));
    group.bench_function("state from JSON", |bencher| {
        bencher.iter(|| serde_json::from_str::<PegsAndJokersState>(black_box(&json)));
    });
    group.bench_function("state to JSON", |bencher| {
        bencher.iter(|| serde_json::to_string(&PegsAndJokers::wire(black_box(&state))));
    });
    group.finish();
}

fn suggestions(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("pegs and jokers");
    for (name, wire) in [("usual hand", usual("A 5 8 9 10 K", "play")), ("worst hand", worst())] {
        let state = admit(&wire);
        for level in SuggestionLevel::ALL {
            group.bench_function(format!("suggest {level:?}: {name}"), |bencher| {
                let effort = PegsAndJokers::EFFORT;
                bencher.iter(|| PegsAndJokers::suggest(black_box(&state), level, effort, &mut Stated));
            });
        }
    }
    group.finish();
}

criterion_group!(benches, rules, suggestions);
criterion_main!(benches);
