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
    let mut body = Writer::new(colors);
    body.motifs(picture);
    let (at, width, height) = (Point { x: 0, y: 0 }, picture.width, picture.height);
    let ground = Shape::Rectangle { at, width, height, round: 120 };
    body.items(&[Item::Shape(ground, Paint { fill: Some(Ink::Ground), ..Paint::default() })]);
    body.items(&picture.items);
    let (width, height) = (Tenths(width), Tenths(height));
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" \
         width=\"{width}\" height=\"{height}\" role=\"img\" fill=\"none\" font-family=\"{FONT}\">\n\
         <title>{}</title>\n<desc>{}</desc>\n<style>{}</style>\n{}</svg>\n",
        Escaped(&picture.title),
        Escaped(&picture.description),
        body.style(colors),
        body.text,
    )
}

impl Colors {
    /// What the names of classes begin with, so that pictures in one page keep their colours apart. A class round the
    /// whole picture would not do: browsers do not look for it from within a copied motif.
    const fn prefix(self) -> &'static str {
        match self {
            Self::Preferred => "mw",
            Self::Only(Palette::Light) => "mw-light",
            Self::Only(Palette::Dark) => "mw-dark",
        }
    }
}

/// Something that is painted: a class of the style. Its name tells all there is to it, so that the same class means
/// the same in every picture of a page.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Look {
    Shape(Paint),
    Dots(Ink, i32),
    Letters { ink: Ink, size: i32, anchor: Anchor, bold: bool },
}

impl Look {
    /// How an item is painted; none for a group, which is not.
    const fn of(item: &Item) -> Option<Self> {
        match item {
            Item::Group(..) => None,
            Item::Shape(_, paint) | Item::Copy(_, _, paint) => Some(Self::Shape(*paint)),
            Item::Text(Text { size, ink, anchor, bold, .. }) => {
                Some(Self::Letters { ink: *ink, size: *size, anchor: *anchor, bold: *bold })
            }
        }
    }

    fn name(self) -> String {
        match self {
            Self::Shape(Paint { fill, stroke, soft, dashed }) => {
                let fill = fill.map_or("no", word);
                let edge = stroke.map(|(ink, width)| format!("-{}{width}", word(ink))).unwrap_or_default();
                format!(
                    "{fill}{}{edge}{}",
                    if soft { "-soft" } else { "" },
                    if dashed { "-dashed" } else { "" }
                )
            }
            Self::Dots(ink, size) => format!("{}-dot{size}", word(ink)),
            Self::Letters { ink, size, anchor, bold } => {
                let side = match anchor {
                    Anchor::Start => 's',
                    Anchor::Middle => 'm',
                    Anchor::End => 'e',
                };
                format!("{}-{side}{size}{}", word(ink), if bold { "b" } else { "" })
            }
        }
    }

    fn colors(self, palette: Palette) -> String {
        match self {
            Self::Shape(Paint { fill, stroke, .. }) => {
                let fill = fill.map(|ink| format!("fill:{};", palette.color(ink)));
                let edge = stroke.map(|(ink, _)| format!("stroke:{};", palette.color(ink)));
                fill.unwrap_or_default() + &edge.unwrap_or_default()
            }
            Self::Dots(ink, _) => format!("stroke:{};", palette.color(ink)),
            Self::Letters { ink, .. } => format!("fill:{};", palette.color(ink)),
        }
    }

    /// All but the colours.
    fn rest(self) -> String {
        match self {
            Self::Shape(Paint { stroke, soft, dashed, .. }) => {
                let mut text = String::new();
                if let Some((_, width)) = stroke {
                    let _ = write!(text, "stroke-width:{};", Tenths(width));
                    if dashed {
                        let _ =
                            write!(text, "stroke-dasharray:{} {};", Tenths(width * 2), Tenths(width * 3 / 2));
                    }
                }
                if soft {
                    text.push_str("fill-opacity:.3;");
                }
                text
            }
            Self::Dots(_, size) => format!("stroke-width:{};stroke-linecap:round;", Tenths(size)),
            Self::Letters { size, anchor, bold, .. } => {
                let anchor = match anchor {
                    Anchor::Start => "",
                    Anchor::Middle => "text-anchor:middle;",
                    Anchor::End => "text-anchor:end;",
                };
                let weight = if bold { "font-weight:bold;" } else { "" };
                format!("font-size:{}px;{anchor}{weight}", Tenths(size))
            }
        }
    }
}

/// What has been written so far.
struct Writer {
    text: String,
    looks: Vec<Look>,
    prefix: &'static str,
}

impl Writer {
    const fn new(colors: Colors) -> Self {
        Self { text: String::new(), looks: Vec::new(), prefix: colors.prefix() }
    }

    /// The classes that are used.
    fn style(&self, colors: Colors) -> String {
        let prefix = self.prefix;
        let (first, dark) = match colors {
            Colors::Preferred => (Palette::Light, true),
            Colors::Only(palette) => (palette, false),
        };
        let mut text = String::new();
        for look in &self.looks {
            let declarations = look.colors(first) + &look.rest();
            // Writing to a String never fails.
            let _ = write!(text, ".{prefix}-{}{{{}}}", look.name(), declarations.trim_end_matches(';'));
        }
        if dark {
            text.push_str("@media (prefers-color-scheme:dark){");
            for look in &self.looks {
                let (light, dark) = (look.colors(Palette::Light), look.colors(Palette::Dark));
                if light != dark {
                    let _ = write!(text, ".{prefix}-{}{{{}}}", look.name(), dark.trim_end_matches(';'));
                }
            }
            text.push('}');
        }
        text
    }

    fn motifs(&mut self, picture: &Picture) {
        if picture.motifs.is_empty() {
            return;
        }
        self.text.push_str("<defs>");
        for motif in &picture.motifs {
            let _ = write!(self.text, "<g id=\"mwamuzi-{}\">", motif.name);
            self.items(&motif.items);
            self.text.push_str("</g>");
        }
        self.text.push_str("</defs>\n");
    }

    /// Writes items in their order; neighbours that are painted alike are written together.
    fn items(&mut self, items: &[Item]) {
        let mut rest = items;
        while let [first, ..] = rest {
            let look = Look::of(first);
            let alike = rest.iter().take_while(|item| look.is_some() && Look::of(item) == look).count();
            let (these, others) = rest.split_at(alike.max(1));
            match (first, look) {
                (Item::Group(Handle { kind, value }, inside), _) => {
                    let _ = write!(self.text, "<g data-{kind}=\"{}\">", Escaped(value));
                    self.items(inside);
                    self.text.push_str("</g>\n");
                }
                (_, Some(look)) => self.alike(these, look),
                (_, None) => {}
            }
            rest = others;
        }
    }

    /// Writes items that are painted alike.
    fn alike(&mut self, items: &[Item], look: Look) {
        if let Some((radius, points)) = circles(items, look) {
            self.dots(look, radius, &points);
            return;
        }
        let class = self.class(look);
        if let [only] = items {
            self.text.push_str(&drawn(only, &class));
        } else if let Some(letters) = letters_apart(items, &class) {
            self.text.push_str(&letters);
        } else {
            let _ = write!(self.text, "<g{class}>");
            items.iter().for_each(|item| self.text.push_str(&drawn(item, "")));
            self.text.push_str("</g>");
        }
        self.text.push('\n');
    }

    /// Many equal circles as the round ends of lines without length, which takes a third of the bytes: first as large
    /// as their outline reaches, then what is within it.
    fn dots(&mut self, look: Look, radius: i32, points: &[Point]) {
        let Look::Shape(Paint { fill: Some(fill), stroke, .. }) = look else { return };
        let width = stroke.map_or(0, |(_, width)| width);
        let outline = stroke.map(|(ink, _)| Look::Dots(ink, 2 * radius + width));
        let path: String =
            points.iter().map(|point| format!("M{} {}h0", Tenths(point.x), Tenths(point.y))).collect();
        for layer in outline.into_iter().chain([Look::Dots(fill, 2 * radius - width)]) {
            let class = self.class(layer);
            let _ = writeln!(self.text, "<path d=\"{path}\"{class}/>");
        }
    }

    /// The attribute that gives something its look; nothing where it has none of its own.
    fn class(&mut self, look: Look) -> String {
        if look == Look::Shape(Paint::default()) {
            return String::new();
        }
        if !self.looks.contains(&look) {
            self.looks.push(look);
        }
        format!(" class=\"{}-{}\"", self.prefix, look.name())
    }
}

/// How many equal circles are worth being written as dots.
const MANY: usize = 4;

/// The radius and the middles, if all these are equal circles, filled through and without dashes.
fn circles(items: &[Item], look: Look) -> Option<(i32, Vec<Point>)> {
    let Look::Shape(Paint { fill: Some(_), soft: false, dashed: false, .. }) = look else { return None };
    let Some(Item::Shape(Shape::Circle { radius, .. }, _)) = items.first() else { return None };
    let middle = |item: &Item| match item {
        Item::Shape(Shape::Circle { center, radius: other }, _) if other == radius => Some(*center),
        _ => None,
    };
    let points: Vec<Point> = items.iter().map(middle).collect::<Option<_>>()?;
    (points.len() >= MANY).then_some((*radius, points))
}

/// An item that is no group, with further attributes.
fn drawn(item: &Item, attributes: &str) -> String {
    match item {
        Item::Shape(shape, _) => element(shape, attributes),
        Item::Copy(motif, Point { x, y }, _) => {
            format!("<use href=\"#mwamuzi-{motif}\" x=\"{}\" y=\"{}\"{attributes}/>", Tenths(*x), Tenths(*y))
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
