//! The rules of Qwirkle by id, and the only rooms where their breaches are put into words.

mod breaches;
mod doubts;
mod faults;
mod words;

pub(super) use breaches::QwirkleBreach;
pub(super) use doubts::QwirkleDoubt;
pub(super) use faults::QwirkleFault;
pub(super) use words::tiles_word;

use crate::rulebook::rulebook;

rulebook! {
    /// The rules of Qwirkle.
    QwirkleRule;
    Players = "qwirkle.players", Fault,
        "2 to 6 players, seated clockwise.",
        "The game's document.";
    Deal = "qwirkle.deal", Fault,
        "Each player draws 6 tiles at random from the 108: three of each of the 36.",
        "The game's document.";
    Starter = "qwirkle.starter", Fault,
        "The player whose hand holds the most different tiles with one attribute in common, duplicates aside, starts. A tie goes to the oldest, where all the tied gave an age and one is oldest; otherwise the referee draws among the tied.",
        "The game's document; the draw is the house's.";
    Turn = "qwirkle.turn", Violation,
        "Only the player to move acts.",
        "The game's document.";
    InHand = "qwirkle.in_hand", Violation,
        "The tiles placed or swapped are in the player's hand, as often as they are used. Of a hidden hand only its size and the copies that are seen elsewhere tell against it.",
        "The game's document.";
    Count = "qwirkle.count", Violation,
        "A placement has 1 to 6 tiles, each on a cell of its own; a swap has 1 to 6 tiles.",
        "The game's document.";
    EmptyCell = "qwirkle.empty_cell", Violation,
        "A tile goes on an empty cell.",
        "The game's document.";
    SharedAttribute = "qwirkle.shared_attribute", Violation,
        "The tiles placed in a turn share a colour or a shape and are all different.",
        "The game's document.";
    OneLine = "qwirkle.one_line", Violation,
        "The tiles placed in a turn lie in one row or column and, once placed, belong to one unbroken line; tiles that were there may stand between them.",
        "The game's document.";
    Connected = "qwirkle.connected", Violation,
        "Unless the board is empty, at least one of the tiles lies side by side with a tile that was there.",
        "The game's document.";
    LineAttribute = "qwirkle.line_attribute", Violation,
        "All tiles of a line that is formed or extended are of one colour, or all are of one shape.",
        "The game's document.";
    LineDuplicate = "qwirkle.line_duplicate", Violation,
        "No line holds the same tile twice; hence no line is longer than six.",
        "The game's document.";
    Opening = "qwirkle.opening", Violation,
        "The first placement has exactly as many tiles as the largest set in the starter's hand with one attribute in common, duplicates aside; any set of that size will do (option `opening`: `free` lifts this). The first move cannot be a swap.",
        "The game's document; `free` is the house's.";
    Swap = "qwirkle.swap", Violation,
        "Instead of placing, a player may lay aside 1 to 6 tiles, draw as many, and then put those laid aside into the bag; the turn passes. An open hand names its tiles.",
        "The game's document.";
    SwapBag = "qwirkle.swap_bag", Violation,
        "No more tiles may be swapped than the bag holds.",
        "The game's document: as many are drawn as were laid aside.";
    MustSwap = "qwirkle.must_swap", Violation,
        "A player who cannot place must swap while the bag holds tiles.",
        "The game's document.";
    Pass = "qwirkle.pass", Violation,
        "Only a player who cannot place may pass, and only with the bag empty.",
        "House: it follows from the rules on placing and swapping.";
    Draw = "qwirkle.draw", Violation,
        "After placing, the player draws up to six tiles, or what the bag still holds; after a swap, as many as were laid aside, none of those among them. Tiles stated as drawn must be that many and come from the bag.",
        "The game's document.";
    Over = "qwirkle.over", Violation,
        "No move is accepted after the end.",
        "The game's document.";
    ScoreLine = "qwirkle.score_line", Effect,
        "Each line formed or extended scores one point a tile, old tiles included; a tile in two such lines counts in both. A single tile that forms no line, which only the opening can be, scores 1.",
        "The game's document; the 1 is the widely published rule.";
    ScoreQwirkle = "qwirkle.score_qwirkle", Effect,
        "A line of six scores 6 more, 12 in all.",
        "The game's document.";
    ScoreEnd = "qwirkle.score_end", Effect,
        "Whoever plays the last tile of the hand with the bag empty ends the game and scores 6 more.",
        "The game's document.";
    EndStuck = "qwirkle.end_stuck", Violation,
        "With the bag empty the game stops as soon as no player can place any tile, and nobody scores the 6. It needs no move: with the bag empty, `stop` is refused.",
        "The game's document.";
    EndDead = "qwirkle.end_dead", Violation,
        "When the bag still holds tiles, but no tile in it or in any hand fits anywhere, the player to move may end the game with `stop`; nobody scores the 6.",
        "House: the document is silent, and swapping would never end.";
    Winner = "qwirkle.winner", Effect,
        "Most points win; equal points share the win.",
        "The game's document; the sharing is the house's.";
    StateTiles = "qwirkle.state_tiles", Fault,
        "There are three copies of each tile and 108 tiles in all, over board, hands and bag.",
        "The game's document.";
    StateHand = "qwirkle.state_hand", Fault,
        "A hand holds six tiles, fewer only when the bag is empty.",
        "The game's document.";
    StateScore = "qwirkle.state_score", Fault,
        "Nobody has points while the board is empty.",
        "House.";
    StateEnd = "qwirkle.state_end", Fault,
        "The game is over, for the reason that the position tells, exactly when it has ended.",
        "House.";
    StateTurn = "qwirkle.state_turn", Fault,
        "The player to move sits at the table.",
        "House.";
}
