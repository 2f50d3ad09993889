//! Cards: faces with their rank, a star for the joker, and backs.

use super::super::wire::PegsAndJokersCard as Card;
use crate::picture::{Direction, Ink, Paint, Picture, Point, Shape, Text};

/// Half the width of the smallest card.
const HALF_WIDTH: i32 = 75;
/// Half its height.
const HALF_HEIGHT: i32 = 105;

fn outline(center: Point, scale: i32) -> Shape {
    let (half_width, half_height) = (HALF_WIDTH * scale, HALF_HEIGHT * scale);
    Shape::Rectangle {
        at: center.plus(-half_width, -half_height),
        width: 2 * half_width,
        height: 2 * half_height,
        round: 20 * scale,
    }
}

/// A card face up.
pub(super) fn face(picture: &mut Picture, center: Point, scale: i32, card: Card) {
    picture.draw(outline(center, scale), Paint::fill(Ink::Card).edged(Ink::Dark, 10));
    if card == Card::Joker {
        let corner = |step: i32| {
            let distance = if step % 2 == 0 { 58.0 } else { 24.0 } * f64::from(scale);
            Direction::turned(2 * step - 5, 20).from(center, distance)
        };
        picture
            .draw(Shape::Polygon((0..10).map(corner).collect()), Paint::fill(Ink::Red).edged(Ink::Dark, 8));
    } else {
        let size = if card == Card::Ten { 105 } else { 125 };
        picture.write(Text::middle(card.word(), center, size * scale, Ink::Dark).bold());
    }
}

/// A card face down.
pub(super) fn back(picture: &mut Picture, center: Point, scale: i32) {
    picture.draw(outline(center, scale), Paint::fill(Ink::Back).edged(Ink::Dark, 10));
    let inner = Shape::Rectangle {
        at: center.plus(-50 * scale, -80 * scale),
        width: 100 * scale,
        height: 160 * scale,
        round: 10 * scale,
    };
    picture.draw(inner, Paint::stroke(Ink::BackPattern, 8 * scale));
}

/// A place where no card lies.
pub(super) fn gap(picture: &mut Picture, center: Point, scale: i32) {
    picture.draw(outline(center, scale), Paint::stroke(Ink::Grid, 15).dashed());
}

/// A frame round a card.
pub(super) fn frame(picture: &mut Picture, center: Point, scale: i32, paint: Paint) {
    picture.draw(outline(center, scale), paint);
}
