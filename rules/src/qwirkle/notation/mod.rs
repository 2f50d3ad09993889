//! How a turn is written on one line of a score sheet, and how such a line is read.
//!
//! ```text
//! across 3:-1 rst bst . gst     red and blue star from cell (3, -1) to the right, over a tile that lies there, green star
//! down 0:0 red circle red star  whole words serve as well
//! pcl@-2:5                      one tile on its cell
//! swap 3                        three tiles laid aside for others
//! pass
//! ```
//!
//! A tile is its colour and its shape; its short form is the first letter of the colour and the first two of the
//! shape. [`GRAMMAR`] tells the whole, [`COLORS`] and [`SHAPES`] every name. Case does not matter. Nothing that is
//! printed needs quotes in a table whose fields are parted by commas, semicolons or tabs, nor begins with a sign that
//! a spreadsheet takes for a formula.
//!
//! `s` and `c` alone are no shapes: a square that was meant for a star would go unnoticed.
//!
//! What is read is not judged: seven tiles, two on one cell or a line of two colours are for the rules to refuse.
//! [`read()`] and the [`Display`](std::fmt::Display) of [`NotedTurn`] are each other's inverse: what was printed is
//! read as the same tiles in the same order.

mod names;
mod read;
mod tokens;
mod write;

use std::fmt;

pub use names::{COLORS, Name, SHAPES};
pub use read::read;
pub use write::tile as write_tile;

use super::wire::QwirklePlacedTile;
use crate::game::{Notation, NotationExample, NotationName};

/// The grammar, in EBNF.
pub const GRAMMAR: &str = "\
turn      = placement | swap | pass ;
placement = line | single , { single } ;
line      = ( direction , cell | cell , direction ) , [ ':' ] , item , { item } ;
item      = tile | gap ;                    (* each one cell further on *)
gap       = '.' | '_' ;                     (* a tile that already lies there *)
single    = tile , ( '@' | 'at' ) , cell ;
tile      = color , shape ;                 (* with or without a space or a hyphen between them *)
cell      = x , ( ':' | ',' | ' ' ) , y | '(' , cell , ')' ;
x         = integer ;                       (* the column, growing to the right *)
y         = integer ;                       (* the row, growing downwards *)
direction = 'across' | 'right' | 'row' | 'horizontal' | 'down' | 'column' | 'col' | 'vertical' ;
swap      = ( 'swap' | 'swapped' | 'exchange' | 'exchanged' | 'trade' | 'traded' ) , number , [ 'tile' | 'tiles' ] ;
pass      = 'pass' | 'passed' ;
(* spaces part words; a comma or a semicolon may stand after an item; upper and lower case are alike *)
";

/// The most tiles that one line may hold: the most things in any list of a request.
pub const MOST_TILES: usize = crate::wire::MOST_IN_A_LIST;

/// What a player did in a turn, as it is noted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotedTurn {
    /// Laid these tiles; at least one.
    Place(Vec<QwirklePlacedTile>),
    /// Laid this many tiles aside for others.
    Swap(u32),
    /// Passed.
    Pass,
}

/// Why a line could not be read, at one place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotationError {
    /// Where: the character at which it stands, counted from 1.
    pub position: usize,
    /// What should have stood there.
    pub expected: String,
    /// What stands there, quoted and shortened, or that nothing does.
    pub found: String,
}

impl fmt::Display for NotationError {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { position, expected, found } = self;
        write!(formatter, "at character {position} expected {expected}, found {found}")
    }
}

impl std::error::Error for NotationError {}

/// The notation as the game's document tells it.
pub(super) fn notation() -> Notation {
    let listed = |what, name: &Name| NotationName { what, name: name.word(), written: name.written.to_vec() };
    let colors = COLORS.iter().map(|(_, name)| listed("color", name));
    let shapes = SHAPES.iter().map(|(_, name)| listed("shape", name));
    let example = |written, meaning| NotationExample { written, meaning };
    Notation {
        about: "One turn on one line, as the score sheets of tally.csv hold it. The short form of a tile is the first \
                letter of its colour and the first two of its shape. Cells are x:y, x to the right, y downwards; the \
                first tile usually lies on 0:0.",
        grammar: GRAMMAR,
        names: colors.chain(shapes).collect(),
        examples: vec![
            example(
                "across 3:-1 rst bst . gst",
                "Red, blue and green star in row -1 from column 3 on; between blue \
                     and green lies a tile from before.",
            ),
            example("down 0:0 red circle red star", "Two red tiles in column 0, in whole words."),
            example("pcl@-2:5", "The purple clover on column -2, row 5."),
            example("swap 3", "Three tiles were laid aside for others."),
            example("pass", "Nothing was done."),
        ],
    }
}
