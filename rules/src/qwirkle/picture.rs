//! What a position of Qwirkle looks like: the tiles on as much of the grid as they need, and the players with their
//! hands below.

mod area;
mod players;
mod tiles;

pub(super) use self::area::Area;
use self::area::CELL;
pub(super) use self::tiles::letter;
use super::Qwirkle;
use super::kinds::Kind;
use super::state::{Hand, State};
use super::targets::targets;
use super::text::text;
use super::view;
use super::wire::{QwirkleEvent, QwirkleHighlight, QwirklePlacedTile};
use crate::answer::Cell;
use crate::game::{Game, HiddenHands};
use crate::picture::{Handle, Ink, Paint, Picture, Pictured, Point, Shape, Text, name_of};
use crate::wire::Seat;

impl Pictured for Qwirkle {
    type Highlight = QwirkleHighlight;

    fn picture(state: &State, seat: Option<Seat>, highlight: &QwirkleHighlight) -> Picture {
        let marks = Marks::of(state, highlight);
        let area = Area::of(state, &marks);
        let players = players::height(state);
        let (width, height) = (area.width(), area.height() + players);
        let mut picture = Picture::new(title(state), description(state), width, height);
        tiles::motifs(&mut picture);
        ground(&mut picture, &area);
        board(&mut picture, state, &area, &marks);
        lights(&mut picture, &area, &marks);
        players::draw(&mut picture, state, seat, area.height());
        picture
    }

    fn text(state: &State, seat: Option<Seat>, highlight: &QwirkleHighlight) -> String {
        let marks = Marks::of(state, highlight);
        text(state, seat, &Area::of(state, &marks), &marks)
    }

    fn conceal(state: State, mut highlight: QwirkleHighlight, seat: Seat) -> (State, QwirkleHighlight) {
        if state.to_move() != Some(seat) {
            highlight.placed.clear();
        }
        highlight.events = highlight.events.iter().map(|event| view::view_event(event, Some(seat))).collect();
        (Self::view(&state, Some(seat)), highlight)
    }
}

/// What is lit up, by cell.
#[derive(Debug, Default)]
pub(super) struct Marks {
    /// Laid by the last move.
    pub(super) last: Vec<Cell>,
    /// Laid this turn and not yet on the board.
    pub(super) placed: Vec<QwirklePlacedTile>,
    /// Where a tile of the hand may go.
    pub(super) targets: Vec<Cell>,
    /// Pointed out.
    pub(super) pointed: Vec<Cell>,
}

impl Marks {
    /// What the highlight asks for, each cell once, without what lies far from every tile.
    fn of(state: &State, highlight: &QwirkleHighlight) -> Self {
        let near = area::nearness(state);
        let on_board = |cell: Cell| state.board.at(cell).is_some();
        let laid = highlight.events.iter().filter_map(|event| match event {
            QwirkleEvent::Placed { tiles, .. } => Some(tiles),
            _ => None,
        });
        let last = laid.flatten().map(|tile| tile.cell()).filter(|&cell| on_board(cell));
        let mut placed: Vec<QwirklePlacedTile> = Vec::new();
        for tile in &highlight.placed {
            let taken = on_board(tile.cell()) || placed.iter().any(|other| other.cell() == tile.cell());
            if near(tile.cell()) && !taken {
                placed.push(*tile);
            }
        }
        let open = highlight.targets && matches!(state.hand_to_move(), Some(Hand::Open(_)));
        let found = if open { targets(state, &highlight.placed).targets } else { Vec::new() };
        let cells = found.into_iter().flat_map(|target| target.cells).filter(|&cell| near(cell));
        let pointed = highlight.cells.iter().map(|&cell| Cell::from(cell)).filter(|&cell| near(cell));
        Self { last: once(last), placed, targets: once(cells), pointed: once(pointed) }
    }

    /// Every cell that must be in the picture.
    fn cells(&self) -> impl Iterator<Item = Cell> {
        let placed = self.placed.iter().map(|tile| tile.cell());
        placed.chain(self.targets.iter().copied()).chain(self.pointed.iter().copied())
    }
}

fn once(cells: impl Iterator<Item = Cell>) -> Vec<Cell> {
    let mut cells: Vec<Cell> = cells.collect();
    cells.sort_unstable_by_key(|cell| (cell.y, cell.x));
    cells.dedup();
    cells
}

/// What a player is called.
pub(super) fn name(state: &State, seat: Seat) -> String {
    name_of(state.names.get(seat.index()).and_then(Option::as_ref), seat)
}

/// How the game stands, in a line.
pub(super) fn title(state: &State) -> String {
    if let Some(seat) = state.to_move() {
        return format!("Qwirkle: {} to move", name(state, seat));
    }
    let names: Vec<String> = winners(state).iter().map(|&seat| name(state, seat)).collect();
    format!("Qwirkle: won by {}", names.join(" and "))
}

/// Who has won; nobody while the game goes on.
fn winners(state: &State) -> Vec<Seat> {
    Qwirkle::standing(state).result.map(|result| result.winners).unwrap_or_default()
}

fn description(state: &State) -> String {
    let seats = (0u8..).zip(&state.scores).zip(&state.hands);
    let player = |((seat, score), hand): ((u8, &u32), &Hand)| {
        format!("{}: {score} points, {} tiles in hand.", name(state, Seat(seat)), hand.size())
    };
    let players: Vec<String> = seats.map(player).collect();
    format!("{} On the board: {}. In the bag: {}.", players.join(" "), state.board.len(), state.bag())
}

/// The grid, with the numbers of its columns and rows.
fn ground(picture: &mut Picture, area: &Area) {
    let (width, height) = (area.width(), area.height());
    let board = Shape::Rectangle { at: Point::new(0, 0), width, height, round: 120 };
    picture.draw(board, Paint::fill(Ink::Board));
    let inner = |number: i32| 2 * CELL / 5 + number * CELL;
    for column in 0..=area.columns {
        let x = inner(column);
        picture.draw(
            Shape::Line(vec![Point::new(x, inner(0)), Point::new(x, inner(area.rows))]),
            Paint::stroke(Ink::Grid, 5),
        );
    }
    for row in 0..=area.rows {
        let y = inner(row);
        picture.draw(
            Shape::Line(vec![Point::new(inner(0), y), Point::new(inner(area.columns), y)]),
            Paint::stroke(Ink::Grid, 5),
        );
    }
    let margin = CELL / 5;
    for column in 0..area.columns {
        let at = Point::new(inner(column) + CELL / 2, margin);
        label(picture, area.left + column, at);
    }
    for row in 0..area.rows {
        label(picture, area.top + row, Point::new(margin, inner(row) + CELL / 2));
    }
}

/// The number of a column or row, where it is short enough to be read.
fn label(picture: &mut Picture, number: i32, at: Point) {
    if number.abs() < 1000 {
        picture.write(Text::middle(number.to_string(), at, 100, Ink::Quiet));
    }
}

fn board(picture: &mut Picture, state: &State, area: &Area, marks: &Marks) {
    let lying = state.board.tiles().map(|(cell, kind)| (area.middle(cell), kind));
    let placed = marks.placed.iter().map(|tile| (area.middle(tile.cell()), Kind::of(tile.tile())));
    let all: Vec<(Point, Kind)> = lying.chain(placed).collect();
    tiles::draw(picture, &all);
}

fn lights(picture: &mut Picture, area: &Area, marks: &Marks) {
    for &cell in &marks.targets {
        picture.group(Handle::new("cell", format!("{},{}", cell.x, cell.y)), |picture| {
            let paint = Paint::fill(Ink::Cell).edged(Ink::Target, 25).dashed();
            picture.draw(Shape::square(area.middle(cell), CELL * 2 / 5, 60), paint);
        });
    }
    let outlined = |picture: &mut Picture, cell: Cell, paint: Paint| {
        picture.draw(Shape::square(area.middle(cell), CELL * 48 / 100, 60), paint);
    };
    for &cell in &marks.last {
        outlined(picture, cell, Paint::stroke(Ink::Last, 42));
    }
    for tile in &marks.placed {
        outlined(picture, tile.cell(), Paint::stroke(Ink::Turn, 35).dashed());
    }
    for &cell in &marks.pointed {
        outlined(picture, cell, Paint::stroke(Ink::Pointed, 45));
        let corner = area.middle(cell).plus(CELL * 2 / 5, -CELL * 2 / 5);
        picture.draw(Shape::Circle { center: corner, radius: 80 }, Paint::fill(Ink::Pointed));
        picture.write(Text::middle("!", corner, 130, Ink::Bright).bold());
    }
}
