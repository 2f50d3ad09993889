//! What is read and what is refused.

use mwamuzi_rules::qwirkle::{
    FARTHEST, HIGHEST_AGE, LARGEST_WRITTEN_HAND, MOST_POINTS, Qwirkle, QwirkleColor, QwirkleHand,
    QwirkleMove, QwirklePlacedTile, QwirkleSetupPlayer, QwirkleShape, QwirkleState, QwirkleTile, score,
    targets,
};
use mwamuzi_rules::wire::MOST_IN_A_LIST;
use mwamuzi_rules::{Chance, Game};
use serde_json::{Value, json};

use super::support::{position, row};
use crate::support::{Choices, seeded};
use crate::tiles::all_kinds;

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

/// A schema of the published document.
fn published(name: &str) -> Value {
    let path = format!("{}/../openapi/mwamuzi.json", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
    let document: Value = serde_json::from_str(&text).unwrap();
    document["components"]["schemas"][name].clone()
}

/// The bounds of all lists in a schema.
fn longest_lists(schema: &Value) -> Vec<&Value> {
    match schema {
        Value::Object(fields) => {
            fields.get("maxItems").into_iter().chain(fields.values().flat_map(longest_lists)).collect()
        }
        Value::Array(items) => items.iter().flat_map(longest_lists).collect(),
        _ => Vec::new(),
    }
}

#[test]
fn the_published_bounds_are_those_that_are_enforced() {
    let bounds = |schema: &Value| (schema["minimum"].clone(), schema["maximum"].clone());
    let placed = published("QwirklePlacedTile");
    for field in ["x", "y"] {
        assert_eq!(bounds(&placed["properties"][field]), (json!(-FARTHEST), json!(FARTHEST)), "{field}");
    }
    let player = published("QwirklePlayer");
    assert_eq!(bounds(&player["properties"]["score"]), (json!(0), json!(MOST_POINTS)));
    let hand = published("QwirkleHand");
    let hidden = hand["oneOf"].as_array().unwrap().iter().find_map(|it| it["properties"].get("size"));
    assert_eq!(bounds(hidden.unwrap()), (json!(0), json!(LARGEST_WRITTEN_HAND)));
    for player in ["QwirkleSetupPlayer", "QwirkleRematchPlayer"] {
        let age = &published(player)["properties"]["age"];
        assert_eq!(bounds(age), (json!(0), json!(HIGHEST_AGE)), "{player}");
    }
    for (name, lists) in [
        ("QwirkleState", 2),
        ("QwirkleHand", 1),
        ("QwirkleMove", 4),
        ("QwirkleSetupPlayer", 1),
        ("QwirkleRematchPlayer", 1),
    ] {
        let schema = published(name);
        assert_eq!(longest_lists(&schema), vec![&json!(MOST_IN_A_LIST); lists], "{name}");
    }
}

/// Up to `most` tiles close together; how far from the origin is one of `far`.
fn some_tiles(most: u8, far: &[i32], dice: &mut impl Chance) -> Vec<QwirklePlacedTile> {
    let number = dice.up_to(most);
    let far = dice.pick(far);
    let near = |step: i32| (far + step).clamp(-FARTHEST, FARTHEST);
    let tile = |_| QwirklePlacedTile {
        x: near(dice.pick(&[-1, 0, 1])),
        y: near(dice.pick(&[0, 1])),
        color: dice.pick(&[QwirkleColor::Red, QwirkleColor::Orange]),
        shape: dice.pick(&QwirkleShape::ALL),
    };
    (0..number).map(tile).collect()
}

/// Tiles by lot, most of them wrong: neither scoring them nor asking how they go on panics.
#[test]
fn no_tiles_make_score_or_targets_panic() {
    let mut dice = seeded("score and targets", 0);
    let far = [0, 0, 0, 1, -1, FARTHEST, -FARTHEST];
    let mut admitted = 0;
    for _ in 0..4000 {
        let spread = &far[..1 + usize::from(dice.up_to(6))];
        let (board, tiles) = (some_tiles(3, spread, &mut dice), some_tiles(8, spread, &mut dice));
        let _ = score(&board, &tiles);
        let mut wire = position(&board, &["6", "6"]);
        if !dice.one_in(3) {
            let kinds: Vec<QwirkleTile> = all_kinds().collect();
            let tiles = (0..6).map(|_| dice.pick(&kinds)).collect();
            wire.players[0].hand = QwirkleHand::Open { tiles };
        }
        let Ok(state) = Qwirkle::admit(&wire) else { continue };
        admitted += 1;
        let _ = targets(&state, &tiles);
    }
    assert!(admitted > 500, "{admitted}");
}
