//! Short ways to write positions and to read answers.

use mwamuzi_rules::qwirkle::{Qwirkle, QwirkleMove, QwirklePlacedTile, QwirkleState, QwirkleTile, State};
use mwamuzi_rules::{Chance, Claim, Fault, Game, Played, Violation};
use serde_json::{Value, json};

/// A chance that counts upwards.
pub(crate) struct Counting(pub(crate) u32);

impl Chance for Counting {
    fn word(&mut self) -> u32 {
        self.0 = self.0.wrapping_add(0x9E37_79B9);
        self.0
    }
}

/// A tile from two letters: `rs` is the red star; the shapes are o x d q s c (q the square).
pub(crate) fn tile(letters: &str) -> QwirkleTile {
    let (color, shape) = letters.split_at(1);
    let color = match color {
        "r" => "red",
        "o" => "orange",
        "y" => "yellow",
        "g" => "green",
        "b" => "blue",
        _ => "purple",
    };
    let shape = match shape {
        "o" => "circle",
        "x" => "cross",
        "d" => "diamond",
        "q" => "square",
        "s" => "star",
        _ => "clover",
    };
    serde_json::from_value(json!({"color": color, "shape": shape})).unwrap()
}

/// Several tiles, separated by spaces.
pub(crate) fn tiles(letters: &str) -> Vec<QwirkleTile> {
    letters.split_whitespace().map(tile).collect()
}

/// A tile on its cell.
pub(crate) fn put(x: i32, y: i32, letters: &str) -> QwirklePlacedTile {
    let QwirkleTile { color, shape } = tile(letters);
    QwirklePlacedTile { x, y, color, shape }
}

/// A row of tiles from a cell on; `..` leaves a cell empty.
pub(crate) fn row(x: i32, y: i32, letters: &str) -> Vec<QwirklePlacedTile> {
    let cells = (x..).zip(letters.split_whitespace());
    cells.filter(|(_, letters)| *letters != "..").map(|(x, letters)| put(x, y, letters)).collect()
}

/// A hand as on the wire: tiles, or a number where it is hidden.
pub(crate) fn hand(letters: &str) -> Value {
    match letters.parse::<u8>() {
        Ok(size) => json!({"kind": "hidden", "size": size}),
        Err(_) => json!({"kind": "open", "tiles": tiles(letters)}),
    }
}

/// A position with these hands, the first seat to move.
pub(crate) fn position(board: &[QwirklePlacedTile], hands: &[&str]) -> QwirkleState {
    let players: Vec<Value> = hands.iter().map(|it| json!({"score": 0, "hand": hand(it)})).collect();
    serde_json::from_value(json!({
        "game": "qwirkle", "rules": 1, "options": {"opening": "announced"}, "players": players,
        "board": board, "turn": {"phase": "play", "seat": 0}, "ply": 7,
    }))
    .unwrap()
}

/// The admitted position.
pub(crate) fn state(board: &[QwirklePlacedTile], hands: &[&str]) -> State {
    Qwirkle::admit(&position(board, hands)).unwrap()
}

/// A placement that states nothing drawn.
pub(crate) fn place(tiles: Vec<QwirklePlacedTile>) -> QwirkleMove {
    QwirkleMove::Place { tiles, drawn: None }
}

/// What a move breaks: rule, reason and pointer of each.
pub(crate) fn broken(state: &State, played: &QwirkleMove) -> Vec<(&'static str, &'static str, String)> {
    match Qwirkle::judge(state, played, &Claim::default()) {
        Ok(_) => Vec::new(),
        Err(violations) => reasons(violations),
    }
}

/// Rule, reason and pointer of each violation.
pub(crate) fn reasons(violations: Vec<Violation>) -> Vec<(&'static str, &'static str, String)> {
    violations.into_iter().map(|it| (it.rule, it.reason, it.pointer)).collect()
}

/// Rule and pointer of each fault.
pub(crate) fn faults(faults: Vec<Fault>) -> Vec<(&'static str, String)> {
    faults.into_iter().map(|it| (it.rule, it.pointer)).collect()
}

/// The move played, without a claim.
pub(crate) fn play(state: &State, played: &QwirkleMove) -> Played<Qwirkle> {
    match Qwirkle::judge(state, played, &Claim::default()) {
        Ok(ruling) => ruling.play(&mut Counting(1)),
        Err(violations) => panic!("{violations:?}"),
    }
}
