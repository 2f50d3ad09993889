//! LCR once more: the chips are put down one by one.

use mwamuzi_rules::lcr::{Lcr, LcrDie, LcrMove, LcrState, LcrTurn};
use mwamuzi_rules::{Claim, Game, Seat};

use crate::laws::play::{games, listed};
use crate::lcr::roll;
use crate::support::{Choices, NoChance, seeded};

const FACES: [LcrDie; 4] = [LcrDie::Left, LcrDie::Right, LcrDie::Center, LcrDie::Dot];

/// The state after the dice, or nothing where they may not be rolled.
fn slowly(state: &LcrState, dice: &[LcrDie]) -> Option<LcrState> {
    let LcrTurn::Roll { seat } = state.turn else { return None };
    let seats = state.players.len();
    let own = seat.index();
    let chips = state.players[own].chips;
    let wanted = if chips == 0 {
        0
    } else if chips == 1 {
        1
    } else if chips == 2 {
        2
    } else {
        3
    };
    if dice.len() != wanted {
        return None;
    }
    let mut next = state.clone();
    for die in dice {
        match die {
            LcrDie::Dot => continue,
            LcrDie::Center => next.pot += 1,
            LcrDie::Left if own == seats - 1 => next.players[0].chips += 1,
            LcrDie::Left => next.players[own + 1].chips += 1,
            LcrDie::Right if own == 0 => next.players[seats - 1].chips += 1,
            LcrDie::Right => next.players[own - 1].chips += 1,
        }
        next.players[own].chips -= 1;
    }
    next.ply += 1;
    let holding: Vec<usize> = (0..seats).filter(|&seat| next.players[seat].chips > 0).collect();
    if let [winner] = holding[..] {
        next.players[winner].chips += next.pot;
        next.pot = 0;
        next.turn = LcrTurn::Over {};
    } else {
        let after = holding.iter().find(|&&seat| seat > own).unwrap_or(&holding[0]);
        next.turn = LcrTurn::Roll { seat: Seat(u8::try_from(*after).expect("few seats")) };
    }
    Some(next)
}

#[test]
fn the_slow_game_of_lcr_agrees_on_every_roll() {
    let (mut legal, mut illegal, mut ends) = (0, 0, 0);
    for (number, record) in (0..).zip(games::<Lcr>("slow lcr")) {
        let mut dice = seeded("slow rolls of lcr", number);
        for state in record.states().step_by(4) {
            let wire = Lcr::wire(state);
            for length in 0..=4 {
                let rolled: Vec<LcrDie> = (0..length).map(|_| dice.pick(&FACES)).collect();
                let played = roll(&rolled);
                let fast = Lcr::judge(state, &played, &Claim::default()).ok();
                let fast = fast.map(|ruling| Lcr::wire(&ruling.play(&mut NoChance).state));
                let slow = slowly(&wire, &rolled);
                assert_eq!(fast, slow, "{}: {rolled:?} in {wire:?}", record.name);
                legal += u32::from(slow.is_some());
                illegal += u32::from(slow.is_none());
                ends += u32::from(slow.is_some_and(|next| matches!(next.turn, LcrTurn::Over {})));
            }
            let listed = listed::<Lcr>(state);
            let expected = match wire.turn {
                LcrTurn::Roll { .. } => vec![LcrMove::Roll { dice: None }],
                LcrTurn::Over {} => Vec::new(),
            };
            assert_eq!(listed, expected, "{}", record.name);
        }
    }
    assert!(legal > 1_000 && illegal > 1_000 && ends > 5, "{legal} legal, {illegal} not, {ends} ends");
}
