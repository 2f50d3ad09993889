//! What is lit up on the ring: the last move, where pegs may go, what is pointed out.

use super::super::PegsAndJokers;
use super::super::board::{in_spot, ring_size};
use super::super::moves::Candidate;
use super::super::state::{Hand, State};
use super::super::wire::{
    PegsAndJokersCard as Card, PegsAndJokersEvent, PegsAndJokersHighlight, PegsAndJokersPeg as Place,
};
use super::plan::Plan;
use crate::game::Game;
use crate::picture::{Handle, Ink, Paint, Picture, Point, Shape, Text};

/// What the player to move may do, with every thing once.
#[derive(Debug, Default)]
pub(in super::super) struct Targets {
    /// Whose pegs may move.
    pub(in super::super) seat: u8,
    /// Which of them.
    pub(in super::super) pegs: Vec<u8>,
    /// Where they may land.
    pub(in super::super) places: Vec<Place>,
    /// By which cards.
    pub(in super::super) cards: Vec<Card>,
}

impl Targets {
    /// What may be done, if it is asked for and the hand is known.
    pub(super) fn of(state: &State, highlight: &PegsAndJokersHighlight) -> Self {
        let mut targets = Self::default();
        let Some(seat) = state.to_move().filter(|_| highlight.targets) else { return targets };
        if matches!(state.hand(seat), Hand::Hidden(_)) {
            return targets;
        }
        targets.seat = state.board.moves_for(seat.0);
        for candidate in PegsAndJokers::moves(state, Default::default()).candidates {
            match candidate {
                Candidate::Play(card, first, second) => {
                    once(&mut targets.cards, card);
                    for step in [Some(first), second].into_iter().flatten() {
                        once(&mut targets.pegs, step.peg);
                        once(&mut targets.places, step.to);
                    }
                }
                Candidate::Exchange(card) => once(&mut targets.cards, card),
                Candidate::Draw => {}
            }
        }
        targets
    }
}

fn once<T: PartialEq>(list: &mut Vec<T>, thing: T) {
    if !list.contains(&thing) {
        list.push(thing);
    }
}

/// Marks where the pegs of the last move came from, how they went and where they ended, beneath the pegs.
pub(super) fn last_move(
    picture: &mut Picture,
    state: &State,
    plan: Plan,
    highlight: &PegsAndJokersHighlight,
) {
    let ring = ring_size(state.players());
    let known = |place: Place| !matches!(place, Place::Track { hole } if hole >= ring);
    for event in &highlight.events {
        let (seat, peg, from, to, moved) = match *event {
            PegsAndJokersEvent::Moved { seat, peg, from, to } => (seat, peg, from, to, true),
            PegsAndJokersEvent::Bumped { seat, peg, from, to, .. } => (seat, peg, from, to, false),
            _ => continue,
        };
        if seat.0 >= state.players() || peg > 4 || !known(from) || !known(to) {
            continue;
        }
        let (begin, end) = (plan.place(seat.0, peg, from), plan.place(seat.0, peg, to));
        let radius = plan.pitch * 62 / 100;
        let line = Paint::stroke(Ink::Last, if moved { 50 } else { 25 });
        let way = if moved { way(state, plan, seat.0, peg, from, to) } else { vec![begin, end] };
        picture.draw(Shape::Line(way), if moved { line } else { line.dashed() });
        picture.draw(Shape::Circle { center: begin, radius }, Paint::stroke(Ink::Last, 25).dashed());
        picture.draw(Shape::Circle { center: end, radius }, Paint::fill(Ink::Cell).edged(Ink::Last, 45));
    }
}

/// The points from one place to another: along the ring where the peg walked, straight where it jumped.
fn way(state: &State, plan: Plan, seat: u8, peg: u8, from: Place, to: Place) -> Vec<Point> {
    /// The farthest that a card leads along the ring.
    const FARTHEST: u8 = 10;
    let board = &state.board;
    let ends = (plan.place(seat, peg, from), plan.place(seat, peg, to));
    let straight = vec![ends.0, ends.1];
    match (from, to) {
        (Place::Track { hole: from }, Place::Track { hole: to }) => {
            let (ahead, behind) = (board.distance(from, to), board.distance(to, from));
            if ahead <= FARTHEST {
                (0..=ahead).map(|step| plan.hole(board.forward(from, step))).collect()
            } else if behind <= FARTHEST {
                (0..=behind).map(|step| plan.hole(board.back(from, step))).collect()
            } else {
                straight
            }
        }
        (Place::Track { hole }, Place::Home { hole: home }) => {
            let ahead = board.distance(hole, in_spot(seat));
            if ahead > FARTHEST {
                return straight;
            }
            let track = (0..=ahead).map(|step| plan.hole(board.forward(hole, step)));
            track.chain((1..=home).map(|hole| plan.home(seat, hole))).collect()
        }
        _ => straight,
    }
}

/// Marks the pegs that may move and where they may land.
pub(super) fn targets(picture: &mut Picture, state: &State, plan: Plan, targets: &Targets) {
    for &peg in &targets.pegs {
        let Some(&place) = state.board.pegs(targets.seat).get(usize::from(peg)) else { continue };
        let ring =
            Shape::Circle { center: plan.place(targets.seat, peg, place), radius: plan.pitch * 58 / 100 };
        picture.draw(ring, Paint::stroke(Ink::Target, 35).dashed());
    }
    for &place in &targets.places {
        let (kind, number) = match place {
            Place::Track { hole } => ("hole", hole),
            Place::Home { hole } => ("home", hole),
            Place::Start {} => continue,
        };
        let center = plan.place(targets.seat, 0, place);
        let half = plan.pitch * 55 / 100;
        picture.group(Handle::new(kind, number.to_string()), |picture| {
            picture.draw(Shape::square(center, half, half / 3), Paint::stroke(Ink::Target, 40));
        });
    }
}

/// Marks what is pointed out.
pub(super) fn pointed(picture: &mut Picture, state: &State, plan: Plan, highlight: &PegsAndJokersHighlight) {
    let holes = highlight.holes.iter().copied().filter(|&hole| hole < ring_size(state.players()));
    let mut points: Vec<Point> = holes.map(|hole| plan.hole(hole)).collect();
    for pointed in &highlight.pegs {
        if pointed.seat.0 < state.players()
            && let Some(&place) = state.board.pegs(pointed.seat.0).get(usize::from(pointed.peg))
        {
            points.push(plan.place(pointed.seat.0, pointed.peg, place));
        }
    }
    for center in points {
        let radius = plan.pitch * 62 / 100;
        picture.draw(Shape::Circle { center, radius }, Paint::stroke(Ink::Pointed, 50));
        let corner = center.plus(radius * 8 / 10, -radius * 8 / 10);
        picture.draw(Shape::Circle { center: corner, radius: 85 }, Paint::fill(Ink::Pointed));
        picture.write(Text::middle("!", corner, 130, Ink::Bright).bold());
    }
}
