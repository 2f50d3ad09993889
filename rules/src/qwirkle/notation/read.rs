//! Turns read: by hand, since what matters most is to say what is wrong and where.

use super::super::bounds::FARTHEST;
use super::super::wire::{QwirkleAxis, QwirklePlacedTile, QwirkleTile};
use super::tokens::{Kind, Token, tokens};
use super::{MOST_TILES, NotationError, NotedTurn, names};
use crate::answer::Cell;

/// The most errors that are told of one line.
const MOST_ERRORS: usize = 100;

/// A turn, a cell, a shape: what a message says was expected.
const A_TURN: &str =
    "a placement such as `across 3:-1 rst bst` or `rst@3:-1`, `swap` and a number, or `pass`";
const A_DIRECTION: &str = "a direction, `across` or `down`";
const A_CELL: &str = "a cell, its column and row such as `3:-1`";
const A_ROW: &str = "`:` and the row of the cell";
const A_TILE: &str = "a tile such as `rst` or `red star`";
const AT_A_CELL: &str =
    "`@` and the tile's cell, such as `@3:-1`; tiles in a line are written `across 3:-1 rst bst`";
const A_COLOR: &str = "a colour: red, orange, yellow, green, blue or purple, or its first letter";
const A_SHAPE: &str = "a shape: circle, cross, diamond, square, star or clover, or its first two letters";
const S_OR_S: &str = "a shape of two letters, `sq` for a square or `st` for a star";
const C_OR_C: &str = "a shape of two letters, `ci` for a circle, `cr` for a cross or `cl` for a clover";

/// Reads a turn.
///
/// # Errors
/// Everything that is wrong and can be told independently, in the order in which it stands: every word that is no
/// tile, but of a line that is built the wrong way only the first place.
pub fn read(text: &str) -> Result<NotedTurn, Vec<NotationError>> {
    let (tokens, end) = tokens(text);
    let mut reader = Reader { tokens: &tokens, next: 0, end, errors: Vec::new() };
    let turn = match reader.turn() {
        Ok(turn) => Some(turn),
        Err(error) => {
            reader.errors.push(error);
            None
        }
    };
    match turn {
        Some(turn) if reader.errors.is_empty() => Ok(turn),
        _ => Err(reader.errors),
    }
}

struct Reader<'t> {
    tokens: &'t [Token<'t>],
    next: usize,
    /// The position just after the text.
    end: usize,
    /// What was wrong so far and could be stepped over.
    errors: Vec<NotationError>,
}

impl<'t> Reader<'t> {
    fn turn(&mut self) -> Result<NotedTurn, NotationError> {
        let Some(first) = self.peek() else { return Err(self.expected(A_TURN)) };
        let turn = match first.word() {
            Some("swap" | "swapped" | "exchange" | "exchanged" | "trade" | "traded") => self.swap()?,
            Some("pass" | "passed") => {
                self.next += 1;
                NotedTurn::Pass
            }
            Some(word) if direction(word).is_none() => self.singles()?,
            Some(_) => self.line()?,
            None if begins_a_cell(first) => self.line()?,
            None => return Err(self.expected(A_TURN)),
        };
        if self.peek().is_some() {
            return Err(self.expected("nothing more"));
        }
        Ok(turn)
    }

    fn swap(&mut self) -> Result<NotedTurn, NotationError> {
        self.next += 1;
        let expected = "how many tiles were swapped, a number such as 3";
        let count = match self.peek().map(|token| &token.kind) {
            Some(Kind::Integer(Some(count))) => u32::try_from(*count).map_err(|_| self.expected(expected))?,
            _ => return Err(self.expected(expected)),
        };
        self.next += 1;
        if matches!(self.peek().and_then(Token::word), Some("tile" | "tiles")) {
            self.next += 1;
        }
        Ok(NotedTurn::Swap(count))
    }

    /// Tiles one after the other from a cell on.
    fn line(&mut self) -> Result<NotedTurn, NotationError> {
        let before = self.direction();
        let mut cell = self.cell()?;
        let axis = match before {
            Some(axis) => axis,
            None => self.direction().ok_or_else(|| self.expected(A_DIRECTION))?,
        };
        self.take(':');
        let mut tiles = Vec::new();
        let mut items = 0;
        while let Some(token) = self.peek_unless_full() {
            if token.is('.') || token.is('_') {
                self.next += 1;
            } else {
                let start = self.next;
                if let Some(tile) = self.tile()? {
                    self.check_room(start, tiles.len(), cell)?;
                    tiles.push(tile.at(cell));
                }
            }
            items += 1;
            cell = step(cell, axis);
            self.separator();
        }
        if tiles.is_empty() && self.errors.is_empty() {
            return Err(self.expected(if items == 0 { A_TILE } else { "a tile after the gap" }));
        }
        Ok(NotedTurn::Place(tiles))
    }

    /// Tiles each with its own cell.
    fn singles(&mut self) -> Result<NotedTurn, NotationError> {
        let mut tiles = Vec::new();
        while self.peek_unless_full().is_some() {
            let start = self.next;
            let tile = self.tile()?;
            if !self.take('@') && !self.take_word("at") {
                return Err(self.expected(AT_A_CELL));
            }
            let cell = self.cell()?;
            self.check_room(start, tiles.len(), cell)?;
            tiles.extend(tile.map(|tile| tile.at(cell)));
            self.separator();
        }
        Ok(NotedTurn::Place(tiles))
    }

    /// A tile. A word that is none is told and stepped over, so that the next one is told too.
    fn tile(&mut self) -> Result<Option<QwirkleTile>, NotationError> {
        let Some(word) = self.peek().and_then(Token::word) else { return Err(self.expected(A_TILE)) };
        if let Some(color) = names::color(word) {
            self.next += 1;
            let shape = self.peek().and_then(Token::word);
            if let Some(shape) = shape.and_then(names::shape) {
                self.next += 1;
                return Ok(Some(QwirkleTile { color, shape }));
            }
            self.errors.push(self.expected(shape.map_or(A_SHAPE, shape_meant_by)));
            // What was meant for a shape is stepped over, the next tile is not.
            self.next += usize::from(shape.is_some_and(|word| !begins_a_tile(word)));
            return Ok(None);
        }
        let joined = names::after_colors(word)
            .find_map(|(color, rest)| Some(QwirkleTile { color, shape: names::shape(rest)? }));
        if joined.is_none() {
            let after_color = names::after_colors(word).map(|(_, rest)| rest).min_by_key(|rest| rest.len());
            self.errors.push(self.expected(match after_color {
                Some(rest @ ("s" | "c")) => shape_meant_by(rest),
                _ if names::shape(word).is_some() => A_COLOR,
                _ => A_TILE,
            }));
        }
        self.next += 1;
        Ok(joined)
    }

    fn cell(&mut self) -> Result<Cell, NotationError> {
        let within_brackets = self.take('(');
        let after_x = self.peek().map(|token| token.position + token.text.chars().count());
        let x = self.coordinate(A_CELL)?;
        let parted = self.take(':') || self.take(',');
        // `3-1` may be meant as 3:1 or as 3:-1.
        if !parted && self.peek().map(|token| token.position) == after_x {
            return Err(self.expected(A_ROW));
        }
        let y = self.coordinate(A_ROW)?;
        if within_brackets && !self.take(')') {
            return Err(self.expected("`)` after the cell"));
        }
        Ok(Cell { x, y })
    }

    fn coordinate(&mut self, expected: &str) -> Result<i32, NotationError> {
        let Some(Kind::Integer(number)) = self.peek().map(|token| &token.kind) else {
            return Err(self.expected(expected));
        };
        let within = number.and_then(|number| i32::try_from(number).ok());
        let Some(within) = within.filter(|within| (-FARTHEST..=FARTHEST).contains(within)) else {
            return Err(self.expected(format!("a number from {} to {FARTHEST}", -FARTHEST)));
        };
        self.next += 1;
        Ok(within)
    }

    fn direction(&mut self) -> Option<QwirkleAxis> {
        let found = self.peek().and_then(Token::word).and_then(direction);
        self.next += usize::from(found.is_some());
        found
    }

    /// What may stand after an item.
    fn separator(&mut self) {
        if !self.take(',') {
            self.take(';');
        }
    }

    /// That there may be one more tile, and on this cell.
    fn check_room(&self, token: usize, tiles: usize, cell: Cell) -> Result<(), NotationError> {
        let within = -FARTHEST..=FARTHEST;
        if tiles == MOST_TILES {
            Err(self.expected_at(token, format!("at most {MOST_TILES} tiles")))
        } else if !within.contains(&cell.x) || !within.contains(&cell.y) {
            Err(self.expected_at(token, format!("no cell beyond {FARTHEST}")))
        } else {
            Ok(())
        }
    }

    fn take(&mut self, sign: char) -> bool {
        let there = self.peek().is_some_and(|token| token.is(sign));
        self.next += usize::from(there);
        there
    }

    fn take_word(&mut self, word: &str) -> bool {
        let there = self.peek().and_then(Token::word) == Some(word);
        self.next += usize::from(there);
        there
    }

    /// The next token; none once enough is wrong.
    fn peek_unless_full(&mut self) -> Option<&'t Token<'t>> {
        if self.errors.len() >= MOST_ERRORS {
            self.next = self.tokens.len();
        }
        self.peek()
    }

    fn peek(&self) -> Option<&'t Token<'t>> {
        self.tokens.get(self.next)
    }

    fn expected(&self, expected: impl Into<String>) -> NotationError {
        self.expected_at(self.next, expected)
    }

    fn expected_at(&self, token: usize, expected: impl Into<String>) -> NotationError {
        let (position, found) = match self.tokens.get(token) {
            Some(token) => (token.position, quoted(token.text)),
            None => (self.end, "the end".into()),
        };
        NotationError { position, expected: expected.into(), found }
    }
}

impl QwirkleTile {
    /// The tile on a cell.
    const fn at(self, cell: Cell) -> QwirklePlacedTile {
        QwirklePlacedTile { x: cell.x, y: cell.y, color: self.color, shape: self.shape }
    }
}

fn direction(word: &str) -> Option<QwirkleAxis> {
    match word {
        "across" | "right" | "row" | "horizontal" => Some(QwirkleAxis::Row),
        "down" | "column" | "col" | "vertical" => Some(QwirkleAxis::Column),
        _ => None,
    }
}

fn begins_a_cell(token: &Token<'_>) -> bool {
    matches!(token.kind, Kind::Integer(_)) || token.is('(')
}

fn begins_a_tile(word: &str) -> bool {
    names::after_colors(word).any(|(_, rest)| rest.is_empty() || names::shape(rest).is_some())
}

/// The shapes that somebody may have meant.
fn shape_meant_by(word: &str) -> &'static str {
    match word {
        "s" => S_OR_S,
        "c" => C_OR_C,
        _ => A_SHAPE,
    }
}

/// The next cell along an axis. No line is so long that the number could end.
const fn step(cell: Cell, axis: QwirkleAxis) -> Cell {
    match axis {
        QwirkleAxis::Row => Cell { x: cell.x.saturating_add(1), y: cell.y },
        QwirkleAxis::Column => Cell { x: cell.x, y: cell.y.saturating_add(1) },
    }
}

/// What somebody wrote, in quotes, at most twenty characters of it, control characters spelt out.
fn quoted(text: &str) -> String {
    let mut shortened: String = text.chars().take(20).collect();
    if shortened.len() < text.len() {
        shortened.push('…');
    }
    format!("{shortened:?}")
}
