//! Qwirkle once more, as slowly and plainly as the rules read: every order of every set of tiles of the hand is laid
//! on every run of empty cells near the board, and every line it touches is looked at afterwards.

use std::collections::{BTreeSet, HashMap};

use mwamuzi_rules::qwirkle::{
    QwirkleHand, QwirkleMove, QwirkleOpening, QwirklePlacedTile, QwirkleState, QwirkleTile, QwirkleTurn,
};

use crate::tiles::{all_kinds, size};

/// A column and a row.
type Spot = (i32, i32);
/// The tiles on the board by column and row.
type Board = HashMap<Spot, QwirkleTile>;

/// How a line goes on: to the right, or down.
const AXES: [Spot; 2] = [(1, 0), (0, 1)];

/// The table as one looks at it.
pub(super) struct Table<'a> {
    state: &'a QwirkleState,
    board: Board,
    hand: &'a QwirkleHand,
    bag: usize,
}

impl<'a> Table<'a> {
    /// The table while somebody is to play.
    pub(super) fn of(state: &'a QwirkleState) -> Option<Self> {
        let QwirkleTurn::Play { seat } = state.turn else { return None };
        let board: Board = state.board.iter().map(|laid| ((laid.x, laid.y), laid.tile())).collect();
        let hand = &state.players[seat.index()].hand;
        let held: usize = state.players.iter().map(|player| size(&player.hand)).sum();
        Some(Table { state, bag: 108 - board.len() - held, board, hand })
    }

    /// Every legal move, in the order of the list.
    pub(super) fn moves(&self) -> Vec<QwirkleMove> {
        let mut moves = Vec::new();
        match self.hand {
            QwirkleHand::Open { tiles } => {
                let placements = self.placements(tiles);
                let can_place = !placements.is_empty();
                moves.extend(placements.into_iter().map(|tiles| QwirkleMove::Place { tiles, drawn: None }));
                if !self.board.is_empty() {
                    let fit_the_bag = swaps(tiles).into_iter().filter(|tiles| tiles.len() <= self.bag);
                    moves.extend(fit_the_bag.map(|tiles| QwirkleMove::Swap { tiles, drawn: None }));
                }
                if self.bag == 0 && !can_place {
                    moves.push(QwirkleMove::Pass {});
                }
            }
            QwirkleHand::Hidden { size } => {
                let most = usize::from(*size).min(6).min(self.bag);
                if !self.board.is_empty() {
                    let counts = (1..).take(most);
                    moves.extend(counts.map(|count| QwirkleMove::SwapHidden { count }));
                }
                if self.bag == 0 && self.misfits_unseen() >= usize::from(*size) {
                    moves.push(QwirkleMove::Pass {});
                }
            }
        }
        if self.bag > 0 && self.nothing_left_fits() {
            moves.push(QwirkleMove::Stop {});
        }
        moves
    }

    /// Every legal placement by number of tiles, then cells (row by row), then tiles.
    fn placements(&self, hand: &[QwirkleTile]) -> Vec<Vec<QwirklePlacedTile>> {
        let orders = orders_that_share(hand);
        let longest = orders.iter().map(Vec::len).max().unwrap_or(0);
        let announced = self.board.is_empty() && self.state.options.opening == QwirkleOpening::Announced;
        let mut found = BTreeSet::new();
        for (spot, axis) in self.spots().into_iter().flat_map(|spot| AXES.map(|axis| (spot, axis))) {
            let run = self.empty_run(spot, axis);
            // Shorter placements from here lie beside nothing.
            let Some(nearest) = run.iter().position(|&cell| self.touches(cell)) else { continue };
            for order in &orders {
                if order.len() <= nearest || (announced && order.len() != longest) {
                    continue;
                }
                let Some(cells) = run.get(..order.len()) else { continue };
                if self.every_line_is_right(cells, order) {
                    let laid = cells.iter().zip(order).map(|(&(x, y), &tile)| (y, x, tile));
                    let laid: Vec<(i32, i32, QwirkleTile)> = laid.collect();
                    let cells: Vec<Spot> = laid.iter().map(|&(y, x, _)| (y, x)).collect();
                    found.insert((order.len(), cells, order.clone()));
                }
            }
        }
        let write = |(_, cells, tiles): (usize, Vec<Spot>, Vec<QwirkleTile>)| {
            let place = |((y, x), QwirkleTile { color, shape })| QwirklePlacedTile { x, y, color, shape };
            cells.into_iter().zip(tiles).map(place).collect()
        };
        found.into_iter().map(write).collect()
    }

    /// Where a placement may begin: every empty cell within six of the board, on an empty board the origin.
    fn spots(&self) -> Vec<Spot> {
        if self.board.is_empty() {
            return vec![(0, 0)];
        }
        let xs = || self.board.keys().map(|&(x, _)| x);
        let ys = || self.board.keys().map(|&(_, y)| y);
        let (left, right) = (xs().min().expect("tiles") - 6, xs().max().expect("tiles") + 6);
        let (top, bottom) = (ys().min().expect("tiles") - 6, ys().max().expect("tiles") + 6);
        let cells = (left..=right).flat_map(|x| (top..=bottom).map(move |y| (x, y)));
        cells.filter(|cell| !self.board.contains_key(cell)).collect()
    }

    /// The first six empty cells from `spot` on: tiles of one placement fill them in turn, or the line would be
    /// broken. Cells lie between -10^9 and 10^9.
    fn empty_run(&self, (x, y): Spot, (dx, dy): Spot) -> Vec<Spot> {
        let cells = (0..).map(|step| (x + step * dx, y + step * dy));
        let empty = cells.filter(|cell| !self.board.contains_key(cell)).take(6);
        let range = -1_000_000_000..=1_000_000_000;
        empty.take_while(|(x, y)| range.contains(x) && range.contains(y)).collect()
    }

    /// Whether a tile on the cell would lie beside a tile that was there.
    fn touches(&self, (x, y): Spot) -> bool {
        let beside = [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)];
        self.board.is_empty() || beside.iter().any(|cell| self.board.contains_key(cell))
    }

    fn every_line_is_right(&self, cells: &[Spot], tiles: &[QwirkleTile]) -> bool {
        lines(&self.board, cells, tiles).iter().all(|line| is_right(&line.tiles))
    }

    /// How many of each kind lie neither on the board nor, where `hands` count, in a hand that is open.
    fn unseen(&self, hands: bool) -> HashMap<QwirkleTile, usize> {
        let mut left: HashMap<QwirkleTile, usize> = all_kinds().map(|kind| (kind, 3)).collect();
        for tile in self.board.values() {
            *left.get_mut(tile).expect("a kind") -= 1;
        }
        for player in self.state.players.iter().filter(|_| hands) {
            if let QwirkleHand::Open { tiles } = &player.hand {
                for tile in tiles {
                    *left.get_mut(tile).expect("a kind") -= 1;
                }
            }
        }
        left
    }

    /// Whether the tile alone can be laid anywhere.
    fn fits(&self, tile: QwirkleTile) -> bool {
        let near = |&&cell: &&Spot| self.touches(cell) && self.every_line_is_right(&[cell], &[tile]);
        self.spots().iter().any(|cell| near(&cell))
    }

    /// How many unseen tiles fit nowhere.
    fn misfits_unseen(&self) -> usize {
        self.unseen(true)
            .into_iter()
            .filter(|&(kind, left)| left > 0 && !self.fits(kind))
            .map(|(_, left)| left)
            .sum()
    }

    /// Whether no tile in any hand or in the bag fits anywhere.
    fn nothing_left_fits(&self) -> bool {
        !self.unseen(false).into_iter().any(|(kind, left)| left > 0 && self.fits(kind))
    }

    /// The points of a placement, the six for the end included.
    pub(super) fn points(&self, laid: &[QwirklePlacedTile]) -> usize {
        let cells: Vec<Spot> = laid.iter().map(|laid| (laid.x, laid.y)).collect();
        let tiles: Vec<QwirkleTile> = laid.iter().map(|laid| laid.tile()).collect();
        let lines = lines(&self.board, &cells, &tiles);
        let of_a_line = |line: &Line| line.tiles.len() + if line.tiles.len() == 6 { 6 } else { 0 };
        let of_lines: usize = lines.iter().map(of_a_line).sum();
        let end = if self.bag == 0 && laid.len() == size(self.hand) { 6 } else { 0 };
        of_lines.max(1) + end
    }
}

/// A line of two tiles or more.
struct Line {
    /// Its first cell and how it goes on: what makes it this line and no other.
    place: (Spot, Spot),
    tiles: Vec<QwirkleTile>,
}

/// The lines that tiles on these cells form or extend, each once.
fn lines(board: &Board, cells: &[Spot], tiles: &[QwirkleTile]) -> Vec<Line> {
    let at = |cell: &Spot| {
        let new = cells.iter().position(|new| new == cell).map(|place| tiles[place]);
        new.or_else(|| board.get(cell).copied())
    };
    let mut lines: Vec<Line> = Vec::new();
    for (&(x, y), (dx, dy)) in cells.iter().flat_map(|cell| AXES.map(|axis| (cell, axis))) {
        let mut first = (x, y);
        while at(&(first.0 - dx, first.1 - dy)).is_some() {
            first = (first.0 - dx, first.1 - dy);
        }
        let place = (first, (dx, dy));
        if lines.iter().any(|line| line.place == place) {
            continue;
        }
        let cells = (0..).map(|step| (first.0 + step * dx, first.1 + step * dy));
        let tiles: Vec<QwirkleTile> = cells.map_while(|cell| at(&cell)).collect();
        if tiles.len() >= 2 {
            lines.push(Line { place, tiles });
        }
    }
    lines
}

/// One colour or one shape, and no tile twice.
fn is_right(tiles: &[QwirkleTile]) -> bool {
    let one_color = tiles.iter().all(|tile| tile.color == tiles[0].color);
    let one_shape = tiles.iter().all(|tile| tile.shape == tiles[0].shape);
    let twice = (0..tiles.len()).any(|place| tiles[..place].contains(&tiles[place]));
    (one_color || one_shape) && !twice
}

/// Every order of every set of different tiles of the hand that share an attribute.
fn orders_that_share(hand: &[QwirkleTile]) -> Vec<Vec<QwirkleTile>> {
    let kinds: BTreeSet<QwirkleTile> = hand.iter().copied().collect();
    let mut orders: Vec<Vec<QwirkleTile>> = vec![Vec::new()];
    let mut finished = 0;
    while finished < orders.len() {
        let order = orders[finished].clone();
        finished += 1;
        for &kind in &kinds {
            let longer = [order.as_slice(), &[kind]].concat();
            if is_right(&longer) {
                orders.push(longer);
            }
        }
    }
    orders.split_off(1)
}

/// Every choice of tiles of the hand, equal choices once: by size, then by tiles.
fn swaps(hand: &[QwirkleTile]) -> Vec<Vec<QwirkleTile>> {
    let mut found = BTreeSet::new();
    for choice in 1u32..1 << hand.len() {
        let mut tiles: Vec<QwirkleTile> =
            (0..hand.len()).filter(|place| choice >> place & 1 == 1).map(|place| hand[place]).collect();
        tiles.sort();
        found.insert((tiles.len(), tiles));
    }
    found.into_iter().map(|(_, tiles)| tiles).collect()
}
