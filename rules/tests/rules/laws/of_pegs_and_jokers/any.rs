//! Moves, set-ups and states of Pegs and Jokers of every kind, most of them wrong.

use mwamuzi_rules::pegs_and_jokers::{
    MOST_CARDS, PegsAndJokersCard, PegsAndJokersColor, PegsAndJokersDeal, PegsAndJokersHand,
    PegsAndJokersMove, PegsAndJokersName, PegsAndJokersPeg, PegsAndJokersPlayer, PegsAndJokersSetup,
    PegsAndJokersSetupPlayer, PegsAndJokersState, PegsAndJokersStep, PegsAndJokersTurn,
};
use mwamuzi_rules::{Chance, Seat};

use super::{all_cards, not_seen, option_sets};
use crate::support::Choices;

/// A listed move with something changed, or one made up.
pub(super) fn any_move(
    state: &PegsAndJokersState,
    listed: &[PegsAndJokersMove],
    dice: &mut impl Chance,
) -> PegsAndJokersMove {
    let mut played = if listed.is_empty() || dice.one_in(3) { made_up(dice) } else { dice.pick(listed) };
    match &mut played {
        PegsAndJokersMove::Draw { drawn } | PegsAndJokersMove::Exchange { drawn, .. } => {
            if dice.one_in(4) {
                let count = dice.pick(&[0, 1, 1, 1, 1, 2, 162]);
                *drawn = Some((0..count).map(|_| any_card(dice)).collect());
            }
        }
        PegsAndJokersMove::Play { card, steps } => {
            if dice.one_in(4) {
                *card = any_card(dice);
            }
            if dice.one_in(4) {
                change_steps(state, steps, dice);
            }
        }
    }
    played
}

fn change_steps(state: &PegsAndJokersState, steps: &mut Vec<PegsAndJokersStep>, dice: &mut impl Chance) {
    match dice.below(4) {
        0 => steps.push(any_step(dice)),
        1 => drop(steps.pop()),
        2 => steps.reverse(),
        _ => {
            if let Some(step) = steps.last_mut() {
                let there = dice.pick(&state.players).pegs;
                step.to = match dice.pick(&there) {
                    PegsAndJokersPeg::Track { hole } => {
                        PegsAndJokersPeg::Track { hole: hole.saturating_add(dice.up_to(2)) }
                    }
                    other => other,
                };
            }
        }
    }
}

fn made_up(dice: &mut impl Chance) -> PegsAndJokersMove {
    match dice.below(6) {
        0 => PegsAndJokersMove::Draw { drawn: None },
        1 => PegsAndJokersMove::Exchange { card: any_card(dice), drawn: None },
        _ => {
            let count = dice.pick(&[0, 1, 1, 1, 1, 1, 2, 2, 3, 162]);
            let steps = (0..count).map(|_| any_step(dice)).collect();
            PegsAndJokersMove::Play { card: any_card(dice), steps }
        }
    }
}

fn any_step(dice: &mut impl Chance) -> PegsAndJokersStep {
    PegsAndJokersStep { peg: dice.up_to(4), to: any_place(dice) }
}

/// Any place that can be written.
fn any_place(dice: &mut impl Chance) -> PegsAndJokersPeg {
    match dice.below(4) {
        0 => PegsAndJokersPeg::Start {},
        1 => PegsAndJokersPeg::Home { hole: 1 + dice.up_to(4) },
        _ => {
            let (near, far) = (dice.up_to(71), dice.up_to(255));
            PegsAndJokersPeg::Track { hole: dice.pick(&[near, near, near, far]) }
        }
    }
}

pub(super) fn any_card(dice: &mut impl Chance) -> PegsAndJokersCard {
    dice.pick(&all_cards(4))
}

/// Puts the pegs somewhere, now and then two in one hole; changes the discards too, so that the pile is short at
/// times. Late in a game most players are home.
pub(crate) fn scatter(state: &mut PegsAndJokersState, dice: &mut impl Chance) {
    let ring = 18 * u8::try_from(state.players.len()).expect("few players");
    let late = dice.one_in(2);
    let out = [dice.up_to(1) * 2, 1 + dice.up_to(1) * 2];
    for (seat, player) in (0u8..).zip(&mut state.players) {
        let finished = if late { !out.contains(&seat) } else { dice.one_in(6) };
        let at_home = match (finished, late) {
            (true, _) => 5,
            (false, true) => 3 + usize::from(dice.up_to(1)),
            (false, false) => usize::from(dice.up_to(4)),
        };
        let mut homes = [1, 2, 3, 4, 5].map(|hole| PegsAndJokersPeg::Home { hole });
        if late {
            homes.reverse();
        } else {
            dice.shuffle(&mut homes);
        }
        for (number, (peg, home)) in player.pegs.iter_mut().zip(homes).enumerate() {
            *peg = if number < at_home { home } else { out_of_home(seat, ring, dice) };
        }
        dice.shuffle(&mut player.pegs);
    }
    let mut unseen = not_seen(state, |_| true);
    dice.shuffle(&mut unseen);
    let hidden: usize = state.players.iter().map(|player| hidden(&player.hand)).sum();
    let kept = hidden + dice.pick(&[0, 1, 2, 30, 100]);
    if unseen.len() > kept {
        state.discard.extend(unseen.split_off(kept));
    }
}

fn hidden(hand: &PegsAndJokersHand) -> usize {
    match hand {
        PegsAndJokersHand::Open { .. } => 0,
        PegsAndJokersHand::Hidden { size } => usize::from(*size),
    }
}

/// In start, anywhere on the track, on somebody's in-spot, or shortly before home.
fn out_of_home(seat: u8, ring: u8, dice: &mut impl Chance) -> PegsAndJokersPeg {
    let players = ring / 18;
    let in_spot = 18 * dice.up_to(players - 1) + 3;
    let near_home = u16::from(18 * seat) + u16::from(ring) + 3 - u16::from(dice.up_to(12));
    let near_home = u8::try_from(near_home % u16::from(ring)).expect("on the ring");
    let anywhere = dice.up_to(ring - 1);
    match dice.below(6) {
        0 => PegsAndJokersPeg::Start {},
        1 => PegsAndJokersPeg::Track { hole: in_spot },
        2 | 3 => PegsAndJokersPeg::Track { hole: near_home },
        _ => PegsAndJokersPeg::Track { hole: anywhere },
    }
}

pub(super) fn any_setup(dice: &mut impl Chance) -> PegsAndJokersSetup {
    let count = dice.pick(&[0, 1, 3, 4, 4, 4, 5, 6, 6, 7, 8, 8, 9, 162]);
    let bare = dice.one_in(3);
    let players = (0..count)
        .map(|_| PegsAndJokersSetupPlayer {
            name: None,
            color: dice.one_in(12).then(|| any_color(dice)),
            cards: (!bare && !dice.one_in(4)).then(|| {
                let size = dice.pick(&[5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 6, 0, 162]);
                (0..size).map(|_| any_card(dice)).collect()
            }),
        })
        .collect();
    PegsAndJokersSetup {
        players,
        options: dice.pick(&option_sets()),
        dealer: dice.one_in(2).then(|| Seat(dice.pick(&[0, 1, 2, 3, 4, 7, 8, 23, 255]))),
        deal: dice.pick(&[None, Some(PegsAndJokersDeal::Referee), Some(PegsAndJokersDeal::Stated)]),
    }
}

fn any_color(dice: &mut impl Chance) -> PegsAndJokersColor {
    dice.pick(&[PegsAndJokersColor::Red, PegsAndJokersColor::Blue, PegsAndJokersColor::White])
}

pub(super) fn any_state(dice: &mut impl Chance) -> PegsAndJokersState {
    let count = dice.pick(&[0, 1, 3, 4, 4, 4, 5, 6, 6, 7, 8, 8, 9, 16]);
    PegsAndJokersState {
        game: PegsAndJokersName::PegsAndJokers,
        rules: any_number(dice),
        options: dice.pick(&option_sets()),
        players: (0..count).map(|_| any_player(dice)).collect(),
        discard: any_discards(dice),
        dealer: Seat(dice.pick(&[0, 1, 3, 4, 8, 255])),
        turn: any_turn(dice),
        ply: any_number(dice),
    }
}

fn any_discards(dice: &mut impl Chance) -> Vec<PegsAndJokersCard> {
    let count = dice.pick(&[0, 0, 3, 20, 162, MOST_CARDS]);
    (0..count).map(|_| any_card(dice)).collect()
}

fn any_player(dice: &mut impl Chance) -> PegsAndJokersPlayer {
    let color = dice.one_in(12).then(|| any_color(dice));
    PegsAndJokersPlayer { name: None, color, hand: any_hand(dice), pegs: [0; 5].map(|_| any_place(dice)) }
}

fn any_hand(dice: &mut impl Chance) -> PegsAndJokersHand {
    let size = dice.pick(&[0, 1, 5, 5, 5, 5, 6, 6, 7, 162, 255]);
    if dice.one_in(2) {
        return PegsAndJokersHand::Hidden { size };
    }
    PegsAndJokersHand::Open { cards: (0..size.min(162)).map(|_| any_card(dice)).collect() }
}

fn any_turn(dice: &mut impl Chance) -> PegsAndJokersTurn {
    let seat = Seat(dice.pick(&[0, 0, 1, 1, 2, 5, 8, 23, 255]));
    match dice.below(5) {
        0 => PegsAndJokersTurn::Over {},
        1 | 2 => PegsAndJokersTurn::Draw { seat },
        _ => PegsAndJokersTurn::Play { seat },
    }
}

/// Changes one thing; hiding a hand or moving a peg often leaves the state possible.
pub(super) fn disturb(state: &mut PegsAndJokersState, dice: &mut impl Chance) {
    let seat = any_index(state.players.len(), dice);
    let peg = any_index(5, dice);
    match dice.below(11) {
        0 => state.turn = any_turn(dice),
        1 => state.ply = any_number(dice),
        2 => state.players[seat] = any_player(dice),
        3 => drop(state.players.remove(seat)),
        4 => hide(&mut state.players[seat].hand),
        5 => state.discard.push(any_card(dice)),
        6 => drop(state.discard.pop()),
        7 => state.dealer = Seat(dice.up_to(9)),
        8 => state.options = dice.pick(&option_sets()),
        9 => {
            if let PegsAndJokersHand::Open { cards } = &mut state.players[seat].hand {
                cards.pop();
                cards.push(any_card(dice));
            }
        }
        _ => state.players[seat].pegs[peg] = any_place(dice),
    }
    if state.players.is_empty() {
        state.players.push(any_player(dice));
    }
}

fn hide(hand: &mut PegsAndJokersHand) {
    if let PegsAndJokersHand::Open { cards } = hand {
        *hand = PegsAndJokersHand::Hidden { size: u8::try_from(cards.len()).unwrap_or(u8::MAX) };
    }
}

fn any_number(dice: &mut impl Chance) -> u32 {
    let wild = dice.word();
    dice.pick(&[0, 1, 2, 3, u32::MAX, wild])
}

fn any_index(length: usize, dice: &mut impl Chance) -> usize {
    dice.below(u32::try_from(length).expect("few things")) as usize
}
