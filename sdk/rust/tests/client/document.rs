//! The client against the document that it was made from.

use std::collections::BTreeSet;

use serde_json::Value;

#[test]
fn every_operation_of_the_document_can_be_called() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../openapi/mwamuzi.json");
    let document: Value = serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap();
    let operations =
        document["paths"].as_object().unwrap().values().flat_map(|path| path.as_object().unwrap().values());
    let documented: BTreeSet<_> =
        operations.map(|operation| operation["operationId"].as_str().unwrap()).collect();
    let callable: BTreeSet<_> = mwamuzi::OPERATIONS.iter().copied().collect();
    assert_eq!(callable, documented, "the list of games is at the end of sdk/rust/src/games.rs");
}
