//! A line taken apart into words, numbers and signs.

/// A piece of a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Token<'t> {
    /// What it is.
    pub(super) kind: Kind,
    /// As it is written.
    pub(super) text: &'t str,
    /// The character at which it begins, counted from 1.
    pub(super) position: usize,
}

/// What a piece of a line is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// A word in lower case, hyphens left out.
    Word(String),
    /// A whole number; none where it is beyond what 64 bits hold.
    Integer(Option<i64>),
    /// Any other sign.
    Sign(char),
}

impl Token<'_> {
    /// The word, where it is one.
    pub(super) fn word(&self) -> Option<&str> {
        match &self.kind {
            Kind::Word(word) => Some(word),
            _ => None,
        }
    }

    /// Whether it is this sign.
    pub(super) fn is(&self, sign: char) -> bool {
        self.kind == Kind::Sign(sign)
    }
}

/// The pieces of `text`, and the position just after it.
pub(super) fn tokens(text: &str) -> (Vec<Token<'_>>, usize) {
    let mut tokens = Vec::new();
    let mut rest = text;
    let mut position = 1;
    while let Some(first) = rest.chars().next() {
        let length = if first.is_whitespace() { first.len_utf8() } else { length_of_token(rest, first) };
        let (piece, after) = rest.split_at(length);
        if !first.is_whitespace() {
            tokens.push(Token { kind: kind(piece, first), text: piece, position });
        }
        position += piece.chars().count();
        rest = after;
    }
    (tokens, position)
}

/// How many bytes of `rest` belong to its first token.
fn length_of_token(rest: &str, first: char) -> usize {
    let while_each = |belongs: fn(char) -> bool, from: usize| {
        rest[from..].find(|next| !belongs(next)).map_or(rest.len(), |at| from + at)
    };
    let after_first = first.len_utf8();
    let number_follows = rest[after_first..].starts_with(|next: char| next.is_ascii_digit());
    if begins_a_word(first) {
        while_each(|next| begins_a_word(next) || next.is_ascii_digit() || next == '-', after_first)
    } else if first.is_ascii_digit() || is_a_plus_or_minus(first) && number_follows {
        while_each(|next| next.is_ascii_digit(), after_first)
    } else {
        after_first
    }
}

/// A star may be drawn as one.
fn begins_a_word(first: char) -> bool {
    first.is_alphabetic() || first == '*'
}

/// Programs that type for a person write a minus of their own.
const fn is_a_plus_or_minus(sign: char) -> bool {
    matches!(sign, '+' | '-' | '\u{2212}' | '\u{2013}')
}

fn kind(piece: &str, first: char) -> Kind {
    if begins_a_word(first) {
        Kind::Word(piece.to_lowercase().replace('-', ""))
    } else if piece.ends_with(|last: char| last.is_ascii_digit()) {
        let digits = piece.trim_start_matches(is_a_plus_or_minus);
        let size = digits.parse::<i64>().ok();
        Kind::Integer(if first.is_ascii_digit() || first == '+' { size } else { size.map(|size| -size) })
    } else {
        Kind::Sign(first)
    }
}
