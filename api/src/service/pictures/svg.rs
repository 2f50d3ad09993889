//! A picture as SVG: one document without scripts, fonts or anything else from outside. The same picture is always
//! the same bytes.

use std::fmt::Write as _;

use mwamuzi_rules::Picture;
use mwamuzi_rules::picture::{Anchor, Handle, Ink, Item, Paint, Point, Shape, Text};

use super::palette::{Palette, word};

/// Which colours a picture is written with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Colors {
    /// Those that whoever looks at it prefers.
    Preferred,
    /// One palette.
    Only(Palette),
}

/// The font of texts: whatever the reader's system is written in.
const FONT: &str = "system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans','DejaVu Sans',sans-serif";

/// The picture as a document.
pub(super) fn svg(picture: &Picture, colors: Colors) -> String {
    let mut body = Writer::default();
    body.motifs(picture);
    let ground = Shape::Rectangle { at: Point { x: 0, y: 0 }, width: picture.width, height: picture.height, round: 120 };
    body.items(&[Item::Shape(ground, Paint { fill: Some(Ink::Ground), ..Paint::default() })]);
    body.items(&picture.items);
    let (width, height) = (Tenths(picture.width), Tenths(picture.height));
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"mwamuzi\" viewBox=\"0 0 {width} {height}\" \
         width=\"{width}\" height=\"{height}\" role=\"img\" fill=\"none\" font-family=\"{FONT}\">\n\
         <title>{}</title>\n<desc>{}</desc>\n<style>{}</style>\n{}</svg>\n",
        Escaped(&picture.title),
        Escaped(&picture.description),
        style(&body, colors),
        body.text,
    )
}

/// The colours of the inks that are used.
fn style(body: &Writer, colors: Colors) -> String {
    let rules = |palette: Palette| {
        let mut text = String::new();
        for ink in Ink::ALL {
            let (word, color) = (word(ink), palette.color(ink));
            // Writing to a String never fails.
            if body.filled.contains(&ink) {
                let _ = write!(text, ".mwamuzi .{word}{{fill:{color}}}");
            }
            if body.edged.contains(&ink) {
                let _ = write!(text, ".mwamuzi .{word}-edge{{stroke:{color}}}");
            }
        }
        text
    };
    match colors {
        Colors::Only(palette) => rules(palette),
        Colors::Preferred => {
            let dark = rules(Palette::Dark);
            format!("{}@media (prefers-color-scheme:dark){{{dark}}}", rules(Palette::Light))
        }
    }
}

/// What has been written so far.
#[derive(Default)]
struct Writer {
    text: String,
    filled: Vec<Ink>,
    edged: Vec<Ink>,
}

impl Writer {
    fn motifs(&mut self, picture: &Picture) {
        if picture.motifs.is_empty() {
            return;
        }
        self.text.push_str("<defs>");
        for motif in &picture.motifs {
            let _ = write!(self.text, "<g id=\"mw-{}\">", motif.name);
            self.items(&motif.items);
            self.text.push_str("</g>");
        }
        self.text.push_str("</defs>\n");
    }

    /// Writes items in their order; neighbours that are painted alike share a group.
    fn items(&mut self, items: &[Item]) {
        let mut rest = items;
        while let [first, ..] = rest {
            let Some(paint) = self.paint(first) else {
                if let Item::Group(handle, inside) = first {
                    self.group(handle, inside);
                }
                rest = &rest[1..];
                continue;
            };
            let alike = rest.iter().take_while(|item| self.paint(item).as_ref() == Some(&paint)).count();
            let (these, others) = rest.split_at(alike.max(1));
            if let [only] = these {
                self.text.push_str(&drawn(only, &paint));
            } else if let Some(letters) = letters_apart(these, &paint) {
                self.text.push_str(&letters);
            } else {
                let _ = write!(self.text, "<g{paint}>");
                these.iter().for_each(|item| self.text.push_str(&drawn(item, "")));
                self.text.push_str("</g>");
            }
            self.text.push('\n');
            rest = others;
        }
    }

    fn group(&mut self, Handle { kind, value }: &Handle, inside: &[Item]) {
        let _ = write!(self.text, "<g data-{kind}=\"{}\">", Escaped(value));
        self.items(inside);
        self.text.push_str("</g>\n");
    }

    /// The attributes that an item's paint comes to; none for a group.
    fn paint(&mut self, item: &Item) -> Option<String> {
        match item {
            Item::Group(..) => None,
            Item::Shape(_, paint) | Item::Copy(_, _, paint) => Some(self.paint_of(*paint)),
            Item::Text(text) => Some(self.letters(text)),
        }
    }

    fn paint_of(&mut self, paint: Paint) -> String {
        let fill = paint.fill.map(|ink| word(remember(&mut self.filled, ink)).to_owned());
        let edge = paint.stroke.map(|(ink, _)| format!("{}-edge", word(remember(&mut self.edged, ink))));
        let classes: Vec<String> = fill.into_iter().chain(edge).collect();
        let mut text = String::new();
        if !classes.is_empty() {
            let _ = write!(text, " class=\"{}\"", classes.join(" "));
        }
        if let Some((_, width)) = paint.stroke {
            let _ = write!(text, " stroke-width=\"{}\"", Tenths(width));
        }
        if paint.soft {
            text.push_str(" fill-opacity=\".3\"");
        }
        if let (true, Some((_, width))) = (paint.dashed, paint.stroke) {
            let _ = write!(text, " stroke-dasharray=\"{} {}\"", Tenths(width * 2), Tenths(width * 3 / 2));
        }
        text
    }

    fn letters(&mut self, text: &Text) -> String {
        let mut attributes = format!(" class=\"{}\"", word(remember(&mut self.filled, text.ink)));
        let _ = write!(attributes, " font-size=\"{}\"", Tenths(text.size));
        match text.anchor {
            Anchor::Start => {}
            Anchor::Middle => attributes.push_str(" text-anchor=\"middle\""),
            Anchor::End => attributes.push_str(" text-anchor=\"end\""),
        }
        if text.bold {
            attributes.push_str(" font-weight=\"bold\"");
        }
        attributes
    }
}

fn remember(inks: &mut Vec<Ink>, ink: Ink) -> Ink {
    if !inks.contains(&ink) {
        inks.push(ink);
    }
    ink
}

/// An item that is no group, with further attributes.
fn drawn(item: &Item, attributes: &str) -> String {
    match item {
        Item::Shape(shape, _) => element(shape, attributes),
        Item::Copy(motif, Point { x, y }, _) => {
            format!("<use href=\"#mw-{motif}\" x=\"{}\" y=\"{}\"{attributes}/>", Tenths(*x), Tenths(*y))
        }
        Item::Text(text) => {
            let (x, y) = (Tenths(text.at.x), Tenths(line_of(text)));
            format!("<text x=\"{x}\" y=\"{y}\"{attributes}>{}</text>", Escaped(&text.content))
        }
        Item::Group(..) => String::new(),
    }
}

/// The line on which letters stand: they reach about seven tenths of their size up from it.
const fn line_of(text: &Text) -> i32 {
    text.at.y + text.size * 35 / 100
}

/// Many single letters as one text with a place for each; none if the items are something else.
fn letters_apart(items: &[Item], attributes: &str) -> Option<String> {
    let (mut across, mut down, mut letters) = (Vec::new(), Vec::new(), String::new());
    for item in items {
        let Item::Text(text) = item else { return None };
        let letter = text.content.chars().next().filter(char::is_ascii_alphanumeric)?;
        if text.content.len() != 1 {
            return None;
        }
        across.push(Tenths(text.at.x).to_string());
        down.push(Tenths(line_of(text)).to_string());
        letters.push(letter);
    }
    Some(format!("<text x=\"{}\" y=\"{}\"{attributes}>{letters}</text>", across.join(" "), down.join(" ")))
}

fn element(shape: &Shape, attributes: &str) -> String {
    match shape {
        Shape::Rectangle { at, width, height, round } => {
            let round = if *round == 0 { String::new() } else { format!(" rx=\"{}\"", Tenths(*round)) };
            let (x, y, width, height) = (Tenths(at.x), Tenths(at.y), Tenths(*width), Tenths(*height));
            format!("<rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\"{round}{attributes}/>")
        }
        Shape::Circle { center, radius } => {
            let (x, y, radius) = (Tenths(center.x), Tenths(center.y), Tenths(*radius));
            format!("<circle cx=\"{x}\" cy=\"{y}\" r=\"{radius}\"{attributes}/>")
        }
        Shape::Polygon(corners) => format!("<path d=\"{}z\"{attributes}/>", path(corners)),
        Shape::Line(points) => format!("<path d=\"{}\"{attributes}/>", path(points)),
    }
}

fn path(points: &[Point]) -> String {
    let mut text = String::new();
    for (number, Point { x, y }) in points.iter().enumerate() {
        let letter = if number == 0 { 'M' } else { 'L' };
        let _ = write!(text, "{letter}{} {}", Tenths(*x), Tenths(*y));
    }
    text
}

/// A length as it is written: 125 is `12.5`, 30 is `3`.
struct Tenths(i32);

impl std::fmt::Display for Tenths {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let (sign, size) = (if self.0 < 0 { "-" } else { "" }, self.0.unsigned_abs());
        match size % 10 {
            0 => write!(formatter, "{sign}{}", size / 10),
            tenth => write!(formatter, "{sign}{}.{tenth}", size / 10),
        }
    }
}

/// A text in which nothing is taken for markup, and nothing that XML does not know is left.
struct Escaped<'t>(&'t str);

impl std::fmt::Display for Escaped<'_> {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        for letter in self.0.chars() {
            match letter {
                '&' => formatter.write_str("&amp;")?,
                '<' => formatter.write_str("&lt;")?,
                '>' => formatter.write_str("&gt;")?,
                '"' => formatter.write_str("&quot;")?,
                '\u{fffe}' | '\u{ffff}' => formatter.write_char(char::REPLACEMENT_CHARACTER)?,
                letter if letter.is_control() => formatter.write_char(char::REPLACEMENT_CHARACTER)?,
                letter => formatter.write_char(letter)?,
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lengths_are_written_without_needless_zeros() {
        let written = [0, 5, 30, 125, -5, -130].map(|tenths| Tenths(tenths).to_string());
        assert_eq!(written, ["0", "0.5", "3", "12.5", "-0.5", "-13"]);
    }

    #[test]
    fn nothing_in_a_text_is_taken_for_markup() {
        let escaped = Escaped("</text><script>\"&'\u{ffff}\u{1b}").to_string();
        assert_eq!(escaped, "&lt;/text&gt;&lt;script&gt;&quot;&amp;'\u{fffd}\u{fffd}");
    }
}
