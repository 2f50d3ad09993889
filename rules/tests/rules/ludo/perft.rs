//! How many ways there are to go on, by depth: any change of a rule changes the numbers.

use mwamuzi_rules::ludo::{
    Ludo, LudoBlocking, LudoBoard, LudoExitRolls, LudoMove, LudoNoPieceOnTheWay, LudoSafeSquares, LudoState,
    LudoTurn, State,
};
use mwamuzi_rules::{Claim, Game};

use super::{Blue, Green, HOME, Red, Yellow, lane, on, player, position, roll, to_roll, under};
use crate::laws::play::listed;
use crate::support::NoChance;

fn next(state: &State, sent: LudoMove) -> State {
    Ludo::judge(state, &sent, &Claim::default()).expect("a legal move").play(&mut NoChance).state
}

/// How many ways there are to go on for so many plies. A ply is a number with a piece, or with the turn's end or a
/// further roll where no piece is to be chosen; a piece that leaves the yard without a roll is a ply too.
pub(crate) fn leaves(state: &State, depth: usize) -> u64 {
    let moved = |state: &State| -> u64 {
        listed::<Ludo>(state).iter().map(|&sent| leaves(&next(state, sent), depth - 1)).sum()
    };
    match Ludo::standing(state).turn {
        LudoTurn::Over {} => u64::from(depth == 0),
        _ if depth == 0 => 1,
        LudoTurn::Roll { .. } => (1..=6).map(|die| next(state, roll(die))).fold(0, |sum, rolled| {
            let chooses = matches!(Ludo::standing(&rolled).turn, LudoTurn::Move { .. });
            sum + if chooses { moved(&rolled) } else { leaves(&rolled, depth - 1) }
        }),
        LudoTurn::Move { .. } | LudoTurn::Exit { .. } => moved(state),
    }
}

/// A middle game with blocks, a star that is shared, pieces about to capture, to turn in and to come home.
fn middle_game() -> LudoState {
    position(
        &[
            player(Yellow, &[on(5), on(5), on(47)]),
            player(Blue, &[on(13), on(34), lane(2), HOME]),
            player(Red, &[on(9), on(34), on(23)]),
            player(Green, &[on(0), on(0), on(12)]),
        ],
        to_roll(0),
    )
}

/// A game between two about to end.
fn end_game() -> LudoState {
    position(
        &[player(Yellow, &[HOME, HOME, lane(3), on(49)]), player(Red, &[HOME, HOME, lane(5), on(20)])],
        to_roll(1),
    )
}

/// The positions by name; the slow game counts them once more.
pub(crate) fn positions() -> Vec<(&'static str, LudoState)> {
    let four = || position(&[Yellow, Blue, Red, Green].map(|color| player(color, &[])), to_roll(0));
    let two = || position(&[Yellow, Red].map(|color| player(color, &[])), to_roll(0));
    vec![
        ("four players", four()),
        ("middle game", middle_game()),
        (
            "middle game, nothing blocks",
            under(middle_game(), |options| options.blocking = LudoBlocking::None),
        ),
        (
            "middle game, no passing",
            under(middle_game(), |options| options.blocking = LudoBlocking::NoPassing),
        ),
        (
            "middle game, 1 and 6, no sixes ended, finish again",
            under(middle_game(), |options| {
                options.exit_rolls = LudoExitRolls(vec![1, 6]);
                options.three_sixes_end_turn = false;
                options.roll_again_on_finish = true;
            }),
        ),
        ("end game", end_game()),
        (
            "end game, all places, any finish",
            under(end_game(), |options| {
                options.play_all_places = true;
                options.exact_finish = false;
            }),
        ),
        (
            "free exit on two arms, nothing safe",
            under(position(&[player(Yellow, &[on(11)]), player(Red, &[])], to_roll(0)), |options| {
                options.board = LudoBoard::ByPlayers;
                options.no_piece_on_the_way = LudoNoPieceOnTheWay::FreeExit;
                options.safe_squares = LudoSafeSquares::None;
            }),
        ),
        (
            "three rolls",
            under(two(), |options| options.no_piece_on_the_way = LudoNoPieceOnTheWay::ThreeRolls),
        ),
    ]
}

/// The leaves by depth, from 1.
const LEAVES: [(&str, &[u64]); 9] = [
    ("four players", &[9, 81, 741, 6_729]),
    ("middle game", &[18, 295, 5_274, 92_713]),
    ("middle game, nothing blocks", &[19, 324, 5_815, 106_313]),
    ("middle game, no passing", &[15, 236, 3_579, 50_193]),
    ("middle game, 1 and 6, no sixes ended, finish again", &[18, 295, 5_360, 98_500]),
    ("end game", &[7, 61, 433, 3_316]),
    ("end game, all places, any finish", &[12, 138, 1_278, 11_718]),
    ("free exit on two arms, nothing safe", &[9, 71, 501, 4_284]),
    ("three rolls", &[9, 81, 741, 6_729]),
];

#[test]
fn the_ways_to_go_on_are_as_many_as_ever() {
    let names: Vec<&str> = positions().iter().map(|&(name, _)| name).collect();
    assert_eq!(names, LEAVES.map(|(name, _)| name));
    for ((name, wire), (_, expected)) in positions().iter().zip(LEAVES) {
        let state = Ludo::admit(wire).expect("a possible position");
        let counts: Vec<u64> = (1..=expected.len()).map(|depth| leaves(&state, depth)).collect();
        assert_eq!(counts, expected, "{name}");
    }
}
