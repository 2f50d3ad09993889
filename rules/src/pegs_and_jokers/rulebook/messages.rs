//! How a move of Pegs and Jokers breaks a rule, in words: the only place where that is said.

use super::PegsAndJokersBreach;
use super::words::{card_word, cards_word, holes_word};

/// The sentence for a person.
pub(super) fn of(breach: PegsAndJokersBreach) -> String {
    use PegsAndJokersBreach as Breach;
    match breach {
        Breach::OutOfTurn { to_move, claimed } => format!("Seat {to_move} is to move, not seat {claimed}."),
        Breach::DrawFirst => "The player draws up to six cards before playing one.".into(),
        Breach::DrawnAlready => "The hand holds six cards, so none is drawn.".into(),
        Breach::NotInHand(card) => format!("The hand does not hold the {}.", card_word(card)),
        Breach::AllSeen(card) => {
            format!("The hand cannot hold the {}: all copies are in sight elsewhere.", card_word(card))
        }
        Breach::MustPlay(card) => {
            format!("The {} can move, so a card must be played and none exchanged.", card_word(card))
        }
        Breach::CouldMove(card) => {
            format!("The {} itself can move, so it cannot be exchanged.", card_word(card))
        }
        Breach::NotStated => "The move does not state what was drawn; one card is to be drawn.".into(),
        Breach::WrongNumberDrawn(drawn) => {
            format!("One card is drawn, not {}.", cards_word(drawn.into()))
        }
        Breach::NotInPile(card) => format!("The {} drawn is not in the pile.", card_word(card)),
        Breach::LiesElsewhere(card) => {
            format!(
                "The {} cannot have been drawn: all copies are in sight outside the pile.",
                card_word(card)
            )
        }
        Breach::AfterTheEnd => "The game is over.".into(),
        Breach::NoStep(card) => format!("The {} moves a peg, but none is named.", card_word(card)),
        Breach::NoComeOutCard(card) => {
            format!(
                "A peg leaves the start with an ace, jack, queen, king or joker, not with the {}.",
                card_word(card)
            )
        }
        Breach::ComesOutAt(hole) => format!("A peg comes out on hole {hole}."),
        Breach::WrongCount { card, count, leads_to } => {
            format!(
                "The {} moves a peg {} forward, to hole {leads_to} on the track.",
                card_word(card),
                holes_word(count)
            )
        }
        Breach::NotShared(card) => {
            format!("Only a 7 is shared by two pegs; the {} moves one.", card_word(card))
        }
        Breach::TooManyParts(parts) => format!("At most two pegs share a 7, not {parts}."),
        Breach::SamePegTwice(peg) => format!("Two different pegs share a 7, not peg {peg} twice."),
        Breach::WrongPart => "Each part of a 7 moves its peg 1 to 6 holes forward.".into(),
        Breach::WrongTotal { total, up_to: false } => {
            format!("The two pegs move 7 holes together, not {total}.")
        }
        Breach::WrongTotal { total, up_to: true } => {
            format!("The two pegs move 2 to 7 holes together, not {total}.")
        }
        Breach::NotEightBack { leads_to } => format!("The 8 moves a peg 8 holes back, to hole {leads_to}."),
        Breach::BackFromStart => "A peg in start cannot move back.".into(),
        Breach::BackFromHome => "A peg in home cannot move back.".into(),
        Breach::JokerFromHome => "A joker takes no peg out of home at this table.".into(),
        Breach::JokerOffTrack => "A joker moves a peg to a hole of the track.".into(),
        Breach::JokerToEmpty(hole) => {
            format!("A joker goes to a hole that another player's peg holds; hole {hole} is empty.")
        }
        Breach::JokerToNowhere(hole) => format!("The ring has no hole {hole}."),
        Breach::JokerToOwn { hole, .. } => {
            format!(
                "A joker goes to a hole that another player's peg holds; hole {hole} is held by an own peg."
            )
        }
        Breach::InTheWay { landed_on: true, .. } => "The hole is held by an own peg.".into(),
        Breach::InTheWay { landed_on: false, .. } => "An own peg is in the way and cannot be passed.".into(),
        Breach::InSpotHeld { pegs, in_spot } => {
            format!(
                "The peg landed on would go to the in-spot of seat {}, hole {in_spot}, which a peg of its own colour holds.",
                pegs.seat
            )
        }
        Breach::OnItsInSpot { pegs, in_spot } => {
            format!(
                "The teammate's peg on the in-spot of seat {}, hole {in_spot}, can go nowhere.",
                pegs.seat
            )
        }
        Breach::ChainHeld { pegs, in_spot } => {
            format!(
                "The chain of bumps ends at the in-spot of seat {}, hole {in_spot}, which a peg of its own colour holds.",
                pegs.seat
            )
        }
        Breach::ChainToLanding { in_spot, .. } => {
            format!("The chain of bumps reaches hole {in_spot}, where the move landed.")
        }
        Breach::ChainComesBack { pegs, in_spot } => {
            format!(
                "The chain of bumps comes back to seat {}, a peg of which it has sent to hole {in_spot}.",
                pegs.seat
            )
        }
        Breach::HomeCount { home, count, needed, .. } => {
            format!("Home hole {home} is {} away, not {count}.", holes_word(needed))
        }
        Breach::MustTurnIn(home) => {
            format!("The peg fits into home hole {home} and must turn in at this table.")
        }
        Breach::BackInHome => "In home a peg moves forward only.".into(),
        Breach::LeavesHome => "By this card a peg in home stays in home.".into(),
        Breach::CountInHome { count, needed, .. } => {
            format!("That home hole is {} away, not {count}.", holes_word(needed))
        }
    }
}
