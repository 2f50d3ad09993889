//! How long Qwirkle takes: judging and playing, listing, admitting, and the way over the wire.

use std::path::Path;

use criterion::{BatchSize, Criterion, criterion_group, criterion_main};
use mwamuzi_rules::qwirkle::{
    Qwirkle, QwirkleMove, QwirkleOrder, QwirkleState, QwirkleTallyRequest, tally, targets,
};
use mwamuzi_rules::replay::{ClaimedScore, ReplayLine};
use mwamuzi_rules::{Chance, Claim, Game, SeedTuple, SeededChance, Suggest, SuggestionLevel, replay};
use serde_json::Value;

/// Everything is stated, so nothing asks for chance.
struct Never;

impl Chance for Never {
    fn word(&mut self) -> u32 {
        0
    }
}

fn cases(file: &str) -> Value {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/cases").join(file);
    let text = std::fs::read_to_string(path).expect("the worked cases are in the repository");
    serde_json::from_str(&text).expect("they are JSON")
}

fn state(value: &Value) -> QwirkleState {
    serde_json::from_value(value.clone()).expect("a state")
}

/// Fifty-two tiles on the board, forty-four in the bag, fifty-one placements; and the move that was made there.
fn middle_of_a_game() -> (QwirkleState, QwirkleMove) {
    let games = cases("qwirkle-playthroughs.json");
    let steps = &games["cases"][0]["steps"];
    let played = serde_json::from_value(steps[24]["move"].clone()).expect("a move");
    (state(&steps[23]["after"]), played)
}

/// The first fifty turns of a game of four, with the points and totals that were written down.
fn fifty_turns() -> (QwirkleState, Vec<ReplayLine<QwirkleMove>>) {
    let games = cases("qwirkle-playthroughs.json");
    let game = &games["cases"][1];
    let line = |step: &Value| {
        let players = state(&step["after"]).players;
        let points = step["gained"].as_i64().and_then(|points| i32::try_from(points).ok());
        let totals = Some(players.iter().map(|player| player.score).collect());
        let played = serde_json::from_value(step["move"].clone()).expect("a move");
        ReplayLine { played, claim: Claim::default(), claimed: Some(ClaimedScore { points, totals }) }
    };
    let steps = game["steps"].as_array().expect("steps");
    (state(&game["start"]), steps.iter().take(50).map(line).collect())
}

/// A lone tile in the colour of six different tiles in hand.
fn worst_case() -> QwirkleState {
    let file = cases("qwirkle.json");
    let cases = file["cases"].as_array().expect("cases");
    let case = cases.iter().find(|case| case["name"] == "count_lone_tile_in_the_colour_of_six");
    state(&case.expect("the case")["start"])
}

/// The sheet of a whole game of 49 turns.
fn sheet() -> QwirkleTallyRequest {
    let file = cases("qwirkle-tally.json");
    let cases = file["cases"].as_array().expect("cases");
    let case = cases.iter().find(|case| case["name"] == "a_whole_game_right");
    serde_json::from_value(case.expect("the case")["request"].clone()).expect("a sheet")
}

fn rules(criterion: &mut Criterion) {
    let (wire, played) = middle_of_a_game();
    let middle = Qwirkle::admit(&wire).expect("a possible state");
    let worst = Qwirkle::admit(&worst_case()).expect("a possible state");
    let claim = Claim { stated: true, ..Claim::default() };
    let text = serde_json::to_string(&wire).expect("JSON");
    criterion.bench_function("judge and play, mid-game", |bencher| {
        bencher.iter(|| Qwirkle::judge(&middle, &played, &claim).expect("legal").play(&mut Never));
    });
    let (start, lines) = fifty_turns();
    let start = Qwirkle::admit(&start).expect("a possible state");
    let whole = replay::<Qwirkle>(start.clone(), lines.clone());
    assert_eq!((whole.steps.len(), whole.first_difference), (50, None), "all right to the last turn");
    criterion.bench_function("replay and score fifty turns", |bencher| {
        let again = || (start.clone(), lines.clone());
        bencher.iter_batched(again, |(start, lines)| replay::<Qwirkle>(start, lines), BatchSize::SmallInput);
    });
    criterion.bench_function("moves, mid-game", |bencher| {
        bencher.iter(|| Qwirkle::moves(&middle, QwirkleOrder::Position));
    });
    criterion.bench_function("moves by points, mid-game", |bencher| {
        bencher.iter(|| Qwirkle::moves(&middle, QwirkleOrder::Points));
    });
    criterion.bench_function("moves, worst case", |bencher| {
        bencher.iter(|| Qwirkle::moves(&worst, QwirkleOrder::Position));
    });
    criterion.bench_function("moves by points, worst case", |bencher| {
        bencher.iter(|| Qwirkle::moves(&worst, QwirkleOrder::Points));
    });
    criterion.bench_function("targets, mid-game", |bencher| {
        bencher.iter(|| targets(&middle, &[]));
    });
    criterion.bench_function("targets, worst case", |bencher| {
        bencher.iter(|| targets(&worst, &[]));
    });
    let sheet = sheet();
    criterion.bench_function("tally, a whole game of 49 turns", |bencher| {
        bencher.iter(|| tally(&sheet));
    });
    criterion.bench_function("admit, mid-game", |bencher| {
        bencher.iter(|| Qwirkle::admit(&wire));
    });
    criterion.bench_function("wire and JSON out, mid-game", |bencher| {
        bencher.iter(|| serde_json::to_vec(&Qwirkle::wire(&middle)));
    });
    criterion.bench_function("JSON in, mid-game", |bencher| {
        bencher.iter(|| serde_json::from_str::<QwirkleState>(&text));
    });
}

fn suggestions(criterion: &mut Criterion) {
    let tuple = SeedTuple { rules: 1, game: "qwirkle", operation: "bench", ply: 0, seed: "" };
    for (name, wire) in [("mid-game", middle_of_a_game().0), ("worst case", worst_case())] {
        let state = Qwirkle::admit(&wire).expect("a possible state");
        for level in SuggestionLevel::ALL {
            criterion.bench_function(&format!("suggest {level:?}, {name}"), |bencher| {
                bencher.iter(|| {
                    let mut chance = SeededChance::new(&tuple);
                    Qwirkle::suggest(&state, level, Qwirkle::EFFORT, &mut chance)
                });
            });
        }
    }
}

criterion_group!(benches, rules, suggestions);
criterion_main!(benches);
