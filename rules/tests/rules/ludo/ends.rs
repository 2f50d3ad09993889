//! How a game of Ludo ends, and how the next one begins.

use mwamuzi_rules::ludo::{Ludo, LudoEnd, LudoEvent, LudoPhase, LudoRematch, LudoTurn};
use mwamuzi_rules::{Game, Rematch, Seat};

use super::{Blue, HOME, Red, YARD, Yellow, finished, go, lane, moving, on, played, player, position, under};
use crate::support::NoChance;

#[test]
fn the_end_is_told_with_its_reason_and_its_winner() {
    let last = [player(Yellow, &[HOME, HOME, HOME, lane(5)]), player(Red, &[on(30)])];
    for (all_places, reason, word) in
        [(false, LudoEnd::FirstHome, "first_home"), (true, LudoEnd::AllPlaces, "all_places")]
    {
        let state = under(position(&last, moving(0, 1)), |options| options.play_all_places = all_places);
        let done = played(&state, go(3));
        let seat = Seat(0);
        assert_eq!(done.events[1..], [LudoEvent::Finished { seat, place: 1 }, LudoEvent::Over { reason }]);
        let result = Ludo::standing(&done.state).result.expect("the game is over");
        assert_eq!((result.reason, result.winners, result.places), (word, vec![seat], vec![1, 2]));
        let places: Vec<_> = Ludo::wire(&done.state).players.iter().map(|player| player.place).collect();
        assert_eq!(places, [Some(1), None]);
    }
}

#[test]
fn players_who_finished_rank_in_the_order_of_finishing_whatever_their_seats() {
    let players = [finished(Yellow, 2), player(Blue, &[HOME, HOME, HOME, lane(5)]), finished(Red, 1)];
    let state = position(&players, LudoTurn::Over {});
    let state = under(state, |options| options.play_all_places = true);
    let result = Ludo::standing(&Ludo::admit(&state).unwrap()).result.unwrap();
    assert_eq!(result.places, [2, 3, 1]);
    assert_eq!(result.winners, [Seat(2)]);
}

#[test]
fn while_the_game_goes_on_there_is_no_result() {
    let players = [finished(Yellow, 1), player(Blue, &[]), player(Red, &[])];
    let state = under(position(&players, super::to_roll(1)), |options| options.play_all_places = true);
    let standing = Ludo::standing(&Ludo::admit(&state).unwrap());
    assert_eq!(standing.result, None);
    assert_eq!(
        (standing.totals.totals.to_vec(), standing.totals.progress.to_vec()),
        (vec![4, 0, 0], vec![224, 0, 0])
    );
}

#[test]
fn a_rematch_is_a_new_game_of_the_same_table() {
    let mut over = position(&[finished(Blue, 1), player(Red, &[on(30)])], LudoTurn::Over {});
    over.players[0].name = Some("Asha".to_owned().try_into().unwrap());
    let setup = Ludo::rematch(&Ludo::admit(&over).unwrap(), LudoRematch::default()).unwrap();
    let started = Ludo::start(&setup, true, &mut NoChance).unwrap();
    assert_eq!(started.events, [LudoEvent::Turn { seat: Seat(1), phase: LudoPhase::Roll }]);
    let wire = Ludo::wire(&started.state);
    assert_eq!((wire.players[0].color, wire.players[1].color), (Blue, Red));
    assert_eq!(wire.players[0].name, over.players[0].name);
    assert_eq!((wire.starter, wire.ply, wire.players[1].pieces), (Seat(1), 0, [YARD; 4]));
}

#[test]
fn a_rematch_that_names_a_starter_who_does_not_sit_there_is_at_fault() {
    let over = position(&[finished(Blue, 1), player(Red, &[])], LudoTurn::Over {});
    let changes = LudoRematch { starter: Some(Seat(2)) };
    let setup = Ludo::rematch(&Ludo::admit(&over).unwrap(), changes).unwrap();
    let faults = Ludo::start(&setup, false, &mut NoChance).unwrap_err();
    assert_eq!((faults[0].rule, faults[0].pointer.as_str(), faults.len()), ("ludo.starter", "/starter", 1));
}
