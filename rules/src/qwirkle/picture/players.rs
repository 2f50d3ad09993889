//! The players below the board: whose turn it is, names, points and hands, and what is left in the bag.

use super::super::state::{Hand, State};
use super::{name, tiles, winners};
use crate::picture::{Handle, Ink, Paint, Picture, Point, Shape, Text, fit};
use crate::wire::Seat;

/// The height of a player's row.
const ROW: i32 = 460;
/// The height of the line about the bag.
const BAG: i32 = 300;

/// How much room the players need.
pub(super) fn height(state: &State) -> i32 {
    i32::try_from(state.hands.len()).unwrap_or(0) * ROW + BAG + 100
}

/// Draws the players from `top` on, in turn; whoever looks at it comes last.
pub(super) fn draw(picture: &mut Picture, state: &State, seat: Option<Seat>, top: i32) {
    let players = state.hands.len();
    let first = seat.map(|seat| seat.index() + 1).filter(|&first| first <= players).unwrap_or(0);
    for row in 0..players {
        let seat = Seat(u8::try_from((first + row) % players.max(1)).unwrap_or(0));
        let middle = top + 80 + ROW / 2 + ROW * i32::try_from(row).unwrap_or(0);
        player(picture, state, seat, middle);
    }
    let left = format!("{} in the bag", state.bag());
    let at = Point::new(picture.width - 160, top + height(state) - BAG / 2 - 30);
    picture.write(Text::end(left, at, 170, Ink::Quiet));
}

fn player(picture: &mut Picture, state: &State, seat: Seat, middle: i32) {
    let to_move = state.to_move() == Some(seat);
    let first = to_move || winners(state).contains(&seat);
    let ink = if first { Ink::Turn } else { Ink::Text };
    if to_move {
        let tip = Point::new(260, middle);
        let corners = vec![tip, tip.plus(-140, -90), tip.plus(-140, 90)];
        picture.draw(Shape::Polygon(corners), Paint::fill(Ink::Turn));
    }
    let label = Text::start(fit(&name(state, seat), 210, 1900), Point::new(340, middle), 210, ink);
    picture.write(if first { label.bold() } else { label });
    let score = state.scores.get(seat.index()).copied().unwrap_or(0);
    let right = picture.width - 160 - 6 * 420;
    picture.write(Text::end(score.to_string(), Point::new(right - 120, middle), 230, Ink::Text).bold());
    let Some(hand) = state.hands.get(seat.index()) else { return };
    let place = |number: usize| Point::new(right + 210 + 420 * i32::try_from(number).unwrap_or(0), middle);
    match hand {
        Hand::Open(kinds) => {
            for (number, &kind) in kinds.iter().enumerate() {
                let handle = Handle::new("tile", format!("{}/{number}", seat.0));
                picture.group(handle, |picture| tiles::draw(picture, &[(place(number), kind)]));
            }
        }
        Hand::Hidden(size) => {
            for number in 0..usize::from(*size) {
                picture.copy(tiles::BACK, place(number), Paint::NONE);
            }
        }
    }
}
