//! What tiles look like: dark, with a bright shape and the letter of its colour, since not everybody tells all six
//! colours apart.

use super::super::kinds::Kind;
use super::super::wire::{QwirkleColor, QwirkleShape, QwirkleTile};
use crate::picture::{Direction, Ink, Item, Paint, Picture, Point, Shape, Text};

/// Half the side of a tile.
pub(super) const HALF: i32 = 185;
const CENTER: Point = Point::new(0, 0);

/// Makes the six tiles without colour and the back of a tile known.
pub(super) fn motifs(picture: &mut Picture) {
    for shape in QwirkleShape::ALL {
        let mut items = vec![Item::Shape(
            Shape::square(CENTER, HALF, 45),
            Paint::fill(Ink::Tile).edged(Ink::TileEdge, 8),
        )];
        items.extend(outline(shape).into_iter().map(|shape| Item::Shape(shape, Paint::NONE)));
        picture.motif(motif(shape), items);
    }
    let back = Paint::fill(Ink::Back).edged(Ink::TileEdge, 8);
    let items = vec![
        Item::Shape(Shape::square(CENTER, HALF, 45), back),
        Item::Shape(Shape::square(CENTER, HALF * 3 / 5, 25), Paint::stroke(Ink::BackPattern, 18)),
    ];
    picture.motif(BACK, items);
}

/// The back of a tile.
pub(super) const BACK: &str = "back";

const fn motif(shape: QwirkleShape) -> &'static str {
    match shape {
        QwirkleShape::Circle => "circle",
        QwirkleShape::Cross => "cross",
        QwirkleShape::Diamond => "diamond",
        QwirkleShape::Square => "square",
        QwirkleShape::Star => "star",
        QwirkleShape::Clover => "clover",
    }
}

/// Draws tiles, those of one colour together.
pub(super) fn draw(picture: &mut Picture, tiles: &[(Point, Kind)]) {
    let mut tiles: Vec<(Point, QwirkleTile)> = tiles.iter().map(|&(at, kind)| (at, kind.tile())).collect();
    tiles.sort_by_key(|(_, tile)| tile.color);
    for (at, tile) in &tiles {
        picture.copy(motif(tile.shape), *at, Paint::fill(ink(tile.color)));
    }
    for (at, tile) in &tiles {
        let corner = at.plus(-HALF * 68 / 100, -HALF * 68 / 100);
        picture.write(Text::middle(letter(tile.color).to_string(), corner, 115, Ink::Bright).bold());
    }
}

/// The letter of a colour.
pub(in super::super) const fn letter(color: QwirkleColor) -> char {
    match color {
        QwirkleColor::Red => 'R',
        QwirkleColor::Orange => 'O',
        QwirkleColor::Yellow => 'Y',
        QwirkleColor::Green => 'G',
        QwirkleColor::Blue => 'B',
        QwirkleColor::Purple => 'P',
    }
}

const fn ink(color: QwirkleColor) -> Ink {
    match color {
        QwirkleColor::Red => Ink::Red,
        QwirkleColor::Orange => Ink::Orange,
        QwirkleColor::Yellow => Ink::Yellow,
        QwirkleColor::Green => Ink::Green,
        QwirkleColor::Blue => Ink::Blue,
        QwirkleColor::Purple => Ink::Purple,
    }
}

fn outline(shape: QwirkleShape) -> Vec<Shape> {
    match shape {
        QwirkleShape::Circle => vec![Shape::Circle { center: CENTER, radius: 120 }],
        QwirkleShape::Cross => vec![spikes(4, 1, 165.0, 55.0)],
        QwirkleShape::Diamond => vec![spikes(4, 0, 145.0, 102.5)],
        QwirkleShape::Square => vec![Shape::square(CENTER, 105, 0)],
        QwirkleShape::Star => vec![spikes(8, 0, 150.0, 80.0)],
        QwirkleShape::Clover => {
            let leaf = |x, y| Shape::Circle { center: Point::new(x, y), radius: 62 };
            vec![leaf(0, -75), leaf(75, 0), leaf(0, 75), leaf(-75, 0), Shape::square(CENTER, 60, 0)]
        }
    }
}

/// A star of so many spikes, turned by eighths, with its points and its notches so far from the middle.
fn spikes(number: i32, eighths: i32, points: f64, notches: f64) -> Shape {
    let corner = |step: i32| {
        let distance = if step % 2 == 0 { points } else { notches };
        Direction::turned(8 * step + 2 * number * eighths, 16 * number).from(CENTER, distance)
    };
    Shape::Polygon((0..2 * number).map(corner).collect())
}
