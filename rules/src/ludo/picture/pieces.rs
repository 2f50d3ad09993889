//! The pieces of Ludo: each colour has a mark of its own (circle, square, triangle, cross), and each piece its number.

use std::collections::BTreeMap;

use super::super::bounds::PIECES;
use super::super::state::State;
use super::super::wire::{LudoColor, LudoPiece};
use super::plan::{CELL, Plan};
use crate::picture::{Handle, Ink, Paint, Picture, Point, Shape, Text};
use crate::wire::Seat;

/// The ink of a colour.
pub(super) const fn ink(color: LudoColor) -> Ink {
    match color {
        LudoColor::Yellow => Ink::Yellow,
        LudoColor::Blue => Ink::Blue,
        LudoColor::Red => Ink::Red,
        LudoColor::Green => Ink::Green,
    }
}

/// What can be read on a colour.
pub(super) const fn on_color(color: LudoColor) -> Ink {
    match color {
        LudoColor::Yellow | LudoColor::Green => Ink::Dark,
        LudoColor::Blue | LudoColor::Red => Ink::Bright,
    }
}

/// The mark of a colour around a point, about so large in every direction.
pub(super) fn mark(color: LudoColor, center: Point, size: i32) -> Shape {
    let at = |right: i32, down: i32| center.plus(right * size / 100, down * size / 100);
    match color {
        LudoColor::Yellow => Shape::Circle { center, radius: size },
        LudoColor::Blue => Shape::square(center, size * 90 / 100, size * 15 / 100),
        LudoColor::Red => Shape::Polygon(vec![at(0, -120), at(118, 88), at(-118, 88)]),
        LudoColor::Green => {
            let corners = [
                (-1, -3),
                (1, -3),
                (1, -1),
                (3, -1),
                (3, 1),
                (1, 1),
                (1, 3),
                (-1, 3),
                (-1, 1),
                (-3, 1),
                (-3, -1),
                (-1, -1),
            ];
            Shape::Polygon(corners.map(|(right, down)| at(corner(right), corner(down))).to_vec())
        }
    }
}

/// The arms of the cross are broad, so that a number has room.
const fn corner(step: i32) -> i32 {
    match step {
        3 => 105,
        1 => 55,
        -1 => -55,
        _ => -105,
    }
}

/// A piece in the picture.
#[derive(Clone, Copy, Debug)]
pub(super) struct Piece {
    pub(super) seat: Seat,
    pub(super) number: u8,
    pub(super) color: LudoColor,
    pub(super) at: Point,
    pub(super) size: i32,
}

/// The pieces that share a place: whose, which, in what colour.
type Crowd = Vec<(Seat, u8, LudoColor)>;

/// Every piece with its place and size: those on one square share it.
pub(super) fn pieces(state: &State, plan: Plan) -> Vec<Piece> {
    let mut crowds: BTreeMap<(i32, i32), Crowd> = BTreeMap::new();
    let mut pieces = Vec::new();
    for (seat, sitting) in state.seats().zip(&state.table.seats) {
        let arm = Plan::arm_of(state, seat);
        for (number, &progress) in (0u8..).zip(state.pieces_of(seat)) {
            let (at, size) = match state.table.board.piece(sitting.start, progress) {
                LudoPiece::Yard {} => (plan.yard_slot(arm, number), 190),
                LudoPiece::Finish {} => (plan.finish_slot(arm, number), 78),
                LudoPiece::Track { square } => (plan.square(square).center, 0),
                LudoPiece::Lane { step } => (plan.lane(arm, step).center, 0),
            };
            if size > 0 {
                pieces.push(Piece { seat, number, color: sitting.color, at, size });
            } else {
                crowds.entry((at.y, at.x)).or_default().push((seat, number, sitting.color));
            }
        }
    }
    for ((y, x), crowd) in crowds {
        let side = (1..=PIECES).find(|side| side * side >= crowd.len()).unwrap_or(PIECES);
        let side = i32::try_from(side).unwrap_or(1);
        let pitch = CELL * 95 / 100 / side;
        for (place, (seat, number, color)) in (0..).zip(crowd) {
            let along = |step: i32| (2 * step - side + 1) * pitch / 2;
            let at = Point::new(x + along(place % side), y + along(place / side));
            pieces.push(Piece {
                seat,
                number,
                color,
                at,
                size: if side == 1 { 145 } else { pitch * 44 / 100 },
            });
        }
    }
    pieces.sort_by_key(|piece| (piece.seat, piece.number));
    pieces
}

/// Draws a piece.
pub(super) fn draw(picture: &mut Picture, piece: &Piece) {
    let Piece { seat, number, color, at, size } = *piece;
    picture.group(Handle::new("piece", format!("{}/{number}", seat.0)), |picture| {
        picture.draw(mark(color, at, size), Paint::fill(ink(color)).edged(Ink::Dark, 14));
        let middle = if color == LudoColor::Red { at.plus(0, size * 18 / 100) } else { at };
        picture.write(Text::middle(number.to_string(), middle, size * 120 / 100, on_color(color)).bold());
    });
}
