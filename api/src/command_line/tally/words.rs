//! The audit in words.

use mwamuzi_rules::Seat;
use mwamuzi_rules::qwirkle::{QwirkleAuditTurn, QwirkleAxis, QwirkleLine, QwirkleSlip, QwirkleTallyRequest};

/// A player's name, or the number of the seat.
pub(super) fn name(sheet: &QwirkleTallyRequest, seat: Seat) -> String {
    let named = sheet.players.get(seat.index()).and_then(|player| player.name.as_ref());
    named.map_or_else(|| format!("player {}", seat.0 + 1), |name| name.as_str().to_owned())
}

/// `Asha`, `Asha and Juma`, `Asha, Juma and Neema`.
pub(super) fn names(sheet: &QwirkleTallyRequest, seats: &[Seat]) -> String {
    listed(&seats.iter().map(|&seat| name(sheet, seat)).collect::<Vec<_>>(), "and")
}

/// What most likely happened.
const fn slip(slip: QwirkleSlip) -> &'static str {
    match slip {
        QwirkleSlip::CrossingLineForgotten => "a crossing line was not counted",
        QwirkleSlip::QwirkleBonusMissed => "the 6 more for a Qwirkle were left out",
        QwirkleSlip::QwirkleBonusTwice => "the 6 more for a Qwirkle were counted twice",
        QwirkleSlip::OldTilesForgotten => "only the new tiles were counted, not those that lay there before",
        QwirkleSlip::EndBonusMissed => "the 6 for the last tile were left out",
        QwirkleSlip::EndBonusWrong => "the 6 for the last tile were counted, but are not due",
        QwirkleSlip::SumWrong => "it was added up wrongly",
        QwirkleSlip::ImpossiblePoints => "no such turn can bring these points",
        QwirkleSlip::WrongPoints => "no usual slip explains them",
    }
}

/// What is wrong with a turn's points, and why; none if nothing is.
pub(super) fn points(turn: &QwirkleAuditTurn) -> Option<String> {
    let slips: Vec<&str> = turn
        .slips
        .iter()
        .filter(|found| **found != QwirkleSlip::SumWrong)
        .map(|found| slip(*found))
        .collect();
    let written = format!("{} written", points_word(turn.claimed));
    if let Some(right) = turn.right
        && right != turn.claimed
    {
        let made = made_of(turn).map_or_else(String::new, |made| format!(" ({made})"));
        let are = if right == 1 { "is" } else { "are" };
        let slip = if turn.slips.contains(&QwirkleSlip::WrongPoints) || slips.is_empty() {
            "No usual slip explains it".to_owned()
        } else {
            format!("Likely slip: {}", listed(&slips, "or"))
        };
        return Some(format!("{written}, {right} {are} right{made}. {slip}."));
    }
    if slips.is_empty() {
        return turn
            .unusual
            .then(|| format!("{written}: possible, but hardly ever seen. Worth a second look."));
    }
    Some(format!("{written}: {}.", listed(&slips, "or")))
}

/// The lines that make the points, where there are several parts to add.
fn made_of(turn: &QwirkleAuditTurn) -> Option<String> {
    let line = |QwirkleLine { axis, points, .. }: &QwirkleLine| {
        let axis = match axis {
            QwirkleAxis::Row => "row",
            QwirkleAxis::Column => "column",
        };
        format!("{axis} {points}")
    };
    let mut parts: Vec<String> = turn.lines.iter().map(line).collect();
    parts.extend(turn.end_bonus.map(|bonus| format!("last tile {bonus}")));
    (!parts.is_empty()).then(|| parts.join(" + "))
}

/// `1 point`, `7 points`.
pub(super) fn points_word(points: u32) -> String {
    if points == 1 { "1 point".into() } else { format!("{points} points") }
}

fn listed<T: AsRef<str>>(things: &[T], word: &str) -> String {
    match things {
        [] => String::new(),
        [only] => only.as_ref().to_owned(),
        [before @ .., last] => {
            let before: Vec<&str> = before.iter().map(AsRef::as_ref).collect();
            format!("{} {word} {}", before.join(", "), last.as_ref())
        }
    }
}
