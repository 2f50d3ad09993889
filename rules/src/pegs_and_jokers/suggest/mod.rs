//! The CPU players of Pegs and Jokers.

mod evaluation;
mod greedy;
mod strong;
mod words;

use arrayvec::ArrayVec;

use super::PegsAndJokers;
use super::board::{Board, in_spot, opponents};
use super::judge;
use super::moves::Candidate;
use super::state::State;
use super::view;
use super::ways::Stride;
use super::wire::{PegsAndJokersPeg as Place, PegsAndJokersSuggestionValue};
use crate::chance::Chance;
use crate::suggest::{Effort, Strongest, Suggest, SuggestionReason};
use crate::wire::Seat;

impl Suggest for PegsAndJokers {
    type Value = PegsAndJokersSuggestionValue;
    type Rank = greedy::Rank;

    /// Each listed move is looked at once, whatever is granted.
    const EFFORT: Effort = Effort { nodes: 0 };

    fn seen(state: &State, seat: Seat) -> State {
        view::view(state, Some(seat))
    }

    fn rank(seen: &State, candidate: &Candidate) -> greedy::Rank {
        greedy::rank(seen, candidate)
    }

    fn strongest<C: Chance + ?Sized>(
        seen: &State,
        candidates: &[Candidate],
        _: Effort,
        _: &mut C,
    ) -> Strongest {
        strong::strongest(seen, candidates)
    }

    fn explain(seen: &State, candidate: &Candidate) -> SuggestionReason {
        words::explain(seen, candidate)
    }

    fn value(
        seen: &State,
        candidate: &Candidate,
        estimate: Option<i32>,
    ) -> Option<PegsAndJokersSuggestionValue> {
        Some(PegsAndJokersSuggestionValue { estimate, ..value(seen, candidate)? })
    }
}

/// The steps of a card played, with whom they send away; none of another move.
fn strides(state: &State, candidate: &Candidate) -> ArrayVec<Stride, 2> {
    match (*candidate, state.to_move()) {
        (Candidate::Play(card, first, second), Some(seat)) => {
            let steps: ArrayVec<_, 2> = std::iter::once(first).chain(second).collect();
            judge::strides(&state.ways(seat), card, &steps)
        }
        _ => ArrayVec::new(),
    }
}

/// What a move brings; none for a draw.
fn value(state: &State, candidate: &Candidate) -> Option<PegsAndJokersSuggestionValue> {
    let seat = state.to_move()?.0;
    if *candidate == Candidate::Draw {
        return None;
    }
    let mut after = state.board;
    let mut bumped = 0;
    for stride in strides(state, candidate) {
        let opponents_pegs = stride.bumps.iter().filter(|bump| opponents(bump.peg.seat, seat));
        bumped += u8::try_from(opponents_pegs.count()).unwrap_or(0);
        stride.take(&mut after);
    }
    let home = |board: &Board| i32::from(board.home_of_team(seat));
    let progress = |board: &Board| board.team(seat).map(|mate| progress(board, mate)).sum::<i32>();
    Some(PegsAndJokersSuggestionValue {
        home: home(&after) - home(&state.board),
        bumped,
        progress: progress(&after) - progress(&state.board),
        estimate: None,
    })
}

/// How far a seat's pegs have come: in start 0, on the track as many holes as are behind them on the way from the
/// hole after the in-spot, that one included, round to the in-spot; in home the hole more than that.
fn progress(board: &Board, seat: u8) -> i32 {
    let of_peg = |place: &Place| match *place {
        Place::Start {} => 0,
        Place::Track { hole } => i32::from(board.ring_size() - board.distance(hole, in_spot(seat))),
        Place::Home { hole } => i32::from(board.ring_size()) + i32::from(hole),
    };
    board.pegs(seat).iter().map(of_peg).sum()
}
