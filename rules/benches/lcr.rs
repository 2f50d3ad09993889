//! How long LCR takes at a table of three: a stated roll judged and played, the list of moves, admission, JSON.

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use mwamuzi_rules::lcr::{Lcr, LcrDie, LcrMove, LcrOptions, LcrOrder, LcrSetup, LcrSetupPlayer, LcrState};
use mwamuzi_rules::{Chance, Claim, Game, Seat};

/// Nothing is drawn here.
struct Stated;

impl Chance for Stated {
    fn word(&mut self) -> u32 {
        0
    }
}

fn lcr(criterion: &mut Criterion) {
    let setup = LcrSetup {
        players: vec![LcrSetupPlayer::default(); 3],
        options: LcrOptions::default(),
        starter: Some(Seat(0)),
    };
    let state = Lcr::start(&setup, true, &mut Stated).expect("three may play").state;
    let roll = LcrMove::Roll { dice: Some(vec![LcrDie::Left, LcrDie::Center, LcrDie::Dot]) };
    let wire = Lcr::wire(&state);
    let json = serde_json::to_string(&wire).expect("a state can be written");
    let claim = Claim::default();

    let mut group = criterion.benchmark_group("lcr, 3 players");
    group.bench_function("judge and play a stated roll", |bencher| {
        bencher.iter(|| {
            let ruling = Lcr::judge(black_box(&state), black_box(&roll), &claim).expect("a legal roll");
            ruling.play(&mut Stated)
        });
    });
    group.bench_function("legal moves", |bencher| {
        bencher.iter(|| Lcr::moves(black_box(&state), LcrOrder::Position));
    });
    group.bench_function("admit", |bencher| bencher.iter(|| Lcr::admit(black_box(&wire))));
    group.bench_function("state from JSON", |bencher| {
        bencher.iter(|| serde_json::from_str::<LcrState>(black_box(&json)));
    });
    group.bench_function("state to JSON", |bencher| {
        bencher.iter(|| serde_json::to_string(&Lcr::wire(black_box(&state))));
    });
    group.finish();
}

criterion_group!(benches, lcr);
criterion_main!(benches);
