//! How long Ludo takes at a table of four: a stated roll and a move judged and played, the list of moves, whole
//! random games, admission, JSON.

use std::hint::black_box;

use criterion::{BatchSize, Criterion, criterion_group, criterion_main};
use mwamuzi_rules::ludo::{
    Ludo, LudoColor, LudoMove, LudoName, LudoOptions, LudoOrder, LudoPiece, LudoPlayer, LudoSetup,
    LudoSetupPlayer, LudoState, LudoTurn, State,
};
use mwamuzi_rules::{Chance, Claim, Game, Seat, SeedTuple, SeededChance, Suggest, SuggestionLevel};

/// Nothing is drawn here.
struct Stated;

impl Chance for Stated {
    fn word(&mut self) -> u32 {
        0
    }
}

const fn on(square: u8) -> LudoPiece {
    LudoPiece::Track { square }
}

/// A middle game: blocks, shared squares, something to capture.
fn middle_game(turn: LudoTurn) -> LudoState {
    let (yard, home) = (LudoPiece::Yard {}, LudoPiece::Finish {});
    let pieces = [
        (LudoColor::Yellow, [on(5), on(5), on(47), yard]),
        (LudoColor::Blue, [on(13), on(34), LudoPiece::Lane { step: 2 }, home]),
        (LudoColor::Red, [on(9), on(34), on(23), yard]),
        (LudoColor::Green, [on(0), on(0), on(12), yard]),
    ];
    let player = |(color, pieces)| LudoPlayer { name: None, color, pieces, place: None };
    LudoState {
        game: LudoName::Ludo,
        rules: 1,
        options: LudoOptions::default(),
        players: pieces.map(player).to_vec(),
        starter: Seat(0),
        turn,
        ply: 90,
    }
}

fn judge_and_play(criterion: &mut Criterion) {
    let seat = Seat(0);
    let rolling = middle_game(LudoTurn::Roll { seat, sixes: 0, tries: 0 });
    let moving = middle_game(LudoTurn::Move { seat, die: 4, sixes: 0 });
    let roll = LudoMove::Roll { die: Some(4) };
    let capture = LudoMove::Move { piece: 0 };
    let claim = Claim::default();
    let mut group = criterion.benchmark_group("ludo, 4 players");
    for (name, wire, sent) in
        [("judge and play a stated roll", &rolling, roll), ("judge and play a capture", &moving, capture)]
    {
        let state = Ludo::admit(wire).expect("a possible position");
        group.bench_function(name, |bencher| {
            bencher.iter(|| {
                let ruling = Ludo::judge(black_box(&state), black_box(&sent), &claim).expect("a legal move");
                ruling.play(&mut Stated)
            });
        });
    }
    let state = Ludo::admit(&moving).expect("a possible position");
    group.bench_function("legal moves", |bencher| {
        bencher.iter(|| Ludo::moves(black_box(&state), LudoOrder::Position));
    });
    group.finish();
}

/// A whole game in which each move is drawn from the list.
fn whole_game(start: &State, chance: &mut impl Chance) -> State {
    let mut state = start.clone();
    loop {
        let moves = Ludo::moves(&state, LudoOrder::Position).candidates;
        let Ok(number) = u32::try_from(moves.len()) else { return state };
        let Some(sent) = moves.get(chance.below(number) as usize) else { return state };
        state = Ludo::judge(&state, sent, &Claim::default()).expect("it is listed").play(chance).state;
    }
}

fn whole_games(criterion: &mut Criterion) {
    let setup = LudoSetup {
        players: vec![LudoSetupPlayer::default(); 4],
        options: LudoOptions::default(),
        starter: Some(Seat(0)),
    };
    let start = Ludo::start(&setup, true, &mut Stated).expect("four may play").state;
    let mut ply = 0;
    criterion.bench_function("ludo, 4 players/whole random game", |bencher| {
        bencher.iter_batched(
            || {
                ply += 1;
                SeededChance::new(&SeedTuple { rules: 1, game: "ludo", operation: "bench", ply, seed: "" })
            },
            |mut chance| whole_game(&start, &mut chance),
            BatchSize::SmallInput,
        );
    });
}

fn wire(criterion: &mut Criterion) {
    let wire = middle_game(LudoTurn::Roll { seat: Seat(0), sixes: 0, tries: 0 });
    let state = Ludo::admit(&wire).expect("a possible position");
    let json = serde_json::to_string(&wire).expect("a state can be written");
    let mut group = criterion.benchmark_group("ludo, 4 players");
    group.bench_function("admit", |bencher| bencher.iter(|| Ludo::admit(black_box(&wire))));
    group.bench_function("state from JSON", |bencher| {
        bencher.iter(|| serde_json::from_str::<LudoState>(black_box(&json)));
    });
    group.bench_function("state to JSON", |bencher| {
        bencher.iter(|| serde_json::to_string(&Ludo::wire(black_box(&state))));
    });
    group.finish();
}

fn suggestions(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("ludo, 4 players");
    for die in [4, 6] {
        let wire = middle_game(LudoTurn::Move { seat: Seat(0), die, sixes: u8::from(die == 6) });
        let state = Ludo::admit(&wire).expect("a possible position");
        for level in SuggestionLevel::ALL {
            group.bench_function(format!("suggest {level:?}, a {die}"), |bencher| {
                bencher.iter(|| Ludo::suggest(black_box(&state), level, Ludo::EFFORT, &mut Stated));
            });
        }
    }
    group.finish();
}

criterion_group!(benches, judge_and_play, whole_games, wire, suggestions);
criterion_main!(benches);
