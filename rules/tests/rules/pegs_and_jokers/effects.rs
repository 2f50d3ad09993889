//! What the referee of Pegs and Jokers carries out by itself, one test a rule.

use mwamuzi_rules::pegs_and_jokers::{PegsAndJokers, PegsAndJokersTurn};
use mwamuzi_rules::{Game, Seat};

use super::support::{
    after, alone, broken, cards, draw, exchange, hand, pegs_after, place, play, played, position,
};
use crate::laws::lawful::effects;
use crate::laws::of_pegs_and_jokers::not_seen;
use crate::laws::play::listed;

effects! {
    "pegs.exchange": an_exchange_discards_one_card_draws_another_and_ends_the_turn {
        let state = alone("2 3 4 5 6 9 /");
        let next = after(&state, &exchange("4", "K"));
        assert_eq!(next.players[0].hand, hand("2 3 5 6 9 K"));
        assert_eq!(next.discard, cards("4"));
        assert_eq!(next.turn, PegsAndJokersTurn::Draw { seat: Seat(1) });
        let moves = listed::<PegsAndJokers>(&PegsAndJokers::admit(&state).unwrap());
        let each = ["2", "3", "4", "5", "6", "9"].map(|card| exchange(card, ""));
        assert_eq!(moves, each, "a card of the player's choice, and no pass");
    }

    "pegs.reshuffle": all_discards_become_the_pile_when_it_is_empty_and_a_card_must_be_drawn {
        let mut state = position(&["-"; 4]);
        state.discard = not_seen(&state, |_| true);
        let all = state.discard.len();
        let drawn = played(&state, &draw("K"));
        assert!(PegsAndJokers::wire(&drawn.state).discard.is_empty());
        assert_eq!(PegsAndJokers::standing(&drawn.state).left.pile as usize, all - 1);
        let last = state.discard.pop().unwrap();
        let not_yet = played(&state, &draw(serde_json::to_value(last).unwrap().as_str().unwrap()));
        assert_eq!(PegsAndJokers::wire(&not_yet.state).discard.len(), all - 1, "one card was left");
        assert_eq!(PegsAndJokers::standing(&not_yet.state).left.pile, 0, "no card must be drawn yet");
    }

    "pegs.pass_others": pegs_of_other_colours_are_passed_and_stay {
        let state = position(&["5 2 3 6 9 4 / t30", "2 3 4 5 6 / t31", "2 3 4 5 6 / t32", "2 3 4 5 6 / t33"]);
        let next = after(&state, &play("5", &[(0, "t35")]));
        let places = [1, 2, 3].map(|seat: usize| next.players[seat].pegs[0]);
        assert_eq!(places, ["t31", "t32", "t33"].map(place));
        assert_eq!(next.players[0].pegs[0], place("t35"));
    }

    "pegs.bump_opponent": an_opponent_landed_on_goes_to_start {
        for opponent in [1, 3] {
            let mut players = ["5 2 3 6 9 4 / t30", "-", "-", "-"];
            players[opponent] = "2 3 4 5 6 / t10 t35";
            assert_eq!(pegs_after(&position(&players), &play("5", &[(0, "t35")]), opponent), "t10 s s s s");
        }
    }

    "pegs.safe": nobody_lands_on_pegs_in_start_or_home_nor_enters_the_home_of_another {
        let state = position(&["5 2 3 6 9 joker / t70", "2 3 4 5 6 / h1 h2 h3", "2 3 4 5 6 / h3", "-"]);
        let moves = listed::<PegsAndJokers>(&PegsAndJokers::admit(&state).unwrap());
        assert!(!moves.is_empty());
        for moved in moves {
            let next = after(&state, &moved);
            assert_eq!(next.players[1..].iter().map(|player| player.pegs).collect::<Vec<_>>(),
                state.players[1..].iter().map(|player| player.pegs).collect::<Vec<_>>(), "{moved:?}");
        }
        assert_eq!(broken(&state, &play("joker", &[(1, "h1")])), ["pegs.joker off_track /move/steps/0/to"]);
        // Past the in-spot of the next seat, hole 21, the way goes on along the track.
        let passing = alone("5 2 3 6 9 4 / t20");
        assert_eq!(pegs_after(&passing, &play("5", &[(0, "t25")]), 0), "t25 s s s s");
        assert!(!broken(&passing, &play("5", &[(0, "h4")])).is_empty());
    }

    "pegs.help": who_has_finished_plays_the_pegs_of_the_nearest_teammate_to_the_left_who_has_not {
        let home = "h1 h2 h3 h4 h5";
        let six = format!("5 2 3 6 9 4 / {home}");
        let done = format!("2 3 4 5 6 / {home}");
        let open = "2 3 4 5 6 / t80";
        let state = position(&[&six, "-", open, "-", "2 3 4 5 6 / t100", "-"]);
        assert_eq!(pegs_after(&state, &play("5", &[(0, "t85")]), 2), "t85 s s s s");
        let admitted = PegsAndJokers::admit(&state).unwrap();
        assert_eq!(PegsAndJokers::pegs_of(&admitted), Some(Seat(2)));
        let state = position(&[&six, "-", &done, "-", open, "-"]);
        assert_eq!(pegs_after(&state, &play("5", &[(0, "t85")]), 4), "t85 s s s s");
        // The help begins with the next turn: the fifth peg home is played for oneself.
        let not_yet = position(&["5 2 3 6 9 4 / h1 h2 h3 h4 t1", "-", open, "-", "-", "-"]);
        assert_eq!(PegsAndJokers::pegs_of(&PegsAndJokers::admit(&not_yet).unwrap()), Some(Seat(0)));
    }

    "pegs.end": the_game_ends_when_a_team_has_all_its_pegs_home {
        let done = "2 3 4 5 6 / h1 h2 h3 h4 h5";
        let last = "2 3 5 6 9 4 / h2 h3 h4 h5 t2";
        let ended = played(&position(&[last, "-", done, "-"]), &play("2", &[(4, "h1")]));
        assert_eq!(PegsAndJokers::wire(&ended.state).turn, PegsAndJokersTurn::Over {});
        let result = PegsAndJokers::standing(&ended.state).result.unwrap();
        assert_eq!((result.reason, &result.winners[..]), ("home", &[Seat(0), Seat(2)][..]));
        assert_eq!(result.places, [1, 2, 1, 2]);
        let partner_out = position(&[last, "-", "2 3 4 5 6 / h1 h2 h3 h4", "-"]);
        let goes_on = after(&partner_out, &play("2", &[(4, "h1")]));
        assert_eq!(goes_on.turn, PegsAndJokersTurn::Draw { seat: Seat(1) });
        let of_three = position(&[last, "-", done, "-", "-", "-"]);
        let goes_on = after(&of_three, &play("2", &[(4, "h1")]));
        assert_eq!(goes_on.turn, PegsAndJokersTurn::Draw { seat: Seat(1) });
    }
}
