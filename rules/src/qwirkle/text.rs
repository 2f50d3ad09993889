//! A position of Qwirkle in lines of text: a letter for a tile's colour and a sign for its shape.

use super::kinds::Kind;
use super::picture::{Area, Marks, letter, name, title};
use super::state::{Hand, State};
use super::wire::QwirkleShape;
use crate::answer::Cell;
use crate::wire::Seat;

/// The board with its columns and rows, then the players. Names end their lines, so that no name shifts a column.
pub(super) fn text(state: &State, seat: Option<Seat>, area: &Area, marks: &Marks) -> String {
    let mut lines = vec![title(state), String::new()];
    let width = label_width(area);
    let columns = (area.left..area.left + area.columns).map(|x| format!("{:>3} ", x % 100));
    lines.push(format!("{:width$}{}", "", columns.collect::<String>()).trim_end().to_owned());
    for y in area.top..area.top + area.rows {
        let cells = (area.left..area.left + area.columns).map(|x| cell(state, Cell { x, y }, marks));
        lines.push(format!("{y:>width$}{}", cells.collect::<String>()).trim_end().to_owned());
    }
    lines.push(String::new());
    let players = state.hands.len();
    let first = seat.map(|seat| seat.index() + 1).filter(|&first| first <= players).unwrap_or(0);
    for seat in (0..players).map(|row| (first + row) % players.max(1)) {
        lines.push(player(state, Seat(u8::try_from(seat).unwrap_or(0))));
    }
    lines.push(format!("  {:>5}  in the bag", state.bag()));
    lines.join("\n") + "\n"
}

fn label_width(area: &Area) -> usize {
    [area.top, area.top + area.rows - 1].map(|row| row.to_string().len()).into_iter().max().unwrap_or(1)
}

/// A cell in four columns: its tile between the signs of what is lit up.
fn cell(state: &State, cell: Cell, marks: &Marks) -> String {
    let placed = marks.placed.iter().find(|tile| tile.cell() == cell);
    let tile = state.board.at(cell).or_else(|| placed.map(|tile| Kind::of(tile.tile())));
    let inside =
        tile.map_or_else(|| if marks.targets.contains(&cell) { "..".into() } else { " ·".into() }, sign);
    let (before, after) = if marks.pointed.contains(&cell) {
        ('!', '!')
    } else if placed.is_some() {
        ('(', ')')
    } else if marks.last.contains(&cell) {
        ('[', ']')
    } else {
        (' ', ' ')
    };
    format!("{before}{inside}{after}")
}

fn sign(kind: Kind) -> String {
    let tile = kind.tile();
    let shape = match tile.shape {
        QwirkleShape::Circle => '●',
        QwirkleShape::Cross => '✖',
        QwirkleShape::Diamond => '◆',
        QwirkleShape::Square => '■',
        QwirkleShape::Star => '★',
        QwirkleShape::Clover => '♣',
    };
    format!("{}{shape}", letter(tile.color))
}

fn player(state: &State, seat: Seat) -> String {
    let marker = if state.to_move() == Some(seat) { '>' } else { ' ' };
    let score = state.scores.get(seat.index()).copied().unwrap_or(0);
    let hand = match state.hands.get(seat.index()) {
        Some(Hand::Open(kinds)) => kinds.iter().copied().map(sign).collect(),
        Some(Hand::Hidden(size)) => vec!["??".to_owned(); usize::from(*size)],
        None => Vec::new(),
    };
    format!("{marker} {score:>5}  {:<17}  {}", hand.join(" "), name(state, seat))
}
