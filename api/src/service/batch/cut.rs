//! Bytes, as they come, cut into groups of whole lines.
//!
//! What is kept is bounded: whole lines that wait to be taken, and at most one line that has not ended yet. A line
//! that grows too long is dropped as it comes; that it was there is remembered in its place.

use std::collections::VecDeque;
use std::mem;

/// How many bytes of whole lines make a group that is worth handing over.
const GROUP: usize = 64 * 1024;

/// Cuts bytes into groups of whole lines.
#[derive(Debug)]
pub struct Cutter {
    limit: usize,
    /// Groups that are closed.
    closed: VecDeque<Group>,
    /// Whole lines of the group that is still open.
    whole: Vec<u8>,
    /// The beginning of a line.
    partial: Vec<u8>,
    /// The rest of a line that was too long is passed over.
    skipping: bool,
}

/// Some whole lines.
#[derive(Debug)]
pub struct Group {
    limit: usize,
    lines: Vec<u8>,
    /// Where the next line begins.
    next: usize,
    /// After these lines comes one that was too long to be kept.
    then_too_long: bool,
}

/// A line of a batch, without its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Line<'a> {
    /// What it says; it is not blank.
    Text(&'a [u8]),
    /// It is longer than lines may be.
    TooLong,
}

impl Cutter {
    /// For lines of up to `limit` bytes.
    #[must_use]
    pub fn new(limit: usize) -> Self {
        Self { limit, closed: VecDeque::new(), whole: Vec::new(), partial: Vec::new(), skipping: false }
    }

    /// More bytes have come.
    pub fn push(&mut self, bytes: &[u8]) {
        let Some(bytes) = self.skip(bytes) else { return };
        match bytes.iter().rposition(|byte| *byte == b'\n') {
            None => self.partial.extend_from_slice(bytes),
            Some(end) => {
                self.whole.append(&mut self.partial);
                self.whole.extend_from_slice(&bytes[..=end]);
                self.partial.extend_from_slice(&bytes[end + 1..]);
            }
        }
        // A carriage return may still be part of the line's end.
        if self.partial.len() > self.limit.saturating_add(1) {
            self.partial = Vec::new();
            self.skipping = true;
            self.close(true);
        }
    }

    /// No more bytes come: what is left is the last line.
    pub fn end(&mut self) {
        self.whole.append(&mut self.partial);
    }

    /// Whether there are enough whole lines to be worth taking, or more must not be pushed for another reason.
    #[must_use]
    pub fn is_full(&self) -> bool {
        !self.closed.is_empty() || self.whole.len() >= GROUP
    }

    /// The whole lines so far, if any.
    pub fn take(&mut self) -> Option<Group> {
        if self.closed.is_empty() && !self.whole.is_empty() {
            self.close(false);
        }
        self.closed.pop_front()
    }

    fn close(&mut self, then_too_long: bool) {
        let lines = mem::take(&mut self.whole);
        self.closed.push_back(Group { limit: self.limit, lines, next: 0, then_too_long });
    }

    /// What follows a line that was too long; none if its end has not come yet.
    fn skip<'a>(&mut self, bytes: &'a [u8]) -> Option<&'a [u8]> {
        if !self.skipping {
            return Some(bytes);
        }
        let end = bytes.iter().position(|byte| *byte == b'\n')?;
        self.skipping = false;
        Some(&bytes[end + 1..])
    }
}

impl Group {
    /// The longest line, in bytes.
    pub(super) const fn limit(&self) -> usize {
        self.limit
    }

    /// Whether every line was taken; blank ones may still be left if not.
    #[must_use]
    pub fn is_done(&self) -> bool {
        self.next >= self.lines.len() && !self.then_too_long
    }

    /// The next line that is not blank.
    pub fn next_line(&mut self) -> Option<Line<'_>> {
        while self.next < self.lines.len() {
            let begin = self.next;
            let rest = &self.lines[begin..];
            let length = rest.iter().position(|byte| *byte == b'\n').unwrap_or(rest.len());
            self.next = begin + length + 1;
            let line = &self.lines[begin..begin + length];
            let line = line.strip_suffix(b"\r").unwrap_or(line);
            if line.len() > self.limit {
                return Some(Line::TooLong);
            }
            if !line.iter().all(|byte| matches!(byte, b' ' | b'\t' | b'\r')) {
                // Found again by its place: the borrow checker cannot see that the loop ends here.
                return Some(Line::Text(&self.lines[begin..begin + line.len()]));
            }
        }
        mem::take(&mut self.then_too_long).then_some(Line::TooLong)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The lines of `bytes`, which come in pieces of this length; `-` for one that is too long.
    fn lines(bytes: &[u8], piece: usize, limit: usize) -> Vec<String> {
        let mut cutter = Cutter::new(limit);
        let mut lines = Vec::new();
        let mut take = |cutter: &mut Cutter| {
            while let Some(mut group) = cutter.take() {
                while let Some(line) = group.next_line() {
                    lines.push(match line {
                        Line::Text(text) => String::from_utf8(text.to_vec()).unwrap(),
                        Line::TooLong => "-".to_owned(),
                    });
                }
                assert!(group.is_done());
            }
        };
        for piece in bytes.chunks(piece) {
            cutter.push(piece);
            if cutter.is_full() {
                take(&mut cutter);
            }
            assert!(cutter.partial.len() <= limit + 1 + piece.len());
        }
        cutter.end();
        take(&mut cutter);
        lines
    }

    #[test]
    fn lines_are_the_same_however_the_bytes_come() {
        let bytes = b"one\ntwo\r\n\n  \r\nthree\n\t\n0123456789\n0123456789\r\n0123456789A\nfour\r\nBCDEFGHIJKLMNOPQRS\nlast";
        let expected = ["one", "two", "three", "0123456789", "0123456789", "-", "four", "-", "last"];
        for piece in 1..=bytes.len() {
            assert_eq!(lines(bytes, piece, 10), expected, "pieces of {piece}");
        }
    }

    #[test]
    fn nothing_is_no_line() {
        assert!(lines(b"", 1, 10).is_empty());
        assert!(lines(b"\n\r\n \n\r", 1, 10).is_empty());
    }

    #[test]
    fn a_line_without_an_end_may_be_too_long() {
        assert_eq!(lines(b"a\n0123456789AB", 3, 10), ["a", "-"]);
        assert_eq!(lines(b"0123456789", 3, 10), ["0123456789"]);
        assert_eq!(lines(b"0123456789ABCDEFGHIJK", 3, 10), ["-"]);
    }
}
