//! Lines for a terminal: pieces of text, each in a tone.

use std::fmt::Write as _;

use anstyle::{AnsiColor, Style};
use unicode_width::UnicodeWidthStr as _;

/// How a piece of text is meant.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Tone {
    /// As it is.
    #[default]
    Plain,
    /// A heading.
    Heading,
    /// Right.
    Good,
    /// Wrong.
    Bad,
    /// Worth a look.
    Odd,
    /// Beside the point.
    Faint,
}

impl Tone {
    const fn style(self) -> Style {
        let style = Style::new();
        match self {
            Self::Plain => style,
            Self::Heading => style.bold(),
            Self::Good => AnsiColor::Green.on_default().bold(),
            Self::Bad => AnsiColor::Red.on_default().bold(),
            Self::Odd => AnsiColor::Yellow.on_default(),
            Self::Faint => style.dimmed(),
        }
    }
}

/// A piece of text in its tone.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Piece {
    text: String,
    tone: Tone,
}

impl Piece {
    /// Text from wherever; what could move the cursor or turn the line round is replaced.
    pub(super) fn new(text: impl AsRef<str>, tone: Tone) -> Self {
        Self { text: clean(text.as_ref()), tone }
    }

    /// How many columns of the terminal it takes.
    pub(super) fn width(&self) -> usize {
        self.text.width()
    }

    /// The piece cut to a width, with dots for what is left out.
    pub(super) fn fitted(&self, width: usize) -> Self {
        if self.width() <= width {
            return self.clone();
        }
        let mut text = String::new();
        for sign in self.text.chars() {
            let longer = format!("{text}{sign}…");
            if longer.width() > width {
                break;
            }
            text.push(sign);
        }
        text.push('…');
        Self { text, tone: self.tone }
    }
}

/// A page for the terminal.
#[derive(Debug, Default)]
pub(super) struct Page {
    text: String,
}

impl Page {
    /// Adds pieces to the line.
    pub(super) fn write(&mut self, pieces: &[Piece]) {
        for Piece { text, tone } in pieces {
            let style = tone.style();
            let _ = write!(self.text, "{style}{text}{style:#}");
        }
    }

    /// Adds spaces to the line.
    pub(super) fn space(&mut self, columns: usize) {
        self.text.push_str(&" ".repeat(columns));
    }

    /// Ends the line; spaces at its end are left out.
    pub(super) fn end(&mut self) {
        self.text.truncate(self.text.trim_end_matches(' ').len());
        self.text.push('\n');
    }

    /// Adds a paragraph of at most `width` columns, every line indented.
    pub(super) fn paragraph(&mut self, text: &str, tone: Tone, indent: usize, width: usize) {
        for line in textwrap::wrap(&clean(text), width.saturating_sub(indent).max(20)) {
            self.space(indent);
            self.write(&[Piece::new(line, tone)]);
            self.end();
        }
    }

    /// The page as bytes.
    pub(super) fn into_bytes(self) -> Vec<u8> {
        self.text.into_bytes()
    }
}

/// Text that is safe to print: control characters, and signs that turn the direction of writing, are replaced.
pub(super) fn clean(text: &str) -> String {
    let harmless = |sign: char| {
        if sign.is_control() || turns_writing(sign) { char::REPLACEMENT_CHARACTER } else { sign }
    };
    text.chars().map(harmless).collect()
}

const fn turns_writing(sign: char) -> bool {
    matches!(
        sign,
        '\u{61C}' | '\u{200E}' | '\u{200F}' | '\u{2028}' | '\u{2029}' | '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}'
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_that_moves_the_cursor_or_turns_the_line_is_kept() {
        let wild = "a\u{1b}[31mb\rc\nd\u{9b}e\u{202e}f\u{7f}";
        let cleaned = clean(wild);
        assert_eq!(cleaned.chars().count(), wild.chars().count());
        assert!(!cleaned.chars().any(|sign| sign.is_control() || turns_writing(sign)), "{cleaned:?}");
        assert_eq!(clean("Zoë 李雷 🀄"), "Zoë 李雷 🀄");
    }

    #[test]
    fn a_piece_is_cut_by_what_it_takes_on_the_screen() {
        let cut = |text: &str, width| Piece::new(text, Tone::Plain).fitted(width).text;
        assert_eq!(cut("Asha", 4), "Asha");
        assert_eq!(cut("Ashanti", 4), "Ash…");
        assert_eq!(cut("李雷李雷", 6), "李雷…");
        assert_eq!(Piece::new("李雷", Tone::Plain).width(), 4);
    }
}
