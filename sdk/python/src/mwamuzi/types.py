"""Every type that crosses the wire.

Written by `sdk/python/generate` from openapi/mwamuzi.json; not to be edited.
"""

from __future__ import annotations

from typing import TypeAlias

from .generated.models import (
    Cell,
    ChanceMode,
    ClaimedScore,
    Component,
    Fault,
    GameDescription,
    GameDocument,
    GameGeometryUnknown,
    GameList,
    GameOption,
    GameResult,
    LcrApplyRequest,
    LcrCheckAnswer,
    LcrCheckRequest,
    LcrDie,
    LcrEventOver,
    LcrEventPassed,
    LcrEventPotted,
    LcrEventRolled,
    LcrEventSkipped,
    LcrEventStarterDrawn,
    LcrEventTookPot,
    LcrEventTurn,
    LcrEventUnknown,
    LcrHighlight,
    LcrLegalMovesRequest,
    LcrListShape,
    LcrMoveList,
    LcrMoveRoll,
    LcrNewAnswer,
    LcrNewRequest,
    LcrOptions,
    LcrOutcome,
    LcrPlayer,
    LcrRematchRequest,
    LcrRenderRequest,
    LcrReplayAnswer,
    LcrReplayMove,
    LcrReplayRequest,
    LcrReplaySetup,
    LcrReplayVerdictAccepted,
    LcrReplayVerdictRejected,
    LcrScore,
    LcrSetupOptions,
    LcrSetupPlayer,
    LcrState,
    LcrSuggestion,
    LcrSuggestRequest,
    LcrTotals,
    LcrTurnOver,
    LcrTurnRoll,
    LcrVerdictAccepted,
    LcrVerdictRejected,
    LudoApplyRequest,
    LudoArm,
    LudoBlocking,
    LudoBoard,
    LudoCheckAnswer,
    LudoCheckRequest,
    LudoColor,
    LudoEventCaptured,
    LudoEventFinished,
    LudoEventMoved,
    LudoEventOver,
    LudoEventRollAgain,
    LudoEventRolled,
    LudoEventSkipped,
    LudoEventStarterDrawn,
    LudoEventTurn,
    LudoEventTurnEnded,
    LudoEventUnknown,
    LudoGeometry,
    LudoHighlight,
    LudoLegalMovesRequest,
    LudoListShape,
    LudoMoveList,
    LudoMoveMove,
    LudoMoveRoll,
    LudoNewAnswer,
    LudoNewRequest,
    LudoNoPieceOnTheWay,
    LudoOptions,
    LudoOutcome,
    LudoPieceFinish,
    LudoPieceLane,
    LudoPieceOfSeat,
    LudoPieceTrack,
    LudoPieceYard,
    LudoPlayer,
    LudoRematchRequest,
    LudoRenderRequest,
    LudoReplayAnswer,
    LudoReplayMove,
    LudoReplayRequest,
    LudoReplaySetup,
    LudoReplayVerdictAccepted,
    LudoReplayVerdictRejected,
    LudoSafeList,
    LudoSafeSquares,
    LudoScore,
    LudoSetupOptions,
    LudoSetupPlayer,
    LudoState,
    LudoSuggestion,
    LudoSuggestionValue,
    LudoSuggestRequest,
    LudoTotals,
    LudoTurnExit,
    LudoTurnMove,
    LudoTurnOver,
    LudoTurnRoll,
    LudoVerdictAccepted,
    LudoVerdictRejected,
    Notation,
    NotationExample,
    NotationName,
    PegReference,
    PegsAndJokersApplyRequest,
    PegsAndJokersCard,
    PegsAndJokersCheckAnswer,
    PegsAndJokersCheckRequest,
    PegsAndJokersColor,
    PegsAndJokersDeal,
    PegsAndJokersEventBumped,
    PegsAndJokersEventDealt,
    PegsAndJokersEventDrawn,
    PegsAndJokersEventExchanged,
    PegsAndJokersEventHelps,
    PegsAndJokersEventMoved,
    PegsAndJokersEventOver,
    PegsAndJokersEventPlayed,
    PegsAndJokersEventReshuffled,
    PegsAndJokersEventStarterDrawn,
    PegsAndJokersEventTurn,
    PegsAndJokersEventUnknown,
    PegsAndJokersGeometry,
    PegsAndJokersHandHidden,
    PegsAndJokersHandOpen,
    PegsAndJokersHighlight,
    PegsAndJokersHomeEntry,
    PegsAndJokersLeft,
    PegsAndJokersLegalMovesRequest,
    PegsAndJokersListShape,
    PegsAndJokersMoveDraw,
    PegsAndJokersMoveExchange,
    PegsAndJokersMoveList,
    PegsAndJokersMovePlay,
    PegsAndJokersNewAnswer,
    PegsAndJokersNewRequest,
    PegsAndJokersOptions,
    PegsAndJokersOutcome,
    PegsAndJokersPegHome,
    PegsAndJokersPegOfSeat,
    PegsAndJokersPegStart,
    PegsAndJokersPegTrack,
    PegsAndJokersPlayer,
    PegsAndJokersRematchPlayer,
    PegsAndJokersRematchRequest,
    PegsAndJokersRenderRequest,
    PegsAndJokersReplayAnswer,
    PegsAndJokersReplayMove,
    PegsAndJokersReplayRequest,
    PegsAndJokersReplaySetup,
    PegsAndJokersReplayVerdictAccepted,
    PegsAndJokersReplayVerdictRejected,
    PegsAndJokersScore,
    PegsAndJokersSetupOptions,
    PegsAndJokersSetupPlayer,
    PegsAndJokersSevenSplit,
    PegsAndJokersSide,
    PegsAndJokersState,
    PegsAndJokersStep,
    PegsAndJokersSuggestion,
    PegsAndJokersSuggestionValue,
    PegsAndJokersSuggestRequest,
    PegsAndJokersTotals,
    PegsAndJokersTurnDraw,
    PegsAndJokersTurnOver,
    PegsAndJokersTurnPlay,
    PegsAndJokersVerdictAccepted,
    PegsAndJokersVerdictRejected,
    PegsAndJokersView,
    PegsAndJokersViewAnswer,
    PegsAndJokersViewRequest,
    PictureTheme,
    PieceReference,
    Problem,
    ProblemError,
    QwirkleApplyRequest,
    QwirkleAudit,
    QwirkleAuditTurn,
    QwirkleCell,
    QwirkleCheckAnswer,
    QwirkleCheckRequest,
    QwirkleColor,
    QwirkleDeal,
    QwirkleEndReason,
    QwirkleEventDealt,
    QwirkleEventDrawn,
    QwirkleEventOver,
    QwirkleEventPassed,
    QwirkleEventPlaced,
    QwirkleEventScored,
    QwirkleEventStarterDrawn,
    QwirkleEventSwapped,
    QwirkleEventTurn,
    QwirkleEventUnknown,
    QwirkleHandHidden,
    QwirkleHandOpen,
    QwirkleHighlight,
    QwirkleLeft,
    QwirkleLegalMovesRequest,
    QwirkleLine,
    QwirkleListShape,
    QwirkleMoveList,
    QwirkleMovePass,
    QwirkleMovePlace,
    QwirkleMoveStop,
    QwirkleMoveSwap,
    QwirkleMoveSwapHidden,
    QwirkleNewAnswer,
    QwirkleNewRequest,
    QwirkleOpening,
    QwirkleOptions,
    QwirkleOrder,
    QwirkleOutcome,
    QwirklePlacedTile,
    QwirklePlayer,
    QwirkleRematchPlayer,
    QwirkleRematchRequest,
    QwirkleRenderRequest,
    QwirkleReplayAnswer,
    QwirkleReplayMove,
    QwirkleReplayRequest,
    QwirkleReplaySetup,
    QwirkleReplayVerdictAccepted,
    QwirkleReplayVerdictRejected,
    QwirkleScore,
    QwirkleScoreRequest,
    QwirkleScoreVerdictAccepted,
    QwirkleScoreVerdictRejected,
    QwirkleSetupOptions,
    QwirkleSetupPlayer,
    QwirkleShape,
    QwirkleState,
    QwirkleSuggestion,
    QwirkleSuggestionValue,
    QwirkleSuggestRequest,
    QwirkleTallyPlayer,
    QwirkleTallyRequest,
    QwirkleTallyTurn,
    QwirkleTarget,
    QwirkleTargets,
    QwirkleTargetsRequest,
    QwirkleTile,
    QwirkleTotals,
    QwirkleTurnOver,
    QwirkleTurnPlay,
    QwirkleVerdictAccepted,
    QwirkleVerdictRejected,
    QwirkleView,
    QwirkleViewAnswer,
    QwirkleViewRequest,
    RenderLink,
    Rule,
    SuggestionLevel,
    SuggestionReason,
    Unverified,
    Violation,
)
from .generated.types import UNSET, Unset

OptionValue: TypeAlias = bool | int | str | list[int]
"""The value of an option, as the description of a game tells a default."""

GameGeometry: TypeAlias = list[LudoGeometry] | list[PegsAndJokersGeometry] | list[GameGeometryUnknown]
"""The boards of one game."""

LcrEvent: TypeAlias = (
    LcrEventRolled
    | LcrEventPassed
    | LcrEventPotted
    | LcrEventSkipped
    | LcrEventTurn
    | LcrEventTookPot
    | LcrEventOver
    | LcrEventStarterDrawn
    | LcrEventUnknown
)
"""Something that happened in a game of LCR. New kinds and fields may come; let unknown ones pass."""

LcrTurn: TypeAlias = LcrTurnRoll | LcrTurnOver
"""Whose turn it is in LCR."""

LcrMove: TypeAlias = LcrMoveRoll
"""A move of LCR."""

LcrVerdict: TypeAlias = LcrVerdictAccepted | LcrVerdictRejected
"""The referee's verdict."""

LcrReplayVerdict: TypeAlias = LcrReplayVerdictAccepted | LcrReplayVerdictRejected
"""The referee's verdict on one move of a replay."""

QwirkleEvent: TypeAlias = (
    QwirkleEventPlaced
    | QwirkleEventScored
    | QwirkleEventSwapped
    | QwirkleEventDrawn
    | QwirkleEventPassed
    | QwirkleEventTurn
    | QwirkleEventOver
    | QwirkleEventDealt
    | QwirkleEventStarterDrawn
    | QwirkleEventUnknown
)
"""Something that happened in a game of Qwirkle. New kinds and fields may come; let unknown ones pass."""

QwirkleTurn: TypeAlias = QwirkleTurnPlay | QwirkleTurnOver
"""Whose turn it is in Qwirkle."""

QwirkleHand: TypeAlias = QwirkleHandOpen | QwirkleHandHidden
"""A hand of Qwirkle: known, or known by its size alone."""

QwirkleMove: TypeAlias = QwirkleMovePlace | QwirkleMoveSwap | QwirkleMoveSwapHidden | QwirkleMovePass | QwirkleMoveStop
"""A move of Qwirkle."""

QwirkleVerdict: TypeAlias = QwirkleVerdictAccepted | QwirkleVerdictRejected
"""The referee's verdict."""

QwirkleReplayVerdict: TypeAlias = QwirkleReplayVerdictAccepted | QwirkleReplayVerdictRejected
"""The referee's verdict on one move of a replay."""

QwirkleScoreVerdict: TypeAlias = QwirkleScoreVerdictAccepted | QwirkleScoreVerdictRejected
"""What the tiles score, or which rules they break."""

LudoEvent: TypeAlias = (
    LudoEventRolled
    | LudoEventMoved
    | LudoEventCaptured
    | LudoEventFinished
    | LudoEventRollAgain
    | LudoEventTurnEnded
    | LudoEventSkipped
    | LudoEventTurn
    | LudoEventOver
    | LudoEventStarterDrawn
    | LudoEventUnknown
)
"""Something that happened in a game of Ludo. New kinds and fields may come; let unknown ones pass."""

LudoTurn: TypeAlias = LudoTurnRoll | LudoTurnMove | LudoTurnExit | LudoTurnOver
"""Whose turn it is in Ludo, and what is asked of them."""

LudoPiece: TypeAlias = LudoPieceYard | LudoPieceTrack | LudoPieceLane | LudoPieceFinish
"""Where a piece of Ludo is."""

LudoMove: TypeAlias = LudoMoveRoll | LudoMoveMove
"""A move of Ludo."""

LudoVerdict: TypeAlias = LudoVerdictAccepted | LudoVerdictRejected
"""The referee's verdict."""

LudoReplayVerdict: TypeAlias = LudoReplayVerdictAccepted | LudoReplayVerdictRejected
"""The referee's verdict on one move of a replay."""

PegsAndJokersEvent: TypeAlias = (
    PegsAndJokersEventDrawn
    | PegsAndJokersEventReshuffled
    | PegsAndJokersEventPlayed
    | PegsAndJokersEventExchanged
    | PegsAndJokersEventMoved
    | PegsAndJokersEventBumped
    | PegsAndJokersEventHelps
    | PegsAndJokersEventTurn
    | PegsAndJokersEventOver
    | PegsAndJokersEventDealt
    | PegsAndJokersEventStarterDrawn
    | PegsAndJokersEventUnknown
)
"""Something that happened in a game of Pegs and Jokers. New kinds and fields may come; let unknown ones pass."""

PegsAndJokersTurn: TypeAlias = PegsAndJokersTurnDraw | PegsAndJokersTurnPlay | PegsAndJokersTurnOver
"""Whose turn it is in Pegs and Jokers, and what is asked of them."""

PegsAndJokersHand: TypeAlias = PegsAndJokersHandOpen | PegsAndJokersHandHidden
"""A hand of Pegs and Jokers: known, or known by its size alone."""

PegsAndJokersPeg: TypeAlias = PegsAndJokersPegStart | PegsAndJokersPegTrack | PegsAndJokersPegHome
"""Where a peg of Pegs and Jokers is."""

PegsAndJokersMove: TypeAlias = PegsAndJokersMoveDraw | PegsAndJokersMovePlay | PegsAndJokersMoveExchange
"""A move of Pegs and Jokers."""

PegsAndJokersVerdict: TypeAlias = PegsAndJokersVerdictAccepted | PegsAndJokersVerdictRejected
"""The referee's verdict."""

PegsAndJokersReplayVerdict: TypeAlias = PegsAndJokersReplayVerdictAccepted | PegsAndJokersReplayVerdictRejected
"""The referee's verdict on one move of a replay."""

MoveList: TypeAlias = LcrMoveList | QwirkleMoveList | LudoMoveList | PegsAndJokersMoveList
"""The list of moves of any game."""

__all__ = [
    "Cell",
    "ChanceMode",
    "ClaimedScore",
    "Component",
    "Fault",
    "GameDescription",
    "GameDocument",
    "GameGeometry",
    "GameGeometryUnknown",
    "GameList",
    "GameOption",
    "GameResult",
    "LcrApplyRequest",
    "LcrCheckAnswer",
    "LcrCheckRequest",
    "LcrDie",
    "LcrEvent",
    "LcrEventOver",
    "LcrEventPassed",
    "LcrEventPotted",
    "LcrEventRolled",
    "LcrEventSkipped",
    "LcrEventStarterDrawn",
    "LcrEventTookPot",
    "LcrEventTurn",
    "LcrEventUnknown",
    "LcrHighlight",
    "LcrLegalMovesRequest",
    "LcrListShape",
    "LcrMove",
    "LcrMoveList",
    "LcrMoveRoll",
    "LcrNewAnswer",
    "LcrNewRequest",
    "LcrOptions",
    "LcrOutcome",
    "LcrPlayer",
    "LcrRematchRequest",
    "LcrRenderRequest",
    "LcrReplayAnswer",
    "LcrReplayMove",
    "LcrReplayRequest",
    "LcrReplaySetup",
    "LcrReplayVerdict",
    "LcrReplayVerdictAccepted",
    "LcrReplayVerdictRejected",
    "LcrScore",
    "LcrSetupOptions",
    "LcrSetupPlayer",
    "LcrState",
    "LcrSuggestRequest",
    "LcrSuggestion",
    "LcrTotals",
    "LcrTurn",
    "LcrTurnOver",
    "LcrTurnRoll",
    "LcrVerdict",
    "LcrVerdictAccepted",
    "LcrVerdictRejected",
    "LudoApplyRequest",
    "LudoArm",
    "LudoBlocking",
    "LudoBoard",
    "LudoCheckAnswer",
    "LudoCheckRequest",
    "LudoColor",
    "LudoEvent",
    "LudoEventCaptured",
    "LudoEventFinished",
    "LudoEventMoved",
    "LudoEventOver",
    "LudoEventRollAgain",
    "LudoEventRolled",
    "LudoEventSkipped",
    "LudoEventStarterDrawn",
    "LudoEventTurn",
    "LudoEventTurnEnded",
    "LudoEventUnknown",
    "LudoGeometry",
    "LudoHighlight",
    "LudoLegalMovesRequest",
    "LudoListShape",
    "LudoMove",
    "LudoMoveList",
    "LudoMoveMove",
    "LudoMoveRoll",
    "LudoNewAnswer",
    "LudoNewRequest",
    "LudoNoPieceOnTheWay",
    "LudoOptions",
    "LudoOutcome",
    "LudoPiece",
    "LudoPieceFinish",
    "LudoPieceLane",
    "LudoPieceOfSeat",
    "LudoPieceTrack",
    "LudoPieceYard",
    "LudoPlayer",
    "LudoRematchRequest",
    "LudoRenderRequest",
    "LudoReplayAnswer",
    "LudoReplayMove",
    "LudoReplayRequest",
    "LudoReplaySetup",
    "LudoReplayVerdict",
    "LudoReplayVerdictAccepted",
    "LudoReplayVerdictRejected",
    "LudoSafeList",
    "LudoSafeSquares",
    "LudoScore",
    "LudoSetupOptions",
    "LudoSetupPlayer",
    "LudoState",
    "LudoSuggestRequest",
    "LudoSuggestion",
    "LudoSuggestionValue",
    "LudoTotals",
    "LudoTurn",
    "LudoTurnExit",
    "LudoTurnMove",
    "LudoTurnOver",
    "LudoTurnRoll",
    "LudoVerdict",
    "LudoVerdictAccepted",
    "LudoVerdictRejected",
    "MoveList",
    "Notation",
    "NotationExample",
    "NotationName",
    "OptionValue",
    "PegReference",
    "PegsAndJokersApplyRequest",
    "PegsAndJokersCard",
    "PegsAndJokersCheckAnswer",
    "PegsAndJokersCheckRequest",
    "PegsAndJokersColor",
    "PegsAndJokersDeal",
    "PegsAndJokersEvent",
    "PegsAndJokersEventBumped",
    "PegsAndJokersEventDealt",
    "PegsAndJokersEventDrawn",
    "PegsAndJokersEventExchanged",
    "PegsAndJokersEventHelps",
    "PegsAndJokersEventMoved",
    "PegsAndJokersEventOver",
    "PegsAndJokersEventPlayed",
    "PegsAndJokersEventReshuffled",
    "PegsAndJokersEventStarterDrawn",
    "PegsAndJokersEventTurn",
    "PegsAndJokersEventUnknown",
    "PegsAndJokersGeometry",
    "PegsAndJokersHand",
    "PegsAndJokersHandHidden",
    "PegsAndJokersHandOpen",
    "PegsAndJokersHighlight",
    "PegsAndJokersHomeEntry",
    "PegsAndJokersLeft",
    "PegsAndJokersLegalMovesRequest",
    "PegsAndJokersListShape",
    "PegsAndJokersMove",
    "PegsAndJokersMoveDraw",
    "PegsAndJokersMoveExchange",
    "PegsAndJokersMoveList",
    "PegsAndJokersMovePlay",
    "PegsAndJokersNewAnswer",
    "PegsAndJokersNewRequest",
    "PegsAndJokersOptions",
    "PegsAndJokersOutcome",
    "PegsAndJokersPeg",
    "PegsAndJokersPegHome",
    "PegsAndJokersPegOfSeat",
    "PegsAndJokersPegStart",
    "PegsAndJokersPegTrack",
    "PegsAndJokersPlayer",
    "PegsAndJokersRematchPlayer",
    "PegsAndJokersRematchRequest",
    "PegsAndJokersRenderRequest",
    "PegsAndJokersReplayAnswer",
    "PegsAndJokersReplayMove",
    "PegsAndJokersReplayRequest",
    "PegsAndJokersReplaySetup",
    "PegsAndJokersReplayVerdict",
    "PegsAndJokersReplayVerdictAccepted",
    "PegsAndJokersReplayVerdictRejected",
    "PegsAndJokersScore",
    "PegsAndJokersSetupOptions",
    "PegsAndJokersSetupPlayer",
    "PegsAndJokersSevenSplit",
    "PegsAndJokersSide",
    "PegsAndJokersState",
    "PegsAndJokersStep",
    "PegsAndJokersSuggestRequest",
    "PegsAndJokersSuggestion",
    "PegsAndJokersSuggestionValue",
    "PegsAndJokersTotals",
    "PegsAndJokersTurn",
    "PegsAndJokersTurnDraw",
    "PegsAndJokersTurnOver",
    "PegsAndJokersTurnPlay",
    "PegsAndJokersVerdict",
    "PegsAndJokersVerdictAccepted",
    "PegsAndJokersVerdictRejected",
    "PegsAndJokersView",
    "PegsAndJokersViewAnswer",
    "PegsAndJokersViewRequest",
    "PictureTheme",
    "PieceReference",
    "Problem",
    "ProblemError",
    "QwirkleApplyRequest",
    "QwirkleAudit",
    "QwirkleAuditTurn",
    "QwirkleCell",
    "QwirkleCheckAnswer",
    "QwirkleCheckRequest",
    "QwirkleColor",
    "QwirkleDeal",
    "QwirkleEndReason",
    "QwirkleEvent",
    "QwirkleEventDealt",
    "QwirkleEventDrawn",
    "QwirkleEventOver",
    "QwirkleEventPassed",
    "QwirkleEventPlaced",
    "QwirkleEventScored",
    "QwirkleEventStarterDrawn",
    "QwirkleEventSwapped",
    "QwirkleEventTurn",
    "QwirkleEventUnknown",
    "QwirkleHand",
    "QwirkleHandHidden",
    "QwirkleHandOpen",
    "QwirkleHighlight",
    "QwirkleLeft",
    "QwirkleLegalMovesRequest",
    "QwirkleLine",
    "QwirkleListShape",
    "QwirkleMove",
    "QwirkleMoveList",
    "QwirkleMovePass",
    "QwirkleMovePlace",
    "QwirkleMoveStop",
    "QwirkleMoveSwap",
    "QwirkleMoveSwapHidden",
    "QwirkleNewAnswer",
    "QwirkleNewRequest",
    "QwirkleOpening",
    "QwirkleOptions",
    "QwirkleOrder",
    "QwirkleOutcome",
    "QwirklePlacedTile",
    "QwirklePlayer",
    "QwirkleRematchPlayer",
    "QwirkleRematchRequest",
    "QwirkleRenderRequest",
    "QwirkleReplayAnswer",
    "QwirkleReplayMove",
    "QwirkleReplayRequest",
    "QwirkleReplaySetup",
    "QwirkleReplayVerdict",
    "QwirkleReplayVerdictAccepted",
    "QwirkleReplayVerdictRejected",
    "QwirkleScore",
    "QwirkleScoreRequest",
    "QwirkleScoreVerdict",
    "QwirkleScoreVerdictAccepted",
    "QwirkleScoreVerdictRejected",
    "QwirkleSetupOptions",
    "QwirkleSetupPlayer",
    "QwirkleShape",
    "QwirkleState",
    "QwirkleSuggestRequest",
    "QwirkleSuggestion",
    "QwirkleSuggestionValue",
    "QwirkleTallyPlayer",
    "QwirkleTallyRequest",
    "QwirkleTallyTurn",
    "QwirkleTarget",
    "QwirkleTargets",
    "QwirkleTargetsRequest",
    "QwirkleTile",
    "QwirkleTotals",
    "QwirkleTurn",
    "QwirkleTurnOver",
    "QwirkleTurnPlay",
    "QwirkleVerdict",
    "QwirkleVerdictAccepted",
    "QwirkleVerdictRejected",
    "QwirkleView",
    "QwirkleViewAnswer",
    "QwirkleViewRequest",
    "RenderLink",
    "Rule",
    "SuggestionLevel",
    "SuggestionReason",
    "UNSET",
    "Unset",
    "Unverified",
    "Violation",
]
