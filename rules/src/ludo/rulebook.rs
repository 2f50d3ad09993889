//! The rules of Ludo by id, and the only rooms where their breaches are put into words.

mod breaches;
mod faults;

pub(super) use breaches::LudoBreach;
pub(super) use faults::LudoFault;

use crate::rulebook::rulebook;

rulebook! {
    /// The rules of Ludo.
    LudoRule;
    Players = "ludo.players", Fault,
        "2 to 4 players, seated clockwise. Two play yellow and red, three yellow, blue and red, four all colours, unless the table names them: all different and, on the cross, in clockwise order beginning anywhere. All players name a colour or none does.",
        "The game's document; the seating of two is the house's.";
    Pieces = "ludo.pieces", Effect,
        "All four pieces of each player start in the yard.",
        "The game's document.";
    Starter = "ludo.starter", Fault,
        "The table chooses who starts; where it does not, the referee draws the starter.",
        "House.";
    Turn = "ludo.turn", Violation,
        "Only the player to move acts, clockwise, skipping players who have finished.",
        "The game's document.";
    Phase = "ludo.phase", Violation,
        "First the die is rolled, then a piece is moved: no move before the roll, no second roll before the move, and no roll where a piece leaves the yard without one.",
        "The game's document.";
    Die = "ludo.die", Violation,
        "A die shows 1 to 6.",
        "The game's document.";
    Exit = "ludo.exit", Violation,
        "A piece leaves the yard only with a number in `exit_rolls` (default 6; 1 to 6 different numbers from 1 to 6) and lands on its own start.",
        "The game's document.";
    Move = "ludo.move", Violation,
        "Otherwise one own piece on the way moves forward by the number rolled. A player who has a legal move must make one.",
        "The game's document.";
    Pass = "ludo.pass", Effect,
        "If no piece can move, the turn ends after the roll, also after a 6.",
        "The game's document.";
    SixAgain = "ludo.six_again", Effect,
        "A 6 gives another roll after its move.",
        "The game's document.";
    ThreeSixes = "ludo.three_sixes", Effect,
        "The third 6 in a row within a turn ends the turn without a move (option `three_sixes_end_turn`); any other number sets the count back to 0.",
        "The game's document.";
    Capture = "ludo.capture", Effect,
        "Landing exactly on a square with opponents' pieces sends all of them back to their yards, unless the square is safe. Leaving the yard captures in the same way.",
        "The game's document.";
    CaptureAgain = "ludo.capture_again", Effect,
        "A capture gives another roll (option `roll_again_on_capture`).",
        "The game's document.";
    FinishAgain = "ludo.finish_again", Effect,
        "A piece that reaches the finish gives another roll where the option `roll_again_on_finish` says so, though not to a player who has thereby finished.",
        "The game's document.";
    OneBonus = "ludo.one_bonus", Effect,
        "Reasons for another roll do not add up: a 6 that also captures gives one more roll.",
        "House.";
    Safe = "ludo.safe", Effect,
        "On a safe square nothing is captured, and pieces of different colours stand together. The option `safe_squares` tells which are safe: the starts and stars of all arms, the starts, or none.",
        "The game's document.";
    Block = "ludo.block", Violation,
        "Option `blocking`. `pairs`: two or more pieces of an opponent on one square of the loop can be neither passed nor landed on, be it safe or not. `none`: nothing stands in the way. `no_passing`: no piece, one's own included, can be passed, on the loop and in the lane, but any square can be landed on.",
        "The game's document; the landing under `none` and `no_passing` is the house's.";
    ExitBlocked = "ludo.exit_blocked", Violation,
        "Under `pairs` no piece leaves the yard while an opponent's block stands on its start.",
        "The game's document: no stopping on a block.";
    Stack = "ludo.stack", Effect,
        "Own pieces may share a square or a step of the lane.",
        "The game's document.";
    Lane = "ludo.lane", Effect,
        "After one lap a piece turns into its own lane of five steps, which no opponent can enter.",
        "The game's document.";
    Exact = "ludo.exact", Violation,
        "The finish needs the exact number left (option `exact_finish`); where it does not, a larger number also stops at the finish.",
        "The game's document.";
    NoneOnTheWay = "ludo.none_on_the_way", Violation,
        "Option `no_piece_on_the_way`, for a turn that begins with no piece on the way and one in the yard. `roll`: roll as always. `free_exit`: take a piece out of the yard without rolling, and the turn ends; a block on the start passes it at once. `three_rolls`: up to three rolls until a number leaves the yard; with it the exit is made and the turn goes on as usual.",
        "The game's document.";
    End = "ludo.end", Effect,
        "The game ends when one player has all four pieces home; under `play_all_places` it goes on until one player is left.",
        "The game's document.";
    Places = "ludo.places", Effect,
        "Players who finished rank in the order of finishing. The others rank by pieces finished, then by pieces out of the yard, finished ones included, then by the progress of all pieces together; equal on all three share a place, and the next is skipped.",
        "The game's document.";
    Over = "ludo.over", Violation,
        "Nothing is accepted after the end.",
        "The game's document.";
    Rematch = "ludo.rematch", Effect,
        "The same players play again with the same options; the seat after the last starter starts, or the same seat where `rotate_starter` is off.",
        "The game's document.";
    Time = "ludo.time", Violation,
        "Option `turn_seconds`, 30 or 60: a move that took longer is rejected, and the same seat stays to move. The referee keeps no clock; the caller sends the seconds.",
        "The game's document.";
    Rating = "ludo.rating", Effect,
        "The result gives each player's game against each other as 1, 0.5 or 0; a shared place is 0.5.",
        "The game's document.";
    StateSquare = "ludo.state_square", Fault,
        "Every piece stands where it can have come to: on a square of the board, not between its turn-off and its start, beside another colour only on a safe square, and under `pairs` in no block beside another colour's block.",
        "House.";
    StateTurn = "ludo.state_turn", Fault,
        "The turn fits the position: the seat exists and has not finished; the game is over exactly when enough players have finished; sixes and tries are as many as can have been rolled; in phase `move` a piece can move; phase `exit` is there exactly where `free_exit` calls for it.",
        "House.";
    StatePlace = "ludo.state_place", Fault,
        "The players with four pieces home, and nobody else, have the places 1, 2 and so on without gaps.",
        "House.";
}
