//! Pictures against those that were looked at and found good: tests/references. Its README tells how they are written.

use std::path::{Path, PathBuf};

use mwamuzi_api::service::{Input, find};
use resvg::tiny_skia::Pixmap;
use serde_json::Value;

/// The largest difference of a colour that is none: machines may round differently.
const SAME: u8 = 24;
/// How many pixels of a thousand may differ more.
const STRAY: usize = 2;
/// The pictures that are also kept as pixels.
const AS_PIXELS: [&str; 3] = ["lcr", "qwirkle", "ludo-cross"];

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/references")
}

fn requests() -> Vec<(String, String, Value)> {
    let text = std::fs::read_to_string(folder().join("requests.json")).expect("the requests");
    let list: Vec<Value> = serde_json::from_str(&text).expect("a list");
    let word = |entry: &Value, key: &str| entry[key].as_str().expect("a text").replace('-', "_");
    list.iter()
        .map(|entry| {
            let name = entry["name"].as_str().expect("a name").to_owned();
            (name, word(entry, "game"), entry["request"].clone())
        })
        .collect()
}

fn drawn(game: &str, operation: &str, request: &Value) -> Vec<u8> {
    let operation = find(&format!("{game}_{operation}")).expect("an operation of the table");
    match (operation.run)(Input { body: request.to_string().as_bytes(), parameter: "" }) {
        Ok(answer) => answer.body,
        Err(problem) => panic!("{}: {:?}", operation.id, problem.document(None)),
    }
}

/// Hands what was made and what lies in the file to `compare`; or writes the file, if that is wished.
fn against(file: &str, made: &[u8], compare: impl Fn(&[u8], &[u8])) {
    let path = folder().join(file);
    if std::env::var_os("MWAMUZI_WRITE_REFERENCES").is_some() {
        std::fs::write(path, made).expect("the folder can be written");
        return;
    }
    let kept = std::fs::read(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    compare(&kept, made);
}

#[test]
fn pictures_and_texts_are_those_that_were_looked_at() {
    for (name, game, request) in requests() {
        for (operation, ending) in [("render", "svg"), ("render_txt", "txt")] {
            against(&format!("{name}.{ending}"), &drawn(&game, operation, &request), |kept, made| {
                let (kept, made) = (String::from_utf8_lossy(kept), String::from_utf8_lossy(made));
                let differs = kept.lines().zip(made.lines()).find(|(kept, made)| kept != made);
                assert!(kept == made, "{name}.{ending} differs: {differs:?}; see tests/references/README.md");
            });
        }
    }
}

#[test]
fn pixels_are_those_that_were_looked_at() {
    for (name, game, request) in requests().iter().filter(|(name, ..)| AS_PIXELS.contains(&name.as_str())) {
        against(&format!("{name}.png"), &drawn(game, "render_png", request), |kept, made| {
            let kept = Pixmap::decode_png(kept).expect("a PNG file is kept");
            let made = Pixmap::decode_png(made).expect("a PNG file is made");
            assert_eq!((kept.width(), kept.height()), (made.width(), made.height()), "{name}");
            let far = |(kept, made): (&u8, &u8)| kept.abs_diff(*made) > SAME;
            let stray = kept.data().iter().zip(made.data()).filter(|pair| far(*pair)).count();
            assert!(stray <= kept.data().len() * STRAY / 1000, "{name}: {stray} of {}", kept.data().len());
        });
    }
}

#[test]
fn every_picture_is_small() {
    for (name, game, request) in requests() {
        let svg = drawn(&game, "render", &request);
        assert!(svg.len() <= 64 * 1024, "{name}: {}", svg.len());
        let text = String::from_utf8(svg).expect("text");
        assert!(!text.contains("<script") && !text.contains("http://www.w3.org/1999"), "{name}");
    }
}
