//! The rules of Pegs and Jokers by id, and the only rooms where their breaches are put into words.

mod breaches;
mod doubts;
mod faults;
mod messages;
mod words;

pub(super) use breaches::{PegSet, PegsAndJokersBreach};
pub(super) use doubts::PegsAndJokersDoubt;
pub(super) use faults::PegsAndJokersFault;
pub(super) use words::card_word;

use crate::rulebook::rulebook;

rulebook! {
    /// The rules of Pegs and Jokers.
    PegsAndJokersRule;
    Players = "pegs.players", Fault,
        "4, 6 or 8 players, seated clockwise; seats of equal parity are a team. Every seat that is named exists, and no two players have the same colour.",
        "The game's document; the colours are the house's.";
    Deal = "pegs.deal", Fault,
        "All pegs begin in start, and each player is dealt 5 cards. The dealer is drawn or named; the player to the dealer's left begins.",
        "The game's document.";
    Turn = "pegs.turn", Violation,
        "Only the player to move acts, clockwise.",
        "The game's document.";
    Phase = "pegs.phase", Violation,
        "The player first draws up to six cards, then plays one or exchanges one. A hand that already holds six does not draw.",
        "The game's document.";
    InHand = "pegs.in_hand", Violation,
        "The card played or exchanged is in the player's hand. Of a hidden hand only the copies that are seen elsewhere tell against it.",
        "The game's document.";
    MustPlay = "pegs.must_play", Violation,
        "While any card but a joker has a legal move, a card must be played and none may be exchanged. Coming out and moves in home count. A joker is never forced, and may always be played if it has a legal move.",
        "The game's document; that a joker may always be played is the widely published rule.";
    Exchange = "pegs.exchange", Effect,
        "A player who need not play may discard one card of their choice and draw another; that ends the turn. There is no bare pass.",
        "The game's document.";
    Draw = "pegs.draw", Violation,
        "Cards stated as drawn are as many as are missing to six, in an exchange one, and come from the pile. With a hidden hand nothing need be stated.",
        "The game's document.";
    Reshuffle = "pegs.reshuffle", Effect,
        "When a card must be drawn and the pile is empty, all discards become the new pile; in an exchange the card just discarded is among them.",
        "House.";
    ComeOut = "pegs.come_out", Violation,
        "An ace, jack, queen or king brings a peg from start to the own come-out hole. No other card but a joker moves a peg in start.",
        "The game's document.";
    Advance = "pegs.advance", Violation,
        "On the way an ace moves a peg 1, a jack, queen or king 10, a 2, 3, 4, 5, 6, 9 or 10 its number; forward and in full.",
        "The game's document.";
    Seven = "pegs.seven", Violation,
        "A 7 moves one peg 7, or two different pegs 7 together, both forward, the second on the board that the first leaves; all or nothing. With `seven_split` `up_to` two pegs move 2 to 7 together. A peg in home may take a part. No other card is shared.",
        "The game's document; that it is seven in all is the widely published rule.";
    Eight = "pegs.eight", Violation,
        "An 8 moves a peg on the track 8 back. Passing or reaching the own in-spot backward is allowed, and the peg may turn into home from there. Pegs in start and in home cannot move back.",
        "The game's document and the widely published rules.";
    Joker = "pegs.joker", Violation,
        "A joker moves any own peg, in home unless `joker_from_home` is false, to a hole of the track that another player's peg holds, an opponent's or a teammate's. Nothing in between matters. It never goes to an empty hole, a start or a home.",
        "The game's document.";
    OwnPeg = "pegs.own_peg", Violation,
        "A peg can neither pass nor land on a peg of its own colour, on the track or in home, forward or back.",
        "The game's document.";
    PassOthers = "pegs.pass_others", Effect,
        "Passing pegs of other colours does nothing.",
        "The game's document.";
    BumpOpponent = "pegs.bump_opponent", Effect,
        "Landing on an opponent's peg sends it to its start.",
        "The game's document.";
    BumpTeammate = "pegs.bump_teammate", Violation,
        "Landing on a teammate's peg sends it to that teammate's in-spot. If a peg of that same colour holds the in-spot, also when it is the very peg landed on, the move is illegal.",
        "The game's document.";
    BumpChain = "pegs.bump_chain", Violation,
        "If an opponent's peg holds the in-spot, it goes to its start; a peg of a third colour of the mover's team, the mover's own included, goes to its own in-spot by the same rule. A chain that reaches the hole where the mover landed, or comes to an in-spot that its own colour holds, makes the move illegal.",
        "House.";
    HomeEntry = "pegs.home_entry", Violation,
        "A forward move that passes the own in-spot may turn into home if it ends on a free home hole and passes no own peg there, by exact count. It is the player's choice; with `home_entry` `forced` it must turn in when it fits. If it does not fit, the peg goes on around the track.",
        "The game's document; the choice is the widely published rule.";
    HomeMove = "pegs.home_move", Violation,
        "In home a peg moves forward only, by exact count, passing none, and never out again.",
        "The game's document.";
    Safe = "pegs.safe", Effect,
        "Pegs in start and in home cannot be landed on, and nobody enters another player's home.",
        "The game's document.";
    Help = "pegs.help", Effect,
        "A player whose five pegs are home plays, from the next turn on, the pegs of the nearest teammate to the left who has not finished, as if they were own pegs.",
        "The game's document; the details are the house's.";
    End = "pegs.end", Effect,
        "The game ends when a team has all its pegs home: that team wins.",
        "The game's document.";
    Over = "pegs.over", Violation,
        "Nothing is accepted after the end.",
        "The game's document.";
    StatePegs = "pegs.state_pegs", Fault,
        "No two pegs are in one hole.",
        "The game's document.";
    StateHole = "pegs.state_hole", Fault,
        "A peg on the track is in a hole of the ring, which has 18 holes for each player.",
        "The widely published rules.";
    StateCards = "pegs.state_cards", Fault,
        "There are three decks and six jokers, 162 cards; for eight players four decks and eight jokers, 216. Hands, discards and pile hold no more, of any card and in all.",
        "The game's document.";
    StateHand = "pegs.state_hand", Fault,
        "A hand holds five or six cards: the player to draw five, the player to play six.",
        "The game's document.";
    StateEnd = "pegs.state_end", Fault,
        "The game is over exactly when a team, and only one, has all its pegs home.",
        "House.";
}
