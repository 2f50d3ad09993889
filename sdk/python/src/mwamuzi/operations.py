"""Every operation of every game by its operationId.

Written by `sdk/python/generate` from openapi/mwamuzi.json; not to be edited.
"""

from __future__ import annotations

from . import types
from ._operation import Operation, json_reader
from .generated.api.operations import (
    lcr_apply,
    lcr_check,
    lcr_legal_moves,
    lcr_new,
    lcr_rematch,
    lcr_render_link,
    lcr_replay,
    lcr_suggest,
    ludo_apply,
    ludo_check,
    ludo_legal_moves,
    ludo_new,
    ludo_rematch,
    ludo_render_link,
    ludo_replay,
    ludo_suggest,
    pegs_and_jokers_apply,
    pegs_and_jokers_check,
    pegs_and_jokers_legal_moves,
    pegs_and_jokers_new,
    pegs_and_jokers_rematch,
    pegs_and_jokers_render_link,
    pegs_and_jokers_replay,
    pegs_and_jokers_suggest,
    pegs_and_jokers_view,
    qwirkle_apply,
    qwirkle_check,
    qwirkle_legal_moves,
    qwirkle_new,
    qwirkle_rematch,
    qwirkle_render_link,
    qwirkle_replay,
    qwirkle_score,
    qwirkle_suggest,
    qwirkle_tally,
    qwirkle_targets,
    qwirkle_view,
)

OPERATIONS: dict[str, Operation] = {
    "lcr_new": Operation(
        "lcr", "lcr", "new_game", types.LcrNewRequest.from_dict, json_reader(lcr_new._parse_response), True
    ),
    "lcr_check": Operation(
        "lcr", "lcr", "check", types.LcrCheckRequest.from_dict, json_reader(lcr_check._parse_response), False
    ),
    "lcr_legal_moves": Operation(
        "lcr",
        "lcr",
        "legal_moves",
        types.LcrLegalMovesRequest.from_dict,
        json_reader(lcr_legal_moves._parse_response),
        False,
    ),
    "lcr_apply": Operation(
        "lcr", "lcr", "apply", types.LcrApplyRequest.from_dict, json_reader(lcr_apply._parse_response), True
    ),
    "lcr_replay": Operation(
        "lcr", "lcr", "replay", types.LcrReplayRequest.from_dict, json_reader(lcr_replay._parse_response), False
    ),
    "lcr_rematch": Operation(
        "lcr", "lcr", "rematch", types.LcrRematchRequest.from_dict, json_reader(lcr_rematch._parse_response), True
    ),
    "lcr_suggest": Operation(
        "lcr", "lcr", "suggest", types.LcrSuggestRequest.from_dict, json_reader(lcr_suggest._parse_response), False
    ),
    "lcr_render": Operation("lcr", "lcr", "render", types.LcrRenderRequest.from_dict, None, False),
    "lcr_render_png": Operation("lcr", "lcr", "render_png", types.LcrRenderRequest.from_dict, None, False),
    "lcr_render_txt": Operation("lcr", "lcr", "render_text", types.LcrRenderRequest.from_dict, None, False),
    "lcr_render_link": Operation(
        "lcr",
        "lcr",
        "render_link",
        types.LcrRenderRequest.from_dict,
        json_reader(lcr_render_link._parse_response),
        False,
    ),
    "qwirkle_new": Operation(
        "qwirkle",
        "qwirkle",
        "new_game",
        types.QwirkleNewRequest.from_dict,
        json_reader(qwirkle_new._parse_response),
        True,
    ),
    "qwirkle_check": Operation(
        "qwirkle",
        "qwirkle",
        "check",
        types.QwirkleCheckRequest.from_dict,
        json_reader(qwirkle_check._parse_response),
        False,
    ),
    "qwirkle_legal_moves": Operation(
        "qwirkle",
        "qwirkle",
        "legal_moves",
        types.QwirkleLegalMovesRequest.from_dict,
        json_reader(qwirkle_legal_moves._parse_response),
        False,
    ),
    "qwirkle_apply": Operation(
        "qwirkle",
        "qwirkle",
        "apply",
        types.QwirkleApplyRequest.from_dict,
        json_reader(qwirkle_apply._parse_response),
        True,
    ),
    "qwirkle_replay": Operation(
        "qwirkle",
        "qwirkle",
        "replay",
        types.QwirkleReplayRequest.from_dict,
        json_reader(qwirkle_replay._parse_response),
        False,
    ),
    "qwirkle_rematch": Operation(
        "qwirkle",
        "qwirkle",
        "rematch",
        types.QwirkleRematchRequest.from_dict,
        json_reader(qwirkle_rematch._parse_response),
        True,
    ),
    "qwirkle_suggest": Operation(
        "qwirkle",
        "qwirkle",
        "suggest",
        types.QwirkleSuggestRequest.from_dict,
        json_reader(qwirkle_suggest._parse_response),
        False,
    ),
    "qwirkle_view": Operation(
        "qwirkle",
        "qwirkle",
        "view",
        types.QwirkleViewRequest.from_dict,
        json_reader(qwirkle_view._parse_response),
        False,
    ),
    "qwirkle_render": Operation("qwirkle", "qwirkle", "render", types.QwirkleRenderRequest.from_dict, None, False),
    "qwirkle_render_png": Operation(
        "qwirkle", "qwirkle", "render_png", types.QwirkleRenderRequest.from_dict, None, False
    ),
    "qwirkle_render_txt": Operation(
        "qwirkle", "qwirkle", "render_text", types.QwirkleRenderRequest.from_dict, None, False
    ),
    "qwirkle_render_link": Operation(
        "qwirkle",
        "qwirkle",
        "render_link",
        types.QwirkleRenderRequest.from_dict,
        json_reader(qwirkle_render_link._parse_response),
        False,
    ),
    "qwirkle_score": Operation(
        "qwirkle",
        "qwirkle",
        "score",
        types.QwirkleScoreRequest.from_dict,
        json_reader(qwirkle_score._parse_response),
        False,
    ),
    "qwirkle_targets": Operation(
        "qwirkle",
        "qwirkle",
        "targets",
        types.QwirkleTargetsRequest.from_dict,
        json_reader(qwirkle_targets._parse_response),
        False,
    ),
    "qwirkle_tally": Operation(
        "qwirkle",
        "qwirkle",
        "tally",
        types.QwirkleTallyRequest.from_dict,
        json_reader(qwirkle_tally._parse_response),
        False,
    ),
    "qwirkle_tally_csv": Operation("qwirkle", "qwirkle", "tally_csv", None, None, False),
    "ludo_new": Operation(
        "ludo", "ludo", "new_game", types.LudoNewRequest.from_dict, json_reader(ludo_new._parse_response), True
    ),
    "ludo_check": Operation(
        "ludo", "ludo", "check", types.LudoCheckRequest.from_dict, json_reader(ludo_check._parse_response), False
    ),
    "ludo_legal_moves": Operation(
        "ludo",
        "ludo",
        "legal_moves",
        types.LudoLegalMovesRequest.from_dict,
        json_reader(ludo_legal_moves._parse_response),
        False,
    ),
    "ludo_apply": Operation(
        "ludo", "ludo", "apply", types.LudoApplyRequest.from_dict, json_reader(ludo_apply._parse_response), True
    ),
    "ludo_replay": Operation(
        "ludo", "ludo", "replay", types.LudoReplayRequest.from_dict, json_reader(ludo_replay._parse_response), False
    ),
    "ludo_rematch": Operation(
        "ludo", "ludo", "rematch", types.LudoRematchRequest.from_dict, json_reader(ludo_rematch._parse_response), True
    ),
    "ludo_suggest": Operation(
        "ludo", "ludo", "suggest", types.LudoSuggestRequest.from_dict, json_reader(ludo_suggest._parse_response), False
    ),
    "ludo_render": Operation("ludo", "ludo", "render", types.LudoRenderRequest.from_dict, None, False),
    "ludo_render_png": Operation("ludo", "ludo", "render_png", types.LudoRenderRequest.from_dict, None, False),
    "ludo_render_txt": Operation("ludo", "ludo", "render_text", types.LudoRenderRequest.from_dict, None, False),
    "ludo_render_link": Operation(
        "ludo",
        "ludo",
        "render_link",
        types.LudoRenderRequest.from_dict,
        json_reader(ludo_render_link._parse_response),
        False,
    ),
    "pegs_and_jokers_new": Operation(
        "pegs-and-jokers",
        "pegs_and_jokers",
        "new_game",
        types.PegsAndJokersNewRequest.from_dict,
        json_reader(pegs_and_jokers_new._parse_response),
        True,
    ),
    "pegs_and_jokers_check": Operation(
        "pegs-and-jokers",
        "pegs_and_jokers",
        "check",
        types.PegsAndJokersCheckRequest.from_dict,
        json_reader(pegs_and_jokers_check._parse_response),
        False,
    ),
    "pegs_and_jokers_legal_moves": Operation(
        "pegs-and-jokers",
        "pegs_and_jokers",
        "legal_moves",
        types.PegsAndJokersLegalMovesRequest.from_dict,
        json_reader(pegs_and_jokers_legal_moves._parse_response),
        False,
    ),
    "pegs_and_jokers_apply": Operation(
        "pegs-and-jokers",
        "pegs_and_jokers",
        "apply",
        types.PegsAndJokersApplyRequest.from_dict,
        json_reader(pegs_and_jokers_apply._parse_response),
        True,
    ),
    "pegs_and_jokers_replay": Operation(
        "pegs-and-jokers",
        "pegs_and_jokers",
        "replay",
        types.PegsAndJokersReplayRequest.from_dict,
        json_reader(pegs_and_jokers_replay._parse_response),
        False,
    ),
    "pegs_and_jokers_rematch": Operation(
        "pegs-and-jokers",
        "pegs_and_jokers",
        "rematch",
        types.PegsAndJokersRematchRequest.from_dict,
        json_reader(pegs_and_jokers_rematch._parse_response),
        True,
    ),
    "pegs_and_jokers_suggest": Operation(
        "pegs-and-jokers",
        "pegs_and_jokers",
        "suggest",
        types.PegsAndJokersSuggestRequest.from_dict,
        json_reader(pegs_and_jokers_suggest._parse_response),
        False,
    ),
    "pegs_and_jokers_view": Operation(
        "pegs-and-jokers",
        "pegs_and_jokers",
        "view",
        types.PegsAndJokersViewRequest.from_dict,
        json_reader(pegs_and_jokers_view._parse_response),
        False,
    ),
    "pegs_and_jokers_render": Operation(
        "pegs-and-jokers", "pegs_and_jokers", "render", types.PegsAndJokersRenderRequest.from_dict, None, False
    ),
    "pegs_and_jokers_render_png": Operation(
        "pegs-and-jokers", "pegs_and_jokers", "render_png", types.PegsAndJokersRenderRequest.from_dict, None, False
    ),
    "pegs_and_jokers_render_txt": Operation(
        "pegs-and-jokers", "pegs_and_jokers", "render_text", types.PegsAndJokersRenderRequest.from_dict, None, False
    ),
    "pegs_and_jokers_render_link": Operation(
        "pegs-and-jokers",
        "pegs_and_jokers",
        "render_link",
        types.PegsAndJokersRenderRequest.from_dict,
        json_reader(pegs_and_jokers_render_link._parse_response),
        False,
    ),
}
