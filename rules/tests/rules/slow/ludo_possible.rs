//! Which positions of Ludo can be, once more, question by question.

use mwamuzi_rules::ludo::{LudoBlocking, LudoColor, LudoNoPieceOnTheWay, LudoPiece, LudoState, LudoTurn};

use super::ludo::{arms, exit_blocked, goes_to, is_safe, none_on_the_way, road};

const YARD: LudoPiece = LudoPiece::Yard {};
const HOME: LudoPiece = LudoPiece::Finish {};

/// Whether a game can come to this state.
pub(super) fn possible(state: &LudoState) -> bool {
    (2..=4).contains(&state.players.len())
        && options_are_right(state)
        && colors_are_right(state)
        && state.starter.index() < state.players.len()
        && pieces_are_on_their_roads(state)
        && squares_are_shared_rightly(state)
        && places_are_right(state)
        && turn_is_right(state)
}

fn options_are_right(state: &LudoState) -> bool {
    let numbers = &state.options.exit_rolls.0;
    let once = (1..=6).map(|number| numbers.iter().filter(|&&other| other == number).count());
    let known = once.clone().sum::<usize>() == numbers.len();
    !numbers.is_empty()
        && known
        && once.max() == Some(1)
        && matches!(state.options.turn_seconds, None | Some(30 | 60))
}

fn colors_are_right(state: &LudoState) -> bool {
    let clockwise = [LudoColor::Yellow, LudoColor::Blue, LudoColor::Red, LudoColor::Green];
    let colors: Vec<LudoColor> = state.players.iter().map(|player| player.color).collect();
    let (_, by_color) = arms(state);
    if !by_color {
        let times = |color| colors.iter().filter(|&&other| other == color).count();
        return clockwise.into_iter().all(|color| times(color) <= 1);
    }
    // Walking once round from the first player's colour, the others are met in the order of their seats.
    let first = clockwise.iter().position(|&color| color == colors[0]).expect("one of four");
    let met: Vec<LudoColor> =
        (first..first + 4).map(|step| clockwise[step % 4]).filter(|color| colors.contains(color)).collect();
    met == colors
}

fn pieces_are_on_their_roads(state: &LudoState) -> bool {
    (0..state.players.len()).all(|seat| {
        let road = road(state, seat);
        state.players[seat].pieces.iter().all(|piece| *piece == YARD || road.contains(piece))
    })
}

fn squares_are_shared_rightly(state: &LudoState) -> bool {
    (0..arms(state).0 * 13).all(|square| {
        let here = LudoPiece::Track { square };
        let counts =
            state.players.iter().map(|player| player.pieces.iter().filter(|&&piece| piece == here).count());
        let colors = counts.clone().filter(|&count| count > 0).count();
        let blocks = counts.filter(|&count| count > 1).count();
        (colors <= 1 || is_safe(state, square))
            && (blocks <= 1 || state.options.blocking != LudoBlocking::Pairs)
    })
}

fn places_are_right(state: &LudoState) -> bool {
    let home = |place: &Option<u8>, pieces: &[LudoPiece; 4]| place.is_some() == (*pieces == [HOME; 4]);
    let mut places: Vec<u8> = state.players.iter().filter_map(|player| player.place).collect();
    places.sort_unstable();
    let wanted: Vec<u8> = (1..).take(places.len()).collect();
    places == wanted && state.players.iter().all(|player| home(&player.place, &player.pieces))
}

fn turn_is_right(state: &LudoState) -> bool {
    let finished = state.players.iter().filter(|player| player.place.is_some()).count();
    let enough = if state.options.play_all_places { state.players.len() - 1 } else { 1 };
    let going_on = |seat: usize| {
        finished < enough && state.players.get(seat).is_some_and(|player| player.place.is_none())
    };
    match state.turn {
        LudoTurn::Over {} => finished == enough,
        LudoTurn::Roll { seat, sixes, tries } => {
            going_on(seat.index()) && roll_is_right(state, seat.index(), sixes, tries)
        }
        LudoTurn::Move { seat, die, sixes } => {
            going_on(seat.index())
                && (1..=6).contains(&die)
                && (if die == 6 { sixes == 1 || sixes == 2 } else { sixes == 0 })
                && (0..4).any(|piece| goes_to(state, seat.index(), piece, die).is_some())
        }
        LudoTurn::Exit { seat } => {
            going_on(seat.index())
                && state.options.no_piece_on_the_way == LudoNoPieceOnTheWay::FreeExit
                && none_on_the_way(state, seat.index())
                && !exit_blocked(state, seat.index())
        }
    }
}

fn roll_is_right(state: &LudoState, seat: usize, sixes: u8, tries: u8) -> bool {
    let none_out = none_on_the_way(state, seat);
    let option = state.options.no_piece_on_the_way;
    if sixes > 2 || tries > 2 {
        return false;
    }
    if tries > 0 {
        let six_leaves = state.options.exit_rolls.0.contains(&6);
        return option == LudoNoPieceOnTheWay::ThreeRolls
            && none_out
            && sixes <= tries
            && !(six_leaves && sixes > 0);
    }
    !(option == LudoNoPieceOnTheWay::FreeExit && none_out && sixes == 0)
}
