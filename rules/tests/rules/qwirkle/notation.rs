//! Turns as people note them.

use mwamuzi_rules::qwirkle::notation::{
    COLORS, GRAMMAR, MOST_TILES, NotationError, NotedTurn, SHAPES, read, write_tile,
};
use mwamuzi_rules::qwirkle::{FARTHEST, Qwirkle, QwirklePlacedTile, QwirkleTile};
use mwamuzi_rules::{Chance, Game};

use super::support::put;
use crate::support::{Choices, seeded};
use crate::tiles::all_kinds;

fn placed(text: &str) -> Vec<QwirklePlacedTile> {
    match read(text) {
        Ok(NotedTurn::Place(tiles)) => tiles,
        other => panic!("{text}: {other:?}"),
    }
}

/// Where a turn is wrong and what is said to be expected there, shortened to the start.
fn refused(text: &str) -> Vec<(usize, String)> {
    let errors = read(text).expect_err(text);
    errors.into_iter().map(|error| (error.position, error.expected)).collect()
}

fn refused_at(text: &str) -> Vec<usize> {
    refused(text).into_iter().map(|(position, _)| position).collect()
}

#[test]
fn a_line_is_a_direction_a_cell_and_tiles() {
    let row = [put(3, -1, "rs"), put(4, -1, "bs")];
    for text in [
        "across 3:-1 rst bst",
        "across 3:-1 red star blue star",
        "3,-1 across: red star, blue star",
        "right (3,-1) RST BST",
        "row 3 -1: Red-Star; Blue-Star;",
        "  Horizontal 3 : -1 : r * b *  ",
        "across +3:\u{2212}1 redstar bluestarburst",
        "red star@3:-1 blue star@4:-1",
        "rst at 3:-1, bst at (4 -1)",
    ] {
        assert_eq!(placed(text), row, "{text}");
    }
    for text in [
        "down 0:5 oci od",
        "0:5 down orange circle orange diamond",
        "col 0,5 oo o-di",
        "vertical 0:5 orange o, o d",
    ] {
        assert_eq!(placed(text), [put(0, 5, "oo"), put(0, 6, "od")], "{text}");
    }
}

#[test]
fn a_gap_steps_over_a_tile_that_lies_there() {
    assert_eq!(placed("across 0:0 rst . . bst"), [put(0, 0, "rs"), put(3, 0, "bs")]);
    assert_eq!(placed("down 0:0 rst_bst"), [put(0, 0, "rs"), put(0, 2, "bs")]);
    assert_eq!(placed("down 0:0 ..rst.."), [put(0, 2, "rs")]);
}

#[test]
fn swaps_and_passes_are_noted_too() {
    for text in ["swap 3", "Swapped 3 tiles", "exchange 3", "TRADE 3"] {
        assert_eq!(read(text), Ok(NotedTurn::Swap(3)), "{text}");
    }
    assert_eq!(read("swap 1 tile"), Ok(NotedTurn::Swap(1)));
    for text in ["pass", " Passed "] {
        assert_eq!(read(text), Ok(NotedTurn::Pass), "{text}");
    }
}

#[test]
fn every_name_of_a_colour_and_a_shape_names_one_tile_apart_or_together() {
    let mut names = 0;
    for (color, color_name) in COLORS {
        for (shape, shape_name) in SHAPES {
            for (&first, &second) in color_name
                .written
                .iter()
                .flat_map(|first| shape_name.written.iter().map(move |second| (first, second)))
            {
                for text in [
                    format!("{first} {second}"),
                    format!("{first}-{second}"),
                    format!("{first}{second}").to_uppercase(),
                ] {
                    let tile = QwirklePlacedTile { x: 0, y: 0, color, shape };
                    assert_eq!(placed(&format!("{text}@0:0")), [tile], "{text}");
                    names += 1;
                }
            }
        }
    }
    assert!(names > 1_000, "{names}");
}

#[test]
fn the_short_form_is_a_letter_of_the_colour_and_two_of_the_shape() {
    for tile in all_kinds() {
        let words = serde_json::to_value(tile).unwrap();
        let word = |field: &str| words[field].as_str().unwrap().to_owned();
        assert_eq!(write_tile(tile), format!("{}{}", &word("color")[..1], &word("shape")[..2]));
        assert_eq!(placed(&format!("{}@0:0", write_tile(tile)))[0].tile(), tile);
    }
}

#[test]
fn what_is_printed_is_the_shortest_that_keeps_the_order() {
    for (turn, printed) in [
        (
            NotedTurn::Place(vec![put(3, -1, "rs"), put(4, -1, "bs"), put(6, -1, "gs")]),
            "across 3:-1 rst bst . gst",
        ),
        (NotedTurn::Place(vec![put(0, -2, "rc"), put(0, 3, "rx")]), "down 0:-2 rcl . . . . rcr"),
        (NotedTurn::Place(vec![put(0, -2, "rc"), put(0, 4, "rx")]), "rcl@0:-2 rcr@0:4"),
        (NotedTurn::Place(vec![put(-1, 5, "po")]), "pci@-1:5"),
        (NotedTurn::Place(vec![put(4, 0, "rs"), put(3, 0, "bs")]), "rst@4:0 bst@3:0"),
        (NotedTurn::Place(vec![put(4, 0, "rs"), put(4, 0, "bs")]), "rst@4:0 bst@4:0"),
        (NotedTurn::Swap(6), "swap 6"),
        (NotedTurn::Pass, "pass"),
    ] {
        assert_eq!(turn.to_string(), printed);
    }
}

#[test]
fn a_letter_that_two_shapes_begin_with_is_no_shape() {
    for (text, position) in [("rs@0:0", 1), ("red s@0:0", 5), ("across 0:0 rst bc", 16), ("r c@0:0", 3)] {
        let [(at, expected)] = refused(text).try_into().unwrap();
        assert_eq!(at, position, "{text}");
        assert!(expected.starts_with("a shape of two letters"), "{text}: {expected}");
    }
}

#[test]
fn what_is_wrong_is_told_where_it_stands() {
    for (text, position, expected) in [
        ("", 1, "a placement such as"),
        ("   ", 4, "a placement such as"),
        ("?", 1, "a placement such as"),
        ("across", 7, "a cell"),
        ("across x rst", 8, "a cell"),
        ("across 3 rst", 10, "`:` and the row"),
        ("across 3-1 rst", 9, "`:` and the row"),
        ("across 3:1.5 rst", 12, "a tile"),
        ("across (3:1 rst", 13, "`)`"),
        ("3:1 rst bst", 5, "a direction"),
        ("across 3:1", 11, "a tile"),
        ("across 3:1 . .", 15, "a tile after the gap"),
        ("across 3:1 rst 5", 16, "a tile"),
        ("across 3:1 rst across 4:1 bst", 16, "a tile"),
        ("rst", 4, "`@`"),
        ("rst bst", 5, "`@`"),
        ("rst@", 5, "a cell"),
        ("rst@3", 6, "`:` and the row"),
        ("rst@3:1000000001", 7, "a number from"),
        ("rst@99999999999999999999:1", 5, "a number from"),
        ("across 1000000000:0 rst bst", 25, "no cell beyond"),
        ("red", 4, "a shape"),
        ("red@0:0", 4, "a shape"),
        ("red blue@0:0", 5, "a shape"),
        ("star red@0:0", 1, "a colour"),
        ("nothing@0:0", 1, "a tile"),
        ("swap", 5, "how many"),
        ("swap some", 6, "how many"),
        ("swap -1", 6, "how many"),
        ("swap 99999999999", 6, "how many"),
        ("swap 3 4", 8, "nothing more"),
        ("pass now", 6, "nothing more"),
    ] {
        let errors = refused(text);
        let (at, first) = &errors[0];
        assert_eq!(*at, position, "{text}: {errors:?}");
        assert!(first.starts_with(expected), "{text}: {errors:?}");
    }
}

#[test]
fn every_word_that_is_no_tile_is_told() {
    assert_eq!(refused_at("across 0:0 rst bq gxx red sart yci"), [16, 19, 27]);
    assert_eq!(refused_at("rst@0:0 bq@1:0 red blue star@2:0"), [9, 20, 20]);
    assert_eq!(read(&format!("across 0:0 {}", "bq ".repeat(500))).unwrap_err().len(), 100);
    assert_eq!(read(&"bq@0:0 ".repeat(500)).unwrap_err().len(), 100);
    let message = read("across 0:0 rst \u{1b}[31mgreen").unwrap_err()[0].to_string();
    assert!(message.contains("at character 16 expected a tile"), "{message}");
    assert!(!message.contains('\u{1b}'), "{message}");
}

#[test]
fn seven_tiles_are_for_the_rules_to_refuse_and_more_than_a_list_holds_are_no_turn() {
    assert_eq!(placed(&format!("across 0:0{}", " rst".repeat(MOST_TILES))).len(), MOST_TILES);
    let too_many = format!("across 0:0{}", " rst".repeat(MOST_TILES + 1));
    assert!(refused(&too_many)[0].1.starts_with("at most 162"));
}

/// Tiles in a line, out of order, far apart or on one cell.
fn any_tiles(dice: &mut impl Chance) -> Vec<QwirklePlacedTile> {
    let kinds: Vec<_> = all_kinds().collect();
    let far = [0, 1, -1, 5, -FARTHEST, FARTHEST, 12_345];
    let (x, y, along_row, legal) = (dice.pick(&far), dice.pick(&far), dice.one_in(2), dice.one_in(2));
    let mut next = 0;
    let mut tiles: Vec<_> = (0..=dice.up_to(7))
        .map(|_| {
            let QwirkleTile { color, shape } = dice.pick(&kinds);
            let aside = i32::from(!legal && dice.one_in(4));
            let (step, across) = if along_row { (next, aside) } else { (aside, next) };
            next += i32::from(if legal { 1 + dice.up_to(1) } else { dice.up_to(9) });
            let within = |at: i32, offset: i32| (at + offset).clamp(-FARTHEST, FARTHEST);
            QwirklePlacedTile { x: within(x, step), y: within(y, across), color, shape }
        })
        .collect();
    if dice.one_in(4) {
        dice.shuffle(&mut tiles);
    }
    tiles
}

#[test]
fn whatever_is_printed_is_read_as_it_was_and_needs_no_quotes() {
    let mut dice = seeded("notation", 0);
    let mut lines = 0;
    for _ in 0..20_000 {
        let turn = match dice.up_to(9) {
            0 => NotedTurn::Swap(dice.word()),
            1 => NotedTurn::Pass,
            _ => NotedTurn::Place(any_tiles(&mut dice)),
        };
        let printed = turn.to_string();
        assert_eq!(read(&printed), Ok(turn), "{printed}");
        assert!(!printed.contains([',', ';', '\t', '"', '\n']), "{printed}");
        assert!(printed.starts_with(|first: char| first.is_ascii_lowercase()), "{printed}");
        assert_eq!(read(&printed.to_uppercase()).unwrap().to_string(), printed);
        lines += u32::from(printed.starts_with("across") || printed.starts_with("down"));
    }
    assert!(lines > 2_000, "{lines}");
}

#[test]
fn no_text_makes_the_reader_panic_and_every_position_is_in_it() {
    let pieces = [
        "across",
        "down",
        "3",
        "-1",
        ":",
        ",",
        "(",
        ")",
        "@",
        "at",
        ".",
        "_",
        " ",
        "rst",
        "red",
        "star",
        "s",
        "o",
        "swap",
        "pass",
        "\u{2212}",
        "é",
        "\u{1F534}",
        "\0",
        "9999999999",
        "*",
        "-",
        "\u{130}",
        "\"",
        "tiles",
    ];
    let mut dice = seeded("wild notation", 0);
    let (mut read_well, mut refused) = (0, 0);
    for _ in 0..50_000 {
        let begun = if dice.one_in(2) { "across 0:0 " } else { "" };
        let text: String =
            [begun].into_iter().chain((0..dice.up_to(9)).map(|_| dice.pick(&pieces))).collect();
        match read(&text) {
            Ok(turn) => {
                assert_eq!(read(&turn.to_string()), Ok(turn), "{text}");
                read_well += 1;
            }
            Err(errors) => {
                assert!(!errors.is_empty(), "{text}");
                let within = 1..=text.chars().count() + 1;
                assert!(
                    errors.iter().all(|NotationError { position, .. }| within.contains(position)),
                    "{text}"
                );
                refused += 1;
            }
        }
    }
    assert!(read_well > 200 && refused > 20_000, "{read_well} {refused}");
}

#[test]
fn the_game_tells_its_notation_and_the_examples_are_in_it() {
    let notation = Qwirkle::notation().unwrap();
    assert_eq!(notation.grammar, GRAMMAR);
    assert_eq!(notation.names.len(), 12);
    for example in &notation.examples {
        assert!(read(example.written).is_ok(), "{}", example.written);
    }
    for name in &notation.names {
        assert_eq!(name.written[0], name.name);
    }
}
