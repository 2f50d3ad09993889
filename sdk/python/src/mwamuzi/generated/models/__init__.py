"""Contains all the data models used in inputs/outputs"""

from .cell import Cell
from .chance_mode import ChanceMode
from .claimed_score import ClaimedScore
from .component import Component
from .fault import Fault
from .game_description import GameDescription
from .game_document import GameDocument
from .game_geometry_unknown import GameGeometryUnknown
from .game_list import GameList
from .game_option import GameOption
from .game_result import GameResult
from .lcr_apply_request import LcrApplyRequest
from .lcr_check_answer import LcrCheckAnswer
from .lcr_check_request import LcrCheckRequest
from .lcr_die import LcrDie
from .lcr_event_over import LcrEventOver
from .lcr_event_passed import LcrEventPassed
from .lcr_event_potted import LcrEventPotted
from .lcr_event_rolled import LcrEventRolled
from .lcr_event_skipped import LcrEventSkipped
from .lcr_event_starter_drawn import LcrEventStarterDrawn
from .lcr_event_took_pot import LcrEventTookPot
from .lcr_event_turn import LcrEventTurn
from .lcr_event_unknown import LcrEventUnknown
from .lcr_highlight import LcrHighlight
from .lcr_legal_moves_request import LcrLegalMovesRequest
from .lcr_list_shape import LcrListShape
from .lcr_move_list import LcrMoveList
from .lcr_move_roll import LcrMoveRoll
from .lcr_new_answer import LcrNewAnswer
from .lcr_new_request import LcrNewRequest
from .lcr_options import LcrOptions
from .lcr_outcome import LcrOutcome
from .lcr_player import LcrPlayer
from .lcr_rematch_request import LcrRematchRequest
from .lcr_render_request import LcrRenderRequest
from .lcr_replay_answer import LcrReplayAnswer
from .lcr_replay_move import LcrReplayMove
from .lcr_replay_request import LcrReplayRequest
from .lcr_replay_setup import LcrReplaySetup
from .lcr_replay_verdict_accepted import LcrReplayVerdictAccepted
from .lcr_replay_verdict_rejected import LcrReplayVerdictRejected
from .lcr_score import LcrScore
from .lcr_setup_options import LcrSetupOptions
from .lcr_setup_player import LcrSetupPlayer
from .lcr_state import LcrState
from .lcr_suggest_request import LcrSuggestRequest
from .lcr_suggestion import LcrSuggestion
from .lcr_totals import LcrTotals
from .lcr_turn_over import LcrTurnOver
from .lcr_turn_roll import LcrTurnRoll
from .lcr_verdict_accepted import LcrVerdictAccepted
from .lcr_verdict_rejected import LcrVerdictRejected
from .ludo_apply_request import LudoApplyRequest
from .ludo_arm import LudoArm
from .ludo_blocking import LudoBlocking
from .ludo_board import LudoBoard
from .ludo_check_answer import LudoCheckAnswer
from .ludo_check_request import LudoCheckRequest
from .ludo_color import LudoColor
from .ludo_event_captured import LudoEventCaptured
from .ludo_event_finished import LudoEventFinished
from .ludo_event_moved import LudoEventMoved
from .ludo_event_over import LudoEventOver
from .ludo_event_roll_again import LudoEventRollAgain
from .ludo_event_rolled import LudoEventRolled
from .ludo_event_skipped import LudoEventSkipped
from .ludo_event_starter_drawn import LudoEventStarterDrawn
from .ludo_event_turn import LudoEventTurn
from .ludo_event_turn_ended import LudoEventTurnEnded
from .ludo_event_unknown import LudoEventUnknown
from .ludo_geometry import LudoGeometry
from .ludo_highlight import LudoHighlight
from .ludo_legal_moves_request import LudoLegalMovesRequest
from .ludo_list_shape import LudoListShape
from .ludo_move_list import LudoMoveList
from .ludo_move_move import LudoMoveMove
from .ludo_move_roll import LudoMoveRoll
from .ludo_new_answer import LudoNewAnswer
from .ludo_new_request import LudoNewRequest
from .ludo_no_piece_on_the_way import LudoNoPieceOnTheWay
from .ludo_options import LudoOptions
from .ludo_outcome import LudoOutcome
from .ludo_piece_finish import LudoPieceFinish
from .ludo_piece_lane import LudoPieceLane
from .ludo_piece_of_seat import LudoPieceOfSeat
from .ludo_piece_track import LudoPieceTrack
from .ludo_piece_yard import LudoPieceYard
from .ludo_player import LudoPlayer
from .ludo_rematch_request import LudoRematchRequest
from .ludo_render_request import LudoRenderRequest
from .ludo_replay_answer import LudoReplayAnswer
from .ludo_replay_move import LudoReplayMove
from .ludo_replay_request import LudoReplayRequest
from .ludo_replay_setup import LudoReplaySetup
from .ludo_replay_verdict_accepted import LudoReplayVerdictAccepted
from .ludo_replay_verdict_rejected import LudoReplayVerdictRejected
from .ludo_safe_list import LudoSafeList
from .ludo_safe_squares import LudoSafeSquares
from .ludo_score import LudoScore
from .ludo_setup_options import LudoSetupOptions
from .ludo_setup_player import LudoSetupPlayer
from .ludo_state import LudoState
from .ludo_suggest_request import LudoSuggestRequest
from .ludo_suggestion import LudoSuggestion
from .ludo_suggestion_value import LudoSuggestionValue
from .ludo_totals import LudoTotals
from .ludo_turn_exit import LudoTurnExit
from .ludo_turn_move import LudoTurnMove
from .ludo_turn_over import LudoTurnOver
from .ludo_turn_roll import LudoTurnRoll
from .ludo_verdict_accepted import LudoVerdictAccepted
from .ludo_verdict_rejected import LudoVerdictRejected
from .notation import Notation
from .notation_example import NotationExample
from .notation_name import NotationName
from .peg_reference import PegReference
from .pegs_and_jokers_apply_request import PegsAndJokersApplyRequest
from .pegs_and_jokers_card import PegsAndJokersCard
from .pegs_and_jokers_check_answer import PegsAndJokersCheckAnswer
from .pegs_and_jokers_check_request import PegsAndJokersCheckRequest
from .pegs_and_jokers_color import PegsAndJokersColor
from .pegs_and_jokers_deal import PegsAndJokersDeal
from .pegs_and_jokers_event_bumped import PegsAndJokersEventBumped
from .pegs_and_jokers_event_dealt import PegsAndJokersEventDealt
from .pegs_and_jokers_event_drawn import PegsAndJokersEventDrawn
from .pegs_and_jokers_event_exchanged import PegsAndJokersEventExchanged
from .pegs_and_jokers_event_helps import PegsAndJokersEventHelps
from .pegs_and_jokers_event_moved import PegsAndJokersEventMoved
from .pegs_and_jokers_event_over import PegsAndJokersEventOver
from .pegs_and_jokers_event_played import PegsAndJokersEventPlayed
from .pegs_and_jokers_event_reshuffled import PegsAndJokersEventReshuffled
from .pegs_and_jokers_event_starter_drawn import PegsAndJokersEventStarterDrawn
from .pegs_and_jokers_event_turn import PegsAndJokersEventTurn
from .pegs_and_jokers_event_unknown import PegsAndJokersEventUnknown
from .pegs_and_jokers_geometry import PegsAndJokersGeometry
from .pegs_and_jokers_hand_hidden import PegsAndJokersHandHidden
from .pegs_and_jokers_hand_open import PegsAndJokersHandOpen
from .pegs_and_jokers_highlight import PegsAndJokersHighlight
from .pegs_and_jokers_home_entry import PegsAndJokersHomeEntry
from .pegs_and_jokers_left import PegsAndJokersLeft
from .pegs_and_jokers_legal_moves_request import PegsAndJokersLegalMovesRequest
from .pegs_and_jokers_list_shape import PegsAndJokersListShape
from .pegs_and_jokers_move_draw import PegsAndJokersMoveDraw
from .pegs_and_jokers_move_exchange import PegsAndJokersMoveExchange
from .pegs_and_jokers_move_list import PegsAndJokersMoveList
from .pegs_and_jokers_move_play import PegsAndJokersMovePlay
from .pegs_and_jokers_new_answer import PegsAndJokersNewAnswer
from .pegs_and_jokers_new_request import PegsAndJokersNewRequest
from .pegs_and_jokers_options import PegsAndJokersOptions
from .pegs_and_jokers_outcome import PegsAndJokersOutcome
from .pegs_and_jokers_peg_home import PegsAndJokersPegHome
from .pegs_and_jokers_peg_of_seat import PegsAndJokersPegOfSeat
from .pegs_and_jokers_peg_start import PegsAndJokersPegStart
from .pegs_and_jokers_peg_track import PegsAndJokersPegTrack
from .pegs_and_jokers_player import PegsAndJokersPlayer
from .pegs_and_jokers_rematch_player import PegsAndJokersRematchPlayer
from .pegs_and_jokers_rematch_request import PegsAndJokersRematchRequest
from .pegs_and_jokers_render_request import PegsAndJokersRenderRequest
from .pegs_and_jokers_replay_answer import PegsAndJokersReplayAnswer
from .pegs_and_jokers_replay_move import PegsAndJokersReplayMove
from .pegs_and_jokers_replay_request import PegsAndJokersReplayRequest
from .pegs_and_jokers_replay_setup import PegsAndJokersReplaySetup
from .pegs_and_jokers_replay_verdict_accepted import PegsAndJokersReplayVerdictAccepted
from .pegs_and_jokers_replay_verdict_rejected import PegsAndJokersReplayVerdictRejected
from .pegs_and_jokers_score import PegsAndJokersScore
from .pegs_and_jokers_setup_options import PegsAndJokersSetupOptions
from .pegs_and_jokers_setup_player import PegsAndJokersSetupPlayer
from .pegs_and_jokers_seven_split import PegsAndJokersSevenSplit
from .pegs_and_jokers_side import PegsAndJokersSide
from .pegs_and_jokers_state import PegsAndJokersState
from .pegs_and_jokers_step import PegsAndJokersStep
from .pegs_and_jokers_suggest_request import PegsAndJokersSuggestRequest
from .pegs_and_jokers_suggestion import PegsAndJokersSuggestion
from .pegs_and_jokers_suggestion_value import PegsAndJokersSuggestionValue
from .pegs_and_jokers_totals import PegsAndJokersTotals
from .pegs_and_jokers_turn_draw import PegsAndJokersTurnDraw
from .pegs_and_jokers_turn_over import PegsAndJokersTurnOver
from .pegs_and_jokers_turn_play import PegsAndJokersTurnPlay
from .pegs_and_jokers_verdict_accepted import PegsAndJokersVerdictAccepted
from .pegs_and_jokers_verdict_rejected import PegsAndJokersVerdictRejected
from .pegs_and_jokers_view import PegsAndJokersView
from .pegs_and_jokers_view_answer import PegsAndJokersViewAnswer
from .pegs_and_jokers_view_request import PegsAndJokersViewRequest
from .picture_theme import PictureTheme
from .piece_reference import PieceReference
from .problem import Problem
from .problem_error import ProblemError
from .qwirkle_apply_request import QwirkleApplyRequest
from .qwirkle_audit import QwirkleAudit
from .qwirkle_audit_turn import QwirkleAuditTurn
from .qwirkle_cell import QwirkleCell
from .qwirkle_check_answer import QwirkleCheckAnswer
from .qwirkle_check_request import QwirkleCheckRequest
from .qwirkle_color import QwirkleColor
from .qwirkle_deal import QwirkleDeal
from .qwirkle_end_reason import QwirkleEndReason
from .qwirkle_event_dealt import QwirkleEventDealt
from .qwirkle_event_drawn import QwirkleEventDrawn
from .qwirkle_event_over import QwirkleEventOver
from .qwirkle_event_passed import QwirkleEventPassed
from .qwirkle_event_placed import QwirkleEventPlaced
from .qwirkle_event_scored import QwirkleEventScored
from .qwirkle_event_starter_drawn import QwirkleEventStarterDrawn
from .qwirkle_event_swapped import QwirkleEventSwapped
from .qwirkle_event_turn import QwirkleEventTurn
from .qwirkle_event_unknown import QwirkleEventUnknown
from .qwirkle_hand_hidden import QwirkleHandHidden
from .qwirkle_hand_open import QwirkleHandOpen
from .qwirkle_highlight import QwirkleHighlight
from .qwirkle_left import QwirkleLeft
from .qwirkle_legal_moves_request import QwirkleLegalMovesRequest
from .qwirkle_line import QwirkleLine
from .qwirkle_list_shape import QwirkleListShape
from .qwirkle_move_list import QwirkleMoveList
from .qwirkle_move_pass import QwirkleMovePass
from .qwirkle_move_place import QwirkleMovePlace
from .qwirkle_move_stop import QwirkleMoveStop
from .qwirkle_move_swap import QwirkleMoveSwap
from .qwirkle_move_swap_hidden import QwirkleMoveSwapHidden
from .qwirkle_new_answer import QwirkleNewAnswer
from .qwirkle_new_request import QwirkleNewRequest
from .qwirkle_opening import QwirkleOpening
from .qwirkle_options import QwirkleOptions
from .qwirkle_order import QwirkleOrder
from .qwirkle_outcome import QwirkleOutcome
from .qwirkle_placed_tile import QwirklePlacedTile
from .qwirkle_player import QwirklePlayer
from .qwirkle_rematch_player import QwirkleRematchPlayer
from .qwirkle_rematch_request import QwirkleRematchRequest
from .qwirkle_render_request import QwirkleRenderRequest
from .qwirkle_replay_answer import QwirkleReplayAnswer
from .qwirkle_replay_move import QwirkleReplayMove
from .qwirkle_replay_request import QwirkleReplayRequest
from .qwirkle_replay_setup import QwirkleReplaySetup
from .qwirkle_replay_verdict_accepted import QwirkleReplayVerdictAccepted
from .qwirkle_replay_verdict_rejected import QwirkleReplayVerdictRejected
from .qwirkle_score import QwirkleScore
from .qwirkle_score_request import QwirkleScoreRequest
from .qwirkle_score_verdict_accepted import QwirkleScoreVerdictAccepted
from .qwirkle_score_verdict_rejected import QwirkleScoreVerdictRejected
from .qwirkle_setup_options import QwirkleSetupOptions
from .qwirkle_setup_player import QwirkleSetupPlayer
from .qwirkle_shape import QwirkleShape
from .qwirkle_state import QwirkleState
from .qwirkle_suggest_request import QwirkleSuggestRequest
from .qwirkle_suggestion import QwirkleSuggestion
from .qwirkle_suggestion_value import QwirkleSuggestionValue
from .qwirkle_tally_player import QwirkleTallyPlayer
from .qwirkle_tally_request import QwirkleTallyRequest
from .qwirkle_tally_turn import QwirkleTallyTurn
from .qwirkle_target import QwirkleTarget
from .qwirkle_targets import QwirkleTargets
from .qwirkle_targets_request import QwirkleTargetsRequest
from .qwirkle_tile import QwirkleTile
from .qwirkle_totals import QwirkleTotals
from .qwirkle_turn_over import QwirkleTurnOver
from .qwirkle_turn_play import QwirkleTurnPlay
from .qwirkle_verdict_accepted import QwirkleVerdictAccepted
from .qwirkle_verdict_rejected import QwirkleVerdictRejected
from .qwirkle_view import QwirkleView
from .qwirkle_view_answer import QwirkleViewAnswer
from .qwirkle_view_request import QwirkleViewRequest
from .render_link import RenderLink
from .rule import Rule
from .suggestion_level import SuggestionLevel
from .suggestion_reason import SuggestionReason
from .unverified import Unverified
from .violation import Violation

__all__ = (
    "Cell",
    "ChanceMode",
    "ClaimedScore",
    "Component",
    "Fault",
    "GameDescription",
    "GameDocument",
    "GameGeometryUnknown",
    "GameList",
    "GameOption",
    "GameResult",
    "LcrApplyRequest",
    "LcrCheckAnswer",
    "LcrCheckRequest",
    "LcrDie",
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
    "LcrReplayVerdictAccepted",
    "LcrReplayVerdictRejected",
    "LcrScore",
    "LcrSetupOptions",
    "LcrSetupPlayer",
    "LcrState",
    "LcrSuggestion",
    "LcrSuggestRequest",
    "LcrTotals",
    "LcrTurnOver",
    "LcrTurnRoll",
    "LcrVerdictAccepted",
    "LcrVerdictRejected",
    "LudoApplyRequest",
    "LudoArm",
    "LudoBlocking",
    "LudoBoard",
    "LudoCheckAnswer",
    "LudoCheckRequest",
    "LudoColor",
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
    "LudoMoveList",
    "LudoMoveMove",
    "LudoMoveRoll",
    "LudoNewAnswer",
    "LudoNewRequest",
    "LudoNoPieceOnTheWay",
    "LudoOptions",
    "LudoOutcome",
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
    "LudoReplayVerdictAccepted",
    "LudoReplayVerdictRejected",
    "LudoSafeList",
    "LudoSafeSquares",
    "LudoScore",
    "LudoSetupOptions",
    "LudoSetupPlayer",
    "LudoState",
    "LudoSuggestion",
    "LudoSuggestionValue",
    "LudoSuggestRequest",
    "LudoTotals",
    "LudoTurnExit",
    "LudoTurnMove",
    "LudoTurnOver",
    "LudoTurnRoll",
    "LudoVerdictAccepted",
    "LudoVerdictRejected",
    "Notation",
    "NotationExample",
    "NotationName",
    "PegReference",
    "PegsAndJokersApplyRequest",
    "PegsAndJokersCard",
    "PegsAndJokersCheckAnswer",
    "PegsAndJokersCheckRequest",
    "PegsAndJokersColor",
    "PegsAndJokersDeal",
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
    "PegsAndJokersHandHidden",
    "PegsAndJokersHandOpen",
    "PegsAndJokersHighlight",
    "PegsAndJokersHomeEntry",
    "PegsAndJokersLeft",
    "PegsAndJokersLegalMovesRequest",
    "PegsAndJokersListShape",
    "PegsAndJokersMoveDraw",
    "PegsAndJokersMoveExchange",
    "PegsAndJokersMoveList",
    "PegsAndJokersMovePlay",
    "PegsAndJokersNewAnswer",
    "PegsAndJokersNewRequest",
    "PegsAndJokersOptions",
    "PegsAndJokersOutcome",
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
    "PegsAndJokersReplayVerdictAccepted",
    "PegsAndJokersReplayVerdictRejected",
    "PegsAndJokersScore",
    "PegsAndJokersSetupOptions",
    "PegsAndJokersSetupPlayer",
    "PegsAndJokersSevenSplit",
    "PegsAndJokersSide",
    "PegsAndJokersState",
    "PegsAndJokersStep",
    "PegsAndJokersSuggestion",
    "PegsAndJokersSuggestionValue",
    "PegsAndJokersSuggestRequest",
    "PegsAndJokersTotals",
    "PegsAndJokersTurnDraw",
    "PegsAndJokersTurnOver",
    "PegsAndJokersTurnPlay",
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
    "QwirkleHandHidden",
    "QwirkleHandOpen",
    "QwirkleHighlight",
    "QwirkleLeft",
    "QwirkleLegalMovesRequest",
    "QwirkleLine",
    "QwirkleListShape",
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
    "QwirkleReplayVerdictAccepted",
    "QwirkleReplayVerdictRejected",
    "QwirkleScore",
    "QwirkleScoreRequest",
    "QwirkleScoreVerdictAccepted",
    "QwirkleScoreVerdictRejected",
    "QwirkleSetupOptions",
    "QwirkleSetupPlayer",
    "QwirkleShape",
    "QwirkleState",
    "QwirkleSuggestion",
    "QwirkleSuggestionValue",
    "QwirkleSuggestRequest",
    "QwirkleTallyPlayer",
    "QwirkleTallyRequest",
    "QwirkleTallyTurn",
    "QwirkleTarget",
    "QwirkleTargets",
    "QwirkleTargetsRequest",
    "QwirkleTile",
    "QwirkleTotals",
    "QwirkleTurnOver",
    "QwirkleTurnPlay",
    "QwirkleVerdictAccepted",
    "QwirkleVerdictRejected",
    "QwirkleView",
    "QwirkleViewAnswer",
    "QwirkleViewRequest",
    "RenderLink",
    "Rule",
    "SuggestionLevel",
    "SuggestionReason",
    "Unverified",
    "Violation",
)
