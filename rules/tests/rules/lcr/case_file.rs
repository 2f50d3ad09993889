//! The worked cases, put to the rules directly.

use mwamuzi_rules::lcr::Lcr;

use crate::cases;

#[test]
fn every_worked_case_is_answered_as_it_says() {
    cases::run::<Lcr>("lcr.json", &[], |operation, _| panic!("LCR has no operation {operation}"));
}
