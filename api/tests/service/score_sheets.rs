//! Score sheets as people keep them become the request of `tally`, or every fault is told with its row and column.

use mwamuzi_api::problem::{MOST_ERRORS, Problem};
use mwamuzi_api::service::ScoreSheet;
use serde_json::{Value, json};

fn read(text: &str) -> ScoreSheet {
    ScoreSheet::from_csv(text.as_bytes()).unwrap_or_else(|problem| panic!("{text}\n{problem:?}"))
}

/// The request of a sheet as JSON.
fn request(text: &str) -> Value {
    serde_json::to_value(read(text).request).expect("a request is JSON")
}

fn refused(text: &str) -> Problem {
    ScoreSheet::from_csv(text.as_bytes()).expect_err(text)
}

/// The pointers and codes of a sheet's faults.
fn faults(text: &str) -> Vec<(String, &'static str)> {
    refused(text).errors.into_iter().map(|error| (error.pointer, error.code)).collect()
}

fn fault(text: &str) -> (String, &'static str) {
    let [fault] = faults(text).try_into().expect("one fault");
    fault
}

const BY_TURNS: &str = "\
player,placement,points,total
Asha,across 0:0 rst bst,2,2
Juma,swap 3,,0
Asha,,7,9
Juma,pass,0,
";

#[test]
fn a_row_a_turn() {
    let laid = json!([
        {"x": 0, "y": 0, "color": "red", "shape": "star"},
        {"x": 1, "y": 0, "color": "blue", "shape": "star"},
    ]);
    assert_eq!(
        request(BY_TURNS),
        json!({
            "players": [{"name": "Asha"}, {"name": "Juma"}],
            "turns": [
                {"seat": 0, "tiles": laid, "points": 2, "totals": [2, 0]},
                {"seat": 1, "swap": 3, "points": 0, "totals": [2, 0]},
                {"seat": 0, "points": 7, "totals": [9, 0]},
                {"seat": 1, "pass": true, "points": 0},
            ],
            "rules": 1,
        })
    );
    assert_eq!(read(BY_TURNS).rows, [2, 3, 4, 5]);
}

#[test]
fn a_column_a_player() {
    let sheet = "round,Asha,Juma,Neema\n1,,3,4\n2,7,-,swap 2\n3,5,6,\ntotal,12,9,4\nwinner,x,,\n";
    assert_eq!(
        request(sheet),
        json!({
            "players": [{"name": "Asha"}, {"name": "Juma"}, {"name": "Neema"}],
            "turns": [
                {"seat": 1, "points": 3},
                {"seat": 2, "points": 4},
                {"seat": 0, "points": 7},
                {"seat": 1, "points": 0},
                {"seat": 2, "swap": 2, "points": 0},
                {"seat": 0, "points": 5},
                {"seat": 1, "points": 6},
            ],
            "totals": [12, 9, 4],
            "winners": [0],
            "rules": 1,
        })
    );
    assert_eq!(read(sheet).rows, [2, 2, 3, 3, 3, 4, 4]);
}

#[test]
fn however_the_table_is_written_it_says_the_same() {
    let plain = request(BY_TURNS);
    let lines: Vec<&str> = BY_TURNS.lines().collect();
    let quoted = lines
        .iter()
        .map(|line| line.split(',').map(|cell| format!("\"{cell}\"")).collect::<Vec<_>>().join(" , ") + "\n")
        .collect::<String>();
    let with_commas = BY_TURNS.replace("across 0:0 rst bst", " \"0,0 across: red star, blue star\"");
    for sheet in [
        BY_TURNS.replace(',', ";"),
        BY_TURNS.replace(',', "\t"),
        BY_TURNS.replace(',', " , "),
        BY_TURNS.replace('\n', "\r\n"),
        BY_TURNS.replace('\n', "\r"),
        BY_TURNS.replace('\n', "\n\n \n,,,\n"),
        format!("\u{FEFF}{BY_TURNS}"),
        format!("sep=;\n{}", BY_TURNS.replace(',', ";")),
        BY_TURNS.trim_end().to_owned(),
        BY_TURNS.replacen("player,placement,points,total", " PLAYER ,Tiles,Pts.,Running  Total:", 1),
        BY_TURNS.replace("Juma,pass", "JUMA,Passed"),
        quoted,
        with_commas.clone(),
        with_commas
            .replace(",7,", ";7;")
            .replace(",2,2", ";2;2")
            .replace("points,", "points;")
            .replace("player,placement,", "player;placement;")
            .replace("Asha,", "Asha;")
            .replace("Juma,", "Juma;")
            .replace("swap 3,,0", "swap 3;;0")
            .replace("pass,0,", "pass;0;"),
    ] {
        assert_eq!(request(&sheet), plain, "{sheet}");
    }
}

#[test]
fn columns_may_stand_in_any_order_and_some_are_let_pass() {
    let sheet = "turn;points;notes;name;move\n1;2;what a start;Asha;rst@0:0 bst@1:0\n2;3;;Juma;\n";
    let request = request(sheet);
    assert_eq!(request["turns"][0]["tiles"].as_array().map(Vec::len), Some(2));
    assert_eq!(request["turns"][1], json!({"seat": 1, "points": 3}));
}

#[test]
fn a_row_is_counted_as_a_spreadsheet_counts_it() {
    let sheet = "player,placement,points\n\n\"Asha\",\"across 0:0\nrst bst\",2\n\nJuma,,x\n";
    assert_eq!(fault(sheet), ("/5/3".into(), "not_a_number"));
    assert_eq!(read(&sheet.replace(",x", ",3")).rows, [3, 5]);
    assert_eq!(fault("sep=;\nplayer;points\nAsha;x\n"), ("/3/2".into(), "not_a_number"));
}

#[test]
fn the_end_bonus_is_within_the_points_or_on_top_of_them() {
    let by_turns = |bonus: &str| {
        request(&format!("player,points,end bonus\nAsha,3,\nJuma,5,{bonus}\n"))["turns"][1].clone()
    };
    for tick in ["x", "yes", "✓", "TRUE", "1"] {
        assert_eq!(by_turns(tick), json!({"seat": 1, "points": 5, "claims_end_bonus": true}), "{tick}");
    }
    for on_top in ["6", "+6"] {
        assert_eq!(by_turns(on_top), json!({"seat": 1, "points": 11, "claims_end_bonus": true}));
    }
    for none in ["", "0", "no", "-"] {
        assert_eq!(by_turns(none), json!({"seat": 1, "points": 5}));
    }
    let by_columns =
        |bonus: &str| request(&format!(",Asha,Juma\n1,3,5\nend bonus,{bonus},\n"))["turns"][0].clone();
    assert_eq!(by_columns("6"), json!({"seat": 0, "points": 9, "claims_end_bonus": true}));
    assert_eq!(by_columns("x"), json!({"seat": 0, "points": 3, "claims_end_bonus": true}));
    assert_eq!(by_columns("0"), json!({"seat": 0, "points": 3}));
}

#[test]
fn final_totals_are_stated_or_are_the_last_running_ones() {
    let stated =
        "player,placement,points,total\nAsha,,3,3\nJuma,,4,4\nAsha,total,9,\nJuma,Total,4,\nJuma,winner,,\n";
    assert_eq!(request(stated)["totals"], json!([9, 4]));
    assert_eq!(request(stated)["winners"], json!([1]));
    let running = "player,points,total\nAsha,3,3\nJuma,4,4\nAsha,2,7\n";
    assert_eq!(request(running)["totals"], json!([7, 4]));
    assert_eq!(request(running)["turns"][0]["totals"], json!([3, 0]));
    let some = "player,points,total\nAsha,3,3\nJuma,4,4\nAsha,2,\n";
    assert_eq!(request(some).get("totals"), None);
    let after_a_gap = "player,points,total\nAsha,3,\nJuma,4,4\nAsha,2,5\n";
    assert_eq!(request(after_a_gap)["turns"][1]["totals"], json!([3, 4]));
}

#[test]
fn a_last_row_without_a_label_may_be_the_totals() {
    let sums = request("Asha,Juma\n3,4\n5,6\n8,10\n");
    assert_eq!((sums["turns"].as_array().map(Vec::len), &sums["totals"]), (Some(4), &json!([8, 10])));
    let high = request("Asha,Juma\n30,4\n50,60\n91,64\n");
    assert_eq!((high["turns"].as_array().map(Vec::len), &high["totals"]), (Some(4), &json!([91, 64])));
    let neither = request("Asha,Juma\n3,4\n5,6\n8,11\n");
    assert_eq!((neither["turns"].as_array().map(Vec::len), neither.get("totals")), (Some(6), None));
    let not_last = request("Asha,Juma\n3,4\n91,6\n5,5\n");
    assert_eq!(not_last["turns"].as_array().map(Vec::len), Some(6));
}

#[test]
fn winners_are_ticked_or_named() {
    for row in ["winner,x,", "winners,yes,no", "won,asha,", "winner,,Asha"] {
        assert_eq!(request(&format!("round,Asha,Juma\n1,5,4\n{row}\n"))["winners"], json!([0]), "{row}");
    }
    assert_eq!(request("round,Asha,Juma\n1,5,5\nwinner,x,x\n")["winners"], json!([0, 1]));
    assert_eq!(fault("round,Asha,Juma\n1,5,5\nwinner,perhaps,\n"), ("/3/2".into(), "unknown_value"));
}

#[test]
fn every_fault_is_told_with_its_row_and_its_column() {
    let sheet = "player,placement,points\nAsha,across 0:0 rst bq red sart,2.5\n,pass,\nJuma,,\nJuma,,-3,9\nNeema,swap,1e3\n";
    assert_eq!(
        faults(sheet),
        [
            ("/2/2".into(), "notation"),
            ("/2/2".into(), "notation"),
            ("/2/3".into(), "not_a_number"),
            ("/3/1".into(), "missing_value"),
            ("/4/3".into(), "missing_value"),
            ("/5/4".into(), "unknown_column"),
            ("/5/3".into(), "not_a_number"),
            ("/6/2".into(), "notation"),
            ("/6/3".into(), "not_a_number"),
        ]
    );
    let details: Vec<String> = refused(sheet).errors.into_iter().map(|error| error.detail).collect();
    assert!(
        details[0].starts_with("row 2, column 2 (placement): at character 16 expected a tile"),
        "{}",
        details[0]
    );
    assert_eq!(
        details[2],
        "row 2, column 3 (points): expected a whole number of points, such as 7, found \"2.5\""
    );
    assert_eq!(refused(sheet).code.row().code, "malformed_csv");
}

#[test]
fn what_is_no_sheet_is_refused_where_it_goes_wrong() {
    for (sheet, pointer, code) in [
        ("", "/1", "missing_value"),
        ("\n\n , ,\n", "/1", "missing_value"),
        ("hello", "/1", "missing_column"),
        ("Asha,Juma\n", "/2", "missing_value"),
        ("player,points\n", "/2", "missing_value"),
        ("player,placement\nAsha,pass\n", "/1", "missing_column"),
        ("placement,points\npass,0\n", "/1", "missing_column"),
        ("player,points,pts\nAsha,1,1\n", "/1/3", "duplicate_column"),
        ("player,points,colour\nAsha,1,1\n", "/1/3", "unknown_column"),
        ("round,Asha,Juma,total\n1,3,4,7\n", "/1/4", "unknown_column"),
        ("Asha,Juma\n3,many\n", "/2/2", "not_a_number"),
        ("Asha,Juma\n3,across 0:0 rst\n", "/2/2", "not_a_number"),
        ("Asha,Juma\n3,1000001\n", "/2/2", "too_large"),
        ("Asha,Juma\n3,99999999999999999999\n", "/2/2", "too_large"),
        ("Asha,Juma\n3,4,5\n", "/2/3", "unknown_column"),
        ("Asha,Juma,\n3,4,5\n", "/2/3", "missing_value"),
        ("round,Asha,Juma\n1,3,4\ntotal,3,\n", "/3/3", "missing_value"),
        ("round,Asha,Juma\n1,3,4\ntotal,3,4\n2,5,6\n", "/4", "out_of_place"),
        ("round,Asha,Juma\n1,3,4\ntotal,3,4\ntotal,3,4\n", "/4", "duplicate_value"),
        ("round,Asha,Juma\n1,3,\nend bonus,,6\n", "/3/3", "out_of_place"),
        ("round,Asha,Juma\n1,3,4\nend bonus,,6\nend bonus,,6\n", "/4", "duplicate_value"),
        ("player,placement,points\nAsha,,3\nJuma,,4\nAsha,total,3\n", "/4", "missing_value"),
        ("player,placement,points\nAsha,,3\nAsha,total,3\nAsha,total,3\n", "/4/1", "duplicate_value"),
        ("player,placement,points\nAsha,,3\nAsha,total,3\nAsha,,3\n", "/4", "out_of_place"),
        ("player,points,end bonus\nAsha,3,maybe\n", "/2/3", "unknown_value"),
        ("player,points,end bonus\nAsha,999999,6\n", "/2/2", "too_large"),
        ("player,points\n\"Asha,3\nJuma,4\n", "/2", "unclosed_quote"),
        ("Asha,A\u{7}B\n3,4\n", "/1/2", "invalid"),
    ] {
        assert_eq!(fault(sheet), (pointer.to_owned(), code), "{sheet}");
    }
    assert_eq!(faults("3,7\n4,8\n"), [("/1/1".into(), "missing_value"), ("/1/2".into(), "missing_value")]);
}

#[test]
fn only_utf_8_is_read() {
    let problem = |bytes: &[u8]| ScoreSheet::from_csv(bytes).expect_err("no UTF-8");
    let latin = problem(b"player,points\nAsha,3\nJos\xE9,4\n");
    assert_eq!(latin.errors[0].pointer, "/3");
    assert!(latin.detail.contains("CSV UTF-8"), "{}", latin.detail);
    assert!(problem(b"\xFF\xFEA\0,\0").detail.contains("UTF-16"));
}

#[test]
fn names_may_be_of_any_script_and_are_the_same_in_any_case() {
    let sheet = request("name,points\nZoë,3\n李雷,4\nZOË,5\n\"Juma, the elder\",6\n");
    assert_eq!(sheet["players"], json!([{"name": "Zoë"}, {"name": "李雷"}, {"name": "Juma, the elder"}]));
    assert_eq!(sheet["turns"][2], json!({"seat": 0, "points": 5}));
    let longest = "x".repeat(64);
    assert_eq!(request(&format!("{longest},Juma\n3,4\n"))["players"][0]["name"], json!(longest));
    assert_eq!(fault(&format!("{longest}x,Juma\n3,4\n")), ("/1/1".into(), "invalid"));
}

#[test]
fn the_bounds_of_a_sheet_hold() {
    let turns = |number: usize| format!("player,points\n{}", "Asha,1\nJuma,1\n".repeat(number / 2));
    assert_eq!(read(&turns(1_000)).request.turns.len(), 1_000);
    assert_eq!(fault(&turns(1_002)), ("/1002".into(), "too_long"));
    let rounds = |number: usize| format!("Asha,Juma\n{}", "1,1\n".repeat(number));
    assert_eq!(read(&rounds(500)).request.turns.len(), 1_000);
    assert_eq!(fault(&rounds(501)), ("/502".into(), "too_long"));
    let idle = |number: usize| format!("Asha,Juma\n1,1\n{}2,2\n", "-,-\n".repeat(number));
    assert_eq!(read(&idle(498)).request.turns.len(), 1_000);
    assert_eq!(fault(&idle(20_000)), ("/20003".into(), "too_long"));
    let wide = format!("Asha,Juma{}\n1,1\n{}", ",".repeat(130_000), "-,-\n".repeat(30_000));
    assert_eq!(read(&wide).request.turns.len(), 2);
    let names = |number: usize| (0..number).map(|name| format!("n{name},1\n")).collect::<String>();
    assert_eq!(read(&format!("player,points\n{}", names(24))).request.players.len(), 24);
    assert_eq!(fault(&format!("player,points\n{}", names(25))), ("/26/1".into(), "too_long"));
    let header = (0..25).map(|name| format!("n{name}")).collect::<Vec<_>>().join(",");
    assert_eq!(fault(&header), ("/1/25".into(), "too_long"));
    assert_eq!(faults(&format!("Asha,Juma\n{}", "x,x\n".repeat(400))).len(), MOST_ERRORS);
}

/// A sequence of numbers that is the same in every run.
fn numbers(mut seed: u64) -> impl FnMut(usize) -> usize {
    move |below| {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(seed >> 33).unwrap_or(0) % below
    }
}

#[test]
fn whatever_is_sent_is_read_or_refused_and_what_is_read_keeps_its_bounds() {
    let pieces = [
        "player",
        "points",
        "placement",
        "total",
        "end bonus",
        "winner",
        "round",
        "Asha",
        "Juma",
        "3",
        "7",
        "91",
        "-",
        "x",
        "across 0:0 rst",
        "swap 3",
        "pass",
        ",",
        ",",
        ",",
        ";",
        "\t",
        "\n",
        "\n",
        "\n",
        "\r\n",
        "\r",
        "\"",
        " ",
        "\0",
        "é",
        "sep=;",
        "\u{FEFF}",
        "999999999999",
    ];
    let headers = ["", "player,points,placement,total\n", "Asha,Juma\n", "round,Asha,Juma,Neema\n"];
    let tame = ["3", "7", "-", ",", "\n"];
    let mut below = numbers(7);
    let (mut well, mut refused) = (0, 0);
    for _ in 0..6_000 {
        let mut text = headers[below(headers.len())].to_owned();
        let pieces = if below(3) == 0 { &tame[..] } else { &pieces[..] };
        for _ in 0..below(24) {
            text.push_str(pieces[below(pieces.len())]);
        }
        let mut bytes = text.into_bytes();
        if below(8) == 0 && !bytes.is_empty() {
            let at = below(bytes.len());
            bytes[at] = u8::try_from(below(256)).unwrap_or(0);
        }
        match ScoreSheet::from_csv(&bytes) {
            Ok(sheet) => {
                let written = serde_json::to_vec(&sheet.request).expect("a request is JSON");
                assert_eq!(
                    ScoreSheet::from_json(&written).expect("it is one of tally").request,
                    sheet.request
                );
                assert_eq!(sheet.rows.len(), sheet.request.turns.len());
                well += 1;
            }
            Err(problem) => {
                assert!(!problem.errors.is_empty() && problem.errors.len() <= MOST_ERRORS, "{problem:?}");
                assert!(
                    problem.errors.iter().all(|error| !error.detail.contains(char::is_control)),
                    "{problem:?}"
                );
                refused += 1;
            }
        }
    }
    assert!(well > 100 && refused > 2_000, "{well} read, {refused} refused");
}

#[test]
fn a_table_is_no_wider_than_a_sheet_can_be() {
    let wide = format!("pts,{}{}\nx", "x,".repeat(65_000), "who,".repeat(32_000));
    assert_eq!(fault(&wide), ("/1".into(), "too_long"));
}

#[test]
fn winners_are_named_once_and_end_the_turns() {
    let sheet = "player,placement,points\nAsha,,3\nJuma,,4\nJuma,winner,\nJUMA,winner,\n";
    assert_eq!(request(sheet)["winners"], json!([1]));
    assert_eq!(fault(&format!("{sheet}Asha,,5\n")), ("/6".into(), "out_of_place"));
}

#[test]
fn the_audit_names_the_players_as_the_sheet_does() {
    let audit = read("Neema,Zoë\n3,4\n5,6\n").audit().expect("a sheet");
    let names: Vec<_> =
        audit.players.iter().flat_map(|player| &player.name).map(|name| name.as_str()).collect();
    assert_eq!(names, ["Neema", "Zoë"]);
}
