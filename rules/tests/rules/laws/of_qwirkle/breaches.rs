//! For every rule of Qwirkle that can be broken, how: the worked cases, and what they lack.

use mwamuzi_rules::Claim;
use mwamuzi_rules::Seat;
use mwamuzi_rules::qwirkle::{
    Qwirkle, QwirkleDeal, QwirkleEndReason, QwirkleHand, QwirkleMove, QwirkleOptions, QwirkleSetup,
    QwirkleSetupPlayer, QwirkleState, QwirkleTurn, RULEBOOK,
};
use serde_json::Value;

use crate::cases::{cases, file, read};
use crate::laws::lawful::{Breach, How};
use crate::tiles::all_kinds;

pub(super) fn breaches() -> Vec<Breach<Qwirkle>> {
    let file = file("qwirkle.json");
    let worked = cases(&file).iter().flat_map(of_a_case);
    worked.chain(moves_beside_the_cases(&file)).chain(states(&file)).chain(set_ups()).collect()
}

/// The rules that a worked case cites.
fn of_a_case(case: &Value) -> Vec<Breach<Qwirkle>> {
    let (request, expect) = (&case["request"], &case["expect"]);
    let by_move = expect["violations"].as_array().filter(|_| case["op"] == "apply").into_iter().flatten();
    let by_state = expect["rules"].as_array().into_iter().flatten();
    let by_move = by_move.map(|id| {
        let claim = Claim { seat: read(&request["seat"]), ..Claim::default() };
        (id, How::Move(read(&request["state"]), read(&request["move"]), claim))
    });
    let by_state = by_state.map(|id| (id, How::State(read(&request["state"]))));
    by_move.chain(by_state).map(|(id, how)| Breach { rule: in_the_rulebook(id), how }).collect()
}

fn in_the_rulebook(id: &Value) -> &'static str {
    let rule = RULEBOOK.iter().find(|rule| *id == rule.id);
    rule.unwrap_or_else(|| panic!("the rulebook has no {id}")).id
}

/// The state of a worked case.
fn state(file: &Value, name: &str) -> QwirkleState {
    let case = cases(file).iter().find(|case| case["name"] == name);
    read(&case.unwrap_or_else(|| panic!("there is no case {name}"))["request"]["state"])
}

fn moves_beside_the_cases(file: &Value) -> Vec<Breach<Qwirkle>> {
    let early = state(file, "possible_plain");
    let bag_empty = state(file, "equal_points_share_the_win");
    let hidden_swap = QwirkleMove::SwapHidden { count: 1 };
    vec![
        Breach { rule: "qwirkle.swap", how: How::Move(early, hidden_swap, Claim::default()) },
        Breach {
            rule: "qwirkle.end_stuck",
            how: How::Move(bag_empty, QwirkleMove::Stop {}, Claim::default()),
        },
    ]
}

fn states(file: &Value) -> Vec<Breach<Qwirkle>> {
    let changed = |rule, name, change: fn(&mut QwirkleState)| {
        let mut state = state(file, name);
        change(&mut state);
        Breach { rule, how: How::State(state) }
    };
    vec![
        changed("qwirkle.players", "possible_plain", |state| state.players.truncate(1)),
        changed("qwirkle.empty_cell", "two_tiles_on_one_cell_of_the_board", |_| ()),
        changed("qwirkle.state_tiles", "four_copies_over_board_and_hands", |_| ()),
        changed("qwirkle.state_hand", "seven_tiles_in_a_hand", |_| ()),
        changed("qwirkle.state_hand", "hand_of_five_while_the_bag_holds_tiles", |_| ()),
        changed("qwirkle.state_score", "empty_board_with_a_score", |_| ()),
        changed("qwirkle.state_end", "finished_with_a_player_to_move", |_| ()),
        changed("qwirkle.state_end", "stuck_with_a_player_to_move", |_| ()),
        changed("qwirkle.state_end", "possible_plain", |state| {
            state.turn = QwirkleTurn::Over { reason: QwirkleEndReason::PlayedOut };
        }),
        changed("qwirkle.state_turn", "possible_plain", |state| {
            state.turn = QwirkleTurn::Play { seat: Seat(2) }
        }),
        changed("qwirkle.state_tiles", "possible_plain", |state| {
            for player in &mut state.players {
                player.hand = QwirkleHand::Hidden { size: 108 };
            }
        }),
    ]
}

fn set_ups() -> Vec<Breach<Qwirkle>> {
    let broken = |rule, players: &[usize], starter, deal, stated| {
        let player = |&count: &usize| QwirkleSetupPlayer {
            tiles: (count > 0).then(|| all_kinds().take(count).collect()),
            ..QwirkleSetupPlayer::default()
        };
        let players = players.iter().map(player).collect();
        let setup = QwirkleSetup { players, options: QwirkleOptions::default(), starter, deal };
        Breach { rule, how: How::Setup(setup, stated) }
    };
    vec![
        broken("qwirkle.players", &[0], None, QwirkleDeal::Referee, false),
        broken("qwirkle.players", &[0; 7], None, QwirkleDeal::Referee, false),
        broken("qwirkle.deal", &[6, 5], Some(Seat(0)), QwirkleDeal::Stated, false),
        broken("qwirkle.deal", &[0, 0], None, QwirkleDeal::Referee, true),
        broken("qwirkle.starter", &[6, 0], None, QwirkleDeal::Stated, false),
        broken("qwirkle.starter", &[6, 6], Some(Seat(2)), QwirkleDeal::Stated, false),
    ]
}
