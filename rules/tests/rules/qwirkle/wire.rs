//! What is read and what is refused.

use mwamuzi_rules::qwirkle::{Qwirkle, QwirkleMove, QwirklePlacedTile, QwirkleSetupPlayer, QwirkleState};
use mwamuzi_rules::{Chance, Claim, Game};
use serde_json::{Value, json};

use super::support::{Counting, position, put, row};

fn reads<T: serde::de::DeserializeOwned>(value: Value) -> bool {
    serde_json::from_value::<T>(value).is_ok()
}

#[test]
fn coordinates_have_a_bound() {
    let at = |x: Value| json!({"x": x, "y": 0, "color": "red", "shape": "star"});
    for good in [json!(-1_000_000_000), json!(1_000_000_000), json!(0)] {
        assert!(reads::<QwirklePlacedTile>(at(good)));
    }
    for bad in
        [json!(1_000_000_001), json!(-1_000_000_001), json!(1.5), json!("1"), json!(null), json!(1e300)]
    {
        assert!(!reads::<QwirklePlacedTile>(at(bad.clone())), "{bad}");
    }
}

#[test]
fn what_the_game_does_not_know_in_a_move_is_read_and_what_has_no_shape_is_not() {
    let tile = json!({"color": "red", "shape": "star"});
    for good in [
        json!({"type": "place", "tiles": []}),
        json!({"type": "swap", "tiles": vec![&tile; 162], "drawn": []}),
        json!({"type": "swap_hidden", "count": 0}),
        json!({"type": "swap_hidden", "count": 99}),
        json!({"type": "pass"}),
        json!({"type": "stop"}),
    ] {
        assert!(reads::<QwirkleMove>(good.clone()), "{good}");
    }
    for bad in [
        json!({"type": "place"}),
        json!({"type": "swap", "tiles": vec![&tile; 163]}),
        json!({"type": "swap", "tiles": [], "drawn": null}),
        json!({"type": "swap_hidden", "count": -1}),
        json!({"type": "pass", "because": "tired"}),
        json!({"type": "swap", "tiles": [{"color": "pink", "shape": "star"}]}),
        json!({"type": "jump"}),
    ] {
        assert!(!reads::<QwirkleMove>(bad.clone()), "{bad}");
    }
}

#[test]
fn a_state_is_closed_and_bounded() {
    let good = serde_json::to_value(position(&row(0, 0, "ro rx"), &["6", "6"])).unwrap();
    assert!(reads::<QwirkleState>(good.clone()));
    let changed = |pointer: &str, value: Value| {
        let mut state = good.clone();
        *state.pointer_mut(pointer).unwrap() = value;
        state
    };
    for (pointer, value) in [
        ("/game", json!("lcr")),
        ("/players/0/score", json!(1_000_001)),
        ("/players/0/score", json!(-1)),
        ("/players/0/hand", json!({"kind": "hidden", "size": 163})),
        ("/players/0/hand", json!({"kind": "hidden", "size": 6, "tiles": []})),
        ("/turn", json!({"phase": "over"})),
        ("/turn", json!({"phase": "over", "reason": "bored"})),
        ("/options", json!({})),
        ("/options", json!({"opening": "free", "speed": 1})),
        ("/board", json!(null)),
    ] {
        assert!(!reads::<QwirkleState>(changed(pointer, value)), "{pointer}");
    }
}

#[test]
fn an_age_has_a_bound() {
    assert!(reads::<QwirkleSetupPlayer>(json!({"age": 150})));
    assert!(!reads::<QwirkleSetupPlayer>(json!({"age": 151})));
    assert!(!reads::<QwirkleSetupPlayer>(json!({"age": null})));
}

/// States and moves by lot, most of them impossible: nothing panics, whatever comes.
#[test]
fn no_state_and_no_move_makes_the_rules_panic() {
    let mut chance = Counting(2024);
    let far = [0, 0, 0, 1, -1, 1_000_000_000, -1_000_000_000];
    let colors = ["r", "o", "y", "g", "b", "p"];
    let shapes = ["o", "x", "d", "q", "s", "c"];
    let mut admitted = 0;
    for _ in 0..4000 {
        let mut pick = |bound: usize| chance.below(bound as u32) as usize;
        let letters = |color: usize, shape: usize| format!("{}{}", colors[color], shapes[shape]);
        let spread = 1 + pick(7);
        let mut placed = |most: usize| -> Vec<QwirklePlacedTile> {
            let number = pick(most);
            let far = far[pick(spread)];
            (0..number)
                .map(|_| {
                    let (x, y) = (pick(3) as i32 - 1 + far, pick(2) as i32 + far);
                    put(
                        x.clamp(-1_000_000_000, 1_000_000_000),
                        y.clamp(-1_000_000_000, 1_000_000_000),
                        &letters(pick(2), pick(6)),
                    )
                })
                .collect()
        };
        let (board, tiles) = (placed(4), placed(9));
        let mut hand = || (0..6).map(|_| letters(pick(6), pick(6))).collect::<Vec<_>>().join(" ");
        let (one, two) = (hand(), hand());
        let hands = if pick(3) == 0 { [one.as_str(), "6"] } else { [one.as_str(), two.as_str()] };
        let wire = position(&board, &hands);
        let _ = mwamuzi_rules::qwirkle::score(&board, &tiles);
        let Ok(state) = Qwirkle::admit(&wire) else { continue };
        admitted += 1;
        let _ = mwamuzi_rules::qwirkle::targets(&state, &tiles);
        let drawn = (pick(2) == 0).then(|| tiles.iter().map(|it| it.tile()).collect());
        for played in [
            QwirkleMove::Place { tiles: tiles.clone(), drawn: drawn.clone() },
            QwirkleMove::Swap { tiles: tiles.iter().map(|it| it.tile()).collect(), drawn },
            QwirkleMove::SwapHidden { count: u32::MAX },
            QwirkleMove::Pass {},
            QwirkleMove::Stop {},
        ] {
            if let Ok(ruling) = Qwirkle::judge(&state, &played, &Claim::default()) {
                let next = ruling.play(&mut Counting(8)).state;
                assert_eq!(Qwirkle::admit(&Qwirkle::wire(&next)), Ok(next));
            }
        }
    }
    assert!(admitted > 500, "{admitted}");
}
