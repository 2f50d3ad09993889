//! What is of the wrong shape, and is refused when it is read; and how everything is written.

use mwamuzi_rules::Seat;
use mwamuzi_rules::answer::PieceReference;
use mwamuzi_rules::ludo::{
    LudoAnotherRoll, LudoEnd, LudoEvent, LudoMove, LudoOptions, LudoPhase, LudoPiece, LudoPlayer,
    LudoSetupOptions, LudoState, LudoTurn, LudoTurnEnd,
};
use serde::de::DeserializeOwned;

use super::{HOME, Red, YARD, Yellow, lane, on, player, position, to_roll};
use crate::support::bytes;

fn refuses<T: DeserializeOwned + std::fmt::Debug>(json: &str) {
    assert!(
        serde_json::from_str::<T>(json).is_err(),
        "{json} is read as {:?}",
        serde_json::from_str::<T>(json)
    );
}

#[test]
fn squares_steps_and_pieces_keep_their_bounds() {
    for json in [
        r#"{"at":"track","square":52}"#,
        r#"{"at":"track","square":-1}"#,
        r#"{"at":"track","square":1.5}"#,
        r#"{"at":"track","square":null}"#,
        r#"{"at":"track"}"#,
        r#"{"at":"track","square":3,"step":1}"#,
        r#"{"at":"lane","step":0}"#,
        r#"{"at":"lane","step":6}"#,
        r#"{"at":"yard","square":3}"#,
        r#"{"at":"nowhere"}"#,
    ] {
        refuses::<LudoPiece>(json);
    }
    for (json, piece) in [
        (r#"{"at":"track","square":51}"#, on(51)),
        (r#"{"at":"lane","step":5}"#, lane(5)),
        (r#"{"at":"yard"}"#, YARD),
        (r#"{"at":"finish"}"#, HOME),
    ] {
        assert_eq!(serde_json::from_str::<LudoPiece>(json).unwrap(), piece);
        assert_eq!(bytes(&piece), json);
    }
}

#[test]
fn a_player_has_exactly_four_pieces() {
    let json = |pieces: &[&str]| format!(r#"{{"color":"red","pieces":[{}]}}"#, pieces.join(","));
    let yard = r#"{"at":"yard"}"#;
    assert!(serde_json::from_str::<LudoPlayer>(&json(&[yard; 4])).is_ok());
    refuses::<LudoPlayer>(&json(&[yard; 3]));
    refuses::<LudoPlayer>(&json(&[yard; 5]));
    refuses::<LudoPlayer>(&json(&[yard; 163]));
    refuses::<LudoPlayer>(&json(&[yard; 4]).replace("red", "purple"));
    refuses::<LudoPlayer>(&json(&[yard; 4]).replace('}', r#","place":null}"#));
}

#[test]
fn moves_are_closed_and_their_numbers_are_judged() {
    for json in [
        r#"{"type":"move","piece":4}"#,
        r#"{"type":"move","piece":-1}"#,
        r#"{"type":"move"}"#,
        r#"{"type":"roll","die":-1}"#,
        r#"{"type":"roll","die":null}"#,
        r#"{"type":"roll","dice":3}"#,
        r#"{"type":"roll","die":3,"piece":0}"#,
        r#"{"type":"pass"}"#,
    ] {
        refuses::<LudoMove>(json);
    }
    for (json, sent) in [
        (r#"{"type":"roll"}"#, LudoMove::Roll { die: None }),
        (r#"{"type":"roll","die":0}"#, LudoMove::Roll { die: Some(0) }),
        (r#"{"type":"roll","die":700}"#, LudoMove::Roll { die: Some(700) }),
        (r#"{"type":"move","piece":3}"#, LudoMove::Move { piece: 3 }),
    ] {
        assert_eq!(serde_json::from_str::<LudoMove>(json).unwrap(), sent);
        assert_eq!(bytes(&sent), json);
    }
}

#[test]
fn turns_and_options_are_closed_and_never_null() {
    refuses::<LudoTurn>(r#"{"phase":"roll","seat":0,"sixes":0}"#);
    refuses::<LudoTurn>(r#"{"phase":"move","seat":0,"die":3,"sixes":0,"tries":0}"#);
    refuses::<LudoTurn>(r#"{"phase":"over","seat":0}"#);
    let options = bytes(&LudoOptions::default());
    assert!(!options.contains("turn_seconds"), "{options}");
    assert!(serde_json::from_str::<LudoOptions>(&options).is_ok());
    for (part, other) in [
        (r#""exact_finish":true,"#, ""),
        (r#""exact_finish":true,"#, r#""exact_finish":null,"#),
        (r#""exact_finish":true,"#, r#""exact_finish":true,"turn_seconds":null,"#),
        (r#""exact_finish":true,"#, r#""exact_finish":true,"exactfinish":true,"#),
        ("[6]", "6"),
        ("[6]", "[256]"),
        ("[6]", "[-1]"),
        ("cross", "star"),
    ] {
        assert!(options.contains(part));
        refuses::<LudoOptions>(&options.replace(part, other));
        refuses::<LudoSetupOptions>(
            &options
                .replace(part, other)
                .replace(r#""play_all_places":false,"#, if other.is_empty() { r#""none":1,"# } else { "" }),
        );
    }
    let many = format!("[{}6]", "6,".repeat(162));
    refuses::<LudoOptions>(&options.replace("[6]", &many));
    assert!(serde_json::from_str::<LudoSetupOptions>("{}").is_ok());
}

#[test]
fn a_state_is_written_as_the_wire_page_says() {
    let state = position(&[player(Yellow, &[on(5)]), player(Red, &[lane(2), HOME])], to_roll(0));
    let yard = r#"{"at":"yard"}"#;
    let json = format!(
        r#"{{"game":"ludo","rules":1,"options":{{"board":"cross","exit_rolls":[6],"no_piece_on_the_way":"roll","three_sixes_end_turn":true,"roll_again_on_capture":true,"roll_again_on_finish":false,"safe_squares":"starts_and_stars","blocking":"pairs","exact_finish":true,"play_all_places":false,"rotate_starter":true}},"players":[{{"color":"yellow","pieces":[{{"at":"track","square":5}},{yard},{yard},{yard}]}},{{"color":"red","pieces":[{{"at":"lane","step":2}},{{"at":"finish"}},{yard},{yard}]}}],"starter":0,"turn":{{"phase":"roll","seat":0,"sixes":0,"tries":0}},"ply":40}}"#
    );
    assert_eq!(bytes(&state), json);
    assert_eq!(serde_json::from_str::<LudoState>(&json).unwrap(), state);
    refuses::<LudoState>(&json.replace(r#""game":"ludo""#, r#""game":"lcr""#));
    refuses::<LudoState>(&json.replace(r#""ply":40"#, r#""ply":-1"#));
}

#[test]
fn events_are_written_as_the_wire_page_says_and_read_with_fields_to_come() {
    let seat = Seat(1);
    let by = PieceReference { seat: Seat(0), piece: 2 };
    let because = [LudoAnotherRoll::Six, LudoAnotherRoll::Capture].into_iter().collect();
    for (event, json) in [
        (LudoEvent::Rolled { seat, die: 6 }, r#"{"type":"rolled","seat":1,"die":6}"#),
        (
            LudoEvent::Moved { seat, piece: 0, from: YARD, to: on(26) },
            r#"{"type":"moved","seat":1,"piece":0,"from":{"at":"yard"},"to":{"at":"track","square":26}}"#,
        ),
        (
            LudoEvent::Captured { seat, piece: 3, from: on(9), by },
            r#"{"type":"captured","seat":1,"piece":3,"from":{"at":"track","square":9},"by":{"seat":0,"piece":2}}"#,
        ),
        (LudoEvent::Finished { seat, place: 2 }, r#"{"type":"finished","seat":1,"place":2}"#),
        (
            LudoEvent::RollAgain { seat, because },
            r#"{"type":"roll_again","seat":1,"because":["six","capture"]}"#,
        ),
        (
            LudoEvent::TurnEnded { seat, because: LudoTurnEnd::ThirdSix },
            r#"{"type":"turn_ended","seat":1,"because":"third_six"}"#,
        ),
        (LudoEvent::Skipped { seat }, r#"{"type":"skipped","seat":1}"#),
        (LudoEvent::Turn { seat, phase: LudoPhase::Exit }, r#"{"type":"turn","seat":1,"phase":"exit"}"#),
        (LudoEvent::Over { reason: LudoEnd::FirstHome }, r#"{"type":"over","reason":"first_home"}"#),
        (LudoEvent::StarterDrawn { seat }, r#"{"type":"starter_drawn","seat":1}"#),
    ] {
        assert_eq!(bytes(&event), json);
        let later = json.replacen(r#""seat":1"#, r#""seat":1,"later":{"a":[1]}"#, 1);
        let later = if json.contains("seat") { later } else { json.replacen('}', r#","later":1}"#, 1) };
        assert_eq!(serde_json::from_str::<LudoEvent>(&later).unwrap(), event);
    }
}
