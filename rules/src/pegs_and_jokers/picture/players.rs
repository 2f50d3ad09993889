//! The players below the ring, a column a team: whose turn it is, letter, name, pegs home and hand.

use super::super::state::{Hand, State};
use super::super::wire::PegsAndJokersColor as Color;
use super::board::badge;
use super::lights::Targets;
use super::plan::WIDTH;
use super::{cards, name};
use crate::picture::{Handle, Ink, Paint, Picture, Point, Shape, Text, fit};
use crate::wire::Seat;

/// The height of a player's row.
const ROW: i32 = 560;
/// From one card to the next.
const STEP: i32 = 340;

/// How much room the players need.
pub(super) fn height(players: u8) -> i32 {
    i32::from(players / 2) * ROW + 200
}

/// Draws the players: even seats on the left, odd seats on the right.
pub(super) fn draw(picture: &mut Picture, state: &State, colors: &[Color], targets: &Targets) {
    for (seat, &color) in (0u8..).zip(colors) {
        let left = 160 + i32::from(seat % 2) * (WIDTH / 2 - 80);
        let middle = WIDTH + 60 + ROW / 2 + i32::from(seat / 2) * ROW;
        player(picture, state, seat, color, Point::new(left, middle), targets);
    }
}

fn player(picture: &mut Picture, state: &State, seat: u8, color: Color, at: Point, targets: &Targets) {
    let to_move = state.to_move() == Some(Seat(seat));
    if to_move {
        let row =
            Shape::Rectangle { at: at.plus(-60, -250), width: WIDTH / 2 - 160, height: 500, round: 120 };
        picture.draw(row, Paint::stroke(Ink::Turn, 40));
    }
    badge(picture, seat, color, at.plus(200, 0), 170);
    let label = Text::start(fit(&name(state, Seat(seat)), 220, 1650), at.plus(460, -85), 220, Ink::Text);
    picture.write(if to_move { label.bold() } else { label });
    let home = format!("{} home", state.board.home(seat));
    picture.write(Text::start(home, at.plus(460, 145), 160, Ink::Quiet));
    let place = |number: usize| at.plus(2330 + STEP * i32::try_from(number).unwrap_or(0), 0);
    match state.hand(Seat(seat)) {
        Hand::Open(held) => {
            for (number, &card) in held.as_slice().iter().enumerate() {
                let handle = Handle::new("card", format!("{seat}/{number}"));
                picture.group(handle, |picture| cards::face(picture, place(number), 2, card));
                if to_move && targets.cards.contains(&card) {
                    cards::frame(picture, place(number), 2, Paint::stroke(Ink::Target, 40).dashed());
                }
            }
        }
        Hand::Hidden(size) => {
            (0..usize::from(*size)).for_each(|number| cards::back(picture, place(number), 2));
        }
    }
}
