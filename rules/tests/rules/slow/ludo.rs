//! Ludo once more: pieces walk their road place by place, and every question is asked of the document itself.

use mwamuzi_rules::Seat;
use mwamuzi_rules::ludo::{
    LudoBlocking, LudoBoard, LudoColor, LudoMove, LudoNoPieceOnTheWay, LudoPiece, LudoSafeSquares, LudoState,
    LudoTurn,
};

const YARD: LudoPiece = LudoPiece::Yard {};
const HOME: LudoPiece = LudoPiece::Finish {};

/// How many arms the board has, and whether they belong to colours.
pub(super) fn arms(state: &LudoState) -> (u8, bool) {
    let players = u8::try_from(state.players.len()).expect("few players");
    match state.options.board {
        LudoBoard::ByPlayers if players < 4 => (players, false),
        _ => (4, true),
    }
}

pub(super) fn start_square(state: &LudoState, seat: usize) -> u8 {
    let (_, by_color) = arms(state);
    if !by_color {
        return u8::try_from(seat).expect("few seats") * 13;
    }
    match state.players[seat].color {
        LudoColor::Yellow => 0,
        LudoColor::Blue => 13,
        LudoColor::Red => 26,
        LudoColor::Green => 39,
    }
}

/// All places from a seat's start to the finish, in order.
pub(super) fn road(state: &LudoState, seat: usize) -> Vec<LudoPiece> {
    let squares = arms(state).0 * 13;
    let start = start_square(state, seat);
    let mut road: Vec<LudoPiece> =
        (0..squares - 1).map(|step| LudoPiece::Track { square: (start + step) % squares }).collect();
    road.extend((1..=5).map(|step| LudoPiece::Lane { step }));
    road.push(HOME);
    road
}

fn count(state: &LudoState, seat: usize, place: LudoPiece) -> usize {
    state.players[seat].pieces.iter().filter(|&&piece| piece == place).count()
}

fn opponents(state: &LudoState, seat: usize) -> Vec<usize> {
    (0..state.players.len()).filter(|&other| other != seat).collect()
}

/// Whether a place is on the loop and an opponent has two pieces there.
fn opposing_block(state: &LudoState, seat: usize, place: LudoPiece) -> bool {
    matches!(place, LudoPiece::Track { .. })
        && opponents(state, seat).into_iter().any(|other| count(state, other, place) >= 2)
}

/// Whether anything stands on a place that `seat` comes by; lanes are one's own.
fn anything(state: &LudoState, seat: usize, place: LudoPiece) -> bool {
    let on_the_loop = matches!(place, LudoPiece::Track { .. });
    count(state, seat, place) > 0
        || on_the_loop && opponents(state, seat).into_iter().any(|other| count(state, other, place) > 0)
}

/// Where a piece goes by a number, if it may.
pub(super) fn goes_to(state: &LudoState, seat: usize, piece: usize, die: u8) -> Option<LudoPiece> {
    let road = road(state, seat);
    let here = state.players[seat].pieces[piece];
    if here == HOME {
        return None;
    }
    if here == YARD {
        let number_fits = state.options.exit_rolls.0.contains(&die);
        return (number_fits && !exit_blocked(state, seat)).then_some(road[0]);
    }
    let from = road.iter().position(|&place| place == here).expect("a piece stands on its road");
    let mut now = from;
    for step in 1..=die {
        if road[now] == HOME {
            if state.options.exact_finish {
                return None;
            }
            break;
        }
        now += 1;
        let lands = step == die || road[now] == HOME;
        let stopped = match state.options.blocking {
            LudoBlocking::Pairs => opposing_block(state, seat, road[now]),
            LudoBlocking::None => false,
            LudoBlocking::NoPassing => !lands && anything(state, seat, road[now]),
        };
        if stopped {
            return None;
        }
    }
    Some(road[now])
}

pub(super) fn exit_blocked(state: &LudoState, seat: usize) -> bool {
    state.options.blocking == LudoBlocking::Pairs && opposing_block(state, seat, road(state, seat)[0])
}

/// Whether a seat has something in the yard and nothing on the way.
pub(super) fn none_on_the_way(state: &LudoState, seat: usize) -> bool {
    let pieces = &state.players[seat].pieces;
    pieces.contains(&YARD) && pieces.iter().all(|&piece| piece == YARD || piece == HOME)
}

pub(super) fn is_safe(state: &LudoState, square: u8) -> bool {
    let starts: Vec<u8> = (0..arms(state).0).map(|arm| 13 * arm).collect();
    let is_start = starts.contains(&square);
    let is_star = starts.iter().any(|start| start + 8 == square);
    match state.options.safe_squares {
        LudoSafeSquares::StartsAndStars => is_start || is_star,
        LudoSafeSquares::Starts => is_start,
        LudoSafeSquares::None => false,
    }
}

/// The moves that may be made, the number of a roll left out.
pub(super) fn slow_moves(state: &LudoState) -> Vec<LudoMove> {
    let choose = |may: &dyn Fn(usize) -> bool| {
        let pieces = (0..4usize).filter(|&piece| may(piece));
        pieces.map(|piece| LudoMove::Move { piece: u8::try_from(piece).expect("few") }).collect()
    };
    match state.turn {
        LudoTurn::Over {} => Vec::new(),
        LudoTurn::Roll { .. } => vec![LudoMove::Roll { die: None }],
        LudoTurn::Move { seat, die, .. } => {
            choose(&|piece| goes_to(state, seat.index(), piece, die).is_some())
        }
        LudoTurn::Exit { seat } => choose(&|piece| state.players[seat.index()].pieces[piece] == YARD),
    }
}

/// The state after a stated roll or a move, or nothing where it is not legal.
pub(super) fn slowly(state: &LudoState, sent: LudoMove) -> Option<LudoState> {
    let mut next = state.clone();
    next.ply += 1;
    match (state.turn, sent) {
        (LudoTurn::Roll { seat, sixes, tries }, LudoMove::Roll { die: Some(die) }) => {
            let die = u8::try_from(die).ok().filter(|die| (1..=6).contains(die))?;
            next.turn = after_roll(state, seat.index(), die, sixes, tries);
        }
        (LudoTurn::Move { seat, die, sixes }, LudoMove::Move { piece }) => {
            let to = goes_to(state, seat.index(), piece.into(), die)?;
            step_to(&mut next, seat.index(), piece.into(), to, Some((die, sixes)));
        }
        (LudoTurn::Exit { seat }, LudoMove::Move { piece }) => {
            (state.players[seat.index()].pieces[usize::from(piece)] == YARD).then_some(())?;
            let to = road(state, seat.index())[0];
            step_to(&mut next, seat.index(), piece.into(), to, None);
        }
        _ => return None,
    }
    Some(next)
}

fn after_roll(state: &LudoState, own: usize, die: u8, sixes: u8, tries: u8) -> LudoTurn {
    let seat = seat_of(own);
    let mut in_a_row = if die == 6 { sixes + 1 } else { 0 };
    if in_a_row == 3 {
        if state.options.three_sixes_end_turn {
            return next_player(state, own);
        }
        in_a_row = 2;
    }
    let three_rolls = state.options.no_piece_on_the_way == LudoNoPieceOnTheWay::ThreeRolls;
    let bonus_after_a_six = sixes > 0 && tries == 0;
    let tries_count = three_rolls && none_on_the_way(state, own) && !bonus_after_a_six;
    if tries_count && !state.options.exit_rolls.0.contains(&die) {
        return match tries {
            0 | 1 => LudoTurn::Roll { seat, sixes: in_a_row, tries: tries + 1 },
            _ => next_player(state, own),
        };
    }
    if (0..4).any(|piece| goes_to(state, own, piece, die).is_some()) {
        LudoTurn::Move { seat, die, sixes: in_a_row }
    } else {
        next_player(state, own)
    }
}

/// Puts a piece down, with everything that follows; by no number where it left the yard for nothing.
fn step_to(next: &mut LudoState, own: usize, piece: usize, to: LudoPiece, by: Option<(u8, u8)>) {
    next.players[own].pieces[piece] = to;
    let mut captured = false;
    if let LudoPiece::Track { square } = to
        && !is_safe(next, square)
    {
        for other in opponents(next, own) {
            for sent_back in next.players[other].pieces.iter_mut().filter(|piece| **piece == to) {
                *sent_back = YARD;
                captured = true;
            }
        }
    }
    if next.players[own].pieces == [HOME; 4] {
        let best = next.players.iter().filter_map(|player| player.place).max().unwrap_or(0);
        next.players[own].place = Some(best + 1);
        let left = next.players.iter().filter(|player| player.place.is_none()).count();
        let over = !next.options.play_all_places || left == 1;
        next.turn = if over { LudoTurn::Over {} } else { next_player(next, own) };
        return;
    }
    let Some((die, sixes)) = by else {
        next.turn = next_player(next, own);
        return;
    };
    let again = die == 6
        || captured && next.options.roll_again_on_capture
        || to == HOME && next.options.roll_again_on_finish;
    let instead_exit = die != 6
        && next.options.no_piece_on_the_way == LudoNoPieceOnTheWay::FreeExit
        && none_on_the_way(next, own);
    next.turn = if !again || instead_exit && exit_blocked(next, own) {
        next_player(next, own)
    } else if instead_exit {
        LudoTurn::Exit { seat: seat_of(own) }
    } else {
        LudoTurn::Roll { seat: seat_of(own), sixes, tries: 0 }
    };
}

/// Whose turn it is after `own`, and with what it begins.
fn next_player(state: &LudoState, own: usize) -> LudoTurn {
    let mut seat = own;
    loop {
        seat = (seat + 1) % state.players.len();
        if state.players[seat].place.is_some() {
            continue;
        }
        let free = state.options.no_piece_on_the_way == LudoNoPieceOnTheWay::FreeExit
            && none_on_the_way(state, seat);
        if !free {
            return LudoTurn::Roll { seat: seat_of(seat), sixes: 0, tries: 0 };
        }
        if !exit_blocked(state, seat) {
            return LudoTurn::Exit { seat: seat_of(seat) };
        }
    }
}

fn seat_of(seat: usize) -> Seat {
    Seat(u8::try_from(seat).expect("few seats"))
}
