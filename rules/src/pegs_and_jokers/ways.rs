//! Where the pegs of one colour can go: each step judged by itself.

use arrayvec::ArrayVec;

use super::board::{Board, Peg, come_out, in_spot};
use super::bounds::HOMES;
use super::bumps::{Bumps, bumps};
use super::cards::{brings_out, count};
use super::rulebook::{PegSet, PegsAndJokersBreach as Breach};
use super::wire::{
    PegsAndJokersCard as Card, PegsAndJokersHomeEntry, PegsAndJokersOptions, PegsAndJokersPeg as Place,
    PegsAndJokersStep as Step,
};

/// How far an 8 moves back.
const BACK: u8 = 8;
/// The most holes that a part of a 7 moves.
const LONGEST_PART: u8 = 6;

/// What a step breaks: one breach where its end is wrong, otherwise what stands in its way.
pub(super) type Breaches = ArrayVec<Breach, 3>;

/// A step that is legal.
#[derive(Clone, Debug)]
pub(super) struct Stride {
    /// The peg.
    pub(super) peg: Peg,
    /// Where it was.
    pub(super) from: Place,
    /// Where it goes.
    pub(super) to: Place,
    /// Whom it sends away.
    pub(super) bumps: Bumps,
}

impl Stride {
    /// Carries the step out: the pegs that are sent away make room before others come.
    pub(super) fn take(&self, board: &mut Board) {
        for bump in self.bumps.iter().rev() {
            board.put(bump.peg, bump.to);
        }
        board.put(self.peg, self.to);
    }
}

/// The holes that a step passes and reaches.
struct Path {
    /// The hole before the first of them, clockwise.
    before: u8,
    /// How many holes of the track.
    holes: u8,
    /// The home hole before the first of those in home; 0 is the in-spot.
    before_home: u8,
    /// The home hole reached; 0 for none.
    home: u8,
}

impl Path {
    const fn on_track(before: u8, holes: u8) -> Self {
        Self { before, holes, before_home: 0, home: 0 }
    }
}

/// The pegs of one colour on a board.
#[derive(Clone, Copy)]
pub(super) struct Ways<'b> {
    /// The board.
    pub(super) board: &'b Board,
    /// The options.
    pub(super) options: &'b PegsAndJokersOptions,
    /// Whose pegs move.
    pub(super) seat: u8,
}

impl Ways<'_> {
    /// One peg moved by a whole card.
    pub(super) fn whole(&self, card: Card, step: Step) -> Result<Stride, Breaches> {
        let from = self.place(step.peg);
        match card {
            Card::Joker => self.joker(from, step),
            Card::Eight => self.back(from, step),
            _ => self.forward(card, from, step),
        }
    }

    /// One peg moved by a part of a 7, which is as long as the step.
    pub(super) fn part(&self, step: Step) -> Result<(u8, Stride), Breaches> {
        let from = self.place(step.peg);
        let count = self.length_of_part(from, step.to).map_err(one)?;
        self.travel(from, step, count).map(|stride| (count, stride))
    }

    /// Where a peg is.
    pub(super) fn place(&self, peg: u8) -> Place {
        self.board.place(self.peg(peg))
    }

    const fn peg(&self, number: u8) -> Peg {
        Peg { seat: self.seat, number }
    }

    /// How far it is forward from a hole of the track to the own in-spot.
    pub(super) const fn in_spot_away(&self, hole: u8) -> u8 {
        self.board.distance(hole, in_spot(self.seat))
    }

    /// `pegs.come_out`, `pegs.advance`, `pegs.seven` by one peg, `pegs.home_entry`, `pegs.home_move`.
    fn forward(&self, card: Card, from: Place, step: Step) -> Result<Stride, Breaches> {
        let count = count(card);
        match (from, step.to) {
            (Place::Start {}, _) if !brings_out(card) => Err(one(Breach::NoComeOutCard(card))),
            (Place::Start {}, to) => {
                let hole = come_out(self.seat);
                if to != (Place::Track { hole }) {
                    return Err(one(Breach::ComesOutAt(hole)));
                }
                self.arrive(from, step, &Path::on_track(hole - 1, 1), None)
            }
            (Place::Track { hole }, Place::Home { hole: home }) => {
                let needed = self.in_spot_away(hole) + home;
                if needed != count {
                    let overshoots = count > self.in_spot_away(hole) + HOMES;
                    return Err(one(Breach::HomeCount { home, count, needed, overshoots }));
                }
                self.travel(from, step, count)
            }
            (Place::Track { hole }, to) => {
                let leads_to = self.board.forward(hole, count);
                if to != (Place::Track { hole: leads_to }) {
                    return Err(one(Breach::WrongCount { card, count, leads_to }));
                }
                self.travel(from, step, count)
            }
            (Place::Home { hole }, to) => {
                self.count_in_home(hole, to, Some(count)).map_err(one)?;
                self.travel(from, step, count)
            }
        }
    }

    /// `pegs.home_move`: how far a peg in home moves, which must be `count` where that is given.
    fn count_in_home(&self, from: u8, to: Place, count: Option<u8>) -> Result<u8, Breach> {
        let Place::Home { hole } = to else { return Err(Breach::LeavesHome) };
        if hole <= from {
            return Err(Breach::BackInHome);
        }
        let needed = hole - from;
        match count {
            Some(count) if count != needed => {
                Err(Breach::CountInHome { count, needed, overshoots: from + count > HOMES })
            }
            _ => Ok(needed),
        }
    }

    /// How many holes forward a part of a 7 is to move a peg.
    fn length_of_part(&self, from: Place, to: Place) -> Result<u8, Breach> {
        match (from, to) {
            (Place::Start {}, _) => Err(Breach::NoComeOutCard(Card::Seven)),
            (Place::Track { hole }, Place::Home { hole: home }) => {
                let needed = self.in_spot_away(hole) + home;
                if needed > LONGEST_PART {
                    let count = LONGEST_PART;
                    return Err(Breach::HomeCount { home, count, needed, overshoots: false });
                }
                Ok(needed)
            }
            (Place::Track { hole }, Place::Track { hole: to }) if to < self.board.ring_size() => {
                let length = self.board.distance(hole, to);
                if (1..=LONGEST_PART).contains(&length) { Ok(length) } else { Err(Breach::WrongPart) }
            }
            (Place::Track { .. }, _) => Err(Breach::WrongPart),
            (Place::Home { hole }, to) => self.count_in_home(hole, to, None),
        }
    }

    /// A step forward from track or home whose count is right.
    fn travel(&self, from: Place, step: Step, count: u8) -> Result<Stride, Breaches> {
        match (from, step.to) {
            (Place::Track { hole }, Place::Home { hole: home }) => {
                let path = self.path_into_home(hole, home);
                self.arrive(from, step, &path, None)
            }
            (Place::Track { hole }, _) => {
                let forced = self.must_turn_in(step.peg, hole, count);
                self.arrive(from, step, &Path::on_track(hole, count), forced)
            }
            (Place::Home { hole: before_home }, Place::Home { hole: home }) => {
                self.arrive(from, step, &Path { before: 0, holes: 0, before_home, home }, None)
            }
            _ => Err(one(Breach::LeavesHome)),
        }
    }

    const fn path_into_home(&self, hole: u8, home: u8) -> Path {
        Path { before: hole, holes: self.in_spot_away(hole), before_home: 0, home }
    }

    /// `pegs.home_entry` where it is forced: the step would fit into home.
    fn must_turn_in(&self, peg: u8, hole: u8, count: u8) -> Option<Breach> {
        if self.options.home_entry == PegsAndJokersHomeEntry::Optional {
            return None;
        }
        let home = count.checked_sub(self.in_spot_away(hole)).filter(|home| (1..=HOMES).contains(home))?;
        let clear = self.in_the_way(peg, &self.path_into_home(hole, home), None).is_none();
        clear.then_some(Breach::MustTurnIn(home))
    }

    /// `pegs.eight`.
    fn back(&self, from: Place, step: Step) -> Result<Stride, Breaches> {
        match from {
            Place::Start {} => Err(one(Breach::BackFromStart)),
            Place::Home { .. } => Err(one(Breach::BackFromHome)),
            Place::Track { hole } => {
                let leads_to = self.board.back(hole, BACK);
                if step.to != (Place::Track { hole: leads_to }) {
                    return Err(one(Breach::NotEightBack { leads_to }));
                }
                let path = Path::on_track(self.board.back(leads_to, 1), BACK);
                self.arrive(from, step, &path, None)
            }
        }
    }

    /// `pegs.joker`.
    fn joker(&self, from: Place, step: Step) -> Result<Stride, Breaches> {
        if matches!(from, Place::Home { .. }) && !self.options.joker_from_home {
            return Err(one(Breach::JokerFromHome));
        }
        let Place::Track { hole } = step.to else { return Err(one(Breach::JokerOffTrack)) };
        match self.board.holder(hole) {
            _ if hole >= self.board.ring_size() => Err(one(Breach::JokerToNowhere(hole))),
            None => Err(one(Breach::JokerToEmpty(hole))),
            Some(held) if held.seat == self.seat => {
                let pegs = PegSet::one(held.seat, held.number);
                Err(one(Breach::JokerToOwn { pegs, hole }))
            }
            Some(_) => self.arrive(from, step, &Path::on_track(hole, 0), None),
        }
    }

    /// What stands against a step whose end is right, in the rulebook's order: `pegs.own_peg`, the bumps, and what
    /// the caller found of `pegs.home_entry`.
    fn arrive(
        &self,
        from: Place,
        step: Step,
        path: &Path,
        forced: Option<Breach>,
    ) -> Result<Stride, Breaches> {
        let peg = self.peg(step.peg);
        let landing = match step.to {
            Place::Track { hole } => Some(hole),
            _ => None,
        };
        let own = self.in_the_way(step.peg, path, landing);
        let sent = landing.map_or_else(|| Ok(Bumps::new()), |hole| bumps(self.board, peg, hole));
        match (own, sent, forced) {
            (None, Ok(bumps), None) => Ok(Stride { peg, from, to: step.to, bumps }),
            (own, sent, forced) => Err(own.into_iter().chain(sent.err()).chain(forced).collect()),
        }
    }

    /// `pegs.own_peg`: the pegs of the same colour that the path passes or reaches. It ends at `landing`, or in home.
    fn in_the_way(&self, peg: u8, path: &Path, landing: Option<u8>) -> Option<Breach> {
        let (mut bits, mut landed_on, mut at) = (0u8, false, None);
        for (number, &place) in (0u8..).zip(self.board.pegs(self.seat)) {
            let reached = match place {
                Place::Start {} => false,
                Place::Track { hole } => (1..=path.holes).contains(&self.board.distance(path.before, hole)),
                Place::Home { hole } => path.before_home < hole && hole <= path.home,
            };
            if reached && number != peg {
                bits |= 1 << number;
                match place {
                    Place::Track { hole } => {
                        landed_on |= landing == Some(hole);
                        at = Some(at.map_or(hole, |other| self.told_first(peg, landing, other, hole)));
                    }
                    Place::Home { hole } => landed_on |= hole == path.home,
                    Place::Start {} => {}
                }
            }
        }
        let pegs = PegSet { seat: self.seat, bits };
        (bits > 0).then_some(Breach::InTheWay { pegs, landed_on, hole: at })
    }

    /// Which of two holes in the way is told: the one where the move ends, else the nearer to the peg that moves.
    fn told_first(&self, peg: u8, landing: Option<u8>, one: u8, other: u8) -> u8 {
        let Place::Track { hole: departure } = self.board.place(self.peg(peg)) else {
            return one;
        };
        // No step goes half way round, so the shorter way is the one taken, forward or back.
        let steps = |hole: u8| self.board.distance(departure, hole).min(self.board.distance(hole, departure));
        if landing != Some(one) && (landing == Some(other) || steps(other) < steps(one)) {
            other
        } else {
            one
        }
    }
}

/// A single breach.
fn one(breach: Breach) -> Breaches {
    std::iter::once(breach).collect()
}
