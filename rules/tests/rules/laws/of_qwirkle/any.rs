//! Moves and states of Qwirkle of every kind, most of them wrong.

use mwamuzi_rules::qwirkle::{
    FARTHEST, QwirkleColor, QwirkleDeal, QwirkleEndReason, QwirkleHand, QwirkleMove, QwirkleName,
    QwirkleOpening, QwirkleOptions, QwirklePlacedTile, QwirklePlayer, QwirkleSetup, QwirkleSetupPlayer,
    QwirkleShape, QwirkleState, QwirkleTile, QwirkleTurn,
};
use mwamuzi_rules::{Chance, Seat};

use crate::support::Choices;

/// A listed move with something changed, or one made up.
pub(super) fn any_move(state: &QwirkleState, listed: &[QwirkleMove], dice: &mut impl Chance) -> QwirkleMove {
    let mut played =
        if !listed.is_empty() && dice.one_in(3) { dice.pick(listed) } else { made_up(state, dice) };
    if let QwirkleMove::Place { tiles, .. } = &mut played {
        dice.shuffle(tiles);
        if !tiles.is_empty() && dice.one_in(2) {
            change_a_tile(tiles, dice);
        }
        if state.board.is_empty() && dice.one_in(2) {
            let (right, down) = (i32::from(dice.up_to(200)) - 100, i32::from(dice.up_to(200)) - 100);
            for laid in tiles {
                laid.x = (laid.x + right).clamp(-FARTHEST, FARTHEST);
                laid.y = (laid.y + down).clamp(-FARTHEST, FARTHEST);
            }
        }
    }
    if let QwirkleMove::Place { drawn, .. } | QwirkleMove::Swap { drawn, .. } = &mut played
        && dice.one_in(6)
    {
        *drawn = Some((0..dice.up_to(7)).map(|_| any_tile(dice)).collect());
    }
    played
}

fn change_a_tile(tiles: &mut Vec<QwirklePlacedTile>, dice: &mut impl Chance) {
    let place = any_index(tiles.len(), dice);
    match dice.below(5) {
        0 => drop(tiles.remove(place)),
        1 => tiles.push(tiles[place]),
        2 => tiles[place].x = (tiles[place].x + 1).min(FARTHEST),
        3 => tiles[place].y = (tiles[place].y - 1).max(-FARTHEST),
        _ => {
            let QwirkleTile { color, shape } = any_tile(dice);
            (tiles[place].color, tiles[place].shape) = (color, shape);
        }
    }
}

fn made_up(state: &QwirkleState, dice: &mut impl Chance) -> QwirkleMove {
    match dice.below(10) {
        0 => QwirkleMove::Pass {},
        1 => QwirkleMove::Stop {},
        2 => QwirkleMove::SwapHidden { count: any_number(dice) },
        3 | 4 => QwirkleMove::Swap { tiles: some_tiles(state, dice), drawn: None },
        _ => {
            let start = any_cell_near(&state.board, dice);
            let (right, down) = dice.pick(&[(1, 0), (0, 1), (1, 0), (0, 1), (2, 0), (1, 1), (0, 0)]);
            let lay = |(step, QwirkleTile { color, shape }): (i32, QwirkleTile)| QwirklePlacedTile {
                x: (start.0 + step * right).min(FARTHEST),
                y: (start.1 + step * down).min(FARTHEST),
                color,
                shape,
            };
            QwirkleMove::Place { tiles: (0..).zip(some_tiles(state, dice)).map(lay).collect(), drawn: None }
        }
    }
}

/// Few tiles, of the mover's hand where it is open, and most often all different.
fn some_tiles(state: &QwirkleState, dice: &mut impl Chance) -> Vec<QwirkleTile> {
    let hand = match state.turn {
        QwirkleTurn::Play { seat } => state.players.get(seat.index()).map(|player| &player.hand),
        QwirkleTurn::Over { .. } => None,
    };
    let count = dice.pick(&[0, 1, 1, 1, 1, 1, 2, 2, 2, 3, 3, 4, 5, 6, 7]);
    match hand {
        Some(QwirkleHand::Open { tiles }) if !dice.one_in(5) => {
            let mut tiles = tiles.clone();
            dice.shuffle(&mut tiles);
            tiles.truncate(count);
            tiles
        }
        _ => {
            let first = any_tile(dice);
            let near = |dice: &mut _| match Chance::below(dice, 2) {
                0 => QwirkleTile { color: first.color, ..any_tile(dice) },
                _ => QwirkleTile { shape: first.shape, ..any_tile(dice) },
            };
            (0..count).map(|_| near(dice)).collect()
        }
    }
}

fn any_cell_near(board: &[QwirklePlacedTile], dice: &mut impl Chance) -> (i32, i32) {
    let edge = [-FARTHEST, -1, 0, 0, 0, 1, FARTHEST];
    if board.is_empty() || dice.one_in(12) {
        return (dice.pick(&edge), dice.pick(&edge));
    }
    let beside = dice.pick(board);
    let (right, down) = dice.pick(&[(1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (0, 0), (-2, 0), (0, 2)]);
    ((beside.x + right).clamp(-FARTHEST, FARTHEST), (beside.y + down).clamp(-FARTHEST, FARTHEST))
}

pub(super) fn any_setup(dice: &mut impl Chance) -> QwirkleSetup {
    QwirkleSetup {
        players: (0..dice.up_to(7)).map(|_| any_setup_player(dice)).collect(),
        options: any_options(dice),
        starter: dice.one_in(2).then(|| Seat(dice.pick(&[0, 1, 2, 6, 255]))),
        deal: dice.pick(&[QwirkleDeal::Referee, QwirkleDeal::Stated]),
    }
}

fn any_setup_player(dice: &mut impl Chance) -> QwirkleSetupPlayer {
    let tiles = match any_hand(dice) {
        QwirkleHand::Open { tiles } => Some(tiles),
        QwirkleHand::Hidden { .. } => None,
    };
    let age = dice.one_in(2).then(|| dice.pick(&[0, 7, 40, 40, 150, 255]));
    QwirkleSetupPlayer { name: None, age, tiles }
}

fn any_options(dice: &mut impl Chance) -> QwirkleOptions {
    QwirkleOptions { opening: dice.pick(&[QwirkleOpening::Announced, QwirkleOpening::Free]) }
}

pub(super) fn any_state(dice: &mut impl Chance) -> QwirkleState {
    let players = (0..dice.up_to(8)).map(|_| any_player(dice)).collect();
    let mut board: Vec<QwirklePlacedTile> = Vec::new();
    for _ in 0..dice.up_to(9) {
        let (x, y) = any_cell_near(&board, dice);
        let QwirkleTile { color, shape } = any_tile(dice);
        board.push(QwirklePlacedTile { x, y, color, shape });
    }
    QwirkleState {
        game: QwirkleName::Qwirkle,
        rules: any_number(dice),
        options: any_options(dice),
        players,
        board,
        turn: any_turn(dice),
        ply: any_number(dice),
    }
}

fn any_player(dice: &mut impl Chance) -> QwirklePlayer {
    QwirklePlayer { name: None, score: dice.pick(&[0, 0, 1, 90, 1_000_000]), hand: any_hand(dice) }
}

fn any_hand(dice: &mut impl Chance) -> QwirkleHand {
    let size = dice.pick(&[0, 1, 5, 6, 6, 6, 6, 7, 108, 162, 255]);
    if dice.one_in(2) {
        return QwirkleHand::Hidden { size };
    }
    QwirkleHand::Open { tiles: (0..size.min(162)).map(|_| any_tile(dice)).collect() }
}

fn any_turn(dice: &mut impl Chance) -> QwirkleTurn {
    let reasons = [QwirkleEndReason::PlayedOut, QwirkleEndReason::Stuck, QwirkleEndReason::Dead];
    if dice.one_in(4) {
        QwirkleTurn::Over { reason: dice.pick(&reasons) }
    } else {
        QwirkleTurn::Play { seat: Seat(dice.pick(&[0, 0, 1, 1, 2, 5, 6, 23, 255])) }
    }
}

/// Changes one thing; moving the whole board or hiding a hand leaves the state possible.
pub(super) fn disturb(state: &mut QwirkleState, dice: &mut impl Chance) {
    let seat = any_index(state.players.len(), dice);
    match dice.below(11) {
        0 => state.turn = any_turn(dice),
        1 => state.ply = any_number(dice),
        2 => state.players[seat] = any_player(dice),
        3 => state.players[seat].score = dice.pick(&[0, 1, 999_999, 1_000_000]),
        4 => drop(state.players.remove(seat)),
        5 => hide(&mut state.players[seat].hand),
        6 => {
            if let QwirkleHand::Open { tiles } = &mut state.players[seat].hand {
                tiles.push(any_tile(dice));
                let place = any_index(tiles.len(), dice);
                tiles.swap_remove(place);
            }
        }
        7 => move_the_board_to_the_edge(&mut state.board, dice),
        8 if !state.board.is_empty() => change_a_tile(&mut state.board, dice),
        9 => {
            let (x, y) = any_cell_near(&state.board, dice);
            let QwirkleTile { color, shape } = any_tile(dice);
            state.board.push(QwirklePlacedTile { x, y, color, shape });
        }
        _ => dice.shuffle(&mut state.board),
    }
    if state.players.is_empty() {
        state.players.push(any_player(dice));
    }
}

fn hide(hand: &mut QwirkleHand) {
    if let QwirkleHand::Open { tiles } = hand {
        *hand = QwirkleHand::Hidden { size: u8::try_from(tiles.len()).unwrap_or(u8::MAX) };
    }
}

fn move_the_board_to_the_edge(board: &mut [QwirklePlacedTile], dice: &mut impl Chance) {
    let far = |numbers: Vec<i32>, dice: &mut _| match Chance::below(dice, 2) {
        0 => -FARTHEST - numbers.iter().min().unwrap_or(&0),
        _ => FARTHEST - numbers.iter().max().unwrap_or(&0),
    };
    let right = far(board.iter().map(|laid| laid.x).collect(), dice);
    let down = far(board.iter().map(|laid| laid.y).collect(), dice);
    for laid in board {
        laid.x += right;
        laid.y += down;
    }
}

fn any_tile(dice: &mut impl Chance) -> QwirkleTile {
    QwirkleTile { color: dice.pick(&QwirkleColor::ALL), shape: dice.pick(&QwirkleShape::ALL) }
}

fn any_number(dice: &mut impl Chance) -> u32 {
    let wild = dice.word();
    dice.pick(&[0, 1, 2, 3, 6, 7, u32::MAX, wild])
}

fn any_index(length: usize, dice: &mut impl Chance) -> usize {
    dice.below(u32::try_from(length).expect("few things")) as usize
}
