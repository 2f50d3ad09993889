//! Laws of pictures: everything is drawn once, nothing outside, the same every time, and nothing that is hidden.

use std::collections::BTreeMap;

use mwamuzi_rules::picture::{Item, Picture, Point, Shape, Text};
use mwamuzi_rules::{Played, Seat};

use super::lawful::{Lawful, LawfulHiddenHands};
use super::play::games;
use crate::support::{bytes, seeded};

/// Somebody who sits at no table.
const NOBODY: Seat = Seat(23);
/// The most lines and columns of a text.
const MOST_LINES: usize = 90;
const MOST_COLUMNS: usize = 330;

/// What is drawn, taken apart.
#[derive(Debug, Default)]
pub(crate) struct Parts {
    /// How often each handle is there, by kind and value.
    pub(crate) handles: BTreeMap<(&'static str, String), usize>,
    /// How often each motif is copied.
    pub(crate) copies: BTreeMap<&'static str, usize>,
    /// Every text.
    pub(crate) texts: Vec<String>,
    points: Vec<Point>,
}

impl Parts {
    /// The parts of a picture.
    pub(crate) fn of(picture: &Picture) -> Self {
        let mut parts = Self::default();
        parts.add(&picture.items);
        parts
    }

    fn add(&mut self, items: &[Item]) {
        for item in items {
            match item {
                Item::Group(handle, inside) => {
                    *self.handles.entry((handle.kind, handle.value.clone())).or_default() += 1;
                    self.add(inside);
                }
                Item::Copy(motif, at, _) => {
                    *self.copies.entry(motif).or_default() += 1;
                    self.points.push(*at);
                }
                Item::Text(Text { content, at, .. }) => {
                    self.texts.push(content.clone());
                    self.points.push(*at);
                }
                Item::Shape(shape, _) => self.points.extend(corners(shape)),
            }
        }
    }

    /// How many different handles of a kind there are; none if one is there twice.
    pub(crate) fn once(&self, kind: &str) -> Option<usize> {
        let of_kind: Vec<usize> =
            self.handles.iter().filter(|((other, _), _)| *other == kind).map(|(_, &times)| times).collect();
        of_kind.iter().all(|&times| times == 1).then_some(of_kind.len())
    }
}

fn corners(shape: &Shape) -> Vec<Point> {
    match shape {
        Shape::Rectangle { at, width, height, .. } => {
            vec![*at, Point { x: at.x + width, y: at.y + height }]
        }
        Shape::Circle { center, radius } => vec![
            Point { x: center.x - radius, y: center.y - radius },
            Point { x: center.x + radius, y: center.y + radius },
        ],
        Shape::Polygon(points) | Shape::Line(points) => points.clone(),
    }
}

pub(crate) fn everything_is_drawn_once_within_the_picture<G: Lawful>() {
    for record in games::<G>("pictures") {
        for step in record.steps.iter().step_by(11).chain(record.steps.last()) {
            let Played { state, events, .. } = &step.played;
            for seat in [None, G::seat_to_move(state), Some(NOBODY)] {
                let picture = G::picture(state, seat, &G::lit(events));
                let context = || format!("{}: seen by {seat:?}: {}", record.name, bytes(&G::wire(state)));
                let parts = Parts::of(&picture);
                assert_eq!(G::drawn_wrongly(&G::wire(state), &parts), None, "{}", context());
                let outside = |point: &Point| {
                    !(-200..=picture.width + 200).contains(&point.x)
                        || !(-200..=picture.height + 200).contains(&point.y)
                };
                assert_eq!(parts.points.iter().find(|point| outside(point)), None, "{}", context());
                assert!(picture.width.max(picture.height) <= 30_000, "{}", context());
                assert!(!picture.title.is_empty() && !picture.description.is_empty());
                assert_eq!(picture, G::picture(state, seat, &G::lit(events)), "{}", context());
            }
        }
    }
}

pub(crate) fn a_text_is_short_and_ends_its_lines<G: Lawful>() {
    for record in games::<G>("texts") {
        for step in record.steps.iter().step_by(11).chain(record.steps.last()) {
            let text = G::text(&step.played.state, None, &G::lit(&step.played.events));
            let columns = text.lines().map(|line| line.chars().count()).max().unwrap_or(0);
            assert!(text.ends_with('\n') && text.lines().count() <= MOST_LINES, "{text}");
            assert!(columns <= MOST_COLUMNS && text.lines().all(|line| line == line.trim_end()), "{text}");
        }
    }
}

pub(crate) fn a_picture_tells_a_seat_nothing_that_is_hidden<G: LawfulHiddenHands>() {
    for (number, record) in (0..).zip(games::<G>("hidden pictures")) {
        let mut dice = seeded("hidden pictures dealt anew", number);
        for step in record.steps.iter().step_by(13) {
            let wire = G::wire(&step.played.state);
            for viewer in (0..G::players(&wire)).map(|seat| Some(Seat(seat))).chain([None]) {
                let other = G::admit(&G::dealt_anew(&wire, viewer, &mut dice)).expect("a possible state");
                let seat = viewer.unwrap_or(NOBODY);
                let seen = |state: &G::State| {
                    let (state, lit) = G::conceal(state.clone(), G::lit(&step.played.events), seat);
                    (G::picture(&state, Some(seat), &lit), G::text(&state, Some(seat), &lit))
                };
                assert_eq!(seen(&step.played.state), seen(&other), "{}: {viewer:?}", record.name);
            }
        }
    }
}
