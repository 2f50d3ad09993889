// Generated from openapi/mwamuzi.json. Do not edit: sdk/typescript/generate writes it.

import type { UnknownValue, UnknownWord } from "../unknown.js";

/** The games that this referee knows. */
export interface GameList {
    /** One entry a game. */
    games: GameDescription[];
}
/** A game as the list of games describes it. */
export interface GameDescription {
    /**
     * The game's path: `/v1/games/{game}`, and the `game` of its states.
     * @example lcr
     */
    game: string;
    /**
     * Its name for a person.
     * @example LCR
     */
    title: string;
    /** What it is, in a sentence. */
    summary: string;
    /** The numbers of players it can be played by. */
    players: number[];
    /** Whether hands can be hidden, so that `view` serves it. */
    hidden_hands: boolean;
    /** Its options. */
    options: GameOption[];
    /** What is in the box. */
    components: Component[];
}
/** One option of a game: what it is called, what it may be and what it does. */
export interface GameOption {
    /**
     * Its name in `options`.
     * @example starting_chips
     */
    name: string;
    /** What kind of value it takes. */
    type: OptionType;
    /**
     * What values it takes, in words: `1 to 100`, `announced or free`.
     * @example 1 to 100
     */
    values: string;
    /** What it is where the set-up leaves it out; absent where leaving it out means that there is none. */
    default?: OptionValue;
    /**
     * What it does.
     * @example Chips each player starts with.
     */
    meaning: string;
}
/** Something in the box. */
export interface Component {
    /**
     * What it is.
     * @example dice
     */
    name: string;
    /** How many there are; absent where that depends on the players or the options. */
    count?: number;
    /** What there is to know about it. */
    description: string;
}
/** What kind of value an option takes. */
export type OptionType = ("boolean" | "integer" | "word" | "integers") | UnknownWord;
/** The value of an option, as the description of a game tells a default. */
export type OptionValue = boolean | number | string | number[] | UnknownValue;
/** A game with its rulebook. */
export interface GameDocument {
    /**
     * The game's path: `/v1/games/{game}`, and the `game` of its states.
     * @example lcr
     */
    game: string;
    /**
     * Its name for a person.
     * @example LCR
     */
    title: string;
    /** What it is, in a sentence. */
    summary: string;
    /** The numbers of players it can be played by. */
    players: number[];
    /** Whether hands can be hidden, so that `view` serves it. */
    hidden_hands: boolean;
    /** Its options. */
    options: GameOption[];
    /** What is in the box. */
    components: Component[];
    /** The version of the rules. */
    rules: number;
    /** Every rule that an answer can cite, in the order in which they apply. */
    rulebook: Rule[];
    /** How a turn is written on one line, as a score sheet has it, where the game knows a way. */
    notation?: Notation;
    /** The boards by number of players, where the game has fixed ones. */
    geometry?: GameGeometry;
}
/** A rule as the rulebook prints it. */
export interface Rule {
    /**
     * What answers cite.
     * @example lcr.dice_count
     */
    id: string;
    /** How it can come into an answer. */
    kind: RuleKind;
    /** The rule. */
    text: string;
    /**
     * Where it comes from: the game's own document, the widely published rules, or the house where they are
     *     silent.
     */
    source: string;
}
/** How a turn of a game is written on one line. */
export interface Notation {
    /** What it is for, in a few sentences. */
    about: string;
    /** Its grammar, in EBNF. */
    grammar: string;
    /** What may be written for what. */
    names: NotationName[];
    /** Turns and what they say. */
    examples: NotationExample[];
}
/** The boards of one game. */
export type GameGeometry = LudoGeometry[] | PegsAndJokersGeometry[] | UnknownValue;
/** How a rule can come into an answer. */
export type RuleKind = ("violation" | "fault" | "effect") | UnknownWord;
/** What may be written for one thing. */
export interface NotationName {
    /**
     * What it is: in Qwirkle `color` or `shape`.
     * @example shape
     */
    what: string;
    /**
     * Its name in states and moves.
     * @example clover
     */
    name: string;
    /** Every way to write it, the short form that the referee prints second; upper and lower case are alike. */
    written: string[];
}
/** A turn as it is written. */
export interface NotationExample {
    /** The turn. */
    written: string;
    /** What it says. */
    meaning: string;
}
/** One board of Ludo. New fields may come; let unknown ones pass. */
export interface LudoGeometry {
    /** The option `board`. */
    board: LudoBoard;
    /** The number of players. */
    players: number;
    /**
     * How many squares the loop has; they are numbered clockwise from 0.
     * @example 52
     */
    loop_length: number;
    /**
     * The progress of a piece on the last square of its lap, counted from 0 on its start.
     * @example 50
     */
    last_on_loop: number;
    /**
     * How many steps a lane has; the first follows the last square of the lap.
     * @example 5
     */
    lane_steps: number;
    /**
     * The progress of a piece at the finish.
     * @example 56
     */
    finish: number;
    /** The arms, clockwise. */
    arms: LudoArm[];
    /** The safe squares under each value of the option `safe_squares`. */
    safe_squares: LudoSafeList[];
}
/** The board of one number of players. New fields may come; let unknown ones pass. */
export interface PegsAndJokersGeometry {
    /** The number of players. */
    players: number;
    /**
     * How many holes the ring has; they are numbered clockwise from 0.
     * @example 72
     */
    ring_size: number;
    /**
     * How many home holes a player has; 1 is next to the in-spot.
     * @example 5
     */
    home_holes: number;
    /** The sides, by seat. */
    sides: PegsAndJokersSide[];
}
/**
 * What Ludo is played on.
 */
export type LudoBoard = "cross" | "by_players";
/** One arm of a board of Ludo. */
export interface LudoArm {
    /** Whose arm it is: on the cross that of a colour. */
    color?: LudoColor;
    /** Whose arm it is: on the smaller boards that of a seat. */
    seat?: Seat;
    /** The square on which pieces leave the yard. */
    start: number;
    /** The square with the star. */
    star: number;
    /** The last square of the lap, from which pieces turn into the lane. */
    turn_off: number;
}
/** The safe squares of a board of Ludo under one value of the option. */
export interface LudoSafeList {
    /** The value of the option. */
    option: LudoSafeSquares;
    /** The squares, in ascending order. */
    squares: number[];
}
/**
 * The colours of Ludo, clockwise.
 */
export type LudoColor = "yellow" | "blue" | "red" | "green";
/**
 * A place at the table, numbered clockwise from 0. Whether anybody sits there is for the rules to say.
 * @example 0
 */
export type Seat = number;
/**
 * Which squares are safe in Ludo.
 */
export type LudoSafeSquares = "starts_and_stars" | "starts" | "none";
/** One player's side of a board of Pegs and Jokers: 18 holes of the ring. */
export interface PegsAndJokersSide {
    /** Whose side it is. */
    seat: Seat;
    /** The first hole of the side. */
    corner: number;
    /** The hole from which pegs turn into home. */
    in_spot: number;
    /** The hole on which pegs come out. */
    come_out: number;
}
/** A new game. Options left out take their defaults; the state shows all of them. */
export interface LcrNewRequest {
    /** The players by seat, clockwise. */
    players: LcrSetupPlayer[];
    /** The options that differ from their defaults. */
    options?: LcrSetupOptions;
    /** Who starts. Left out, the referee draws. */
    starter?: Seat;
    /** A seed makes the referee's chance reproducible. */
    seed?: Seed;
    /** `stated`: nothing may be left to the referee's chance. */
    chance?: ChanceMode;
    /**
     * The version of the rules; 1 if left out.
     * @default 1
     */
    rules?: number;
    /** How to list the moves that follow. */
    legal_moves?: LcrListShape;
}
/** A player of a new game of LCR. */
export interface LcrSetupPlayer {
    /** The name, given back as it came. */
    name?: PlayerName;
}
/** The options of a new game of LCR; those left out take their defaults. */
export interface LcrSetupOptions {
    /** Chips each player starts with, 1 to 100. */
    starting_chips?: number;
}
/**
 * A text of up to 128 characters that makes the referee's chance reproducible, on every server and in every later
 *     build of the same version of the rules.
 * @example 7c3f0e1b9a
 */
export type Seed = string;
/**
 * Who rolls and draws what a move leaves out.
 */
export type ChanceMode = "referee" | "stated";
/** How to list the moves that follow. */
export interface LcrListShape {
    /** How many moves to list; 0 for their number alone, 100 if left out. */
    limit?: MoveLimit;
    /** In which order. */
    order?: LcrOrder;
    /** Whether to tell beside each move what it would bring. */
    outcomes?: boolean;
}
/**
 * A player's name: up to 64 characters, none of them a control character. It is given back as it came.
 * @example Asha
 */
export type PlayerName = string;
/**
 * How many moves to list: 0 (the total alone) to 1000.
 * @default 100
 * @example 100
 */
export type MoveLimit = number;
/**
 * The orders of the list of moves.
 */
export type LcrOrder = "position";
/** A game that has begun. */
export interface LcrNewAnswer {
    /** The first state. */
    state: LcrState;
    /** What happened, in order. */
    events: LcrEvent[];
    /** What may be done first. */
    legal_moves: LcrMoveList;
}
/** A position of LCR. */
export interface LcrState {
    /** The game. */
    game: LcrName;
    /** The version of the rules, 1. */
    rules: number;
    /** The options, in full. */
    options: LcrOptions;
    /** The players by seat, clockwise. */
    players: LcrPlayer[];
    /** Chips in the center. */
    pot: number;
    /** Whose turn it is. */
    turn: LcrTurn;
    /** How many moves have been accepted. */
    ply: number;
}
/** Something that happened in a game of LCR. New kinds and fields may come; let unknown ones pass. */
export type LcrEvent = LcrEventRolled | LcrEventPassed | LcrEventPotted | LcrEventSkipped | LcrEventTurn | LcrEventTookPot | LcrEventOver | LcrEventStarterDrawn | LcrEventUnknown;
/** A page of the list of legal moves. Each is the very `move` that apply takes. */
export interface LcrMoveList {
    /** Whose moves; absent when the game is over. */
    seat?: Seat;
    /** The moves of this page, chance left out. */
    moves: LcrMove[];
    /** How many moves there are on all pages. */
    total: number;
    /** Whether every legal move is listed: a hidden hand's may not be. */
    complete: boolean;
    /** The cursor of the next page. */
    next?: string;
    /** What each move would bring, in the order of `moves`; if asked for. */
    outcomes?: LcrOutcome[];
    /** Whose pegs the moves name, in a game in which a player may move those of another seat. */
    pegs_of?: Seat;
}
/**
 * Always `lcr`.
 */
export type LcrName = "lcr";
/** The options of a game of LCR, in full. */
export interface LcrOptions {
    /** Chips each player starts with, 1 to 100. */
    starting_chips: number;
}
/** A player of LCR. */
export interface LcrPlayer {
    /** The name, given back as it came. */
    name?: PlayerName;
    /** Chips held. */
    chips: number;
}
/** Whose turn it is in LCR. */
export type LcrTurn = LcrTurnRoll | LcrTurnOver;
/**
 * What a die of LCR shows. Three of its six faces are dots.
 */
export type LcrDie = "left" | "right" | "center" | "dot";
/** A move of LCR. */
export type LcrMove = LcrMoveRoll;
/** What a listed move would bring before chance speaks. */
export interface LcrOutcome {
    /** What it would score; absent where that hangs on chance. */
    gained?: number;
    /** What would happen for certain, in order. */
    events: LcrEvent[];
}
/** A state to be checked. */
export interface LcrCheckRequest {
    /** The state. */
    state: LcrState;
}
/** Whether a state is possible, and how the game stands. */
export interface LcrCheckAnswer {
    /** Whether a game can come to this state. */
    possible: boolean;
    /** Everything that makes it impossible. */
    faults: Fault[];
    /** Whose turn it is; absent from an impossible state. */
    turn?: LcrTurn;
    /** The score as it stands; absent from an impossible state. */
    score?: LcrTotals;
    /** Winners and places, once the game is over. */
    result?: GameResult;
}
/** Something that makes a state or a set-up impossible. */
export interface Fault {
    /**
     * The rule's id, as the rulebook of the game lists it.
     * @example lcr.conservation
     */
    rule: string;
    /**
     * What is wrong, for a person.
     * @example The players hold 8 chips and the pot 0; 9 were dealt.
     */
    message: string;
    /**
     * Where: a JSON Pointer. The rules count it from the state or set-up, the service from the request's root.
     * @example /state/pot
     */
    pointer: string;
}
/** How a game of LCR stands. */
export interface LcrTotals {
    /** Chips held by each seat. */
    totals: number[];
}
/** How a finished game stands. */
export interface GameResult {
    /**
     * Why the game ended, a plain word.
     * @example last_with_chips
     */
    reason: string;
    /** The seats that won, more than one where the win is shared. */
    winners: Seat[];
    /** The place of each seat; equal places are shared and the next is skipped. */
    places: number[];
    /** For each seat its result against each seat: 1, 0.5 or 0, against itself 0.5. For ratings. */
    head_to_head: number[][];
}
/** Which moves are legal? */
export interface LcrLegalMovesRequest {
    /** The state. */
    state: LcrState;
    /** Whose moves; a seat that is not to move has none. */
    seat?: Seat;
    /** How many moves to list; 0 for their number alone, 100 if left out. */
    limit?: MoveLimit;
    /** The `next` of the page before. */
    cursor?: Cursor;
    /** In which order. */
    order?: LcrOrder;
    /** Whether to tell beside each move what it would bring. */
    outcomes?: boolean;
}
/** Where a list goes on: the `next` of the page before, for the same state and order. */
export type Cursor = string;
/** A move to be judged. */
export interface LcrApplyRequest {
    /** The state before the move. */
    state: LcrState;
    /** The move. */
    move: LcrMove;
    /** Who claims to move; the seat to move if left out. */
    seat?: Seat;
    /** `stated`: a move that leaves out its chance is rejected. */
    chance?: ChanceMode;
    /** A seed makes the referee's chance reproducible. */
    seed?: Seed;
    /** How to list the moves that follow. */
    legal_moves?: LcrListShape;
}
/** The referee's verdict. */
export type LcrVerdict = LcrVerdictAccepted | LcrVerdictRejected;
/** What a move of LCR scored. */
export interface LcrScore {
    /** The change in the roller's own chips, 0 or less. */
    gained: number;
    /** Chips held by each seat, after the pot has been taken. */
    totals: number[];
}
/** A rule that could not be checked, because the state hides what it hangs on. */
export interface Unverified {
    /**
     * The rule's id.
     * @example qwirkle.in_hand
     */
    rule: string;
    /**
     * What could not be checked, for a person.
     * @example The hand is hidden.
     */
    message: string;
}
/** A rule that a move breaks. New rules, reasons and fields may come; let unknown ones pass. */
export interface Violation {
    /**
     * The rule's id, as the rulebook of the game lists it.
     * @example qwirkle.line_duplicate
     */
    rule: string;
    /**
     * A plain word that tells the cases of one rule apart.
     * @example joins_equal_tiles
     */
    reason: string;
    /**
     * The same for a person.
     * @example The row would hold the red star twice.
     */
    message: string;
    /**
     * Where in the request: a JSON Pointer from its root.
     * @example /move/tiles/1
     */
    pointer: string;
    /** The cells that the message speaks of (Qwirkle). */
    cells?: Cell[];
    /** The square that the message speaks of (Ludo). */
    square?: number;
    /** The hole that the message speaks of (Pegs and Jokers). */
    hole?: number;
    /** The pieces in the way (Ludo). */
    pieces?: PieceReference[];
    /** The pegs in the way (Pegs and Jokers). */
    pegs?: PegReference[];
    /** The numbers that would have served. */
    needed?: number[];
}
/** A cell of an unbounded grid: `x` to the right, `y` down. */
export interface Cell {
    /** Column, growing to the right. */
    x: number;
    /** Row, growing downwards. */
    y: number;
}
/** One piece of one seat. */
export interface PieceReference {
    /** Whose piece. */
    seat: Seat;
    /** Its number, from 0. */
    piece: number;
}
/** One peg of one seat. */
export interface PegReference {
    /** Whose peg. */
    seat: Seat;
    /** Its number, from 0. */
    peg: number;
}
/** A game to be replayed: from a state or a set-up, exactly one of the two. */
export interface LcrReplayRequest {
    /** The state before the first move, if the replay goes from a state. */
    state?: LcrState;
    /**
     * The new game, if the replay goes from the beginning. What it leaves to chance is drawn as `new` draws it
     *     with the same `seed`; without a seed it is refused.
     */
    setup?: LcrReplaySetup;
    /** The moves in order, at most 10,000. */
    moves: LcrReplayMove[];
}
/** A new game from which a replay begins: what `new` takes, but for the list of moves. */
export interface LcrReplaySetup {
    /** The players by seat, clockwise. */
    players: LcrSetupPlayer[];
    /** The options that differ from their defaults. */
    options?: LcrSetupOptions;
    /** Who starts. Left out, the referee draws. */
    starter?: Seat;
    /** A seed makes the referee's chance reproducible. */
    seed?: Seed;
    /** `stated`: nothing may be left to the referee's chance, not even with a seed. Without a seed nothing is left to it anyway. */
    chance?: ChanceMode;
    /**
     * The version of the rules; 1 if left out.
     * @default 1
     */
    rules?: number;
}
/** One move of a game as it was written down. */
export interface LcrReplayMove {
    /** The move with its chance: one that leaves it out is rejected. With hidden hands a draw need not be stated. */
    move: LcrMove;
    /** Who claims to move; the seat to move if left out. */
    seat?: Seat;
    /** What was written down of the score, to be compared. */
    claimed?: ClaimedScore;
}
/** What was written down of the score when a move had been made. What is left out is not compared. */
export interface ClaimedScore {
    /**
     * What the move scored, to be compared with `gained`.
     * @example 7
     */
    points?: number;
    /** The total of each seat after the move. A list of another length than there are players is wrong. */
    totals?: number[];
}
/** A game as far as it could be replayed. */
export interface LcrReplayAnswer {
    /** One step a move, in order; an illegal move is the last. */
    steps: LcrReplayVerdict[];
    /** The index of the first step that was rejected or whose claims differ; absent if there is none. */
    first_difference?: number;
    /** The state after the last legal move. */
    state: LcrState;
    /** Winners and places, when the game is over. */
    result?: GameResult;
    /** Whether every move was accepted and every claim right. */
    ok: boolean;
}
/** The referee's verdict on one move of a replay. */
export type LcrReplayVerdict = LcrReplayVerdictAccepted | LcrReplayVerdictRejected;
/** What of a claimed score is wrong. */
export type ScoreDifference = ("points" | "totals") | UnknownWord;
/** The same players, again. */
export interface LcrRematchRequest {
    /** The finished game. */
    state: LcrState;
    /** Who starts. Left out, the referee draws. */
    starter?: Seat;
    /** A seed makes the referee's chance reproducible. */
    seed?: Seed;
    /** `stated`: nothing may be left to the referee's chance. */
    chance?: ChanceMode;
    /** How to list the moves that follow. */
    legal_moves?: LcrListShape;
}
/** What would a CPU player do? */
export interface LcrSuggestRequest {
    /** The state; the view of the seat to move is enough. */
    state: LcrState;
    /** How well it plays; `greedy` if left out. */
    level?: SuggestionLevel;
    /**
     * The seed of what the level leaves to chance. Left out, `random` differs from call to call; the other
     *     levels then use the seed `mwamuzi` and always answer the same.
     */
    seed?: Seed;
}
/**
 * How well a CPU player plays.
 */
export type SuggestionLevel = "random" | "greedy" | "strong";
/** What a CPU player would do, and why. */
export interface LcrSuggestion {
    /** The very `move` that apply takes, chance left out. */
    move: LcrMove;
    /** How well it was played. */
    level: SuggestionLevel;
    /** Why. */
    why: SuggestionReason;
}
/** Why a move is suggested. New reasons may come. */
export interface SuggestionReason {
    /**
     * A plain word: `only_move`; `at_random`; `looks_ahead` where the strong level prefers a move to the one that
     *     brings the most at once; or what the game's own description lists.
     * @example captures
     */
    reason: string;
    /**
     * What the move does and how it was chosen, for a person.
     * @example Piece 2 captures 1 piece on square 16.
     */
    message: string;
}
/** A position to be drawn. */
export interface LcrRenderRequest {
    /** The state. */
    state: LcrState;
    /**
     * Who looks at it: the hands of others are drawn face down, and the seat's own side of the board is at
     *     the bottom. Somebody who does not sit at the table sees no hand. Left out, every hand is drawn as the
     *     state holds it.
     */
    seat?: Seat;
    /** What is lit up beside the position. */
    highlight?: LcrHighlight;
    /** The colours; `auto` if left out. */
    theme?: PictureTheme;
}
/** What a picture of LCR lights up beside the position. */
export interface LcrHighlight {
    /** The events of the move that led to the state, as its verdict told them: the dice, and where chips went. */
    events?: LcrEvent[];
    /**
     * Whether to mark where chips of the player to move may go.
     * @default false
     */
    targets?: boolean;
    /** Players to be pointed out. */
    seats?: Seat[];
}
/**
 * The colours of a picture.
 */
export type PictureTheme = "auto" | "light" | "dark";
/** Where the picture of a request can be fetched, for ever and by anybody. */
export interface RenderLink {
    /** The request, packed. Nothing is stored: whoever has the token has everything that the picture shows. */
    token: string;
    /** The path of the picture as SVG. */
    svg: string;
    /** The path of the picture as PNG. */
    png: string;
}
/** A new game. Options left out take their defaults; the state shows all of them. */
export interface QwirkleNewRequest {
    /** The players by seat, clockwise. */
    players: QwirkleSetupPlayer[];
    /** The options that differ from their defaults. */
    options?: QwirkleSetupOptions;
    /**
     * Who starts. Left out, the hands decide; a tie goes to the oldest or is drawn. With a hidden
     *     hand it must be stated.
     */
    starter?: Seat;
    /** Where the hands come from; the referee if left out. */
    deal?: QwirkleDeal;
    /** A seed makes the referee's chance reproducible. */
    seed?: Seed;
    /** `stated`: nothing may be left to the referee's chance. */
    chance?: ChanceMode;
    /**
     * The version of the rules; 1 if left out.
     * @default 1
     */
    rules?: number;
    /** How to list the moves that follow. */
    legal_moves?: QwirkleListShape;
}
/** A player of a new game of Qwirkle. */
export interface QwirkleSetupPlayer {
    /** The name, given back as it came. */
    name?: PlayerName;
    /** The age in years: where several could start, the oldest does. */
    age?: number;
    /** The hand, for a stated deal: six tiles. Left out, it is hidden. */
    tiles?: QwirkleTile[];
}
/** The options of a new game of Qwirkle; those left out take their defaults. */
export interface QwirkleSetupOptions {
    /** Whether the first placement must lay the largest set in the starter's hand (announced) or may be any legal one (free). */
    opening?: QwirkleOpening;
}
/**
 * Where the hands of a new game of Qwirkle come from.
 */
export type QwirkleDeal = "referee" | "stated";
/** How to list the moves that follow. */
export interface QwirkleListShape {
    /** How many moves to list; 0 for their number alone, 100 if left out. */
    limit?: MoveLimit;
    /** In which order. */
    order?: QwirkleOrder;
    /** Whether to tell beside each move what it would bring. */
    outcomes?: boolean;
}
/** A tile of Qwirkle. There are three of each of the 36. */
export interface QwirkleTile {
    /** Its colour. */
    color: QwirkleColor;
    /** Its shape. */
    shape: QwirkleShape;
}
/**
 * The colours of Qwirkle, in their order.
 */
export type QwirkleColor = "red" | "orange" | "yellow" | "green" | "blue" | "purple";
/**
 * The shapes of Qwirkle, in their order.
 */
export type QwirkleShape = "circle" | "cross" | "diamond" | "square" | "star" | "clover";
/**
 * How the first placement is bound.
 */
export type QwirkleOpening = "announced" | "free";
/**
 * The orders of the list of moves.
 */
export type QwirkleOrder = "position" | "points";
/** A game that has begun. */
export interface QwirkleNewAnswer {
    /** The first state. */
    state: QwirkleState;
    /** What happened, in order. */
    events: QwirkleEvent[];
    /** What may be done first. */
    legal_moves: QwirkleMoveList;
    /** What is left to draw. */
    left: QwirkleLeft;
}
/** A position of Qwirkle. What is neither on the board nor in a hand is in the bag. */
export interface QwirkleState {
    /** The game. */
    game: QwirkleName;
    /** The version of the rules, 1. */
    rules: number;
    /** The options, in full. */
    options: QwirkleOptions;
    /** The players by seat, clockwise. */
    players: QwirklePlayer[];
    /** The tiles on the board, in any order; written row by row from the top. */
    board: QwirklePlacedTile[];
    /** Whose turn it is. */
    turn: QwirkleTurn;
    /** How many moves have been accepted. */
    ply: number;
}
/** Something that happened in a game of Qwirkle. New kinds and fields may come; let unknown ones pass. */
export type QwirkleEvent = QwirkleEventPlaced | QwirkleEventScored | QwirkleEventSwapped | QwirkleEventDrawn | QwirkleEventPassed | QwirkleEventTurn | QwirkleEventOver | QwirkleEventDealt | QwirkleEventStarterDrawn | QwirkleEventUnknown;
/** A page of the list of legal moves. Each is the very `move` that apply takes. */
export interface QwirkleMoveList {
    /** Whose moves; absent when the game is over. */
    seat?: Seat;
    /** The moves of this page, chance left out. */
    moves: QwirkleMove[];
    /** How many moves there are on all pages. */
    total: number;
    /** Whether every legal move is listed: a hidden hand's may not be. */
    complete: boolean;
    /** The cursor of the next page. */
    next?: string;
    /** What each move would bring, in the order of `moves`; if asked for. */
    outcomes?: QwirkleOutcome[];
    /** Whose pegs the moves name, in a game in which a player may move those of another seat. */
    pegs_of?: Seat;
}
/** What is left to draw in Qwirkle. */
export interface QwirkleLeft {
    /** Tiles in the bag. */
    bag: number;
}
/**
 * Always `qwirkle`.
 */
export type QwirkleName = "qwirkle";
/** The options of a game of Qwirkle, in full. */
export interface QwirkleOptions {
    /** Whether the first placement must lay the largest set in the starter's hand (announced) or may be any legal one (free). */
    opening: QwirkleOpening;
}
/** A player of Qwirkle. */
export interface QwirklePlayer {
    /** The name, given back as it came. */
    name?: PlayerName;
    /** Points so far. */
    score: number;
    /** The tiles behind this player's screen. */
    hand: QwirkleHand;
}
/** A tile of Qwirkle on its cell of the board. */
export interface QwirklePlacedTile {
    /** Column, growing to the right. */
    x: number;
    /** Row, growing downwards. */
    y: number;
    /** Its colour. */
    color: QwirkleColor;
    /** Its shape. */
    shape: QwirkleShape;
}
/** Whose turn it is in Qwirkle. */
export type QwirkleTurn = QwirkleTurnPlay | QwirkleTurnOver;
/** A hand of Qwirkle: known, or known by its size alone. */
export type QwirkleHand = QwirkleHandOpen | QwirkleHandHidden;
/**
 * Why a game of Qwirkle ended.
 */
export type QwirkleEndReason = "played_out" | "stuck" | "dead";
/** A line of Qwirkle that a placement formed or extended. */
export interface QwirkleLine {
    /** Which way it runs. */
    axis: QwirkleAxis;
    /** Column of its first cell. */
    x: number;
    /** Row of its first cell. */
    y: number;
    /** How many tiles it has. */
    length: number;
    /** Its points: one a tile, and 6 more for six tiles. */
    points: number;
}
/** Which way a line of Qwirkle runs. */
export type QwirkleAxis = ("row" | "column") | UnknownWord;
/** A move of Qwirkle. */
export type QwirkleMove = QwirkleMovePlace | QwirkleMoveSwap | QwirkleMoveSwapHidden | QwirkleMovePass | QwirkleMoveStop;
/** What a listed move would bring before chance speaks. */
export interface QwirkleOutcome {
    /** What it would score; absent where that hangs on chance. */
    gained?: number;
    /** What would happen for certain, in order. */
    events: QwirkleEvent[];
}
/** A state to be checked. */
export interface QwirkleCheckRequest {
    /** The state. */
    state: QwirkleState;
}
/** Whether a state is possible, and how the game stands. */
export interface QwirkleCheckAnswer {
    /** Whether a game can come to this state. */
    possible: boolean;
    /** Everything that makes it impossible. */
    faults: Fault[];
    /** Whose turn it is; absent from an impossible state. */
    turn?: QwirkleTurn;
    /** The score as it stands; absent from an impossible state. */
    score?: QwirkleTotals;
    /** Winners and places, once the game is over. */
    result?: GameResult;
    /** What is left to draw; absent from an impossible state. */
    left?: QwirkleLeft;
}
/** How a game of Qwirkle stands. */
export interface QwirkleTotals {
    /** Points of each seat. */
    totals: number[];
}
/** Which moves are legal? */
export interface QwirkleLegalMovesRequest {
    /** The state. */
    state: QwirkleState;
    /** Whose moves; a seat that is not to move has none. */
    seat?: Seat;
    /** How many moves to list; 0 for their number alone, 100 if left out. */
    limit?: MoveLimit;
    /** The `next` of the page before. */
    cursor?: Cursor;
    /** In which order. */
    order?: QwirkleOrder;
    /** Whether to tell beside each move what it would bring. */
    outcomes?: boolean;
}
/** A move to be judged. */
export interface QwirkleApplyRequest {
    /** The state before the move. */
    state: QwirkleState;
    /** The move. */
    move: QwirkleMove;
    /** Who claims to move; the seat to move if left out. */
    seat?: Seat;
    /** `stated`: a move that leaves out its chance is rejected. */
    chance?: ChanceMode;
    /** A seed makes the referee's chance reproducible. */
    seed?: Seed;
    /** How to list the moves that follow. */
    legal_moves?: QwirkleListShape;
    /** Whether to answer with what each seat and a spectator may see. */
    views?: boolean;
}
/** The referee's verdict. */
export type QwirkleVerdict = QwirkleVerdictAccepted | QwirkleVerdictRejected;
/** What a move of Qwirkle scored. */
export interface QwirkleScore {
    /** The points of the turn, the end bonus included. */
    gained: number;
    /** Points of each seat. */
    totals: number[];
    /** The lines formed or extended; none for a lone opening tile, which scores 1. */
    lines: QwirkleLine[];
    /** 6 for playing the last tile with the bag empty, otherwise 0. */
    end_bonus: number;
}
/** A move as one seat may see it, ready to be sent there. */
export interface QwirkleView {
    /** Whose view; absent for a spectator's. */
    seat?: Seat;
    /** The next state. */
    state: QwirkleState;
    /** The move. */
    move: QwirkleMove;
    /** What happened, in order. */
    events: QwirkleEvent[];
}
/** A game to be replayed: from a state or a set-up, exactly one of the two. */
export interface QwirkleReplayRequest {
    /** The state before the first move, if the replay goes from a state. */
    state?: QwirkleState;
    /**
     * The new game, if the replay goes from the beginning. What it leaves to chance is drawn as `new` draws it
     *     with the same `seed`; without a seed it is refused.
     */
    setup?: QwirkleReplaySetup;
    /** The moves in order, at most 10,000. */
    moves: QwirkleReplayMove[];
}
/** A new game from which a replay begins: what `new` takes, but for the list of moves. */
export interface QwirkleReplaySetup {
    /** The players by seat, clockwise. */
    players: QwirkleSetupPlayer[];
    /** The options that differ from their defaults. */
    options?: QwirkleSetupOptions;
    /**
     * Who starts. Left out, the hands decide; a tie goes to the oldest or is drawn. With a hidden
     *     hand it must be stated.
     */
    starter?: Seat;
    /** Where the hands come from; the referee if left out. */
    deal?: QwirkleDeal;
    /** A seed makes the referee's chance reproducible. */
    seed?: Seed;
    /** `stated`: nothing may be left to the referee's chance, not even with a seed. Without a seed nothing is left to it anyway. */
    chance?: ChanceMode;
    /**
     * The version of the rules; 1 if left out.
     * @default 1
     */
    rules?: number;
}
/** One move of a game as it was written down. */
export interface QwirkleReplayMove {
    /** The move with its chance: one that leaves it out is rejected. With hidden hands a draw need not be stated. */
    move: QwirkleMove;
    /** Who claims to move; the seat to move if left out. */
    seat?: Seat;
    /** What was written down of the score, to be compared. */
    claimed?: ClaimedScore;
}
/** A game as far as it could be replayed. */
export interface QwirkleReplayAnswer {
    /** One step a move, in order; an illegal move is the last. */
    steps: QwirkleReplayVerdict[];
    /** The index of the first step that was rejected or whose claims differ; absent if there is none. */
    first_difference?: number;
    /** The state after the last legal move. */
    state: QwirkleState;
    /** Winners and places, when the game is over. */
    result?: GameResult;
    /** What is left to draw. */
    left: QwirkleLeft;
    /** Whether every move was accepted and every claim right. */
    ok: boolean;
}
/** The referee's verdict on one move of a replay. */
export type QwirkleReplayVerdict = QwirkleReplayVerdictAccepted | QwirkleReplayVerdictRejected;
/** The same players, again. */
export interface QwirkleRematchRequest {
    /** The finished game. */
    state: QwirkleState;
    /**
     * Who starts. Left out, the hands decide; a tie goes to the oldest or is drawn. With a hidden
     *     hand it must be stated.
     */
    starter?: Seat;
    /** Where the hands come from; the referee if left out. */
    deal?: QwirkleDeal;
    /** Ages and hands by seat, as many as there are players. */
    players?: QwirkleRematchPlayer[];
    /** A seed makes the referee's chance reproducible. */
    seed?: Seed;
    /** `stated`: nothing may be left to the referee's chance. */
    chance?: ChanceMode;
    /** How to list the moves that follow. */
    legal_moves?: QwirkleListShape;
}
/** A player of a rematch of Qwirkle; the name stays. */
export interface QwirkleRematchPlayer {
    /** The age in years: where several could start, the oldest does. */
    age?: number;
    /** The hand, for a stated deal: six tiles. Left out, it is hidden. */
    tiles?: QwirkleTile[];
}
/** What would a CPU player do? */
export interface QwirkleSuggestRequest {
    /** The state; the view of the seat to move is enough. */
    state: QwirkleState;
    /** How well it plays; `greedy` if left out. */
    level?: SuggestionLevel;
    /**
     * The seed of what the level leaves to chance. Left out, `random` differs from call to call; the other
     *     levels then use the seed `mwamuzi` and always answer the same.
     */
    seed?: Seed;
}
/** What a CPU player would do, and why. */
export interface QwirkleSuggestion {
    /** The very `move` that apply takes, chance left out. */
    move: QwirkleMove;
    /** How well it was played. */
    level: SuggestionLevel;
    /** Why. */
    why: SuggestionReason;
    /** What the move brings; absent for a roll or a draw, which hang on chance. */
    value?: QwirkleSuggestionValue;
}
/**
 * What a suggested move brings in Qwirkle. Fields may come; let unknown ones pass.
 *
 *     The `reason` beside it is `scores`, `plays_out`, `swaps`, `nothing_fits` or `dead`.
 */
export interface QwirkleSuggestionValue {
    /** The points it scores, the end bonus included; 0 for whatever is no placement. */
    points: number;
    /** How many points the player is expected to gain on the next one, from this turn to the end of the own next; only from `strong`. */
    estimate?: number;
}
/** A state, and the move and events that led to it, to be seen as one seat may see them. */
export interface QwirkleViewRequest {
    /** The state. */
    state: QwirkleState;
    /** Whose view; a spectator's if left out. */
    seat?: Seat;
    /**
     * The move that led to the state. Whose it was is read from the events; without them it is taken to be
     *     that of the seat before the one to move where the game passes the turn with every move. Where that
     *     does not tell, what was drawn is hidden from every seat: send the events.
     */
    move?: QwirkleMove;
    /** What happened in that move. */
    events?: QwirkleEvent[];
}
/** What the seat may see. */
export interface QwirkleViewAnswer {
    /** The state. */
    state: QwirkleState;
    /** The move, if one was sent. */
    move?: QwirkleMove;
    /** What happened in it, if events were sent. */
    events?: QwirkleEvent[];
    /** What is left to draw. */
    left: QwirkleLeft;
}
/** A position to be drawn. */
export interface QwirkleRenderRequest {
    /** The state. */
    state: QwirkleState;
    /**
     * Who looks at it: the hands of others are drawn face down, and the seat's own side of the board is at
     *     the bottom. Somebody who does not sit at the table sees no hand. Left out, every hand is drawn as the
     *     state holds it.
     */
    seat?: Seat;
    /** What is lit up beside the position. */
    highlight?: QwirkleHighlight;
    /** The colours; `auto` if left out. */
    theme?: PictureTheme;
}
/** What a picture of Qwirkle lights up beside the position. Cells more than six away from every tile are left out. */
export interface QwirkleHighlight {
    /** The events of the move that led to the state, as its verdict told them: the tiles that were placed. */
    events?: QwirkleEvent[];
    /**
     * Whether to mark the cells where a tile of the hand of the player to move may go, beside those in `placed`. Of a
     *     hidden hand there are none.
     * @default false
     */
    targets?: boolean;
    /** Tiles of the hand laid so far this turn, which are not on the state's board yet. */
    placed?: QwirklePlacedTile[];
    /** Cells to be pointed out, such as those of a violation. */
    cells?: QwirkleCell[];
}
/** A cell of Qwirkle's board to be pointed out. */
export interface QwirkleCell {
    /** Column, growing to the right. */
    x: number;
    /** Row, growing downwards. */
    y: number;
}
/** Tiles to be scored on a board. No hands and no turn: it serves a score sheet, and a board on which a fault stands. */
export interface QwirkleScoreRequest {
    /** The tiles that lay there before. */
    board: QwirklePlacedTile[];
    /** The tiles laid this turn, 1 to 6. */
    tiles: QwirklePlacedTile[];
    /**
     * The version of the rules; 1 if left out.
     * @default 1
     */
    rules?: number;
}
/** What the tiles score, or which rules they break. */
export type QwirkleScoreVerdict = QwirkleScoreVerdictAccepted | QwirkleScoreVerdictRejected;
/** Where may one more tile go? */
export interface QwirkleTargetsRequest {
    /** The state before the turn. */
    state: QwirkleState;
    /** The tiles of the hand laid so far this turn, in any order: any part of a placement. */
    placed: QwirklePlacedTile[];
}
/** What can become of the tiles laid so far in a turn. */
export interface QwirkleTargets {
    /** Whether the tiles laid so far are a legal placement as they lie. */
    may_end: boolean;
    /**
     * What they score as they lie, the end bonus included; only where they may stay or are an opening that is
     *     still too small.
     */
    points?: number;
    /** Why they may not stay as they lie. */
    violations?: Violation[];
    /** The tiles of the hand that may be laid next, and where. */
    targets: QwirkleTarget[];
}
/** Where one more tile of the hand may go. */
export interface QwirkleTarget {
    /** The tile; of equal tiles only one is named. */
    tile: QwirkleTile;
    /** The cells it may go to, row by row from the top. */
    cells: Cell[];
}
/** A score sheet of Qwirkle as people keep it: who laid what for how many points, and what it came to. */
export interface QwirkleTallyRequest {
    /** The players by seat, clockwise: 2 to 6. */
    players: QwirkleTallyPlayer[];
    /**
     * The turns in the order in which they were played; whoever has the first is taken for the starter. They hold
     *     at most 324 tiles in all.
     */
    turns: QwirkleTallyTurn[];
    /** The final points of each seat as the sheet has them. */
    totals?: QwirkleSheetPoints[];
    /** Who won as the sheet has it, more than one where the win was shared. */
    winners?: Seat[];
    /** The options of the game; those left out take their defaults. */
    options?: QwirkleSetupOptions;
    /**
     * The version of the rules; 1 if left out.
     * @default 1
     */
    rules?: number;
}
/** A player on a score sheet. */
export interface QwirkleTallyPlayer {
    /** The name. */
    name?: PlayerName;
}
/** A turn on a score sheet: tiles laid, tiles swapped, a pass, or, with none of the three, the points alone. */
export interface QwirkleTallyTurn {
    /** Whose turn. */
    seat: Seat;
    /** The tiles laid, 1 to 6 in any order. At most one of `tiles`, `swap` and `pass` may be given. */
    tiles?: QwirklePlacedTile[];
    /** How many tiles were swapped, 1 to 6. */
    swap?: number;
    /**
     * Whether the player passed; `false` says no more than leaving it out.
     * @default false
     */
    pass?: boolean;
    /** The points written down for the turn, the end bonus included. */
    points: QwirkleSheetPoints;
    /** The points of each seat so far as the sheet has them, where it does. */
    totals?: QwirkleSheetPoints[];
    /**
     * Whether the sheet says that these points hold the 6 for the last tile; `false` says no more than leaving it
     *     out.
     * @default false
     */
    claims_end_bonus?: boolean;
}
/**
 * Points on a score sheet, right or wrong: 0 to 1,000,000.
 * @example 7
 */
export type QwirkleSheetPoints = number;
/** The audit of a score sheet. */
export interface QwirkleAudit {
    /** The players by seat, with their names as the sheet has them. */
    players: QwirkleTallyPlayer[];
    /** Turn by turn, as many as the sheet has. */
    turns: QwirkleAuditTurn[];
    /** The right final points of each seat. */
    totals: number[];
    /** The seats with the most of these. */
    winners: Seat[];
    /** The first turn that is wrong or illegal, counted from 0. */
    first_wrong?: number;
    /**
     * The seats whose final points on the sheet neither follow from the points and running totals on it, right or
     *     wrong as those are, nor are right.
     */
    wrong_totals?: Seat[];
    /** Whether the final points on the sheet are the right ones, where it has them. */
    totals_stand?: boolean;
    /** Whether the winners on the sheet are the right ones, where it names them. */
    winners_stand?: boolean;
    /** Whether the game has ended: played out, stuck, or nothing fits any more. Absent where it cannot be told. */
    finished?: boolean;
    /** Whether every turn is right, and the totals and winners on the sheet too. */
    ok: boolean;
}
/** What an audit finds out about a turn. */
export interface QwirkleAuditTurn {
    /** Whose turn. */
    seat: Seat;
    /** What it is found to be. */
    verdict: QwirkleAuditVerdict;
    /** The points that the sheet has for it. */
    claimed: number;
    /**
     * The right points, the end bonus included. Absent where they cannot be told: the tiles are not written
     *     down, some that lay there before are not, or two tiles are written on one cell.
     */
    right?: number;
    /** The right points of each seat after the turn; claimed points count where nothing better is known. */
    totals: number[];
    /** The lines that make the right points, a Qwirkle's 6 included. */
    lines?: QwirkleLine[];
    /** The 6 for the last tile, where they are due. */
    end_bonus?: number;
    /**
     * Every rule that the turn breaks and that can be told independently. A fault that was there before is not
     *     blamed on it.
     */
    violations?: Violation[];
    /** What explains the numbers that are wrong. */
    slips?: QwirkleSlip[];
    /**
     * True where the right points cannot be told and those claimed are possible but above 36, which hardly ever
     *     happens.
     */
    unusual?: boolean;
}
/** What an audit finds a turn of the sheet to be. */
export type QwirkleAuditVerdict = ("right" | "wrong" | "illegal") | UnknownWord;
/** A likely reason why a number on the sheet is not the right one. New ones may come; let unknown ones pass. */
export type QwirkleSlip = ("crossing_line_forgotten" | "qwirkle_bonus_missed" | "qwirkle_bonus_twice" | "old_tiles_forgotten" | "end_bonus_missed" | "end_bonus_wrong" | "sum_wrong" | "impossible_points" | "wrong_points") | UnknownWord;
/** A new game. Options left out take their defaults; the state shows all of them. */
export interface LudoNewRequest {
    /** The players by seat, clockwise. */
    players: LudoSetupPlayer[];
    /** The options that differ from their defaults. */
    options?: LudoSetupOptions;
    /** Who starts. Left out, the referee draws. */
    starter?: Seat;
    /** A seed makes the referee's chance reproducible. */
    seed?: Seed;
    /** `stated`: nothing may be left to the referee's chance. */
    chance?: ChanceMode;
    /**
     * The version of the rules; 1 if left out.
     * @default 1
     */
    rules?: number;
    /** How to list the moves that follow. */
    legal_moves?: LudoListShape;
}
/** A player of a new game of Ludo. */
export interface LudoSetupPlayer {
    /** The name, given back as it came. */
    name?: PlayerName;
    /** The colour; all players name one or none does. */
    color?: LudoColor;
}
/** The options of a new game of Ludo; those left out take their defaults. */
export interface LudoSetupOptions {
    /** What is played on: the cross of four arms, or a board with an arm for each player. */
    board?: LudoBoard;
    /** The numbers with which a piece leaves the yard. */
    exit_rolls?: LudoExitRolls;
    /** What a player with no piece on the way and one in the yard does when the turn begins: roll as always, take a piece out without rolling, or roll up to three times. */
    no_piece_on_the_way?: LudoNoPieceOnTheWay;
    /** Whether the third 6 in a row ends the turn without a move. */
    three_sixes_end_turn?: boolean;
    /** Whether a capture gives another roll. */
    roll_again_on_capture?: boolean;
    /** Whether a piece that reaches the finish gives another roll. */
    roll_again_on_finish?: boolean;
    /** The squares on which nothing is captured. */
    safe_squares?: LudoSafeSquares;
    /** What stands in the way: an opponent's pair, nothing, or any piece. */
    blocking?: LudoBlocking;
    /** Whether the finish needs the exact number; otherwise a larger one stops there too. */
    exact_finish?: boolean;
    /** Whether the game goes on until one player is left. */
    play_all_places?: boolean;
    /** Whether a rematch is started by the next seat; otherwise the same seat starts again. */
    rotate_starter?: boolean;
    /** How many seconds a player has, 30 or 60. Absent: no limit. */
    turn_seconds?: number;
}
/** How to list the moves that follow. */
export interface LudoListShape {
    /** How many moves to list; 0 for their number alone, 100 if left out. */
    limit?: MoveLimit;
    /** In which order. */
    order?: LudoOrder;
    /** Whether to tell beside each move what it would bring. */
    outcomes?: boolean;
}
/**
 * The numbers with which a piece of Ludo leaves the yard: 1 to 6 different ones from 1 to 6, read in any order and
 *     written in ascending order.
 */
export type LudoExitRolls = number[];
/**
 * What a player with no piece on the way and one in the yard does when the turn begins.
 */
export type LudoNoPieceOnTheWay = "roll" | "free_exit" | "three_rolls";
/**
 * What stands in the way of a piece of Ludo.
 */
export type LudoBlocking = "pairs" | "none" | "no_passing";
/**
 * The orders of the list of moves.
 */
export type LudoOrder = "position";
/** A game that has begun. */
export interface LudoNewAnswer {
    /** The first state. */
    state: LudoState;
    /** What happened, in order. */
    events: LudoEvent[];
    /** What may be done first. */
    legal_moves: LudoMoveList;
}
/** A position of Ludo. */
export interface LudoState {
    /** The game. */
    game: LudoName;
    /** The version of the rules, 1. */
    rules: number;
    /** The options, in full. */
    options: LudoOptions;
    /** The players by seat, clockwise. */
    players: LudoPlayer[];
    /** Who started. */
    starter: Seat;
    /** Whose turn it is. */
    turn: LudoTurn;
    /** How many moves have been accepted. */
    ply: number;
}
/** Something that happened in a game of Ludo. New kinds and fields may come; let unknown ones pass. */
export type LudoEvent = LudoEventRolled | LudoEventMoved | LudoEventCaptured | LudoEventFinished | LudoEventRollAgain | LudoEventTurnEnded | LudoEventSkipped | LudoEventTurn | LudoEventOver | LudoEventStarterDrawn | LudoEventUnknown;
/** A page of the list of legal moves. Each is the very `move` that apply takes. */
export interface LudoMoveList {
    /** Whose moves; absent when the game is over. */
    seat?: Seat;
    /** The moves of this page, chance left out. */
    moves: LudoMove[];
    /** How many moves there are on all pages. */
    total: number;
    /** Whether every legal move is listed: a hidden hand's may not be. */
    complete: boolean;
    /** The cursor of the next page. */
    next?: string;
    /** What each move would bring, in the order of `moves`; if asked for. */
    outcomes?: LudoOutcome[];
    /** Whose pegs the moves name, in a game in which a player may move those of another seat. */
    pegs_of?: Seat;
}
/**
 * Always `ludo`.
 */
export type LudoName = "ludo";
/** The options of a game of Ludo, in full. */
export interface LudoOptions {
    /** What is played on: the cross of four arms, or a board with an arm for each player. */
    board: LudoBoard;
    /** The numbers with which a piece leaves the yard. */
    exit_rolls: LudoExitRolls;
    /** What a player with no piece on the way and one in the yard does when the turn begins: roll as always, take a piece out without rolling, or roll up to three times. */
    no_piece_on_the_way: LudoNoPieceOnTheWay;
    /** Whether the third 6 in a row ends the turn without a move. */
    three_sixes_end_turn: boolean;
    /** Whether a capture gives another roll. */
    roll_again_on_capture: boolean;
    /** Whether a piece that reaches the finish gives another roll. */
    roll_again_on_finish: boolean;
    /** The squares on which nothing is captured. */
    safe_squares: LudoSafeSquares;
    /** What stands in the way: an opponent's pair, nothing, or any piece. */
    blocking: LudoBlocking;
    /** Whether the finish needs the exact number; otherwise a larger one stops there too. */
    exact_finish: boolean;
    /** Whether the game goes on until one player is left. */
    play_all_places: boolean;
    /** Whether a rematch is started by the next seat; otherwise the same seat starts again. */
    rotate_starter: boolean;
    /** How many seconds a player has, 30 or 60. Absent: no limit. */
    turn_seconds?: number;
}
/** A player of Ludo. */
export interface LudoPlayer {
    /** The name, given back as it came. */
    name?: PlayerName;
    /** The colour of the pieces; on the cross also the arm they start from. */
    color: LudoColor;
    /** The four pieces, numbered from 0. */
    pieces: LudoPiece[];
    /** The place in the order of finishing; only for a player with four pieces home. */
    place?: number;
}
/** Whose turn it is in Ludo, and what is asked of them. */
export type LudoTurn = LudoTurnRoll | LudoTurnMove | LudoTurnExit | LudoTurnOver;
/** Where a piece of Ludo is. */
export type LudoPiece = LudoPieceYard | LudoPieceTrack | LudoPieceLane | LudoPieceFinish;
/** Why a player of Ludo rolls again. New reasons may come. */
export type LudoAnotherRoll = ("six" | "capture" | "finish" | "try") | UnknownWord;
/** Why a turn of Ludo ended otherwise than by a move. New reasons may come. */
export type LudoTurnEnd = ("no_move" | "third_six" | "no_tries_left" | "exit_blocked") | UnknownWord;
/** What a turn of Ludo begins with. */
export type LudoPhase = ("roll" | "exit") | UnknownWord;
/** Why a game of Ludo ended. */
export type LudoEnd = ("first_home" | "all_places") | UnknownWord;
/** A move of Ludo. */
export type LudoMove = LudoMoveRoll | LudoMoveMove;
/** What a listed move would bring before chance speaks. */
export interface LudoOutcome {
    /** What it would score; absent where that hangs on chance. */
    gained?: number;
    /** What would happen for certain, in order. */
    events: LudoEvent[];
}
/** A state to be checked. */
export interface LudoCheckRequest {
    /** The state. */
    state: LudoState;
}
/** Whether a state is possible, and how the game stands. */
export interface LudoCheckAnswer {
    /** Whether a game can come to this state. */
    possible: boolean;
    /** Everything that makes it impossible. */
    faults: Fault[];
    /** Whose turn it is; absent from an impossible state. */
    turn?: LudoTurn;
    /** The score as it stands; absent from an impossible state. */
    score?: LudoTotals;
    /** Winners and places, once the game is over. */
    result?: GameResult;
}
/** How a game of Ludo stands. */
export interface LudoTotals {
    /** Pieces home of each seat. */
    totals: number[];
    /**
     * How far the pieces of each seat have come together: in the yard 0, one more a square, 56 at the finish of
     *     the cross.
     */
    progress: number[];
}
/** Which moves are legal? */
export interface LudoLegalMovesRequest {
    /** The state. */
    state: LudoState;
    /** Whose moves; a seat that is not to move has none. */
    seat?: Seat;
    /** How many moves to list; 0 for their number alone, 100 if left out. */
    limit?: MoveLimit;
    /** The `next` of the page before. */
    cursor?: Cursor;
    /** In which order. */
    order?: LudoOrder;
    /** Whether to tell beside each move what it would bring. */
    outcomes?: boolean;
}
/** A move to be judged. */
export interface LudoApplyRequest {
    /** The state before the move. */
    state: LudoState;
    /** The move. */
    move: LudoMove;
    /** Who claims to move; the seat to move if left out. */
    seat?: Seat;
    /** `stated`: a move that leaves out its chance is rejected. */
    chance?: ChanceMode;
    /** A seed makes the referee's chance reproducible. */
    seed?: Seed;
    /** How to list the moves that follow. */
    legal_moves?: LudoListShape;
    /**
     * How many seconds the player took. Where the options set `turn_seconds`, more than the limit is
     *     rejected by `ludo.time`; otherwise it is ignored.
     */
    seconds?: number;
}
/** The referee's verdict. */
export type LudoVerdict = LudoVerdictAccepted | LudoVerdictRejected;
/** What a move of Ludo scored. */
export interface LudoScore {
    /** How many pieces the move brought home, 0 or 1. */
    gained: number;
    /** Pieces home of each seat. */
    totals: number[];
    /**
     * How far the pieces of each seat have come together: in the yard 0, one more a square, 56 at the finish of
     *     the cross.
     */
    progress: number[];
}
/** A game to be replayed: from a state or a set-up, exactly one of the two. */
export interface LudoReplayRequest {
    /** The state before the first move, if the replay goes from a state. */
    state?: LudoState;
    /**
     * The new game, if the replay goes from the beginning. What it leaves to chance is drawn as `new` draws it
     *     with the same `seed`; without a seed it is refused.
     */
    setup?: LudoReplaySetup;
    /** The moves in order, at most 10,000. */
    moves: LudoReplayMove[];
}
/** A new game from which a replay begins: what `new` takes, but for the list of moves. */
export interface LudoReplaySetup {
    /** The players by seat, clockwise. */
    players: LudoSetupPlayer[];
    /** The options that differ from their defaults. */
    options?: LudoSetupOptions;
    /** Who starts. Left out, the referee draws. */
    starter?: Seat;
    /** A seed makes the referee's chance reproducible. */
    seed?: Seed;
    /** `stated`: nothing may be left to the referee's chance, not even with a seed. Without a seed nothing is left to it anyway. */
    chance?: ChanceMode;
    /**
     * The version of the rules; 1 if left out.
     * @default 1
     */
    rules?: number;
}
/** One move of a game as it was written down. */
export interface LudoReplayMove {
    /** The move with its chance: one that leaves it out is rejected. With hidden hands a draw need not be stated. */
    move: LudoMove;
    /** Who claims to move; the seat to move if left out. */
    seat?: Seat;
    /** What was written down of the score, to be compared. */
    claimed?: ClaimedScore;
    /**
     * How many seconds the player took. Where the options set `turn_seconds`, more than the limit is
     *     rejected by `ludo.time`; otherwise it is ignored.
     */
    seconds?: number;
}
/** A game as far as it could be replayed. */
export interface LudoReplayAnswer {
    /** One step a move, in order; an illegal move is the last. */
    steps: LudoReplayVerdict[];
    /** The index of the first step that was rejected or whose claims differ; absent if there is none. */
    first_difference?: number;
    /** The state after the last legal move. */
    state: LudoState;
    /** Winners and places, when the game is over. */
    result?: GameResult;
    /** Whether every move was accepted and every claim right. */
    ok: boolean;
}
/** The referee's verdict on one move of a replay. */
export type LudoReplayVerdict = LudoReplayVerdictAccepted | LudoReplayVerdictRejected;
/** The same players, again. */
export interface LudoRematchRequest {
    /** The finished game. */
    state: LudoState;
    /** Who starts. Left out, the option `rotate_starter` tells. */
    starter?: Seat;
    /** A seed makes the referee's chance reproducible. */
    seed?: Seed;
    /** `stated`: nothing may be left to the referee's chance. */
    chance?: ChanceMode;
    /** How to list the moves that follow. */
    legal_moves?: LudoListShape;
}
/** What would a CPU player do? */
export interface LudoSuggestRequest {
    /** The state; the view of the seat to move is enough. */
    state: LudoState;
    /** How well it plays; `greedy` if left out. */
    level?: SuggestionLevel;
    /**
     * The seed of what the level leaves to chance. Left out, `random` differs from call to call; the other
     *     levels then use the seed `mwamuzi` and always answer the same.
     */
    seed?: Seed;
}
/** What a CPU player would do, and why. */
export interface LudoSuggestion {
    /** The very `move` that apply takes, chance left out. */
    move: LudoMove;
    /** How well it was played. */
    level: SuggestionLevel;
    /** Why. */
    why: SuggestionReason;
    /** What the move brings; absent for a roll or a draw, which hang on chance. */
    value?: LudoSuggestionValue;
}
/**
 * What a suggested move of a piece brings in Ludo. Fields may come; let unknown ones pass.
 *
 *     The `reason` beside it is `finishes`, `captures`, `leaves_the_yard` or `advances`.
 */
export interface LudoSuggestionValue {
    /** How many pieces it brings home, 0 or 1. */
    finished: number;
    /** How many opponents' pieces it sends back to their yards. */
    captured: number;
    /** How many pieces it takes out of the yard, 0 or 1. */
    out: number;
    /** How many squares the piece goes; 0 out of the yard. */
    squares: number;
    /** How many squares better than the others on the average the player then stands, as the level sees it; only from `strong`. */
    estimate?: number;
}
/** A position to be drawn. */
export interface LudoRenderRequest {
    /** The state. */
    state: LudoState;
    /**
     * Who looks at it: the hands of others are drawn face down, and the seat's own side of the board is at
     *     the bottom. Somebody who does not sit at the table sees no hand. Left out, every hand is drawn as the
     *     state holds it.
     */
    seat?: Seat;
    /** What is lit up beside the position. */
    highlight?: LudoHighlight;
    /** The colours; `auto` if left out. */
    theme?: PictureTheme;
}
/** What a picture of Ludo lights up beside the position. What the board does not have is left out. */
export interface LudoHighlight {
    /**
     * The events of the move that led to the state, as its verdict told them: the die, where a piece went, what it
     *     captured.
     */
    events?: LudoEvent[];
    /**
     * Whether to mark the pieces that may move, and where they would land.
     * @default false
     */
    targets?: boolean;
    /** Squares of the loop to be pointed out, such as that of a violation. */
    squares?: LudoSquare[];
    /** Pieces to be pointed out, such as those of a violation. */
    pieces?: LudoPieceOfSeat[];
}
/**
 * A square of the loop of Ludo's board, numbered clockwise round the whole loop.
 * @example 13
 */
export type LudoSquare = number;
/** A piece of Ludo to be pointed out. */
export interface LudoPieceOfSeat {
    /** Whose. */
    seat: Seat;
    /** Its number, from 0. */
    piece: number;
}
/** A new game. Options left out take their defaults; the state shows all of them. */
export interface PegsAndJokersNewRequest {
    /** The players by seat, clockwise. */
    players: PegsAndJokersSetupPlayer[];
    /** The options that differ from their defaults. */
    options?: PegsAndJokersSetupOptions;
    /** Who deals. Left out, the dealer is drawn; the player to the dealer's left begins. */
    dealer?: Seat;
    /** Where the hands come from; the referee if left out. */
    deal?: PegsAndJokersDeal;
    /** A seed makes the referee's chance reproducible. */
    seed?: Seed;
    /** `stated`: nothing may be left to the referee's chance. */
    chance?: ChanceMode;
    /**
     * The version of the rules; 1 if left out.
     * @default 1
     */
    rules?: number;
    /** How to list the moves that follow. */
    legal_moves?: PegsAndJokersListShape;
}
/** A player of a new game of Pegs and Jokers. */
export interface PegsAndJokersSetupPlayer {
    /** The name, given back as it came. */
    name?: PlayerName;
    /** The colour of the pegs, for show; no two players have the same. */
    color?: PegsAndJokersColor;
    /** The hand, for a stated deal: five cards. Left out, it is hidden. */
    cards?: PegsAndJokersCard[];
}
/** The options of a new game of Pegs and Jokers; those left out take their defaults. */
export interface PegsAndJokersSetupOptions {
    /** Whether two pegs that share a 7 move seven holes together (exact) or two to seven (up_to). */
    seven_split?: PegsAndJokersSevenSplit;
    /** Whether a joker may take a peg out of home. */
    joker_from_home?: boolean;
    /** Whether turning into home is the player's choice (optional) or must be done where it fits (forced). */
    home_entry?: PegsAndJokersHomeEntry;
}
/**
 * Where the hands of a new game of Pegs and Jokers come from.
 */
export type PegsAndJokersDeal = "referee" | "stated";
/** How to list the moves that follow. */
export interface PegsAndJokersListShape {
    /** How many moves to list; 0 for their number alone, 100 if left out. */
    limit?: MoveLimit;
    /** In which order. */
    order?: PegsAndJokersOrder;
    /** Whether to tell beside each move what it would bring. */
    outcomes?: boolean;
}
/**
 * The colours of Pegs and Jokers. They are for show.
 */
export type PegsAndJokersColor = "red" | "blue" | "green" | "yellow" | "orange" | "purple" | "black" | "white";
/**
 * A card of Pegs and Jokers, in order. Suits do nothing.
 */
export type PegsAndJokersCard = "A" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "J" | "Q" | "K" | "joker";
/**
 * How many holes a 7 moves that is split between two pegs.
 */
export type PegsAndJokersSevenSplit = "exact" | "up_to";
/**
 * Whether a peg that passes its in-spot must turn into home.
 */
export type PegsAndJokersHomeEntry = "optional" | "forced";
/**
 * The orders of the list of moves.
 */
export type PegsAndJokersOrder = "position";
/** A game that has begun. */
export interface PegsAndJokersNewAnswer {
    /** The first state. */
    state: PegsAndJokersState;
    /** What happened, in order. */
    events: PegsAndJokersEvent[];
    /** What may be done first. */
    legal_moves: PegsAndJokersMoveList;
    /** What is left to draw. */
    left: PegsAndJokersLeft;
}
/** A position of Pegs and Jokers. What is neither in a hand nor discarded is in the draw pile. */
export interface PegsAndJokersState {
    /** The game. */
    game: PegsAndJokersName;
    /** The version of the rules, 1. */
    rules: number;
    /** The options, in full. */
    options: PegsAndJokersOptions;
    /** The players by seat, clockwise. */
    players: PegsAndJokersPlayer[];
    /** The cards discarded, the last at the end. */
    discard: PegsAndJokersCard[];
    /** Who dealt. */
    dealer: Seat;
    /** Whose turn it is. */
    turn: PegsAndJokersTurn;
    /** How many moves have been accepted. */
    ply: number;
}
/** Something that happened in a game of Pegs and Jokers. New kinds and fields may come; let unknown ones pass. */
export type PegsAndJokersEvent = PegsAndJokersEventDrawn | PegsAndJokersEventReshuffled | PegsAndJokersEventPlayed | PegsAndJokersEventExchanged | PegsAndJokersEventMoved | PegsAndJokersEventBumped | PegsAndJokersEventHelps | PegsAndJokersEventTurn | PegsAndJokersEventOver | PegsAndJokersEventDealt | PegsAndJokersEventStarterDrawn | PegsAndJokersEventUnknown;
/** A page of the list of legal moves. Each is the very `move` that apply takes. */
export interface PegsAndJokersMoveList {
    /** Whose moves; absent when the game is over. */
    seat?: Seat;
    /** The moves of this page, chance left out. */
    moves: PegsAndJokersMove[];
    /** How many moves there are on all pages. */
    total: number;
    /** Whether every legal move is listed: a hidden hand's may not be. */
    complete: boolean;
    /** The cursor of the next page. */
    next?: string;
    /** What each move would bring, in the order of `moves`; if asked for. */
    outcomes?: PegsAndJokersOutcome[];
    /** Whose pegs the moves name, in a game in which a player may move those of another seat. */
    pegs_of?: Seat;
}
/** What is left to draw in Pegs and Jokers. */
export interface PegsAndJokersLeft {
    /** Cards in the draw pile. */
    pile: number;
}
/**
 * Always `pegs-and-jokers`.
 */
export type PegsAndJokersName = "pegs-and-jokers";
/** The options of a game of Pegs and Jokers, in full. */
export interface PegsAndJokersOptions {
    /** Whether two pegs that share a 7 move seven holes together (exact) or two to seven (up_to). */
    seven_split: PegsAndJokersSevenSplit;
    /** Whether a joker may take a peg out of home. */
    joker_from_home: boolean;
    /** Whether turning into home is the player's choice (optional) or must be done where it fits (forced). */
    home_entry: PegsAndJokersHomeEntry;
}
/** A player of Pegs and Jokers. */
export interface PegsAndJokersPlayer {
    /** The name, given back as it came. */
    name?: PlayerName;
    /** The colour of the pegs, for show; no two players have the same. */
    color?: PegsAndJokersColor;
    /** The cards held. */
    hand: PegsAndJokersHand;
    /** The five pegs, numbered from 0. */
    pegs: PegsAndJokersPeg[];
}
/** Whose turn it is in Pegs and Jokers, and what is asked of them. */
export type PegsAndJokersTurn = PegsAndJokersTurnDraw | PegsAndJokersTurnPlay | PegsAndJokersTurnOver;
/** A hand of Pegs and Jokers: known, or known by its size alone. */
export type PegsAndJokersHand = PegsAndJokersHandOpen | PegsAndJokersHandHidden;
/** Where a peg of Pegs and Jokers is. */
export type PegsAndJokersPeg = PegsAndJokersPegStart | PegsAndJokersPegTrack | PegsAndJokersPegHome;
/** Why a peg of Pegs and Jokers was bumped. New reasons may come. */
export type PegsAndJokersBump = ("landed_on" | "chain") | UnknownWord;
/** What a turn of Pegs and Jokers asks for. */
export type PegsAndJokersPhase = ("draw" | "play") | UnknownWord;
/** A move of Pegs and Jokers. */
export type PegsAndJokersMove = PegsAndJokersMoveDraw | PegsAndJokersMovePlay | PegsAndJokersMoveExchange;
/** What a listed move would bring before chance speaks. */
export interface PegsAndJokersOutcome {
    /** What it would score; absent where that hangs on chance. */
    gained?: number;
    /** What would happen for certain, in order. */
    events: PegsAndJokersEvent[];
}
/** A peg of Pegs and Jokers and where it goes. */
export interface PegsAndJokersStep {
    /** Its number, from 0. */
    peg: number;
    /** Where it goes. */
    to: PegsAndJokersPeg;
}
/** A state to be checked. */
export interface PegsAndJokersCheckRequest {
    /** The state. */
    state: PegsAndJokersState;
}
/** Whether a state is possible, and how the game stands. */
export interface PegsAndJokersCheckAnswer {
    /** Whether a game can come to this state. */
    possible: boolean;
    /** Everything that makes it impossible. */
    faults: Fault[];
    /** Whose turn it is; absent from an impossible state. */
    turn?: PegsAndJokersTurn;
    /** The score as it stands; absent from an impossible state. */
    score?: PegsAndJokersTotals;
    /** Winners and places, once the game is over. */
    result?: GameResult;
    /** What is left to draw; absent from an impossible state. */
    left?: PegsAndJokersLeft;
}
/** How a game of Pegs and Jokers stands. */
export interface PegsAndJokersTotals {
    /** Pegs home of each seat. */
    totals: number[];
}
/** Which moves are legal? */
export interface PegsAndJokersLegalMovesRequest {
    /** The state. */
    state: PegsAndJokersState;
    /** Whose moves; a seat that is not to move has none. */
    seat?: Seat;
    /** How many moves to list; 0 for their number alone, 100 if left out. */
    limit?: MoveLimit;
    /** The `next` of the page before. */
    cursor?: Cursor;
    /** In which order. */
    order?: PegsAndJokersOrder;
    /** Whether to tell beside each move what it would bring. */
    outcomes?: boolean;
}
/** A move to be judged. */
export interface PegsAndJokersApplyRequest {
    /** The state before the move. */
    state: PegsAndJokersState;
    /** The move. */
    move: PegsAndJokersMove;
    /** Who claims to move; the seat to move if left out. */
    seat?: Seat;
    /** `stated`: a move that leaves out its chance is rejected. */
    chance?: ChanceMode;
    /** A seed makes the referee's chance reproducible. */
    seed?: Seed;
    /** How to list the moves that follow. */
    legal_moves?: PegsAndJokersListShape;
    /** Whether to answer with what each seat and a spectator may see. */
    views?: boolean;
}
/** The referee's verdict. */
export type PegsAndJokersVerdict = PegsAndJokersVerdictAccepted | PegsAndJokersVerdictRejected;
/** What a move of Pegs and Jokers scored. */
export interface PegsAndJokersScore {
    /** The change in the number of pegs that the mover's team has home; below 0 where a joker takes one out. */
    gained: number;
    /** Pegs home of each seat. */
    totals: number[];
}
/** A move as one seat may see it, ready to be sent there. */
export interface PegsAndJokersView {
    /** Whose view; absent for a spectator's. */
    seat?: Seat;
    /** The next state. */
    state: PegsAndJokersState;
    /** The move. */
    move: PegsAndJokersMove;
    /** What happened, in order. */
    events: PegsAndJokersEvent[];
}
/** A game to be replayed: from a state or a set-up, exactly one of the two. */
export interface PegsAndJokersReplayRequest {
    /** The state before the first move, if the replay goes from a state. */
    state?: PegsAndJokersState;
    /**
     * The new game, if the replay goes from the beginning. What it leaves to chance is drawn as `new` draws it
     *     with the same `seed`; without a seed it is refused.
     */
    setup?: PegsAndJokersReplaySetup;
    /** The moves in order, at most 10,000. */
    moves: PegsAndJokersReplayMove[];
}
/** A new game from which a replay begins: what `new` takes, but for the list of moves. */
export interface PegsAndJokersReplaySetup {
    /** The players by seat, clockwise. */
    players: PegsAndJokersSetupPlayer[];
    /** The options that differ from their defaults. */
    options?: PegsAndJokersSetupOptions;
    /** Who deals. Left out, the dealer is drawn; the player to the dealer's left begins. */
    dealer?: Seat;
    /** Where the hands come from; the referee if left out. */
    deal?: PegsAndJokersDeal;
    /** A seed makes the referee's chance reproducible. */
    seed?: Seed;
    /** `stated`: nothing may be left to the referee's chance, not even with a seed. Without a seed nothing is left to it anyway. */
    chance?: ChanceMode;
    /**
     * The version of the rules; 1 if left out.
     * @default 1
     */
    rules?: number;
}
/** One move of a game as it was written down. */
export interface PegsAndJokersReplayMove {
    /** The move with its chance: one that leaves it out is rejected. With hidden hands a draw need not be stated. */
    move: PegsAndJokersMove;
    /** Who claims to move; the seat to move if left out. */
    seat?: Seat;
    /** What was written down of the score, to be compared. */
    claimed?: ClaimedScore;
}
/** A game as far as it could be replayed. */
export interface PegsAndJokersReplayAnswer {
    /** One step a move, in order; an illegal move is the last. */
    steps: PegsAndJokersReplayVerdict[];
    /** The index of the first step that was rejected or whose claims differ; absent if there is none. */
    first_difference?: number;
    /** The state after the last legal move. */
    state: PegsAndJokersState;
    /** Winners and places, when the game is over. */
    result?: GameResult;
    /** What is left to draw. */
    left: PegsAndJokersLeft;
    /** Whether every move was accepted and every claim right. */
    ok: boolean;
}
/** The referee's verdict on one move of a replay. */
export type PegsAndJokersReplayVerdict = PegsAndJokersReplayVerdictAccepted | PegsAndJokersReplayVerdictRejected;
/** The same players, again. */
export interface PegsAndJokersRematchRequest {
    /** The finished game. */
    state: PegsAndJokersState;
    /** Who deals. Left out, the player to the left of the last dealer. */
    dealer?: Seat;
    /** Where the hands come from; the referee if left out. */
    deal?: PegsAndJokersDeal;
    /** Hands by seat, as many as there are players. */
    players?: PegsAndJokersRematchPlayer[];
    /** A seed makes the referee's chance reproducible. */
    seed?: Seed;
    /** `stated`: nothing may be left to the referee's chance. */
    chance?: ChanceMode;
    /** How to list the moves that follow. */
    legal_moves?: PegsAndJokersListShape;
}
/** A player of a rematch of Pegs and Jokers; name and colour stay. */
export interface PegsAndJokersRematchPlayer {
    /** The hand, for a stated deal: five cards. Left out, it is hidden. */
    cards?: PegsAndJokersCard[];
}
/** What would a CPU player do? */
export interface PegsAndJokersSuggestRequest {
    /** The state; the view of the seat to move is enough. */
    state: PegsAndJokersState;
    /** How well it plays; `greedy` if left out. */
    level?: SuggestionLevel;
    /**
     * The seed of what the level leaves to chance. Left out, `random` differs from call to call; the other
     *     levels then use the seed `mwamuzi` and always answer the same.
     */
    seed?: Seed;
}
/** What a CPU player would do, and why. */
export interface PegsAndJokersSuggestion {
    /** The very `move` that apply takes, chance left out. */
    move: PegsAndJokersMove;
    /** How well it was played. */
    level: SuggestionLevel;
    /** Why. */
    why: SuggestionReason;
    /** What the move brings; absent for a roll or a draw, which hang on chance. */
    value?: PegsAndJokersSuggestionValue;
}
/**
 * What a suggested move brings in Pegs and Jokers. Fields may come; let unknown ones pass.
 *
 *     The `reason` beside it is `comes_home`, `bumps`, `comes_out`, `advances`, `least_harm` or `exchanges`.
 */
export interface PegsAndJokersSuggestionValue {
    /** The change in the number of pegs that the mover's team has home; below 0 where a joker takes one out. */
    home: number;
    /** How many opponents' pegs it sends to their starts. */
    bumped: number;
    /**
     * How many holes the mover's team gains: a peg in start has come 0 holes, one on the track as many as it has
     *     gone of a round that ends at its in-spot, one in home a whole round and its home hole.
     */
    progress: number;
    /** How many holes it is worth to the team, as the level sees it: what danger it brings and what the card would have been good for weighed in; only from `strong`. */
    estimate?: number;
}
/** A state, and the move and events that led to it, to be seen as one seat may see them. */
export interface PegsAndJokersViewRequest {
    /** The state. */
    state: PegsAndJokersState;
    /** Whose view; a spectator's if left out. */
    seat?: Seat;
    /**
     * The move that led to the state. Whose it was is read from the events; without them it is taken to be
     *     that of the seat before the one to move where the game passes the turn with every move. Where that
     *     does not tell, what was drawn is hidden from every seat: send the events.
     */
    move?: PegsAndJokersMove;
    /** What happened in that move. */
    events?: PegsAndJokersEvent[];
}
/** What the seat may see. */
export interface PegsAndJokersViewAnswer {
    /** The state. */
    state: PegsAndJokersState;
    /** The move, if one was sent. */
    move?: PegsAndJokersMove;
    /** What happened in it, if events were sent. */
    events?: PegsAndJokersEvent[];
    /** What is left to draw. */
    left: PegsAndJokersLeft;
}
/** A position to be drawn. */
export interface PegsAndJokersRenderRequest {
    /** The state. */
    state: PegsAndJokersState;
    /**
     * Who looks at it: the hands of others are drawn face down, and the seat's own side of the board is at
     *     the bottom. Somebody who does not sit at the table sees no hand. Left out, every hand is drawn as the
     *     state holds it.
     */
    seat?: Seat;
    /** What is lit up beside the position. */
    highlight?: PegsAndJokersHighlight;
    /** The colours; `auto` if left out. */
    theme?: PictureTheme;
}
/** What a picture of Pegs and Jokers lights up beside the position. What the board does not have is left out. */
export interface PegsAndJokersHighlight {
    /** The events of the move that led to the state, as its verdict told them: where pegs went, and which were bumped. */
    events?: PegsAndJokersEvent[];
    /**
     * Whether to mark the pegs and cards that may be played, and where pegs would land. Of a hidden hand there are
     *     none.
     * @default false
     */
    targets?: boolean;
    /** Holes of the ring to be pointed out, such as that of a violation. */
    holes?: number[];
    /** Pegs to be pointed out, such as those of a violation. */
    pegs?: PegsAndJokersPegOfSeat[];
}
/** A peg of Pegs and Jokers to be pointed out. */
export interface PegsAndJokersPegOfSeat {
    /** Whose. */
    seat: Seat;
    /** Its number, from 0. */
    peg: number;
}
/**
 * An id of the caller's own: text of up to 128 characters or an integer, given back as it was sent.
 * @example turn-7
 * @example 7
 */
export type BatchId = string | number;
/** A problem document (RFC 9457): why a request could not be judged. */
export interface Problem {
    /**
     * A page that explains this kind of problem.
     * @example /docs/problems/impossible_state
     */
    type: string;
    /**
     * The same for every problem of this code.
     * @example The state is impossible
     */
    title: string;
    /**
     * The HTTP status.
     * @example 422
     */
    status: number;
    /**
     * What is wrong this time.
     * @example 1 fault; see errors.
     */
    detail: string;
    /**
     * A stable word for the kind of problem.
     * @example impossible_state
     */
    code: string;
    /** Everything that is wrong, not only the first (at most 100). */
    errors: ProblemError[];
    /**
     * The id of the request, as in the header x-request-id.
     * @example 0f8fad5bd9cb469fa16570867728950e
     */
    request_id?: string;
}
/** One thing that is wrong with a request. */
export interface ProblemError {
    /**
     * Where: a JSON Pointer from the request's root, empty for the root itself. What is missing is named by the
     *     place where it should stand.
     * @example /state/players/0/chips
     */
    pointer: string;
    /**
     * A stable word for the kind of error.
     * @example wrong_type
     */
    code: string;
    /**
     * What is wrong, for a person.
     * @example "three" is not an integer
     */
    detail: string;
    /**
     * The rule that is broken, where it is a matter of rules.
     * @example lcr.conservation
     */
    rule?: string;
}
/** Dice were rolled. */
export interface LcrEventRolled {
    /** By whom. */
    seat: Seat;
    /** What they showed. */
    dice: LcrDie[];
    type: "rolled";
}
/** Chips went to a neighbour. */
export interface LcrEventPassed {
    /** From whom. */
    seat: Seat;
    /** To whom. */
    to: Seat;
    /** How many. */
    chips: number;
    type: "passed";
}
/** Chips went to the pot. */
export interface LcrEventPotted {
    /** From whom. */
    seat: Seat;
    /** How many. */
    chips: number;
    type: "potted";
}
/** A player without chips was passed over. */
export interface LcrEventSkipped {
    /** Who. */
    seat: Seat;
    type: "skipped";
}
/** The turn came to a player. */
export interface LcrEventTurn {
    /** To whom. */
    seat: Seat;
    type: "turn";
}
/** The winner took the pot. */
export interface LcrEventTookPot {
    /** Who. */
    seat: Seat;
    /** How many chips it held. */
    chips: number;
    type: "took_pot";
}
/** The game ended. */
export interface LcrEventOver {
    /**
     * Why.
     * @example last_with_chips
     */
    reason: string;
    type: "over";
}
/** The referee drew who starts. */
export interface LcrEventStarterDrawn {
    /** Who. */
    seat: Seat;
    type: "starter_drawn";
}
/** A kind that came later, as it was sent. */
export type LcrEventUnknown = {
    type: UnknownWord;
} & {
    [key: string]: unknown;
};
/** A player is to roll. */
export interface LcrTurnRoll {
    /** Who. */
    seat: Seat;
    phase: "roll";
}
/** The game is over. */
export interface LcrTurnOver {
    phase: "over";
}
/** Roll the dice. */
export interface LcrMoveRoll {
    /** What the dice showed: one for each chip held, at most three. Left out, the referee rolls. */
    dice?: LcrDie[];
    type: "roll";
}
/** The move is legal, and this came of it. */
export interface LcrVerdictAccepted {
    /** The move with its chance filled in: a list of these replays the game. */
    move: LcrMove;
    /** What happened, in order. */
    events: LcrEvent[];
    /** What it scored. */
    score: LcrScore;
    /** The next state. */
    state: LcrState;
    /** What may be done next. */
    legal_moves: LcrMoveList;
    /** The rules that could not be checked, because the state hides what they hang on. */
    unverified: Unverified[];
    /** Winners and places, when the game is over. */
    result?: GameResult;
    verdict: "accepted";
}
/** The move is illegal and changes nothing. */
export interface LcrVerdictRejected {
    /** Every rule that is broken and can be told independently. */
    violations: Violation[];
    /** What would have been legal. */
    legal_moves: LcrMoveList;
    verdict: "rejected";
}
/** The move is legal. */
export interface LcrReplayVerdictAccepted {
    /** The move. */
    move: LcrMove;
    /** What it scored, as the score of apply tells it. */
    gained: number;
    /** The total of each seat after it. */
    totals: number[];
    /** What was claimed of the score. */
    claimed?: ClaimedScore;
    /** What of the claim is wrong; absent if nothing is. */
    differs?: ScoreDifference[];
    /**
     * The rules that could not be checked, because the state hides what they hang on; absent if there are
     *     none.
     */
    unverified?: Unverified[];
    verdict: "accepted";
}
/** The move is illegal and ends the replay. */
export interface LcrReplayVerdictRejected {
    /** The move. */
    move: LcrMove;
    /** The total of each seat before it. */
    totals: number[];
    /** What was claimed of the score. An illegal move has none to compare it with. */
    claimed?: ClaimedScore;
    /** Every rule that is broken and can be told independently. */
    violations: Violation[];
    verdict: "rejected";
}
/** Tiles were laid on the board. */
export interface QwirkleEventPlaced {
    /** By whom. */
    seat: Seat;
    /** Which and where. */
    tiles: QwirklePlacedTile[];
    type: "placed";
}
/** A placement scored. */
export interface QwirkleEventScored {
    /** For whom. */
    seat: Seat;
    /** All points of the turn, the end bonus included. */
    points: number;
    /** The lines formed or extended. */
    lines: QwirkleLine[];
    /** 6 for playing the last tile with the bag empty, otherwise 0. */
    end_bonus: number;
    type: "scored";
}
/** Tiles were laid aside for others. */
export interface QwirkleEventSwapped {
    /** By whom. */
    seat: Seat;
    /** How many. */
    count: number;
    /** Which, where they are known. */
    tiles?: QwirkleTile[];
    type: "swapped";
}
/** Tiles were drawn from the bag. */
export interface QwirkleEventDrawn {
    /** By whom. */
    seat: Seat;
    /** How many. */
    count: number;
    /** Which, where they are known. */
    tiles?: QwirkleTile[];
    type: "drawn";
}
/** A player passed. */
export interface QwirkleEventPassed {
    /** Who. */
    seat: Seat;
    type: "passed";
}
/** The turn came to a player. */
export interface QwirkleEventTurn {
    /** To whom. */
    seat: Seat;
    type: "turn";
}
/** The game ended. */
export interface QwirkleEventOver {
    /**
     * Why.
     * @example played_out
     */
    reason: string;
    type: "over";
}
/** A hand was dealt. */
export interface QwirkleEventDealt {
    /** To whom. */
    seat: Seat;
    /** How many tiles. */
    count: number;
    /** Which, where they are known. */
    tiles?: QwirkleTile[];
    type: "dealt";
}
/** The referee drew who starts. */
export interface QwirkleEventStarterDrawn {
    /** Who. */
    seat: Seat;
    type: "starter_drawn";
}
/** A kind that came later, as it was sent. */
export type QwirkleEventUnknown = {
    type: UnknownWord;
} & {
    [key: string]: unknown;
};
/** A player is to place, swap or pass. */
export interface QwirkleTurnPlay {
    /** Who. */
    seat: Seat;
    phase: "play";
}
/** The game is over. */
export interface QwirkleTurnOver {
    /** Why. */
    reason: QwirkleEndReason;
    phase: "over";
}
/** Its tiles are known. */
export interface QwirkleHandOpen {
    /** The tiles, equal ones as often as they are held. */
    tiles: QwirkleTile[];
    kind: "open";
}
/** Only its size is known. */
export interface QwirkleHandHidden {
    /** How many tiles it holds. */
    size: number;
    kind: "hidden";
}
/** Lay tiles on the board. */
export interface QwirkleMovePlace {
    /** One to six tiles in any order. */
    tiles: QwirklePlacedTile[];
    /** What was drawn afterwards. Left out, the referee draws for an open hand. */
    drawn?: QwirkleTile[];
    type: "place";
}
/** Exchange tiles of the hand for as many from the bag. */
export interface QwirkleMoveSwap {
    /** One to six tiles that are laid aside. */
    tiles: QwirkleTile[];
    /** What was drawn for them. Left out, the referee draws for an open hand. */
    drawn?: QwirkleTile[];
    type: "swap";
}
/** The same by a hidden hand, which names no tiles. */
export interface QwirkleMoveSwapHidden {
    /** How many tiles, one to six. */
    count: number;
    type: "swap_hidden";
}
/** Do nothing: only with the bag empty and nothing to place. */
export interface QwirkleMovePass {
    type: "pass";
}
/** End a dead position: the bag holds tiles, but no tile in it or in any hand fits anywhere. */
export interface QwirkleMoveStop {
    type: "stop";
}
/** The move is legal, and this came of it. */
export interface QwirkleVerdictAccepted {
    /** The move with its chance filled in: a list of these replays the game. */
    move: QwirkleMove;
    /** What happened, in order. */
    events: QwirkleEvent[];
    /** What it scored. */
    score: QwirkleScore;
    /** The next state. */
    state: QwirkleState;
    /** What may be done next. */
    legal_moves: QwirkleMoveList;
    /** The rules that could not be checked, because the state hides what they hang on. */
    unverified: Unverified[];
    /** Winners and places, when the game is over. */
    result?: GameResult;
    /** What is left to draw. */
    left: QwirkleLeft;
    /** What each seat and, without a seat, a spectator may see; if asked for. */
    views?: QwirkleView[];
    verdict: "accepted";
}
/** The move is illegal and changes nothing. */
export interface QwirkleVerdictRejected {
    /** Every rule that is broken and can be told independently. */
    violations: Violation[];
    /** What would have been legal. */
    legal_moves: QwirkleMoveList;
    verdict: "rejected";
}
/** The move is legal. */
export interface QwirkleReplayVerdictAccepted {
    /** The move. */
    move: QwirkleMove;
    /** What it scored, as the score of apply tells it. */
    gained: number;
    /** The total of each seat after it. */
    totals: number[];
    /** What was claimed of the score. */
    claimed?: ClaimedScore;
    /** What of the claim is wrong; absent if nothing is. */
    differs?: ScoreDifference[];
    /**
     * The rules that could not be checked, because the state hides what they hang on; absent if there are
     *     none.
     */
    unverified?: Unverified[];
    verdict: "accepted";
}
/** The move is illegal and ends the replay. */
export interface QwirkleReplayVerdictRejected {
    /** The move. */
    move: QwirkleMove;
    /** The total of each seat before it. */
    totals: number[];
    /** What was claimed of the score. An illegal move has none to compare it with. */
    claimed?: ClaimedScore;
    /** Every rule that is broken and can be told independently. */
    violations: Violation[];
    verdict: "rejected";
}
/** The tiles may lie there. */
export interface QwirkleScoreVerdictAccepted {
    /** What they score. */
    points: number;
    /** The lines that were formed or extended, a Qwirkle's 6 included. */
    lines: QwirkleLine[];
    verdict: "accepted";
}
/** The tiles may not lie there. */
export interface QwirkleScoreVerdictRejected {
    /** Every rule that is broken and can be told independently. */
    violations: Violation[];
    verdict: "rejected";
}
/** The die was rolled. */
export interface LudoEventRolled {
    /** By whom. */
    seat: Seat;
    /** What it showed. */
    die: number;
    type: "rolled";
}
/** A piece moved, or left the yard. */
export interface LudoEventMoved {
    /** Whose. */
    seat: Seat;
    /** Its number. */
    piece: number;
    /** Where it was. */
    from: LudoPiece;
    /** Where it is. */
    to: LudoPiece;
    type: "moved";
}
/** A piece was sent back to its yard. */
export interface LudoEventCaptured {
    /** Whose. */
    seat: Seat;
    /** Its number. */
    piece: number;
    /** Where it was. */
    from: LudoPiece;
    /** By which piece. */
    by: PieceReference;
    type: "captured";
}
/** A player brought the fourth piece home. */
export interface LudoEventFinished {
    /** Who. */
    seat: Seat;
    /** In which place. */
    place: number;
    type: "finished";
}
/** The same player rolls again. */
export interface LudoEventRollAgain {
    /** Who. */
    seat: Seat;
    /** Why, in this order; several reasons give one roll. */
    because: LudoAnotherRoll[];
    type: "roll_again";
}
/** A turn ended otherwise than by a move. */
export interface LudoEventTurnEnded {
    /** Whose. */
    seat: Seat;
    /** Why. */
    because: LudoTurnEnd;
    type: "turn_ended";
}
/** A player who has finished was passed over. */
export interface LudoEventSkipped {
    /** Who. */
    seat: Seat;
    type: "skipped";
}
/** The turn came to a player, or goes on with something else than a roll. */
export interface LudoEventTurn {
    /** To whom. */
    seat: Seat;
    /** What is asked. */
    phase: LudoPhase;
    type: "turn";
}
/** The game ended. */
export interface LudoEventOver {
    /** Why. */
    reason: LudoEnd;
    type: "over";
}
/** The referee drew who starts. */
export interface LudoEventStarterDrawn {
    /** Who. */
    seat: Seat;
    type: "starter_drawn";
}
/** A kind that came later, as it was sent. */
export type LudoEventUnknown = {
    type: UnknownWord;
} & {
    [key: string]: unknown;
};
/** A player is to roll. */
export interface LudoTurnRoll {
    /** Who. */
    seat: Seat;
    /** Sixes rolled in a row this turn, 0 to 2. */
    sixes: number;
    /** Rolls used up under `three_rolls`, 0 to 2. */
    tries: number;
    phase: "roll";
}
/** A player is to move a piece by the number rolled. */
export interface LudoTurnMove {
    /** Who. */
    seat: Seat;
    /** The number rolled, 1 to 6. */
    die: number;
    /** Sixes rolled in a row this turn, this one included, 0 to 2. */
    sixes: number;
    phase: "move";
}
/** A player is to take a piece out without rolling, under `free_exit`. */
export interface LudoTurnExit {
    /** Who. */
    seat: Seat;
    phase: "exit";
}
/** The game is over. */
export interface LudoTurnOver {
    phase: "over";
}
/** In the yard, where all pieces begin. */
export interface LudoPieceYard {
    at: "yard";
}
/** On the loop. */
export interface LudoPieceTrack {
    /** The square, numbered clockwise round the whole loop. */
    square: number;
    at: "track";
}
/** In the last lane, which belongs to its colour alone. */
export interface LudoPieceLane {
    /** The step, counted from the loop. */
    step: number;
    at: "lane";
}
/** Home. */
export interface LudoPieceFinish {
    at: "finish";
}
/** Roll the die. */
export interface LudoMoveRoll {
    /** What the die showed, 1 to 6. Left out, the referee rolls. */
    die?: number;
    type: "roll";
}
/** Move a piece by the number rolled, or in phase `exit` take it out of the yard. */
export interface LudoMoveMove {
    /** Its number, from 0. */
    piece: number;
    type: "move";
}
/** The move is legal, and this came of it. */
export interface LudoVerdictAccepted {
    /** The move with its chance filled in: a list of these replays the game. */
    move: LudoMove;
    /** What happened, in order. */
    events: LudoEvent[];
    /** What it scored. */
    score: LudoScore;
    /** The next state. */
    state: LudoState;
    /** What may be done next. */
    legal_moves: LudoMoveList;
    /** The rules that could not be checked, because the state hides what they hang on. */
    unverified: Unverified[];
    /** Winners and places, when the game is over. */
    result?: GameResult;
    verdict: "accepted";
}
/** The move is illegal and changes nothing. */
export interface LudoVerdictRejected {
    /** Every rule that is broken and can be told independently. */
    violations: Violation[];
    /** What would have been legal. */
    legal_moves: LudoMoveList;
    verdict: "rejected";
}
/** The move is legal. */
export interface LudoReplayVerdictAccepted {
    /** The move. */
    move: LudoMove;
    /** What it scored, as the score of apply tells it. */
    gained: number;
    /** The total of each seat after it. */
    totals: number[];
    /** What was claimed of the score. */
    claimed?: ClaimedScore;
    /** What of the claim is wrong; absent if nothing is. */
    differs?: ScoreDifference[];
    /**
     * The rules that could not be checked, because the state hides what they hang on; absent if there are
     *     none.
     */
    unverified?: Unverified[];
    verdict: "accepted";
}
/** The move is illegal and ends the replay. */
export interface LudoReplayVerdictRejected {
    /** The move. */
    move: LudoMove;
    /** The total of each seat before it. */
    totals: number[];
    /** What was claimed of the score. An illegal move has none to compare it with. */
    claimed?: ClaimedScore;
    /** Every rule that is broken and can be told independently. */
    violations: Violation[];
    verdict: "rejected";
}
/** Cards were drawn from the pile. */
export interface PegsAndJokersEventDrawn {
    /** By whom. */
    seat: Seat;
    /** How many. */
    count: number;
    /** Which, where they are known. */
    cards?: PegsAndJokersCard[];
    type: "drawn";
}
/** The pile was empty, and all discards became the new pile. */
export interface PegsAndJokersEventReshuffled {
    /** How many cards. */
    count: number;
    type: "reshuffled";
}
/** A card was played. */
export interface PegsAndJokersEventPlayed {
    /** By whom. */
    seat: Seat;
    /** Which. */
    card: PegsAndJokersCard;
    type: "played";
}
/** A card was discarded for another. */
export interface PegsAndJokersEventExchanged {
    /** By whom. */
    seat: Seat;
    /** Which. */
    card: PegsAndJokersCard;
    type: "exchanged";
}
/** A peg moved by the card played. */
export interface PegsAndJokersEventMoved {
    /** Whose. */
    seat: Seat;
    /** Its number. */
    peg: number;
    /** Where it was. */
    from: PegsAndJokersPeg;
    /** Where it is. */
    to: PegsAndJokersPeg;
    type: "moved";
}
/** A peg was sent to its start, or a teammate's to its in-spot. */
export interface PegsAndJokersEventBumped {
    /** Whose. */
    seat: Seat;
    /** Its number. */
    peg: number;
    /** Where it was. */
    from: PegsAndJokersPeg;
    /** Where it is. */
    to: PegsAndJokersPeg;
    /** Why. */
    because: PegsAndJokersBump;
    type: "bumped";
}
/** A player who has all five pegs home plays those of a teammate; told each time, before they move. */
export interface PegsAndJokersEventHelps {
    /** Who. */
    seat: Seat;
    /** Whose pegs. */
    of: Seat;
    type: "helps";
}
/** The turn came to a player, or goes on after a draw. */
export interface PegsAndJokersEventTurn {
    /** To whom. */
    seat: Seat;
    /** What is asked. */
    phase: PegsAndJokersPhase;
    type: "turn";
}
/** The game ended. */
export interface PegsAndJokersEventOver {
    /**
     * Why.
     * @example home
     */
    reason: string;
    type: "over";
}
/** A hand was dealt. */
export interface PegsAndJokersEventDealt {
    /** To whom. */
    seat: Seat;
    /** How many cards. */
    count: number;
    /** Which, where they are known. */
    cards?: PegsAndJokersCard[];
    type: "dealt";
}
/** The referee drew the dealer, and with it who starts. */
export interface PegsAndJokersEventStarterDrawn {
    /** Who starts: the seat to the left of the dealer. */
    seat: Seat;
    type: "starter_drawn";
}
/** A kind that came later, as it was sent. */
export type PegsAndJokersEventUnknown = {
    type: UnknownWord;
} & {
    [key: string]: unknown;
};
/** A player with five cards is to draw. */
export interface PegsAndJokersTurnDraw {
    /** Who. */
    seat: Seat;
    phase: "draw";
}
/** A player with six cards is to play one or exchange one. */
export interface PegsAndJokersTurnPlay {
    /** Who. */
    seat: Seat;
    phase: "play";
}
/** The game is over. */
export interface PegsAndJokersTurnOver {
    phase: "over";
}
/** Its cards are known. */
export interface PegsAndJokersHandOpen {
    /** The cards, equal ones as often as they are held. */
    cards: PegsAndJokersCard[];
    kind: "open";
}
/** Only its size is known. */
export interface PegsAndJokersHandHidden {
    /** How many cards it holds. */
    size: number;
    kind: "hidden";
}
/** In the start area, where all pegs begin. */
export interface PegsAndJokersPegStart {
    at: "start";
}
/** On the ring. */
export interface PegsAndJokersPegTrack {
    /** The hole, numbered clockwise round the whole ring; 18 for each player. */
    hole: number;
    at: "track";
}
/** In a home hole, which belongs to its colour alone. */
export interface PegsAndJokersPegHome {
    /** The hole; 1 is next to the in-spot. */
    hole: number;
    at: "home";
}
/** Draw up to six cards. */
export interface PegsAndJokersMoveDraw {
    /** What was drawn: one card. Left out, the referee draws for an open hand, if all hands are open. */
    drawn?: PegsAndJokersCard[];
    type: "draw";
}
/** Play a card and move by it. */
export interface PegsAndJokersMovePlay {
    /** The card. */
    card: PegsAndJokersCard;
    /**
     * Which pegs move where: one, or with a 7 two, in order. The pegs are the player's own, or those of the
     *     teammate that a player who has all five home helps.
     */
    steps: PegsAndJokersStep[];
    type: "play";
}
/** Discard a card and draw another: only where no card but a joker can move. */
export interface PegsAndJokersMoveExchange {
    /** The card discarded. */
    card: PegsAndJokersCard;
    /** What was drawn: one card. Left out, the referee draws for an open hand, if all hands are open. */
    drawn?: PegsAndJokersCard[];
    type: "exchange";
}
/** The move is legal, and this came of it. */
export interface PegsAndJokersVerdictAccepted {
    /** The move with its chance filled in: a list of these replays the game. */
    move: PegsAndJokersMove;
    /** What happened, in order. */
    events: PegsAndJokersEvent[];
    /** What it scored. */
    score: PegsAndJokersScore;
    /** The next state. */
    state: PegsAndJokersState;
    /** What may be done next. */
    legal_moves: PegsAndJokersMoveList;
    /** The rules that could not be checked, because the state hides what they hang on. */
    unverified: Unverified[];
    /** Winners and places, when the game is over. */
    result?: GameResult;
    /** What is left to draw. */
    left: PegsAndJokersLeft;
    /** What each seat and, without a seat, a spectator may see; if asked for. */
    views?: PegsAndJokersView[];
    verdict: "accepted";
}
/** The move is illegal and changes nothing. */
export interface PegsAndJokersVerdictRejected {
    /** Every rule that is broken and can be told independently. */
    violations: Violation[];
    /** What would have been legal. */
    legal_moves: PegsAndJokersMoveList;
    verdict: "rejected";
}
/** The move is legal. */
export interface PegsAndJokersReplayVerdictAccepted {
    /** The move. */
    move: PegsAndJokersMove;
    /** What it scored, as the score of apply tells it. */
    gained: number;
    /** The total of each seat after it. */
    totals: number[];
    /** What was claimed of the score. */
    claimed?: ClaimedScore;
    /** What of the claim is wrong; absent if nothing is. */
    differs?: ScoreDifference[];
    /**
     * The rules that could not be checked, because the state hides what they hang on; absent if there are
     *     none.
     */
    unverified?: Unverified[];
    verdict: "accepted";
}
/** The move is illegal and ends the replay. */
export interface PegsAndJokersReplayVerdictRejected {
    /** The move. */
    move: PegsAndJokersMove;
    /** The total of each seat before it. */
    totals: number[];
    /** What was claimed of the score. An illegal move has none to compare it with. */
    claimed?: ClaimedScore;
    /** Every rule that is broken and can be told independently. */
    violations: Violation[];
    verdict: "rejected";
}

/** Every component of the document by its name. */
export interface components {
    schemas: {
        GameList: GameList;
        GameDescription: GameDescription;
        GameOption: GameOption;
        Component: Component;
        OptionType: OptionType;
        OptionValue: OptionValue;
        GameDocument: GameDocument;
        Rule: Rule;
        Notation: Notation;
        GameGeometry: GameGeometry;
        RuleKind: RuleKind;
        NotationName: NotationName;
        NotationExample: NotationExample;
        LudoGeometry: LudoGeometry;
        PegsAndJokersGeometry: PegsAndJokersGeometry;
        LudoBoard: LudoBoard;
        LudoArm: LudoArm;
        LudoSafeList: LudoSafeList;
        LudoColor: LudoColor;
        Seat: Seat;
        LudoSafeSquares: LudoSafeSquares;
        PegsAndJokersSide: PegsAndJokersSide;
        LcrNewRequest: LcrNewRequest;
        LcrSetupPlayer: LcrSetupPlayer;
        LcrSetupOptions: LcrSetupOptions;
        Seed: Seed;
        ChanceMode: ChanceMode;
        LcrListShape: LcrListShape;
        PlayerName: PlayerName;
        MoveLimit: MoveLimit;
        LcrOrder: LcrOrder;
        LcrNewAnswer: LcrNewAnswer;
        LcrState: LcrState;
        LcrEvent: LcrEvent;
        LcrMoveList: LcrMoveList;
        LcrName: LcrName;
        LcrOptions: LcrOptions;
        LcrPlayer: LcrPlayer;
        LcrTurn: LcrTurn;
        LcrDie: LcrDie;
        LcrMove: LcrMove;
        LcrOutcome: LcrOutcome;
        LcrCheckRequest: LcrCheckRequest;
        LcrCheckAnswer: LcrCheckAnswer;
        Fault: Fault;
        LcrTotals: LcrTotals;
        GameResult: GameResult;
        LcrLegalMovesRequest: LcrLegalMovesRequest;
        Cursor: Cursor;
        LcrApplyRequest: LcrApplyRequest;
        LcrVerdict: LcrVerdict;
        LcrScore: LcrScore;
        Unverified: Unverified;
        Violation: Violation;
        Cell: Cell;
        PieceReference: PieceReference;
        PegReference: PegReference;
        LcrReplayRequest: LcrReplayRequest;
        LcrReplaySetup: LcrReplaySetup;
        LcrReplayMove: LcrReplayMove;
        ClaimedScore: ClaimedScore;
        LcrReplayAnswer: LcrReplayAnswer;
        LcrReplayVerdict: LcrReplayVerdict;
        ScoreDifference: ScoreDifference;
        LcrRematchRequest: LcrRematchRequest;
        LcrSuggestRequest: LcrSuggestRequest;
        SuggestionLevel: SuggestionLevel;
        LcrSuggestion: LcrSuggestion;
        SuggestionReason: SuggestionReason;
        LcrRenderRequest: LcrRenderRequest;
        LcrHighlight: LcrHighlight;
        PictureTheme: PictureTheme;
        RenderLink: RenderLink;
        QwirkleNewRequest: QwirkleNewRequest;
        QwirkleSetupPlayer: QwirkleSetupPlayer;
        QwirkleSetupOptions: QwirkleSetupOptions;
        QwirkleDeal: QwirkleDeal;
        QwirkleListShape: QwirkleListShape;
        QwirkleTile: QwirkleTile;
        QwirkleColor: QwirkleColor;
        QwirkleShape: QwirkleShape;
        QwirkleOpening: QwirkleOpening;
        QwirkleOrder: QwirkleOrder;
        QwirkleNewAnswer: QwirkleNewAnswer;
        QwirkleState: QwirkleState;
        QwirkleEvent: QwirkleEvent;
        QwirkleMoveList: QwirkleMoveList;
        QwirkleLeft: QwirkleLeft;
        QwirkleName: QwirkleName;
        QwirkleOptions: QwirkleOptions;
        QwirklePlayer: QwirklePlayer;
        QwirklePlacedTile: QwirklePlacedTile;
        QwirkleTurn: QwirkleTurn;
        QwirkleHand: QwirkleHand;
        QwirkleEndReason: QwirkleEndReason;
        QwirkleLine: QwirkleLine;
        QwirkleAxis: QwirkleAxis;
        QwirkleMove: QwirkleMove;
        QwirkleOutcome: QwirkleOutcome;
        QwirkleCheckRequest: QwirkleCheckRequest;
        QwirkleCheckAnswer: QwirkleCheckAnswer;
        QwirkleTotals: QwirkleTotals;
        QwirkleLegalMovesRequest: QwirkleLegalMovesRequest;
        QwirkleApplyRequest: QwirkleApplyRequest;
        QwirkleVerdict: QwirkleVerdict;
        QwirkleScore: QwirkleScore;
        QwirkleView: QwirkleView;
        QwirkleReplayRequest: QwirkleReplayRequest;
        QwirkleReplaySetup: QwirkleReplaySetup;
        QwirkleReplayMove: QwirkleReplayMove;
        QwirkleReplayAnswer: QwirkleReplayAnswer;
        QwirkleReplayVerdict: QwirkleReplayVerdict;
        QwirkleRematchRequest: QwirkleRematchRequest;
        QwirkleRematchPlayer: QwirkleRematchPlayer;
        QwirkleSuggestRequest: QwirkleSuggestRequest;
        QwirkleSuggestion: QwirkleSuggestion;
        QwirkleSuggestionValue: QwirkleSuggestionValue;
        QwirkleViewRequest: QwirkleViewRequest;
        QwirkleViewAnswer: QwirkleViewAnswer;
        QwirkleRenderRequest: QwirkleRenderRequest;
        QwirkleHighlight: QwirkleHighlight;
        QwirkleCell: QwirkleCell;
        QwirkleScoreRequest: QwirkleScoreRequest;
        QwirkleScoreVerdict: QwirkleScoreVerdict;
        QwirkleTargetsRequest: QwirkleTargetsRequest;
        QwirkleTargets: QwirkleTargets;
        QwirkleTarget: QwirkleTarget;
        QwirkleTallyRequest: QwirkleTallyRequest;
        QwirkleTallyPlayer: QwirkleTallyPlayer;
        QwirkleTallyTurn: QwirkleTallyTurn;
        QwirkleSheetPoints: QwirkleSheetPoints;
        QwirkleAudit: QwirkleAudit;
        QwirkleAuditTurn: QwirkleAuditTurn;
        QwirkleAuditVerdict: QwirkleAuditVerdict;
        QwirkleSlip: QwirkleSlip;
        LudoNewRequest: LudoNewRequest;
        LudoSetupPlayer: LudoSetupPlayer;
        LudoSetupOptions: LudoSetupOptions;
        LudoListShape: LudoListShape;
        LudoExitRolls: LudoExitRolls;
        LudoNoPieceOnTheWay: LudoNoPieceOnTheWay;
        LudoBlocking: LudoBlocking;
        LudoOrder: LudoOrder;
        LudoNewAnswer: LudoNewAnswer;
        LudoState: LudoState;
        LudoEvent: LudoEvent;
        LudoMoveList: LudoMoveList;
        LudoName: LudoName;
        LudoOptions: LudoOptions;
        LudoPlayer: LudoPlayer;
        LudoTurn: LudoTurn;
        LudoPiece: LudoPiece;
        LudoAnotherRoll: LudoAnotherRoll;
        LudoTurnEnd: LudoTurnEnd;
        LudoPhase: LudoPhase;
        LudoEnd: LudoEnd;
        LudoMove: LudoMove;
        LudoOutcome: LudoOutcome;
        LudoCheckRequest: LudoCheckRequest;
        LudoCheckAnswer: LudoCheckAnswer;
        LudoTotals: LudoTotals;
        LudoLegalMovesRequest: LudoLegalMovesRequest;
        LudoApplyRequest: LudoApplyRequest;
        LudoVerdict: LudoVerdict;
        LudoScore: LudoScore;
        LudoReplayRequest: LudoReplayRequest;
        LudoReplaySetup: LudoReplaySetup;
        LudoReplayMove: LudoReplayMove;
        LudoReplayAnswer: LudoReplayAnswer;
        LudoReplayVerdict: LudoReplayVerdict;
        LudoRematchRequest: LudoRematchRequest;
        LudoSuggestRequest: LudoSuggestRequest;
        LudoSuggestion: LudoSuggestion;
        LudoSuggestionValue: LudoSuggestionValue;
        LudoRenderRequest: LudoRenderRequest;
        LudoHighlight: LudoHighlight;
        LudoSquare: LudoSquare;
        LudoPieceOfSeat: LudoPieceOfSeat;
        PegsAndJokersNewRequest: PegsAndJokersNewRequest;
        PegsAndJokersSetupPlayer: PegsAndJokersSetupPlayer;
        PegsAndJokersSetupOptions: PegsAndJokersSetupOptions;
        PegsAndJokersDeal: PegsAndJokersDeal;
        PegsAndJokersListShape: PegsAndJokersListShape;
        PegsAndJokersColor: PegsAndJokersColor;
        PegsAndJokersCard: PegsAndJokersCard;
        PegsAndJokersSevenSplit: PegsAndJokersSevenSplit;
        PegsAndJokersHomeEntry: PegsAndJokersHomeEntry;
        PegsAndJokersOrder: PegsAndJokersOrder;
        PegsAndJokersNewAnswer: PegsAndJokersNewAnswer;
        PegsAndJokersState: PegsAndJokersState;
        PegsAndJokersEvent: PegsAndJokersEvent;
        PegsAndJokersMoveList: PegsAndJokersMoveList;
        PegsAndJokersLeft: PegsAndJokersLeft;
        PegsAndJokersName: PegsAndJokersName;
        PegsAndJokersOptions: PegsAndJokersOptions;
        PegsAndJokersPlayer: PegsAndJokersPlayer;
        PegsAndJokersTurn: PegsAndJokersTurn;
        PegsAndJokersHand: PegsAndJokersHand;
        PegsAndJokersPeg: PegsAndJokersPeg;
        PegsAndJokersBump: PegsAndJokersBump;
        PegsAndJokersPhase: PegsAndJokersPhase;
        PegsAndJokersMove: PegsAndJokersMove;
        PegsAndJokersOutcome: PegsAndJokersOutcome;
        PegsAndJokersStep: PegsAndJokersStep;
        PegsAndJokersCheckRequest: PegsAndJokersCheckRequest;
        PegsAndJokersCheckAnswer: PegsAndJokersCheckAnswer;
        PegsAndJokersTotals: PegsAndJokersTotals;
        PegsAndJokersLegalMovesRequest: PegsAndJokersLegalMovesRequest;
        PegsAndJokersApplyRequest: PegsAndJokersApplyRequest;
        PegsAndJokersVerdict: PegsAndJokersVerdict;
        PegsAndJokersScore: PegsAndJokersScore;
        PegsAndJokersView: PegsAndJokersView;
        PegsAndJokersReplayRequest: PegsAndJokersReplayRequest;
        PegsAndJokersReplaySetup: PegsAndJokersReplaySetup;
        PegsAndJokersReplayMove: PegsAndJokersReplayMove;
        PegsAndJokersReplayAnswer: PegsAndJokersReplayAnswer;
        PegsAndJokersReplayVerdict: PegsAndJokersReplayVerdict;
        PegsAndJokersRematchRequest: PegsAndJokersRematchRequest;
        PegsAndJokersRematchPlayer: PegsAndJokersRematchPlayer;
        PegsAndJokersSuggestRequest: PegsAndJokersSuggestRequest;
        PegsAndJokersSuggestion: PegsAndJokersSuggestion;
        PegsAndJokersSuggestionValue: PegsAndJokersSuggestionValue;
        PegsAndJokersViewRequest: PegsAndJokersViewRequest;
        PegsAndJokersViewAnswer: PegsAndJokersViewAnswer;
        PegsAndJokersRenderRequest: PegsAndJokersRenderRequest;
        PegsAndJokersHighlight: PegsAndJokersHighlight;
        PegsAndJokersPegOfSeat: PegsAndJokersPegOfSeat;
        BatchId: BatchId;
        Problem: Problem;
        ProblemError: ProblemError;
        LcrEventRolled: LcrEventRolled;
        LcrEventPassed: LcrEventPassed;
        LcrEventPotted: LcrEventPotted;
        LcrEventSkipped: LcrEventSkipped;
        LcrEventTurn: LcrEventTurn;
        LcrEventTookPot: LcrEventTookPot;
        LcrEventOver: LcrEventOver;
        LcrEventStarterDrawn: LcrEventStarterDrawn;
        LcrEventUnknown: LcrEventUnknown;
        LcrTurnRoll: LcrTurnRoll;
        LcrTurnOver: LcrTurnOver;
        LcrMoveRoll: LcrMoveRoll;
        LcrVerdictAccepted: LcrVerdictAccepted;
        LcrVerdictRejected: LcrVerdictRejected;
        LcrReplayVerdictAccepted: LcrReplayVerdictAccepted;
        LcrReplayVerdictRejected: LcrReplayVerdictRejected;
        QwirkleEventPlaced: QwirkleEventPlaced;
        QwirkleEventScored: QwirkleEventScored;
        QwirkleEventSwapped: QwirkleEventSwapped;
        QwirkleEventDrawn: QwirkleEventDrawn;
        QwirkleEventPassed: QwirkleEventPassed;
        QwirkleEventTurn: QwirkleEventTurn;
        QwirkleEventOver: QwirkleEventOver;
        QwirkleEventDealt: QwirkleEventDealt;
        QwirkleEventStarterDrawn: QwirkleEventStarterDrawn;
        QwirkleEventUnknown: QwirkleEventUnknown;
        QwirkleTurnPlay: QwirkleTurnPlay;
        QwirkleTurnOver: QwirkleTurnOver;
        QwirkleHandOpen: QwirkleHandOpen;
        QwirkleHandHidden: QwirkleHandHidden;
        QwirkleMovePlace: QwirkleMovePlace;
        QwirkleMoveSwap: QwirkleMoveSwap;
        QwirkleMoveSwapHidden: QwirkleMoveSwapHidden;
        QwirkleMovePass: QwirkleMovePass;
        QwirkleMoveStop: QwirkleMoveStop;
        QwirkleVerdictAccepted: QwirkleVerdictAccepted;
        QwirkleVerdictRejected: QwirkleVerdictRejected;
        QwirkleReplayVerdictAccepted: QwirkleReplayVerdictAccepted;
        QwirkleReplayVerdictRejected: QwirkleReplayVerdictRejected;
        QwirkleScoreVerdictAccepted: QwirkleScoreVerdictAccepted;
        QwirkleScoreVerdictRejected: QwirkleScoreVerdictRejected;
        LudoEventRolled: LudoEventRolled;
        LudoEventMoved: LudoEventMoved;
        LudoEventCaptured: LudoEventCaptured;
        LudoEventFinished: LudoEventFinished;
        LudoEventRollAgain: LudoEventRollAgain;
        LudoEventTurnEnded: LudoEventTurnEnded;
        LudoEventSkipped: LudoEventSkipped;
        LudoEventTurn: LudoEventTurn;
        LudoEventOver: LudoEventOver;
        LudoEventStarterDrawn: LudoEventStarterDrawn;
        LudoEventUnknown: LudoEventUnknown;
        LudoTurnRoll: LudoTurnRoll;
        LudoTurnMove: LudoTurnMove;
        LudoTurnExit: LudoTurnExit;
        LudoTurnOver: LudoTurnOver;
        LudoPieceYard: LudoPieceYard;
        LudoPieceTrack: LudoPieceTrack;
        LudoPieceLane: LudoPieceLane;
        LudoPieceFinish: LudoPieceFinish;
        LudoMoveRoll: LudoMoveRoll;
        LudoMoveMove: LudoMoveMove;
        LudoVerdictAccepted: LudoVerdictAccepted;
        LudoVerdictRejected: LudoVerdictRejected;
        LudoReplayVerdictAccepted: LudoReplayVerdictAccepted;
        LudoReplayVerdictRejected: LudoReplayVerdictRejected;
        PegsAndJokersEventDrawn: PegsAndJokersEventDrawn;
        PegsAndJokersEventReshuffled: PegsAndJokersEventReshuffled;
        PegsAndJokersEventPlayed: PegsAndJokersEventPlayed;
        PegsAndJokersEventExchanged: PegsAndJokersEventExchanged;
        PegsAndJokersEventMoved: PegsAndJokersEventMoved;
        PegsAndJokersEventBumped: PegsAndJokersEventBumped;
        PegsAndJokersEventHelps: PegsAndJokersEventHelps;
        PegsAndJokersEventTurn: PegsAndJokersEventTurn;
        PegsAndJokersEventOver: PegsAndJokersEventOver;
        PegsAndJokersEventDealt: PegsAndJokersEventDealt;
        PegsAndJokersEventStarterDrawn: PegsAndJokersEventStarterDrawn;
        PegsAndJokersEventUnknown: PegsAndJokersEventUnknown;
        PegsAndJokersTurnDraw: PegsAndJokersTurnDraw;
        PegsAndJokersTurnPlay: PegsAndJokersTurnPlay;
        PegsAndJokersTurnOver: PegsAndJokersTurnOver;
        PegsAndJokersHandOpen: PegsAndJokersHandOpen;
        PegsAndJokersHandHidden: PegsAndJokersHandHidden;
        PegsAndJokersPegStart: PegsAndJokersPegStart;
        PegsAndJokersPegTrack: PegsAndJokersPegTrack;
        PegsAndJokersPegHome: PegsAndJokersPegHome;
        PegsAndJokersMoveDraw: PegsAndJokersMoveDraw;
        PegsAndJokersMovePlay: PegsAndJokersMovePlay;
        PegsAndJokersMoveExchange: PegsAndJokersMoveExchange;
        PegsAndJokersVerdictAccepted: PegsAndJokersVerdictAccepted;
        PegsAndJokersVerdictRejected: PegsAndJokersVerdictRejected;
        PegsAndJokersReplayVerdictAccepted: PegsAndJokersReplayVerdictAccepted;
        PegsAndJokersReplayVerdictRejected: PegsAndJokersReplayVerdictRejected;
    };
}
export interface paths {
    "/v1/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the games
         * Every game with its numbers of players, its options and what is in the box.
         */
        get: operations["list_games"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{game}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One game with its rulebook
         * The same description, and every rule that an answer can cite: id, text, where it comes from, and whether a move can break it.
         */
        get: operations["get_game"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/lcr/new": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set up a game
         * Players and options become a first state. What the set-up leaves out the referee draws, unless `chance` is `stated`; a `seed` makes that reproducible. A set-up that the rules forbid is refused with every fault.
         */
        post: operations["lcr_new"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/lcr/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check a state
         * Whether a game can come to this state, with every fault if not; if so, whose turn it is, the score and, once the game is over, the result. An impossible state is an answer here, not a problem.
         */
        post: operations["lcr_check"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/lcr/legal-moves": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List the legal moves
         * Every legal move of the seat to move, in pages. Each is the very `move` that apply takes, chance left out, and is accepted.
         */
        post: operations["lcr_legal_moves"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/lcr/apply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Judge a move
         * From a state and a move the verdict: accepted, with what happened, what it scored, the next state and the moves that may follow; or rejected, with every rule that is broken. An illegal move is an answer, status 200, and changes nothing. Chance that the move leaves out is rolled or drawn by the referee and comes back filled in, so that a list of accepted moves replays the game.
         */
        post: operations["lcr_apply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/lcr/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Judge a whole game
         * From a state or a set-up, exactly one of the two, and a list of up to 10,000 moves: what each move scored, the totals after it, and the state and result at the end. The referee invents nothing: every move is judged as apply judges it with `chance` `stated`. Points and totals that were written down are compared; a wrong one is told and does not stop the replay. An illegal move does: it is the last step, and `state` is the last good one. Pointers of violations count from this request's root (`/moves/17/move/tiles/0`).
         *
         *     With a `seed` what the set-up leaves to chance is drawn as `new` draws it with that seed; without one it is refused as `new` refuses it with `chance` `stated`.
         */
        post: operations["lcr_replay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/lcr/rematch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Play again
         * The same players and options after a finished game. The answer is that of `new`.
         */
        post: operations["lcr_rematch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/lcr/suggest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Suggest a move
         * What a CPU player would do for the seat to move, and why: for a lone player, or for one who is missing. The move is one of the listed ones and is accepted; in every phase there is one, a roll or a draw with its chance left out, so to suggest and apply until the seat changes plays a whole turn. A CPU player knows what the seat may see: the view of that seat is enough, and in a state that shows more the hands of others are looked at as hidden. `greedy` (the default) takes what brings the most at once, `strong` weighs what may follow too, `random` takes any legal move. The same state, level and seed always get the same answer; without a seed all levels but `random` do as well. Where the hand to move is hidden only what can be listed can be suggested.
         */
        post: operations["lcr_suggest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/lcr/render": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Draw the position
         * The position as an SVG picture, dark or light as whoever looks at it prefers. On request the last move, the places where something may go, and the places of a violation are lit up. Equal requests give equal bytes.
         */
        post: operations["lcr_render"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/lcr/render.png": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Draw the position as pixels
         * The picture of `render` as PNG; light where no theme is named.
         */
        post: operations["lcr_render_png"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/lcr/render.txt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write the position as text
         * The position for a terminal or a chat. The theme does nothing here.
         */
        post: operations["lcr_render_txt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/lcr/render-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Link to a picture
         * Packs the request into a token, and tells the paths at which anybody can fetch the picture with GET. With a `seat`, what is hidden from it is not in the token either. A token has at most 8000 characters, enough for every state; `too_large` if what is lit up needs more.
         */
        post: operations["lcr_render_link"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/qwirkle/new": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set up a game
         * Players and options become a first state. What the set-up leaves out the referee draws, unless `chance` is `stated`; a `seed` makes that reproducible. A set-up that the rules forbid is refused with every fault.
         */
        post: operations["qwirkle_new"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/qwirkle/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check a state
         * Whether a game can come to this state, with every fault if not; if so, whose turn it is, the score and, once the game is over, the result. An impossible state is an answer here, not a problem.
         */
        post: operations["qwirkle_check"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/qwirkle/legal-moves": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List the legal moves
         * Every legal move of the seat to move, in pages. Each is the very `move` that apply takes, chance left out, and is accepted.
         */
        post: operations["qwirkle_legal_moves"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/qwirkle/apply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Judge a move
         * From a state and a move the verdict: accepted, with what happened, what it scored, the next state and the moves that may follow; or rejected, with every rule that is broken. An illegal move is an answer, status 200, and changes nothing. Chance that the move leaves out is rolled or drawn by the referee and comes back filled in, so that a list of accepted moves replays the game.
         */
        post: operations["qwirkle_apply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/qwirkle/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Judge a whole game
         * From a state or a set-up, exactly one of the two, and a list of up to 10,000 moves: what each move scored, the totals after it, and the state and result at the end. The referee invents nothing: every move is judged as apply judges it with `chance` `stated`. Points and totals that were written down are compared; a wrong one is told and does not stop the replay. An illegal move does: it is the last step, and `state` is the last good one. Pointers of violations count from this request's root (`/moves/17/move/tiles/0`).
         *
         *     With a `seed` what the set-up leaves to chance is drawn as `new` draws it with that seed; without one it is refused as `new` refuses it with `chance` `stated`.
         */
        post: operations["qwirkle_replay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/qwirkle/rematch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Play again
         * The same players and options after a finished game. The answer is that of `new`.
         */
        post: operations["qwirkle_rematch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/qwirkle/suggest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Suggest a move
         * What a CPU player would do for the seat to move, and why: for a lone player, or for one who is missing. The move is one of the listed ones and is accepted; in every phase there is one, a roll or a draw with its chance left out, so to suggest and apply until the seat changes plays a whole turn. A CPU player knows what the seat may see: the view of that seat is enough, and in a state that shows more the hands of others are looked at as hidden. `greedy` (the default) takes what brings the most at once, `strong` weighs what may follow too, `random` takes any legal move. The same state, level and seed always get the same answer; without a seed all levels but `random` do as well. Where the hand to move is hidden only what can be listed can be suggested.
         */
        post: operations["qwirkle_suggest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/qwirkle/view": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * See it as one seat may
         * A state, and the move and events that led to it, as one seat or a spectator may see them. A view is itself a state that can be sent to every operation; what it hides the answers list as unverified.
         */
        post: operations["qwirkle_view"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/qwirkle/render": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Draw the position
         * The position as an SVG picture, dark or light as whoever looks at it prefers. On request the last move, the places where something may go, and the places of a violation are lit up. Equal requests give equal bytes.
         */
        post: operations["qwirkle_render"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/qwirkle/render.png": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Draw the position as pixels
         * The picture of `render` as PNG; light where no theme is named.
         */
        post: operations["qwirkle_render_png"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/qwirkle/render.txt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write the position as text
         * The position for a terminal or a chat. The theme does nothing here.
         */
        post: operations["qwirkle_render_txt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/qwirkle/render-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Link to a picture
         * Packs the request into a token, and tells the paths at which anybody can fetch the picture with GET. With a `seat`, what is hidden from it is not in the token either. A token has at most 8000 characters, enough for every state; `too_large` if what is lit up needs more.
         */
        post: operations["qwirkle_render_link"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/qwirkle/score": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Score tiles on a board
         * What tiles laid on a board score, line by line, or which rules they break. Only the lines that they touch are judged, so it serves a board on which a fault stands; hands, opening size and end bonus are not considered.
         */
        post: operations["qwirkle_score"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/qwirkle/targets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Where one more tile may go
         * For each tile of the hand the cells where it may go beside those laid this turn, so that an app can light them up; whether the turn may end as it lies, and what it would score.
         */
        post: operations["qwirkle_targets"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/qwirkle/tally": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Audit a score sheet
         * A whole score sheet, turn by turn: which turns are right, the right points line by line where not, which rules were broken, the slips that explain a wrong number, and whether totals and winners stand. No hands are needed: bag, hand sizes and the end follow from the turns. A turn may also be its points alone; then it is told what numbers can tell. A turn that broke a rule but stood at the table scores as it lies, and the audit goes on.
         */
        post: operations["qwirkle_tally"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/qwirkle/tally.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Audit a score sheet kept as a table
         * The same audit of a sheet as people keep it, a table of comma-separated values with a row a turn or a column a player; the request's schema describes both. The answer is that of `tally` for the same sheet. What cannot be read is told with row and column, all of it at once.
         */
        post: operations["qwirkle_tally_csv"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/ludo/new": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set up a game
         * Players and options become a first state. What the set-up leaves out the referee draws, unless `chance` is `stated`; a `seed` makes that reproducible. A set-up that the rules forbid is refused with every fault.
         */
        post: operations["ludo_new"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/ludo/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check a state
         * Whether a game can come to this state, with every fault if not; if so, whose turn it is, the score and, once the game is over, the result. An impossible state is an answer here, not a problem.
         */
        post: operations["ludo_check"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/ludo/legal-moves": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List the legal moves
         * Every legal move of the seat to move, in pages. Each is the very `move` that apply takes, chance left out, and is accepted.
         */
        post: operations["ludo_legal_moves"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/ludo/apply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Judge a move
         * From a state and a move the verdict: accepted, with what happened, what it scored, the next state and the moves that may follow; or rejected, with every rule that is broken. An illegal move is an answer, status 200, and changes nothing. Chance that the move leaves out is rolled or drawn by the referee and comes back filled in, so that a list of accepted moves replays the game.
         */
        post: operations["ludo_apply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/ludo/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Judge a whole game
         * From a state or a set-up, exactly one of the two, and a list of up to 10,000 moves: what each move scored, the totals after it, and the state and result at the end. The referee invents nothing: every move is judged as apply judges it with `chance` `stated`. Points and totals that were written down are compared; a wrong one is told and does not stop the replay. An illegal move does: it is the last step, and `state` is the last good one. Pointers of violations count from this request's root (`/moves/17/move/tiles/0`).
         *
         *     With a `seed` what the set-up leaves to chance is drawn as `new` draws it with that seed; without one it is refused as `new` refuses it with `chance` `stated`.
         */
        post: operations["ludo_replay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/ludo/rematch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Play again
         * The same players and options after a finished game. The answer is that of `new`.
         */
        post: operations["ludo_rematch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/ludo/suggest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Suggest a move
         * What a CPU player would do for the seat to move, and why: for a lone player, or for one who is missing. The move is one of the listed ones and is accepted; in every phase there is one, a roll or a draw with its chance left out, so to suggest and apply until the seat changes plays a whole turn. A CPU player knows what the seat may see: the view of that seat is enough, and in a state that shows more the hands of others are looked at as hidden. `greedy` (the default) takes what brings the most at once, `strong` weighs what may follow too, `random` takes any legal move. The same state, level and seed always get the same answer; without a seed all levels but `random` do as well. Where the hand to move is hidden only what can be listed can be suggested.
         */
        post: operations["ludo_suggest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/ludo/render": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Draw the position
         * The position as an SVG picture, dark or light as whoever looks at it prefers. On request the last move, the places where something may go, and the places of a violation are lit up. Equal requests give equal bytes.
         */
        post: operations["ludo_render"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/ludo/render.png": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Draw the position as pixels
         * The picture of `render` as PNG; light where no theme is named.
         */
        post: operations["ludo_render_png"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/ludo/render.txt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write the position as text
         * The position for a terminal or a chat. The theme does nothing here.
         */
        post: operations["ludo_render_txt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/ludo/render-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Link to a picture
         * Packs the request into a token, and tells the paths at which anybody can fetch the picture with GET. With a `seat`, what is hidden from it is not in the token either. A token has at most 8000 characters, enough for every state; `too_large` if what is lit up needs more.
         */
        post: operations["ludo_render_link"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/pegs-and-jokers/new": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set up a game
         * Players and options become a first state. What the set-up leaves out the referee draws, unless `chance` is `stated`; a `seed` makes that reproducible. A set-up that the rules forbid is refused with every fault.
         */
        post: operations["pegs_and_jokers_new"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/pegs-and-jokers/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check a state
         * Whether a game can come to this state, with every fault if not; if so, whose turn it is, the score and, once the game is over, the result. An impossible state is an answer here, not a problem.
         */
        post: operations["pegs_and_jokers_check"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/pegs-and-jokers/legal-moves": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List the legal moves
         * Every legal move of the seat to move, in pages. Each is the very `move` that apply takes, chance left out, and is accepted.
         */
        post: operations["pegs_and_jokers_legal_moves"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/pegs-and-jokers/apply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Judge a move
         * From a state and a move the verdict: accepted, with what happened, what it scored, the next state and the moves that may follow; or rejected, with every rule that is broken. An illegal move is an answer, status 200, and changes nothing. Chance that the move leaves out is rolled or drawn by the referee and comes back filled in, so that a list of accepted moves replays the game.
         */
        post: operations["pegs_and_jokers_apply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/pegs-and-jokers/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Judge a whole game
         * From a state or a set-up, exactly one of the two, and a list of up to 10,000 moves: what each move scored, the totals after it, and the state and result at the end. The referee invents nothing: every move is judged as apply judges it with `chance` `stated`. Points and totals that were written down are compared; a wrong one is told and does not stop the replay. An illegal move does: it is the last step, and `state` is the last good one. Pointers of violations count from this request's root (`/moves/17/move/tiles/0`).
         *
         *     With a `seed` what the set-up leaves to chance is drawn as `new` draws it with that seed; without one it is refused as `new` refuses it with `chance` `stated`.
         */
        post: operations["pegs_and_jokers_replay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/pegs-and-jokers/rematch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Play again
         * The same players and options after a finished game. The answer is that of `new`.
         */
        post: operations["pegs_and_jokers_rematch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/pegs-and-jokers/suggest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Suggest a move
         * What a CPU player would do for the seat to move, and why: for a lone player, or for one who is missing. The move is one of the listed ones and is accepted; in every phase there is one, a roll or a draw with its chance left out, so to suggest and apply until the seat changes plays a whole turn. A CPU player knows what the seat may see: the view of that seat is enough, and in a state that shows more the hands of others are looked at as hidden. `greedy` (the default) takes what brings the most at once, `strong` weighs what may follow too, `random` takes any legal move. The same state, level and seed always get the same answer; without a seed all levels but `random` do as well. Where the hand to move is hidden only what can be listed can be suggested.
         */
        post: operations["pegs_and_jokers_suggest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/pegs-and-jokers/view": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * See it as one seat may
         * A state, and the move and events that led to it, as one seat or a spectator may see them. A view is itself a state that can be sent to every operation; what it hides the answers list as unverified.
         */
        post: operations["pegs_and_jokers_view"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/pegs-and-jokers/render": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Draw the position
         * The position as an SVG picture, dark or light as whoever looks at it prefers. On request the last move, the places where something may go, and the places of a violation are lit up. Equal requests give equal bytes.
         */
        post: operations["pegs_and_jokers_render"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/pegs-and-jokers/render.png": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Draw the position as pixels
         * The picture of `render` as PNG; light where no theme is named.
         */
        post: operations["pegs_and_jokers_render_png"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/pegs-and-jokers/render.txt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write the position as text
         * The position for a terminal or a chat. The theme does nothing here.
         */
        post: operations["pegs_and_jokers_render_txt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/pegs-and-jokers/render-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Link to a picture
         * Packs the request into a token, and tells the paths at which anybody can fetch the picture with GET. With a `seat`, what is hidden from it is not in the token either. A token has at most 8000 characters, enough for every state; `too_large` if what is lit up needs more.
         */
        post: operations["pegs_and_jokers_render_link"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Many operations in one call, a line each
         * Each line of the request is a JSON object `{id, game, op, body}`: the body of `POST /v1/games/{game}/{op}`, `op` with underscores (`legal_moves`). Each line of the answer is `{id, status, body}`: what that call would have answered, with its status. Answers come in the order of the lines; `id`, text of up to 128 characters or an integer, is given back as it was sent, and may be left out.
         *
         *     A line that cannot be judged is answered in its place by a problem document and hurts no other: 400 `malformed_json` and `invalid_line` (its pointers start at the line), 404 for a game or an operation that there is not, 413 for a line longer than a body may be, and every problem of the operation itself, whose pointers start at `body`. Blank lines are passed over; a line may end with a carriage return; the last one need not end.
         *
         *     There is no limit to the number of lines. Answers are sent while lines still arrive, and the server reads no further while its answers are not read: read while you send. Whoever sends all first and reads then must keep a batch so small that its answers fit into the buffers of the connection; 100 kB always do. A sender that pauses, or does not read, for longer than the server's read timeout (10 seconds if not set otherwise) is cut off.
         *
         *     The status 200 is sent before the first line is read. What goes wrong with the call later (the body breaks off, a pause is too long, the server stops) ends the answer without the end that HTTP gives to a whole body, after the answers to the lines that had arrived; send the lines without an answer again. The types `application/ndjson` and `application/jsonl` are understood too.
         */
        post: operations["batch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/render/{token}.svg": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A picture by its link, as SVG
         * The picture that `render-link` has packed into a token. The position never changes, so the picture may be kept for ever, as the answer says; a later version of the referee may draw it better. One that is asked for again by its ETag is not sent again.
         */
        get: operations["picture_svg"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/render/{token}.png": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A picture by its link, as PNG
         * The picture that `render-link` has packed into a token. The position never changes, so the picture may be kept for ever, as the answer says; a later version of the referee may draw it better. One that is asked for again by its ETag is not sent again.
         */
        get: operations["picture_png"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export type $defs = Record<string, never>;
export interface operations {
    list_games: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** List the games */
            200: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GameList;
                };
            };
            /** `rate_limited`: Too many requests */
            429: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    /** Seconds to wait before the request is sent again. */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `overloaded`: The referee is busy */
            503: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    /** Seconds to wait before the request is sent again. */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
        };
    };
    get_game: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The game's path.
                 * @example lcr
                 */
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** One game with its rulebook */
            200: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GameDocument;
                };
            };
            /** `not_found`: There is nothing here */
            404: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `rate_limited`: Too many requests */
            429: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    /** Seconds to wait before the request is sent again. */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `overloaded`: The referee is busy */
            503: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    /** Seconds to wait before the request is sent again. */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
        };
    };
    lcr_new: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": LcrNewRequest;
            };
        };
        responses: {
            /** Set up a game */
            200: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": LcrNewAnswer;
                };
            };
            /** `malformed_json`: The body is not JSON; `invalid_request`: The request has the wrong shape */
            400: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `request_timeout`: The request took too long to arrive */
            408: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `too_large`: The body is too large */
            413: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `unsupported_media_type`: The body is declared to be of another type */
            415: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `invalid_setup`: The rules forbid this set-up; `unsupported_rules`: The version of the rules is unknown */
            422: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `rate_limited`: Too many requests */
            429: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    /** Seconds to wait before the request is sent again. */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `overloaded`: The referee is busy */
            503: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    /** Seconds to wait before the request is sent again. */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
        };
    };
    lcr_check: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": LcrCheckRequest;
            };
        };
        responses: {
            /** Check a state */
            200: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": LcrCheckAnswer;
                };
            };
            /** `malformed_json`: The body is not JSON; `invalid_request`: The request has the wrong shape */
            400: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `request_timeout`: The request took too long to arrive */
            408: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `too_large`: The body is too large */
            413: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `unsupported_media_type`: The body is declared to be of another type */
            415: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `unsupported_rules`: The version of the rules is unknown */
            422: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `rate_limited`: Too many requests */
            429: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    /** Seconds to wait before the request is sent again. */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `overloaded`: The referee is busy */
            503: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    /** Seconds to wait before the request is sent again. */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
        };
    };
    lcr_legal_moves: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": LcrLegalMovesRequest;
            };
        };
        responses: {
            /** List the legal moves */
            200: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": LcrMoveList;
                };
            };
            /** `malformed_json`: The body is not JSON; `invalid_request`: The request has the wrong shape; `invalid_cursor`: The cursor belongs to another list */
            400: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `request_timeout`: The request took too long to arrive */
            408: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `too_large`: The body is too large */
            413: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `unsupported_media_type`: The body is declared to be of another type */
            415: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `impossible_state`: The state is impossible; `unsupported_rules`: The version of the rules is unknown */
            422: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `rate_limited`: Too many requests */
            429: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    /** Seconds to wait before the request is sent again. */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `overloaded`: The referee is busy */
            503: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    /** Seconds to wait before the request is sent again. */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
        };
    };
    lcr_apply: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": LcrApplyRequest;
            };
        };
        responses: {
            /** Judge a move */
            200: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": LcrVerdict;
                };
            };
            /** `malformed_json`: The body is not JSON; `invalid_request`: The request has the wrong shape */
            400: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `request_timeout`: The request took too long to arrive */
            408: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `too_large`: The body is too large */
            413: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `unsupported_media_type`: The body is declared to be of another type */
            415: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `impossible_state`: The state is impossible; `unsupported_rules`: The version of the rules is unknown */
            422: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `rate_limited`: Too many requests */
            429: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    /** Seconds to wait before the request is sent again. */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `overloaded`: The referee is busy */
            503: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    /** Seconds to wait before the request is sent again. */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
        };
    };
    lcr_replay: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": LcrReplayRequest;
            };
        };
        responses: {
            /** Judge a whole game */
            200: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": LcrReplayAnswer;
                };
            };
            /** `malformed_json`: The body is not JSON; `invalid_request`: The request has the wrong shape */
            400: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `request_timeout`: The request took too long to arrive */
            408: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `too_large`: The body is too large */
            413: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `unsupported_media_type`: The body is declared to be of another type */
            415: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `impossible_state`: The state is impossible; `invalid_setup`: The rules forbid this set-up; `unsupported_rules`: The version of the rules is unknown */
            422: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `rate_limited`: Too many requests */
            429: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    /** Seconds to wait before the request is sent again. */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `overloaded`: The referee is busy */
            503: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    /** Seconds to wait before the request is sent again. */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
        };
    };
    lcr_rematch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": LcrRematchRequest;
            };
        };
        responses: {
            /** Play again */
            200: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": LcrNewAnswer;
                };
            };
            /** `malformed_json`: The body is not JSON; `invalid_request`: The request has the wrong shape */
            400: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `request_timeout`: The request took too long to arrive */
            408: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `too_large`: The body is too large */
            413: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `unsupported_media_type`: The body is declared to be of another type */
            415: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `impossible_state`: The state is impossible; `invalid_setup`: The rules forbid this set-up; `unsupported_rules`: The version of the rules is unknown; `not_over`: The game is not over */
            422: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `rate_limited`: Too many requests */
            429: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    /** Seconds to wait before the request is sent again. */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `overloaded`: The referee is busy */
            503: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    /** Seconds to wait before the request is sent again. */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
        };
    };
    lcr_suggest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": LcrSuggestRequest;
            };
        };
        responses: {
            /** Suggest a move */
            200: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": LcrSuggestion;
                };
            };
            /** `malformed_json`: The body is not JSON; `invalid_request`: The request has the wrong shape */
            400: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `request_timeout`: The request took too long to arrive */
            408: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `too_large`: The body is too large */
            413: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `unsupported_media_type`: The body is declared to be of another type */
            415: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `impossible_state`: The state is impossible; `unsupported_rules`: The version of the rules is unknown; `game_over`: The game is over; `hidden_hand`: The hand to move is hidden */
            422: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `rate_limited`: Too many requests */
            429: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    /** Seconds to wait before the request is sent again. */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `overloaded`: The referee is busy */
            503: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    /** Seconds to wait before the request is sent again. */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
        };
    };
    lcr_render: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": LcrRenderRequest;
            };
        };
        responses: {
            /** Draw the position */
            200: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": string;
                };
            };
            /** `malformed_json`: The body is not JSON; `invalid_request`: The request has the wrong shape */
            400: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `request_timeout`: The request took too long to arrive */
            408: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `too_large`: The body is too large */
            413: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `unsupported_media_type`: The body is declared to be of another type */
            415: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `impossible_state`: The state is impossible; `unsupported_rules`: The version of the rules is unknown */
            422: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `rate_limited`: Too many requests */
            429: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    /** Seconds to wait before the request is sent again. */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `overloaded`: The referee is busy */
            503: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    /** Seconds to wait before the request is sent again. */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
        };
    };
    lcr_render_png: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": LcrRenderRequest;
            };
        };
        responses: {
            /** Draw the position as pixels */
            200: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "image/png": unknown;
                };
            };
            /** `malformed_json`: The body is not JSON; `invalid_request`: The request has the wrong shape */
            400: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `request_timeout`: The request took too long to arrive */
            408: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `too_large`: The body is too large */
            413: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `unsupported_media_type`: The body is declared to be of another type */
            415: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `impossible_state`: The state is impossible; `unsupported_rules`: The version of the rules is unknown */
            422: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `rate_limited`: Too many requests */
            429: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    /** Seconds to wait before the request is sent again. */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `overloaded`: The referee is busy */
            503: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    /** Seconds to wait before the request is sent again. */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
        };
    };
    lcr_render_txt: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": LcrRenderRequest;
            };
        };
        responses: {
            /** Write the position as text */
            200: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** `malformed_json`: The body is not JSON; `invalid_request`: The request has the wrong shape */
            400: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `request_timeout`: The request took too long to arrive */
            408: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `too_large`: The body is too large */
            413: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `unsupported_media_type`: The body is declared to be of another type */
            415: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `impossible_state`: The state is impossible; `unsupported_rules`: The version of the rules is unknown */
            422: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `rate_limited`: Too many requests */
            429: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    /** Seconds to wait before the request is sent again. */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `overloaded`: The referee is busy */
            503: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    /** Seconds to wait before the request is sent again. */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
        };
    };
    lcr_render_link: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": LcrRenderRequest;
            };
        };
        responses: {
            /** Link to a picture */
            200: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RenderLink;
                };
            };
            /** `malformed_json`: The body is not JSON; `invalid_request`: The request has the wrong shape */
            400: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `request_timeout`: The request took too long to arrive */
            408: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `too_large`: The body is too large */
            413: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `unsupported_media_type`: The body is declared to be of another type */
            415: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `impossible_state`: The state is impossible; `unsupported_rules`: The version of the rules is unknown */
            422: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `rate_limited`: Too many requests */
            429: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    /** Seconds to wait before the request is sent again. */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `overloaded`: The referee is busy */
            503: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    /** Seconds to wait before the request is sent again. */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
        };
    };
    qwirkle_new: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": QwirkleNewRequest;
            };
        };
        responses: {
            /** Set up a game */
            200: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": QwirkleNewAnswer;
                };
            };
            /** `malformed_json`: The body is not JSON; `invalid_request`: The request has the wrong shape */
            400: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `request_timeout`: The request took too long to arrive */
            408: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `too_large`: The body is too large */
            413: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `unsupported_media_type`: The body is declared to be of another type */
            415: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `invalid_setup`: The rules forbid this set-up; `unsupported_rules`: The version of the rules is unknown */
            422: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `rate_limited`: Too many requests */
            429: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    /** Seconds to wait before the request is sent again. */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `overloaded`: The referee is busy */
            503: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    /** Seconds to wait before the request is sent again. */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
        };
    };
    qwirkle_check: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": QwirkleCheckRequest;
            };
        };
        responses: {
            /** Check a state */
            200: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": QwirkleCheckAnswer;
                };
            };
            /** `malformed_json`: The body is not JSON; `invalid_request`: The request has the wrong shape */
            400: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `request_timeout`: The request took too long to arrive */
            408: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `too_large`: The body is too large */
            413: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `unsupported_media_type`: The body is declared to be of another type */
            415: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `unsupported_rules`: The version of the rules is unknown */
            422: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `rate_limited`: Too many requests */
            429: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    /** Seconds to wait before the request is sent again. */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `overloaded`: The referee is busy */
            503: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    /** Seconds to wait before the request is sent again. */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
        };
    };
    qwirkle_legal_moves: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": QwirkleLegalMovesRequest;
            };
        };
        responses: {
            /** List the legal moves */
            200: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": QwirkleMoveList;
                };
            };
            /** `malformed_json`: The body is not JSON; `invalid_request`: The request has the wrong shape; `invalid_cursor`: The cursor belongs to another list */
            400: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `request_timeout`: The request took too long to arrive */
            408: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `too_large`: The body is too large */
            413: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `unsupported_media_type`: The body is declared to be of another type */
            415: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `impossible_state`: The state is impossible; `unsupported_rules`: The version of the rules is unknown */
            422: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `rate_limited`: Too many requests */
            429: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    /** Seconds to wait before the request is sent again. */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `overloaded`: The referee is busy */
            503: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    /** Seconds to wait before the request is sent again. */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
        };
    };
    qwirkle_apply: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": QwirkleApplyRequest;
            };
        };
        responses: {
            /** Judge a move */
            200: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": QwirkleVerdict;
                };
            };
            /** `malformed_json`: The body is not JSON; `invalid_request`: The request has the wrong shape */
            400: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `request_timeout`: The request took too long to arrive */
            408: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `too_large`: The body is too large */
            413: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `unsupported_media_type`: The body is declared to be of another type */
            415: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `impossible_state`: The state is impossible; `unsupported_rules`: The version of the rules is unknown */
            422: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `rate_limited`: Too many requests */
            429: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    /** Seconds to wait before the request is sent again. */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `overloaded`: The referee is busy */
            503: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    /** Seconds to wait before the request is sent again. */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
        };
    };
    qwirkle_replay: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": QwirkleReplayRequest;
            };
        };
        responses: {
            /** Judge a whole game */
            200: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": QwirkleReplayAnswer;
                };
            };
            /** `malformed_json`: The body is not JSON; `invalid_request`: The request has the wrong shape */
            400: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `request_timeout`: The request took too long to arrive */
            408: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `too_large`: The body is too large */
            413: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `unsupported_media_type`: The body is declared to be of another type */
            415: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `impossible_state`: The state is impossible; `invalid_setup`: The rules forbid this set-up; `unsupported_rules`: The version of the rules is unknown */
            422: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `rate_limited`: Too many requests */
            429: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    /** Seconds to wait before the request is sent again. */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `overloaded`: The referee is busy */
            503: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    /** Seconds to wait before the request is sent again. */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
        };
    };
    qwirkle_rematch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": QwirkleRematchRequest;
            };
        };
        responses: {
            /** Play again */
            200: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": QwirkleNewAnswer;
                };
            };
            /** `malformed_json`: The body is not JSON; `invalid_request`: The request has the wrong shape */
            400: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `request_timeout`: The request took too long to arrive */
            408: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `too_large`: The body is too large */
            413: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `unsupported_media_type`: The body is declared to be of another type */
            415: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `impossible_state`: The state is impossible; `invalid_setup`: The rules forbid this set-up; `unsupported_rules`: The version of the rules is unknown; `not_over`: The game is not over */
            422: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `rate_limited`: Too many requests */
            429: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    /** Seconds to wait before the request is sent again. */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `overloaded`: The referee is busy */
            503: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    /** Seconds to wait before the request is sent again. */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
        };
    };
    qwirkle_suggest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": QwirkleSuggestRequest;
            };
        };
        responses: {
            /** Suggest a move */
            200: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": QwirkleSuggestion;
                };
            };
            /** `malformed_json`: The body is not JSON; `invalid_request`: The request has the wrong shape */
            400: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `request_timeout`: The request took too long to arrive */
            408: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `too_large`: The body is too large */
            413: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `unsupported_media_type`: The body is declared to be of another type */
            415: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `impossible_state`: The state is impossible; `unsupported_rules`: The version of the rules is unknown; `game_over`: The game is over; `hidden_hand`: The hand to move is hidden */
            422: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `rate_limited`: Too many requests */
            429: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    /** Seconds to wait before the request is sent again. */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `overloaded`: The referee is busy */
            503: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    /** Seconds to wait before the request is sent again. */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
        };
    };
    qwirkle_view: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": QwirkleViewRequest;
            };
        };
        responses: {
            /** See it as one seat may */
            200: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": QwirkleViewAnswer;
                };
            };
            /** `malformed_json`: The body is not JSON; `invalid_request`: The request has the wrong shape */
            400: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `request_timeout`: The request took too long to arrive */
            408: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `too_large`: The body is too large */
            413: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `unsupported_media_type`: The body is declared to be of another type */
            415: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `impossible_state`: The state is impossible; `unsupported_rules`: The version of the rules is unknown */
            422: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `rate_limited`: Too many requests */
            429: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    /** Seconds to wait before the request is sent again. */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `overloaded`: The referee is busy */
            503: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    /** Seconds to wait before the request is sent again. */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
        };
    };
    qwirkle_render: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": QwirkleRenderRequest;
            };
        };
        responses: {
            /** Draw the position */
            200: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": string;
                };
            };
            /** `malformed_json`: The body is not JSON; `invalid_request`: The request has the wrong shape */
            400: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `request_timeout`: The request took too long to arrive */
            408: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `too_large`: The body is too large */
            413: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `unsupported_media_type`: The body is declared to be of another type */
            415: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `impossible_state`: The state is impossible; `unsupported_rules`: The version of the rules is unknown */
            422: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `rate_limited`: Too many requests */
            429: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    /** Seconds to wait before the request is sent again. */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `overloaded`: The referee is busy */
            503: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    /** Seconds to wait before the request is sent again. */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
        };
    };
    qwirkle_render_png: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": QwirkleRenderRequest;
            };
        };
        responses: {
            /** Draw the position as pixels */
            200: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "image/png": unknown;
                };
            };
            /** `malformed_json`: The body is not JSON; `invalid_request`: The request has the wrong shape */
            400: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `request_timeout`: The request took too long to arrive */
            408: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `too_large`: The body is too large */
            413: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `unsupported_media_type`: The body is declared to be of another type */
            415: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `impossible_state`: The state is impossible; `unsupported_rules`: The version of the rules is unknown */
            422: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `rate_limited`: Too many requests */
            429: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    /** Seconds to wait before the request is sent again. */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `overloaded`: The referee is busy */
            503: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    /** Seconds to wait before the request is sent again. */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
        };
    };
    qwirkle_render_txt: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": QwirkleRenderRequest;
            };
        };
        responses: {
            /** Write the position as text */
            200: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** `malformed_json`: The body is not JSON; `invalid_request`: The request has the wrong shape */
            400: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `request_timeout`: The request took too long to arrive */
            408: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `too_large`: The body is too large */
            413: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `unsupported_media_type`: The body is declared to be of another type */
            415: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `impossible_state`: The state is impossible; `unsupported_rules`: The version of the rules is unknown */
            422: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `rate_limited`: Too many requests */
            429: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    /** Seconds to wait before the request is sent again. */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `overloaded`: The referee is busy */
            503: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    /** Seconds to wait before the request is sent again. */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
        };
    };
    qwirkle_render_link: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": QwirkleRenderRequest;
            };
        };
        responses: {
            /** Link to a picture */
            200: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RenderLink;
                };
            };
            /** `malformed_json`: The body is not JSON; `invalid_request`: The request has the wrong shape */
            400: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `request_timeout`: The request took too long to arrive */
            408: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `too_large`: The body is too large */
            413: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `unsupported_media_type`: The body is declared to be of another type */
            415: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `impossible_state`: The state is impossible; `unsupported_rules`: The version of the rules is unknown */
            422: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `rate_limited`: Too many requests */
            429: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    /** Seconds to wait before the request is sent again. */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `overloaded`: The referee is busy */
            503: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    /** Seconds to wait before the request is sent again. */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
        };
    };
    qwirkle_score: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": QwirkleScoreRequest;
            };
        };
        responses: {
            /** Score tiles on a board */
            200: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": QwirkleScoreVerdict;
                };
            };
            /** `malformed_json`: The body is not JSON; `invalid_request`: The request has the wrong shape */
            400: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `request_timeout`: The request took too long to arrive */
            408: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `too_large`: The body is too large */
            413: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `unsupported_media_type`: The body is declared to be of another type */
            415: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `impossible_state`: The state is impossible; `unsupported_rules`: The version of the rules is unknown */
            422: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `rate_limited`: Too many requests */
            429: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    /** Seconds to wait before the request is sent again. */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `overloaded`: The referee is busy */
            503: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    /** Seconds to wait before the request is sent again. */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
        };
    };
    qwirkle_targets: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": QwirkleTargetsRequest;
            };
        };
        responses: {
            /** Where one more tile may go */
            200: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": QwirkleTargets;
                };
            };
            /** `malformed_json`: The body is not JSON; `invalid_request`: The request has the wrong shape */
            400: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `request_timeout`: The request took too long to arrive */
            408: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `too_large`: The body is too large */
            413: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `unsupported_media_type`: The body is declared to be of another type */
            415: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `impossible_state`: The state is impossible; `unsupported_rules`: The version of the rules is unknown */
            422: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `rate_limited`: Too many requests */
            429: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    /** Seconds to wait before the request is sent again. */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `overloaded`: The referee is busy */
            503: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    /** Seconds to wait before the request is sent again. */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
        };
    };
    qwirkle_tally: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": QwirkleTallyRequest;
            };
        };
        responses: {
            /** Audit a score sheet */
            200: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": QwirkleAudit;
                };
            };
            /** `malformed_json`: The body is not JSON; `invalid_request`: The request has the wrong shape */
            400: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `request_timeout`: The request took too long to arrive */
            408: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `too_large`: The body is too large */
            413: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `unsupported_media_type`: The body is declared to be of another type */
            415: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `invalid_setup`: The rules forbid this set-up; `unsupported_rules`: The version of the rules is unknown */
            422: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `rate_limited`: Too many requests */
            429: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    /** Seconds to wait before the request is sent again. */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `overloaded`: The referee is busy */
            503: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    /** Seconds to wait before the request is sent again. */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
        };
    };
    qwirkle_tally_csv: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "text/csv": string;
            };
        };
        responses: {
            /** Audit a score sheet kept as a table */
            200: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": QwirkleAudit;
                };
            };
            /** `invalid_request`: The request has the wrong shape; `malformed_csv`: The score sheet cannot be read */
            400: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `request_timeout`: The request took too long to arrive */
            408: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `too_large`: The body is too large */
            413: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `unsupported_media_type`: The body is declared to be of another type */
            415: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `invalid_setup`: The rules forbid this set-up */
            422: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `rate_limited`: Too many requests */
            429: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    /** Seconds to wait before the request is sent again. */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `overloaded`: The referee is busy */
            503: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    /** Seconds to wait before the request is sent again. */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
        };
    };
    ludo_new: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": LudoNewRequest;
            };
        };
        responses: {
            /** Set up a game */
            200: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": LudoNewAnswer;
                };
            };
            /** `malformed_json`: The body is not JSON; `invalid_request`: The request has the wrong shape */
            400: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `request_timeout`: The request took too long to arrive */
            408: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `too_large`: The body is too large */
            413: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `unsupported_media_type`: The body is declared to be of another type */
            415: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `invalid_setup`: The rules forbid this set-up; `unsupported_rules`: The version of the rules is unknown */
            422: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `rate_limited`: Too many requests */
            429: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    /** Seconds to wait before the request is sent again. */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `overloaded`: The referee is busy */
            503: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    /** Seconds to wait before the request is sent again. */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
        };
    };
    ludo_check: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": LudoCheckRequest;
            };
        };
        responses: {
            /** Check a state */
            200: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": LudoCheckAnswer;
                };
            };
            /** `malformed_json`: The body is not JSON; `invalid_request`: The request has the wrong shape */
            400: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `request_timeout`: The request took too long to arrive */
            408: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `too_large`: The body is too large */
            413: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `unsupported_media_type`: The body is declared to be of another type */
            415: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `unsupported_rules`: The version of the rules is unknown */
            422: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `rate_limited`: Too many requests */
            429: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    /** Seconds to wait before the request is sent again. */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `overloaded`: The referee is busy */
            503: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    /** Seconds to wait before the request is sent again. */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
        };
    };
    ludo_legal_moves: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": LudoLegalMovesRequest;
            };
        };
        responses: {
            /** List the legal moves */
            200: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": LudoMoveList;
                };
            };
            /** `malformed_json`: The body is not JSON; `invalid_request`: The request has the wrong shape; `invalid_cursor`: The cursor belongs to another list */
            400: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `request_timeout`: The request took too long to arrive */
            408: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `too_large`: The body is too large */
            413: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `unsupported_media_type`: The body is declared to be of another type */
            415: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `impossible_state`: The state is impossible; `unsupported_rules`: The version of the rules is unknown */
            422: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `rate_limited`: Too many requests */
            429: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    /** Seconds to wait before the request is sent again. */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `overloaded`: The referee is busy */
            503: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    /** Seconds to wait before the request is sent again. */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
        };
    };
    ludo_apply: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": LudoApplyRequest;
            };
        };
        responses: {
            /** Judge a move */
            200: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": LudoVerdict;
                };
            };
            /** `malformed_json`: The body is not JSON; `invalid_request`: The request has the wrong shape */
            400: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `request_timeout`: The request took too long to arrive */
            408: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `too_large`: The body is too large */
            413: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `unsupported_media_type`: The body is declared to be of another type */
            415: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `impossible_state`: The state is impossible; `unsupported_rules`: The version of the rules is unknown */
            422: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `rate_limited`: Too many requests */
            429: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    /** Seconds to wait before the request is sent again. */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `overloaded`: The referee is busy */
            503: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    /** Seconds to wait before the request is sent again. */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
        };
    };
    ludo_replay: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": LudoReplayRequest;
            };
        };
        responses: {
            /** Judge a whole game */
            200: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": LudoReplayAnswer;
                };
            };
            /** `malformed_json`: The body is not JSON; `invalid_request`: The request has the wrong shape */
            400: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `request_timeout`: The request took too long to arrive */
            408: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `too_large`: The body is too large */
            413: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `unsupported_media_type`: The body is declared to be of another type */
            415: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `impossible_state`: The state is impossible; `invalid_setup`: The rules forbid this set-up; `unsupported_rules`: The version of the rules is unknown */
            422: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `rate_limited`: Too many requests */
            429: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    /** Seconds to wait before the request is sent again. */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `overloaded`: The referee is busy */
            503: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    /** Seconds to wait before the request is sent again. */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
        };
    };
    ludo_rematch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": LudoRematchRequest;
            };
        };
        responses: {
            /** Play again */
            200: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": LudoNewAnswer;
                };
            };
            /** `malformed_json`: The body is not JSON; `invalid_request`: The request has the wrong shape */
            400: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `request_timeout`: The request took too long to arrive */
            408: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `too_large`: The body is too large */
            413: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `unsupported_media_type`: The body is declared to be of another type */
            415: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `impossible_state`: The state is impossible; `invalid_setup`: The rules forbid this set-up; `unsupported_rules`: The version of the rules is unknown; `not_over`: The game is not over */
            422: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `rate_limited`: Too many requests */
            429: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    /** Seconds to wait before the request is sent again. */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `overloaded`: The referee is busy */
            503: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    /** Seconds to wait before the request is sent again. */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
        };
    };
    ludo_suggest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": LudoSuggestRequest;
            };
        };
        responses: {
            /** Suggest a move */
            200: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": LudoSuggestion;
                };
            };
            /** `malformed_json`: The body is not JSON; `invalid_request`: The request has the wrong shape */
            400: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `request_timeout`: The request took too long to arrive */
            408: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `too_large`: The body is too large */
            413: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `unsupported_media_type`: The body is declared to be of another type */
            415: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `impossible_state`: The state is impossible; `unsupported_rules`: The version of the rules is unknown; `game_over`: The game is over; `hidden_hand`: The hand to move is hidden */
            422: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `rate_limited`: Too many requests */
            429: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    /** Seconds to wait before the request is sent again. */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `overloaded`: The referee is busy */
            503: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    /** Seconds to wait before the request is sent again. */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
        };
    };
    ludo_render: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": LudoRenderRequest;
            };
        };
        responses: {
            /** Draw the position */
            200: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": string;
                };
            };
            /** `malformed_json`: The body is not JSON; `invalid_request`: The request has the wrong shape */
            400: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `request_timeout`: The request took too long to arrive */
            408: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `too_large`: The body is too large */
            413: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `unsupported_media_type`: The body is declared to be of another type */
            415: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `impossible_state`: The state is impossible; `unsupported_rules`: The version of the rules is unknown */
            422: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `rate_limited`: Too many requests */
            429: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    /** Seconds to wait before the request is sent again. */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `overloaded`: The referee is busy */
            503: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    /** Seconds to wait before the request is sent again. */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
        };
    };
    ludo_render_png: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": LudoRenderRequest;
            };
        };
        responses: {
            /** Draw the position as pixels */
            200: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "image/png": unknown;
                };
            };
            /** `malformed_json`: The body is not JSON; `invalid_request`: The request has the wrong shape */
            400: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `request_timeout`: The request took too long to arrive */
            408: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `too_large`: The body is too large */
            413: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `unsupported_media_type`: The body is declared to be of another type */
            415: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `impossible_state`: The state is impossible; `unsupported_rules`: The version of the rules is unknown */
            422: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `rate_limited`: Too many requests */
            429: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    /** Seconds to wait before the request is sent again. */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `overloaded`: The referee is busy */
            503: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    /** Seconds to wait before the request is sent again. */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
        };
    };
    ludo_render_txt: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": LudoRenderRequest;
            };
        };
        responses: {
            /** Write the position as text */
            200: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** `malformed_json`: The body is not JSON; `invalid_request`: The request has the wrong shape */
            400: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `request_timeout`: The request took too long to arrive */
            408: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `too_large`: The body is too large */
            413: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `unsupported_media_type`: The body is declared to be of another type */
            415: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `impossible_state`: The state is impossible; `unsupported_rules`: The version of the rules is unknown */
            422: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `rate_limited`: Too many requests */
            429: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    /** Seconds to wait before the request is sent again. */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `overloaded`: The referee is busy */
            503: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    /** Seconds to wait before the request is sent again. */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
        };
    };
    ludo_render_link: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": LudoRenderRequest;
            };
        };
        responses: {
            /** Link to a picture */
            200: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RenderLink;
                };
            };
            /** `malformed_json`: The body is not JSON; `invalid_request`: The request has the wrong shape */
            400: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `request_timeout`: The request took too long to arrive */
            408: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `too_large`: The body is too large */
            413: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `unsupported_media_type`: The body is declared to be of another type */
            415: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `impossible_state`: The state is impossible; `unsupported_rules`: The version of the rules is unknown */
            422: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `rate_limited`: Too many requests */
            429: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    /** Seconds to wait before the request is sent again. */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `overloaded`: The referee is busy */
            503: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    /** Seconds to wait before the request is sent again. */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
        };
    };
    pegs_and_jokers_new: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": PegsAndJokersNewRequest;
            };
        };
        responses: {
            /** Set up a game */
            200: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PegsAndJokersNewAnswer;
                };
            };
            /** `malformed_json`: The body is not JSON; `invalid_request`: The request has the wrong shape */
            400: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `request_timeout`: The request took too long to arrive */
            408: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `too_large`: The body is too large */
            413: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `unsupported_media_type`: The body is declared to be of another type */
            415: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `invalid_setup`: The rules forbid this set-up; `unsupported_rules`: The version of the rules is unknown */
            422: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `rate_limited`: Too many requests */
            429: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    /** Seconds to wait before the request is sent again. */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `overloaded`: The referee is busy */
            503: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    /** Seconds to wait before the request is sent again. */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
        };
    };
    pegs_and_jokers_check: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": PegsAndJokersCheckRequest;
            };
        };
        responses: {
            /** Check a state */
            200: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PegsAndJokersCheckAnswer;
                };
            };
            /** `malformed_json`: The body is not JSON; `invalid_request`: The request has the wrong shape */
            400: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `request_timeout`: The request took too long to arrive */
            408: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `too_large`: The body is too large */
            413: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `unsupported_media_type`: The body is declared to be of another type */
            415: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `unsupported_rules`: The version of the rules is unknown */
            422: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `rate_limited`: Too many requests */
            429: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    /** Seconds to wait before the request is sent again. */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `overloaded`: The referee is busy */
            503: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    /** Seconds to wait before the request is sent again. */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
        };
    };
    pegs_and_jokers_legal_moves: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": PegsAndJokersLegalMovesRequest;
            };
        };
        responses: {
            /** List the legal moves */
            200: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PegsAndJokersMoveList;
                };
            };
            /** `malformed_json`: The body is not JSON; `invalid_request`: The request has the wrong shape; `invalid_cursor`: The cursor belongs to another list */
            400: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `request_timeout`: The request took too long to arrive */
            408: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `too_large`: The body is too large */
            413: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `unsupported_media_type`: The body is declared to be of another type */
            415: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `impossible_state`: The state is impossible; `unsupported_rules`: The version of the rules is unknown */
            422: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `rate_limited`: Too many requests */
            429: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    /** Seconds to wait before the request is sent again. */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `overloaded`: The referee is busy */
            503: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    /** Seconds to wait before the request is sent again. */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
        };
    };
    pegs_and_jokers_apply: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": PegsAndJokersApplyRequest;
            };
        };
        responses: {
            /** Judge a move */
            200: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PegsAndJokersVerdict;
                };
            };
            /** `malformed_json`: The body is not JSON; `invalid_request`: The request has the wrong shape */
            400: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `request_timeout`: The request took too long to arrive */
            408: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `too_large`: The body is too large */
            413: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `unsupported_media_type`: The body is declared to be of another type */
            415: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `impossible_state`: The state is impossible; `unsupported_rules`: The version of the rules is unknown */
            422: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `rate_limited`: Too many requests */
            429: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    /** Seconds to wait before the request is sent again. */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `overloaded`: The referee is busy */
            503: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    /** Seconds to wait before the request is sent again. */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
        };
    };
    pegs_and_jokers_replay: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": PegsAndJokersReplayRequest;
            };
        };
        responses: {
            /** Judge a whole game */
            200: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PegsAndJokersReplayAnswer;
                };
            };
            /** `malformed_json`: The body is not JSON; `invalid_request`: The request has the wrong shape */
            400: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `request_timeout`: The request took too long to arrive */
            408: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `too_large`: The body is too large */
            413: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `unsupported_media_type`: The body is declared to be of another type */
            415: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `impossible_state`: The state is impossible; `invalid_setup`: The rules forbid this set-up; `unsupported_rules`: The version of the rules is unknown */
            422: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `rate_limited`: Too many requests */
            429: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    /** Seconds to wait before the request is sent again. */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `overloaded`: The referee is busy */
            503: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    /** Seconds to wait before the request is sent again. */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
        };
    };
    pegs_and_jokers_rematch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": PegsAndJokersRematchRequest;
            };
        };
        responses: {
            /** Play again */
            200: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PegsAndJokersNewAnswer;
                };
            };
            /** `malformed_json`: The body is not JSON; `invalid_request`: The request has the wrong shape */
            400: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `request_timeout`: The request took too long to arrive */
            408: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `too_large`: The body is too large */
            413: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `unsupported_media_type`: The body is declared to be of another type */
            415: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `impossible_state`: The state is impossible; `invalid_setup`: The rules forbid this set-up; `unsupported_rules`: The version of the rules is unknown; `not_over`: The game is not over */
            422: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `rate_limited`: Too many requests */
            429: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    /** Seconds to wait before the request is sent again. */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `overloaded`: The referee is busy */
            503: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    /** Seconds to wait before the request is sent again. */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
        };
    };
    pegs_and_jokers_suggest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": PegsAndJokersSuggestRequest;
            };
        };
        responses: {
            /** Suggest a move */
            200: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PegsAndJokersSuggestion;
                };
            };
            /** `malformed_json`: The body is not JSON; `invalid_request`: The request has the wrong shape */
            400: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `request_timeout`: The request took too long to arrive */
            408: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `too_large`: The body is too large */
            413: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `unsupported_media_type`: The body is declared to be of another type */
            415: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `impossible_state`: The state is impossible; `unsupported_rules`: The version of the rules is unknown; `game_over`: The game is over; `hidden_hand`: The hand to move is hidden */
            422: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `rate_limited`: Too many requests */
            429: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    /** Seconds to wait before the request is sent again. */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `overloaded`: The referee is busy */
            503: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    /** Seconds to wait before the request is sent again. */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
        };
    };
    pegs_and_jokers_view: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": PegsAndJokersViewRequest;
            };
        };
        responses: {
            /** See it as one seat may */
            200: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PegsAndJokersViewAnswer;
                };
            };
            /** `malformed_json`: The body is not JSON; `invalid_request`: The request has the wrong shape */
            400: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `request_timeout`: The request took too long to arrive */
            408: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `too_large`: The body is too large */
            413: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `unsupported_media_type`: The body is declared to be of another type */
            415: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `impossible_state`: The state is impossible; `unsupported_rules`: The version of the rules is unknown */
            422: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `rate_limited`: Too many requests */
            429: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    /** Seconds to wait before the request is sent again. */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `overloaded`: The referee is busy */
            503: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    /** Seconds to wait before the request is sent again. */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
        };
    };
    pegs_and_jokers_render: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": PegsAndJokersRenderRequest;
            };
        };
        responses: {
            /** Draw the position */
            200: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": string;
                };
            };
            /** `malformed_json`: The body is not JSON; `invalid_request`: The request has the wrong shape */
            400: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `request_timeout`: The request took too long to arrive */
            408: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `too_large`: The body is too large */
            413: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `unsupported_media_type`: The body is declared to be of another type */
            415: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `impossible_state`: The state is impossible; `unsupported_rules`: The version of the rules is unknown */
            422: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `rate_limited`: Too many requests */
            429: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    /** Seconds to wait before the request is sent again. */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `overloaded`: The referee is busy */
            503: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    /** Seconds to wait before the request is sent again. */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
        };
    };
    pegs_and_jokers_render_png: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": PegsAndJokersRenderRequest;
            };
        };
        responses: {
            /** Draw the position as pixels */
            200: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "image/png": unknown;
                };
            };
            /** `malformed_json`: The body is not JSON; `invalid_request`: The request has the wrong shape */
            400: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `request_timeout`: The request took too long to arrive */
            408: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `too_large`: The body is too large */
            413: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `unsupported_media_type`: The body is declared to be of another type */
            415: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `impossible_state`: The state is impossible; `unsupported_rules`: The version of the rules is unknown */
            422: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `rate_limited`: Too many requests */
            429: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    /** Seconds to wait before the request is sent again. */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `overloaded`: The referee is busy */
            503: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    /** Seconds to wait before the request is sent again. */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
        };
    };
    pegs_and_jokers_render_txt: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": PegsAndJokersRenderRequest;
            };
        };
        responses: {
            /** Write the position as text */
            200: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** `malformed_json`: The body is not JSON; `invalid_request`: The request has the wrong shape */
            400: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `request_timeout`: The request took too long to arrive */
            408: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `too_large`: The body is too large */
            413: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `unsupported_media_type`: The body is declared to be of another type */
            415: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `impossible_state`: The state is impossible; `unsupported_rules`: The version of the rules is unknown */
            422: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `rate_limited`: Too many requests */
            429: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    /** Seconds to wait before the request is sent again. */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `overloaded`: The referee is busy */
            503: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    /** Seconds to wait before the request is sent again. */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
        };
    };
    pegs_and_jokers_render_link: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": PegsAndJokersRenderRequest;
            };
        };
        responses: {
            /** Link to a picture */
            200: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RenderLink;
                };
            };
            /** `malformed_json`: The body is not JSON; `invalid_request`: The request has the wrong shape */
            400: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `request_timeout`: The request took too long to arrive */
            408: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `too_large`: The body is too large */
            413: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `unsupported_media_type`: The body is declared to be of another type */
            415: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `impossible_state`: The state is impossible; `unsupported_rules`: The version of the rules is unknown */
            422: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `rate_limited`: Too many requests */
            429: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    /** Seconds to wait before the request is sent again. */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `overloaded`: The referee is busy */
            503: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    /** Seconds to wait before the request is sent again. */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
        };
    };
    batch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-ndjson": string;
            };
        };
        responses: {
            /** Many operations in one call, a line each */
            200: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": string;
                };
            };
            /** `unsupported_media_type`: The body is declared to be of another type */
            415: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `rate_limited`: Too many requests */
            429: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    /** Seconds to wait before the request is sent again. */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `overloaded`: The referee is busy */
            503: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    /** Seconds to wait before the request is sent again. */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
        };
    };
    picture_svg: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The token, from `render-link`.
                 * @example AXWOvwoCMQyHdx8jcwfFrZurgy8gIqGEayHXljQdjuPe_VIFxcEpf76PX8JBDis0RSXwK0w4WwUOAg6kMzXwJwelaiq5DcNU0ZSnZ4ip2ua8OaiMC4kN9xXyO-HSIlrEV_qQa5__kBvRL3pYdFHwRwfaJY_zNWIbrhRmUxvh4K8fltFsOw
                 */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A picture by its link, as SVG */
            200: {
                headers: {
                    /** That the answer may be kept for ever. */
                    "cache-control"?: string;
                    /** The tag by which the answer is asked for again, in If-None-Match. */
                    etag?: string;
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": string;
                };
            };
            /** What If-None-Match names is still right. */
            304: {
                headers: {
                    /** That the answer may be kept for ever. */
                    "cache-control"?: string;
                    /** The tag by which the answer is asked for again, in If-None-Match. */
                    etag?: string;
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** `not_found`: There is nothing here */
            404: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `rate_limited`: Too many requests */
            429: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    /** Seconds to wait before the request is sent again. */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `overloaded`: The referee is busy */
            503: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    /** Seconds to wait before the request is sent again. */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
        };
    };
    picture_png: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The token, from `render-link`.
                 * @example AXWOvwoCMQyHdx8jcwfFrZurgy8gIqGEayHXljQdjuPe_VIFxcEpf76PX8JBDis0RSXwK0w4WwUOAg6kMzXwJwelaiq5DcNU0ZSnZ4ip2ua8OaiMC4kN9xXyO-HSIlrEV_qQa5__kBvRL3pYdFHwRwfaJY_zNWIbrhRmUxvh4K8fltFsOw
                 */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A picture by its link, as PNG */
            200: {
                headers: {
                    /** That the answer may be kept for ever. */
                    "cache-control"?: string;
                    /** The tag by which the answer is asked for again, in If-None-Match. */
                    etag?: string;
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "image/png": unknown;
                };
            };
            /** What If-None-Match names is still right. */
            304: {
                headers: {
                    /** That the answer may be kept for ever. */
                    "cache-control"?: string;
                    /** The tag by which the answer is asked for again, in If-None-Match. */
                    etag?: string;
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** `not_found`: There is nothing here */
            404: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `rate_limited`: Too many requests */
            429: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    /** Seconds to wait before the request is sent again. */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            /** `overloaded`: The referee is busy */
            503: {
                headers: {
                    /** The id of the request: the one that was sent, or a fresh one. */
                    "x-request-id"?: string;
                    /** Seconds to wait before the request is sent again. */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
        };
    };
}
