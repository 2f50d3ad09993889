//! What a position of Ludo looks like: the cross, the line or the T, the yards with their names, the die below.

mod board;
mod lights;
mod pieces;
mod plan;

pub(super) use self::lights::destinations;
pub(super) use self::plan::Plan;
use self::plan::{MARGIN, SIDE};
use super::Ludo;
use super::state::{State, seat_to_move};
use super::text::text;
use super::wire::{LudoEvent, LudoHighlight, LudoPiece, LudoTurn};
use crate::game::Game;
use crate::picture::{Ink, Paint, Picture, Pictured, Point, Shape, Text, fit, name_of};
use crate::wire::Seat;

/// The height of what stands below the board.
const CAPTION: i32 = 620;

impl Pictured for Ludo {
    type Highlight = LudoHighlight;

    fn picture(state: &State, seat: Option<Seat>, highlight: &LudoHighlight) -> Picture {
        let plan = Plan::new(state, seat);
        let side = SIDE + 2 * MARGIN;
        let mut picture = Picture::new(title(state), description(state), side, side + CAPTION);
        board::draw(&mut picture, state, plan);
        lights::last_move(&mut picture, state, plan, highlight);
        let pieces = pieces::pieces(state, plan);
        pieces.iter().for_each(|piece| pieces::draw(&mut picture, piece));
        if highlight.targets {
            lights::targets(&mut picture, state, plan);
        }
        lights::rings(&mut picture, state, plan, &pieces, highlight);
        caption(&mut picture, state, highlight);
        picture
    }

    fn text(state: &State, seat: Option<Seat>, highlight: &LudoHighlight) -> String {
        text(state, Plan::new(state, seat), highlight)
    }
}

/// What a player is called.
pub(super) fn name(state: &State, seat: Seat) -> String {
    name_of(state.table.seats.get(seat.index()).and_then(|sitting| sitting.name.as_ref()), seat)
}

/// How the game stands, in a line.
pub(super) fn title(state: &State) -> String {
    let asked = |seat: Seat, what: &str| format!("{} {what}", name(state, seat));
    let stands = match state.turn {
        LudoTurn::Roll { seat, .. } => asked(seat, "to roll"),
        LudoTurn::Move { seat, die, .. } => asked(seat, &format!("to move {die}")),
        LudoTurn::Exit { seat } => asked(seat, "to take a piece out"),
        LudoTurn::Over {} => {
            let winners = Ludo::standing(state).result.map(|result| result.winners).unwrap_or_default();
            let names: Vec<String> = winners.iter().map(|&seat| name(state, seat)).collect();
            format!("won by {}", names.join(" and "))
        }
    };
    format!("Ludo: {stands}")
}

fn description(state: &State) -> String {
    let player = |seat: Seat| {
        let places: Vec<String> =
            (0u8..4).map(|number| format!("{number} {}", place(state, seat, number))).collect();
        let color = state.table.seats.get(seat.index()).map_or("", |sitting| sitting.color.word());
        format!("{}, {color}: {}.", name(state, seat), places.join(", "))
    };
    let players: Vec<String> = state.seats().map(player).collect();
    players.join(" ")
}

/// Where a piece is, in words.
pub(super) fn place(state: &State, seat: Seat, number: u8) -> String {
    let progress = state.pieces_of(seat).get(usize::from(number)).copied().flatten();
    words(state, seat, progress)
}

/// Where a piece is that has come so far, in words.
pub(super) fn words(state: &State, seat: Seat, progress: Option<u8>) -> String {
    match state.table.board.piece(state.start_of(seat), progress) {
        LudoPiece::Yard {} => "in the yard".into(),
        LudoPiece::Track { square } => format!("on square {square}"),
        LudoPiece::Lane { step } => format!("on lane {step}"),
        LudoPiece::Finish {} => "home".into(),
    }
}

/// The die that counts: the one to move by, else the one of the last move.
fn die(state: &State, highlight: &LudoHighlight) -> Option<u8> {
    if let LudoTurn::Move { die, .. } = state.turn {
        return Some(die);
    }
    let rolled = highlight.events.iter().rev().find_map(|event| match event {
        LudoEvent::Rolled { die, .. } => Some(*die),
        _ => None,
    });
    rolled.filter(|die| (1..=6).contains(die))
}

fn caption(picture: &mut Picture, state: &State, highlight: &LudoHighlight) {
    let middle = SIDE + 2 * MARGIN + CAPTION / 2 - 60;
    let shown = die(state, highlight);
    let mut left = MARGIN + 50;
    if let Some(die) = shown {
        face(picture, Point::new(left + 210, middle), die);
        left += 560;
    }
    let ink = if seat_to_move(state.turn).is_some() { Ink::Turn } else { Ink::Text };
    let words = title(state);
    let words = fit(words.trim_start_matches("Ludo: "), 300, picture.width - left - MARGIN);
    picture.write(Text::start(words, Point::new(left, middle), 300, ink).bold());
}

/// A die's face with its pips.
fn face(picture: &mut Picture, center: Point, die: u8) {
    picture.draw(Shape::square(center, 210, 60), Paint::fill(Ink::Card).edged(Ink::Dark, 16));
    let pips: &[(i32, i32)] = match die {
        1 => &[(0, 0)],
        2 => &[(-1, -1), (1, 1)],
        3 => &[(-1, -1), (0, 0), (1, 1)],
        4 => &[(-1, -1), (1, -1), (-1, 1), (1, 1)],
        5 => &[(-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)],
        _ => &[(-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)],
    };
    for (right, down) in pips {
        let pip = Shape::Circle { center: center.plus(right * 110, down * 110), radius: 42 };
        picture.draw(pip, Paint::fill(Ink::Dark));
    }
}
