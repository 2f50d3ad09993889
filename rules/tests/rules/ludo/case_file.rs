//! The worked cases, put to the rules directly.

use mwamuzi_rules::Game;
use mwamuzi_rules::ludo::Ludo;
use serde_json::json;

use super::perft::leaves;
use crate::cases;

#[test]
fn every_worked_case_is_answered_as_it_says() {
    cases::run::<Ludo>("ludo.json", &[], |operation, case| {
        assert_eq!(operation, "perft", "Ludo has no operation {operation}");
        let start = Ludo::admit(&cases::read(&case["start"])).expect("a possible position");
        let depth = case["counts"].as_array().expect("counts by depth").len();
        let counts: Vec<u64> = (1..=depth).map(|depth| leaves(&start, depth)).collect();
        json!({ "counts": counts })
    });
}

#[test]
fn the_file_holds_as_many_cases_as_were_worked_out() {
    assert_eq!(cases::cases(&cases::file("ludo.json")).len(), 136);
}
