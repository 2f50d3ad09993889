//! How a move of Pegs and Jokers breaks a rule.

use super::PegsAndJokersRule;
use crate::answer::{Breach, PegReference, Violation};
use crate::pegs_and_jokers::bounds::PEGS;
use crate::pegs_and_jokers::wire::PegsAndJokersCard;
use crate::wire::Seat;

/// Some of a seat's pegs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::pegs_and_jokers) struct PegSet {
    /// Whose.
    pub(in crate::pegs_and_jokers) seat: u8,
    /// A bit a peg, the lowest for peg 0.
    pub(in crate::pegs_and_jokers) bits: u8,
}

impl PegSet {
    /// One peg.
    pub(in crate::pegs_and_jokers) const fn one(seat: u8, peg: u8) -> Self {
        Self { seat, bits: 1 << (peg & 7) }
    }

    /// The pegs as answers name them.
    fn references(self) -> Vec<PegReference> {
        (0..PEGS as u8)
            .filter(|peg| self.bits >> peg & 1 == 1)
            .map(|peg| PegReference { seat: Seat(self.seat), peg })
            .collect()
    }
}

/// A way to break a rule of Pegs and Jokers with a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::pegs_and_jokers) enum PegsAndJokersBreach {
    /// Somebody else is to move.
    OutOfTurn {
        /// The seat to move.
        to_move: u8,
        /// The seat that claims to.
        claimed: u8,
    },
    /// A card is played or exchanged before the draw.
    DrawFirst,
    /// A draw by a hand that holds six cards.
    DrawnAlready,
    /// The hand does not hold the card.
    NotInHand(PegsAndJokersCard),
    /// Of a hidden hand: all copies of the card lie elsewhere.
    AllSeen(PegsAndJokersCard),
    /// An exchange while a card of the open hand can move.
    MustPlay(PegsAndJokersCard),
    /// An exchange by a hidden hand of a card that can move.
    CouldMove(PegsAndJokersCard),
    /// What was drawn is not stated, where nothing may be left to the referee.
    NotStated,
    /// Another number of cards drawn than one.
    WrongNumberDrawn(u8),
    /// The card drawn is not in the pile.
    NotInPile(PegsAndJokersCard),
    /// With hidden hands: all copies of the card drawn lie elsewhere.
    LiesElsewhere(PegsAndJokersCard),
    /// No peg is named to move.
    NoStep(PegsAndJokersCard),
    /// A peg in start is to move by a card that brings none out.
    NoComeOutCard(PegsAndJokersCard),
    /// A peg is to come out elsewhere than on the come-out hole.
    ComesOutAt(u8),
    /// Another hole than the card's number leads to.
    WrongCount {
        /// The card.
        card: PegsAndJokersCard,
        /// By how many holes it moves.
        count: u8,
        /// Where that leads on the track.
        leads_to: u8,
    },
    /// Several pegs are to share a card that is no 7.
    NotShared(PegsAndJokersCard),
    /// More than two pegs are to share a 7.
    TooManyParts(u8),
    /// One peg is to take both parts of a 7.
    SamePegTwice(u8),
    /// A part of a 7 is not 1 to 6 forward.
    WrongPart,
    /// The parts of a 7 are not seven together, or with `up_to` more.
    WrongTotal {
        /// What they are together.
        total: u8,
        /// Whether fewer than seven would do.
        up_to: bool,
    },
    /// An 8 does not lead there.
    NotEightBack {
        /// Where it leads.
        leads_to: u8,
    },
    /// A peg in start is to move back.
    BackFromStart,
    /// A peg in home is to move back.
    BackFromHome,
    /// A joker is to take a peg out of home, which the options rule out.
    JokerFromHome,
    /// A joker is to go elsewhere than to the track.
    JokerOffTrack,
    /// A joker is to go to a hole that nobody holds.
    JokerToEmpty(u8),
    /// A joker is to go to a hole that the ring does not have.
    JokerToNowhere(u8),
    /// A joker is to go to a hole that an own peg holds.
    JokerToOwn {
        /// The peg.
        pegs: PegSet,
        /// The hole.
        hole: u8,
    },
    /// An own peg is in the way.
    InTheWay {
        /// The pegs in the way.
        pegs: PegSet,
        /// Whether one of them holds the hole where the move ends.
        landed_on: bool,
        /// The hole of the track where the move ends, if one of them holds it, else the first where one of them is.
        hole: Option<u8>,
    },
    /// The peg landed on cannot go to its in-spot, which its own colour holds.
    InSpotHeld {
        /// Who holds it.
        pegs: PegSet,
        /// The in-spot.
        in_spot: u8,
    },
    /// The peg landed on is on its in-spot and can go nowhere.
    OnItsInSpot {
        /// The peg.
        pegs: PegSet,
        /// The in-spot.
        in_spot: u8,
    },
    /// A peg of the chain cannot go to its in-spot, which its own colour holds.
    ChainHeld {
        /// Who holds it.
        pegs: PegSet,
        /// The in-spot.
        in_spot: u8,
    },
    /// The chain reaches the hole where the mover landed.
    ChainToLanding {
        /// The peg that would have to go there.
        pegs: PegSet,
        /// The hole.
        in_spot: u8,
    },
    /// The chain comes back to a colour that it has already sent to its in-spot.
    ChainComesBack {
        /// The peg that it comes to.
        pegs: PegSet,
        /// That colour's in-spot.
        in_spot: u8,
    },
    /// From the track another home hole, or none, is that many holes away.
    HomeCount {
        /// The home hole.
        home: u8,
        /// By how many holes the card moves.
        count: u8,
        /// How many it would take.
        needed: u8,
        /// Whether the count leads beyond the last home hole.
        overshoots: bool,
    },
    /// The move fits into home, so it must turn in.
    MustTurnIn(u8),
    /// A peg in home is to move back.
    BackInHome,
    /// A peg is to leave home.
    LeavesHome,
    /// In home another hole, or none, is that many holes away.
    CountInHome {
        /// By how many holes the card moves.
        count: u8,
        /// How many it would take.
        needed: u8,
        /// Whether the count leads beyond the last home hole.
        overshoots: bool,
    },
    /// The game is over.
    AfterTheEnd,
}

impl PegsAndJokersBreach {
    /// The violation of the thing at `pointer`.
    pub(in crate::pegs_and_jokers) fn at(self, pointer: impl Into<String>) -> Violation {
        let mut violation = Violation::new(&self, pointer);
        violation.hole = self.hole();
        violation.pegs = self.pegs().map(PegSet::references).unwrap_or_default();
        violation
    }

    /// The pegs in the way.
    const fn pegs(self) -> Option<PegSet> {
        match self {
            Self::JokerToOwn { pegs, .. }
            | Self::InTheWay { pegs, .. }
            | Self::InSpotHeld { pegs, .. }
            | Self::OnItsInSpot { pegs, .. }
            | Self::ChainHeld { pegs, .. }
            | Self::ChainToLanding { pegs, .. }
            | Self::ChainComesBack { pegs, .. } => Some(pegs),
            _ => None,
        }
    }

    /// The hole of the track that the message speaks of.
    const fn hole(self) -> Option<u8> {
        match self {
            Self::ComesOutAt(hole)
            | Self::WrongCount { leads_to: hole, .. }
            | Self::NotEightBack { leads_to: hole }
            | Self::JokerToEmpty(hole)
            | Self::JokerToNowhere(hole)
            | Self::JokerToOwn { hole, .. }
            | Self::InSpotHeld { in_spot: hole, .. }
            | Self::OnItsInSpot { in_spot: hole, .. }
            | Self::ChainHeld { in_spot: hole, .. }
            | Self::ChainToLanding { in_spot: hole, .. }
            | Self::ChainComesBack { in_spot: hole, .. } => Some(hole),
            Self::InTheWay { hole, .. } => hole,
            _ => None,
        }
    }
}

/// The rule that a card which moves no peg at all falls short of.
const fn rule_of_a_card(card: PegsAndJokersCard) -> PegsAndJokersRule {
    match card {
        PegsAndJokersCard::Seven => PegsAndJokersRule::Seven,
        PegsAndJokersCard::Eight => PegsAndJokersRule::Eight,
        PegsAndJokersCard::Joker => PegsAndJokersRule::Joker,
        _ => PegsAndJokersRule::Advance,
    }
}

impl Breach for PegsAndJokersBreach {
    fn rule(&self) -> &'static str {
        match self {
            Self::OutOfTurn { .. } => PegsAndJokersRule::Turn,
            Self::DrawFirst | Self::DrawnAlready => PegsAndJokersRule::Phase,
            Self::NotInHand(_) | Self::AllSeen(_) => PegsAndJokersRule::InHand,
            Self::MustPlay(_) | Self::CouldMove(_) => PegsAndJokersRule::MustPlay,
            Self::NotStated | Self::WrongNumberDrawn(_) | Self::NotInPile(_) | Self::LiesElsewhere(_) => {
                PegsAndJokersRule::Draw
            }
            Self::NoStep(card) | Self::WrongCount { card, .. } => rule_of_a_card(*card),
            Self::NoComeOutCard(_) | Self::ComesOutAt(_) => PegsAndJokersRule::ComeOut,
            Self::NotShared(_)
            | Self::TooManyParts(_)
            | Self::SamePegTwice(_)
            | Self::WrongPart
            | Self::WrongTotal { .. } => PegsAndJokersRule::Seven,
            Self::NotEightBack { .. } | Self::BackFromStart | Self::BackFromHome => PegsAndJokersRule::Eight,
            Self::JokerFromHome
            | Self::JokerOffTrack
            | Self::JokerToEmpty(_)
            | Self::JokerToNowhere(_)
            | Self::JokerToOwn { .. } => PegsAndJokersRule::Joker,
            Self::InTheWay { .. } => PegsAndJokersRule::OwnPeg,
            Self::InSpotHeld { .. } | Self::OnItsInSpot { .. } => PegsAndJokersRule::BumpTeammate,
            Self::ChainHeld { .. } | Self::ChainToLanding { .. } | Self::ChainComesBack { .. } => {
                PegsAndJokersRule::BumpChain
            }
            Self::HomeCount { .. } | Self::MustTurnIn(_) => PegsAndJokersRule::HomeEntry,
            Self::BackInHome | Self::LeavesHome | Self::CountInHome { .. } => PegsAndJokersRule::HomeMove,
            Self::AfterTheEnd => PegsAndJokersRule::Over,
        }
        .id()
    }

    fn reason(&self) -> &'static str {
        match self {
            Self::OutOfTurn { .. } => "out_of_turn",
            Self::DrawFirst => "draw_first",
            Self::DrawnAlready => "drawn_already",
            Self::NotInHand(_) => "not_held",
            Self::AllSeen(_) => "all_seen",
            Self::MustPlay(_) => "a_card_can_move",
            Self::CouldMove(_) => "this_card_can_move",
            Self::NotStated => "not_stated",
            Self::WrongNumberDrawn(_) => "wrong_number",
            Self::NotInPile(_) => "not_in_pile",
            Self::LiesElsewhere(_) => "lies_elsewhere",
            Self::NoStep(_) => "no_step",
            Self::NoComeOutCard(_) => "wrong_card",
            Self::ComesOutAt(_) => "wrong_hole",
            Self::WrongCount { .. } | Self::NotEightBack { .. } => "wrong_count",
            Self::NotShared(_) => "not_shared",
            Self::TooManyParts(_) => "too_many_parts",
            Self::SamePegTwice(_) => "same_peg",
            Self::WrongPart => "wrong_part",
            Self::WrongTotal { .. } => "wrong_total",
            Self::BackFromStart => "in_start",
            Self::BackFromHome | Self::JokerFromHome => "in_home",
            Self::JokerOffTrack => "off_track",
            Self::JokerToEmpty(_) => "empty_hole",
            Self::JokerToNowhere(_) => "no_such_hole",
            Self::JokerToOwn { .. } => "own_peg",
            Self::InTheWay { landed_on: true, .. } => "landed_on",
            Self::InTheWay { landed_on: false, .. } => "passed",
            Self::InSpotHeld { .. } | Self::ChainHeld { .. } => "in_spot_held",
            Self::OnItsInSpot { .. } => "on_its_in_spot",
            Self::ChainToLanding { .. } => "reaches_landing",
            Self::ChainComesBack { .. } => "comes_back",
            Self::HomeCount { overshoots: true, .. } | Self::CountInHome { overshoots: true, .. } => {
                "overshoots"
            }
            Self::HomeCount { count, needed, home, .. } if count + home <= *needed => "falls_short",
            Self::HomeCount { .. } | Self::CountInHome { .. } => "wrong_count",
            Self::MustTurnIn(_) => "must_turn_in",
            Self::BackInHome => "backward",
            Self::LeavesHome => "leaves_home",
            Self::AfterTheEnd => "after_the_end",
        }
    }

    fn message(&self) -> String {
        super::messages::of(*self)
    }
}
