//! Pegs and Jokers once more, from its page: pegs walk hole by hole, every card is tried with every peg to every
//! destination, and bumped pegs are put down one after another.

use mwamuzi_rules::Seat;
use mwamuzi_rules::pegs_and_jokers::{
    PegsAndJokersCard, PegsAndJokersHand, PegsAndJokersHomeEntry, PegsAndJokersMove, PegsAndJokersPeg,
    PegsAndJokersSevenSplit, PegsAndJokersState, PegsAndJokersStep, PegsAndJokersTurn,
};

use crate::laws::of_pegs_and_jokers::all_cards;
use crate::pegs_and_jokers::support::cards;

/// A peg where it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Standing {
    pub(crate) seat: u8,
    pub(crate) peg: u8,
    pub(crate) place: PegsAndJokersPeg,
}

/// The table as one player sees it who is to play.
#[derive(Clone)]
pub(crate) struct Table<'s> {
    state: &'s PegsAndJokersState,
    /// Who plays.
    player: u8,
    /// Whose pegs are moved.
    seat: u8,
    pub(crate) pegs: Vec<Standing>,
}

const START: PegsAndJokersPeg = PegsAndJokersPeg::Start {};

fn track(hole: u8) -> PegsAndJokersPeg {
    PegsAndJokersPeg::Track { hole }
}

fn home(hole: u8) -> PegsAndJokersPeg {
    PegsAndJokersPeg::Home { hole }
}

impl<'s> Table<'s> {
    /// The table, if somebody is to play a card.
    pub(crate) fn of(state: &'s PegsAndJokersState) -> Option<Self> {
        let PegsAndJokersTurn::Play { seat } = state.turn else { return None };
        let mut pegs = Vec::new();
        for (seat, player) in (0..).zip(&state.players) {
            for (peg, place) in (0..).zip(player.pegs) {
                pegs.push(Standing { seat, peg, place });
            }
        }
        let mut table = Self { state, player: seat.0, seat: seat.0, pegs };
        if table.finished(seat.0) {
            let mut mate = table.left(table.left(seat.0));
            while table.finished(mate) {
                mate = table.left(table.left(mate));
            }
            table.seat = mate;
        }
        Some(table)
    }

    /// Whose pegs are moved.
    pub(crate) fn seat(&self) -> Seat {
        Seat(self.seat)
    }

    fn left(&self, seat: u8) -> u8 {
        if usize::from(seat) + 1 == self.state.players.len() { 0 } else { seat + 1 }
    }

    fn finished(&self, seat: u8) -> bool {
        let own = self.pegs.iter().filter(|it| it.seat == seat);
        own.filter(|it| matches!(it.place, PegsAndJokersPeg::Home { .. })).count() == 5
    }

    fn last_hole(&self) -> u8 {
        u8::try_from(18 * self.state.players.len() - 1).expect("a small ring")
    }

    fn in_spot(seat: u8) -> u8 {
        18 * seat + 3
    }

    fn team(seat: u8) -> bool {
        seat.is_multiple_of(2)
    }

    fn place(&self, peg: u8) -> PegsAndJokersPeg {
        self.pegs.iter().find(|it| (it.seat, it.peg) == (self.seat, peg)).expect("five pegs").place
    }

    fn put(&mut self, seat: u8, peg: u8, place: PegsAndJokersPeg) {
        self.pegs.iter_mut().find(|it| (it.seat, it.peg) == (seat, peg)).expect("five pegs").place = place;
    }

    /// Who stands on a hole of the track.
    fn on(&self, hole: u8) -> Option<Standing> {
        self.pegs.iter().copied().find(|it| it.place == track(hole))
    }

    fn own_on(&self, place: PegsAndJokersPeg) -> bool {
        self.pegs.iter().any(|it| it.seat == self.seat && it.place == place && place != START)
    }

    /// Every place that can be named.
    fn destinations(&self) -> Vec<PegsAndJokersPeg> {
        let holes = (0..=self.last_hole()).map(track);
        (1..=5).map(home).chain(holes).chain([START, track(self.last_hole() + 1)]).collect()
    }

    /// The places one hole on.
    fn one_on(&self, place: PegsAndJokersPeg) -> Vec<PegsAndJokersPeg> {
        match place {
            PegsAndJokersPeg::Start {} => Vec::new(),
            PegsAndJokersPeg::Home { hole: 5 } => Vec::new(),
            PegsAndJokersPeg::Home { hole } => vec![home(hole + 1)],
            PegsAndJokersPeg::Track { hole } => {
                let next = track(if hole == self.last_hole() { 0 } else { hole + 1 });
                if hole == Self::in_spot(self.seat) { vec![home(1), next] } else { vec![next] }
            }
        }
    }

    /// Where a peg of the own colour can come that walks so many holes without meeting another.
    fn walks(&self, place: PegsAndJokersPeg, count: u8) -> Vec<PegsAndJokersPeg> {
        if count == 0 {
            return vec![place];
        }
        let next = self.one_on(place).into_iter().filter(|&next| !self.own_on(next));
        next.flat_map(|next| self.walks(next, count - 1)).collect()
    }

    /// The same by the table's option: where home fits, only home from outside.
    fn walks_by_option(&self, place: PegsAndJokersPeg, count: u8) -> Vec<PegsAndJokersPeg> {
        let ends = self.walks(place, count);
        let is_home = |end: &PegsAndJokersPeg| matches!(end, PegsAndJokersPeg::Home { .. });
        let forced = self.state.options.home_entry == PegsAndJokersHomeEntry::Forced;
        if forced && ends.iter().any(is_home) { ends.into_iter().filter(is_home).collect() } else { ends }
    }

    fn eight_back(&self, place: PegsAndJokersPeg) -> Option<PegsAndJokersPeg> {
        let PegsAndJokersPeg::Track { mut hole } = place else { return None };
        for _ in 0..8 {
            hole = if hole == 0 { self.last_hole() } else { hole - 1 };
            if self.own_on(track(hole)) {
                return None;
            }
        }
        Some(track(hole))
    }

    /// Lands a peg of the own colour; false if somebody cannot be sent away.
    fn land(&mut self, peg: u8, to: PegsAndJokersPeg) -> bool {
        self.put(self.seat, peg, START);
        let PegsAndJokersPeg::Track { hole } = to else {
            self.put(self.seat, peg, to);
            return true;
        };
        let hit = self.on(hole);
        self.put(self.seat, peg, to);
        hit.is_none_or(|hit| self.send_away(hit, hole))
    }

    /// Sends a peg away that has lost its hole; false if it can go nowhere.
    fn send_away(&mut self, hit: Standing, landing: u8) -> bool {
        if Self::team(hit.seat) != Self::team(self.seat) {
            self.put(hit.seat, hit.peg, START);
            return true;
        }
        let spot = Self::in_spot(hit.seat);
        let there = self
            .pegs
            .iter()
            .copied()
            .find(|it| it.place == track(spot) && (it.seat, it.peg) != (hit.seat, hit.peg));
        if spot == landing || there.is_some_and(|there| there.seat == hit.seat) {
            return false;
        }
        self.put(hit.seat, hit.peg, track(spot));
        there.is_none_or(|there| self.send_away(there, landing))
    }

    /// The table after a peg has gone there by the whole card, if it may.
    pub(crate) fn after_whole(&self, card: PegsAndJokersCard, peg: u8, to: PegsAndJokersPeg) -> Option<Self> {
        use PegsAndJokersCard as Card;
        let place = self.place(peg);
        let face = matches!(card, Card::Jack | Card::Queen | Card::King);
        let reaches = match card {
            Card::Joker => {
                let from_home = matches!(place, PegsAndJokersPeg::Home { .. });
                let target = match to {
                    PegsAndJokersPeg::Track { hole } => self.on(hole),
                    _ => None,
                };
                target.is_some_and(|held| held.seat != self.seat)
                    && (!from_home || self.state.options.joker_from_home)
            }
            Card::Eight => self.eight_back(place) == Some(to),
            _ if place == START => {
                let out = track(18 * self.seat + 8);
                (face || card == Card::Ace) && to == out && !self.own_on(out)
            }
            _ => self.walks_by_option(place, if face { 10 } else { number(card) }).contains(&to),
        };
        let mut after = self.clone();
        (reaches && after.land(peg, to)).then_some(after)
    }

    /// The table after a peg has gone there by a part of a 7, if it may, and how many holes that was.
    fn after_part(&self, peg: u8, to: PegsAndJokersPeg) -> Option<(u8, Self)> {
        let place = self.place(peg);
        let count = (1..=6).find(|&count| self.walks_by_option(place, count).contains(&to))?;
        let mut after = self.clone();
        after.land(peg, to).then_some((count, after))
    }

    /// The table after the steps of a card, if they are legal.
    pub(crate) fn after_steps(&self, card: PegsAndJokersCard, steps: &[PegsAndJokersStep]) -> Option<Self> {
        match *steps {
            [step] => self.after_whole(card, step.peg, step.to),
            [first, second] if card == PegsAndJokersCard::Seven && first.peg != second.peg => {
                let (one, between) = self.after_part(first.peg, first.to)?;
                let (other, after) = between.after_part(second.peg, second.to)?;
                let fits = match self.state.options.seven_split {
                    PegsAndJokersSevenSplit::Exact => one + other == 7,
                    PegsAndJokersSevenSplit::UpTo => one + other <= 7,
                };
                fits.then_some(after)
            }
            _ => None,
        }
    }

    /// The legal plays of a card: every peg to every destination, and a 7 by every two pegs.
    fn plays(&self, card: PegsAndJokersCard) -> Vec<Vec<PegsAndJokersStep>> {
        let mut plays = Vec::new();
        let destinations = self.destinations();
        for peg in 0..5 {
            for &to in &destinations {
                if self.after_whole(card, peg, to).is_some() {
                    plays.push(vec![PegsAndJokersStep { peg, to }]);
                }
                if card != PegsAndJokersCard::Seven || self.after_part(peg, to).is_none() {
                    continue;
                }
                for other in 0..5 {
                    for &there in &destinations {
                        let both =
                            vec![PegsAndJokersStep { peg, to }, PegsAndJokersStep { peg: other, to: there }];
                        if self.after_steps(card, &both).is_some() {
                            plays.push(both);
                        }
                    }
                }
            }
        }
        plays
    }

    /// The cards that the player holds, or may hold where the hand is hidden, each kind once.
    fn may_hold(&self) -> Vec<PegsAndJokersCard> {
        let mut left = all_cards(self.state.players.len());
        let held = match &self.state.players[usize::from(self.player)].hand {
            PegsAndJokersHand::Open { cards } => cards.clone(),
            PegsAndJokersHand::Hidden { .. } => {
                let mut seen = self.state.discard.clone();
                for player in &self.state.players {
                    if let PegsAndJokersHand::Open { cards } = &player.hand {
                        seen.extend(cards);
                    }
                }
                for card in seen {
                    let place = left.iter().position(|it| *it == card).expect("enough cards");
                    left.swap_remove(place);
                }
                left
            }
        };
        cards("A 2 3 4 5 6 7 8 9 10 J Q K joker").into_iter().filter(|card| held.contains(card)).collect()
    }

    fn hides(&self) -> bool {
        matches!(self.state.players[usize::from(self.player)].hand, PegsAndJokersHand::Hidden { .. })
    }

    /// Every legal move.
    pub(crate) fn moves(&self) -> Vec<PegsAndJokersMove> {
        let held: Vec<_> = self.may_hold().into_iter().map(|card| (card, self.plays(card))).collect();
        let mut moves = Vec::new();
        for (card, plays) in &held {
            moves.extend(
                plays.iter().map(|steps| PegsAndJokersMove::Play { card: *card, steps: steps.clone() }),
            );
        }
        let never_forced = |card: PegsAndJokersCard| card == PegsAndJokersCard::Joker;
        let idle = held.iter().all(|(card, plays)| never_forced(*card) || plays.is_empty());
        for (card, plays) in &held {
            let allowed = if self.hides() { never_forced(*card) || plays.is_empty() } else { idle };
            if allowed {
                moves.push(PegsAndJokersMove::Exchange { card: *card, drawn: None });
            }
        }
        moves
    }
}

/// The number on a card; an ace is one.
fn number(card: PegsAndJokersCard) -> u8 {
    let order = cards("A 2 3 4 5 6 7 8 9 10");
    let place = order.iter().position(|it| *it == card).expect("a card with a number");
    u8::try_from(place + 1).expect("a small number")
}
