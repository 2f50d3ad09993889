//! The worked cases, put to the rules directly.

use mwamuzi_rules::pegs_and_jokers::PegsAndJokers;

use crate::cases;

#[test]
fn every_worked_case_is_answered_as_it_says() {
    cases::run::<PegsAndJokers>("pegs-and-jokers.json", &[], |operation, _| {
        panic!("Pegs and Jokers has no operation {operation}")
    });
}

#[test]
fn the_case_file_is_whole() {
    let file = cases::file("pegs-and-jokers.json");
    assert_eq!(cases::cases(&file).len(), 238);
}
