//! The board of Ludo without its pieces: loop, starts, stars, lanes, finishes and yards.

use super::super::state::State;
use super::super::wire::LudoColor;
use super::name;
use super::pieces::{ink, mark, on_color};
use super::plan::{CELL, MARGIN, Plan, SIDE, Spot};
use crate::picture::{Direction, Ink, Paint, Picture, Point, Shape, Text, fit};
use crate::wire::Seat;

/// Half the side of a yard.
const YARD: i32 = 5 * CELL / 2;

/// Draws the board.
pub(super) fn draw(picture: &mut Picture, state: &State, plan: Plan) {
    let board = Shape::Rectangle {
        at: Point::new(MARGIN / 2, MARGIN / 2),
        width: SIDE + MARGIN,
        height: SIDE + MARGIN,
        round: 160,
    };
    picture.draw(board, Paint::fill(Ink::Board));
    for square in 0..plan.squares() {
        picture.draw(cell(plan.square(square)), Paint::fill(Ink::Cell).edged(Ink::Grid, 12));
    }
    for arm in 0..plan.arms() {
        self::arm(picture, state, plan, arm);
    }
    for square in 0..plan.squares() {
        if state.table.board.is_safe(square, state.table.options.safe_squares) {
            let center = plan.square(square).center;
            let corner = |step| {
                Direction::turned(step * 2 - 5, 20).from(center, if step % 2 == 0 { 150.0 } else { 65.0 })
            };
            picture.draw(Shape::Polygon((0..10).map(corner).collect()), Paint::stroke(Ink::Quiet, 15));
        }
    }
    for seat in state.seats() {
        yard(picture, state, plan, seat);
    }
}

/// The outline of a place.
pub(super) fn cell(Spot { center, half_width, half_height }: Spot) -> Shape {
    let at = center.plus(-half_width, -half_height);
    Shape::Rectangle { at, width: 2 * half_width, height: 2 * half_height, round: 0 }
}

/// The colour of an arm: its own on the cross, else that of the player whose it is.
fn color(state: &State, arm: u8) -> LudoColor {
    let colors = super::super::board::COLORS;
    let own = colors[usize::from(arm) % colors.len()];
    let seat = state.table.seats.get(usize::from(arm)).filter(|_| !state.table.board.by_color());
    seat.map_or(own, |sitting| sitting.color)
}

fn arm(picture: &mut Picture, state: &State, plan: Plan, arm: u8) {
    let color = color(state, arm);
    let tint = Paint::fill(ink(color)).soft().edged(Ink::Grid, 14);
    picture.draw(cell(plan.square(plan.start(arm))), tint);
    for step in 1..=super::super::bounds::LANE_STEPS {
        picture.draw(cell(plan.lane(arm, step)), tint);
    }
    picture.draw(Shape::Polygon(plan.finish(arm)), tint);
    // An arrow from the loop into the lane.
    let at = |right, down| plan.turn(arm, right, 7 * CELL + down);
    let arrow = vec![at(0, -140), at(110, 60), at(-110, 60)];
    picture.draw(Shape::Polygon(arrow), Paint::fill(ink(color)));
}

fn yard(picture: &mut Picture, state: &State, plan: Plan, seat: Seat) {
    let Some(sitting) = state.table.seats.get(seat.index()) else { return };
    let arm = Plan::arm_of(state, seat);
    let middle = plan.yard(arm);
    let to_move = super::super::state::seat_to_move(state.turn) == Some(seat);
    let edge = if to_move { (Ink::Turn, 60) } else { (ink(sitting.color), 40) };
    picture.draw(Shape::square(middle, YARD, 140), Paint::fill(Ink::Cell).edged(edge.0, edge.1));
    let head = middle.plus(0, -YARD + 260);
    let label = Text::start(
        fit(&name(state, seat), 230, if to_move { 1250 } else { 1450 }),
        head.plus(-YARD + 520, 0),
        230,
        Ink::Text,
    );
    picture.write(if to_move { label.bold() } else { label });
    let badge = head.plus(-YARD + 290, 0);
    picture.draw(mark(sitting.color, badge, 130), Paint::fill(ink(sitting.color)).edged(Ink::Dark, 12));
    let place = state.places.get(seat.index()).copied().unwrap_or(0);
    if place > 0 {
        let at = middle.plus(0, 160);
        picture.draw(Shape::Circle { center: at, radius: 200 }, Paint::fill(ink(sitting.color)));
        picture.write(Text::middle(place.to_string(), at, 260, on_color(sitting.color)).bold());
    }
    if to_move {
        let at = middle.plus(YARD - 250, -YARD + 260);
        let corners = vec![at.plus(-120, -110), at.plus(90, 0), at.plus(-120, 110)];
        picture.draw(Shape::Polygon(corners), Paint::fill(Ink::Turn));
    }
    for piece in 0..4 {
        let slot = Shape::Circle { center: plan.yard_slot(arm, piece), radius: 250 };
        picture.draw(slot, Paint::fill(Ink::Board).edged(Ink::Grid, 12));
    }
}
