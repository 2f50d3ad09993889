//! Judging a move, rule by rule in the rulebook's order.

use arrayvec::ArrayVec;

use super::PegsAndJokers;
use super::cards::ALL;
use super::draw::{self, Draw};
use super::rulebook::{PegsAndJokersBreach as Breach, PegsAndJokersDoubt as Doubt};
use super::state::{Hand, State};
use super::ways::{Breaches, Stride, Ways};
use super::wire::{
    PegsAndJokersCard, PegsAndJokersMove, PegsAndJokersSevenSplit, PegsAndJokersStep, PegsAndJokersTurn,
};
use crate::answer::{Unverified, Violation};
use crate::game::{Claim, Ruling};
use crate::wire::Seat;

/// What a 7 moves in all.
const SEVEN: u8 = 7;

/// What judging a move found out.
#[derive(Clone, Debug)]
pub struct Judged {
    pub(super) seat: Seat,
    pub(super) act: Act,
}

/// What is to be carried out.
#[derive(Clone, Debug)]
pub(super) enum Act {
    /// A card is drawn.
    Draw(Draw),
    /// A card is played, and one peg or two move.
    Play(PegsAndJokersCard, ArrayVec<Stride, 2>),
    /// A card is discarded for another.
    Exchange(PegsAndJokersCard, Draw),
}

/// What is found out about a move beside the act itself.
#[derive(Default)]
pub(super) struct Findings {
    violations: Vec<Violation>,
    unverified: Vec<Unverified>,
}

impl Findings {
    /// Notes what the thing at `pointer` breaks.
    pub(super) fn breaks(&mut self, breach: Breach, pointer: impl Into<String>) {
        self.violations.push(breach.at(pointer));
    }

    /// Notes that a rule hangs on what is hidden.
    pub(super) fn doubts(&mut self, doubt: Doubt) {
        self.unverified.push(doubt.unverified());
    }
}

/// All that `played` breaks, or the ruling that it breaks nothing that can be told.
///
/// Out of turn or phase nothing more is judged: which hand and which pegs the move means is in dispute.
pub(super) fn judge<'s>(
    state: &'s State,
    played: &'s PegsAndJokersMove,
    claim: &Claim,
) -> Result<Ruling<'s, PegsAndJokers>, Vec<Violation>> {
    let Some(seat) = state.to_move() else { return Err(vec![Breach::AfterTheEnd.at("/move")]) };
    let mut findings = Findings::default();
    turn(seat, claim.seat, &mut findings);
    phase(state, played, &mut findings);
    if !findings.violations.is_empty() {
        return Err(findings.violations);
    }
    let act = match played {
        PegsAndJokersMove::Draw { drawn } => {
            let hand = state.hand(seat);
            Act::Draw(draw::judge(state, hand, None, drawn.as_deref(), claim.stated, &mut findings))
        }
        PegsAndJokersMove::Play { card, steps } => {
            in_hand(state, seat, *card, &mut findings);
            Act::Play(*card, play(&state.ways(seat), *card, steps, &mut findings))
        }
        PegsAndJokersMove::Exchange { card, drawn } => {
            in_hand(state, seat, *card, &mut findings);
            must_play(state, seat, *card, &mut findings);
            let (hand, drawn) = (state.hand(seat), drawn.as_deref());
            Act::Exchange(*card, draw::judge(state, hand, Some(*card), drawn, claim.stated, &mut findings))
        }
    };
    let Findings { violations, unverified } = findings;
    if violations.is_empty() {
        Ok(Ruling { state, played, judged: Judged { seat, act }, unverified })
    } else {
        Err(violations)
    }
}

/// `pegs.turn`.
fn turn(to_move: Seat, claimed: Option<Seat>, findings: &mut Findings) {
    if let Some(claimed) = claimed.filter(|&claimed| claimed != to_move) {
        let breach = Breach::OutOfTurn { to_move: to_move.0, claimed: claimed.0 };
        findings.breaks(breach, "/seat");
    }
}

/// `pegs.phase`.
fn phase(state: &State, played: &PegsAndJokersMove, findings: &mut Findings) {
    match (state.turn, played) {
        (PegsAndJokersTurn::Draw { .. }, PegsAndJokersMove::Draw { .. }) => {}
        (PegsAndJokersTurn::Draw { .. }, _) => findings.breaks(Breach::DrawFirst, "/move/type"),
        (_, PegsAndJokersMove::Draw { .. }) => findings.breaks(Breach::DrawnAlready, "/move/type"),
        _ => {}
    }
}

/// `pegs.in_hand`.
fn in_hand(state: &State, seat: Seat, card: PegsAndJokersCard, findings: &mut Findings) {
    let held = state.may_hold(seat, card);
    match state.hand(seat) {
        Hand::Open(_) if held => {}
        Hand::Open(_) => findings.breaks(Breach::NotInHand(card), "/move/card"),
        Hand::Hidden(_) if held => findings.doubts(Doubt::InHand),
        Hand::Hidden(_) => findings.breaks(Breach::AllSeen(card), "/move/card"),
    }
}

/// `pegs.must_play`: whether the card may be exchanged.
fn must_play(state: &State, seat: Seat, card: PegsAndJokersCard, findings: &mut Findings) {
    let ways = state.ways(seat);
    let forced = |card: &PegsAndJokersCard| *card != PegsAndJokersCard::Joker && ways.can_move(*card);
    match state.hand(seat) {
        Hand::Open(cards) => {
            if let Some(&card) = cards.as_slice().iter().find(|card| forced(card)) {
                findings.breaks(Breach::MustPlay(card), "/move/type");
            }
        }
        Hand::Hidden(_) if forced(&card) => findings.breaks(Breach::CouldMove(card), "/move/card"),
        Hand::Hidden(_) => {
            if ALL.iter().any(|card| state.may_hold(seat, *card) && forced(card)) {
                findings.doubts(Doubt::MustPlay);
            }
        }
    }
}

/// The steps of a card that is played, with whom they send away; none if they break a rule.
pub(super) fn strides(
    ways: &Ways<'_>,
    card: PegsAndJokersCard,
    steps: &[PegsAndJokersStep],
) -> ArrayVec<Stride, 2> {
    play(ways, card, steps, &mut Findings::default())
}

/// The rules of moving by a card: one peg, or two that share a 7.
fn play(
    ways: &Ways<'_>,
    card: PegsAndJokersCard,
    steps: &[PegsAndJokersStep],
    findings: &mut Findings,
) -> ArrayVec<Stride, 2> {
    let mut strides = ArrayVec::new();
    match *steps {
        [step] => match ways.whole(card, step) {
            Ok(stride) => strides.push(stride),
            Err(breaches) => tell(&breaches, 0, findings),
        },
        [first, second] if card == PegsAndJokersCard::Seven => {
            if let Some(both) = split(ways, first, second, findings) {
                strides.extend(both);
            }
        }
        [] => findings.breaks(Breach::NoStep(card), "/move/steps"),
        _ if card == PegsAndJokersCard::Seven => {
            let parts = u8::try_from(steps.len()).unwrap_or(u8::MAX);
            findings.breaks(Breach::TooManyParts(parts), "/move/steps");
        }
        _ => findings.breaks(Breach::NotShared(card), "/move/steps"),
    }
    strides
}

/// `pegs.seven` by two pegs, the second on the board that the first leaves. Of the parts the first that fails tells.
fn split(
    ways: &Ways<'_>,
    first: PegsAndJokersStep,
    second: PegsAndJokersStep,
    findings: &mut Findings,
) -> Option<[Stride; 2]> {
    if first.peg == second.peg {
        findings.breaks(Breach::SamePegTwice(first.peg), "/move/steps/1/peg");
        return None;
    }
    let (one, first) = ways.part(first).map_err(|breaches| tell(&breaches, 0, findings)).ok()?;
    let mut board = *ways.board;
    first.take(&mut board);
    let ways = Ways { board: &board, ..*ways };
    let (other, second) = ways.part(second).map_err(|breaches| tell(&breaches, 1, findings)).ok()?;
    let total = one + other;
    let up_to = ways.options.seven_split == PegsAndJokersSevenSplit::UpTo;
    if total > SEVEN || total < SEVEN && !up_to {
        findings.breaks(Breach::WrongTotal { total, up_to }, "/move/steps");
    }
    Some([first, second])
}

/// Notes what a step breaks.
fn tell(breaches: &Breaches, step: usize, findings: &mut Findings) {
    for &breach in breaches {
        findings.breaks(breach, format!("/move/steps/{step}/to"));
    }
}
