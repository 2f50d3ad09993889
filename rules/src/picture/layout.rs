//! Where things go: directions round a circle, and how much text fits a width.
//!
//! The sine is worked out here from sums and products alone, so that every machine comes to the same numbers.

use super::Point;
use crate::wire::{PlayerName, Seat};

/// A direction: right is 0, down a quarter of a turn, since a picture's rows grow downwards.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Direction {
    right: f64,
    down: f64,
}

impl Direction {
    /// So many parts of a turn clockwise from right, where a whole turn has `of` parts.
    pub(crate) fn turned(parts: i32, of: i32) -> Self {
        let of = of.max(1);
        let turn = f64::from(parts.rem_euclid(of)) / f64::from(of);
        Self { right: sine_of_turn(turn + 0.25), down: sine_of_turn(turn) }
    }

    /// The point so many tenths away in this direction.
    pub(crate) fn from(self, center: Point, distance: f64) -> Point {
        center.plus((self.right * distance).round() as i32, (self.down * distance).round() as i32)
    }
}

/// The sine of so many turns, from 0 up to less than 2.
fn sine_of_turn(turn: f64) -> f64 {
    let within = turn - if turn >= 1.0 { 1.0 } else { 0.0 };
    let (half, sign) = if within >= 0.5 { (within - 0.5, -1.0) } else { (within, 1.0) };
    let quarter = if half > 0.25 { 0.5 - half } else { half };
    let angle = quarter * std::f64::consts::TAU;
    let square = angle * angle;
    // The series of the sine up to the seventh term, good to eight digits in the first quarter.
    let series = [1.0 / 156.0, 1.0 / 110.0, 1.0 / 72.0, 1.0 / 42.0, 1.0 / 20.0, 1.0 / 6.0]
        .iter()
        .fold(1.0, |inner, term| 1.0 - square * term * inner);
    sign * angle * series
}

/// As much of a text as fits a width at a size of letters, by a cautious estimate: the fonts are the reader's. Where
/// not all fits, it ends with an ellipsis.
pub(crate) fn fit(text: &str, size: i32, width: i32) -> String {
    let room = i64::from(width) * 100 / i64::from(size.max(1));
    let whole: i64 = text.chars().map(hundredths_of_size).sum();
    if whole <= room {
        return text.to_owned();
    }
    let mut used = hundredths_of_size('…');
    let mut kept = String::new();
    for letter in text.chars() {
        used += hundredths_of_size(letter);
        if used > room {
            break;
        }
        kept.push(letter);
    }
    kept.truncate(kept.trim_end().len());
    kept.push('…');
    kept
}

/// How wide a letter is in hundredths of the size.
const fn hundredths_of_size(letter: char) -> i64 {
    match letter {
        'i' | 'j' | 'l' | 'I' | '.' | ',' | '\'' | '!' | '|' | ':' | ';' => 34,
        'm' | 'w' | 'M' | 'W' | '@' | '%' => 98,
        'A'..='Z' | '…' => 78,
        ' '..='~' => 64,
        '\u{a1}'..='\u{10ff}' => 72,
        _ => 115,
    }
}

/// What a player is called in a picture. What would turn round the rest of a line, or begin a new one, is replaced: a
/// name is anybody's text.
pub(crate) fn name_of(name: Option<&PlayerName>, seat: Seat) -> String {
    let name = name.map(|name| name.as_str().trim()).filter(|name| !name.is_empty());
    name.map_or_else(|| format!("Seat {}", seat.0), |name| name.chars().map(shown).collect())
}

const fn shown(sign: char) -> char {
    match sign {
        '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{2028}' | '\u{2029}' => '\u{fffd}',
        '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' => '\u{fffd}',
        _ => sign,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn directions_agree_with_the_sine() {
        let center = Point::new(0, 0);
        for parts in 0..240 {
            let angle = f64::from(parts) / 240.0 * std::f64::consts::TAU;
            let wanted = ((angle.cos() * 1e6).round() as i32, (angle.sin() * 1e6).round() as i32);
            let Point { x, y } = Direction::turned(parts, 240).from(center, 1e6);
            assert!((x - wanted.0).abs() <= 1 && (y - wanted.1).abs() <= 1, "{parts}: {x} {y} {wanted:?}");
        }
    }

    #[test]
    fn a_name_cannot_turn_its_line_round() {
        let name = PlayerName::try_from("\u{202e}RTL\u{2028}א".to_owned()).unwrap();
        assert_eq!(name_of(Some(&name), Seat(0)), "\u{fffd}RTL\u{fffd}א");
        assert_eq!(name_of(None, Seat(3)), "Seat 3");
    }

    #[test]
    fn a_long_name_ends_with_an_ellipsis_within_its_width() {
        assert_eq!(fit("Asha", 100, 400), "Asha");
        assert_eq!(fit("Asha Mwinyi wa Pemba", 100, 400), "Asha…");
        assert_eq!(fit("", 100, 0), "");
        assert_eq!(fit("漢字漢字漢字", 100, 400), "漢字…");
    }
}
