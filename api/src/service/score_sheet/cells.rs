//! What a single cell says.

use mwamuzi_rules::qwirkle::{END_BONUS, MOST_POINTS, QwirkleSheetPoints};

use super::faults::{Faults, Place, quoted};

/// The 6 for the last tile as the sheet has them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum EndBonus {
    /// Not claimed.
    None,
    /// Claimed, and the points hold them.
    Within,
    /// Claimed, and they come on top of the points.
    OnTop,
}

/// Points: a whole number.
pub(super) fn points(cell: &str, place: Place<'_>, faults: &mut Faults) -> Option<QwirkleSheetPoints> {
    let digits = cell.strip_prefix('+').unwrap_or(cell);
    if digits.is_empty() || !digits.bytes().all(|digit| digit.is_ascii_digit()) {
        let detail = format!("expected a whole number of points, such as 7, found {}", quoted(cell));
        faults.add(place, if cell.is_empty() { "missing_value" } else { "not_a_number" }, detail);
        return None;
    }
    let points = digits.parse().ok().and_then(|points: u32| QwirkleSheetPoints::try_from(points).ok());
    if points.is_none() {
        let detail = format!("expected at most {MOST_POINTS} points, found {}", quoted(cell));
        faults.add(place, "too_large", detail);
    }
    points
}

/// Points that the 6 for the last tile come on top of.
pub(super) fn raised(
    points: QwirkleSheetPoints,
    place: Place<'_>,
    faults: &mut Faults,
) -> Option<QwirkleSheetPoints> {
    let raised = QwirkleSheetPoints::try_from(points.0.saturating_add(END_BONUS)).ok();
    if raised.is_none() {
        faults.add(
            place,
            "too_large",
            format!("expected at most {MOST_POINTS} points, the end bonus included"),
        );
    }
    raised
}

/// Whether a player has the 6 for the last tile.
pub(super) fn end_bonus(cell: &str, place: Place<'_>, faults: &mut Faults) -> EndBonus {
    match cell.to_lowercase().as_str() {
        "6" | "+6" => EndBonus::OnTop,
        cell if is_no(cell) => EndBonus::None,
        cell if is_yes(cell) => EndBonus::Within,
        _ => {
            let detail = format!(
                "expected yes where the points hold the 6 for the last tile, 6 where they come on top, or nothing; \
                 found {}",
                quoted(cell)
            );
            faults.add(place, "unknown_value", detail);
            EndBonus::None
        }
    }
}

/// Whether a cell says yes, in any of the ways in which people tick.
pub(super) fn is_yes(cell: &str) -> bool {
    matches!(
        cell.to_lowercase().as_str(),
        "yes" | "y" | "x" | "true" | "1" | "*" | "✓" | "✔" | "winner" | "won" | "wins"
    )
}

/// Whether a cell says no, or nothing.
pub(super) fn is_no(cell: &str) -> bool {
    is_empty(cell) || matches!(cell.to_lowercase().as_str(), "no" | "n" | "false" | "0")
}

/// Whether a cell is empty, or has a dash to say so.
pub(super) fn is_empty(cell: &str) -> bool {
    matches!(cell, "" | "-" | "–" | "—" | "\u{2212}")
}
