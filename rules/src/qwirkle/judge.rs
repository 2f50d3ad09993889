//! Judging a move, rule by rule in the rulebook's order.

use super::Qwirkle;
use super::board::Board;
use super::draw::{Draw, Drawer};
use super::kinds::{Heap, Kind, KindSet};
use super::placement::{HAND, Laid, at, how_many, lay};
use super::rulebook::{QwirkleBreach, QwirkleDoubt};
use super::state::{Hand, State};
use super::wire::{QwirkleMove, QwirklePlacedTile, QwirkleTile};
use crate::answer::{Unverified, Violation};
use crate::game::{Claim, Ruling};
use crate::wire::Seat;

/// What judging a move found out.
#[derive(Clone, Debug)]
pub struct Judged {
    pub(super) seat: Seat,
    pub(super) act: Act,
}

/// What is to be carried out.
#[derive(Clone, Debug)]
pub(super) enum Act {
    /// Tiles are laid.
    Place {
        /// Which and where.
        tiles: Vec<QwirklePlacedTile>,
        /// What comes of it.
        laid: Laid,
        /// What is drawn afterwards.
        draw: Draw,
    },
    /// Tiles are laid aside.
    Swap {
        /// Which.
        tiles: Vec<QwirkleTile>,
        /// What is drawn for them.
        draw: Draw,
    },
    /// Tiles of a hidden hand are laid aside.
    SwapHidden {
        /// How many.
        count: u32,
    },
    /// Nothing.
    Pass,
    /// The end of a dead position.
    Stop,
}

impl Act {
    /// The same, with the tiles that the referee would draw left unknown.
    pub(super) fn without_chance(mut self) -> Self {
        if let Self::Place { draw, .. } | Self::Swap { draw, .. } = &mut self
            && let Draw::Referee(number) = *draw
        {
            *draw = Draw::Unknown(number);
        }
        self
    }
}

/// What is found out about a move beside the act itself.
#[derive(Default)]
pub(super) struct Findings {
    pub(super) violations: Vec<Violation>,
    pub(super) unverified: Vec<Unverified>,
}

impl Findings {
    fn breaks(&mut self, breach: &QwirkleBreach, pointer: &str) {
        self.violations.push(Violation::new(breach, pointer));
    }

    /// Notes that a rule hangs on what is hidden.
    pub(super) fn doubts(&mut self, doubt: QwirkleDoubt) {
        self.unverified.push(doubt.unverified());
    }
}

/// All that `played` breaks, or the ruling that it breaks nothing that can be told.
///
/// Of a player who is not to move only the board tells: whose hand the tiles would come from is in dispute.
pub(super) fn judge<'s>(
    state: &'s State,
    played: &'s QwirkleMove,
    claim: &Claim,
) -> Result<Ruling<'s, Qwirkle>, Vec<Violation>> {
    let Some(seat) = state.to_move() else {
        return Err(vec![Violation::new(&QwirkleBreach::AfterTheEnd, "/move")]);
    };
    let mut findings = Findings::default();
    let hand = if turn(seat, claim.seat, &mut findings) { state.hand_to_move() } else { None };
    let drawer = |stated: &'s Option<Vec<QwirkleTile>>| {
        hand.map(|hand| Drawer { state, hand, stated: stated.as_deref(), nothing_to_chance: claim.stated })
    };
    let act = match played {
        QwirkleMove::Place { tiles, drawn } => {
            let laid = place(state, hand, tiles, "/move/tiles", &mut findings);
            let draw = drawer(drawn).map_or(Draw::NONE, |drawer| drawer.after_placing(tiles, &mut findings));
            Act::Place { tiles: tiles.clone(), laid, draw }
        }
        QwirkleMove::Swap { tiles, drawn } => {
            swap(state, hand, tiles, &mut findings);
            let draw = drawer(drawn).map_or(Draw::NONE, |drawer| drawer.after_swapping(tiles, &mut findings));
            Act::Swap { tiles: tiles.clone(), draw }
        }
        QwirkleMove::SwapHidden { count } => {
            swap_hidden(state, hand, *count, &mut findings);
            Act::SwapHidden { count: *count }
        }
        QwirkleMove::Pass {} => {
            pass(state, hand, &mut findings);
            Act::Pass
        }
        QwirkleMove::Stop {} => {
            stop(state, &mut findings);
            Act::Stop
        }
    };
    let Findings { violations, unverified } = findings;
    if violations.is_empty() {
        Ok(Ruling { state, played, judged: Judged { seat, act }, unverified })
    } else {
        Err(violations)
    }
}

/// `qwirkle.turn`: whether it is kept.
fn turn(to_move: Seat, claimed: Option<Seat>, findings: &mut Findings) -> bool {
    match claimed {
        Some(claimed) if claimed != to_move => {
            let breach = QwirkleBreach::OutOfTurn { to_move: to_move.0, claimed: claimed.0 };
            findings.breaks(&breach, "/seat");
            false
        }
        _ => true,
    }
}

/// The rules of a placement from `qwirkle.in_hand` to `qwirkle.opening`; the tiles stand at `root`.
pub(super) fn place(
    state: &State,
    hand: Option<&Hand>,
    tiles: &[QwirklePlacedTile],
    root: &str,
    findings: &mut Findings,
) -> Laid {
    if let Some(hand) = hand {
        let pointed = |index: usize, breach: &QwirkleBreach| at(index, root, tiles[index].cell(), breach);
        in_hand(state, hand, tiles.iter().map(|tile| tile.tile()), root, pointed, findings);
    }
    let laid = lay(&state.board, tiles, root, &mut findings.violations);
    if let Some(hand) = hand {
        opening(state, hand, tiles.len(), root, findings);
    }
    laid
}

/// `qwirkle.in_hand`.
fn in_hand(
    state: &State,
    hand: &Hand,
    tiles: impl ExactSizeIterator<Item = QwirkleTile>,
    root: &str,
    pointed: impl Fn(usize, &QwirkleBreach) -> Violation,
    findings: &mut Findings,
) {
    let used = tiles.len();
    let all: Heap = match hand {
        Hand::Open(kinds) => kinds.iter().collect(),
        Hand::Hidden(_) => state.unseen,
    };
    let before = findings.violations.len();
    if let &Hand::Hidden(held) = hand {
        findings.violations.extend(more_than_held(used, held, root));
    }
    let mut left = all;
    for (index, tile) in tiles.enumerate() {
        let kind = Kind::of(tile);
        if !left.take(kind) {
            let breach = match hand {
                Hand::Open(_) => QwirkleBreach::NotInHand { tile, held: all.count(kind) },
                Hand::Hidden(_) => QwirkleBreach::CopiesSeen { tile, unseen: all.count(kind) },
            };
            findings.violations.push(pointed(index, &breach));
        }
    }
    let told = findings.violations.len() > before;
    if matches!(hand, Hand::Hidden(_)) && !told && used > 0 {
        findings.doubts(QwirkleDoubt::InHand);
    }
}

/// `qwirkle.in_hand` of a hidden hand. More than six are more than any hand holds: `qwirkle.count` says it.
pub(super) fn more_than_held(used: usize, held: u8, pointer: &str) -> Option<Violation> {
    let more = (usize::from(held) + 1..=HAND).contains(&used);
    more.then(|| Violation::new(&QwirkleBreach::MoreThanHeld { used, held }, pointer))
}

/// `qwirkle.opening` of a placement.
fn opening(state: &State, hand: &Hand, placed: usize, root: &str, findings: &mut Findings) {
    if !state.opening_is_bound() || placed == 0 {
        return;
    }
    match hand {
        // A hidden hand can always be such that the set is its largest: too few tiles are seen to tell.
        Hand::Hidden(_) => findings.doubts(QwirkleDoubt::Opening),
        Hand::Open(kinds) => {
            let wanted = kinds.iter().copied().collect::<KindSet>().largest_set();
            if placed != usize::from(wanted) {
                findings.breaks(&QwirkleBreach::OpeningSize { wanted, placed }, root);
            }
        }
    }
}

/// The rules of a swap that names its tiles, but for the draw.
fn swap(state: &State, hand: Option<&Hand>, tiles: &[QwirkleTile], findings: &mut Findings) {
    let root = "/move/tiles";
    if let Some(hand) = hand {
        let pointed =
            |index: usize, breach: &QwirkleBreach| Violation::new(breach, format!("{root}/{index}"));
        in_hand(state, hand, tiles.iter().copied(), root, pointed, findings);
    }
    findings.violations.extend(how_many(tiles.len(), root));
    findings.violations.extend(opening_swap(&state.board, "/move/type"));
    findings.violations.extend(swap_bag(state.bag(), tiles.len(), root));
}

/// The rules of a swap that only tells how many.
fn swap_hidden(state: &State, hand: Option<&Hand>, count: u32, findings: &mut Findings) {
    let root = "/move/count";
    let count = usize::try_from(count).unwrap_or(usize::MAX);
    if let Some(&Hand::Hidden(held)) = hand {
        findings.violations.extend(more_than_held(count, held, root));
    }
    findings.violations.extend(how_many(count, root));
    findings.violations.extend(opening_swap(&state.board, "/move/type"));
    if let Some(Hand::Open(_)) = hand {
        findings.breaks(&QwirkleBreach::NamesNoTiles, "/move/type");
    }
    findings.violations.extend(swap_bag(state.bag(), count, root));
}

/// `qwirkle.opening` of a swap.
pub(super) fn opening_swap(board: &Board, pointer: &str) -> Option<Violation> {
    board.is_empty().then(|| Violation::new(&QwirkleBreach::OpeningSwap, pointer))
}

/// `qwirkle.swap_bag`.
pub(super) fn swap_bag(bag: u8, swapped: usize, pointer: &str) -> Option<Violation> {
    let more = swapped > usize::from(bag);
    more.then(|| Violation::new(&QwirkleBreach::MoreThanTheBag { swapped, bag }, pointer))
}

/// `qwirkle.must_swap`, `qwirkle.pass`.
fn pass(state: &State, hand: Option<&Hand>, findings: &mut Findings) {
    let bag = state.bag();
    if bag > 0 {
        findings.violations.extend(pass_instead_of_swap(bag, cannot_place(state, hand), "/move"));
        return;
    }
    match hand {
        None => {}
        Some(Hand::Open(_)) if cannot_place(state, hand) => {}
        Some(Hand::Open(_)) => findings.breaks(&QwirkleBreach::CanPlace, "/move"),
        Some(&Hand::Hidden(held)) => match hidden_pass(&state.board, &state.unseen, held, "/move") {
            None => findings.doubts(QwirkleDoubt::Pass),
            told => findings.violations.extend(told),
        },
    }
}

/// `qwirkle.must_swap`, `qwirkle.pass` while the bag holds tiles.
pub(super) fn pass_instead_of_swap(
    bag: u8,
    cannot_place: bool,
    pointer: &str,
) -> impl Iterator<Item = Violation> {
    let must_swap = cannot_place.then_some(QwirkleBreach::MustSwap);
    must_swap
        .into_iter()
        .chain([QwirkleBreach::BagNotEmpty(bag)])
        .map(move |breach| Violation::new(&breach, pointer))
}

/// `qwirkle.pass` with the bag empty, of a hand of which only the size is known.
pub(super) fn hidden_pass(board: &Board, unseen: &Heap, held: u8, pointer: &str) -> Option<Violation> {
    let unfit = unfit(board, unseen);
    (unfit < held).then(|| Violation::new(&QwirkleBreach::SomeTileFits { held, unfit }, pointer))
}

/// Whether it can be told that no tile of the hand fits: a longer placement needs one that fits alone.
fn cannot_place(state: &State, hand: Option<&Hand>) -> bool {
    let fitting = state.board.fitting();
    match hand {
        None => false,
        Some(Hand::Open(kinds)) => !kinds.iter().any(|&kind| fitting.has(kind)),
        Some(Hand::Hidden(_)) => (state.unseen.kinds() & fitting).is_empty(),
    }
}

/// Whether a hidden hand of this size can consist of tiles that fit nowhere.
pub(super) fn hidden_hand_may_be_unfit(state: &State, size: u8) -> bool {
    unfit(&state.board, &state.unseen) >= size
}

/// How many unseen tiles fit nowhere.
fn unfit(board: &Board, unseen: &Heap) -> u8 {
    let fit = unseen.total_of(board.fitting());
    u8::try_from(unseen.total().saturating_sub(fit)).unwrap_or(u8::MAX)
}

/// `qwirkle.end_stuck`, `qwirkle.end_dead`.
fn stop(state: &State, findings: &mut Findings) {
    if state.is_dead() {
        return;
    }
    let breach = match state.something_fits() {
        Some(kind) if state.bag() > 0 => QwirkleBreach::SomethingFits(kind.tile()),
        _ => QwirkleBreach::StopWithEmptyBag,
    };
    findings.breaks(&breach, "/move");
}
