//! LCR before the laws.

use mwamuzi_rules::lcr::{
    Lcr, LcrDie, LcrEvent, LcrHighlight, LcrMove, LcrName, LcrOptions, LcrPlayer, LcrSetup, LcrState, LcrTurn,
};
use mwamuzi_rules::{Chance, Claim, Seat};

use super::lawful::{Breach, How, Lawful};
use super::pictures::Parts;
use crate::lcr::{position, roll, setup};
use crate::support::Choices;

const FACES: [LcrDie; 4] = [LcrDie::Left, LcrDie::Right, LcrDie::Center, LcrDie::Dot];

impl Lawful for Lcr {
    const EFFECTS: &'static [&'static str] = crate::lcr::EFFECTS;

    /// Every value of the one option, and with them every number of players several times.
    fn setups() -> Vec<LcrSetup> {
        (1u8..=100).map(|chips| setup(3 + usize::from(chips % 22), chips.into(), None)).collect()
    }

    fn miscounted(state: &LcrState, (): &()) -> Option<String> {
        let held: u32 = state.players.iter().map(|player| player.chips).sum();
        let dealt = u32::try_from(state.players.len()).expect("few players") * state.options.starting_chips;
        (held + state.pot != dealt).then(|| format!("{held} held, {} in the pot, {dealt} dealt", state.pot))
    }

    fn normal(_: &LcrState, _: &LcrMove) -> LcrMove {
        LcrMove::Roll { dice: None }
    }

    fn without_chance(event: &LcrEvent) -> LcrEvent {
        event.clone()
    }

    fn any_move(_: &LcrState, _: &[LcrMove], dice: &mut impl Chance) -> LcrMove {
        let stated = (0..dice.up_to(5)).map(|_| dice.pick(&FACES)).collect();
        LcrMove::Roll { dice: (!dice.one_in(3)).then_some(stated) }
    }

    fn any_setup(dice: &mut impl Chance) -> LcrSetup {
        let starter = dice.one_in(2).then(|| dice.up_to(255));
        setup(dice.up_to(30).into(), any_number(dice), starter)
    }

    fn any_state(dice: &mut impl Chance) -> LcrState {
        let players =
            (0..dice.up_to(30)).map(|_| LcrPlayer { name: None, chips: any_number(dice) }).collect();
        LcrState {
            game: LcrName::Lcr,
            rules: any_number(dice),
            options: LcrOptions { starting_chips: any_number(dice) },
            players,
            pot: any_number(dice),
            turn: any_turn(dice),
            ply: any_number(dice),
        }
    }

    fn disturb(state: &mut LcrState, dice: &mut impl Chance) {
        let seats = state.players.len();
        let (one, other) = (any_index(seats, dice), any_index(seats, dice));
        match dice.below(6) {
            0 => state.turn = any_turn(dice),
            1 => state.pot = any_number(dice),
            2 => state.options.starting_chips = any_number(dice),
            3 => state.ply = any_number(dice),
            4 => state.players[one].chips = any_number(dice),
            _ if state.players[one].chips > 0 => {
                state.players[one].chips -= 1;
                state.players[other].chips = state.players[other].chips.saturating_add(1);
            }
            _ => state.turn = LcrTurn::Roll { seat: Seat(dice.up_to(24)) },
        }
    }

    fn at_ply(state: LcrState, ply: u32) -> LcrState {
        LcrState { ply, ..state }
    }

    fn lit(events: &[LcrEvent]) -> LcrHighlight {
        LcrHighlight { events: events.to_vec(), targets: true, seats: vec![Seat(1)] }
    }

    fn drawn_wrongly(state: &LcrState, parts: &Parts) -> Option<String> {
        let chips = |number: u32| parts.texts.contains(&number.to_string());
        let all = state.players.iter().all(|player| chips(player.chips)) && chips(state.pot);
        let seats = parts.once("seat") == Some(state.players.len());
        (!all || !seats).then(|| format!("{parts:?}"))
    }

    fn breaches() -> Vec<Breach<Self>> {
        let start = position(&[3, 3, 3], 0, Some(0));
        let three = || roll(&[LcrDie::Dot; 3]);
        let over = position(&[0, 9, 0], 0, None);
        let move_of = |rule, state: &LcrState, played, claim| Breach {
            rule,
            how: How::Move(state.clone(), played, claim),
        };
        let other_seat = Claim { seat: Some(Seat(1)), ..Claim::default() };
        let stated = Claim { stated: true, ..Claim::default() };
        vec![
            move_of("lcr.dice_count", &start, roll(&[LcrDie::Dot; 2]), Claim::default()),
            move_of("lcr.dice_count", &start, LcrMove::Roll { dice: None }, stated),
            move_of("lcr.turn", &start, three(), other_seat),
            move_of("lcr.over", &over, three(), Claim::default()),
            Breach { rule: "lcr.players", how: How::Setup(setup(2, 3, None), false) },
            Breach { rule: "lcr.players", how: How::State(position(&[3; 25], 0, Some(0))) },
            Breach { rule: "lcr.chips", how: How::Setup(setup(3, 101, None), false) },
            Breach { rule: "lcr.chips", how: How::Setup(setup(3, 0, None), false) },
            Breach { rule: "lcr.starter", how: How::Setup(setup(3, 3, Some(3)), false) },
            Breach { rule: "lcr.starter", how: How::Setup(setup(3, 3, None), true) },
            Breach { rule: "lcr.conservation", how: How::State(position(&[3, 3, 4], 0, Some(0))) },
            Breach { rule: "lcr.state_turn", how: How::State(position(&[0, 5, 4], 0, Some(0))) },
            Breach { rule: "lcr.state_turn", how: How::State(position(&[3, 3, 3], 0, None)) },
            Breach { rule: "lcr.state_turn", how: How::State(position(&[0, 8, 0], 1, None)) },
            Breach { rule: "lcr.state_turn", how: How::State(position(&[0, 9, 0], 0, Some(1))) },
        ]
    }
}

fn any_number(dice: &mut impl Chance) -> u32 {
    let wild = dice.word();
    dice.pick(&[0, 1, 2, 3, 3, 3, 100, 101, u32::MAX, wild])
}

fn any_index(length: usize, dice: &mut impl Chance) -> usize {
    dice.below(u32::try_from(length).expect("few players")) as usize
}

fn any_turn(dice: &mut impl Chance) -> LcrTurn {
    if dice.one_in(4) { LcrTurn::Over {} } else { LcrTurn::Roll { seat: Seat(dice.up_to(255)) } }
}
