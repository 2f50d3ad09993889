//! What is lit up on Ludo's board: the last move, where pieces may go, what is pointed out.

use super::super::state::State;
use super::super::ways::Ways;
use super::super::wire::{LudoEvent, LudoHighlight, LudoPiece, LudoTurn};
use super::board::cell;
use super::pieces::Piece;
use super::plan::{HALF, Plan, Spot};
use crate::picture::{Handle, Ink, Paint, Picture, Point, Shape, Text};
use crate::wire::Seat;

/// A place of a seat's piece.
fn spot(state: &State, plan: Plan, seat: Seat, number: u8, place: LudoPiece) -> Option<Spot> {
    let arm = Plan::arm_of(state, seat);
    let small = |center| Spot { center, half_width: HALF / 2, half_height: HALF / 2 };
    match place {
        LudoPiece::Yard {} => {
            Some(Spot { center: plan.yard_slot(arm, number), half_width: 250, half_height: 250 })
        }
        LudoPiece::Finish {} => Some(small(plan.finish_slot(arm, number))),
        LudoPiece::Track { square } => (square < plan.squares()).then(|| plan.square(square)),
        LudoPiece::Lane { step } => Some(plan.lane(arm, step)),
    }
}

/// Marks where the last move came from, how it went and where it ended, beneath the pieces.
pub(super) fn last_move(picture: &mut Picture, state: &State, plan: Plan, highlight: &LudoHighlight) {
    for event in &highlight.events {
        let LudoEvent::Moved { seat, piece, from, to } = *event else { continue };
        if seat.0 >= state.players() || piece > 3 {
            continue;
        }
        let spots = (spot(state, plan, seat, piece, from), spot(state, plan, seat, piece, to));
        let (Some(begin), Some(end)) = spots else { continue };
        picture.draw(cell(begin), Paint::stroke(Ink::Last, 30).dashed());
        let way = way(state, plan, seat, piece, from, to);
        picture.draw(Shape::Line(way), Paint::stroke(Ink::Last, 40));
        picture.draw(cell(end), Paint::stroke(Ink::Last, 45));
    }
}

/// The points from one place to another, along the loop and the lane.
fn way(state: &State, plan: Plan, seat: Seat, number: u8, from: LudoPiece, to: LudoPiece) -> Vec<Point> {
    let board = state.table.board;
    let start = state.start_of(seat);
    let progress = |place| match place {
        LudoPiece::Yard {} => None,
        LudoPiece::Track { square } => {
            Some((square + board.loop_length() - start % board.loop_length()) % board.loop_length())
        }
        LudoPiece::Lane { step } => Some(board.last_on_loop() + step),
        LudoPiece::Finish {} => Some(board.finish()),
    };
    let at = |place| spot(state, plan, seat, number, place).map(|spot| spot.center);
    match (progress(from), progress(to)) {
        (Some(from), Some(to)) if from < to => {
            (from..=to).filter_map(|progress| at(board.piece(start, Some(progress)))).collect()
        }
        _ => at(from).into_iter().chain(at(to)).collect(),
    }
}

/// Marks where the pieces that may move would land; the number of the piece stands in a corner.
pub(super) fn targets(picture: &mut Picture, state: &State, plan: Plan) {
    let (seat, die) = match state.turn {
        LudoTurn::Move { seat, die, .. } => (seat, Some(die)),
        LudoTurn::Exit { seat } => (seat, None),
        LudoTurn::Roll { .. } | LudoTurn::Over {} => return,
    };
    let start = state.start_of(seat);
    let mut landings: Vec<(LudoPiece, Spot, Vec<String>)> = Vec::new();
    for (number, progress) in destinations(state, seat, die) {
        let place = state.table.board.piece(start, Some(progress));
        let Some(landing) = spot(state, plan, seat, number, place) else { continue };
        match landings.iter_mut().find(|(_, spot, _)| *spot == landing) {
            Some((_, _, numbers)) => numbers.push(number.to_string()),
            None => landings.push((place, landing, vec![number.to_string()])),
        }
    }
    for (place, spot, numbers) in landings {
        picture.group(handle(place), |picture| {
            picture.draw(cell(spot), Paint::fill(Ink::Target).soft().edged(Ink::Target, 40).dashed());
        });
        let corner = spot.center.plus(spot.half_width, -spot.half_height);
        let label = numbers.join(" ");
        let half = 55 + 45 * i32::try_from(label.len()).unwrap_or(1);
        let at = corner.plus(-half, -100);
        let badge = Shape::Rectangle { at, width: 2 * half, height: 200, round: 100 };
        picture.draw(badge, Paint::fill(Ink::Cell).edged(Ink::Target, 25));
        picture.write(Text::middle(label, corner, 160, Ink::Text).bold());
    }
}

/// What a landing place is called.
fn handle(place: LudoPiece) -> Handle {
    match place {
        LudoPiece::Yard {} => Handle::new("yard", ""),
        LudoPiece::Track { square } => Handle::new("square", square.to_string()),
        LudoPiece::Lane { step } => Handle::new("lane", step.to_string()),
        LudoPiece::Finish {} => Handle::new("finish", ""),
    }
}

/// The pieces that may move, and how far each would have come.
pub(in crate::ludo) fn destinations(state: &State, seat: Seat, die: Option<u8>) -> Vec<(u8, u8)> {
    let ways = Ways::new(state, seat);
    let destination = |piece: Option<u8>| match die {
        Some(die) => ways.destination(piece, die),
        None => piece.is_none().then_some(0),
    };
    let pieces = (0u8..).zip(state.pieces_of(seat));
    pieces.filter_map(|(number, &piece)| Some((number, destination(piece)?))).collect()
}

/// Rings round the pieces that may move, and what is pointed out.
pub(super) fn rings(
    picture: &mut Picture,
    state: &State,
    plan: Plan,
    pieces: &[Piece],
    highlight: &LudoHighlight,
) {
    let movable = match state.turn {
        LudoTurn::Move { seat, die, .. } if highlight.targets => {
            Some((seat, destinations(state, seat, Some(die))))
        }
        LudoTurn::Exit { seat } if highlight.targets => Some((seat, destinations(state, seat, None))),
        _ => None,
    };
    for piece in pieces {
        let ring = Shape::Circle { center: piece.at, radius: piece.size * 130 / 100 };
        let may_move = movable.as_ref().is_some_and(|(seat, numbers)| {
            *seat == piece.seat && numbers.iter().any(|(number, _)| *number == piece.number)
        });
        if may_move {
            picture.draw(ring.clone(), Paint::stroke(Ink::Target, 35).dashed());
        }
        if highlight.pieces.iter().any(|pointed| pointed.seat == piece.seat && pointed.piece == piece.number)
        {
            picture.draw(ring, Paint::stroke(Ink::Pointed, 45));
        }
    }
    let squares = highlight.squares.iter().map(|square| square.0);
    for square in squares.filter(|&square| square < plan.squares()) {
        let spot = plan.square(square);
        picture.draw(cell(spot), Paint::stroke(Ink::Pointed, 45));
        let corner = spot.center.plus(spot.half_width, -spot.half_height);
        picture.draw(Shape::Circle { center: corner, radius: 85 }, Paint::fill(Ink::Pointed));
        picture.write(Text::middle("!", corner, 130, Ink::Bright).bold());
    }
}
