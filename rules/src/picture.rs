//! Pictures of positions: a small model of shapes and text that says what is drawn, not how it is written down.
//!
//! A game describes its board in this model; whoever shows it makes SVG, pixels or something else of it. Every paint
//! is a role ([`Ink`]), for which the light and the dark palette each have a colour. All lengths are tenths of a unit;
//! the picture's origin is its upper left corner.

mod layout;

pub(crate) use layout::{Direction, fit, name_of};

use crate::game::Game;
use crate::wire::Seat;

/// A game whose positions can be drawn.
pub trait Pictured: Game {
    /// What is lit up beside the position itself.
    type Highlight: Default;

    /// The position as it is drawn, seen from `seat`, whose side is at the bottom where the board has sides. What is
    /// to be hidden from that seat is hidden beforehand, by [`conceal`](Self::conceal).
    fn picture(state: &Self::State, seat: Option<Seat>, highlight: &Self::Highlight) -> Picture;

    /// The position in lines of text, for a terminal or a chat.
    fn text(state: &Self::State, seat: Option<Seat>, highlight: &Self::Highlight) -> String;

    /// Hides from `state` and `highlight` what `seat` may not see. Nothing where no hands are hidden.
    fn conceal(state: Self::State, highlight: Self::Highlight, seat: Seat) -> (Self::State, Self::Highlight) {
        let _ = seat;
        (state, highlight)
    }
}

/// A position as it is drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picture {
    /// What it shows, in a line.
    pub title: String,
    /// What it shows, in full, for those who cannot see it.
    pub description: String,
    /// Its width.
    pub width: i32,
    /// Its height.
    pub height: i32,
    /// What is drawn more than once, under the name by which it is asked for.
    pub motifs: Vec<Motif>,
    /// What is drawn, from the back to the front.
    pub items: Vec<Item>,
}

impl Picture {
    /// A picture with nothing on it.
    pub(crate) const fn new(title: String, description: String, width: i32, height: i32) -> Self {
        Self { title, description, width, height, motifs: Vec::new(), items: Vec::new() }
    }

    /// Draws a shape in front of what there is.
    pub(crate) fn draw(&mut self, shape: Shape, paint: Paint) {
        self.items.push(Item::Shape(shape, paint));
    }

    /// Writes a text in front of what there is.
    pub(crate) fn write(&mut self, text: Text) {
        self.items.push(Item::Text(text));
    }

    /// Makes known what is drawn more than once.
    pub(crate) fn motif(&mut self, name: &'static str, items: Vec<Item>) {
        self.motifs.push(Motif { name, items });
    }

    /// Draws a motif around a point.
    pub(crate) fn copy(&mut self, motif: &'static str, at: Point, paint: Paint) {
        self.items.push(Item::Copy(motif, at, paint));
    }

    /// Draws what `draw` draws as one thing, which whoever shows the picture can tell by its handle.
    pub(crate) fn group(&mut self, handle: Handle, draw: impl FnOnce(&mut Self)) {
        let behind = std::mem::take(&mut self.items);
        draw(self);
        let inside = std::mem::replace(&mut self.items, behind);
        self.items.push(Item::Group(handle, inside));
    }
}

/// Something that is drawn more than once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Motif {
    /// Its name.
    pub name: &'static str,
    /// What is drawn around the origin. What has no paint of its own is painted as the copy is.
    pub items: Vec<Item>,
}

/// Something that is drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Item {
    /// A shape.
    Shape(Shape, Paint),
    /// A line of text.
    Text(Text),
    /// A motif around a point.
    Copy(&'static str, Point, Paint),
    /// Several things that are one.
    Group(Handle, Vec<Item>),
}

/// What a part of a picture stands for, so that a page can make it answer to a click.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Handle {
    /// The kind of thing: `cell`, `piece`, `peg`.
    pub kind: &'static str,
    /// Which of them: `3,-1`, `0/2`.
    pub value: String,
}

impl Handle {
    /// The thing of this kind that `value` names.
    pub(crate) fn new(kind: &'static str, value: impl Into<String>) -> Self {
        Self { kind, value: value.into() }
    }
}

/// A place in a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Point {
    /// From the left.
    pub x: i32,
    /// From the top.
    pub y: i32,
}

impl Point {
    /// The place so far from the left and the top.
    pub(crate) const fn new(x: i32, y: i32) -> Self {
        Self { x, y }
    }

    /// The place so far to the right and down of this one.
    pub(crate) const fn plus(self, x: i32, y: i32) -> Self {
        Self { x: self.x + x, y: self.y + y }
    }
}

/// A shape.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Shape {
    /// A rectangle.
    Rectangle {
        /// Its upper left corner.
        at: Point,
        /// Its width.
        width: i32,
        /// Its height.
        height: i32,
        /// How far its corners are rounded.
        round: i32,
    },
    /// A circle.
    Circle {
        /// Its centre.
        center: Point,
        /// Its radius.
        radius: i32,
    },
    /// A polygon by its corners.
    Polygon(Vec<Point>),
    /// A line through points, open at both ends.
    Line(Vec<Point>),
}

impl Shape {
    /// A square around a point.
    pub(crate) const fn square(center: Point, half: i32, round: i32) -> Self {
        Self::Rectangle { at: center.plus(-half, -half), width: 2 * half, height: 2 * half, round }
    }
}

/// How a shape is painted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Paint {
    /// Its inside; none: nothing.
    pub fill: Option<Ink>,
    /// Its outline, and how wide it is; none: no outline.
    pub stroke: Option<(Ink, i32)>,
    /// The inside lets what is behind show through.
    pub soft: bool,
    /// The outline is dashed.
    pub dashed: bool,
}

impl Paint {
    /// No paint: in a motif, that of the copy.
    pub(crate) const NONE: Self = Self { fill: None, stroke: None, soft: false, dashed: false };

    /// Filled, without an outline.
    pub(crate) const fn fill(ink: Ink) -> Self {
        Self { fill: Some(ink), stroke: None, soft: false, dashed: false }
    }

    /// An outline alone.
    pub(crate) const fn stroke(ink: Ink, width: i32) -> Self {
        Self { fill: None, stroke: Some((ink, width)), soft: false, dashed: false }
    }

    /// The same with an outline.
    pub(crate) const fn edged(mut self, ink: Ink, width: i32) -> Self {
        self.stroke = Some((ink, width));
        self
    }

    /// The same, letting through what is behind.
    pub(crate) const fn soft(mut self) -> Self {
        self.soft = true;
        self
    }

    /// The same with a dashed outline.
    pub(crate) const fn dashed(mut self) -> Self {
        self.dashed = true;
        self
    }
}

/// A line of text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Text {
    /// What it says.
    pub content: String,
    /// Where it begins, has its middle or ends; halfway up its letters.
    pub at: Point,
    /// The size of its letters.
    pub size: i32,
    /// Its colour.
    pub ink: Ink,
    /// Which part of it is at `at`.
    pub anchor: Anchor,
    /// Whether it is bold.
    pub bold: bool,
}

impl Text {
    /// A text with its middle at a point.
    pub(crate) fn middle(content: impl Into<String>, at: Point, size: i32, ink: Ink) -> Self {
        Self { content: content.into(), at, size, ink, anchor: Anchor::Middle, bold: false }
    }

    /// A text that begins at a point.
    pub(crate) fn start(content: impl Into<String>, at: Point, size: i32, ink: Ink) -> Self {
        Self { anchor: Anchor::Start, ..Self::middle(content, at, size, ink) }
    }

    /// A text that ends at a point.
    pub(crate) fn end(content: impl Into<String>, at: Point, size: i32, ink: Ink) -> Self {
        Self { anchor: Anchor::End, ..Self::middle(content, at, size, ink) }
    }

    /// The same in bold.
    pub(crate) const fn bold(mut self) -> Self {
        self.bold = true;
        self
    }
}

/// Which part of a text its place is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Anchor {
    /// Its left end.
    Start,
    /// Its middle.
    Middle,
    /// Its right end.
    End,
}

/// What something is painted as. Each palette has a colour for every ink.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Ink {
    /// What everything lies on.
    Ground,
    /// The board.
    Board,
    /// A place on the board.
    Cell,
    /// The edge of a place, and thin lines.
    Grid,
    /// Text.
    Text,
    /// Text of less weight.
    Quiet,
    /// A tile's body, dark in both palettes.
    Tile,
    /// The edge of a tile's body.
    TileEdge,
    /// A card's face.
    Card,
    /// The back of a card or tile.
    Back,
    /// The pattern on a back.
    BackPattern,
    /// Dark in both palettes: what is written on bright colours.
    Dark,
    /// Bright in both palettes: what is written on dark colours.
    Bright,
    /// Whose turn it is.
    Turn,
    /// What the last move did.
    Last,
    /// Where something may go.
    Target,
    /// What is pointed out.
    Pointed,
    /// The colour red.
    Red,
    /// The colour orange.
    Orange,
    /// The colour yellow.
    Yellow,
    /// The colour green.
    Green,
    /// The colour blue.
    Blue,
    /// The colour purple.
    Purple,
    /// The colour black.
    Black,
    /// The colour white.
    White,
}

impl Ink {
    /// Every ink.
    pub const ALL: [Self; 25] = [
        Self::Ground,
        Self::Board,
        Self::Cell,
        Self::Grid,
        Self::Text,
        Self::Quiet,
        Self::Tile,
        Self::TileEdge,
        Self::Card,
        Self::Back,
        Self::BackPattern,
        Self::Dark,
        Self::Bright,
        Self::Turn,
        Self::Last,
        Self::Target,
        Self::Pointed,
        Self::Red,
        Self::Orange,
        Self::Yellow,
        Self::Green,
        Self::Blue,
        Self::Purple,
        Self::Black,
        Self::White,
    ];
}

/// Whether a flag is down, so that it need not be written.
pub(crate) const fn is_false(flag: &bool) -> bool {
    !*flag
}
