//! What a position of Pegs and Jokers is worth to a team, as the strong player sees it.
//!
//! Everything is counted in hundredths of a hole, in whole numbers, so that every machine finds the same.

use crate::pegs_and_jokers::board::{Board, come_out, in_spot, opponents};
use crate::pegs_and_jokers::bounds::HOMES;
use crate::pegs_and_jokers::cards::{ALL, Counts};
use crate::pegs_and_jokers::wire::{PegsAndJokersCard as Card, PegsAndJokersPeg as Place};

/// One hole.
pub(super) const HOLE: i32 = 100;
/// A peg on the way, beside its holes: the cards that bring one out are rare.
const OUT: i32 = 12 * HOLE;
/// A peg in home, beside its holes: nobody can bump it any more.
const SAFE: i32 = 10 * HOLE;
/// A home hole deeper: nobody behind is in the way of others.
const DEEPER: i32 = 3 * HOLE;
/// A won game.
const WON: i32 = 1_000 * HOLE;
/// Of what a bump would cost, this part in hundredths counts: those who could may do something better.
const FEAR: i32 = 55;
/// The same for opponents' pegs, which may be gone before one's own team gets round to it.
const HOPE: i32 = 30;
/// Certainty.
const SURE: i32 = 1_024;
/// The cards from which an opponent chooses.
const CHOICE: u32 = 6;
/// The farthest that a card other than a joker reaches.
const REACH: usize = 10;

/// How likely it is, in 1024ths, that somebody holds a card with which a peg moves so many holes forward (0: comes
/// out), 8 back, or anywhere.
pub(super) struct Odds {
    forward: [i32; REACH + 1],
    back: i32,
    joker: i32,
}

impl Odds {
    /// The odds where these cards are not seen.
    pub(super) fn of(unseen: &Counts) -> Self {
        let all = i32::try_from(unseen.total()).unwrap_or(0).max(1);
        let one_of = |serves: &dyn Fn(Card) -> bool| {
            let number: i32 =
                ALL.iter().filter(|&&card| serves(card)).map(|&card| i32::from(unseen.count(card))).sum();
            let none = (0..CHOICE).fold(SURE, |none, _| none * (all - number) / all);
            SURE - none
        };
        let face = |card: Card| matches!(card, Card::Jack | Card::Queen | Card::King);
        let mut forward = [0; REACH + 1];
        forward[0] = one_of(&|card| card == Card::Ace || face(card));
        for (count, odds) in (1u8..).zip(&mut forward[1..]) {
            *odds = match count {
                // A part of a 7 goes 1 to 6 holes, if another peg takes the rest.
                1..=6 => one_of(&|card| card as u8 + 1 == count || card == Card::Seven),
                8 => 0,
                10 => one_of(&|card| card == Card::Ten || face(card)),
                _ => one_of(&|card| card as u8 + 1 == count),
            };
        }
        Self {
            forward,
            back: one_of(&|card| card == Card::Eight),
            joker: one_of(&|card| card == Card::Joker),
        }
    }
}

/// What the board is worth to the team of `seat`, less what it is worth to the other.
pub(super) fn worth(board: &Board, seat: u8, odds: &Odds) -> i32 {
    let mut worth = 0;
    for owner in 0..board.players() {
        let foe = opponents(owner, seat);
        let share = if foe { HOPE } else { FEAR };
        let pegs: i32 = board.pegs(owner).iter().map(|&place| peg(board, owner, place, share, odds)).sum();
        worth += if foe { -pegs } else { pegs };
    }
    if board.team_all_home(seat) { worth + WON } else { worth }
}

/// What one peg is worth to its owner.
fn peg(board: &Board, owner: u8, place: Place, share: i32, odds: &Odds) -> i32 {
    match place {
        Place::Start {} => 0,
        Place::Home { hole } => {
            let holes = i32::from(board.ring_size()) + i32::from(hole);
            OUT + holes * HOLE + SAFE - i32::from(HOMES - hole) * DEEPER
        }
        Place::Track { hole } => {
            let holes = i32::from(board.ring_size() - board.distance(hole, in_spot(owner)));
            let value = OUT + holes * HOLE;
            value - value * danger(board, owner, hole, odds) / SURE * share / 100
        }
    }
}

/// How likely, in 1024ths, an opponent can land on a hole.
fn danger(board: &Board, owner: u8, hole: u8, odds: &Odds) -> i32 {
    let mut safe = SURE;
    for foe in (0..board.players()).filter(|&foe| opponents(foe, owner)) {
        // Nobody moves the pegs of a player who is all home.
        if board.all_home(foe) {
            continue;
        }
        let (mut in_start, mut reached, mut behind) = (false, 0u16, false);
        for &place in board.pegs(foe) {
            match place {
                Place::Start {} => in_start = true,
                Place::Home { .. } => {}
                Place::Track { hole: from } => {
                    let ahead = usize::from(board.distance(from, hole));
                    if ahead <= REACH {
                        reached |= 1 << ahead;
                    }
                    behind |= board.distance(hole, from) == 8;
                }
            }
        }
        if in_start && hole == come_out(foe) {
            reached |= 1;
        }
        for (distance, &odds) in odds.forward.iter().enumerate() {
            if reached >> distance & 1 == 1 {
                safe = safe * (SURE - odds) / SURE;
            }
        }
        if behind {
            safe = safe * (SURE - odds.back) / SURE;
        }
        // A joker takes any of many; the most advanced first.
        safe = safe * (SURE - odds.joker / JOKER_TARGETS) / SURE;
    }
    SURE - safe
}

/// Among how many pegs a joker chooses.
const JOKER_TARGETS: i32 = 6;

/// What a card is worth that stays in the hand.
pub(super) fn card(card: Card) -> i32 {
    match card {
        Card::Joker => 45 * HOLE,
        Card::Ace => 6 * HOLE,
        Card::Jack | Card::Queen | Card::King => 5 * HOLE,
        Card::Seven | Card::Eight => 5 * HOLE,
        Card::Two | Card::Three | Card::Four => 2 * HOLE,
        Card::Five | Card::Six => HOLE,
        Card::Nine | Card::Ten => 0,
    }
}
