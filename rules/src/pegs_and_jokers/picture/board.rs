//! The ring of Pegs and Jokers: holes, in-spots, come-outs, homes, starts, pegs and the cards in the middle.

use super::super::board::{come_out, in_spot, ring_size};
use super::super::bounds::HOMES;
use super::super::state::State;
use super::super::wire::PegsAndJokersColor as Color;
use super::cards;
use super::name;
use super::plan::{MIDDLE, Plan, WIDTH};
use crate::picture::{Handle, Ink, Paint, Picture, Point, Shape, Text, fit};
use crate::wire::Seat;

/// All colours, in the order in which seats without one take what is left.
const COLORS: [Color; 8] = [
    Color::Red,
    Color::Blue,
    Color::Green,
    Color::Yellow,
    Color::Orange,
    Color::Purple,
    Color::Black,
    Color::White,
];

/// The colour of every seat: its own, or the first that nobody has.
pub(super) fn colors(state: &State) -> Vec<Color> {
    let taken: Vec<Color> = state.people.iter().filter_map(|person| person.color).collect();
    let mut free = COLORS.into_iter().filter(|color| !taken.contains(color));
    let mut own = |color: Option<Color>| color.or_else(|| free.next()).unwrap_or(Color::White);
    state.people.iter().map(|person| own(person.color)).collect()
}

/// The ink of a colour.
pub(super) const fn ink(color: Color) -> Ink {
    match color {
        Color::Red => Ink::Red,
        Color::Blue => Ink::Blue,
        Color::Green => Ink::Green,
        Color::Yellow => Ink::Yellow,
        Color::Orange => Ink::Orange,
        Color::Purple => Ink::Purple,
        Color::Black => Ink::Black,
        Color::White => Ink::White,
    }
}

/// What can be read on a colour.
const fn on_color(color: Color) -> Ink {
    match color {
        Color::Red | Color::Blue | Color::Black => Ink::Bright,
        Color::Green | Color::Yellow | Color::Orange | Color::Purple | Color::White => Ink::Dark,
    }
}

/// The edge of what is painted in a colour: dark, but for black, which would not show on dark ground.
const fn edge(color: Color) -> Ink {
    match color {
        Color::Black => Ink::Quiet,
        _ => Ink::Dark,
    }
}

/// The letter of a seat: A for seat 0.
pub(in super::super) const fn letter(seat: u8) -> char {
    (b'A' + seat % 26) as char
}

/// Draws the ring without pegs.
pub(super) fn draw(picture: &mut Picture, state: &State, plan: Plan, colors: &[Color]) {
    let ground =
        Shape::Rectangle { at: Point::new(100, 100), width: WIDTH - 200, height: WIDTH - 200, round: 300 };
    picture.draw(ground, Paint::fill(Ink::Board));
    let radius = plan.peg() * 7 / 10;
    for (seat, &color) in (0u8..).zip(colors) {
        let tint = Paint::fill(ink(color)).soft().edged(Ink::Grid, 12);
        let corners = [(-1.5, -1.5), (1.5, -1.5), (1.5, 1.5), (-1.5, 1.5)];
        let at = |(aside, inward): (f64, f64)| plan.along(seat, f64::from(come_out(0)) + aside, 2.4 + inward);
        picture.draw(Shape::Polygon(corners.map(at).to_vec()), tint);
        let lane = vec![plan.hole(in_spot(seat)), plan.home(seat, HOMES)];
        let out = vec![plan.hole(come_out(seat)), plan.along(seat, f64::from(come_out(0)), 0.9)];
        // White does not stand out from bright ground, nor black from dark: every way has an edge.
        for (way, width) in [(&lane, 30), (&out, 30), (&lane, 0), (&out, 0)] {
            let ink = if width > 0 { Ink::Grid } else { ink(color) };
            picture.draw(Shape::Line(way.clone()), Paint::stroke(ink, plan.pitch / 4 + width));
        }
        for peg in 0..5 {
            picture.draw(
                Shape::Circle { center: plan.start(seat, peg), radius },
                Paint::fill(Ink::Cell).edged(ink(color), 20),
            );
        }
        for hole in 1..=HOMES {
            picture.draw(
                Shape::Circle { center: plan.home(seat, hole), radius },
                Paint::fill(Ink::Cell).edged(ink(color), 30),
            );
        }
    }
    for hole in 0..ring_size(state.players()) {
        picture.draw(
            Shape::Circle { center: plan.hole(hole), radius },
            Paint::fill(Ink::Cell).edged(Ink::Grid, 15),
        );
    }
    for (seat, &color) in (0u8..).zip(colors) {
        for hole in [in_spot(seat), come_out(seat)] {
            picture.draw(
                Shape::Circle { center: plan.hole(hole), radius: radius * 6 / 5 },
                Paint::fill(Ink::Cell).edged(ink(color), 45),
            );
        }
        side(picture, state, plan, seat, color);
    }
}

/// The name of a player inside the own side.
fn side(picture: &mut Picture, state: &State, plan: Plan, seat: u8, color: Color) {
    let (at, beside) = plan.label(seat);
    let size = (plan.pitch * 7 / 10).clamp(160, 230);
    let radius = size * 75 / 100;
    let name = name(state, Seat(seat));
    let mut text = if beside {
        let name = fit(&name, size, plan.pitch * 4);
        let letters = i32::try_from(name.chars().count()).unwrap_or(0);
        let left = at.plus(-(letters * size * 30 / 100), 0);
        badge(picture, seat, color, left, radius);
        Text::start(name, left.plus(radius + size * 3 / 10, 0), size, Ink::Text)
    } else {
        badge(picture, seat, color, at.plus(0, -size * 8 / 10), radius);
        Text::middle(fit(&name, size, plan.pitch * 11 / 2), at.plus(0, size * 6 / 10), size, Ink::Text)
    };
    if state.to_move() == Some(Seat(seat)) {
        text = Text { ink: Ink::Turn, ..text }.bold();
    }
    picture.write(text);
}

/// A disc with the letter of a seat.
pub(super) fn badge(picture: &mut Picture, seat: u8, color: Color, at: Point, radius: i32) {
    let disc = Shape::Circle { center: at, radius };
    picture.draw(disc, Paint::fill(ink(color)).edged(edge(color), 12));
    picture.write(Text::middle(letter(seat).to_string(), at, radius * 5 / 4, on_color(color)).bold());
}

/// Draws every peg, with the letter of its seat and its number.
pub(super) fn pegs(picture: &mut Picture, state: &State, plan: Plan, colors: &[Color]) {
    for (seat, &color) in (0u8..).zip(colors) {
        for (number, &place) in (0u8..).zip(state.board.pegs(seat)) {
            let center = plan.place(seat, number, place);
            let handle = Handle::new("peg", format!("{seat}/{number}"));
            picture.group(handle, |picture| {
                let disc = Shape::Circle { center, radius: plan.peg() };
                picture.draw(disc, Paint::fill(ink(color)).edged(edge(color), 14));
                let label = format!("{}{number}", letter(seat));
                picture.write(Text::middle(label, center, plan.peg() * 105 / 100, on_color(color)).bold());
            });
        }
    }
}

/// The pile, the last discard and what is asked, in the middle.
pub(super) fn middle(picture: &mut Picture, state: &State, words: &str) {
    let words = fit(words, 260, 2600);
    picture.write(Text::middle(words, MIDDLE.plus(0, -620), 260, Ink::Text).bold());
    cards::back(picture, MIDDLE.plus(-520, 0), 3);
    picture.write(Text::middle(format!("{} left", state.pile()), MIDDLE.plus(-520, 520), 170, Ink::Quiet));
    let discard = state.discard.as_slice();
    match discard.last() {
        Some(&card) => cards::face(picture, MIDDLE.plus(520, 0), 3, card),
        None => cards::gap(picture, MIDDLE.plus(520, 0), 3),
    }
    let text = format!("{} discarded", discard.len());
    picture.write(Text::middle(text, MIDDLE.plus(520, 520), 170, Ink::Quiet));
}
