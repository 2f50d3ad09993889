//! The rules that cannot be broken, each at work: switched off, its test fails.

use mwamuzi_rules::ludo::{
    Ludo, LudoAnotherRoll, LudoBlocking, LudoEvent, LudoOptions, LudoRematch, LudoSafeSquares, LudoTurn,
    LudoTurnEnd,
};
use mwamuzi_rules::{Game, Rematch, Seat};

use super::{
    Blue, Green, HOME, Red, YARD, Yellow, after, events_after, finished, go, lane, moving, on, pieces_after,
    player, position, roll, rolling, setup, to_roll, turn_after, under,
};
use crate::laws::lawful::effects;
use crate::support::{NoChance, bytes};

/// The reasons that a move gives for one more roll, event by event.
fn reasons(events: &[LudoEvent]) -> Vec<Vec<LudoAnotherRoll>> {
    let reasons = |event: &LudoEvent| match event {
        LudoEvent::RollAgain { because, .. } => Some(because.to_vec()),
        _ => None,
    };
    events.iter().filter_map(reasons).collect()
}

effects! {
    "ludo.pieces": all_pieces_start_in_the_yard {
        for players in 2..=4 {
            let set_up = setup(players, &LudoOptions::default(), Some(0));
            let state = Ludo::wire(&Ludo::start(&set_up, true, &mut NoChance).unwrap().state);
            assert_eq!(state.players.len(), players);
            assert!(state.players.iter().all(|player| player.pieces == [YARD; 4]));
        }
    }

    "ludo.pass": a_roll_by_which_nothing_moves_ends_the_turn_after_a_six_too {
        let stuck = position(&[player(Yellow, &[HOME, HOME, HOME, lane(1)]), player(Red, &[])], to_roll(0));
        assert_eq!(turn_after(&stuck, roll(6)), to_roll(1));
        assert_eq!(events_after(&stuck, roll(6))[1..], [
            LudoEvent::TurnEnded { seat: Seat(0), because: LudoTurnEnd::NoMove },
            LudoEvent::Turn { seat: Seat(1), phase: mwamuzi_rules::ludo::LudoPhase::Roll },
        ]);
        assert_eq!(turn_after(&stuck, roll(5)), moving(0, 5));
    }

    "ludo.six_again": a_six_gives_another_roll_after_its_move {
        let state = |die| position(&[player(Yellow, &[on(5)]), player(Red, &[])], moving(0, die));
        assert_eq!(turn_after(&state(6), go(0)), rolling(0, 1, 0));
        assert_eq!(reasons(&events_after(&state(6), go(0))), [[LudoAnotherRoll::Six]]);
        assert_eq!(turn_after(&state(5), go(0)), to_roll(1));
        assert_eq!(reasons(&events_after(&state(5), go(0))).len(), 0);
    }

    "ludo.three_sixes": the_third_six_in_a_row_ends_the_turn {
        let state = |sixes| position(&[player(Yellow, &[on(12)]), player(Red, &[])], rolling(0, sixes, 0));
        assert_eq!(turn_after(&state(2), roll(6)), to_roll(1));
        let ended = LudoEvent::TurnEnded { seat: Seat(0), because: LudoTurnEnd::ThirdSix };
        assert_eq!(events_after(&state(2), roll(6))[1], ended);
        assert_eq!(turn_after(&state(1), roll(6)), LudoTurn::Move { seat: Seat(0), die: 6, sixes: 2 });
        assert_eq!(turn_after(&state(2), roll(5)), moving(0, 5));
        let off = under(state(2), |options| options.three_sixes_end_turn = false);
        assert_eq!(turn_after(&off, roll(6)), LudoTurn::Move { seat: Seat(0), die: 6, sixes: 2 });
    }

    "ludo.capture": landing_sends_all_opponents_pieces_there_back {
        let state = position(&[player(Yellow, &[on(5)]), player(Red, &[on(9), on(40)])], moving(0, 4));
        assert_eq!(pieces_after(&state, go(0), 1), [YARD, on(40), YARD, YARD]);
        let captured = LudoEvent::Captured {
            seat: Seat(1),
            piece: 0,
            from: on(9),
            by: mwamuzi_rules::answer::PieceReference { seat: Seat(0), piece: 0 },
        };
        assert_eq!(events_after(&state, go(0))[1], captured);
        let pair = position(&[player(Yellow, &[on(5)]), player(Red, &[on(9), on(9)])], moving(0, 4));
        let pair = under(pair, |options| options.blocking = LudoBlocking::None);
        assert_eq!(pieces_after(&pair, go(0), 1), [YARD; 4]);
        let passed = position(&[player(Yellow, &[on(5)]), player(Red, &[on(9)])], moving(0, 5));
        assert_eq!(pieces_after(&passed, go(0), 1)[0], on(9));
    }

    "ludo.capture_again": a_capture_gives_another_roll_where_the_options_say_so {
        let state = position(&[player(Yellow, &[on(5)]), player(Red, &[on(9)])], moving(0, 4));
        assert_eq!(turn_after(&state, go(0)), to_roll(0));
        assert_eq!(reasons(&events_after(&state, go(0))), [[LudoAnotherRoll::Capture]]);
        let off = under(state, |options| options.roll_again_on_capture = false);
        assert_eq!(turn_after(&off, go(0)), to_roll(1));
    }

    "ludo.finish_again": a_piece_home_gives_another_roll_where_the_options_say_so {
        let state = position(&[player(Yellow, &[lane(2), on(5)]), player(Red, &[])], moving(0, 4));
        assert_eq!(turn_after(&state, go(0)), to_roll(1));
        let on_finish = under(state, |options| options.roll_again_on_finish = true);
        assert_eq!(turn_after(&on_finish, go(0)), to_roll(0));
        assert_eq!(reasons(&events_after(&on_finish, go(0))), [[LudoAnotherRoll::Finish]]);
    }

    "ludo.one_bonus": several_reasons_give_one_roll {
        let both = position(&[player(Yellow, &[on(5)]), player(Red, &[on(11)])], moving(0, 6));
        let told = events_after(&both, go(0));
        assert_eq!(reasons(&told), [[LudoAnotherRoll::Six, LudoAnotherRoll::Capture]]);
        let once = after(&both, go(0));
        assert_eq!(once.turn, rolling(0, 1, 0));
        assert_eq!(turn_after(&after(&once, roll(3)), go(0)), to_roll(1));
    }

    "ludo.safe": nothing_is_captured_on_a_safe_square {
        let meet = |square: u8| {
            position(&[player(Yellow, &[on(square - 3)]), player(Red, &[on(square)])], moving(0, 3))
        };
        for (option, safe) in [
            (LudoSafeSquares::StartsAndStars, &[8, 13, 21, 26, 34, 39, 47][..]),
            (LudoSafeSquares::Starts, &[13, 26, 39]),
            (LudoSafeSquares::None, &[]),
        ] {
            for square in (3..51).filter(|&square| square != 25) {
                let state = under(meet(square), |options| options.safe_squares = option);
                let stays = pieces_after(&state, go(0), 1)[0] == on(square);
                assert_eq!(stays, safe.contains(&square), "square {square} under {option:?}");
            }
        }
    }

    "ludo.stack": own_pieces_share_a_square_or_a_step {
        let state = position(&[player(Yellow, &[on(5), on(9), lane(1), lane(5)]), player(Red, &[])], moving(0, 4));
        assert_eq!(pieces_after(&state, go(0), 0), [on(9), on(9), lane(1), lane(5)]);
        assert_eq!(pieces_after(&state, go(2), 0), [on(5), on(9), lane(5), lane(5)]);
    }

    "ludo.lane": a_piece_turns_into_its_own_lane_after_a_lap {
        for (color, turn_off) in [(Yellow, 50), (Blue, 11), (Red, 24), (Green, 37)] {
            let other = if color == Red { Green } else { Red };
            let state = position(&[player(color, &[on(turn_off)]), player(other, &[])], moving(0, 1));
            assert_eq!(pieces_after(&state, go(0), 0)[0], lane(1), "{color:?}");
            let passer = position(&[player(other, &[on(turn_off)]), player(color, &[])], moving(0, 1));
            assert_eq!(pieces_after(&passer, go(0), 0)[0], on((turn_off + 1) % 52), "{other:?} passes {color:?}");
        }
    }

    "ludo.end": the_game_ends_with_four_pieces_home_or_with_one_player_left {
        let last = [player(Yellow, &[HOME, HOME, HOME, lane(2)]), player(Blue, &[on(30)]), player(Red, &[])];
        let state = position(&last, moving(0, 4));
        assert_eq!(turn_after(&state, go(3)), LudoTurn::Over {});
        let all = under(state, |options| options.play_all_places = true);
        assert_eq!(turn_after(&all, go(3)), to_roll(1));
        let two_left = [finished(Red, 1), player(Yellow, &[HOME, HOME, HOME, lane(2)]), player(Blue, &[on(30)])];
        let all = under(position(&two_left, moving(1, 4)), |options| options.play_all_places = true);
        assert_eq!(turn_after(&all, go(3)), LudoTurn::Over {});
    }

    "ludo.places": the_others_rank_by_pieces_home_then_out_then_progress {
        let places = |others: &[&[mwamuzi_rules::ludo::LudoPiece]; 3]| {
            let [blue, red, green] = [(Blue, others[0]), (Red, others[1]), (Green, others[2])]
                .map(|(color, pieces)| player(color, pieces));
            let state = position(&[finished(Yellow, 1), blue, red, green], LudoTurn::Over {});
            Ludo::standing(&Ludo::admit(&state).unwrap()).result.unwrap().places
        };
        assert_eq!(places(&[&[lane(5)], &[on(26), on(27)], &[HOME]]), [1, 4, 3, 2]);
        assert_eq!(places(&[&[on(20)], &[on(34)], &[on(47)]]), [1, 4, 2, 2]);
        assert_eq!(places(&[&[HOME], &[HOME, on(26)], &[HOME, on(40)]]), [1, 4, 3, 2]);
        assert_eq!(places(&[&[], &[], &[]]), [1, 2, 2, 2]);
        let all = [finished(Yellow, 2), finished(Red, 1), player(Green, &[HOME, HOME, HOME])];
        let all = under(position(&all, LudoTurn::Over {}), |options| options.play_all_places = true);
        assert_eq!(Ludo::standing(&Ludo::admit(&all).unwrap()).result.unwrap().places, [2, 1, 3]);
    }

    "ludo.rematch": the_next_seat_starts_the_next_game {
        let mut state = position(&[finished(Blue, 1), player(Red, &[]), player(Green, &[])], LudoTurn::Over {});
        let next = |state: &mwamuzi_rules::ludo::LudoState, starter: Option<u8>| {
            let changes = LudoRematch { starter: starter.map(Seat) };
            Ludo::rematch(&Ludo::admit(state).unwrap(), changes).unwrap()
        };
        assert_eq!(next(&state, None).starter, Some(Seat(1)));
        assert_eq!(next(&state, Some(0)).starter, Some(Seat(0)));
        state.starter = Seat(2);
        assert_eq!(next(&state, None).starter, Some(Seat(0)));
        let same = under(state, |options| options.rotate_starter = false);
        assert_eq!(next(&same, None).starter, Some(Seat(2)));
        let again = next(&same, None);
        assert_eq!(again.options, same.options);
        let colors: Vec<_> = again.players.iter().map(|player| player.color).collect();
        assert_eq!(colors, [Some(Blue), Some(Red), Some(Green)]);
    }

    "ludo.rating": each_game_against_each_other_is_one_a_half_or_nothing {
        let three = [finished(Yellow, 1), player(Blue, &[on(20)]), player(Red, &[on(33)])];
        let state = Ludo::admit(&position(&three, LudoTurn::Over {})).unwrap();
        let result = Ludo::standing(&state).result.unwrap();
        assert_eq!(result.places, [1, 2, 2]);
        assert_eq!(bytes(&result.head_to_head), "[[0.5,1,1],[0,0.5,0.5],[0,0.5,0.5]]");
    }
}
