//! What a position of LCR looks like: players round a table, a ring of chips before each, the pot in the middle.

use super::Lcr;
use super::state::State;
use super::text::text;
use super::wire::{LcrDie, LcrEvent, LcrHighlight};
use crate::picture::{Direction, Handle, Ink, Paint, Picture, Pictured, Point, Shape, Text, fit, name_of};
use crate::wire::Seat;

/// Width and height.
const SIZE: i32 = 6400;
/// The middle of the table.
const MIDDLE: Point = Point::new(SIZE / 2, SIZE / 2);
/// The radius of the table.
const TABLE: i32 = 3100;
/// How far from the middle the plates reach.
const RIM: i32 = 2960;
/// The radius of the largest plate.
const LARGEST_PLATE: i32 = 640;
/// The radius of the pot.
const POT: i32 = 900;
/// The most chips that are drawn one by one; the number always stands beside them.
const MOST_DRAWN: u16 = 24;

/// The table as it is drawn.
fn picture(state: &State, seat: Option<Seat>, highlight: &LcrHighlight) -> Picture {
    let (title, description) = (title(state), description(state));
    let table = Table::new(state, seat);
    let mut picture = Picture::new(title, description, SIZE, SIZE);
    picture
        .draw(Shape::Circle { center: MIDDLE, radius: TABLE }, Paint::fill(Ink::Board).edged(Ink::Grid, 40));
    pot(&mut picture, state);
    for seat in 0..state.chips.len() {
        table.player(&mut picture, state, seat, highlight);
    }
    table.last_move(&mut picture, highlight);
    if highlight.targets {
        table.targets(&mut picture, state);
    }
    picture
}

fn name(state: &State, seat: usize) -> String {
    let name = state.names.get(seat).and_then(Option::as_ref);
    name_of(name, Seat(u8::try_from(seat).unwrap_or(0)))
}

fn title(state: &State) -> String {
    match state.to_move {
        Some(seat) => format!("LCR: {} to roll", name(state, seat.into())),
        None => {
            let winner = state.chips.iter().position(|&chips| chips > 0);
            format!("LCR: {} wins", winner.map_or_else(String::new, |seat| name(state, seat)))
        }
    }
}

fn description(state: &State) -> String {
    let player = |seat: usize| format!("{} {}", name(state, seat), state.chips[seat]);
    let players: Vec<String> = (0..state.chips.len()).map(player).collect();
    format!("Chips clockwise: {}. Pot {}.", players.join(", "), state.pot)
}

/// Where everybody sits.
struct Table {
    players: i32,
    /// The seat at the bottom.
    base: i32,
    /// The radius of a plate.
    plate: i32,
    /// How far the plates' middles are from that of the table.
    reach: f64,
}

impl Table {
    fn new(state: &State, seat: Option<Seat>) -> Self {
        let players = i32::try_from(state.chips.len()).unwrap_or(1).max(1);
        let base = seat.map_or(0, |seat| i32::from(seat.0));
        // Plates of neighbours touch where their circle is as long as all of them; a tenth is left free.
        let share = std::f64::consts::TAU / f64::from(players) * 0.45;
        let plate = ((f64::from(RIM) * share / (1.0 + share)) as i32).min(LARGEST_PLATE);
        Self { players, base: if base < players { base } else { 0 }, plate, reach: f64::from(RIM - plate) }
    }

    fn direction(&self, seat: usize) -> Direction {
        // A quarter of a turn beyond right is down; quarters of seats keep all whole.
        let seat = i32::try_from(seat).unwrap_or(0) - self.base;
        Direction::turned(4 * seat + self.players, 4 * self.players)
    }

    fn place(&self, seat: usize) -> Point {
        self.direction(seat).from(MIDDLE, self.reach)
    }

    fn player(&self, picture: &mut Picture, state: &State, seat: usize, highlight: &LcrHighlight) {
        let (place, chips) = (self.place(seat), state.chips[seat]);
        let to_move = state.to_move.map(usize::from) == Some(seat);
        let pointed = highlight.seats.iter().any(|pointed| pointed.index() == seat);
        let has_won = state.to_move.is_none() && chips > 0;
        let edge = match (pointed, to_move || has_won) {
            (true, _) => (Ink::Pointed, 70),
            (_, true) => (Ink::Turn, 70),
            _ => (Ink::Grid, 20),
        };
        picture.group(Handle::new("seat", seat.to_string()), |picture| {
            let radius = self.plate;
            picture
                .draw(Shape::Circle { center: place, radius }, Paint::fill(Ink::Cell).edged(edge.0, edge.1));
            chips_round(picture, place, radius * 78 / 100, (radius / 9).min(62), chips);
            let number = Text::middle(
                chips.to_string(),
                place.plus(0, -radius * 25 / 100),
                radius * 58 / 100,
                Ink::Text,
            );
            picture.write(number.bold());
            let size = (radius * 30 / 100).max(110);
            let label = fit(&name(state, seat), size, radius * 172 / 100);
            picture.write(Text::middle(label, place.plus(0, radius * 28 / 100), size, Ink::Text));
        });
        if to_move {
            self.pointer(picture, seat);
        }
    }

    /// A triangle before the plate of the player to move.
    fn pointer(&self, picture: &mut Picture, seat: usize) {
        let seat = i32::try_from(seat).unwrap_or(0) - self.base;
        let parts = 360 * self.players;
        let at = |degrees: i32, distance: f64| {
            Direction::turned(360 * seat + 90 * self.players + degrees, parts).from(MIDDLE, distance)
        };
        let tip = self.reach - f64::from(self.plate) - 70.0;
        let side = 4 * self.players;
        let corners = vec![at(0, tip), at(side, tip - 190.0), at(-side, tip - 190.0)];
        picture.draw(Shape::Polygon(corners), Paint::fill(Ink::Turn));
    }

    /// The dice, and an arrow for every way that chips went.
    fn last_move(&self, picture: &mut Picture, highlight: &LcrHighlight) {
        let known = |seat: Seat| i32::from(seat.0) < self.players;
        for event in &highlight.events {
            match event {
                LcrEvent::Rolled { dice: rolled, .. } => dice(picture, rolled),
                LcrEvent::Passed { seat, to, chips } if known(*seat) && known(*to) => {
                    self.arrow(picture, self.place(seat.index()), self.place(to.index()), self.plate, *chips);
                }
                LcrEvent::Potted { seat, chips } if known(*seat) => {
                    self.arrow(picture, self.place(seat.index()), MIDDLE, POT, *chips);
                }
                _ => {}
            }
        }
    }

    /// An arrow from the plate at one point to what has this radius around another.
    fn arrow(&self, picture: &mut Picture, from: Point, to: Point, radius: i32, chips: u32) {
        let (right, down) = (f64::from(to.x - from.x), f64::from(to.y - from.y));
        let length = (right * right + down * down).sqrt().max(1.0);
        let along = |distance: f64, aside: f64| {
            let right_part = (right * distance - down * aside) / length;
            let down_part = (down * distance + right * aside) / length;
            from.plus(right_part.round() as i32, down_part.round() as i32)
        };
        let (begin, end) = (f64::from(self.plate) + 40.0, length - f64::from(radius) - 60.0);
        let end = end.max(begin + 160.0);
        picture.draw(
            Shape::Line(vec![along(begin, 0.0), along(end - 130.0, 0.0)]),
            Paint::stroke(Ink::Last, 60),
        );
        let head = vec![along(end, 0.0), along(end - 160.0, 100.0), along(end - 160.0, -100.0)];
        picture.draw(Shape::Polygon(head), Paint::fill(Ink::Last));
        let label = along((begin + end) / 2.0 - 60.0, 0.0);
        picture.draw(Shape::Circle { center: label, radius: 120 }, Paint::fill(Ink::Last));
        picture.write(Text::middle(chips.to_string(), label, 160, Ink::Bright).bold());
    }

    /// A letter at the neighbours and the pot of the player to move: where the dice may send chips.
    fn targets(&self, picture: &mut Picture, state: &State) {
        let Some(seat) = state.to_move else { return };
        let seat = usize::from(seat);
        let players = state.chips.len().max(1);
        let offset = f64::from(self.plate);
        for (letter, neighbour) in [("L", (seat + 1) % players), ("R", (seat + players - 1) % players)] {
            let at = self.direction(neighbour).from(MIDDLE, self.reach + offset);
            target(picture, letter, at);
        }
        target(picture, "C", MIDDLE.plus(POT * 7 / 10, -POT * 7 / 10));
    }
}

fn target(picture: &mut Picture, letter: &str, at: Point) {
    picture.draw(
        Shape::Circle { center: at, radius: 150 },
        Paint::fill(Ink::Cell).edged(Ink::Target, 50).dashed(),
    );
    picture.write(Text::middle(letter, at, 180, Ink::Text).bold());
}

fn pot(picture: &mut Picture, state: &State) {
    picture
        .draw(Shape::Circle { center: MIDDLE, radius: POT }, Paint::fill(Ink::Ground).edged(Ink::Grid, 30));
    chips_round(picture, MIDDLE, POT * 86 / 100, 80, state.pot);
    picture.write(Text::middle(state.pot.to_string(), MIDDLE.plus(0, -300), 560, Ink::Text).bold());
    picture.write(Text::middle("pot", MIDDLE.plus(0, 80), 220, Ink::Quiet));
}

/// Chips in a ring, from the top clockwise.
fn chips_round(picture: &mut Picture, center: Point, distance: i32, radius: i32, chips: u16) {
    for chip in 0..chips.min(MOST_DRAWN) {
        let parts = i32::from(MOST_DRAWN);
        let at = Direction::turned(i32::from(chip) - parts / 4, parts).from(center, distance.into());
        picture.draw(Shape::Circle { center: at, radius }, Paint::fill(Ink::Red).edged(Ink::Dark, 10));
    }
}

/// The dice of the last roll, in the pot.
fn dice(picture: &mut Picture, rolled: &[LcrDie]) {
    let shown = rolled.len().min(3);
    for (place, die) in rolled.iter().take(shown).enumerate() {
        let right = (2 * i32::try_from(place).unwrap_or(0) - i32::try_from(shown).unwrap_or(0) + 1) * 170;
        let at = MIDDLE.plus(right, 440);
        picture.draw(Shape::square(at, 145, 40), Paint::fill(Ink::Card).edged(Ink::Last, 40));
        match letter(*die) {
            Some(letter) => picture.write(Text::middle(letter, at, 210, Ink::Dark).bold()),
            None => picture.draw(Shape::Circle { center: at, radius: 45 }, Paint::fill(Ink::Dark)),
        }
    }
}

/// What a face shows; none for the dot.
const fn letter(die: LcrDie) -> Option<&'static str> {
    match die {
        LcrDie::Left => Some("L"),
        LcrDie::Right => Some("R"),
        LcrDie::Center => Some("C"),
        LcrDie::Dot => None,
    }
}

impl Pictured for Lcr {
    type Highlight = LcrHighlight;

    fn picture(state: &State, seat: Option<Seat>, highlight: &LcrHighlight) -> Picture {
        picture(state, seat, highlight)
    }

    fn text(state: &State, seat: Option<Seat>, highlight: &LcrHighlight) -> String {
        text(state, seat, highlight)
    }
}
