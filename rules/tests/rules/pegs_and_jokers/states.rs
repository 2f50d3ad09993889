//! Impossible states, with the id and the pointer of every fault.

use mwamuzi_rules::pegs_and_jokers::{
    PegsAndJokers, PegsAndJokersColor, PegsAndJokersState, PegsAndJokersTurn,
};
use mwamuzi_rules::{Game, Seat};

use super::support::{alone, at, cards, hand, place, position};
use crate::laws::of_pegs_and_jokers::not_seen;

fn faults(state: &PegsAndJokersState) -> Vec<String> {
    at(PegsAndJokers::admit(state).err())
}

fn changed(change: impl Fn(&mut PegsAndJokersState)) -> Vec<String> {
    let mut state = alone("2 3 4 5 6 9 / t30 h1");
    change(&mut state);
    faults(&state)
}

#[test]
fn four_six_or_eight_play() {
    for players in [4, 6, 8] {
        assert_eq!(faults(&position(&vec!["-"; players])), [""; 0]);
    }
    for players in [1, 2, 3, 5, 7, 9, 12] {
        assert_eq!(faults(&position(&vec!["-"; players])), ["pegs.players /players"], "{players}");
    }
}

#[test]
fn every_seat_that_is_named_exists_and_colours_differ() {
    assert_eq!(changed(|state| state.dealer = Seat(4)), ["pegs.players /dealer"]);
    assert_eq!(
        changed(|state| state.turn = PegsAndJokersTurn::Play { seat: Seat(4) }),
        ["pegs.players /turn/seat"]
    );
    let red = Some(PegsAndJokersColor::Red);
    assert_eq!(changed(|state| state.players[3].color = red), [""; 0]);
    assert_eq!(
        changed(|state| (state.players[0].color, state.players[3].color) = (red, red)),
        ["pegs.players /players/3/color"]
    );
}

#[test]
fn no_two_pegs_share_a_hole_but_homes_are_private() {
    assert_eq!(
        changed(|state| state.players[2].pegs[3] = place("t30")),
        ["pegs.state_pegs /players/2/pegs/3"]
    );
    assert_eq!(
        changed(|state| state.players[0].pegs[3] = place("h1")),
        ["pegs.state_pegs /players/0/pegs/3"]
    );
    assert_eq!(changed(|state| state.players[2].pegs[3] = place("h1")), [""; 0]);
}

#[test]
fn the_ring_has_eighteen_holes_for_each_player() {
    assert_eq!(changed(|state| state.players[1].pegs[0] = place("t71")), [""; 0]);
    for hole in ["t72", "t144", "t255"] {
        assert_eq!(
            changed(|state| state.players[1].pegs[0] = place(hole)),
            ["pegs.state_hole /players/1/pegs/0/hole"]
        );
    }
    let mut eight = position(&["-"; 8]);
    eight.players[7].pegs[4] = place("t143");
    assert_eq!(faults(&eight), [""; 0]);
}

#[test]
fn there_are_no_more_cards_than_the_decks_hold() {
    let kings = cards("K K K K K K K K K K K K K");
    assert_eq!(changed(|state| state.discard = kings.clone()), ["pegs.state_cards /discard/12"]);
    assert_eq!(
        changed(|state| {
            state.discard = kings[..12].to_vec();
            state.players[1].hand = hand("K 2 3 4 5");
        }),
        ["pegs.state_cards /discard/11"]
    );
    let mut eight = position(&["-"; 8]);
    eight.discard = kings;
    assert_eq!(faults(&eight), [""; 0]);
    eight.discard.clear();
    eight.discard = not_seen(&eight, |_| true);
    assert_eq!((eight.discard.len(), faults(&eight)), (176, Vec::new()), "more than a list otherwise holds");
    eight.players[3].hand = hand("hidden 6");
    assert_eq!(faults(&eight), ["pegs.state_cards /discard"]);
}

#[test]
fn a_hand_holds_five_or_six_cards_as_its_phase_wants() {
    let size =
        |state: &mut PegsAndJokersState, seat: usize, words: &str| state.players[seat].hand = hand(words);
    for words in ["hidden 4", "hidden 7", "hidden 0"] {
        assert_eq!(changed(|state| size(state, 1, words)), ["pegs.state_hand /players/1/hand/size"]);
    }
    assert_eq!(changed(|state| size(state, 1, "2 3 4 5")), ["pegs.state_hand /players/1/hand/cards"]);
    assert_eq!(changed(|state| size(state, 1, "2 3 4 5 6 7")), [""; 0]);
    assert_eq!(changed(|state| size(state, 0, "hidden 5")), ["pegs.state_hand /players/0/hand/size"]);
    assert_eq!(
        changed(|state| state.turn = PegsAndJokersTurn::Draw { seat: Seat(0) }),
        ["pegs.state_hand /players/0/hand/cards"]
    );
}

#[test]
fn the_game_is_over_exactly_when_one_team_is_home() {
    let home = ["h1", "h2", "h3", "h4", "h5"].map(place);
    let all_home = |state: &mut PegsAndJokersState, seats: &[usize]| {
        seats.iter().for_each(|&seat| state.players[seat].pegs = home);
    };
    let over = PegsAndJokersTurn::Over {};
    assert_eq!(changed(|state| state.turn = over), ["pegs.state_end /turn/phase"]);
    assert_eq!(changed(|state| all_home(state, &[0, 2])), ["pegs.state_end /turn/phase"]);
    assert_eq!(changed(|state| all_home(state, &[0, 1])), [""; 0]);
    let ended = |seats: &[usize]| {
        changed(|state| {
            all_home(state, seats);
            state.turn = over;
        })
    };
    assert_eq!(ended(&[1, 3]), [""; 0]);
    assert_eq!(ended(&[0, 1, 2, 3]), ["pegs.state_end /turn/phase"]);
}

#[test]
fn every_fault_of_a_state_is_told_at_once() {
    assert_eq!(
        changed(|state| {
            state.dealer = Seat(9);
            state.players[1].pegs[0] = place("t90");
            state.players[2].pegs[0] = place("t90");
            state.players[3].hand = hand("joker joker joker joker joker joker joker");
            state.turn = PegsAndJokersTurn::Over {};
        }),
        [
            "pegs.players /dealer",
            "pegs.state_hole /players/1/pegs/0/hole",
            "pegs.state_hole /players/2/pegs/0/hole",
            "pegs.state_pegs /players/2/pegs/0",
            "pegs.state_cards /players/3/hand/cards/6",
            "pegs.state_hand /players/3/hand/cards",
            "pegs.state_end /turn/phase",
        ]
    );
}

#[test]
fn ply_dealer_and_turn_are_not_checked_against_each_other() {
    assert_eq!(changed(|state| (state.ply, state.dealer) = (0, Seat(2))), [""; 0]);
}
