//! The strong player of Qwirkle: the points of a move, less what the next player then makes of the board, and more for
//! what the hand that is left can do with it afterwards.
//!
//! What nobody at that seat can see is drawn anew many times over: the next player's hand and the tiles to be drawn.
//! Every move on the short list meets the same draws. The nodes are spent in rounds, one draw a round; in each all
//! moves are tried, and when they are used up no further round begins.

use arrayvec::ArrayVec;

use super::greedy;
use super::leave::leave;
use crate::chance::Chance;
use crate::qwirkle::board::Board;
use crate::qwirkle::field::Field;
use crate::qwirkle::kinds::Kind;
use crate::qwirkle::moves::{Candidate, placed_tiles};
use crate::qwirkle::placement::HAND;
use crate::qwirkle::search::best;
use crate::qwirkle::state::{Hand, State};
use crate::suggest::{Effort, Strongest, best_index};

/// Some tiles of a hand.
type Tiles = ArrayVec<Kind, HAND>;

/// One point.
pub(super) const POINT: i32 = 100;
/// How many placements are looked at closely, and how many swaps.
const PLACEMENTS: usize = 20;
const SWAPS: usize = 3;
/// The most rounds; more hardly tell more.
const MOST_ROUNDS: u32 = 200;
/// What one look at a board costs beside the placements found there, in nodes.
const LOOK: u32 = 100;
/// What the next turn's points count, in hundredths: much may happen until then.
const NEXT_TURN: i32 = 85;

/// The best of these moves.
pub(super) fn strongest<C: Chance + ?Sized>(
    seen: &State,
    candidates: &[Candidate],
    effort: Effort,
    chance: &mut C,
) -> Strongest {
    let plans = match seen.hand_to_move() {
        Some(Hand::Open(hand)) if !candidates.contains(&Candidate::Stop) => plans(seen, hand, candidates),
        // A hidden hand cannot be planned with, and a dead position is ended.
        _ => Vec::new(),
    };
    let Some(mut table) = Table::new(seen, plans) else {
        let index = best_index(candidates, |candidate| greedy::rank(seen, candidate)).unwrap_or(0);
        let estimate = i32::try_from(super::points(seen, &candidates[index])).unwrap_or(0);
        return Strongest { index, estimate };
    };
    table.play(effort, chance);
    table.best()
}

/// A move looked at closely.
struct Plan {
    index: usize,
    points: i32,
    /// What is left in the hand.
    kept: Tiles,
    /// How many tiles are drawn, and how many the bag holds afterwards.
    drawn: usize,
    bag: usize,
    /// Whether the hand is played out.
    over: bool,
    /// The board afterwards, and the same for finding what fits.
    board: Board,
    field: Field,
    /// What it brought in all rounds.
    sum: i64,
}

/// The moves worth a closer look: by points and what is kept.
fn plans(seen: &State, hand: &[Kind], candidates: &[Candidate]) -> Vec<Plan> {
    let mut ranked: Vec<(i32, usize)> = Vec::with_capacity(candidates.len());
    for (index, candidate) in candidates.iter().enumerate() {
        let points = i32::try_from(super::points(seen, candidate)).unwrap_or(0);
        let kept = kept(hand, candidate);
        ranked.push((points * POINT + leave(&kept), index));
    }
    let places = |&(_, index): &(i32, usize)| matches!(candidates[index], Candidate::Place(_));
    let (placements, others): (Vec<_>, Vec<_>) = ranked.into_iter().partition(places);
    let closely = first(placements, PLACEMENTS).into_iter().chain(first(others, SWAPS));
    closely.map(|(_, index)| plan(seen, hand, index, &candidates[index])).collect()
}

/// The best so many, of equal ones the first.
fn first(mut ranked: Vec<(i32, usize)>, number: usize) -> Vec<(i32, usize)> {
    let order = |&(worth, index): &(i32, usize)| (std::cmp::Reverse(worth), index);
    if ranked.len() > number {
        ranked.select_nth_unstable_by_key(number, order);
        ranked.truncate(number);
    }
    ranked.sort_unstable_by_key(order);
    ranked
}

fn plan(seen: &State, hand: &[Kind], index: usize, candidate: &Candidate) -> Plan {
    let kept = kept(hand, candidate);
    let bag = usize::from(seen.bag());
    let (board, drawn, bag) = match candidate {
        Candidate::Place(placement) => {
            let tiles: ArrayVec<_, HAND> = placed_tiles(&seen.board, placement).collect();
            let drawn = (HAND - kept.len()).min(bag);
            (seen.board.with(&tiles), drawn, bag - drawn)
        }
        // What is laid aside goes back.
        _ => (seen.board.clone(), hand.len() - kept.len(), bag),
    };
    Plan {
        index,
        points: i32::try_from(super::points(seen, candidate)).unwrap_or(0),
        over: super::plays_out(seen, candidate),
        field: Field::new(&board, HAND),
        board,
        kept,
        drawn,
        bag,
        sum: 0,
    }
}

/// What a move leaves in the hand.
fn kept(hand: &[Kind], candidate: &Candidate) -> Tiles {
    let used = match candidate {
        Candidate::Place(placement) => placement.kinds.as_slice(),
        Candidate::Swap(kinds) => kinds.as_slice(),
        _ => &[],
    };
    let mut kept: Tiles = hand.iter().copied().take(HAND).collect();
    for kind in used {
        if let Some(place) = kept.iter().position(|held| held == kind) {
            kept.swap_remove(place);
        }
    }
    kept
}

/// The plans, and what is dealt to the table.
struct Table<'s> {
    seen: &'s State,
    plans: Vec<Plan>,
    /// How many tiles the next player holds.
    next_hand: usize,
    /// Of the points that the next player makes, this part in hundredths is the mover's loss.
    rival: i32,
    rounds: u32,
}

impl<'s> Table<'s> {
    fn new(seen: &'s State, plans: Vec<Plan>) -> Option<Self> {
        let next = seen.after(seen.to_move()?);
        let rivals = i32::try_from(seen.hands.len()).unwrap_or(2) - 1;
        let next_hand = usize::from(seen.hands.get(next.index())?.size());
        let rival = if rivals == 1 { 100 } else { 70 };
        (!plans.is_empty()).then_some(Self { seen, plans, next_hand, rival, rounds: 0 })
    }

    fn play<C: Chance + ?Sized>(&mut self, effort: Effort, chance: &mut C) {
        let mut used = 0;
        // With the bag empty and one other player, there is but one hand that this can have.
        let certain = self.seen.bag() == 0 && self.seen.hands.len() == 2;
        let most = if certain { 1 } else { MOST_ROUNDS };
        while self.rounds < most && (self.rounds == 0 || used < effort.nodes) {
            let mut unseen = self.seen.unseen;
            let mut deal = |number: usize| -> Tiles {
                let drawn = (0..number.min(HAND)).filter_map(|_| chance.draw(unseen.counts()));
                drawn.filter_map(|kind| u8::try_from(kind).ok()).map(Kind::numbered).collect()
            };
            let (other, mut new) = (deal(self.next_hand), deal(HAND));
            new.truncate(self.seen.bag().into());
            for place in 0..self.plans.len() {
                used += self.round(place, &other, &new);
            }
            self.rounds += 1;
        }
    }

    /// Plays one plan out against a hand and a draw; tells the nodes it took.
    fn round(&mut self, place: usize, other: &[Kind], new: &[Kind]) -> u32 {
        let plan = &mut self.plans[place];
        plan.sum += i64::from(plan.points * POINT);
        if plan.over {
            return 1;
        }
        let bag = plan.bag;
        let reply = best(&plan.field, other, (bag == 0).then_some(other.len()));
        plan.sum -= i64::from(reply.most) * i64::from(self.rival * POINT / 100);
        let replied = reply.placement.map(|placement| {
            let tiles: ArrayVec<_, HAND> = placed_tiles(&plan.board, &placement).collect();
            (plan.board.with(&tiles), tiles.len())
        });
        let looked = LOOK + reply.looked_at;
        let mut hand = plan.kept.clone();
        hand.extend(new.iter().copied().take(plan.drawn.min(hand.remaining_capacity())));
        let mine = match replied {
            Some((_, tiles)) if bag == 0 && tiles == other.len() => return looked,
            Some((board, tiles)) => {
                let last = (bag <= tiles).then_some(hand.len());
                best(&Field::new(&board, HAND), &hand, last)
            }
            None => best(&plan.field, &hand, (bag == 0).then_some(hand.len())),
        };
        plan.sum += i64::from(mine.most) * i64::from(NEXT_TURN * POINT / 100);
        looked + LOOK + mine.looked_at
    }

    /// The plan that brought the most, of equal ones the first.
    fn best(&self) -> Strongest {
        let Some(place) = best_index(&self.plans, |plan| plan.sum) else { return Strongest::default() };
        let plan = &self.plans[place];
        let rounds = i64::from(self.rounds.max(1)) * i64::from(POINT);
        Strongest { index: plan.index, estimate: i32::try_from(plan.sum / rounds).unwrap_or(0) }
    }
}
