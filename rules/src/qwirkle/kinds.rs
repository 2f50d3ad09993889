//! The 36 kinds of tile as numbers, sets of kinds as bits, heaps of tiles as counts.

use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign};

use super::wire::{QwirkleColor, QwirkleShape, QwirkleTile};

/// How many kinds of tile there are.
pub(super) const KINDS: usize = 36;
/// How many tiles there are of each kind.
pub(super) const COPIES: u8 = 3;
/// How many tiles there are.
pub(super) const ALL_TILES: usize = KINDS * COPIES as usize;

/// For each kind the kinds that may stand in one line with it: those of its colour or shape, itself aside.
///
/// Tiles may form a line exactly when every two of them may: three tiles of which each two share an attribute
/// share one and the same.
const FRIENDS: [u64; KINDS] = friends();

const fn friends() -> [u64; KINDS] {
    let mut table = [0; KINDS];
    let mut kind = 0;
    while kind < KINDS {
        table[kind] = (color_bits(kind / 6) | shape_bits(kind % 6)) & !(1 << kind);
        kind += 1;
    }
    table
}

/// The kinds of one colour.
const fn color_bits(color: usize) -> u64 {
    0b11_1111 << (6 * color)
}

/// The kinds of one shape.
const fn shape_bits(shape: usize) -> u64 {
    0x0000_0000_4104_1041 << shape
}

/// One of the 36 kinds of tile, in the order colour, then shape.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Kind(u8);

impl Kind {
    /// A kind to fill arrays with.
    pub(super) const FIRST: Self = Self(0);

    /// The kind of a tile.
    pub(super) const fn of(tile: QwirkleTile) -> Self {
        Self(tile.color as u8 * 6 + tile.shape as u8)
    }

    /// The kind with this number; numbers beyond the last wrap round.
    pub(super) const fn numbered(number: u8) -> Self {
        Self(number % KINDS as u8)
    }

    /// Its number.
    pub(super) const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its number as a byte.
    pub(super) const fn byte(self) -> u8 {
        self.0
    }

    /// A tile of this kind.
    pub(super) fn tile(self) -> QwirkleTile {
        QwirkleTile { color: QwirkleColor::ALL[self.index() / 6], shape: QwirkleShape::ALL[self.index() % 6] }
    }

    /// The kinds that may stand in one line with this one.
    pub(super) const fn friends(self) -> KindSet {
        KindSet(FRIENDS[self.index()])
    }
}

/// Tiles of these kinds.
pub(super) fn tiles_of(kinds: &[Kind]) -> Vec<QwirkleTile> {
    kinds.iter().map(|kind| kind.tile()).collect()
}

/// A set of kinds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct KindSet(u64);

impl KindSet {
    /// No kind.
    pub(super) const NONE: Self = Self(0);
    /// Every kind.
    pub(super) const ALL: Self = Self((1 << KINDS) - 1);

    /// Whether it has `kind`.
    pub(super) const fn has(self, kind: Kind) -> bool {
        self.0 >> kind.0 & 1 == 1
    }

    /// Adds `kind`.
    pub(super) const fn add(&mut self, kind: Kind) {
        self.0 |= 1 << kind.0;
    }

    /// Whether it has no kind.
    pub(super) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The first of its kinds.
    pub(super) fn first(self) -> Option<Kind> {
        self.into_iter().next()
    }

    /// Whether all its kinds share a colour or a shape.
    pub(super) fn shares_an_attribute(self) -> bool {
        (0..6).any(|at| self.0 & !color_bits(at) == 0 || self.0 & !shape_bits(at) == 0)
    }

    /// How many of its kinds share an attribute, at most.
    pub(super) fn largest_set(self) -> u8 {
        let count = |bits: u64| (self.0 & bits).count_ones();
        let largest = (0..6).map(|at| count(color_bits(at)).max(count(shape_bits(at)))).max();
        largest.and_then(|count| u8::try_from(count).ok()).unwrap_or(0)
    }
}

impl BitAnd for KindSet {
    type Output = Self;

    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl BitAndAssign for KindSet {
    fn bitand_assign(&mut self, other: Self) {
        self.0 &= other.0;
    }
}

impl BitOr for KindSet {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl BitOrAssign for KindSet {
    fn bitor_assign(&mut self, other: Self) {
        self.0 |= other.0;
    }
}

impl FromIterator<Kind> for KindSet {
    fn from_iter<I: IntoIterator<Item = Kind>>(kinds: I) -> Self {
        let mut set = Self::NONE;
        for kind in kinds {
            set.add(kind);
        }
        set
    }
}

impl IntoIterator for KindSet {
    type Item = Kind;
    type IntoIter = KindSetIterator;

    fn into_iter(self) -> KindSetIterator {
        KindSetIterator(self.0)
    }
}

/// The kinds of a set in their order.
pub(super) struct KindSetIterator(u64);

impl Iterator for KindSetIterator {
    type Item = Kind;

    fn next(&mut self) -> Option<Kind> {
        if self.0 == 0 {
            return None;
        }
        let number = self.0.trailing_zeros();
        self.0 &= self.0 - 1;
        u8::try_from(number).ok().map(Kind)
    }
}

/// A heap of tiles: how many there are of each kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Heap([u8; KINDS]);

impl Heap {
    /// No tiles.
    pub(super) const EMPTY: Self = Self([0; KINDS]);
    /// All tiles of the game.
    pub(super) const FULL: Self = Self([COPIES; KINDS]);

    /// How many there are of `kind`.
    pub(super) const fn count(&self, kind: Kind) -> u8 {
        self.0[kind.index()]
    }

    /// How many tiles there are.
    pub(super) fn total(&self) -> usize {
        self.0.iter().map(|&count| usize::from(count)).sum()
    }

    /// Takes one tile out; tells whether there was one.
    pub(super) const fn take(&mut self, kind: Kind) -> bool {
        let count = &mut self.0[kind.index()];
        let there = *count > 0;
        *count = count.saturating_sub(1);
        there
    }

    /// Puts one tile in.
    pub(super) const fn put(&mut self, kind: Kind) {
        let count = &mut self.0[kind.index()];
        *count = count.saturating_add(1);
    }

    /// The kinds of which there are some.
    pub(super) fn kinds(&self) -> KindSet {
        (0u8..).zip(&self.0).filter(|&(_, &count)| count > 0).map(|(kind, _)| Kind(kind)).collect()
    }

    /// How many tiles are of one of these kinds.
    pub(super) fn total_of(&self, kinds: KindSet) -> usize {
        kinds.into_iter().map(|kind| usize::from(self.count(kind))).sum()
    }

    /// The counts in the order of the kinds, for drawing.
    pub(super) const fn counts(&mut self) -> &mut [u8; KINDS] {
        &mut self.0
    }
}

impl<'k> FromIterator<&'k Kind> for Heap {
    fn from_iter<I: IntoIterator<Item = &'k Kind>>(kinds: I) -> Self {
        let mut heap = Self::EMPTY;
        for &kind in kinds {
            heap.put(kind);
        }
        heap
    }
}
