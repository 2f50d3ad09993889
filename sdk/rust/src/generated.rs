// Generated from openapi/mwamuzi.json by `cargo generate`. Do not edit: change the wire types, or the generator in
// openapi/generator, and run it again.

#[allow(unused_imports)]
pub use progenitor_client::{ByteStream, ClientInfo, Error, ResponseValue};
#[allow(unused_imports)]
use progenitor_client::{encode_path, ClientHooks, OperationInfo, RequestBuilderExt};
/// Types used as operation parameters and responses.
#[allow(clippy::all)]
pub mod types {
    ///A cell of an unbounded grid: `x` to the right, `y` down.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    pub struct Cell {
        ///Column, growing to the right.
        pub x: i32,
        ///Row, growing downwards.
        pub y: i32,
    }
    ///Who rolls and draws what a move leaves out.
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Copy,
        Debug,
        Eq,
        Hash,
        Ord,
        PartialEq,
        PartialOrd
    )]
    pub enum ChanceMode {
        #[serde(rename = "referee")]
        Referee,
        #[serde(rename = "stated")]
        Stated,
    }
    impl ::std::fmt::Display for ChanceMode {
        fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
            match *self {
                Self::Referee => f.write_str("referee"),
                Self::Stated => f.write_str("stated"),
            }
        }
    }
    impl ::std::str::FromStr for ChanceMode {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            match value {
                "referee" => Ok(Self::Referee),
                "stated" => Ok(Self::Stated),
                _ => Err("invalid value".into()),
            }
        }
    }
    impl ::std::convert::TryFrom<&str> for ChanceMode {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String> for ChanceMode {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    ///What was written down of the score when a move had been made. What is left out is not compared.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, Default, PartialEq)]
    #[serde(deny_unknown_fields)]
    pub struct ClaimedScore {
        ///What the move scored, to be compared with `gained`.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub points: ::std::option::Option<i32>,
        ///The total of each seat after the move. A list of another length than there are players is wrong.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub totals: ::std::option::Option<::std::vec::Vec<u32>>,
    }
    ///Something in the box.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    pub struct Component {
        ///How many there are; absent where that depends on the players or the options.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub count: ::std::option::Option<u16>,
        ///What there is to know about it.
        pub description: ::std::string::String,
        ///What it is.
        pub name: ::std::string::String,
    }
    ///Something that makes a state or a set-up impossible.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    pub struct Fault {
        ///What is wrong, for a person.
        pub message: ::std::string::String,
        ///Where: a JSON Pointer. The rules count it from the state or set-up, the service from the request's root.
        pub pointer: ::std::string::String,
        ///The rule's id, as the rulebook of the game lists it.
        pub rule: ::std::string::String,
    }
    ///A game as the list of games describes it.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    pub struct GameDescription {
        ///What is in the box.
        pub components: ::std::vec::Vec<Component>,
        ///The game's path: `/v1/games/{game}`, and the `game` of its states.
        pub game: ::std::string::String,
        ///Whether hands can be hidden, so that `view` serves it.
        pub hidden_hands: bool,
        ///Its options.
        pub options: ::std::vec::Vec<GameOption>,
        ///The numbers of players it can be played by.
        pub players: ::std::vec::Vec<u8>,
        ///What it is, in a sentence.
        pub summary: ::std::string::String,
        ///Its name for a person.
        pub title: ::std::string::String,
    }
    ///A game with its rulebook.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    pub struct GameDocument {
        ///What is in the box.
        pub components: ::std::vec::Vec<Component>,
        ///The game's path: `/v1/games/{game}`, and the `game` of its states.
        pub game: ::std::string::String,
        ///The boards by number of players, where the game has fixed ones.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub geometry: ::std::option::Option<GameGeometry>,
        ///Whether hands can be hidden, so that `view` serves it.
        pub hidden_hands: bool,
        ///How a turn is written on one line, as a score sheet has it, where the game knows a way.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub notation: ::std::option::Option<Notation>,
        ///Its options.
        pub options: ::std::vec::Vec<GameOption>,
        ///The numbers of players it can be played by.
        pub players: ::std::vec::Vec<u8>,
        ///Every rule that an answer can cite, in the order in which they apply.
        pub rulebook: ::std::vec::Vec<Rule>,
        ///The version of the rules.
        pub rules: u32,
        ///What it is, in a sentence.
        pub summary: ::std::string::String,
        ///Its name for a person.
        pub title: ::std::string::String,
    }
    ///The boards of one game.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    #[serde(untagged)]
    pub enum GameGeometry {
        Variant0(::std::vec::Vec<LudoGeometry>),
        Variant1(::std::vec::Vec<PegsAndJokersGeometry>),
        Variant2(::serde_json::Value),
    }
    impl ::std::convert::From<::std::vec::Vec<LudoGeometry>> for GameGeometry {
        fn from(value: ::std::vec::Vec<LudoGeometry>) -> Self {
            Self::Variant0(value)
        }
    }
    impl ::std::convert::From<::std::vec::Vec<PegsAndJokersGeometry>> for GameGeometry {
        fn from(value: ::std::vec::Vec<PegsAndJokersGeometry>) -> Self {
            Self::Variant1(value)
        }
    }
    impl ::std::convert::From<::serde_json::Value> for GameGeometry {
        fn from(value: ::serde_json::Value) -> Self {
            Self::Variant2(value)
        }
    }
    ///The games that this referee knows.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    pub struct GameList {
        ///One entry a game.
        pub games: ::std::vec::Vec<GameDescription>,
    }
    ///One option of a game: what it is called, what it may be and what it does.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    pub struct GameOption {
        ///What it is where the set-up leaves it out; absent where leaving it out means that there is none.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub default: ::std::option::Option<OptionValue>,
        ///What it does.
        pub meaning: ::std::string::String,
        ///Its name in `options`.
        pub name: ::std::string::String,
        ///What kind of value it takes. One of `boolean`, `integer`, `word`, `integers`, or a word that came later.
        #[serde(rename = "type")]
        pub type_: ::std::string::String,
        ///What values it takes, in words: `1 to 100`, `announced or free`.
        pub values: ::std::string::String,
    }
    ///How a finished game stands.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    pub struct GameResult {
        ///For each seat its result against each seat: 1, 0.5 or 0, against itself 0.5. For ratings.
        pub head_to_head: ::std::vec::Vec<::std::vec::Vec<f64>>,
        ///The place of each seat; equal places are shared and the next is skipped.
        pub places: ::std::vec::Vec<u8>,
        ///Why the game ended, a plain word.
        pub reason: ::std::string::String,
        ///The seats that won, more than one where the win is shared.
        pub winners: ::std::vec::Vec<u8>,
    }
    ///A move to be judged.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    #[serde(deny_unknown_fields)]
    pub struct LcrApplyRequest {
        ///`stated`: a move that leaves out its chance is rejected.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub chance: ::std::option::Option<ChanceMode>,
        ///How to list the moves that follow.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub legal_moves: ::std::option::Option<LcrListShape>,
        ///The move.
        #[serde(rename = "move")]
        pub move_: LcrMove,
        ///Who claims to move; the seat to move if left out.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub seat: ::std::option::Option<u8>,
        ///A seed makes the referee's chance reproducible.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub seed: ::std::option::Option<::std::string::String>,
        ///The state before the move.
        pub state: LcrState,
    }
    ///Whether a state is possible, and how the game stands.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    pub struct LcrCheckAnswer {
        ///Everything that makes it impossible.
        pub faults: ::std::vec::Vec<Fault>,
        ///Whether a game can come to this state.
        pub possible: bool,
        ///Winners and places, once the game is over.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub result: ::std::option::Option<GameResult>,
        ///The score as it stands; absent from an impossible state.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub score: ::std::option::Option<LcrTotals>,
        ///Whose turn it is; absent from an impossible state.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub turn: ::std::option::Option<LcrTurn>,
    }
    ///A state to be checked.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    #[serde(deny_unknown_fields)]
    pub struct LcrCheckRequest {
        ///The state.
        pub state: LcrState,
    }
    ///What a die of LCR shows. Three of its six faces are dots.
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Copy,
        Debug,
        Eq,
        Hash,
        Ord,
        PartialEq,
        PartialOrd
    )]
    pub enum LcrDie {
        #[serde(rename = "left")]
        Left,
        #[serde(rename = "right")]
        Right,
        #[serde(rename = "center")]
        Center,
        #[serde(rename = "dot")]
        Dot,
    }
    impl ::std::fmt::Display for LcrDie {
        fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
            match *self {
                Self::Left => f.write_str("left"),
                Self::Right => f.write_str("right"),
                Self::Center => f.write_str("center"),
                Self::Dot => f.write_str("dot"),
            }
        }
    }
    impl ::std::str::FromStr for LcrDie {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            match value {
                "left" => Ok(Self::Left),
                "right" => Ok(Self::Right),
                "center" => Ok(Self::Center),
                "dot" => Ok(Self::Dot),
                _ => Err("invalid value".into()),
            }
        }
    }
    impl ::std::convert::TryFrom<&str> for LcrDie {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String> for LcrDie {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    ///Something that happened in a game of LCR. New kinds and fields may come; let unknown ones pass.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    #[serde(untagged)]
    pub enum LcrEvent {
        Known(LcrEventKnown),
        Unknown(::serde_json::Map<::std::string::String, ::serde_json::Value>),
    }
    impl ::std::convert::From<LcrEventKnown> for LcrEvent {
        fn from(value: LcrEventKnown) -> Self {
            Self::Known(value)
        }
    }
    impl ::std::convert::From<
        ::serde_json::Map<::std::string::String, ::serde_json::Value>,
    > for LcrEvent {
        fn from(
            value: ::serde_json::Map<::std::string::String, ::serde_json::Value>,
        ) -> Self {
            Self::Unknown(value)
        }
    }
    ///Something that happened in a game of LCR. New kinds and fields may come; let unknown ones pass.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    #[serde(tag = "type")]
    pub enum LcrEventKnown {
        ///Dice were rolled.
        #[serde(rename = "rolled")]
        Rolled {
            ///What they showed.
            dice: ::std::vec::Vec<LcrDie>,
            ///By whom.
            seat: u8,
        },
        ///Chips went to a neighbour.
        #[serde(rename = "passed")]
        Passed {
            ///How many.
            chips: u32,
            ///From whom.
            seat: u8,
            ///To whom.
            to: u8,
        },
        ///Chips went to the pot.
        #[serde(rename = "potted")]
        Potted {
            ///How many.
            chips: u32,
            ///From whom.
            seat: u8,
        },
        ///A player without chips was passed over.
        #[serde(rename = "skipped")]
        Skipped {
            ///Who.
            seat: u8,
        },
        ///The turn came to a player.
        #[serde(rename = "turn")]
        Turn {
            ///To whom.
            seat: u8,
        },
        ///The winner took the pot.
        #[serde(rename = "took_pot")]
        TookPot {
            ///How many chips it held.
            chips: u32,
            ///Who.
            seat: u8,
        },
        ///The game ended.
        #[serde(rename = "over")]
        Over {
            ///Why.
            reason: ::std::string::String,
        },
        ///The referee drew who starts.
        #[serde(rename = "starter_drawn")]
        StarterDrawn {
            ///Who.
            seat: u8,
        },
    }
    ///What a picture of LCR lights up beside the position.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, Default, PartialEq)]
    #[serde(deny_unknown_fields)]
    pub struct LcrHighlight {
        ///The events of the move that led to the state, as its verdict told them: the dice, and where chips went.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub events: ::std::option::Option<::std::vec::Vec<LcrEvent>>,
        ///Players to be pointed out.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub seats: ::std::option::Option<::std::vec::Vec<u8>>,
        ///Whether to mark where chips of the player to move may go.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub targets: ::std::option::Option<bool>,
    }
    ///Which moves are legal?
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    #[serde(deny_unknown_fields)]
    pub struct LcrLegalMovesRequest {
        ///The `next` of the page before.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub cursor: ::std::option::Option<::std::string::String>,
        ///How many moves to list; 0 for their number alone, 100 if left out.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub limit: ::std::option::Option<u16>,
        ///In which order.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub order: ::std::option::Option<LcrOrder>,
        ///Whether to tell beside each move what it would bring.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub outcomes: ::std::option::Option<bool>,
        ///Whose moves; a seat that is not to move has none.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub seat: ::std::option::Option<u8>,
        ///The state.
        pub state: LcrState,
    }
    ///How to list the moves that follow.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, Default, PartialEq)]
    #[serde(deny_unknown_fields)]
    pub struct LcrListShape {
        ///How many moves to list; 0 for their number alone, 100 if left out.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub limit: ::std::option::Option<u16>,
        ///In which order.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub order: ::std::option::Option<LcrOrder>,
        ///Whether to tell beside each move what it would bring.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub outcomes: ::std::option::Option<bool>,
    }
    ///A move of LCR.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    #[serde(tag = "type", deny_unknown_fields)]
    pub enum LcrMove {
        ///Roll the dice.
        #[serde(rename = "roll")]
        Roll {
            ///What the dice showed: one for each chip held, at most three. Left out, the referee rolls.
            #[serde(skip_serializing_if = "::std::option::Option::is_none")]
            dice: ::std::option::Option<::std::vec::Vec<LcrDie>>,
        },
    }
    ///A page of the list of legal moves. Each is the very `move` that apply takes.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    pub struct LcrMoveList {
        ///Whether every legal move is listed: a hidden hand's may not be.
        pub complete: bool,
        ///The moves of this page, chance left out.
        pub moves: ::std::vec::Vec<LcrMove>,
        ///The cursor of the next page.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub next: ::std::option::Option<::std::string::String>,
        ///What each move would bring, in the order of `moves`; if asked for.
        #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
        pub outcomes: ::std::vec::Vec<LcrOutcome>,
        ///Whose pegs the moves name, in a game in which a player may move those of another seat.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub pegs_of: ::std::option::Option<u8>,
        ///Whose moves; absent when the game is over.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub seat: ::std::option::Option<u8>,
        ///How many moves there are on all pages.
        pub total: u32,
    }
    ///Always `lcr`.
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Copy,
        Debug,
        Eq,
        Hash,
        Ord,
        PartialEq,
        PartialOrd
    )]
    pub enum LcrName {
        #[serde(rename = "lcr")]
        Lcr,
    }
    impl ::std::fmt::Display for LcrName {
        fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
            match *self {
                Self::Lcr => f.write_str("lcr"),
            }
        }
    }
    impl ::std::str::FromStr for LcrName {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            match value {
                "lcr" => Ok(Self::Lcr),
                _ => Err("invalid value".into()),
            }
        }
    }
    impl ::std::convert::TryFrom<&str> for LcrName {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String> for LcrName {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    ///A game that has begun.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    pub struct LcrNewAnswer {
        ///What happened, in order.
        pub events: ::std::vec::Vec<LcrEvent>,
        ///What may be done first.
        pub legal_moves: LcrMoveList,
        ///The first state.
        pub state: LcrState,
    }
    ///A new game. Options left out take their defaults; the state shows all of them.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    #[serde(deny_unknown_fields)]
    pub struct LcrNewRequest {
        ///`stated`: nothing may be left to the referee's chance.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub chance: ::std::option::Option<ChanceMode>,
        ///How to list the moves that follow.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub legal_moves: ::std::option::Option<LcrListShape>,
        ///The options that differ from their defaults.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub options: ::std::option::Option<LcrSetupOptions>,
        ///The players by seat, clockwise.
        pub players: ::std::vec::Vec<LcrSetupPlayer>,
        ///The version of the rules; 1 if left out.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub rules: ::std::option::Option<u32>,
        ///A seed makes the referee's chance reproducible.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub seed: ::std::option::Option<::std::string::String>,
        ///Who starts. Left out, the referee draws.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub starter: ::std::option::Option<u8>,
    }
    ///The options of a game of LCR, in full.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    #[serde(deny_unknown_fields)]
    pub struct LcrOptions {
        ///Chips each player starts with, 1 to 100.
        pub starting_chips: u32,
    }
    ///The orders of the list of moves.
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Copy,
        Debug,
        Eq,
        Hash,
        Ord,
        PartialEq,
        PartialOrd
    )]
    pub enum LcrOrder {
        #[serde(rename = "position")]
        Position,
    }
    impl ::std::fmt::Display for LcrOrder {
        fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
            match *self {
                Self::Position => f.write_str("position"),
            }
        }
    }
    impl ::std::str::FromStr for LcrOrder {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            match value {
                "position" => Ok(Self::Position),
                _ => Err("invalid value".into()),
            }
        }
    }
    impl ::std::convert::TryFrom<&str> for LcrOrder {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String> for LcrOrder {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    ///What a listed move would bring before chance speaks.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    pub struct LcrOutcome {
        ///What would happen for certain, in order.
        pub events: ::std::vec::Vec<LcrEvent>,
        ///What it would score; absent where that hangs on chance.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub gained: ::std::option::Option<i32>,
    }
    ///A player of LCR.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    #[serde(deny_unknown_fields)]
    pub struct LcrPlayer {
        ///Chips held.
        pub chips: u32,
        ///The name, given back as it came.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub name: ::std::option::Option<::std::string::String>,
    }
    ///The same players, again.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    #[serde(deny_unknown_fields)]
    pub struct LcrRematchRequest {
        ///`stated`: nothing may be left to the referee's chance.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub chance: ::std::option::Option<ChanceMode>,
        ///How to list the moves that follow.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub legal_moves: ::std::option::Option<LcrListShape>,
        ///A seed makes the referee's chance reproducible.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub seed: ::std::option::Option<::std::string::String>,
        ///Who starts. Left out, the referee draws.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub starter: ::std::option::Option<u8>,
        ///The finished game.
        pub state: LcrState,
    }
    ///A position to be drawn.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    #[serde(deny_unknown_fields)]
    pub struct LcrRenderRequest {
        ///What is lit up beside the position.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub highlight: ::std::option::Option<LcrHighlight>,
        /**Who looks at it: the hands of others are drawn face down, and the seat's own side of the board is at
the bottom. Somebody who does not sit at the table sees no hand. Left out, every hand is drawn as the
state holds it.*/
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub seat: ::std::option::Option<u8>,
        ///The state.
        pub state: LcrState,
        ///The colours; `auto` if left out.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub theme: ::std::option::Option<PictureTheme>,
    }
    ///A game as far as it could be replayed.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    pub struct LcrReplayAnswer {
        ///The index of the first step that was rejected or whose claims differ; absent if there is none.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub first_difference: ::std::option::Option<u32>,
        ///Whether every move was accepted and every claim right.
        pub ok: bool,
        ///Winners and places, when the game is over.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub result: ::std::option::Option<GameResult>,
        ///The state after the last legal move.
        pub state: LcrState,
        ///One step a move, in order; an illegal move is the last.
        pub steps: ::std::vec::Vec<LcrReplayVerdict>,
    }
    ///One move of a game as it was written down.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    #[serde(deny_unknown_fields)]
    pub struct LcrReplayMove {
        ///What was written down of the score, to be compared.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub claimed: ::std::option::Option<ClaimedScore>,
        ///The move with its chance: one that leaves it out is rejected. With hidden hands a draw need not be stated.
        #[serde(rename = "move")]
        pub move_: LcrMove,
        ///Who claims to move; the seat to move if left out.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub seat: ::std::option::Option<u8>,
    }
    ///A game to be replayed: from a state or a set-up, exactly one of the two.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    #[serde(deny_unknown_fields)]
    pub struct LcrReplayRequest {
        ///The moves in order, at most 10,000.
        pub moves: ::std::vec::Vec<LcrReplayMove>,
        /**The new game, if the replay goes from the beginning. What it leaves to chance is drawn as `new` draws it
with the same `seed`; without a seed it is refused.*/
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub setup: ::std::option::Option<LcrReplaySetup>,
        ///The state before the first move, if the replay goes from a state.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub state: ::std::option::Option<LcrState>,
    }
    ///A new game from which a replay begins: what `new` takes, but for the list of moves.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    #[serde(deny_unknown_fields)]
    pub struct LcrReplaySetup {
        ///`stated`: nothing may be left to the referee's chance, not even with a seed. Without a seed nothing is left to it anyway.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub chance: ::std::option::Option<ChanceMode>,
        ///The options that differ from their defaults.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub options: ::std::option::Option<LcrSetupOptions>,
        ///The players by seat, clockwise.
        pub players: ::std::vec::Vec<LcrSetupPlayer>,
        ///The version of the rules; 1 if left out.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub rules: ::std::option::Option<u32>,
        ///A seed makes the referee's chance reproducible.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub seed: ::std::option::Option<::std::string::String>,
        ///Who starts. Left out, the referee draws.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub starter: ::std::option::Option<u8>,
    }
    ///The referee's verdict on one move of a replay.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    #[serde(tag = "verdict")]
    pub enum LcrReplayVerdict {
        ///The move is legal.
        #[serde(rename = "accepted")]
        Accepted {
            ///What was claimed of the score.
            #[serde(skip_serializing_if = "::std::option::Option::is_none")]
            claimed: ::std::option::Option<ClaimedScore>,
            ///What of the claim is wrong; absent if nothing is.
            #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
            differs: ::std::vec::Vec<::std::string::String>,
            ///What it scored, as the score of apply tells it.
            gained: i32,
            ///The move.
            #[serde(rename = "move")]
            move_: LcrMove,
            ///The total of each seat after it.
            totals: ::std::vec::Vec<u32>,
            /**The rules that could not be checked, because the state hides what they hang on; absent if there are
none.*/
            #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
            unverified: ::std::vec::Vec<Unverified>,
        },
        ///The move is illegal and ends the replay.
        #[serde(rename = "rejected")]
        Rejected {
            ///What was claimed of the score. An illegal move has none to compare it with.
            #[serde(skip_serializing_if = "::std::option::Option::is_none")]
            claimed: ::std::option::Option<ClaimedScore>,
            ///The move.
            #[serde(rename = "move")]
            move_: LcrMove,
            ///The total of each seat before it.
            totals: ::std::vec::Vec<u32>,
            ///Every rule that is broken and can be told independently.
            violations: ::std::vec::Vec<Violation>,
        },
    }
    ///What a move of LCR scored.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    pub struct LcrScore {
        ///The change in the roller's own chips, 0 or less.
        pub gained: i32,
        ///Chips held by each seat, after the pot has been taken.
        pub totals: ::std::vec::Vec<u32>,
    }
    ///The options of a new game of LCR; those left out take their defaults.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, Default, PartialEq)]
    #[serde(deny_unknown_fields)]
    pub struct LcrSetupOptions {
        ///Chips each player starts with, 1 to 100.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub starting_chips: ::std::option::Option<u32>,
    }
    ///A player of a new game of LCR.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, Default, PartialEq)]
    #[serde(deny_unknown_fields)]
    pub struct LcrSetupPlayer {
        ///The name, given back as it came.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub name: ::std::option::Option<::std::string::String>,
    }
    ///A position of LCR.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    #[serde(deny_unknown_fields)]
    pub struct LcrState {
        ///The game.
        pub game: LcrName,
        ///The options, in full.
        pub options: LcrOptions,
        ///The players by seat, clockwise.
        pub players: ::std::vec::Vec<LcrPlayer>,
        ///How many moves have been accepted.
        pub ply: u32,
        ///Chips in the center.
        pub pot: u32,
        ///The version of the rules, 1.
        pub rules: u32,
        ///Whose turn it is.
        pub turn: LcrTurn,
    }
    ///What would a CPU player do?
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    #[serde(deny_unknown_fields)]
    pub struct LcrSuggestRequest {
        ///How well it plays; `greedy` if left out.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub level: ::std::option::Option<SuggestionLevel>,
        /**The seed of what the level leaves to chance. Left out, `random` differs from call to call; the other
levels then use the seed `mwamuzi` and always answer the same.*/
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub seed: ::std::option::Option<::std::string::String>,
        ///The state; the view of the seat to move is enough.
        pub state: LcrState,
    }
    ///What a CPU player would do, and why.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    pub struct LcrSuggestion {
        ///How well it was played.
        pub level: SuggestionLevel,
        ///The very `move` that apply takes, chance left out.
        #[serde(rename = "move")]
        pub move_: LcrMove,
        ///Why.
        pub why: SuggestionReason,
    }
    ///How a game of LCR stands.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    pub struct LcrTotals {
        ///Chips held by each seat.
        pub totals: ::std::vec::Vec<u32>,
    }
    ///Whose turn it is in LCR.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    #[serde(tag = "phase", deny_unknown_fields)]
    pub enum LcrTurn {
        ///A player is to roll.
        #[serde(rename = "roll")]
        Roll {
            ///Who.
            seat: u8,
        },
        ///The game is over.
        #[serde(rename = "over")]
        Over {},
    }
    ///The referee's verdict.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    #[serde(tag = "verdict")]
    pub enum LcrVerdict {
        ///The move is legal, and this came of it.
        #[serde(rename = "accepted")]
        Accepted {
            ///What happened, in order.
            events: ::std::vec::Vec<LcrEvent>,
            ///What may be done next.
            legal_moves: LcrMoveList,
            ///The move with its chance filled in: a list of these replays the game.
            #[serde(rename = "move")]
            move_: LcrMove,
            ///Winners and places, when the game is over.
            #[serde(skip_serializing_if = "::std::option::Option::is_none")]
            result: ::std::option::Option<GameResult>,
            ///What it scored.
            score: LcrScore,
            ///The next state.
            state: LcrState,
            ///The rules that could not be checked, because the state hides what they hang on.
            unverified: ::std::vec::Vec<Unverified>,
        },
        ///The move is illegal and changes nothing.
        #[serde(rename = "rejected")]
        Rejected {
            ///What would have been legal.
            legal_moves: LcrMoveList,
            ///Every rule that is broken and can be told independently.
            violations: ::std::vec::Vec<Violation>,
        },
    }
    ///A move to be judged.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    #[serde(deny_unknown_fields)]
    pub struct LudoApplyRequest {
        ///`stated`: a move that leaves out its chance is rejected.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub chance: ::std::option::Option<ChanceMode>,
        ///How to list the moves that follow.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub legal_moves: ::std::option::Option<LudoListShape>,
        ///The move.
        #[serde(rename = "move")]
        pub move_: LudoMove,
        ///Who claims to move; the seat to move if left out.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub seat: ::std::option::Option<u8>,
        /**How many seconds the player took. Where the options set `turn_seconds`, more than the limit is
rejected by `ludo.time`; otherwise it is ignored.*/
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub seconds: ::std::option::Option<u32>,
        ///A seed makes the referee's chance reproducible.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub seed: ::std::option::Option<::std::string::String>,
        ///The state before the move.
        pub state: LudoState,
    }
    ///One arm of a board of Ludo.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    pub struct LudoArm {
        ///Whose arm it is: on the cross that of a colour.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub color: ::std::option::Option<LudoColor>,
        ///Whose arm it is: on the smaller boards that of a seat.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub seat: ::std::option::Option<u8>,
        ///The square with the star.
        pub star: u8,
        ///The square on which pieces leave the yard.
        pub start: u8,
        ///The last square of the lap, from which pieces turn into the lane.
        pub turn_off: u8,
    }
    ///What stands in the way of a piece of Ludo.
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Copy,
        Debug,
        Eq,
        Hash,
        Ord,
        PartialEq,
        PartialOrd
    )]
    pub enum LudoBlocking {
        #[serde(rename = "pairs")]
        Pairs,
        #[serde(rename = "none")]
        None,
        #[serde(rename = "no_passing")]
        NoPassing,
    }
    impl ::std::fmt::Display for LudoBlocking {
        fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
            match *self {
                Self::Pairs => f.write_str("pairs"),
                Self::None => f.write_str("none"),
                Self::NoPassing => f.write_str("no_passing"),
            }
        }
    }
    impl ::std::str::FromStr for LudoBlocking {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            match value {
                "pairs" => Ok(Self::Pairs),
                "none" => Ok(Self::None),
                "no_passing" => Ok(Self::NoPassing),
                _ => Err("invalid value".into()),
            }
        }
    }
    impl ::std::convert::TryFrom<&str> for LudoBlocking {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String> for LudoBlocking {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    ///What Ludo is played on.
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Copy,
        Debug,
        Eq,
        Hash,
        Ord,
        PartialEq,
        PartialOrd
    )]
    pub enum LudoBoard {
        #[serde(rename = "cross")]
        Cross,
        #[serde(rename = "by_players")]
        ByPlayers,
    }
    impl ::std::fmt::Display for LudoBoard {
        fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
            match *self {
                Self::Cross => f.write_str("cross"),
                Self::ByPlayers => f.write_str("by_players"),
            }
        }
    }
    impl ::std::str::FromStr for LudoBoard {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            match value {
                "cross" => Ok(Self::Cross),
                "by_players" => Ok(Self::ByPlayers),
                _ => Err("invalid value".into()),
            }
        }
    }
    impl ::std::convert::TryFrom<&str> for LudoBoard {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String> for LudoBoard {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    ///Whether a state is possible, and how the game stands.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    pub struct LudoCheckAnswer {
        ///Everything that makes it impossible.
        pub faults: ::std::vec::Vec<Fault>,
        ///Whether a game can come to this state.
        pub possible: bool,
        ///Winners and places, once the game is over.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub result: ::std::option::Option<GameResult>,
        ///The score as it stands; absent from an impossible state.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub score: ::std::option::Option<LudoTotals>,
        ///Whose turn it is; absent from an impossible state.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub turn: ::std::option::Option<LudoTurn>,
    }
    ///A state to be checked.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    #[serde(deny_unknown_fields)]
    pub struct LudoCheckRequest {
        ///The state.
        pub state: LudoState,
    }
    ///The colours of Ludo, clockwise.
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Copy,
        Debug,
        Eq,
        Hash,
        Ord,
        PartialEq,
        PartialOrd
    )]
    pub enum LudoColor {
        #[serde(rename = "yellow")]
        Yellow,
        #[serde(rename = "blue")]
        Blue,
        #[serde(rename = "red")]
        Red,
        #[serde(rename = "green")]
        Green,
    }
    impl ::std::fmt::Display for LudoColor {
        fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
            match *self {
                Self::Yellow => f.write_str("yellow"),
                Self::Blue => f.write_str("blue"),
                Self::Red => f.write_str("red"),
                Self::Green => f.write_str("green"),
            }
        }
    }
    impl ::std::str::FromStr for LudoColor {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            match value {
                "yellow" => Ok(Self::Yellow),
                "blue" => Ok(Self::Blue),
                "red" => Ok(Self::Red),
                "green" => Ok(Self::Green),
                _ => Err("invalid value".into()),
            }
        }
    }
    impl ::std::convert::TryFrom<&str> for LudoColor {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String> for LudoColor {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    ///Something that happened in a game of Ludo. New kinds and fields may come; let unknown ones pass.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    #[serde(untagged)]
    pub enum LudoEvent {
        Known(LudoEventKnown),
        Unknown(::serde_json::Map<::std::string::String, ::serde_json::Value>),
    }
    impl ::std::convert::From<LudoEventKnown> for LudoEvent {
        fn from(value: LudoEventKnown) -> Self {
            Self::Known(value)
        }
    }
    impl ::std::convert::From<
        ::serde_json::Map<::std::string::String, ::serde_json::Value>,
    > for LudoEvent {
        fn from(
            value: ::serde_json::Map<::std::string::String, ::serde_json::Value>,
        ) -> Self {
            Self::Unknown(value)
        }
    }
    ///Something that happened in a game of Ludo. New kinds and fields may come; let unknown ones pass.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    #[serde(tag = "type")]
    pub enum LudoEventKnown {
        ///The die was rolled.
        #[serde(rename = "rolled")]
        Rolled {
            ///What it showed.
            die: u8,
            ///By whom.
            seat: u8,
        },
        ///A piece moved, or left the yard.
        #[serde(rename = "moved")]
        Moved {
            ///Where it was.
            from: LudoPiece,
            ///Its number.
            piece: u8,
            ///Whose.
            seat: u8,
            ///Where it is.
            to: LudoPiece,
        },
        ///A piece was sent back to its yard.
        #[serde(rename = "captured")]
        Captured {
            ///By which piece.
            by: PieceReference,
            ///Where it was.
            from: LudoPiece,
            ///Its number.
            piece: u8,
            ///Whose.
            seat: u8,
        },
        ///A player brought the fourth piece home.
        #[serde(rename = "finished")]
        Finished {
            ///In which place.
            place: u8,
            ///Who.
            seat: u8,
        },
        ///The same player rolls again.
        #[serde(rename = "roll_again")]
        RollAgain {
            ///Why, in this order; several reasons give one roll.
            because: ::std::vec::Vec<::std::string::String>,
            ///Who.
            seat: u8,
        },
        ///A turn ended otherwise than by a move.
        #[serde(rename = "turn_ended")]
        TurnEnded {
            ///Why. One of `no_move`, `third_six`, `no_tries_left`, `exit_blocked`, or a word that came later.
            because: ::std::string::String,
            ///Whose.
            seat: u8,
        },
        ///A player who has finished was passed over.
        #[serde(rename = "skipped")]
        Skipped {
            ///Who.
            seat: u8,
        },
        ///The turn came to a player, or goes on with something else than a roll.
        #[serde(rename = "turn")]
        Turn {
            ///What is asked. One of `roll`, `exit`, or a word that came later.
            phase: ::std::string::String,
            ///To whom.
            seat: u8,
        },
        ///The game ended.
        #[serde(rename = "over")]
        Over {
            ///Why. One of `first_home`, `all_places`, or a word that came later.
            reason: ::std::string::String,
        },
        ///The referee drew who starts.
        #[serde(rename = "starter_drawn")]
        StarterDrawn {
            ///Who.
            seat: u8,
        },
    }
    /**The numbers with which a piece of Ludo leaves the yard: 1 to 6 different ones from 1 to 6, read in any order and
written in ascending order.*/
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    #[serde(transparent)]
    pub struct LudoExitRolls(pub ::std::vec::Vec<u8>);
    impl ::std::ops::Deref for LudoExitRolls {
        type Target = ::std::vec::Vec<u8>;
        fn deref(&self) -> &::std::vec::Vec<u8> {
            &self.0
        }
    }
    impl ::std::convert::From<LudoExitRolls> for ::std::vec::Vec<u8> {
        fn from(value: LudoExitRolls) -> Self {
            value.0
        }
    }
    impl ::std::convert::From<::std::vec::Vec<u8>> for LudoExitRolls {
        fn from(value: ::std::vec::Vec<u8>) -> Self {
            Self(value)
        }
    }
    ///One board of Ludo. New fields may come; let unknown ones pass.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    pub struct LudoGeometry {
        ///The arms, clockwise.
        pub arms: ::std::vec::Vec<LudoArm>,
        ///The option `board`.
        pub board: LudoBoard,
        ///The progress of a piece at the finish.
        pub finish: u8,
        ///How many steps a lane has; the first follows the last square of the lap.
        pub lane_steps: u8,
        ///The progress of a piece on the last square of its lap, counted from 0 on its start.
        pub last_on_loop: u8,
        ///How many squares the loop has; they are numbered clockwise from 0.
        pub loop_length: u8,
        ///The number of players.
        pub players: u8,
        ///The safe squares under each value of the option `safe_squares`.
        pub safe_squares: ::std::vec::Vec<LudoSafeList>,
    }
    ///What a picture of Ludo lights up beside the position. What the board does not have is left out.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, Default, PartialEq)]
    #[serde(deny_unknown_fields)]
    pub struct LudoHighlight {
        /**The events of the move that led to the state, as its verdict told them: the die, where a piece went, what it
captured.*/
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub events: ::std::option::Option<::std::vec::Vec<LudoEvent>>,
        ///Pieces to be pointed out, such as those of a violation.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub pieces: ::std::option::Option<::std::vec::Vec<LudoPieceOfSeat>>,
        ///Squares of the loop to be pointed out, such as that of a violation.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub squares: ::std::option::Option<::std::vec::Vec<u8>>,
        ///Whether to mark the pieces that may move, and where they would land.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub targets: ::std::option::Option<bool>,
    }
    ///Which moves are legal?
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    #[serde(deny_unknown_fields)]
    pub struct LudoLegalMovesRequest {
        ///The `next` of the page before.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub cursor: ::std::option::Option<::std::string::String>,
        ///How many moves to list; 0 for their number alone, 100 if left out.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub limit: ::std::option::Option<u16>,
        ///In which order.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub order: ::std::option::Option<LudoOrder>,
        ///Whether to tell beside each move what it would bring.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub outcomes: ::std::option::Option<bool>,
        ///Whose moves; a seat that is not to move has none.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub seat: ::std::option::Option<u8>,
        ///The state.
        pub state: LudoState,
    }
    ///How to list the moves that follow.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, Default, PartialEq)]
    #[serde(deny_unknown_fields)]
    pub struct LudoListShape {
        ///How many moves to list; 0 for their number alone, 100 if left out.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub limit: ::std::option::Option<u16>,
        ///In which order.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub order: ::std::option::Option<LudoOrder>,
        ///Whether to tell beside each move what it would bring.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub outcomes: ::std::option::Option<bool>,
    }
    ///A move of Ludo.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    #[serde(tag = "type", deny_unknown_fields)]
    pub enum LudoMove {
        ///Roll the die.
        #[serde(rename = "roll")]
        Roll {
            ///What the die showed, 1 to 6. Left out, the referee rolls.
            #[serde(skip_serializing_if = "::std::option::Option::is_none")]
            die: ::std::option::Option<u32>,
        },
        ///Move a piece by the number rolled, or in phase `exit` take it out of the yard.
        #[serde(rename = "move")]
        Move {
            ///Its number, from 0.
            piece: u8,
        },
    }
    ///A page of the list of legal moves. Each is the very `move` that apply takes.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    pub struct LudoMoveList {
        ///Whether every legal move is listed: a hidden hand's may not be.
        pub complete: bool,
        ///The moves of this page, chance left out.
        pub moves: ::std::vec::Vec<LudoMove>,
        ///The cursor of the next page.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub next: ::std::option::Option<::std::string::String>,
        ///What each move would bring, in the order of `moves`; if asked for.
        #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
        pub outcomes: ::std::vec::Vec<LudoOutcome>,
        ///Whose pegs the moves name, in a game in which a player may move those of another seat.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub pegs_of: ::std::option::Option<u8>,
        ///Whose moves; absent when the game is over.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub seat: ::std::option::Option<u8>,
        ///How many moves there are on all pages.
        pub total: u32,
    }
    ///Always `ludo`.
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Copy,
        Debug,
        Eq,
        Hash,
        Ord,
        PartialEq,
        PartialOrd
    )]
    pub enum LudoName {
        #[serde(rename = "ludo")]
        Ludo,
    }
    impl ::std::fmt::Display for LudoName {
        fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
            match *self {
                Self::Ludo => f.write_str("ludo"),
            }
        }
    }
    impl ::std::str::FromStr for LudoName {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            match value {
                "ludo" => Ok(Self::Ludo),
                _ => Err("invalid value".into()),
            }
        }
    }
    impl ::std::convert::TryFrom<&str> for LudoName {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String> for LudoName {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    ///A game that has begun.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    pub struct LudoNewAnswer {
        ///What happened, in order.
        pub events: ::std::vec::Vec<LudoEvent>,
        ///What may be done first.
        pub legal_moves: LudoMoveList,
        ///The first state.
        pub state: LudoState,
    }
    ///A new game. Options left out take their defaults; the state shows all of them.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    #[serde(deny_unknown_fields)]
    pub struct LudoNewRequest {
        ///`stated`: nothing may be left to the referee's chance.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub chance: ::std::option::Option<ChanceMode>,
        ///How to list the moves that follow.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub legal_moves: ::std::option::Option<LudoListShape>,
        ///The options that differ from their defaults.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub options: ::std::option::Option<LudoSetupOptions>,
        ///The players by seat, clockwise.
        pub players: ::std::vec::Vec<LudoSetupPlayer>,
        ///The version of the rules; 1 if left out.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub rules: ::std::option::Option<u32>,
        ///A seed makes the referee's chance reproducible.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub seed: ::std::option::Option<::std::string::String>,
        ///Who starts. Left out, the referee draws.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub starter: ::std::option::Option<u8>,
    }
    ///What a player with no piece on the way and one in the yard does when the turn begins.
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Copy,
        Debug,
        Eq,
        Hash,
        Ord,
        PartialEq,
        PartialOrd
    )]
    pub enum LudoNoPieceOnTheWay {
        #[serde(rename = "roll")]
        Roll,
        #[serde(rename = "free_exit")]
        FreeExit,
        #[serde(rename = "three_rolls")]
        ThreeRolls,
    }
    impl ::std::fmt::Display for LudoNoPieceOnTheWay {
        fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
            match *self {
                Self::Roll => f.write_str("roll"),
                Self::FreeExit => f.write_str("free_exit"),
                Self::ThreeRolls => f.write_str("three_rolls"),
            }
        }
    }
    impl ::std::str::FromStr for LudoNoPieceOnTheWay {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            match value {
                "roll" => Ok(Self::Roll),
                "free_exit" => Ok(Self::FreeExit),
                "three_rolls" => Ok(Self::ThreeRolls),
                _ => Err("invalid value".into()),
            }
        }
    }
    impl ::std::convert::TryFrom<&str> for LudoNoPieceOnTheWay {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String> for LudoNoPieceOnTheWay {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    ///The options of a game of Ludo, in full.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    #[serde(deny_unknown_fields)]
    pub struct LudoOptions {
        ///What stands in the way: an opponent's pair, nothing, or any piece.
        pub blocking: LudoBlocking,
        ///What is played on: the cross of four arms, or a board with an arm for each player.
        pub board: LudoBoard,
        ///Whether the finish needs the exact number; otherwise a larger one stops there too.
        pub exact_finish: bool,
        ///The numbers with which a piece leaves the yard.
        pub exit_rolls: LudoExitRolls,
        ///What a player with no piece on the way and one in the yard does when the turn begins: roll as always, take a piece out without rolling, or roll up to three times.
        pub no_piece_on_the_way: LudoNoPieceOnTheWay,
        ///Whether the game goes on until one player is left.
        pub play_all_places: bool,
        ///Whether a capture gives another roll.
        pub roll_again_on_capture: bool,
        ///Whether a piece that reaches the finish gives another roll.
        pub roll_again_on_finish: bool,
        ///Whether a rematch is started by the next seat; otherwise the same seat starts again.
        pub rotate_starter: bool,
        ///The squares on which nothing is captured.
        pub safe_squares: LudoSafeSquares,
        ///Whether the third 6 in a row ends the turn without a move.
        pub three_sixes_end_turn: bool,
        ///How many seconds a player has, 30 or 60. Absent: no limit.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub turn_seconds: ::std::option::Option<u32>,
    }
    ///The orders of the list of moves.
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Copy,
        Debug,
        Eq,
        Hash,
        Ord,
        PartialEq,
        PartialOrd
    )]
    pub enum LudoOrder {
        #[serde(rename = "position")]
        Position,
    }
    impl ::std::fmt::Display for LudoOrder {
        fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
            match *self {
                Self::Position => f.write_str("position"),
            }
        }
    }
    impl ::std::str::FromStr for LudoOrder {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            match value {
                "position" => Ok(Self::Position),
                _ => Err("invalid value".into()),
            }
        }
    }
    impl ::std::convert::TryFrom<&str> for LudoOrder {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String> for LudoOrder {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    ///What a listed move would bring before chance speaks.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    pub struct LudoOutcome {
        ///What would happen for certain, in order.
        pub events: ::std::vec::Vec<LudoEvent>,
        ///What it would score; absent where that hangs on chance.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub gained: ::std::option::Option<i32>,
    }
    ///Where a piece of Ludo is.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    #[serde(tag = "at", deny_unknown_fields)]
    pub enum LudoPiece {
        ///In the yard, where all pieces begin.
        #[serde(rename = "yard")]
        Yard {},
        ///On the loop.
        #[serde(rename = "track")]
        Track {
            ///The square, numbered clockwise round the whole loop.
            square: u8,
        },
        ///In the last lane, which belongs to its colour alone.
        #[serde(rename = "lane")]
        Lane {
            ///The step, counted from the loop.
            step: u8,
        },
        ///Home.
        #[serde(rename = "finish")]
        Finish {},
    }
    ///A piece of Ludo to be pointed out.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    #[serde(deny_unknown_fields)]
    pub struct LudoPieceOfSeat {
        ///Its number, from 0.
        pub piece: u8,
        ///Whose.
        pub seat: u8,
    }
    ///A player of Ludo.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    #[serde(deny_unknown_fields)]
    pub struct LudoPlayer {
        ///The colour of the pieces; on the cross also the arm they start from.
        pub color: LudoColor,
        ///The name, given back as it came.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub name: ::std::option::Option<::std::string::String>,
        ///The four pieces, numbered from 0.
        pub pieces: [LudoPiece; 4usize],
        ///The place in the order of finishing; only for a player with four pieces home.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub place: ::std::option::Option<u8>,
    }
    ///The same players, again.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    #[serde(deny_unknown_fields)]
    pub struct LudoRematchRequest {
        ///`stated`: nothing may be left to the referee's chance.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub chance: ::std::option::Option<ChanceMode>,
        ///How to list the moves that follow.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub legal_moves: ::std::option::Option<LudoListShape>,
        ///A seed makes the referee's chance reproducible.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub seed: ::std::option::Option<::std::string::String>,
        ///Who starts. Left out, the option `rotate_starter` tells.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub starter: ::std::option::Option<u8>,
        ///The finished game.
        pub state: LudoState,
    }
    ///A position to be drawn.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    #[serde(deny_unknown_fields)]
    pub struct LudoRenderRequest {
        ///What is lit up beside the position.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub highlight: ::std::option::Option<LudoHighlight>,
        /**Who looks at it: the hands of others are drawn face down, and the seat's own side of the board is at
the bottom. Somebody who does not sit at the table sees no hand. Left out, every hand is drawn as the
state holds it.*/
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub seat: ::std::option::Option<u8>,
        ///The state.
        pub state: LudoState,
        ///The colours; `auto` if left out.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub theme: ::std::option::Option<PictureTheme>,
    }
    ///A game as far as it could be replayed.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    pub struct LudoReplayAnswer {
        ///The index of the first step that was rejected or whose claims differ; absent if there is none.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub first_difference: ::std::option::Option<u32>,
        ///Whether every move was accepted and every claim right.
        pub ok: bool,
        ///Winners and places, when the game is over.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub result: ::std::option::Option<GameResult>,
        ///The state after the last legal move.
        pub state: LudoState,
        ///One step a move, in order; an illegal move is the last.
        pub steps: ::std::vec::Vec<LudoReplayVerdict>,
    }
    ///One move of a game as it was written down.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    #[serde(deny_unknown_fields)]
    pub struct LudoReplayMove {
        ///What was written down of the score, to be compared.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub claimed: ::std::option::Option<ClaimedScore>,
        ///The move with its chance: one that leaves it out is rejected. With hidden hands a draw need not be stated.
        #[serde(rename = "move")]
        pub move_: LudoMove,
        ///Who claims to move; the seat to move if left out.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub seat: ::std::option::Option<u8>,
        /**How many seconds the player took. Where the options set `turn_seconds`, more than the limit is
rejected by `ludo.time`; otherwise it is ignored.*/
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub seconds: ::std::option::Option<u32>,
    }
    ///A game to be replayed: from a state or a set-up, exactly one of the two.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    #[serde(deny_unknown_fields)]
    pub struct LudoReplayRequest {
        ///The moves in order, at most 10,000.
        pub moves: ::std::vec::Vec<LudoReplayMove>,
        /**The new game, if the replay goes from the beginning. What it leaves to chance is drawn as `new` draws it
with the same `seed`; without a seed it is refused.*/
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub setup: ::std::option::Option<LudoReplaySetup>,
        ///The state before the first move, if the replay goes from a state.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub state: ::std::option::Option<LudoState>,
    }
    ///A new game from which a replay begins: what `new` takes, but for the list of moves.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    #[serde(deny_unknown_fields)]
    pub struct LudoReplaySetup {
        ///`stated`: nothing may be left to the referee's chance, not even with a seed. Without a seed nothing is left to it anyway.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub chance: ::std::option::Option<ChanceMode>,
        ///The options that differ from their defaults.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub options: ::std::option::Option<LudoSetupOptions>,
        ///The players by seat, clockwise.
        pub players: ::std::vec::Vec<LudoSetupPlayer>,
        ///The version of the rules; 1 if left out.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub rules: ::std::option::Option<u32>,
        ///A seed makes the referee's chance reproducible.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub seed: ::std::option::Option<::std::string::String>,
        ///Who starts. Left out, the referee draws.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub starter: ::std::option::Option<u8>,
    }
    ///The referee's verdict on one move of a replay.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    #[serde(tag = "verdict")]
    pub enum LudoReplayVerdict {
        ///The move is legal.
        #[serde(rename = "accepted")]
        Accepted {
            ///What was claimed of the score.
            #[serde(skip_serializing_if = "::std::option::Option::is_none")]
            claimed: ::std::option::Option<ClaimedScore>,
            ///What of the claim is wrong; absent if nothing is.
            #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
            differs: ::std::vec::Vec<::std::string::String>,
            ///What it scored, as the score of apply tells it.
            gained: i32,
            ///The move.
            #[serde(rename = "move")]
            move_: LudoMove,
            ///The total of each seat after it.
            totals: ::std::vec::Vec<u32>,
            /**The rules that could not be checked, because the state hides what they hang on; absent if there are
none.*/
            #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
            unverified: ::std::vec::Vec<Unverified>,
        },
        ///The move is illegal and ends the replay.
        #[serde(rename = "rejected")]
        Rejected {
            ///What was claimed of the score. An illegal move has none to compare it with.
            #[serde(skip_serializing_if = "::std::option::Option::is_none")]
            claimed: ::std::option::Option<ClaimedScore>,
            ///The move.
            #[serde(rename = "move")]
            move_: LudoMove,
            ///The total of each seat before it.
            totals: ::std::vec::Vec<u32>,
            ///Every rule that is broken and can be told independently.
            violations: ::std::vec::Vec<Violation>,
        },
    }
    ///The safe squares of a board of Ludo under one value of the option.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    pub struct LudoSafeList {
        ///The value of the option.
        pub option: LudoSafeSquares,
        ///The squares, in ascending order.
        pub squares: ::std::vec::Vec<u8>,
    }
    ///Which squares are safe in Ludo.
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Copy,
        Debug,
        Eq,
        Hash,
        Ord,
        PartialEq,
        PartialOrd
    )]
    pub enum LudoSafeSquares {
        #[serde(rename = "starts_and_stars")]
        StartsAndStars,
        #[serde(rename = "starts")]
        Starts,
        #[serde(rename = "none")]
        None,
    }
    impl ::std::fmt::Display for LudoSafeSquares {
        fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
            match *self {
                Self::StartsAndStars => f.write_str("starts_and_stars"),
                Self::Starts => f.write_str("starts"),
                Self::None => f.write_str("none"),
            }
        }
    }
    impl ::std::str::FromStr for LudoSafeSquares {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            match value {
                "starts_and_stars" => Ok(Self::StartsAndStars),
                "starts" => Ok(Self::Starts),
                "none" => Ok(Self::None),
                _ => Err("invalid value".into()),
            }
        }
    }
    impl ::std::convert::TryFrom<&str> for LudoSafeSquares {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String> for LudoSafeSquares {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    ///What a move of Ludo scored.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    pub struct LudoScore {
        ///How many pieces the move brought home, 0 or 1.
        pub gained: u32,
        /**How far the pieces of each seat have come together: in the yard 0, one more a square, 56 at the finish of
the cross.*/
        pub progress: ::std::vec::Vec<u32>,
        ///Pieces home of each seat.
        pub totals: ::std::vec::Vec<u32>,
    }
    ///The options of a new game of Ludo; those left out take their defaults.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, Default, PartialEq)]
    #[serde(deny_unknown_fields)]
    pub struct LudoSetupOptions {
        ///What stands in the way: an opponent's pair, nothing, or any piece.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub blocking: ::std::option::Option<LudoBlocking>,
        ///What is played on: the cross of four arms, or a board with an arm for each player.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub board: ::std::option::Option<LudoBoard>,
        ///Whether the finish needs the exact number; otherwise a larger one stops there too.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub exact_finish: ::std::option::Option<bool>,
        ///The numbers with which a piece leaves the yard.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub exit_rolls: ::std::option::Option<LudoExitRolls>,
        ///What a player with no piece on the way and one in the yard does when the turn begins: roll as always, take a piece out without rolling, or roll up to three times.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub no_piece_on_the_way: ::std::option::Option<LudoNoPieceOnTheWay>,
        ///Whether the game goes on until one player is left.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub play_all_places: ::std::option::Option<bool>,
        ///Whether a capture gives another roll.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub roll_again_on_capture: ::std::option::Option<bool>,
        ///Whether a piece that reaches the finish gives another roll.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub roll_again_on_finish: ::std::option::Option<bool>,
        ///Whether a rematch is started by the next seat; otherwise the same seat starts again.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub rotate_starter: ::std::option::Option<bool>,
        ///The squares on which nothing is captured.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub safe_squares: ::std::option::Option<LudoSafeSquares>,
        ///Whether the third 6 in a row ends the turn without a move.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub three_sixes_end_turn: ::std::option::Option<bool>,
        ///How many seconds a player has, 30 or 60. Absent: no limit.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub turn_seconds: ::std::option::Option<u32>,
    }
    ///A player of a new game of Ludo.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, Default, PartialEq)]
    #[serde(deny_unknown_fields)]
    pub struct LudoSetupPlayer {
        ///The colour; all players name one or none does.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub color: ::std::option::Option<LudoColor>,
        ///The name, given back as it came.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub name: ::std::option::Option<::std::string::String>,
    }
    ///A position of Ludo.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    #[serde(deny_unknown_fields)]
    pub struct LudoState {
        ///The game.
        pub game: LudoName,
        ///The options, in full.
        pub options: LudoOptions,
        ///The players by seat, clockwise.
        pub players: ::std::vec::Vec<LudoPlayer>,
        ///How many moves have been accepted.
        pub ply: u32,
        ///The version of the rules, 1.
        pub rules: u32,
        ///Who started.
        pub starter: u8,
        ///Whose turn it is.
        pub turn: LudoTurn,
    }
    ///What would a CPU player do?
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    #[serde(deny_unknown_fields)]
    pub struct LudoSuggestRequest {
        ///How well it plays; `greedy` if left out.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub level: ::std::option::Option<SuggestionLevel>,
        /**The seed of what the level leaves to chance. Left out, `random` differs from call to call; the other
levels then use the seed `mwamuzi` and always answer the same.*/
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub seed: ::std::option::Option<::std::string::String>,
        ///The state; the view of the seat to move is enough.
        pub state: LudoState,
    }
    ///What a CPU player would do, and why.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    pub struct LudoSuggestion {
        ///How well it was played.
        pub level: SuggestionLevel,
        ///The very `move` that apply takes, chance left out.
        #[serde(rename = "move")]
        pub move_: LudoMove,
        ///What the move brings; absent for a roll or a draw, which hang on chance.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub value: ::std::option::Option<LudoSuggestionValue>,
        ///Why.
        pub why: SuggestionReason,
    }
    /**What a suggested move of a piece brings in Ludo. Fields may come; let unknown ones pass.

The `reason` beside it is `finishes`, `captures`, `leaves_the_yard` or `advances`.*/
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    pub struct LudoSuggestionValue {
        ///How many opponents' pieces it sends back to their yards.
        pub captured: u8,
        ///How many squares better than the others on the average the player then stands, as the level sees it; only from `strong`.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub estimate: ::std::option::Option<i32>,
        ///How many pieces it brings home, 0 or 1.
        pub finished: u8,
        ///How many pieces it takes out of the yard, 0 or 1.
        pub out: u8,
        ///How many squares the piece goes; 0 out of the yard.
        pub squares: u8,
    }
    ///How a game of Ludo stands.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    pub struct LudoTotals {
        /**How far the pieces of each seat have come together: in the yard 0, one more a square, 56 at the finish of
the cross.*/
        pub progress: ::std::vec::Vec<u32>,
        ///Pieces home of each seat.
        pub totals: ::std::vec::Vec<u32>,
    }
    ///Whose turn it is in Ludo, and what is asked of them.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    #[serde(tag = "phase", deny_unknown_fields)]
    pub enum LudoTurn {
        ///A player is to roll.
        #[serde(rename = "roll")]
        Roll {
            ///Who.
            seat: u8,
            ///Sixes rolled in a row this turn, 0 to 2.
            sixes: u8,
            ///Rolls used up under `three_rolls`, 0 to 2.
            tries: u8,
        },
        ///A player is to move a piece by the number rolled.
        #[serde(rename = "move")]
        Move {
            ///The number rolled, 1 to 6.
            die: u8,
            ///Who.
            seat: u8,
            ///Sixes rolled in a row this turn, this one included, 0 to 2.
            sixes: u8,
        },
        ///A player is to take a piece out without rolling, under `free_exit`.
        #[serde(rename = "exit")]
        Exit {
            ///Who.
            seat: u8,
        },
        ///The game is over.
        #[serde(rename = "over")]
        Over {},
    }
    ///The referee's verdict.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    #[serde(tag = "verdict")]
    pub enum LudoVerdict {
        ///The move is legal, and this came of it.
        #[serde(rename = "accepted")]
        Accepted {
            ///What happened, in order.
            events: ::std::vec::Vec<LudoEvent>,
            ///What may be done next.
            legal_moves: LudoMoveList,
            ///The move with its chance filled in: a list of these replays the game.
            #[serde(rename = "move")]
            move_: LudoMove,
            ///Winners and places, when the game is over.
            #[serde(skip_serializing_if = "::std::option::Option::is_none")]
            result: ::std::option::Option<GameResult>,
            ///What it scored.
            score: LudoScore,
            ///The next state.
            state: LudoState,
            ///The rules that could not be checked, because the state hides what they hang on.
            unverified: ::std::vec::Vec<Unverified>,
        },
        ///The move is illegal and changes nothing.
        #[serde(rename = "rejected")]
        Rejected {
            ///What would have been legal.
            legal_moves: LudoMoveList,
            ///Every rule that is broken and can be told independently.
            violations: ::std::vec::Vec<Violation>,
        },
    }
    ///How a turn of a game is written on one line.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    pub struct Notation {
        ///What it is for, in a few sentences.
        pub about: ::std::string::String,
        ///Turns and what they say.
        pub examples: ::std::vec::Vec<NotationExample>,
        ///Its grammar, in EBNF.
        pub grammar: ::std::string::String,
        ///What may be written for what.
        pub names: ::std::vec::Vec<NotationName>,
    }
    ///A turn as it is written.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    pub struct NotationExample {
        ///What it says.
        pub meaning: ::std::string::String,
        ///The turn.
        pub written: ::std::string::String,
    }
    ///What may be written for one thing.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    pub struct NotationName {
        ///Its name in states and moves.
        pub name: ::std::string::String,
        ///What it is: in Qwirkle `color` or `shape`.
        pub what: ::std::string::String,
        ///Every way to write it, the short form that the referee prints second; upper and lower case are alike.
        pub written: ::std::vec::Vec<::std::string::String>,
    }
    ///The value of an option, as the description of a game tells a default.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    #[serde(untagged)]
    pub enum OptionValue {
        Boolean(bool),
        Number(u32),
        Text(::std::string::String),
        List(::std::vec::Vec<u8>),
        Unknown(::serde_json::Value),
    }
    impl ::std::convert::From<bool> for OptionValue {
        fn from(value: bool) -> Self {
            Self::Boolean(value)
        }
    }
    impl ::std::convert::From<u32> for OptionValue {
        fn from(value: u32) -> Self {
            Self::Number(value)
        }
    }
    impl ::std::convert::From<::std::vec::Vec<u8>> for OptionValue {
        fn from(value: ::std::vec::Vec<u8>) -> Self {
            Self::List(value)
        }
    }
    impl ::std::convert::From<::serde_json::Value> for OptionValue {
        fn from(value: ::serde_json::Value) -> Self {
            Self::Unknown(value)
        }
    }
    ///One peg of one seat.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    pub struct PegReference {
        ///Its number, from 0.
        pub peg: u8,
        ///Whose peg.
        pub seat: u8,
    }
    ///A move to be judged.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    #[serde(deny_unknown_fields)]
    pub struct PegsAndJokersApplyRequest {
        ///`stated`: a move that leaves out its chance is rejected.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub chance: ::std::option::Option<ChanceMode>,
        ///How to list the moves that follow.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub legal_moves: ::std::option::Option<PegsAndJokersListShape>,
        ///The move.
        #[serde(rename = "move")]
        pub move_: PegsAndJokersMove,
        ///Who claims to move; the seat to move if left out.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub seat: ::std::option::Option<u8>,
        ///A seed makes the referee's chance reproducible.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub seed: ::std::option::Option<::std::string::String>,
        ///The state before the move.
        pub state: PegsAndJokersState,
        ///Whether to answer with what each seat and a spectator may see.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub views: ::std::option::Option<bool>,
    }
    ///A card of Pegs and Jokers, in order. Suits do nothing.
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Copy,
        Debug,
        Eq,
        Hash,
        Ord,
        PartialEq,
        PartialOrd
    )]
    pub enum PegsAndJokersCard {
        A,
        #[serde(rename = "2")]
        X2,
        #[serde(rename = "3")]
        X3,
        #[serde(rename = "4")]
        X4,
        #[serde(rename = "5")]
        X5,
        #[serde(rename = "6")]
        X6,
        #[serde(rename = "7")]
        X7,
        #[serde(rename = "8")]
        X8,
        #[serde(rename = "9")]
        X9,
        #[serde(rename = "10")]
        X10,
        J,
        Q,
        K,
        #[serde(rename = "joker")]
        Joker,
    }
    impl ::std::fmt::Display for PegsAndJokersCard {
        fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
            match *self {
                Self::A => f.write_str("A"),
                Self::X2 => f.write_str("2"),
                Self::X3 => f.write_str("3"),
                Self::X4 => f.write_str("4"),
                Self::X5 => f.write_str("5"),
                Self::X6 => f.write_str("6"),
                Self::X7 => f.write_str("7"),
                Self::X8 => f.write_str("8"),
                Self::X9 => f.write_str("9"),
                Self::X10 => f.write_str("10"),
                Self::J => f.write_str("J"),
                Self::Q => f.write_str("Q"),
                Self::K => f.write_str("K"),
                Self::Joker => f.write_str("joker"),
            }
        }
    }
    impl ::std::str::FromStr for PegsAndJokersCard {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            match value {
                "A" => Ok(Self::A),
                "2" => Ok(Self::X2),
                "3" => Ok(Self::X3),
                "4" => Ok(Self::X4),
                "5" => Ok(Self::X5),
                "6" => Ok(Self::X6),
                "7" => Ok(Self::X7),
                "8" => Ok(Self::X8),
                "9" => Ok(Self::X9),
                "10" => Ok(Self::X10),
                "J" => Ok(Self::J),
                "Q" => Ok(Self::Q),
                "K" => Ok(Self::K),
                "joker" => Ok(Self::Joker),
                _ => Err("invalid value".into()),
            }
        }
    }
    impl ::std::convert::TryFrom<&str> for PegsAndJokersCard {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String> for PegsAndJokersCard {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    ///Whether a state is possible, and how the game stands.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    pub struct PegsAndJokersCheckAnswer {
        ///Everything that makes it impossible.
        pub faults: ::std::vec::Vec<Fault>,
        ///What is left to draw; absent from an impossible state.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub left: ::std::option::Option<PegsAndJokersLeft>,
        ///Whether a game can come to this state.
        pub possible: bool,
        ///Winners and places, once the game is over.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub result: ::std::option::Option<GameResult>,
        ///The score as it stands; absent from an impossible state.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub score: ::std::option::Option<PegsAndJokersTotals>,
        ///Whose turn it is; absent from an impossible state.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub turn: ::std::option::Option<PegsAndJokersTurn>,
    }
    ///A state to be checked.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    #[serde(deny_unknown_fields)]
    pub struct PegsAndJokersCheckRequest {
        ///The state.
        pub state: PegsAndJokersState,
    }
    ///The colours of Pegs and Jokers. They are for show.
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Copy,
        Debug,
        Eq,
        Hash,
        Ord,
        PartialEq,
        PartialOrd
    )]
    pub enum PegsAndJokersColor {
        #[serde(rename = "red")]
        Red,
        #[serde(rename = "blue")]
        Blue,
        #[serde(rename = "green")]
        Green,
        #[serde(rename = "yellow")]
        Yellow,
        #[serde(rename = "orange")]
        Orange,
        #[serde(rename = "purple")]
        Purple,
        #[serde(rename = "black")]
        Black,
        #[serde(rename = "white")]
        White,
    }
    impl ::std::fmt::Display for PegsAndJokersColor {
        fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
            match *self {
                Self::Red => f.write_str("red"),
                Self::Blue => f.write_str("blue"),
                Self::Green => f.write_str("green"),
                Self::Yellow => f.write_str("yellow"),
                Self::Orange => f.write_str("orange"),
                Self::Purple => f.write_str("purple"),
                Self::Black => f.write_str("black"),
                Self::White => f.write_str("white"),
            }
        }
    }
    impl ::std::str::FromStr for PegsAndJokersColor {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            match value {
                "red" => Ok(Self::Red),
                "blue" => Ok(Self::Blue),
                "green" => Ok(Self::Green),
                "yellow" => Ok(Self::Yellow),
                "orange" => Ok(Self::Orange),
                "purple" => Ok(Self::Purple),
                "black" => Ok(Self::Black),
                "white" => Ok(Self::White),
                _ => Err("invalid value".into()),
            }
        }
    }
    impl ::std::convert::TryFrom<&str> for PegsAndJokersColor {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String> for PegsAndJokersColor {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    ///Where the hands of a new game of Pegs and Jokers come from.
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Copy,
        Debug,
        Eq,
        Hash,
        Ord,
        PartialEq,
        PartialOrd
    )]
    pub enum PegsAndJokersDeal {
        #[serde(rename = "referee")]
        Referee,
        #[serde(rename = "stated")]
        Stated,
    }
    impl ::std::fmt::Display for PegsAndJokersDeal {
        fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
            match *self {
                Self::Referee => f.write_str("referee"),
                Self::Stated => f.write_str("stated"),
            }
        }
    }
    impl ::std::str::FromStr for PegsAndJokersDeal {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            match value {
                "referee" => Ok(Self::Referee),
                "stated" => Ok(Self::Stated),
                _ => Err("invalid value".into()),
            }
        }
    }
    impl ::std::convert::TryFrom<&str> for PegsAndJokersDeal {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String> for PegsAndJokersDeal {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    ///Something that happened in a game of Pegs and Jokers. New kinds and fields may come; let unknown ones pass.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    #[serde(untagged)]
    pub enum PegsAndJokersEvent {
        Known(PegsAndJokersEventKnown),
        Unknown(::serde_json::Map<::std::string::String, ::serde_json::Value>),
    }
    impl ::std::convert::From<PegsAndJokersEventKnown> for PegsAndJokersEvent {
        fn from(value: PegsAndJokersEventKnown) -> Self {
            Self::Known(value)
        }
    }
    impl ::std::convert::From<
        ::serde_json::Map<::std::string::String, ::serde_json::Value>,
    > for PegsAndJokersEvent {
        fn from(
            value: ::serde_json::Map<::std::string::String, ::serde_json::Value>,
        ) -> Self {
            Self::Unknown(value)
        }
    }
    ///Something that happened in a game of Pegs and Jokers. New kinds and fields may come; let unknown ones pass.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    #[serde(tag = "type")]
    pub enum PegsAndJokersEventKnown {
        ///Cards were drawn from the pile.
        #[serde(rename = "drawn")]
        Drawn {
            ///Which, where they are known.
            #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
            cards: ::std::vec::Vec<PegsAndJokersCard>,
            ///How many.
            count: u32,
            ///By whom.
            seat: u8,
        },
        ///The pile was empty, and all discards became the new pile.
        #[serde(rename = "reshuffled")]
        Reshuffled {
            ///How many cards.
            count: u32,
        },
        ///A card was played.
        #[serde(rename = "played")]
        Played {
            ///Which.
            card: PegsAndJokersCard,
            ///By whom.
            seat: u8,
        },
        ///A card was discarded for another.
        #[serde(rename = "exchanged")]
        Exchanged {
            ///Which.
            card: PegsAndJokersCard,
            ///By whom.
            seat: u8,
        },
        ///A peg moved by the card played.
        #[serde(rename = "moved")]
        Moved {
            ///Where it was.
            from: PegsAndJokersPeg,
            ///Its number.
            peg: u8,
            ///Whose.
            seat: u8,
            ///Where it is.
            to: PegsAndJokersPeg,
        },
        ///A peg was sent to its start, or a teammate's to its in-spot.
        #[serde(rename = "bumped")]
        Bumped {
            ///Why. One of `landed_on`, `chain`, or a word that came later.
            because: ::std::string::String,
            ///Where it was.
            from: PegsAndJokersPeg,
            ///Its number.
            peg: u8,
            ///Whose.
            seat: u8,
            ///Where it is.
            to: PegsAndJokersPeg,
        },
        ///A player who has all five pegs home plays those of a teammate; told each time, before they move.
        #[serde(rename = "helps")]
        Helps {
            ///Whose pegs.
            of: u8,
            ///Who.
            seat: u8,
        },
        ///The turn came to a player, or goes on after a draw.
        #[serde(rename = "turn")]
        Turn {
            ///What is asked. One of `draw`, `play`, or a word that came later.
            phase: ::std::string::String,
            ///To whom.
            seat: u8,
        },
        ///The game ended.
        #[serde(rename = "over")]
        Over {
            ///Why.
            reason: ::std::string::String,
        },
        ///A hand was dealt.
        #[serde(rename = "dealt")]
        Dealt {
            ///Which, where they are known.
            #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
            cards: ::std::vec::Vec<PegsAndJokersCard>,
            ///How many cards.
            count: u32,
            ///To whom.
            seat: u8,
        },
        ///The referee drew the dealer, and with it who starts.
        #[serde(rename = "starter_drawn")]
        StarterDrawn {
            ///Who starts: the seat to the left of the dealer.
            seat: u8,
        },
    }
    ///The board of one number of players. New fields may come; let unknown ones pass.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    pub struct PegsAndJokersGeometry {
        ///How many home holes a player has; 1 is next to the in-spot.
        pub home_holes: u8,
        ///The number of players.
        pub players: u8,
        ///How many holes the ring has; they are numbered clockwise from 0.
        pub ring_size: u8,
        ///The sides, by seat.
        pub sides: ::std::vec::Vec<PegsAndJokersSide>,
    }
    ///A hand of Pegs and Jokers: known, or known by its size alone.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    #[serde(tag = "kind", deny_unknown_fields)]
    pub enum PegsAndJokersHand {
        ///Its cards are known.
        #[serde(rename = "open")]
        Open {
            ///The cards, equal ones as often as they are held.
            cards: ::std::vec::Vec<PegsAndJokersCard>,
        },
        ///Only its size is known.
        #[serde(rename = "hidden")]
        Hidden {
            ///How many cards it holds.
            size: u8,
        },
    }
    ///What a picture of Pegs and Jokers lights up beside the position. What the board does not have is left out.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, Default, PartialEq)]
    #[serde(deny_unknown_fields)]
    pub struct PegsAndJokersHighlight {
        ///The events of the move that led to the state, as its verdict told them: where pegs went, and which were bumped.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub events: ::std::option::Option<::std::vec::Vec<PegsAndJokersEvent>>,
        ///Holes of the ring to be pointed out, such as that of a violation.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub holes: ::std::option::Option<::std::vec::Vec<u8>>,
        ///Pegs to be pointed out, such as those of a violation.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub pegs: ::std::option::Option<::std::vec::Vec<PegsAndJokersPegOfSeat>>,
        /**Whether to mark the pegs and cards that may be played, and where pegs would land. Of a hidden hand there are
none.*/
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub targets: ::std::option::Option<bool>,
    }
    ///Whether a peg that passes its in-spot must turn into home.
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Copy,
        Debug,
        Eq,
        Hash,
        Ord,
        PartialEq,
        PartialOrd
    )]
    pub enum PegsAndJokersHomeEntry {
        #[serde(rename = "optional")]
        Optional,
        #[serde(rename = "forced")]
        Forced,
    }
    impl ::std::fmt::Display for PegsAndJokersHomeEntry {
        fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
            match *self {
                Self::Optional => f.write_str("optional"),
                Self::Forced => f.write_str("forced"),
            }
        }
    }
    impl ::std::str::FromStr for PegsAndJokersHomeEntry {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            match value {
                "optional" => Ok(Self::Optional),
                "forced" => Ok(Self::Forced),
                _ => Err("invalid value".into()),
            }
        }
    }
    impl ::std::convert::TryFrom<&str> for PegsAndJokersHomeEntry {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String> for PegsAndJokersHomeEntry {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    ///What is left to draw in Pegs and Jokers.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    pub struct PegsAndJokersLeft {
        ///Cards in the draw pile.
        pub pile: u32,
    }
    ///Which moves are legal?
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    #[serde(deny_unknown_fields)]
    pub struct PegsAndJokersLegalMovesRequest {
        ///The `next` of the page before.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub cursor: ::std::option::Option<::std::string::String>,
        ///How many moves to list; 0 for their number alone, 100 if left out.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub limit: ::std::option::Option<u16>,
        ///In which order.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub order: ::std::option::Option<PegsAndJokersOrder>,
        ///Whether to tell beside each move what it would bring.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub outcomes: ::std::option::Option<bool>,
        ///Whose moves; a seat that is not to move has none.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub seat: ::std::option::Option<u8>,
        ///The state.
        pub state: PegsAndJokersState,
    }
    ///How to list the moves that follow.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, Default, PartialEq)]
    #[serde(deny_unknown_fields)]
    pub struct PegsAndJokersListShape {
        ///How many moves to list; 0 for their number alone, 100 if left out.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub limit: ::std::option::Option<u16>,
        ///In which order.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub order: ::std::option::Option<PegsAndJokersOrder>,
        ///Whether to tell beside each move what it would bring.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub outcomes: ::std::option::Option<bool>,
    }
    ///A move of Pegs and Jokers.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    #[serde(tag = "type", deny_unknown_fields)]
    pub enum PegsAndJokersMove {
        ///Draw up to six cards.
        #[serde(rename = "draw")]
        Draw {
            ///What was drawn: one card. Left out, the referee draws for an open hand, if all hands are open.
            #[serde(skip_serializing_if = "::std::option::Option::is_none")]
            drawn: ::std::option::Option<::std::vec::Vec<PegsAndJokersCard>>,
        },
        ///Play a card and move by it.
        #[serde(rename = "play")]
        Play {
            ///The card.
            card: PegsAndJokersCard,
            /**Which pegs move where: one, or with a 7 two, in order. The pegs are the player's own, or those of the
teammate that a player who has all five home helps.*/
            steps: ::std::vec::Vec<PegsAndJokersStep>,
        },
        ///Discard a card and draw another: only where no card but a joker can move.
        #[serde(rename = "exchange")]
        Exchange {
            ///The card discarded.
            card: PegsAndJokersCard,
            ///What was drawn: one card. Left out, the referee draws for an open hand, if all hands are open.
            #[serde(skip_serializing_if = "::std::option::Option::is_none")]
            drawn: ::std::option::Option<::std::vec::Vec<PegsAndJokersCard>>,
        },
    }
    ///A page of the list of legal moves. Each is the very `move` that apply takes.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    pub struct PegsAndJokersMoveList {
        ///Whether every legal move is listed: a hidden hand's may not be.
        pub complete: bool,
        ///The moves of this page, chance left out.
        pub moves: ::std::vec::Vec<PegsAndJokersMove>,
        ///The cursor of the next page.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub next: ::std::option::Option<::std::string::String>,
        ///What each move would bring, in the order of `moves`; if asked for.
        #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
        pub outcomes: ::std::vec::Vec<PegsAndJokersOutcome>,
        ///Whose pegs the moves name, in a game in which a player may move those of another seat.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub pegs_of: ::std::option::Option<u8>,
        ///Whose moves; absent when the game is over.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub seat: ::std::option::Option<u8>,
        ///How many moves there are on all pages.
        pub total: u32,
    }
    ///Always `pegs-and-jokers`.
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Copy,
        Debug,
        Eq,
        Hash,
        Ord,
        PartialEq,
        PartialOrd
    )]
    pub enum PegsAndJokersName {
        #[serde(rename = "pegs-and-jokers")]
        PegsAndJokers,
    }
    impl ::std::fmt::Display for PegsAndJokersName {
        fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
            match *self {
                Self::PegsAndJokers => f.write_str("pegs-and-jokers"),
            }
        }
    }
    impl ::std::str::FromStr for PegsAndJokersName {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            match value {
                "pegs-and-jokers" => Ok(Self::PegsAndJokers),
                _ => Err("invalid value".into()),
            }
        }
    }
    impl ::std::convert::TryFrom<&str> for PegsAndJokersName {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String> for PegsAndJokersName {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    ///A game that has begun.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    pub struct PegsAndJokersNewAnswer {
        ///What happened, in order.
        pub events: ::std::vec::Vec<PegsAndJokersEvent>,
        ///What is left to draw.
        pub left: PegsAndJokersLeft,
        ///What may be done first.
        pub legal_moves: PegsAndJokersMoveList,
        ///The first state.
        pub state: PegsAndJokersState,
    }
    ///A new game. Options left out take their defaults; the state shows all of them.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    #[serde(deny_unknown_fields)]
    pub struct PegsAndJokersNewRequest {
        ///`stated`: nothing may be left to the referee's chance.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub chance: ::std::option::Option<ChanceMode>,
        ///Where the hands come from; the referee if left out.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub deal: ::std::option::Option<PegsAndJokersDeal>,
        ///Who deals. Left out, the dealer is drawn; the player to the dealer's left begins.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub dealer: ::std::option::Option<u8>,
        ///How to list the moves that follow.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub legal_moves: ::std::option::Option<PegsAndJokersListShape>,
        ///The options that differ from their defaults.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub options: ::std::option::Option<PegsAndJokersSetupOptions>,
        ///The players by seat, clockwise.
        pub players: ::std::vec::Vec<PegsAndJokersSetupPlayer>,
        ///The version of the rules; 1 if left out.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub rules: ::std::option::Option<u32>,
        ///A seed makes the referee's chance reproducible.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub seed: ::std::option::Option<::std::string::String>,
    }
    ///The options of a game of Pegs and Jokers, in full.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    #[serde(deny_unknown_fields)]
    pub struct PegsAndJokersOptions {
        ///Whether turning into home is the player's choice (optional) or must be done where it fits (forced).
        pub home_entry: PegsAndJokersHomeEntry,
        ///Whether a joker may take a peg out of home.
        pub joker_from_home: bool,
        ///Whether two pegs that share a 7 move seven holes together (exact) or two to seven (up_to).
        pub seven_split: PegsAndJokersSevenSplit,
    }
    ///The orders of the list of moves.
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Copy,
        Debug,
        Eq,
        Hash,
        Ord,
        PartialEq,
        PartialOrd
    )]
    pub enum PegsAndJokersOrder {
        #[serde(rename = "position")]
        Position,
    }
    impl ::std::fmt::Display for PegsAndJokersOrder {
        fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
            match *self {
                Self::Position => f.write_str("position"),
            }
        }
    }
    impl ::std::str::FromStr for PegsAndJokersOrder {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            match value {
                "position" => Ok(Self::Position),
                _ => Err("invalid value".into()),
            }
        }
    }
    impl ::std::convert::TryFrom<&str> for PegsAndJokersOrder {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String> for PegsAndJokersOrder {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    ///What a listed move would bring before chance speaks.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    pub struct PegsAndJokersOutcome {
        ///What would happen for certain, in order.
        pub events: ::std::vec::Vec<PegsAndJokersEvent>,
        ///What it would score; absent where that hangs on chance.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub gained: ::std::option::Option<i32>,
    }
    ///Where a peg of Pegs and Jokers is.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    #[serde(tag = "at", deny_unknown_fields)]
    pub enum PegsAndJokersPeg {
        ///In the start area, where all pegs begin.
        #[serde(rename = "start")]
        Start {},
        ///On the ring.
        #[serde(rename = "track")]
        Track {
            ///The hole, numbered clockwise round the whole ring; 18 for each player.
            hole: u8,
        },
        ///In a home hole, which belongs to its colour alone.
        #[serde(rename = "home")]
        Home {
            ///The hole; 1 is next to the in-spot.
            hole: u8,
        },
    }
    ///A peg of Pegs and Jokers to be pointed out.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    #[serde(deny_unknown_fields)]
    pub struct PegsAndJokersPegOfSeat {
        ///Its number, from 0.
        pub peg: u8,
        ///Whose.
        pub seat: u8,
    }
    ///A player of Pegs and Jokers.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    #[serde(deny_unknown_fields)]
    pub struct PegsAndJokersPlayer {
        ///The colour of the pegs, for show; no two players have the same.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub color: ::std::option::Option<PegsAndJokersColor>,
        ///The cards held.
        pub hand: PegsAndJokersHand,
        ///The name, given back as it came.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub name: ::std::option::Option<::std::string::String>,
        ///The five pegs, numbered from 0.
        pub pegs: [PegsAndJokersPeg; 5usize],
    }
    ///A player of a rematch of Pegs and Jokers; name and colour stay.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, Default, PartialEq)]
    #[serde(deny_unknown_fields)]
    pub struct PegsAndJokersRematchPlayer {
        ///The hand, for a stated deal: five cards. Left out, it is hidden.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub cards: ::std::option::Option<::std::vec::Vec<PegsAndJokersCard>>,
    }
    ///The same players, again.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    #[serde(deny_unknown_fields)]
    pub struct PegsAndJokersRematchRequest {
        ///`stated`: nothing may be left to the referee's chance.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub chance: ::std::option::Option<ChanceMode>,
        ///Where the hands come from; the referee if left out.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub deal: ::std::option::Option<PegsAndJokersDeal>,
        ///Who deals. Left out, the player to the left of the last dealer.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub dealer: ::std::option::Option<u8>,
        ///How to list the moves that follow.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub legal_moves: ::std::option::Option<PegsAndJokersListShape>,
        ///Hands by seat, as many as there are players.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub players: ::std::option::Option<::std::vec::Vec<PegsAndJokersRematchPlayer>>,
        ///A seed makes the referee's chance reproducible.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub seed: ::std::option::Option<::std::string::String>,
        ///The finished game.
        pub state: PegsAndJokersState,
    }
    ///A position to be drawn.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    #[serde(deny_unknown_fields)]
    pub struct PegsAndJokersRenderRequest {
        ///What is lit up beside the position.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub highlight: ::std::option::Option<PegsAndJokersHighlight>,
        /**Who looks at it: the hands of others are drawn face down, and the seat's own side of the board is at
the bottom. Somebody who does not sit at the table sees no hand. Left out, every hand is drawn as the
state holds it.*/
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub seat: ::std::option::Option<u8>,
        ///The state.
        pub state: PegsAndJokersState,
        ///The colours; `auto` if left out.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub theme: ::std::option::Option<PictureTheme>,
    }
    ///A game as far as it could be replayed.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    pub struct PegsAndJokersReplayAnswer {
        ///The index of the first step that was rejected or whose claims differ; absent if there is none.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub first_difference: ::std::option::Option<u32>,
        ///What is left to draw.
        pub left: PegsAndJokersLeft,
        ///Whether every move was accepted and every claim right.
        pub ok: bool,
        ///Winners and places, when the game is over.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub result: ::std::option::Option<GameResult>,
        ///The state after the last legal move.
        pub state: PegsAndJokersState,
        ///One step a move, in order; an illegal move is the last.
        pub steps: ::std::vec::Vec<PegsAndJokersReplayVerdict>,
    }
    ///One move of a game as it was written down.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    #[serde(deny_unknown_fields)]
    pub struct PegsAndJokersReplayMove {
        ///What was written down of the score, to be compared.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub claimed: ::std::option::Option<ClaimedScore>,
        ///The move with its chance: one that leaves it out is rejected. With hidden hands a draw need not be stated.
        #[serde(rename = "move")]
        pub move_: PegsAndJokersMove,
        ///Who claims to move; the seat to move if left out.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub seat: ::std::option::Option<u8>,
    }
    ///A game to be replayed: from a state or a set-up, exactly one of the two.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    #[serde(deny_unknown_fields)]
    pub struct PegsAndJokersReplayRequest {
        ///The moves in order, at most 10,000.
        pub moves: ::std::vec::Vec<PegsAndJokersReplayMove>,
        /**The new game, if the replay goes from the beginning. What it leaves to chance is drawn as `new` draws it
with the same `seed`; without a seed it is refused.*/
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub setup: ::std::option::Option<PegsAndJokersReplaySetup>,
        ///The state before the first move, if the replay goes from a state.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub state: ::std::option::Option<PegsAndJokersState>,
    }
    ///A new game from which a replay begins: what `new` takes, but for the list of moves.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    #[serde(deny_unknown_fields)]
    pub struct PegsAndJokersReplaySetup {
        ///`stated`: nothing may be left to the referee's chance, not even with a seed. Without a seed nothing is left to it anyway.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub chance: ::std::option::Option<ChanceMode>,
        ///Where the hands come from; the referee if left out.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub deal: ::std::option::Option<PegsAndJokersDeal>,
        ///Who deals. Left out, the dealer is drawn; the player to the dealer's left begins.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub dealer: ::std::option::Option<u8>,
        ///The options that differ from their defaults.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub options: ::std::option::Option<PegsAndJokersSetupOptions>,
        ///The players by seat, clockwise.
        pub players: ::std::vec::Vec<PegsAndJokersSetupPlayer>,
        ///The version of the rules; 1 if left out.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub rules: ::std::option::Option<u32>,
        ///A seed makes the referee's chance reproducible.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub seed: ::std::option::Option<::std::string::String>,
    }
    ///The referee's verdict on one move of a replay.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    #[serde(tag = "verdict")]
    pub enum PegsAndJokersReplayVerdict {
        ///The move is legal.
        #[serde(rename = "accepted")]
        Accepted {
            ///What was claimed of the score.
            #[serde(skip_serializing_if = "::std::option::Option::is_none")]
            claimed: ::std::option::Option<ClaimedScore>,
            ///What of the claim is wrong; absent if nothing is.
            #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
            differs: ::std::vec::Vec<::std::string::String>,
            ///What it scored, as the score of apply tells it.
            gained: i32,
            ///The move.
            #[serde(rename = "move")]
            move_: PegsAndJokersMove,
            ///The total of each seat after it.
            totals: ::std::vec::Vec<u32>,
            /**The rules that could not be checked, because the state hides what they hang on; absent if there are
none.*/
            #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
            unverified: ::std::vec::Vec<Unverified>,
        },
        ///The move is illegal and ends the replay.
        #[serde(rename = "rejected")]
        Rejected {
            ///What was claimed of the score. An illegal move has none to compare it with.
            #[serde(skip_serializing_if = "::std::option::Option::is_none")]
            claimed: ::std::option::Option<ClaimedScore>,
            ///The move.
            #[serde(rename = "move")]
            move_: PegsAndJokersMove,
            ///The total of each seat before it.
            totals: ::std::vec::Vec<u32>,
            ///Every rule that is broken and can be told independently.
            violations: ::std::vec::Vec<Violation>,
        },
    }
    ///What a move of Pegs and Jokers scored.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    pub struct PegsAndJokersScore {
        ///The change in the number of pegs that the mover's team has home; below 0 where a joker takes one out.
        pub gained: i32,
        ///Pegs home of each seat.
        pub totals: ::std::vec::Vec<u32>,
    }
    ///The options of a new game of Pegs and Jokers; those left out take their defaults.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, Default, PartialEq)]
    #[serde(deny_unknown_fields)]
    pub struct PegsAndJokersSetupOptions {
        ///Whether turning into home is the player's choice (optional) or must be done where it fits (forced).
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub home_entry: ::std::option::Option<PegsAndJokersHomeEntry>,
        ///Whether a joker may take a peg out of home.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub joker_from_home: ::std::option::Option<bool>,
        ///Whether two pegs that share a 7 move seven holes together (exact) or two to seven (up_to).
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub seven_split: ::std::option::Option<PegsAndJokersSevenSplit>,
    }
    ///A player of a new game of Pegs and Jokers.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, Default, PartialEq)]
    #[serde(deny_unknown_fields)]
    pub struct PegsAndJokersSetupPlayer {
        ///The hand, for a stated deal: five cards. Left out, it is hidden.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub cards: ::std::option::Option<::std::vec::Vec<PegsAndJokersCard>>,
        ///The colour of the pegs, for show; no two players have the same.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub color: ::std::option::Option<PegsAndJokersColor>,
        ///The name, given back as it came.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub name: ::std::option::Option<::std::string::String>,
    }
    ///How many holes a 7 moves that is split between two pegs.
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Copy,
        Debug,
        Eq,
        Hash,
        Ord,
        PartialEq,
        PartialOrd
    )]
    pub enum PegsAndJokersSevenSplit {
        #[serde(rename = "exact")]
        Exact,
        #[serde(rename = "up_to")]
        UpTo,
    }
    impl ::std::fmt::Display for PegsAndJokersSevenSplit {
        fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
            match *self {
                Self::Exact => f.write_str("exact"),
                Self::UpTo => f.write_str("up_to"),
            }
        }
    }
    impl ::std::str::FromStr for PegsAndJokersSevenSplit {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            match value {
                "exact" => Ok(Self::Exact),
                "up_to" => Ok(Self::UpTo),
                _ => Err("invalid value".into()),
            }
        }
    }
    impl ::std::convert::TryFrom<&str> for PegsAndJokersSevenSplit {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String> for PegsAndJokersSevenSplit {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    ///One player's side of a board of Pegs and Jokers: 18 holes of the ring.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    pub struct PegsAndJokersSide {
        ///The hole on which pegs come out.
        pub come_out: u8,
        ///The first hole of the side.
        pub corner: u8,
        ///The hole from which pegs turn into home.
        pub in_spot: u8,
        ///Whose side it is.
        pub seat: u8,
    }
    ///A position of Pegs and Jokers. What is neither in a hand nor discarded is in the draw pile.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    #[serde(deny_unknown_fields)]
    pub struct PegsAndJokersState {
        ///Who dealt.
        pub dealer: u8,
        ///The cards discarded, the last at the end.
        pub discard: ::std::vec::Vec<PegsAndJokersCard>,
        ///The game.
        pub game: PegsAndJokersName,
        ///The options, in full.
        pub options: PegsAndJokersOptions,
        ///The players by seat, clockwise.
        pub players: ::std::vec::Vec<PegsAndJokersPlayer>,
        ///How many moves have been accepted.
        pub ply: u32,
        ///The version of the rules, 1.
        pub rules: u32,
        ///Whose turn it is.
        pub turn: PegsAndJokersTurn,
    }
    ///A peg of Pegs and Jokers and where it goes.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    #[serde(deny_unknown_fields)]
    pub struct PegsAndJokersStep {
        ///Its number, from 0.
        pub peg: u8,
        ///Where it goes.
        pub to: PegsAndJokersPeg,
    }
    ///What would a CPU player do?
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    #[serde(deny_unknown_fields)]
    pub struct PegsAndJokersSuggestRequest {
        ///How well it plays; `greedy` if left out.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub level: ::std::option::Option<SuggestionLevel>,
        /**The seed of what the level leaves to chance. Left out, `random` differs from call to call; the other
levels then use the seed `mwamuzi` and always answer the same.*/
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub seed: ::std::option::Option<::std::string::String>,
        ///The state; the view of the seat to move is enough.
        pub state: PegsAndJokersState,
    }
    ///What a CPU player would do, and why.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    pub struct PegsAndJokersSuggestion {
        ///How well it was played.
        pub level: SuggestionLevel,
        ///The very `move` that apply takes, chance left out.
        #[serde(rename = "move")]
        pub move_: PegsAndJokersMove,
        ///What the move brings; absent for a roll or a draw, which hang on chance.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub value: ::std::option::Option<PegsAndJokersSuggestionValue>,
        ///Why.
        pub why: SuggestionReason,
    }
    /**What a suggested move brings in Pegs and Jokers. Fields may come; let unknown ones pass.

The `reason` beside it is `comes_home`, `bumps`, `comes_out`, `advances`, `least_harm` or `exchanges`.*/
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    pub struct PegsAndJokersSuggestionValue {
        ///How many opponents' pegs it sends to their starts.
        pub bumped: u8,
        ///How many holes it is worth to the team, as the level sees it: what danger it brings and what the card would have been good for weighed in; only from `strong`.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub estimate: ::std::option::Option<i32>,
        ///The change in the number of pegs that the mover's team has home; below 0 where a joker takes one out.
        pub home: i32,
        /**How many holes the mover's team gains: a peg in start has come 0 holes, one on the track as many as it has
gone of a round that ends at its in-spot, one in home a whole round and its home hole.*/
        pub progress: i32,
    }
    ///How a game of Pegs and Jokers stands.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    pub struct PegsAndJokersTotals {
        ///Pegs home of each seat.
        pub totals: ::std::vec::Vec<u32>,
    }
    ///Whose turn it is in Pegs and Jokers, and what is asked of them.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    #[serde(tag = "phase", deny_unknown_fields)]
    pub enum PegsAndJokersTurn {
        ///A player with five cards is to draw.
        #[serde(rename = "draw")]
        Draw {
            ///Who.
            seat: u8,
        },
        ///A player with six cards is to play one or exchange one.
        #[serde(rename = "play")]
        Play {
            ///Who.
            seat: u8,
        },
        ///The game is over.
        #[serde(rename = "over")]
        Over {},
    }
    ///The referee's verdict.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    #[serde(tag = "verdict")]
    pub enum PegsAndJokersVerdict {
        ///The move is legal, and this came of it.
        #[serde(rename = "accepted")]
        Accepted {
            ///What happened, in order.
            events: ::std::vec::Vec<PegsAndJokersEvent>,
            ///What is left to draw.
            left: PegsAndJokersLeft,
            ///What may be done next.
            legal_moves: PegsAndJokersMoveList,
            ///The move with its chance filled in: a list of these replays the game.
            #[serde(rename = "move")]
            move_: PegsAndJokersMove,
            ///Winners and places, when the game is over.
            #[serde(skip_serializing_if = "::std::option::Option::is_none")]
            result: ::std::option::Option<GameResult>,
            ///What it scored.
            score: PegsAndJokersScore,
            ///The next state.
            state: PegsAndJokersState,
            ///The rules that could not be checked, because the state hides what they hang on.
            unverified: ::std::vec::Vec<Unverified>,
            ///What each seat and, without a seat, a spectator may see; if asked for.
            #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
            views: ::std::vec::Vec<PegsAndJokersView>,
        },
        ///The move is illegal and changes nothing.
        #[serde(rename = "rejected")]
        Rejected {
            ///What would have been legal.
            legal_moves: PegsAndJokersMoveList,
            ///Every rule that is broken and can be told independently.
            violations: ::std::vec::Vec<Violation>,
        },
    }
    ///A move as one seat may see it, ready to be sent there.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    pub struct PegsAndJokersView {
        ///What happened, in order.
        pub events: ::std::vec::Vec<PegsAndJokersEvent>,
        ///The move.
        #[serde(rename = "move")]
        pub move_: PegsAndJokersMove,
        ///Whose view; absent for a spectator's.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub seat: ::std::option::Option<u8>,
        ///The next state.
        pub state: PegsAndJokersState,
    }
    ///What the seat may see.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    pub struct PegsAndJokersViewAnswer {
        ///What happened in it, if events were sent.
        #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
        pub events: ::std::vec::Vec<PegsAndJokersEvent>,
        ///What is left to draw.
        pub left: PegsAndJokersLeft,
        ///The move, if one was sent.
        #[serde(rename = "move", skip_serializing_if = "::std::option::Option::is_none")]
        pub move_: ::std::option::Option<PegsAndJokersMove>,
        ///The state.
        pub state: PegsAndJokersState,
    }
    ///A state, and the move and events that led to it, to be seen as one seat may see them.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    #[serde(deny_unknown_fields)]
    pub struct PegsAndJokersViewRequest {
        ///What happened in that move.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub events: ::std::option::Option<::std::vec::Vec<PegsAndJokersEvent>>,
        /**The move that led to the state. Whose it was is read from the events; without them it is taken to be
that of the seat before the one to move where the game passes the turn with every move. Where that
does not tell, what was drawn is hidden from every seat: send the events.*/
        #[serde(rename = "move", skip_serializing_if = "::std::option::Option::is_none")]
        pub move_: ::std::option::Option<PegsAndJokersMove>,
        ///Whose view; a spectator's if left out.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub seat: ::std::option::Option<u8>,
        ///The state.
        pub state: PegsAndJokersState,
    }
    ///The colours of a picture.
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Copy,
        Debug,
        Eq,
        Hash,
        Ord,
        PartialEq,
        PartialOrd
    )]
    pub enum PictureTheme {
        #[serde(rename = "auto")]
        Auto,
        #[serde(rename = "light")]
        Light,
        #[serde(rename = "dark")]
        Dark,
    }
    impl ::std::fmt::Display for PictureTheme {
        fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
            match *self {
                Self::Auto => f.write_str("auto"),
                Self::Light => f.write_str("light"),
                Self::Dark => f.write_str("dark"),
            }
        }
    }
    impl ::std::str::FromStr for PictureTheme {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            match value {
                "auto" => Ok(Self::Auto),
                "light" => Ok(Self::Light),
                "dark" => Ok(Self::Dark),
                _ => Err("invalid value".into()),
            }
        }
    }
    impl ::std::convert::TryFrom<&str> for PictureTheme {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String> for PictureTheme {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    ///One piece of one seat.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    pub struct PieceReference {
        ///Its number, from 0.
        pub piece: u8,
        ///Whose piece.
        pub seat: u8,
    }
    ///A problem document (RFC 9457): why a request could not be judged.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    pub struct Problem {
        ///A stable word for the kind of problem.
        pub code: ::std::string::String,
        ///What is wrong this time.
        pub detail: ::std::string::String,
        ///Everything that is wrong, not only the first (at most 100).
        pub errors: ::std::vec::Vec<ProblemError>,
        ///The id of the request, as in the header x-request-id.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub request_id: ::std::option::Option<::std::string::String>,
        ///The HTTP status.
        pub status: u16,
        ///The same for every problem of this code.
        pub title: ::std::string::String,
        ///A page that explains this kind of problem.
        #[serde(rename = "type")]
        pub type_: ::std::string::String,
    }
    ///One thing that is wrong with a request.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    pub struct ProblemError {
        ///A stable word for the kind of error.
        pub code: ::std::string::String,
        ///What is wrong, for a person.
        pub detail: ::std::string::String,
        /**Where: a JSON Pointer from the request's root, empty for the root itself. What is missing is named by the
place where it should stand.*/
        pub pointer: ::std::string::String,
        ///The rule that is broken, where it is a matter of rules.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub rule: ::std::option::Option<::std::string::String>,
    }
    ///A move to be judged.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    #[serde(deny_unknown_fields)]
    pub struct QwirkleApplyRequest {
        ///`stated`: a move that leaves out its chance is rejected.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub chance: ::std::option::Option<ChanceMode>,
        ///How to list the moves that follow.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub legal_moves: ::std::option::Option<QwirkleListShape>,
        ///The move.
        #[serde(rename = "move")]
        pub move_: QwirkleMove,
        ///Who claims to move; the seat to move if left out.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub seat: ::std::option::Option<u8>,
        ///A seed makes the referee's chance reproducible.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub seed: ::std::option::Option<::std::string::String>,
        ///The state before the move.
        pub state: QwirkleState,
        ///Whether to answer with what each seat and a spectator may see.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub views: ::std::option::Option<bool>,
    }
    ///The audit of a score sheet.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    pub struct QwirkleAudit {
        ///Whether the game has ended: played out, stuck, or nothing fits any more. Absent where it cannot be told.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub finished: ::std::option::Option<bool>,
        ///The first turn that is wrong or illegal, counted from 0.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub first_wrong: ::std::option::Option<u32>,
        ///Whether every turn is right, and the totals and winners on the sheet too.
        pub ok: bool,
        ///The players by seat, with their names as the sheet has them.
        pub players: ::std::vec::Vec<QwirkleTallyPlayer>,
        ///The right final points of each seat.
        pub totals: ::std::vec::Vec<u32>,
        ///Whether the final points on the sheet are the right ones, where it has them.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub totals_stand: ::std::option::Option<bool>,
        ///Turn by turn, as many as the sheet has.
        pub turns: ::std::vec::Vec<QwirkleAuditTurn>,
        ///The seats with the most of these.
        pub winners: ::std::vec::Vec<u8>,
        ///Whether the winners on the sheet are the right ones, where it names them.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub winners_stand: ::std::option::Option<bool>,
        /**The seats whose final points on the sheet neither follow from the points and running totals on it, right or
wrong as those are, nor are right.*/
        #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
        pub wrong_totals: ::std::vec::Vec<u8>,
    }
    ///What an audit finds out about a turn.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    pub struct QwirkleAuditTurn {
        ///The points that the sheet has for it.
        pub claimed: u32,
        ///The 6 for the last tile, where they are due.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub end_bonus: ::std::option::Option<u32>,
        ///The lines that make the right points, a Qwirkle's 6 included.
        #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
        pub lines: ::std::vec::Vec<QwirkleLine>,
        /**The right points, the end bonus included. Absent where they cannot be told: the tiles are not written
down, some that lay there before are not, or two tiles are written on one cell.*/
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub right: ::std::option::Option<u32>,
        ///Whose turn.
        pub seat: u8,
        ///What explains the numbers that are wrong.
        #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
        pub slips: ::std::vec::Vec<::std::string::String>,
        ///The right points of each seat after the turn; claimed points count where nothing better is known.
        pub totals: ::std::vec::Vec<u32>,
        /**True where the right points cannot be told and those claimed are possible but above 36, which hardly ever
happens.*/
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub unusual: ::std::option::Option<bool>,
        ///What it is found to be. One of `right`, `wrong`, `illegal`, or a word that came later.
        pub verdict: ::std::string::String,
        /**Every rule that the turn breaks and that can be told independently. A fault that was there before is not
blamed on it.*/
        #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
        pub violations: ::std::vec::Vec<Violation>,
    }
    ///A cell of Qwirkle's board to be pointed out.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    #[serde(deny_unknown_fields)]
    pub struct QwirkleCell {
        ///Column, growing to the right.
        pub x: i32,
        ///Row, growing downwards.
        pub y: i32,
    }
    ///Whether a state is possible, and how the game stands.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    pub struct QwirkleCheckAnswer {
        ///Everything that makes it impossible.
        pub faults: ::std::vec::Vec<Fault>,
        ///What is left to draw; absent from an impossible state.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub left: ::std::option::Option<QwirkleLeft>,
        ///Whether a game can come to this state.
        pub possible: bool,
        ///Winners and places, once the game is over.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub result: ::std::option::Option<GameResult>,
        ///The score as it stands; absent from an impossible state.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub score: ::std::option::Option<QwirkleTotals>,
        ///Whose turn it is; absent from an impossible state.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub turn: ::std::option::Option<QwirkleTurn>,
    }
    ///A state to be checked.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    #[serde(deny_unknown_fields)]
    pub struct QwirkleCheckRequest {
        ///The state.
        pub state: QwirkleState,
    }
    ///The colours of Qwirkle, in their order.
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Copy,
        Debug,
        Eq,
        Hash,
        Ord,
        PartialEq,
        PartialOrd
    )]
    pub enum QwirkleColor {
        #[serde(rename = "red")]
        Red,
        #[serde(rename = "orange")]
        Orange,
        #[serde(rename = "yellow")]
        Yellow,
        #[serde(rename = "green")]
        Green,
        #[serde(rename = "blue")]
        Blue,
        #[serde(rename = "purple")]
        Purple,
    }
    impl ::std::fmt::Display for QwirkleColor {
        fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
            match *self {
                Self::Red => f.write_str("red"),
                Self::Orange => f.write_str("orange"),
                Self::Yellow => f.write_str("yellow"),
                Self::Green => f.write_str("green"),
                Self::Blue => f.write_str("blue"),
                Self::Purple => f.write_str("purple"),
            }
        }
    }
    impl ::std::str::FromStr for QwirkleColor {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            match value {
                "red" => Ok(Self::Red),
                "orange" => Ok(Self::Orange),
                "yellow" => Ok(Self::Yellow),
                "green" => Ok(Self::Green),
                "blue" => Ok(Self::Blue),
                "purple" => Ok(Self::Purple),
                _ => Err("invalid value".into()),
            }
        }
    }
    impl ::std::convert::TryFrom<&str> for QwirkleColor {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String> for QwirkleColor {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    ///Where the hands of a new game of Qwirkle come from.
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Copy,
        Debug,
        Eq,
        Hash,
        Ord,
        PartialEq,
        PartialOrd
    )]
    pub enum QwirkleDeal {
        #[serde(rename = "referee")]
        Referee,
        #[serde(rename = "stated")]
        Stated,
    }
    impl ::std::fmt::Display for QwirkleDeal {
        fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
            match *self {
                Self::Referee => f.write_str("referee"),
                Self::Stated => f.write_str("stated"),
            }
        }
    }
    impl ::std::str::FromStr for QwirkleDeal {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            match value {
                "referee" => Ok(Self::Referee),
                "stated" => Ok(Self::Stated),
                _ => Err("invalid value".into()),
            }
        }
    }
    impl ::std::convert::TryFrom<&str> for QwirkleDeal {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String> for QwirkleDeal {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    ///Why a game of Qwirkle ended.
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Copy,
        Debug,
        Eq,
        Hash,
        Ord,
        PartialEq,
        PartialOrd
    )]
    pub enum QwirkleEndReason {
        #[serde(rename = "played_out")]
        PlayedOut,
        #[serde(rename = "stuck")]
        Stuck,
        #[serde(rename = "dead")]
        Dead,
    }
    impl ::std::fmt::Display for QwirkleEndReason {
        fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
            match *self {
                Self::PlayedOut => f.write_str("played_out"),
                Self::Stuck => f.write_str("stuck"),
                Self::Dead => f.write_str("dead"),
            }
        }
    }
    impl ::std::str::FromStr for QwirkleEndReason {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            match value {
                "played_out" => Ok(Self::PlayedOut),
                "stuck" => Ok(Self::Stuck),
                "dead" => Ok(Self::Dead),
                _ => Err("invalid value".into()),
            }
        }
    }
    impl ::std::convert::TryFrom<&str> for QwirkleEndReason {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String> for QwirkleEndReason {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    ///Something that happened in a game of Qwirkle. New kinds and fields may come; let unknown ones pass.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    #[serde(untagged)]
    pub enum QwirkleEvent {
        Known(QwirkleEventKnown),
        Unknown(::serde_json::Map<::std::string::String, ::serde_json::Value>),
    }
    impl ::std::convert::From<QwirkleEventKnown> for QwirkleEvent {
        fn from(value: QwirkleEventKnown) -> Self {
            Self::Known(value)
        }
    }
    impl ::std::convert::From<
        ::serde_json::Map<::std::string::String, ::serde_json::Value>,
    > for QwirkleEvent {
        fn from(
            value: ::serde_json::Map<::std::string::String, ::serde_json::Value>,
        ) -> Self {
            Self::Unknown(value)
        }
    }
    ///Something that happened in a game of Qwirkle. New kinds and fields may come; let unknown ones pass.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    #[serde(tag = "type")]
    pub enum QwirkleEventKnown {
        ///Tiles were laid on the board.
        #[serde(rename = "placed")]
        Placed {
            ///By whom.
            seat: u8,
            ///Which and where.
            tiles: ::std::vec::Vec<QwirklePlacedTile>,
        },
        ///A placement scored.
        #[serde(rename = "scored")]
        Scored {
            ///6 for playing the last tile with the bag empty, otherwise 0.
            end_bonus: u32,
            ///The lines formed or extended.
            lines: ::std::vec::Vec<QwirkleLine>,
            ///All points of the turn, the end bonus included.
            points: u32,
            ///For whom.
            seat: u8,
        },
        ///Tiles were laid aside for others.
        #[serde(rename = "swapped")]
        Swapped {
            ///How many.
            count: u32,
            ///By whom.
            seat: u8,
            ///Which, where they are known.
            #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
            tiles: ::std::vec::Vec<QwirkleTile>,
        },
        ///Tiles were drawn from the bag.
        #[serde(rename = "drawn")]
        Drawn {
            ///How many.
            count: u32,
            ///By whom.
            seat: u8,
            ///Which, where they are known.
            #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
            tiles: ::std::vec::Vec<QwirkleTile>,
        },
        ///A player passed.
        #[serde(rename = "passed")]
        Passed {
            ///Who.
            seat: u8,
        },
        ///The turn came to a player.
        #[serde(rename = "turn")]
        Turn {
            ///To whom.
            seat: u8,
        },
        ///The game ended.
        #[serde(rename = "over")]
        Over {
            ///Why.
            reason: ::std::string::String,
        },
        ///A hand was dealt.
        #[serde(rename = "dealt")]
        Dealt {
            ///How many tiles.
            count: u32,
            ///To whom.
            seat: u8,
            ///Which, where they are known.
            #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
            tiles: ::std::vec::Vec<QwirkleTile>,
        },
        ///The referee drew who starts.
        #[serde(rename = "starter_drawn")]
        StarterDrawn {
            ///Who.
            seat: u8,
        },
    }
    ///A hand of Qwirkle: known, or known by its size alone.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    #[serde(tag = "kind", deny_unknown_fields)]
    pub enum QwirkleHand {
        ///Its tiles are known.
        #[serde(rename = "open")]
        Open {
            ///The tiles, equal ones as often as they are held.
            tiles: ::std::vec::Vec<QwirkleTile>,
        },
        ///Only its size is known.
        #[serde(rename = "hidden")]
        Hidden {
            ///How many tiles it holds.
            size: u8,
        },
    }
    ///What a picture of Qwirkle lights up beside the position. Cells more than six away from every tile are left out.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, Default, PartialEq)]
    #[serde(deny_unknown_fields)]
    pub struct QwirkleHighlight {
        ///Cells to be pointed out, such as those of a violation.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub cells: ::std::option::Option<::std::vec::Vec<QwirkleCell>>,
        ///The events of the move that led to the state, as its verdict told them: the tiles that were placed.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub events: ::std::option::Option<::std::vec::Vec<QwirkleEvent>>,
        ///Tiles of the hand laid so far this turn, which are not on the state's board yet.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub placed: ::std::option::Option<::std::vec::Vec<QwirklePlacedTile>>,
        /**Whether to mark the cells where a tile of the hand of the player to move may go, beside those in `placed`. Of a
hidden hand there are none.*/
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub targets: ::std::option::Option<bool>,
    }
    ///What is left to draw in Qwirkle.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    pub struct QwirkleLeft {
        ///Tiles in the bag.
        pub bag: u32,
    }
    ///Which moves are legal?
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    #[serde(deny_unknown_fields)]
    pub struct QwirkleLegalMovesRequest {
        ///The `next` of the page before.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub cursor: ::std::option::Option<::std::string::String>,
        ///How many moves to list; 0 for their number alone, 100 if left out.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub limit: ::std::option::Option<u16>,
        ///In which order.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub order: ::std::option::Option<QwirkleOrder>,
        ///Whether to tell beside each move what it would bring.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub outcomes: ::std::option::Option<bool>,
        ///Whose moves; a seat that is not to move has none.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub seat: ::std::option::Option<u8>,
        ///The state.
        pub state: QwirkleState,
    }
    ///A line of Qwirkle that a placement formed or extended.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    pub struct QwirkleLine {
        ///Which way it runs. One of `row`, `column`, or a word that came later.
        pub axis: ::std::string::String,
        ///How many tiles it has.
        pub length: u32,
        ///Its points: one a tile, and 6 more for six tiles.
        pub points: u32,
        ///Column of its first cell.
        pub x: i32,
        ///Row of its first cell.
        pub y: i32,
    }
    ///How to list the moves that follow.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, Default, PartialEq)]
    #[serde(deny_unknown_fields)]
    pub struct QwirkleListShape {
        ///How many moves to list; 0 for their number alone, 100 if left out.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub limit: ::std::option::Option<u16>,
        ///In which order.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub order: ::std::option::Option<QwirkleOrder>,
        ///Whether to tell beside each move what it would bring.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub outcomes: ::std::option::Option<bool>,
    }
    ///A move of Qwirkle.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    #[serde(tag = "type", deny_unknown_fields)]
    pub enum QwirkleMove {
        ///Lay tiles on the board.
        #[serde(rename = "place")]
        Place {
            ///What was drawn afterwards. Left out, the referee draws for an open hand.
            #[serde(skip_serializing_if = "::std::option::Option::is_none")]
            drawn: ::std::option::Option<::std::vec::Vec<QwirkleTile>>,
            ///One to six tiles in any order.
            tiles: ::std::vec::Vec<QwirklePlacedTile>,
        },
        ///Exchange tiles of the hand for as many from the bag.
        #[serde(rename = "swap")]
        Swap {
            ///What was drawn for them. Left out, the referee draws for an open hand.
            #[serde(skip_serializing_if = "::std::option::Option::is_none")]
            drawn: ::std::option::Option<::std::vec::Vec<QwirkleTile>>,
            ///One to six tiles that are laid aside.
            tiles: ::std::vec::Vec<QwirkleTile>,
        },
        ///The same by a hidden hand, which names no tiles.
        #[serde(rename = "swap_hidden")]
        SwapHidden {
            ///How many tiles, one to six.
            count: u32,
        },
        ///Do nothing: only with the bag empty and nothing to place.
        #[serde(rename = "pass")]
        Pass {},
        ///End a dead position: the bag holds tiles, but no tile in it or in any hand fits anywhere.
        #[serde(rename = "stop")]
        Stop {},
    }
    ///A page of the list of legal moves. Each is the very `move` that apply takes.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    pub struct QwirkleMoveList {
        ///Whether every legal move is listed: a hidden hand's may not be.
        pub complete: bool,
        ///The moves of this page, chance left out.
        pub moves: ::std::vec::Vec<QwirkleMove>,
        ///The cursor of the next page.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub next: ::std::option::Option<::std::string::String>,
        ///What each move would bring, in the order of `moves`; if asked for.
        #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
        pub outcomes: ::std::vec::Vec<QwirkleOutcome>,
        ///Whose pegs the moves name, in a game in which a player may move those of another seat.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub pegs_of: ::std::option::Option<u8>,
        ///Whose moves; absent when the game is over.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub seat: ::std::option::Option<u8>,
        ///How many moves there are on all pages.
        pub total: u32,
    }
    ///Always `qwirkle`.
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Copy,
        Debug,
        Eq,
        Hash,
        Ord,
        PartialEq,
        PartialOrd
    )]
    pub enum QwirkleName {
        #[serde(rename = "qwirkle")]
        Qwirkle,
    }
    impl ::std::fmt::Display for QwirkleName {
        fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
            match *self {
                Self::Qwirkle => f.write_str("qwirkle"),
            }
        }
    }
    impl ::std::str::FromStr for QwirkleName {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            match value {
                "qwirkle" => Ok(Self::Qwirkle),
                _ => Err("invalid value".into()),
            }
        }
    }
    impl ::std::convert::TryFrom<&str> for QwirkleName {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String> for QwirkleName {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    ///A game that has begun.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    pub struct QwirkleNewAnswer {
        ///What happened, in order.
        pub events: ::std::vec::Vec<QwirkleEvent>,
        ///What is left to draw.
        pub left: QwirkleLeft,
        ///What may be done first.
        pub legal_moves: QwirkleMoveList,
        ///The first state.
        pub state: QwirkleState,
    }
    ///A new game. Options left out take their defaults; the state shows all of them.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    #[serde(deny_unknown_fields)]
    pub struct QwirkleNewRequest {
        ///`stated`: nothing may be left to the referee's chance.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub chance: ::std::option::Option<ChanceMode>,
        ///Where the hands come from; the referee if left out.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub deal: ::std::option::Option<QwirkleDeal>,
        ///How to list the moves that follow.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub legal_moves: ::std::option::Option<QwirkleListShape>,
        ///The options that differ from their defaults.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub options: ::std::option::Option<QwirkleSetupOptions>,
        ///The players by seat, clockwise.
        pub players: ::std::vec::Vec<QwirkleSetupPlayer>,
        ///The version of the rules; 1 if left out.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub rules: ::std::option::Option<u32>,
        ///A seed makes the referee's chance reproducible.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub seed: ::std::option::Option<::std::string::String>,
        /**Who starts. Left out, the hands decide; a tie goes to the oldest or is drawn. With a hidden
hand it must be stated.*/
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub starter: ::std::option::Option<u8>,
    }
    ///How the first placement is bound.
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Copy,
        Debug,
        Eq,
        Hash,
        Ord,
        PartialEq,
        PartialOrd
    )]
    pub enum QwirkleOpening {
        #[serde(rename = "announced")]
        Announced,
        #[serde(rename = "free")]
        Free,
    }
    impl ::std::fmt::Display for QwirkleOpening {
        fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
            match *self {
                Self::Announced => f.write_str("announced"),
                Self::Free => f.write_str("free"),
            }
        }
    }
    impl ::std::str::FromStr for QwirkleOpening {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            match value {
                "announced" => Ok(Self::Announced),
                "free" => Ok(Self::Free),
                _ => Err("invalid value".into()),
            }
        }
    }
    impl ::std::convert::TryFrom<&str> for QwirkleOpening {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String> for QwirkleOpening {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    ///The options of a game of Qwirkle, in full.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    #[serde(deny_unknown_fields)]
    pub struct QwirkleOptions {
        ///Whether the first placement must lay the largest set in the starter's hand (announced) or may be any legal one (free).
        pub opening: QwirkleOpening,
    }
    ///The orders of the list of moves.
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Copy,
        Debug,
        Eq,
        Hash,
        Ord,
        PartialEq,
        PartialOrd
    )]
    pub enum QwirkleOrder {
        #[serde(rename = "position")]
        Position,
        #[serde(rename = "points")]
        Points,
    }
    impl ::std::fmt::Display for QwirkleOrder {
        fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
            match *self {
                Self::Position => f.write_str("position"),
                Self::Points => f.write_str("points"),
            }
        }
    }
    impl ::std::str::FromStr for QwirkleOrder {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            match value {
                "position" => Ok(Self::Position),
                "points" => Ok(Self::Points),
                _ => Err("invalid value".into()),
            }
        }
    }
    impl ::std::convert::TryFrom<&str> for QwirkleOrder {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String> for QwirkleOrder {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    ///What a listed move would bring before chance speaks.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    pub struct QwirkleOutcome {
        ///What would happen for certain, in order.
        pub events: ::std::vec::Vec<QwirkleEvent>,
        ///What it would score; absent where that hangs on chance.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub gained: ::std::option::Option<i32>,
    }
    ///A tile of Qwirkle on its cell of the board.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    #[serde(deny_unknown_fields)]
    pub struct QwirklePlacedTile {
        ///Its colour.
        pub color: QwirkleColor,
        ///Its shape.
        pub shape: QwirkleShape,
        ///Column, growing to the right.
        pub x: i32,
        ///Row, growing downwards.
        pub y: i32,
    }
    ///A player of Qwirkle.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    #[serde(deny_unknown_fields)]
    pub struct QwirklePlayer {
        ///The tiles behind this player's screen.
        pub hand: QwirkleHand,
        ///The name, given back as it came.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub name: ::std::option::Option<::std::string::String>,
        ///Points so far.
        pub score: u32,
    }
    ///A player of a rematch of Qwirkle; the name stays.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, Default, PartialEq)]
    #[serde(deny_unknown_fields)]
    pub struct QwirkleRematchPlayer {
        ///The age in years: where several could start, the oldest does.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub age: ::std::option::Option<u8>,
        ///The hand, for a stated deal: six tiles. Left out, it is hidden.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub tiles: ::std::option::Option<::std::vec::Vec<QwirkleTile>>,
    }
    ///The same players, again.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    #[serde(deny_unknown_fields)]
    pub struct QwirkleRematchRequest {
        ///`stated`: nothing may be left to the referee's chance.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub chance: ::std::option::Option<ChanceMode>,
        ///Where the hands come from; the referee if left out.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub deal: ::std::option::Option<QwirkleDeal>,
        ///How to list the moves that follow.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub legal_moves: ::std::option::Option<QwirkleListShape>,
        ///Ages and hands by seat, as many as there are players.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub players: ::std::option::Option<::std::vec::Vec<QwirkleRematchPlayer>>,
        ///A seed makes the referee's chance reproducible.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub seed: ::std::option::Option<::std::string::String>,
        /**Who starts. Left out, the hands decide; a tie goes to the oldest or is drawn. With a hidden
hand it must be stated.*/
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub starter: ::std::option::Option<u8>,
        ///The finished game.
        pub state: QwirkleState,
    }
    ///A position to be drawn.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    #[serde(deny_unknown_fields)]
    pub struct QwirkleRenderRequest {
        ///What is lit up beside the position.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub highlight: ::std::option::Option<QwirkleHighlight>,
        /**Who looks at it: the hands of others are drawn face down, and the seat's own side of the board is at
the bottom. Somebody who does not sit at the table sees no hand. Left out, every hand is drawn as the
state holds it.*/
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub seat: ::std::option::Option<u8>,
        ///The state.
        pub state: QwirkleState,
        ///The colours; `auto` if left out.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub theme: ::std::option::Option<PictureTheme>,
    }
    ///A game as far as it could be replayed.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    pub struct QwirkleReplayAnswer {
        ///The index of the first step that was rejected or whose claims differ; absent if there is none.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub first_difference: ::std::option::Option<u32>,
        ///What is left to draw.
        pub left: QwirkleLeft,
        ///Whether every move was accepted and every claim right.
        pub ok: bool,
        ///Winners and places, when the game is over.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub result: ::std::option::Option<GameResult>,
        ///The state after the last legal move.
        pub state: QwirkleState,
        ///One step a move, in order; an illegal move is the last.
        pub steps: ::std::vec::Vec<QwirkleReplayVerdict>,
    }
    ///One move of a game as it was written down.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    #[serde(deny_unknown_fields)]
    pub struct QwirkleReplayMove {
        ///What was written down of the score, to be compared.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub claimed: ::std::option::Option<ClaimedScore>,
        ///The move with its chance: one that leaves it out is rejected. With hidden hands a draw need not be stated.
        #[serde(rename = "move")]
        pub move_: QwirkleMove,
        ///Who claims to move; the seat to move if left out.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub seat: ::std::option::Option<u8>,
    }
    ///A game to be replayed: from a state or a set-up, exactly one of the two.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    #[serde(deny_unknown_fields)]
    pub struct QwirkleReplayRequest {
        ///The moves in order, at most 10,000.
        pub moves: ::std::vec::Vec<QwirkleReplayMove>,
        /**The new game, if the replay goes from the beginning. What it leaves to chance is drawn as `new` draws it
with the same `seed`; without a seed it is refused.*/
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub setup: ::std::option::Option<QwirkleReplaySetup>,
        ///The state before the first move, if the replay goes from a state.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub state: ::std::option::Option<QwirkleState>,
    }
    ///A new game from which a replay begins: what `new` takes, but for the list of moves.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    #[serde(deny_unknown_fields)]
    pub struct QwirkleReplaySetup {
        ///`stated`: nothing may be left to the referee's chance, not even with a seed. Without a seed nothing is left to it anyway.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub chance: ::std::option::Option<ChanceMode>,
        ///Where the hands come from; the referee if left out.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub deal: ::std::option::Option<QwirkleDeal>,
        ///The options that differ from their defaults.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub options: ::std::option::Option<QwirkleSetupOptions>,
        ///The players by seat, clockwise.
        pub players: ::std::vec::Vec<QwirkleSetupPlayer>,
        ///The version of the rules; 1 if left out.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub rules: ::std::option::Option<u32>,
        ///A seed makes the referee's chance reproducible.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub seed: ::std::option::Option<::std::string::String>,
        /**Who starts. Left out, the hands decide; a tie goes to the oldest or is drawn. With a hidden
hand it must be stated.*/
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub starter: ::std::option::Option<u8>,
    }
    ///The referee's verdict on one move of a replay.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    #[serde(tag = "verdict")]
    pub enum QwirkleReplayVerdict {
        ///The move is legal.
        #[serde(rename = "accepted")]
        Accepted {
            ///What was claimed of the score.
            #[serde(skip_serializing_if = "::std::option::Option::is_none")]
            claimed: ::std::option::Option<ClaimedScore>,
            ///What of the claim is wrong; absent if nothing is.
            #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
            differs: ::std::vec::Vec<::std::string::String>,
            ///What it scored, as the score of apply tells it.
            gained: i32,
            ///The move.
            #[serde(rename = "move")]
            move_: QwirkleMove,
            ///The total of each seat after it.
            totals: ::std::vec::Vec<u32>,
            /**The rules that could not be checked, because the state hides what they hang on; absent if there are
none.*/
            #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
            unverified: ::std::vec::Vec<Unverified>,
        },
        ///The move is illegal and ends the replay.
        #[serde(rename = "rejected")]
        Rejected {
            ///What was claimed of the score. An illegal move has none to compare it with.
            #[serde(skip_serializing_if = "::std::option::Option::is_none")]
            claimed: ::std::option::Option<ClaimedScore>,
            ///The move.
            #[serde(rename = "move")]
            move_: QwirkleMove,
            ///The total of each seat before it.
            totals: ::std::vec::Vec<u32>,
            ///Every rule that is broken and can be told independently.
            violations: ::std::vec::Vec<Violation>,
        },
    }
    ///What a move of Qwirkle scored.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    pub struct QwirkleScore {
        ///6 for playing the last tile with the bag empty, otherwise 0.
        pub end_bonus: u32,
        ///The points of the turn, the end bonus included.
        pub gained: u32,
        ///The lines formed or extended; none for a lone opening tile, which scores 1.
        pub lines: ::std::vec::Vec<QwirkleLine>,
        ///Points of each seat.
        pub totals: ::std::vec::Vec<u32>,
    }
    ///Tiles to be scored on a board. No hands and no turn: it serves a score sheet, and a board on which a fault stands.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    #[serde(deny_unknown_fields)]
    pub struct QwirkleScoreRequest {
        ///The tiles that lay there before.
        pub board: ::std::vec::Vec<QwirklePlacedTile>,
        ///The version of the rules; 1 if left out.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub rules: ::std::option::Option<u32>,
        ///The tiles laid this turn, 1 to 6.
        pub tiles: ::std::vec::Vec<QwirklePlacedTile>,
    }
    ///What the tiles score, or which rules they break.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    #[serde(tag = "verdict")]
    pub enum QwirkleScoreVerdict {
        ///The tiles may lie there.
        #[serde(rename = "accepted")]
        Accepted {
            ///The lines that were formed or extended, a Qwirkle's 6 included.
            lines: ::std::vec::Vec<QwirkleLine>,
            ///What they score.
            points: u32,
        },
        ///The tiles may not lie there.
        #[serde(rename = "rejected")]
        Rejected {
            ///Every rule that is broken and can be told independently.
            violations: ::std::vec::Vec<Violation>,
        },
    }
    ///The options of a new game of Qwirkle; those left out take their defaults.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, Default, PartialEq)]
    #[serde(deny_unknown_fields)]
    pub struct QwirkleSetupOptions {
        ///Whether the first placement must lay the largest set in the starter's hand (announced) or may be any legal one (free).
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub opening: ::std::option::Option<QwirkleOpening>,
    }
    ///A player of a new game of Qwirkle.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, Default, PartialEq)]
    #[serde(deny_unknown_fields)]
    pub struct QwirkleSetupPlayer {
        ///The age in years: where several could start, the oldest does.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub age: ::std::option::Option<u8>,
        ///The name, given back as it came.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub name: ::std::option::Option<::std::string::String>,
        ///The hand, for a stated deal: six tiles. Left out, it is hidden.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub tiles: ::std::option::Option<::std::vec::Vec<QwirkleTile>>,
    }
    ///The shapes of Qwirkle, in their order.
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Copy,
        Debug,
        Eq,
        Hash,
        Ord,
        PartialEq,
        PartialOrd
    )]
    pub enum QwirkleShape {
        #[serde(rename = "circle")]
        Circle,
        #[serde(rename = "cross")]
        Cross,
        #[serde(rename = "diamond")]
        Diamond,
        #[serde(rename = "square")]
        Square,
        #[serde(rename = "star")]
        Star,
        #[serde(rename = "clover")]
        Clover,
    }
    impl ::std::fmt::Display for QwirkleShape {
        fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
            match *self {
                Self::Circle => f.write_str("circle"),
                Self::Cross => f.write_str("cross"),
                Self::Diamond => f.write_str("diamond"),
                Self::Square => f.write_str("square"),
                Self::Star => f.write_str("star"),
                Self::Clover => f.write_str("clover"),
            }
        }
    }
    impl ::std::str::FromStr for QwirkleShape {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            match value {
                "circle" => Ok(Self::Circle),
                "cross" => Ok(Self::Cross),
                "diamond" => Ok(Self::Diamond),
                "square" => Ok(Self::Square),
                "star" => Ok(Self::Star),
                "clover" => Ok(Self::Clover),
                _ => Err("invalid value".into()),
            }
        }
    }
    impl ::std::convert::TryFrom<&str> for QwirkleShape {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String> for QwirkleShape {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    ///A position of Qwirkle. What is neither on the board nor in a hand is in the bag.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    #[serde(deny_unknown_fields)]
    pub struct QwirkleState {
        ///The tiles on the board, in any order; written row by row from the top.
        pub board: ::std::vec::Vec<QwirklePlacedTile>,
        ///The game.
        pub game: QwirkleName,
        ///The options, in full.
        pub options: QwirkleOptions,
        ///The players by seat, clockwise.
        pub players: ::std::vec::Vec<QwirklePlayer>,
        ///How many moves have been accepted.
        pub ply: u32,
        ///The version of the rules, 1.
        pub rules: u32,
        ///Whose turn it is.
        pub turn: QwirkleTurn,
    }
    ///What would a CPU player do?
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    #[serde(deny_unknown_fields)]
    pub struct QwirkleSuggestRequest {
        ///How well it plays; `greedy` if left out.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub level: ::std::option::Option<SuggestionLevel>,
        /**The seed of what the level leaves to chance. Left out, `random` differs from call to call; the other
levels then use the seed `mwamuzi` and always answer the same.*/
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub seed: ::std::option::Option<::std::string::String>,
        ///The state; the view of the seat to move is enough.
        pub state: QwirkleState,
    }
    ///What a CPU player would do, and why.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    pub struct QwirkleSuggestion {
        ///How well it was played.
        pub level: SuggestionLevel,
        ///The very `move` that apply takes, chance left out.
        #[serde(rename = "move")]
        pub move_: QwirkleMove,
        ///What the move brings; absent for a roll or a draw, which hang on chance.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub value: ::std::option::Option<QwirkleSuggestionValue>,
        ///Why.
        pub why: SuggestionReason,
    }
    /**What a suggested move brings in Qwirkle. Fields may come; let unknown ones pass.

The `reason` beside it is `scores`, `plays_out`, `swaps`, `nothing_fits` or `dead`.*/
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    pub struct QwirkleSuggestionValue {
        ///How many points the player is expected to gain on the next one, from this turn to the end of the own next; only from `strong`.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub estimate: ::std::option::Option<i32>,
        ///The points it scores, the end bonus included; 0 for whatever is no placement.
        pub points: u32,
    }
    ///A player on a score sheet.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, Default, PartialEq)]
    #[serde(deny_unknown_fields)]
    pub struct QwirkleTallyPlayer {
        ///The name.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub name: ::std::option::Option<::std::string::String>,
    }
    ///A score sheet of Qwirkle as people keep it: who laid what for how many points, and what it came to.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    #[serde(deny_unknown_fields)]
    pub struct QwirkleTallyRequest {
        ///The options of the game; those left out take their defaults.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub options: ::std::option::Option<QwirkleSetupOptions>,
        ///The players by seat, clockwise: 2 to 6.
        pub players: ::std::vec::Vec<QwirkleTallyPlayer>,
        ///The version of the rules; 1 if left out.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub rules: ::std::option::Option<u32>,
        ///The final points of each seat as the sheet has them.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub totals: ::std::option::Option<::std::vec::Vec<u32>>,
        /**The turns in the order in which they were played; whoever has the first is taken for the starter. They hold
at most 324 tiles in all.*/
        pub turns: ::std::vec::Vec<QwirkleTallyTurn>,
        ///Who won as the sheet has it, more than one where the win was shared.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub winners: ::std::option::Option<::std::vec::Vec<u8>>,
    }
    ///A turn on a score sheet: tiles laid, tiles swapped, a pass, or, with none of the three, the points alone.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    #[serde(deny_unknown_fields)]
    pub struct QwirkleTallyTurn {
        /**Whether the sheet says that these points hold the 6 for the last tile; `false` says no more than leaving it
out.*/
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub claims_end_bonus: ::std::option::Option<bool>,
        ///Whether the player passed; `false` says no more than leaving it out.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub pass: ::std::option::Option<bool>,
        ///The points written down for the turn, the end bonus included.
        pub points: u32,
        ///Whose turn.
        pub seat: u8,
        ///How many tiles were swapped, 1 to 6.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub swap: ::std::option::Option<u32>,
        ///The tiles laid, 1 to 6 in any order. At most one of `tiles`, `swap` and `pass` may be given.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub tiles: ::std::option::Option<::std::vec::Vec<QwirklePlacedTile>>,
        ///The points of each seat so far as the sheet has them, where it does.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub totals: ::std::option::Option<::std::vec::Vec<u32>>,
    }
    ///Where one more tile of the hand may go.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    pub struct QwirkleTarget {
        ///The cells it may go to, row by row from the top.
        pub cells: ::std::vec::Vec<Cell>,
        ///The tile; of equal tiles only one is named.
        pub tile: QwirkleTile,
    }
    ///What can become of the tiles laid so far in a turn.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    pub struct QwirkleTargets {
        ///Whether the tiles laid so far are a legal placement as they lie.
        pub may_end: bool,
        /**What they score as they lie, the end bonus included; only where they may stay or are an opening that is
still too small.*/
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub points: ::std::option::Option<u32>,
        ///The tiles of the hand that may be laid next, and where.
        pub targets: ::std::vec::Vec<QwirkleTarget>,
        ///Why they may not stay as they lie.
        #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
        pub violations: ::std::vec::Vec<Violation>,
    }
    ///Where may one more tile go?
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    #[serde(deny_unknown_fields)]
    pub struct QwirkleTargetsRequest {
        ///The tiles of the hand laid so far this turn, in any order: any part of a placement.
        pub placed: ::std::vec::Vec<QwirklePlacedTile>,
        ///The state before the turn.
        pub state: QwirkleState,
    }
    ///A tile of Qwirkle. There are three of each of the 36.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    #[serde(deny_unknown_fields)]
    pub struct QwirkleTile {
        ///Its colour.
        pub color: QwirkleColor,
        ///Its shape.
        pub shape: QwirkleShape,
    }
    ///How a game of Qwirkle stands.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    pub struct QwirkleTotals {
        ///Points of each seat.
        pub totals: ::std::vec::Vec<u32>,
    }
    ///Whose turn it is in Qwirkle.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    #[serde(tag = "phase", deny_unknown_fields)]
    pub enum QwirkleTurn {
        ///A player is to place, swap or pass.
        #[serde(rename = "play")]
        Play {
            ///Who.
            seat: u8,
        },
        ///The game is over.
        #[serde(rename = "over")]
        Over {
            ///Why.
            reason: QwirkleEndReason,
        },
    }
    ///The referee's verdict.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    #[serde(tag = "verdict")]
    pub enum QwirkleVerdict {
        ///The move is legal, and this came of it.
        #[serde(rename = "accepted")]
        Accepted {
            ///What happened, in order.
            events: ::std::vec::Vec<QwirkleEvent>,
            ///What is left to draw.
            left: QwirkleLeft,
            ///What may be done next.
            legal_moves: QwirkleMoveList,
            ///The move with its chance filled in: a list of these replays the game.
            #[serde(rename = "move")]
            move_: QwirkleMove,
            ///Winners and places, when the game is over.
            #[serde(skip_serializing_if = "::std::option::Option::is_none")]
            result: ::std::option::Option<GameResult>,
            ///What it scored.
            score: QwirkleScore,
            ///The next state.
            state: QwirkleState,
            ///The rules that could not be checked, because the state hides what they hang on.
            unverified: ::std::vec::Vec<Unverified>,
            ///What each seat and, without a seat, a spectator may see; if asked for.
            #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
            views: ::std::vec::Vec<QwirkleView>,
        },
        ///The move is illegal and changes nothing.
        #[serde(rename = "rejected")]
        Rejected {
            ///What would have been legal.
            legal_moves: QwirkleMoveList,
            ///Every rule that is broken and can be told independently.
            violations: ::std::vec::Vec<Violation>,
        },
    }
    ///A move as one seat may see it, ready to be sent there.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    pub struct QwirkleView {
        ///What happened, in order.
        pub events: ::std::vec::Vec<QwirkleEvent>,
        ///The move.
        #[serde(rename = "move")]
        pub move_: QwirkleMove,
        ///Whose view; absent for a spectator's.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub seat: ::std::option::Option<u8>,
        ///The next state.
        pub state: QwirkleState,
    }
    ///What the seat may see.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    pub struct QwirkleViewAnswer {
        ///What happened in it, if events were sent.
        #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
        pub events: ::std::vec::Vec<QwirkleEvent>,
        ///What is left to draw.
        pub left: QwirkleLeft,
        ///The move, if one was sent.
        #[serde(rename = "move", skip_serializing_if = "::std::option::Option::is_none")]
        pub move_: ::std::option::Option<QwirkleMove>,
        ///The state.
        pub state: QwirkleState,
    }
    ///A state, and the move and events that led to it, to be seen as one seat may see them.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    #[serde(deny_unknown_fields)]
    pub struct QwirkleViewRequest {
        ///What happened in that move.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub events: ::std::option::Option<::std::vec::Vec<QwirkleEvent>>,
        /**The move that led to the state. Whose it was is read from the events; without them it is taken to be
that of the seat before the one to move where the game passes the turn with every move. Where that
does not tell, what was drawn is hidden from every seat: send the events.*/
        #[serde(rename = "move", skip_serializing_if = "::std::option::Option::is_none")]
        pub move_: ::std::option::Option<QwirkleMove>,
        ///Whose view; a spectator's if left out.
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub seat: ::std::option::Option<u8>,
        ///The state.
        pub state: QwirkleState,
    }
    ///Where the picture of a request can be fetched, for ever and by anybody.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    pub struct RenderLink {
        ///The path of the picture as PNG.
        pub png: ::std::string::String,
        ///The path of the picture as SVG.
        pub svg: ::std::string::String,
        ///The request, packed. Nothing is stored: whoever has the token has everything that the picture shows.
        pub token: ::std::string::String,
    }
    ///A rule as the rulebook prints it.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    pub struct Rule {
        ///What answers cite.
        pub id: ::std::string::String,
        ///How it can come into an answer. One of `violation`, `fault`, `effect`, or a word that came later.
        pub kind: ::std::string::String,
        /**Where it comes from: the game's own document, the widely published rules, or the house where they are
silent.*/
        pub source: ::std::string::String,
        ///The rule.
        pub text: ::std::string::String,
    }
    ///How well a CPU player plays.
    #[derive(
        ::serde::Deserialize,
        ::serde::Serialize,
        Clone,
        Copy,
        Debug,
        Eq,
        Hash,
        Ord,
        PartialEq,
        PartialOrd
    )]
    pub enum SuggestionLevel {
        #[serde(rename = "random")]
        Random,
        #[serde(rename = "greedy")]
        Greedy,
        #[serde(rename = "strong")]
        Strong,
    }
    impl ::std::fmt::Display for SuggestionLevel {
        fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
            match *self {
                Self::Random => f.write_str("random"),
                Self::Greedy => f.write_str("greedy"),
                Self::Strong => f.write_str("strong"),
            }
        }
    }
    impl ::std::str::FromStr for SuggestionLevel {
        type Err = self::error::ConversionError;
        fn from_str(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            match value {
                "random" => Ok(Self::Random),
                "greedy" => Ok(Self::Greedy),
                "strong" => Ok(Self::Strong),
                _ => Err("invalid value".into()),
            }
        }
    }
    impl ::std::convert::TryFrom<&str> for SuggestionLevel {
        type Error = self::error::ConversionError;
        fn try_from(
            value: &str,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    impl ::std::convert::TryFrom<::std::string::String> for SuggestionLevel {
        type Error = self::error::ConversionError;
        fn try_from(
            value: ::std::string::String,
        ) -> ::std::result::Result<Self, self::error::ConversionError> {
            value.parse()
        }
    }
    ///Why a move is suggested. New reasons may come.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    pub struct SuggestionReason {
        ///What the move does and how it was chosen, for a person.
        pub message: ::std::string::String,
        /**A plain word: `only_move`; `at_random`; `looks_ahead` where the strong level prefers a move to the one that
brings the most at once; or what the game's own description lists.*/
        pub reason: ::std::string::String,
    }
    ///A rule that could not be checked, because the state hides what it hangs on.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    pub struct Unverified {
        ///What could not be checked, for a person.
        pub message: ::std::string::String,
        ///The rule's id.
        pub rule: ::std::string::String,
    }
    ///A rule that a move breaks. New rules, reasons and fields may come; let unknown ones pass.
    #[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, PartialEq)]
    pub struct Violation {
        ///The cells that the message speaks of (Qwirkle).
        #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
        pub cells: ::std::vec::Vec<Cell>,
        ///The hole that the message speaks of (Pegs and Jokers).
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub hole: ::std::option::Option<u8>,
        ///The same for a person.
        pub message: ::std::string::String,
        ///The numbers that would have served.
        #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
        pub needed: ::std::vec::Vec<u8>,
        ///The pegs in the way (Pegs and Jokers).
        #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
        pub pegs: ::std::vec::Vec<PegReference>,
        ///The pieces in the way (Ludo).
        #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
        pub pieces: ::std::vec::Vec<PieceReference>,
        ///Where in the request: a JSON Pointer from its root.
        pub pointer: ::std::string::String,
        ///A plain word that tells the cases of one rule apart.
        pub reason: ::std::string::String,
        ///The rule's id, as the rulebook of the game lists it.
        pub rule: ::std::string::String,
        ///The square that the message speaks of (Ludo).
        #[serde(skip_serializing_if = "::std::option::Option::is_none")]
        pub square: ::std::option::Option<u8>,
    }
    /// Error types.
    pub mod error {
        /// Error from a `TryFrom` or `FromStr` implementation.
        pub struct ConversionError(::std::borrow::Cow<'static, str>);
        impl ::std::error::Error for ConversionError {}
        impl ::std::fmt::Display for ConversionError {
            fn fmt(
                &self,
                f: &mut ::std::fmt::Formatter<'_>,
            ) -> Result<(), ::std::fmt::Error> {
                ::std::fmt::Display::fmt(&self.0, f)
            }
        }
        impl ::std::fmt::Debug for ConversionError {
            fn fmt(
                &self,
                f: &mut ::std::fmt::Formatter<'_>,
            ) -> Result<(), ::std::fmt::Error> {
                ::std::fmt::Debug::fmt(&self.0, f)
            }
        }
        impl From<&'static str> for ConversionError {
            fn from(value: &'static str) -> Self {
                Self(value.into())
            }
        }
        impl From<String> for ConversionError {
            fn from(value: String) -> Self {
                Self(value.into())
            }
        }
    }
    impl LcrApplyRequest {
        /// With what it needs, everything else left out.
        pub fn new(state: LcrState, move_: LcrMove) -> Self {
            Self {
                state,
                move_,
                chance: ::std::option::Option::None,
                legal_moves: ::std::option::Option::None,
                seat: ::std::option::Option::None,
                seed: ::std::option::Option::None,
            }
        }
    }
    impl LcrCheckRequest {
        /// With what it needs, everything else left out.
        pub fn new(state: LcrState) -> Self {
            Self { state }
        }
    }
    impl LcrLegalMovesRequest {
        /// With what it needs, everything else left out.
        pub fn new(state: LcrState) -> Self {
            Self {
                state,
                cursor: ::std::option::Option::None,
                limit: ::std::option::Option::None,
                order: ::std::option::Option::None,
                outcomes: ::std::option::Option::None,
                seat: ::std::option::Option::None,
            }
        }
    }
    impl LcrNewRequest {
        /// With what it needs, everything else left out.
        pub fn new(players: ::std::vec::Vec<LcrSetupPlayer>) -> Self {
            Self {
                players,
                chance: ::std::option::Option::None,
                legal_moves: ::std::option::Option::None,
                options: ::std::option::Option::None,
                rules: ::std::option::Option::None,
                seed: ::std::option::Option::None,
                starter: ::std::option::Option::None,
            }
        }
    }
    impl LcrRematchRequest {
        /// With what it needs, everything else left out.
        pub fn new(state: LcrState) -> Self {
            Self {
                state,
                chance: ::std::option::Option::None,
                legal_moves: ::std::option::Option::None,
                seed: ::std::option::Option::None,
                starter: ::std::option::Option::None,
            }
        }
    }
    impl LcrRenderRequest {
        /// With what it needs, everything else left out.
        pub fn new(state: LcrState) -> Self {
            Self {
                state,
                highlight: ::std::option::Option::None,
                seat: ::std::option::Option::None,
                theme: ::std::option::Option::None,
            }
        }
    }
    impl LcrReplayMove {
        /// With what it needs, everything else left out.
        pub fn new(move_: LcrMove) -> Self {
            Self {
                move_,
                claimed: ::std::option::Option::None,
                seat: ::std::option::Option::None,
            }
        }
    }
    impl LcrReplayRequest {
        /// With what it needs, everything else left out.
        pub fn new(moves: ::std::vec::Vec<LcrReplayMove>) -> Self {
            Self {
                moves,
                setup: ::std::option::Option::None,
                state: ::std::option::Option::None,
            }
        }
    }
    impl LcrReplaySetup {
        /// With what it needs, everything else left out.
        pub fn new(players: ::std::vec::Vec<LcrSetupPlayer>) -> Self {
            Self {
                players,
                chance: ::std::option::Option::None,
                options: ::std::option::Option::None,
                rules: ::std::option::Option::None,
                seed: ::std::option::Option::None,
                starter: ::std::option::Option::None,
            }
        }
    }
    impl LcrSuggestRequest {
        /// With what it needs, everything else left out.
        pub fn new(state: LcrState) -> Self {
            Self {
                state,
                level: ::std::option::Option::None,
                seed: ::std::option::Option::None,
            }
        }
    }
    impl LudoApplyRequest {
        /// With what it needs, everything else left out.
        pub fn new(state: LudoState, move_: LudoMove) -> Self {
            Self {
                state,
                move_,
                chance: ::std::option::Option::None,
                legal_moves: ::std::option::Option::None,
                seat: ::std::option::Option::None,
                seconds: ::std::option::Option::None,
                seed: ::std::option::Option::None,
            }
        }
    }
    impl LudoCheckRequest {
        /// With what it needs, everything else left out.
        pub fn new(state: LudoState) -> Self {
            Self { state }
        }
    }
    impl LudoLegalMovesRequest {
        /// With what it needs, everything else left out.
        pub fn new(state: LudoState) -> Self {
            Self {
                state,
                cursor: ::std::option::Option::None,
                limit: ::std::option::Option::None,
                order: ::std::option::Option::None,
                outcomes: ::std::option::Option::None,
                seat: ::std::option::Option::None,
            }
        }
    }
    impl LudoNewRequest {
        /// With what it needs, everything else left out.
        pub fn new(players: ::std::vec::Vec<LudoSetupPlayer>) -> Self {
            Self {
                players,
                chance: ::std::option::Option::None,
                legal_moves: ::std::option::Option::None,
                options: ::std::option::Option::None,
                rules: ::std::option::Option::None,
                seed: ::std::option::Option::None,
                starter: ::std::option::Option::None,
            }
        }
    }
    impl LudoRematchRequest {
        /// With what it needs, everything else left out.
        pub fn new(state: LudoState) -> Self {
            Self {
                state,
                chance: ::std::option::Option::None,
                legal_moves: ::std::option::Option::None,
                seed: ::std::option::Option::None,
                starter: ::std::option::Option::None,
            }
        }
    }
    impl LudoRenderRequest {
        /// With what it needs, everything else left out.
        pub fn new(state: LudoState) -> Self {
            Self {
                state,
                highlight: ::std::option::Option::None,
                seat: ::std::option::Option::None,
                theme: ::std::option::Option::None,
            }
        }
    }
    impl LudoReplayMove {
        /// With what it needs, everything else left out.
        pub fn new(move_: LudoMove) -> Self {
            Self {
                move_,
                claimed: ::std::option::Option::None,
                seat: ::std::option::Option::None,
                seconds: ::std::option::Option::None,
            }
        }
    }
    impl LudoReplayRequest {
        /// With what it needs, everything else left out.
        pub fn new(moves: ::std::vec::Vec<LudoReplayMove>) -> Self {
            Self {
                moves,
                setup: ::std::option::Option::None,
                state: ::std::option::Option::None,
            }
        }
    }
    impl LudoReplaySetup {
        /// With what it needs, everything else left out.
        pub fn new(players: ::std::vec::Vec<LudoSetupPlayer>) -> Self {
            Self {
                players,
                chance: ::std::option::Option::None,
                options: ::std::option::Option::None,
                rules: ::std::option::Option::None,
                seed: ::std::option::Option::None,
                starter: ::std::option::Option::None,
            }
        }
    }
    impl LudoSuggestRequest {
        /// With what it needs, everything else left out.
        pub fn new(state: LudoState) -> Self {
            Self {
                state,
                level: ::std::option::Option::None,
                seed: ::std::option::Option::None,
            }
        }
    }
    impl PegsAndJokersApplyRequest {
        /// With what it needs, everything else left out.
        pub fn new(state: PegsAndJokersState, move_: PegsAndJokersMove) -> Self {
            Self {
                state,
                move_,
                chance: ::std::option::Option::None,
                legal_moves: ::std::option::Option::None,
                seat: ::std::option::Option::None,
                seed: ::std::option::Option::None,
                views: ::std::option::Option::None,
            }
        }
    }
    impl PegsAndJokersCheckRequest {
        /// With what it needs, everything else left out.
        pub fn new(state: PegsAndJokersState) -> Self {
            Self { state }
        }
    }
    impl PegsAndJokersLegalMovesRequest {
        /// With what it needs, everything else left out.
        pub fn new(state: PegsAndJokersState) -> Self {
            Self {
                state,
                cursor: ::std::option::Option::None,
                limit: ::std::option::Option::None,
                order: ::std::option::Option::None,
                outcomes: ::std::option::Option::None,
                seat: ::std::option::Option::None,
            }
        }
    }
    impl PegsAndJokersNewRequest {
        /// With what it needs, everything else left out.
        pub fn new(players: ::std::vec::Vec<PegsAndJokersSetupPlayer>) -> Self {
            Self {
                players,
                chance: ::std::option::Option::None,
                deal: ::std::option::Option::None,
                dealer: ::std::option::Option::None,
                legal_moves: ::std::option::Option::None,
                options: ::std::option::Option::None,
                rules: ::std::option::Option::None,
                seed: ::std::option::Option::None,
            }
        }
    }
    impl PegsAndJokersRematchRequest {
        /// With what it needs, everything else left out.
        pub fn new(state: PegsAndJokersState) -> Self {
            Self {
                state,
                chance: ::std::option::Option::None,
                deal: ::std::option::Option::None,
                dealer: ::std::option::Option::None,
                legal_moves: ::std::option::Option::None,
                players: ::std::option::Option::None,
                seed: ::std::option::Option::None,
            }
        }
    }
    impl PegsAndJokersRenderRequest {
        /// With what it needs, everything else left out.
        pub fn new(state: PegsAndJokersState) -> Self {
            Self {
                state,
                highlight: ::std::option::Option::None,
                seat: ::std::option::Option::None,
                theme: ::std::option::Option::None,
            }
        }
    }
    impl PegsAndJokersReplayMove {
        /// With what it needs, everything else left out.
        pub fn new(move_: PegsAndJokersMove) -> Self {
            Self {
                move_,
                claimed: ::std::option::Option::None,
                seat: ::std::option::Option::None,
            }
        }
    }
    impl PegsAndJokersReplayRequest {
        /// With what it needs, everything else left out.
        pub fn new(moves: ::std::vec::Vec<PegsAndJokersReplayMove>) -> Self {
            Self {
                moves,
                setup: ::std::option::Option::None,
                state: ::std::option::Option::None,
            }
        }
    }
    impl PegsAndJokersReplaySetup {
        /// With what it needs, everything else left out.
        pub fn new(players: ::std::vec::Vec<PegsAndJokersSetupPlayer>) -> Self {
            Self {
                players,
                chance: ::std::option::Option::None,
                deal: ::std::option::Option::None,
                dealer: ::std::option::Option::None,
                options: ::std::option::Option::None,
                rules: ::std::option::Option::None,
                seed: ::std::option::Option::None,
            }
        }
    }
    impl PegsAndJokersSuggestRequest {
        /// With what it needs, everything else left out.
        pub fn new(state: PegsAndJokersState) -> Self {
            Self {
                state,
                level: ::std::option::Option::None,
                seed: ::std::option::Option::None,
            }
        }
    }
    impl PegsAndJokersViewRequest {
        /// With what it needs, everything else left out.
        pub fn new(state: PegsAndJokersState) -> Self {
            Self {
                state,
                events: ::std::option::Option::None,
                move_: ::std::option::Option::None,
                seat: ::std::option::Option::None,
            }
        }
    }
    impl QwirkleApplyRequest {
        /// With what it needs, everything else left out.
        pub fn new(state: QwirkleState, move_: QwirkleMove) -> Self {
            Self {
                state,
                move_,
                chance: ::std::option::Option::None,
                legal_moves: ::std::option::Option::None,
                seat: ::std::option::Option::None,
                seed: ::std::option::Option::None,
                views: ::std::option::Option::None,
            }
        }
    }
    impl QwirkleCheckRequest {
        /// With what it needs, everything else left out.
        pub fn new(state: QwirkleState) -> Self {
            Self { state }
        }
    }
    impl QwirkleLegalMovesRequest {
        /// With what it needs, everything else left out.
        pub fn new(state: QwirkleState) -> Self {
            Self {
                state,
                cursor: ::std::option::Option::None,
                limit: ::std::option::Option::None,
                order: ::std::option::Option::None,
                outcomes: ::std::option::Option::None,
                seat: ::std::option::Option::None,
            }
        }
    }
    impl QwirkleNewRequest {
        /// With what it needs, everything else left out.
        pub fn new(players: ::std::vec::Vec<QwirkleSetupPlayer>) -> Self {
            Self {
                players,
                chance: ::std::option::Option::None,
                deal: ::std::option::Option::None,
                legal_moves: ::std::option::Option::None,
                options: ::std::option::Option::None,
                rules: ::std::option::Option::None,
                seed: ::std::option::Option::None,
                starter: ::std::option::Option::None,
            }
        }
    }
    impl QwirkleRematchRequest {
        /// With what it needs, everything else left out.
        pub fn new(state: QwirkleState) -> Self {
            Self {
                state,
                chance: ::std::option::Option::None,
                deal: ::std::option::Option::None,
                legal_moves: ::std::option::Option::None,
                players: ::std::option::Option::None,
                seed: ::std::option::Option::None,
                starter: ::std::option::Option::None,
            }
        }
    }
    impl QwirkleRenderRequest {
        /// With what it needs, everything else left out.
        pub fn new(state: QwirkleState) -> Self {
            Self {
                state,
                highlight: ::std::option::Option::None,
                seat: ::std::option::Option::None,
                theme: ::std::option::Option::None,
            }
        }
    }
    impl QwirkleReplayMove {
        /// With what it needs, everything else left out.
        pub fn new(move_: QwirkleMove) -> Self {
            Self {
                move_,
                claimed: ::std::option::Option::None,
                seat: ::std::option::Option::None,
            }
        }
    }
    impl QwirkleReplayRequest {
        /// With what it needs, everything else left out.
        pub fn new(moves: ::std::vec::Vec<QwirkleReplayMove>) -> Self {
            Self {
                moves,
                setup: ::std::option::Option::None,
                state: ::std::option::Option::None,
            }
        }
    }
    impl QwirkleReplaySetup {
        /// With what it needs, everything else left out.
        pub fn new(players: ::std::vec::Vec<QwirkleSetupPlayer>) -> Self {
            Self {
                players,
                chance: ::std::option::Option::None,
                deal: ::std::option::Option::None,
                options: ::std::option::Option::None,
                rules: ::std::option::Option::None,
                seed: ::std::option::Option::None,
                starter: ::std::option::Option::None,
            }
        }
    }
    impl QwirkleScoreRequest {
        /// With what it needs, everything else left out.
        pub fn new(
            board: ::std::vec::Vec<QwirklePlacedTile>,
            tiles: ::std::vec::Vec<QwirklePlacedTile>,
        ) -> Self {
            Self {
                board,
                tiles,
                rules: ::std::option::Option::None,
            }
        }
    }
    impl QwirkleSuggestRequest {
        /// With what it needs, everything else left out.
        pub fn new(state: QwirkleState) -> Self {
            Self {
                state,
                level: ::std::option::Option::None,
                seed: ::std::option::Option::None,
            }
        }
    }
    impl QwirkleTallyRequest {
        /// With what it needs, everything else left out.
        pub fn new(
            players: ::std::vec::Vec<QwirkleTallyPlayer>,
            turns: ::std::vec::Vec<QwirkleTallyTurn>,
        ) -> Self {
            Self {
                players,
                turns,
                options: ::std::option::Option::None,
                rules: ::std::option::Option::None,
                totals: ::std::option::Option::None,
                winners: ::std::option::Option::None,
            }
        }
    }
    impl QwirkleTargetsRequest {
        /// With what it needs, everything else left out.
        pub fn new(
            state: QwirkleState,
            placed: ::std::vec::Vec<QwirklePlacedTile>,
        ) -> Self {
            Self { state, placed }
        }
    }
    impl QwirkleViewRequest {
        /// With what it needs, everything else left out.
        pub fn new(state: QwirkleState) -> Self {
            Self {
                state,
                events: ::std::option::Option::None,
                move_: ::std::option::Option::None,
                seat: ::std::option::Option::None,
            }
        }
    }
}
#[derive(Clone, Debug)]
/**Client for Mwamuzi

Send a game state and a move; the answer tells whether the move is legal (and if not, which rule it breaks and where), the next state, the score, and the legal moves that follow. Nothing is stored.

An illegal move is an answer, status 200 with `verdict: rejected`. A problem document (RFC 9457) answers what cannot be judged: 400 for the wrong shape, 422 for a state or set-up that the rules make impossible.

Requests, states and moves are closed: unknown fields are refused. Answers, events, violations, rule ids and reasons are open: let unknown ones pass. What is absent is left out, never null.

Qwirkle and LCR are trademarks of their owners, with whom this project is not affiliated.

Version: 0.1.0*/
pub struct Client {
    pub(crate) baseurl: String,
    pub(crate) client: reqwest::Client,
    pub(crate) inner: crate::transport::Limits,
}
impl Client {
    /// Create a new client.
    ///
    /// `baseurl` is the base URL provided to the internal
    /// `reqwest::Client`, and should include a scheme and hostname,
    /// as well as port and a path stem if applicable.
    pub fn new(baseurl: &str, inner: crate::transport::Limits) -> Self {
        #[cfg(not(target_arch = "wasm32"))]
        let client = {
            let dur = ::std::time::Duration::from_secs(15u64);
            reqwest::ClientBuilder::new().connect_timeout(dur).timeout(dur)
        };
        #[cfg(target_arch = "wasm32")]
        let client = reqwest::ClientBuilder::new();
        Self::new_with_client(baseurl, client.build().unwrap(), inner)
    }
    /// Construct a new client with an existing `reqwest::Client`,
    /// allowing more control over its configuration.
    ///
    /// `baseurl` is the base URL provided to the internal
    /// `reqwest::Client`, and should include a scheme and hostname,
    /// as well as port and a path stem if applicable.
    pub fn new_with_client(
        baseurl: &str,
        client: reqwest::Client,
        inner: crate::transport::Limits,
    ) -> Self {
        Self {
            baseurl: baseurl.to_string(),
            client,
            inner,
        }
    }
}
impl ClientInfo<crate::transport::Limits> for Client {
    fn api_version() -> &'static str {
        "0.1.0"
    }
    fn baseurl(&self) -> &str {
        self.baseurl.as_str()
    }
    fn client(&self) -> &reqwest::Client {
        &self.client
    }
    fn inner(&self) -> &crate::transport::Limits {
        &self.inner
    }
}
const _: () = {
    #[allow(dead_code)]
    fn assert_client_hooks()
    where
        Client: ClientHooks<crate::transport::Limits>,
    {}
};
#[allow(clippy::all)]
impl Client {
    /**List the games

Every game with its numbers of players, its options and what is in the box.

Sends a `GET` request to `/v1/games`

*/
    pub async fn list_games<'a>(
        &'a self,
    ) -> Result<ResponseValue<types::GameList>, Error<()>> {
        let url = format!("{}/v1/games", self.baseurl,);
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(Self::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = self
            .client
            .get(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "list_games",
        };
        self.pre(&mut request, &info).await?;
        let result = self.exec(request, &info).await;
        self.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
    /**One game with its rulebook

The same description, and every rule that an answer can cite: id, text, where it comes from, and whether a move can break it.

Sends a `GET` request to `/v1/games/{game}`

Arguments:
- `game`: The game's path.
*/
    pub async fn get_game<'a>(
        &'a self,
        game: &'a str,
    ) -> Result<ResponseValue<types::GameDocument>, Error<()>> {
        let url = format!(
            "{}/v1/games/{}", self.baseurl, encode_path(& game.to_string()),
        );
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(Self::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = self
            .client
            .get(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "get_game",
        };
        self.pre(&mut request, &info).await?;
        let result = self.exec(request, &info).await;
        self.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
    /**Set up a game

Players and options become a first state. What the set-up leaves out the referee draws, unless `chance` is `stated`; a `seed` makes that reproducible. A set-up that the rules forbid is refused with every fault.

Sends a `POST` request to `/v1/games/lcr/new`

*/
    pub async fn lcr_new<'a>(
        &'a self,
        body: &'a types::LcrNewRequest,
    ) -> Result<ResponseValue<types::LcrNewAnswer>, Error<()>> {
        let url = format!("{}/v1/games/lcr/new", self.baseurl,);
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(Self::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = self
            .client
            .post(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .json(&body)
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "lcr_new",
        };
        self.pre(&mut request, &info).await?;
        let result = self.exec(request, &info).await;
        self.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
    /**Check a state

Whether a game can come to this state, with every fault if not; if so, whose turn it is, the score and, once the game is over, the result. An impossible state is an answer here, not a problem.

Sends a `POST` request to `/v1/games/lcr/check`

*/
    pub async fn lcr_check<'a>(
        &'a self,
        body: &'a types::LcrCheckRequest,
    ) -> Result<ResponseValue<types::LcrCheckAnswer>, Error<()>> {
        let url = format!("{}/v1/games/lcr/check", self.baseurl,);
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(Self::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = self
            .client
            .post(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .json(&body)
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "lcr_check",
        };
        self.pre(&mut request, &info).await?;
        let result = self.exec(request, &info).await;
        self.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
    /**List the legal moves

Every legal move of the seat to move, in pages. Each is the very `move` that apply takes, chance left out, and is accepted.

Sends a `POST` request to `/v1/games/lcr/legal-moves`

*/
    pub async fn lcr_legal_moves<'a>(
        &'a self,
        body: &'a types::LcrLegalMovesRequest,
    ) -> Result<ResponseValue<types::LcrMoveList>, Error<()>> {
        let url = format!("{}/v1/games/lcr/legal-moves", self.baseurl,);
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(Self::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = self
            .client
            .post(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .json(&body)
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "lcr_legal_moves",
        };
        self.pre(&mut request, &info).await?;
        let result = self.exec(request, &info).await;
        self.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
    /**Judge a move

From a state and a move the verdict: accepted, with what happened, what it scored, the next state and the moves that may follow; or rejected, with every rule that is broken. An illegal move is an answer, status 200, and changes nothing. Chance that the move leaves out is rolled or drawn by the referee and comes back filled in, so that a list of accepted moves replays the game.

Sends a `POST` request to `/v1/games/lcr/apply`

*/
    pub async fn lcr_apply<'a>(
        &'a self,
        body: &'a types::LcrApplyRequest,
    ) -> Result<ResponseValue<types::LcrVerdict>, Error<()>> {
        let url = format!("{}/v1/games/lcr/apply", self.baseurl,);
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(Self::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = self
            .client
            .post(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .json(&body)
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "lcr_apply",
        };
        self.pre(&mut request, &info).await?;
        let result = self.exec(request, &info).await;
        self.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
    /**Judge a whole game

From a state or a set-up, exactly one of the two, and a list of up to 10,000 moves: what each move scored, the totals after it, and the state and result at the end. The referee invents nothing: every move is judged as apply judges it with `chance` `stated`. Points and totals that were written down are compared; a wrong one is told and does not stop the replay. An illegal move does: it is the last step, and `state` is the last good one. Pointers of violations count from this request's root (`/moves/17/move/tiles/0`).

With a `seed` what the set-up leaves to chance is drawn as `new` draws it with that seed; without one it is refused as `new` refuses it with `chance` `stated`.

Sends a `POST` request to `/v1/games/lcr/replay`

*/
    pub async fn lcr_replay<'a>(
        &'a self,
        body: &'a types::LcrReplayRequest,
    ) -> Result<ResponseValue<types::LcrReplayAnswer>, Error<()>> {
        let url = format!("{}/v1/games/lcr/replay", self.baseurl,);
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(Self::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = self
            .client
            .post(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .json(&body)
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "lcr_replay",
        };
        self.pre(&mut request, &info).await?;
        let result = self.exec(request, &info).await;
        self.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
    /**Play again

The same players and options after a finished game. The answer is that of `new`.

Sends a `POST` request to `/v1/games/lcr/rematch`

*/
    pub async fn lcr_rematch<'a>(
        &'a self,
        body: &'a types::LcrRematchRequest,
    ) -> Result<ResponseValue<types::LcrNewAnswer>, Error<()>> {
        let url = format!("{}/v1/games/lcr/rematch", self.baseurl,);
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(Self::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = self
            .client
            .post(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .json(&body)
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "lcr_rematch",
        };
        self.pre(&mut request, &info).await?;
        let result = self.exec(request, &info).await;
        self.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
    /**Suggest a move

What a CPU player would do for the seat to move, and why: for a lone player, or for one who is missing. The move is one of the listed ones and is accepted; in every phase there is one, a roll or a draw with its chance left out, so to suggest and apply until the seat changes plays a whole turn. A CPU player knows what the seat may see: the view of that seat is enough, and in a state that shows more the hands of others are looked at as hidden. `greedy` (the default) takes what brings the most at once, `strong` weighs what may follow too, `random` takes any legal move. The same state, level and seed always get the same answer; without a seed all levels but `random` do as well. Where the hand to move is hidden only what can be listed can be suggested.

Sends a `POST` request to `/v1/games/lcr/suggest`

*/
    pub async fn lcr_suggest<'a>(
        &'a self,
        body: &'a types::LcrSuggestRequest,
    ) -> Result<ResponseValue<types::LcrSuggestion>, Error<()>> {
        let url = format!("{}/v1/games/lcr/suggest", self.baseurl,);
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(Self::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = self
            .client
            .post(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .json(&body)
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "lcr_suggest",
        };
        self.pre(&mut request, &info).await?;
        let result = self.exec(request, &info).await;
        self.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
    /**Link to a picture

Packs the request into a token, and tells the paths at which anybody can fetch the picture with GET. With a `seat`, what is hidden from it is not in the token either. A token has at most 8000 characters, enough for every state; `too_large` if what is lit up needs more.

Sends a `POST` request to `/v1/games/lcr/render-link`

*/
    pub async fn lcr_render_link<'a>(
        &'a self,
        body: &'a types::LcrRenderRequest,
    ) -> Result<ResponseValue<types::RenderLink>, Error<()>> {
        let url = format!("{}/v1/games/lcr/render-link", self.baseurl,);
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(Self::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = self
            .client
            .post(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .json(&body)
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "lcr_render_link",
        };
        self.pre(&mut request, &info).await?;
        let result = self.exec(request, &info).await;
        self.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
    /**Set up a game

Players and options become a first state. What the set-up leaves out the referee draws, unless `chance` is `stated`; a `seed` makes that reproducible. A set-up that the rules forbid is refused with every fault.

Sends a `POST` request to `/v1/games/qwirkle/new`

*/
    pub async fn qwirkle_new<'a>(
        &'a self,
        body: &'a types::QwirkleNewRequest,
    ) -> Result<ResponseValue<types::QwirkleNewAnswer>, Error<()>> {
        let url = format!("{}/v1/games/qwirkle/new", self.baseurl,);
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(Self::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = self
            .client
            .post(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .json(&body)
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "qwirkle_new",
        };
        self.pre(&mut request, &info).await?;
        let result = self.exec(request, &info).await;
        self.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
    /**Check a state

Whether a game can come to this state, with every fault if not; if so, whose turn it is, the score and, once the game is over, the result. An impossible state is an answer here, not a problem.

Sends a `POST` request to `/v1/games/qwirkle/check`

*/
    pub async fn qwirkle_check<'a>(
        &'a self,
        body: &'a types::QwirkleCheckRequest,
    ) -> Result<ResponseValue<types::QwirkleCheckAnswer>, Error<()>> {
        let url = format!("{}/v1/games/qwirkle/check", self.baseurl,);
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(Self::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = self
            .client
            .post(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .json(&body)
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "qwirkle_check",
        };
        self.pre(&mut request, &info).await?;
        let result = self.exec(request, &info).await;
        self.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
    /**List the legal moves

Every legal move of the seat to move, in pages. Each is the very `move` that apply takes, chance left out, and is accepted.

Sends a `POST` request to `/v1/games/qwirkle/legal-moves`

*/
    pub async fn qwirkle_legal_moves<'a>(
        &'a self,
        body: &'a types::QwirkleLegalMovesRequest,
    ) -> Result<ResponseValue<types::QwirkleMoveList>, Error<()>> {
        let url = format!("{}/v1/games/qwirkle/legal-moves", self.baseurl,);
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(Self::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = self
            .client
            .post(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .json(&body)
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "qwirkle_legal_moves",
        };
        self.pre(&mut request, &info).await?;
        let result = self.exec(request, &info).await;
        self.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
    /**Judge a move

From a state and a move the verdict: accepted, with what happened, what it scored, the next state and the moves that may follow; or rejected, with every rule that is broken. An illegal move is an answer, status 200, and changes nothing. Chance that the move leaves out is rolled or drawn by the referee and comes back filled in, so that a list of accepted moves replays the game.

Sends a `POST` request to `/v1/games/qwirkle/apply`

*/
    pub async fn qwirkle_apply<'a>(
        &'a self,
        body: &'a types::QwirkleApplyRequest,
    ) -> Result<ResponseValue<types::QwirkleVerdict>, Error<()>> {
        let url = format!("{}/v1/games/qwirkle/apply", self.baseurl,);
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(Self::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = self
            .client
            .post(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .json(&body)
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "qwirkle_apply",
        };
        self.pre(&mut request, &info).await?;
        let result = self.exec(request, &info).await;
        self.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
    /**Judge a whole game

From a state or a set-up, exactly one of the two, and a list of up to 10,000 moves: what each move scored, the totals after it, and the state and result at the end. The referee invents nothing: every move is judged as apply judges it with `chance` `stated`. Points and totals that were written down are compared; a wrong one is told and does not stop the replay. An illegal move does: it is the last step, and `state` is the last good one. Pointers of violations count from this request's root (`/moves/17/move/tiles/0`).

With a `seed` what the set-up leaves to chance is drawn as `new` draws it with that seed; without one it is refused as `new` refuses it with `chance` `stated`.

Sends a `POST` request to `/v1/games/qwirkle/replay`

*/
    pub async fn qwirkle_replay<'a>(
        &'a self,
        body: &'a types::QwirkleReplayRequest,
    ) -> Result<ResponseValue<types::QwirkleReplayAnswer>, Error<()>> {
        let url = format!("{}/v1/games/qwirkle/replay", self.baseurl,);
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(Self::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = self
            .client
            .post(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .json(&body)
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "qwirkle_replay",
        };
        self.pre(&mut request, &info).await?;
        let result = self.exec(request, &info).await;
        self.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
    /**Play again

The same players and options after a finished game. The answer is that of `new`.

Sends a `POST` request to `/v1/games/qwirkle/rematch`

*/
    pub async fn qwirkle_rematch<'a>(
        &'a self,
        body: &'a types::QwirkleRematchRequest,
    ) -> Result<ResponseValue<types::QwirkleNewAnswer>, Error<()>> {
        let url = format!("{}/v1/games/qwirkle/rematch", self.baseurl,);
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(Self::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = self
            .client
            .post(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .json(&body)
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "qwirkle_rematch",
        };
        self.pre(&mut request, &info).await?;
        let result = self.exec(request, &info).await;
        self.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
    /**Suggest a move

What a CPU player would do for the seat to move, and why: for a lone player, or for one who is missing. The move is one of the listed ones and is accepted; in every phase there is one, a roll or a draw with its chance left out, so to suggest and apply until the seat changes plays a whole turn. A CPU player knows what the seat may see: the view of that seat is enough, and in a state that shows more the hands of others are looked at as hidden. `greedy` (the default) takes what brings the most at once, `strong` weighs what may follow too, `random` takes any legal move. The same state, level and seed always get the same answer; without a seed all levels but `random` do as well. Where the hand to move is hidden only what can be listed can be suggested.

Sends a `POST` request to `/v1/games/qwirkle/suggest`

*/
    pub async fn qwirkle_suggest<'a>(
        &'a self,
        body: &'a types::QwirkleSuggestRequest,
    ) -> Result<ResponseValue<types::QwirkleSuggestion>, Error<()>> {
        let url = format!("{}/v1/games/qwirkle/suggest", self.baseurl,);
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(Self::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = self
            .client
            .post(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .json(&body)
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "qwirkle_suggest",
        };
        self.pre(&mut request, &info).await?;
        let result = self.exec(request, &info).await;
        self.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
    /**See it as one seat may

A state, and the move and events that led to it, as one seat or a spectator may see them. A view is itself a state that can be sent to every operation; what it hides the answers list as unverified.

Sends a `POST` request to `/v1/games/qwirkle/view`

*/
    pub async fn qwirkle_view<'a>(
        &'a self,
        body: &'a types::QwirkleViewRequest,
    ) -> Result<ResponseValue<types::QwirkleViewAnswer>, Error<()>> {
        let url = format!("{}/v1/games/qwirkle/view", self.baseurl,);
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(Self::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = self
            .client
            .post(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .json(&body)
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "qwirkle_view",
        };
        self.pre(&mut request, &info).await?;
        let result = self.exec(request, &info).await;
        self.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
    /**Link to a picture

Packs the request into a token, and tells the paths at which anybody can fetch the picture with GET. With a `seat`, what is hidden from it is not in the token either. A token has at most 8000 characters, enough for every state; `too_large` if what is lit up needs more.

Sends a `POST` request to `/v1/games/qwirkle/render-link`

*/
    pub async fn qwirkle_render_link<'a>(
        &'a self,
        body: &'a types::QwirkleRenderRequest,
    ) -> Result<ResponseValue<types::RenderLink>, Error<()>> {
        let url = format!("{}/v1/games/qwirkle/render-link", self.baseurl,);
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(Self::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = self
            .client
            .post(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .json(&body)
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "qwirkle_render_link",
        };
        self.pre(&mut request, &info).await?;
        let result = self.exec(request, &info).await;
        self.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
    /**Score tiles on a board

What tiles laid on a board score, line by line, or which rules they break. Only the lines that they touch are judged, so it serves a board on which a fault stands; hands, opening size and end bonus are not considered.

Sends a `POST` request to `/v1/games/qwirkle/score`

*/
    pub async fn qwirkle_score<'a>(
        &'a self,
        body: &'a types::QwirkleScoreRequest,
    ) -> Result<ResponseValue<types::QwirkleScoreVerdict>, Error<()>> {
        let url = format!("{}/v1/games/qwirkle/score", self.baseurl,);
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(Self::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = self
            .client
            .post(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .json(&body)
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "qwirkle_score",
        };
        self.pre(&mut request, &info).await?;
        let result = self.exec(request, &info).await;
        self.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
    /**Where one more tile may go

For each tile of the hand the cells where it may go beside those laid this turn, so that an app can light them up; whether the turn may end as it lies, and what it would score.

Sends a `POST` request to `/v1/games/qwirkle/targets`

*/
    pub async fn qwirkle_targets<'a>(
        &'a self,
        body: &'a types::QwirkleTargetsRequest,
    ) -> Result<ResponseValue<types::QwirkleTargets>, Error<()>> {
        let url = format!("{}/v1/games/qwirkle/targets", self.baseurl,);
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(Self::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = self
            .client
            .post(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .json(&body)
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "qwirkle_targets",
        };
        self.pre(&mut request, &info).await?;
        let result = self.exec(request, &info).await;
        self.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
    /**Audit a score sheet

A whole score sheet, turn by turn: which turns are right, the right points line by line where not, which rules were broken, the slips that explain a wrong number, and whether totals and winners stand. No hands are needed: bag, hand sizes and the end follow from the turns. A turn may also be its points alone; then it is told what numbers can tell. A turn that broke a rule but stood at the table scores as it lies, and the audit goes on.

Sends a `POST` request to `/v1/games/qwirkle/tally`

*/
    pub async fn qwirkle_tally<'a>(
        &'a self,
        body: &'a types::QwirkleTallyRequest,
    ) -> Result<ResponseValue<types::QwirkleAudit>, Error<()>> {
        let url = format!("{}/v1/games/qwirkle/tally", self.baseurl,);
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(Self::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = self
            .client
            .post(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .json(&body)
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "qwirkle_tally",
        };
        self.pre(&mut request, &info).await?;
        let result = self.exec(request, &info).await;
        self.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
    /**Set up a game

Players and options become a first state. What the set-up leaves out the referee draws, unless `chance` is `stated`; a `seed` makes that reproducible. A set-up that the rules forbid is refused with every fault.

Sends a `POST` request to `/v1/games/ludo/new`

*/
    pub async fn ludo_new<'a>(
        &'a self,
        body: &'a types::LudoNewRequest,
    ) -> Result<ResponseValue<types::LudoNewAnswer>, Error<()>> {
        let url = format!("{}/v1/games/ludo/new", self.baseurl,);
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(Self::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = self
            .client
            .post(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .json(&body)
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "ludo_new",
        };
        self.pre(&mut request, &info).await?;
        let result = self.exec(request, &info).await;
        self.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
    /**Check a state

Whether a game can come to this state, with every fault if not; if so, whose turn it is, the score and, once the game is over, the result. An impossible state is an answer here, not a problem.

Sends a `POST` request to `/v1/games/ludo/check`

*/
    pub async fn ludo_check<'a>(
        &'a self,
        body: &'a types::LudoCheckRequest,
    ) -> Result<ResponseValue<types::LudoCheckAnswer>, Error<()>> {
        let url = format!("{}/v1/games/ludo/check", self.baseurl,);
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(Self::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = self
            .client
            .post(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .json(&body)
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "ludo_check",
        };
        self.pre(&mut request, &info).await?;
        let result = self.exec(request, &info).await;
        self.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
    /**List the legal moves

Every legal move of the seat to move, in pages. Each is the very `move` that apply takes, chance left out, and is accepted.

Sends a `POST` request to `/v1/games/ludo/legal-moves`

*/
    pub async fn ludo_legal_moves<'a>(
        &'a self,
        body: &'a types::LudoLegalMovesRequest,
    ) -> Result<ResponseValue<types::LudoMoveList>, Error<()>> {
        let url = format!("{}/v1/games/ludo/legal-moves", self.baseurl,);
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(Self::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = self
            .client
            .post(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .json(&body)
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "ludo_legal_moves",
        };
        self.pre(&mut request, &info).await?;
        let result = self.exec(request, &info).await;
        self.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
    /**Judge a move

From a state and a move the verdict: accepted, with what happened, what it scored, the next state and the moves that may follow; or rejected, with every rule that is broken. An illegal move is an answer, status 200, and changes nothing. Chance that the move leaves out is rolled or drawn by the referee and comes back filled in, so that a list of accepted moves replays the game.

Sends a `POST` request to `/v1/games/ludo/apply`

*/
    pub async fn ludo_apply<'a>(
        &'a self,
        body: &'a types::LudoApplyRequest,
    ) -> Result<ResponseValue<types::LudoVerdict>, Error<()>> {
        let url = format!("{}/v1/games/ludo/apply", self.baseurl,);
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(Self::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = self
            .client
            .post(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .json(&body)
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "ludo_apply",
        };
        self.pre(&mut request, &info).await?;
        let result = self.exec(request, &info).await;
        self.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
    /**Judge a whole game

From a state or a set-up, exactly one of the two, and a list of up to 10,000 moves: what each move scored, the totals after it, and the state and result at the end. The referee invents nothing: every move is judged as apply judges it with `chance` `stated`. Points and totals that were written down are compared; a wrong one is told and does not stop the replay. An illegal move does: it is the last step, and `state` is the last good one. Pointers of violations count from this request's root (`/moves/17/move/tiles/0`).

With a `seed` what the set-up leaves to chance is drawn as `new` draws it with that seed; without one it is refused as `new` refuses it with `chance` `stated`.

Sends a `POST` request to `/v1/games/ludo/replay`

*/
    pub async fn ludo_replay<'a>(
        &'a self,
        body: &'a types::LudoReplayRequest,
    ) -> Result<ResponseValue<types::LudoReplayAnswer>, Error<()>> {
        let url = format!("{}/v1/games/ludo/replay", self.baseurl,);
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(Self::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = self
            .client
            .post(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .json(&body)
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "ludo_replay",
        };
        self.pre(&mut request, &info).await?;
        let result = self.exec(request, &info).await;
        self.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
    /**Play again

The same players and options after a finished game. The answer is that of `new`.

Sends a `POST` request to `/v1/games/ludo/rematch`

*/
    pub async fn ludo_rematch<'a>(
        &'a self,
        body: &'a types::LudoRematchRequest,
    ) -> Result<ResponseValue<types::LudoNewAnswer>, Error<()>> {
        let url = format!("{}/v1/games/ludo/rematch", self.baseurl,);
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(Self::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = self
            .client
            .post(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .json(&body)
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "ludo_rematch",
        };
        self.pre(&mut request, &info).await?;
        let result = self.exec(request, &info).await;
        self.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
    /**Suggest a move

What a CPU player would do for the seat to move, and why: for a lone player, or for one who is missing. The move is one of the listed ones and is accepted; in every phase there is one, a roll or a draw with its chance left out, so to suggest and apply until the seat changes plays a whole turn. A CPU player knows what the seat may see: the view of that seat is enough, and in a state that shows more the hands of others are looked at as hidden. `greedy` (the default) takes what brings the most at once, `strong` weighs what may follow too, `random` takes any legal move. The same state, level and seed always get the same answer; without a seed all levels but `random` do as well. Where the hand to move is hidden only what can be listed can be suggested.

Sends a `POST` request to `/v1/games/ludo/suggest`

*/
    pub async fn ludo_suggest<'a>(
        &'a self,
        body: &'a types::LudoSuggestRequest,
    ) -> Result<ResponseValue<types::LudoSuggestion>, Error<()>> {
        let url = format!("{}/v1/games/ludo/suggest", self.baseurl,);
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(Self::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = self
            .client
            .post(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .json(&body)
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "ludo_suggest",
        };
        self.pre(&mut request, &info).await?;
        let result = self.exec(request, &info).await;
        self.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
    /**Link to a picture

Packs the request into a token, and tells the paths at which anybody can fetch the picture with GET. With a `seat`, what is hidden from it is not in the token either. A token has at most 8000 characters, enough for every state; `too_large` if what is lit up needs more.

Sends a `POST` request to `/v1/games/ludo/render-link`

*/
    pub async fn ludo_render_link<'a>(
        &'a self,
        body: &'a types::LudoRenderRequest,
    ) -> Result<ResponseValue<types::RenderLink>, Error<()>> {
        let url = format!("{}/v1/games/ludo/render-link", self.baseurl,);
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(Self::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = self
            .client
            .post(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .json(&body)
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "ludo_render_link",
        };
        self.pre(&mut request, &info).await?;
        let result = self.exec(request, &info).await;
        self.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
    /**Set up a game

Players and options become a first state. What the set-up leaves out the referee draws, unless `chance` is `stated`; a `seed` makes that reproducible. A set-up that the rules forbid is refused with every fault.

Sends a `POST` request to `/v1/games/pegs-and-jokers/new`

*/
    pub async fn pegs_and_jokers_new<'a>(
        &'a self,
        body: &'a types::PegsAndJokersNewRequest,
    ) -> Result<ResponseValue<types::PegsAndJokersNewAnswer>, Error<()>> {
        let url = format!("{}/v1/games/pegs-and-jokers/new", self.baseurl,);
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(Self::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = self
            .client
            .post(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .json(&body)
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "pegs_and_jokers_new",
        };
        self.pre(&mut request, &info).await?;
        let result = self.exec(request, &info).await;
        self.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
    /**Check a state

Whether a game can come to this state, with every fault if not; if so, whose turn it is, the score and, once the game is over, the result. An impossible state is an answer here, not a problem.

Sends a `POST` request to `/v1/games/pegs-and-jokers/check`

*/
    pub async fn pegs_and_jokers_check<'a>(
        &'a self,
        body: &'a types::PegsAndJokersCheckRequest,
    ) -> Result<ResponseValue<types::PegsAndJokersCheckAnswer>, Error<()>> {
        let url = format!("{}/v1/games/pegs-and-jokers/check", self.baseurl,);
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(Self::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = self
            .client
            .post(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .json(&body)
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "pegs_and_jokers_check",
        };
        self.pre(&mut request, &info).await?;
        let result = self.exec(request, &info).await;
        self.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
    /**List the legal moves

Every legal move of the seat to move, in pages. Each is the very `move` that apply takes, chance left out, and is accepted.

Sends a `POST` request to `/v1/games/pegs-and-jokers/legal-moves`

*/
    pub async fn pegs_and_jokers_legal_moves<'a>(
        &'a self,
        body: &'a types::PegsAndJokersLegalMovesRequest,
    ) -> Result<ResponseValue<types::PegsAndJokersMoveList>, Error<()>> {
        let url = format!("{}/v1/games/pegs-and-jokers/legal-moves", self.baseurl,);
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(Self::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = self
            .client
            .post(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .json(&body)
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "pegs_and_jokers_legal_moves",
        };
        self.pre(&mut request, &info).await?;
        let result = self.exec(request, &info).await;
        self.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
    /**Judge a move

From a state and a move the verdict: accepted, with what happened, what it scored, the next state and the moves that may follow; or rejected, with every rule that is broken. An illegal move is an answer, status 200, and changes nothing. Chance that the move leaves out is rolled or drawn by the referee and comes back filled in, so that a list of accepted moves replays the game.

Sends a `POST` request to `/v1/games/pegs-and-jokers/apply`

*/
    pub async fn pegs_and_jokers_apply<'a>(
        &'a self,
        body: &'a types::PegsAndJokersApplyRequest,
    ) -> Result<ResponseValue<types::PegsAndJokersVerdict>, Error<()>> {
        let url = format!("{}/v1/games/pegs-and-jokers/apply", self.baseurl,);
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(Self::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = self
            .client
            .post(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .json(&body)
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "pegs_and_jokers_apply",
        };
        self.pre(&mut request, &info).await?;
        let result = self.exec(request, &info).await;
        self.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
    /**Judge a whole game

From a state or a set-up, exactly one of the two, and a list of up to 10,000 moves: what each move scored, the totals after it, and the state and result at the end. The referee invents nothing: every move is judged as apply judges it with `chance` `stated`. Points and totals that were written down are compared; a wrong one is told and does not stop the replay. An illegal move does: it is the last step, and `state` is the last good one. Pointers of violations count from this request's root (`/moves/17/move/tiles/0`).

With a `seed` what the set-up leaves to chance is drawn as `new` draws it with that seed; without one it is refused as `new` refuses it with `chance` `stated`.

Sends a `POST` request to `/v1/games/pegs-and-jokers/replay`

*/
    pub async fn pegs_and_jokers_replay<'a>(
        &'a self,
        body: &'a types::PegsAndJokersReplayRequest,
    ) -> Result<ResponseValue<types::PegsAndJokersReplayAnswer>, Error<()>> {
        let url = format!("{}/v1/games/pegs-and-jokers/replay", self.baseurl,);
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(Self::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = self
            .client
            .post(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .json(&body)
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "pegs_and_jokers_replay",
        };
        self.pre(&mut request, &info).await?;
        let result = self.exec(request, &info).await;
        self.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
    /**Play again

The same players and options after a finished game. The answer is that of `new`.

Sends a `POST` request to `/v1/games/pegs-and-jokers/rematch`

*/
    pub async fn pegs_and_jokers_rematch<'a>(
        &'a self,
        body: &'a types::PegsAndJokersRematchRequest,
    ) -> Result<ResponseValue<types::PegsAndJokersNewAnswer>, Error<()>> {
        let url = format!("{}/v1/games/pegs-and-jokers/rematch", self.baseurl,);
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(Self::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = self
            .client
            .post(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .json(&body)
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "pegs_and_jokers_rematch",
        };
        self.pre(&mut request, &info).await?;
        let result = self.exec(request, &info).await;
        self.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
    /**Suggest a move

What a CPU player would do for the seat to move, and why: for a lone player, or for one who is missing. The move is one of the listed ones and is accepted; in every phase there is one, a roll or a draw with its chance left out, so to suggest and apply until the seat changes plays a whole turn. A CPU player knows what the seat may see: the view of that seat is enough, and in a state that shows more the hands of others are looked at as hidden. `greedy` (the default) takes what brings the most at once, `strong` weighs what may follow too, `random` takes any legal move. The same state, level and seed always get the same answer; without a seed all levels but `random` do as well. Where the hand to move is hidden only what can be listed can be suggested.

Sends a `POST` request to `/v1/games/pegs-and-jokers/suggest`

*/
    pub async fn pegs_and_jokers_suggest<'a>(
        &'a self,
        body: &'a types::PegsAndJokersSuggestRequest,
    ) -> Result<ResponseValue<types::PegsAndJokersSuggestion>, Error<()>> {
        let url = format!("{}/v1/games/pegs-and-jokers/suggest", self.baseurl,);
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(Self::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = self
            .client
            .post(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .json(&body)
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "pegs_and_jokers_suggest",
        };
        self.pre(&mut request, &info).await?;
        let result = self.exec(request, &info).await;
        self.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
    /**See it as one seat may

A state, and the move and events that led to it, as one seat or a spectator may see them. A view is itself a state that can be sent to every operation; what it hides the answers list as unverified.

Sends a `POST` request to `/v1/games/pegs-and-jokers/view`

*/
    pub async fn pegs_and_jokers_view<'a>(
        &'a self,
        body: &'a types::PegsAndJokersViewRequest,
    ) -> Result<ResponseValue<types::PegsAndJokersViewAnswer>, Error<()>> {
        let url = format!("{}/v1/games/pegs-and-jokers/view", self.baseurl,);
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(Self::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = self
            .client
            .post(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .json(&body)
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "pegs_and_jokers_view",
        };
        self.pre(&mut request, &info).await?;
        let result = self.exec(request, &info).await;
        self.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
    /**Link to a picture

Packs the request into a token, and tells the paths at which anybody can fetch the picture with GET. With a `seat`, what is hidden from it is not in the token either. A token has at most 8000 characters, enough for every state; `too_large` if what is lit up needs more.

Sends a `POST` request to `/v1/games/pegs-and-jokers/render-link`

*/
    pub async fn pegs_and_jokers_render_link<'a>(
        &'a self,
        body: &'a types::PegsAndJokersRenderRequest,
    ) -> Result<ResponseValue<types::RenderLink>, Error<()>> {
        let url = format!("{}/v1/games/pegs-and-jokers/render-link", self.baseurl,);
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(Self::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = self
            .client
            .post(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .json(&body)
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "pegs_and_jokers_render_link",
        };
        self.pre(&mut request, &info).await?;
        let result = self.exec(request, &info).await;
        self.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
}
/// Items consumers will typically use such as the Client.
pub mod prelude {
    #[allow(unused_imports)]
    pub use super::Client;
}
