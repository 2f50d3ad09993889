//! For every rule of Pegs and Jokers that can be broken, how: the worked cases, and what they lack.

use mwamuzi_rules::pegs_and_jokers::{
    PegsAndJokers, PegsAndJokersColor, PegsAndJokersDeal, PegsAndJokersHand, PegsAndJokersOptions,
    PegsAndJokersPeg, PegsAndJokersSetup, PegsAndJokersSetupPlayer, PegsAndJokersState, PegsAndJokersTurn,
    RULEBOOK,
};
use mwamuzi_rules::{Claim, Seat};
use serde_json::Value;

use crate::cases::{cases, file, read};
use crate::laws::lawful::{Breach, How};
use crate::pegs_and_jokers::support::{alone, cards as some_cards, position};

pub(super) fn breaches() -> Vec<Breach<PegsAndJokers>> {
    let file = file("pegs-and-jokers.json");
    let worked = cases(&file).iter().flat_map(of_a_case);
    worked.chain(states()).chain(set_ups()).collect()
}

/// The rules that a worked case cites.
fn of_a_case(case: &Value) -> Vec<Breach<PegsAndJokers>> {
    let (request, expect) = (&case["request"], &case["expect"]);
    let cited = expect["violations"].as_array().filter(|_| case["op"] == "apply").into_iter().flatten();
    let breach = |id: &Value| {
        let rule = RULEBOOK.iter().find(|rule| *id == rule.id);
        let claim = Claim { seat: read(&request["seat"]), ..Claim::default() };
        Breach {
            rule: rule.unwrap_or_else(|| panic!("the rulebook has no {id}")).id,
            how: How::Move(read(&request["state"]), read(&request["move"]), claim),
        }
    };
    cited.map(breach).collect()
}

fn states() -> Vec<Breach<PegsAndJokers>> {
    let six = "2 3 4 5 6 9";
    let changed = |rule, change: &dyn Fn(&mut PegsAndJokersState)| {
        let mut state = alone(&format!("{six} / t30 t40"));
        change(&mut state);
        Breach { rule, how: How::State(state) }
    };
    let home = |state: &mut PegsAndJokersState, seat: usize| {
        state.players[seat].pegs = [1, 2, 3, 4, 5].map(|hole| PegsAndJokersPeg::Home { hole });
    };
    vec![
        changed("pegs.players", &|state| state.players.truncate(3)),
        changed("pegs.players", &|state| state.dealer = Seat(4)),
        changed("pegs.players", &|state| state.turn = PegsAndJokersTurn::Play { seat: Seat(4) }),
        changed("pegs.players", &|state| {
            for player in &mut state.players[1..3] {
                player.color = Some(PegsAndJokersColor::Red);
            }
        }),
        changed("pegs.state_pegs", &|state| {
            state.players[1].pegs[4] = PegsAndJokersPeg::Track { hole: 30 };
        }),
        changed("pegs.state_pegs", &|state| {
            state.players[1].pegs[..2].copy_from_slice(&[PegsAndJokersPeg::Home { hole: 2 }; 2]);
        }),
        changed("pegs.state_hole", &|state| {
            state.players[1].pegs[4] = PegsAndJokersPeg::Track { hole: 72 };
        }),
        changed("pegs.state_cards", &|state| {
            state.discard = some_cards("joker joker joker joker joker joker joker")
        }),
        changed("pegs.state_cards", &|state| {
            state.discard = super::not_seen(state, |_| true);
            state.players[3].hand = PegsAndJokersHand::Hidden { size: 6 };
        }),
        changed("pegs.state_hand", &|state| state.players[2].hand = PegsAndJokersHand::Hidden { size: 7 }),
        changed("pegs.state_hand", &|state| state.turn = PegsAndJokersTurn::Draw { seat: Seat(0) }),
        changed("pegs.state_end", &|state| state.turn = PegsAndJokersTurn::Over {}),
        changed("pegs.state_end", &|state| [0, 2].into_iter().for_each(|seat| home(state, seat))),
        changed("pegs.state_end", &|state| {
            (0..4).for_each(|seat| home(state, seat));
            state.turn = PegsAndJokersTurn::Over {};
        }),
        Breach { rule: "pegs.players", how: How::State(position(&["-"; 5])) },
    ]
}

fn set_ups() -> Vec<Breach<PegsAndJokers>> {
    let broken = |rule, hands: &[&str], dealer: Option<u8>, deal, stated| {
        let player = |hand: &&str| PegsAndJokersSetupPlayer {
            cards: (!hand.is_empty()).then(|| some_cards(hand)),
            ..PegsAndJokersSetupPlayer::default()
        };
        let players = hands.iter().map(player).collect();
        let options = PegsAndJokersOptions::default();
        let setup = PegsAndJokersSetup { players, options, dealer: dealer.map(Seat), deal };
        Breach { rule, how: How::Setup(setup, stated) }
    };
    let stated = Some(PegsAndJokersDeal::Stated);
    let jokers = "joker joker joker joker joker";
    vec![
        broken("pegs.players", &[""; 5], None, None, false),
        broken("pegs.deal", &[""; 4], Some(4), None, false),
        broken("pegs.deal", &["", "", "", "A 2 3 4"], None, stated, false),
        broken("pegs.deal", &["", "", "", "A 2 3 4 5"], None, None, false),
        broken("pegs.deal", &[""; 4], Some(1), None, true),
        broken("pegs.deal", &[""; 4], None, stated, true),
        broken("pegs.state_cards", &["", jokers, jokers, ""], None, stated, false),
    ]
}
