"""A referee that is newer than this client: what it adds is let pass, kept, and sent back as it came."""

from __future__ import annotations

import json
from typing import Any

import httpx
import pytest
from answers import ACCEPTED, MOVES, REJECTED, STATE, VIOLATION, fresh
from conftest import Caller

from mwamuzi import UnexpectedAnswer
from mwamuzi.types import (
    GameDocument,
    LcrEventRolled,
    LcrEventTurn,
    LcrEventUnknown,
    LcrMoveRoll,
    LcrState,
    LcrVerdictAccepted,
    LcrVerdictRejected,
    Unset,
)


def applied(call: Caller, answer: Any) -> Any:
    """What the client makes of an answer to a roll."""
    return call(
        lambda _: httpx.Response(200, text=json.dumps(answer)),
        lambda client: client.lcr.apply(LcrState.from_dict(STATE), LcrMoveRoll()),
    )


def test_an_unknown_event_is_kept_as_it_came(call: Caller) -> None:
    unknown = {"type": "sneezed", "seat": 2, "how": {"loud": True}}
    verdict = applied(call, fresh(ACCEPTED, events=[*ACCEPTED["events"], unknown]))
    told = []
    for event in verdict.events:
        match event:
            case LcrEventRolled(seat=seat, dice=dice):
                told.append(f"{seat} rolls {dice}")
            case LcrEventTurn(seat=seat):
                told.append(f"turn of {seat}")
            case LcrEventUnknown(type_=kind):
                told.append(f"{kind} {event['how']}")
    assert told == ["0 rolls ['dot', 'dot', 'dot']", "turn of 1", "sneezed {'loud': True}"]
    assert verdict.events[2].to_dict() == unknown


def test_a_known_event_that_lost_a_field_is_kept_as_it_came(call: Caller) -> None:
    verdict = applied(call, fresh(ACCEPTED, events=[{"type": "rolled", "seat": 0}]))
    assert isinstance(verdict.events[0], LcrEventUnknown)
    assert verdict.events[0].to_dict() == {"type": "rolled", "seat": 0}


def test_unknown_fields_anywhere_in_an_answer_are_kept(call: Caller) -> None:
    answer = fresh(ACCEPTED, mood="good", score={"gained": 0, "totals": [3, 3, 3], "style": 9})
    answer["events"][0]["where"] = "on the floor"
    answer["state"] = fresh(STATE, weather={"rain": 1})
    answer["state"]["options"]["house_rule"] = True
    answer["move"]["hand"] = "left"
    verdict = applied(call, answer)
    assert isinstance(verdict, LcrVerdictAccepted)
    assert verdict.to_dict() == answer
    assert verdict["mood"] == "good"


def test_a_field_of_a_state_that_came_later_is_sent_back(call: Caller) -> None:
    sent: list[Any] = []

    def referee(request: httpx.Request) -> httpx.Response:
        sent.append(json.loads(request.content)["state"])
        return httpx.Response(200, json=MOVES)

    state = fresh(STATE, options={"starting_chips": 3, "house_rule": True})
    call(referee, lambda client: client.lcr.legal_moves(LcrState.from_dict(state)))
    assert sent == [state]


def test_unknown_rule_ids_and_reasons_pass(call: Caller) -> None:
    violation = fresh(VIOLATION, rule="lcr.tidiness", reason="untidy", table="round")
    verdict = applied(call, fresh(REJECTED, violations=[violation]))
    assert isinstance(verdict, LcrVerdictRejected)
    assert (verdict.violations[0].rule, verdict.violations[0].reason) == ("lcr.tidiness", "untidy")
    assert verdict.to_dict()["violations"] == [violation]


def test_what_is_absent_is_false_and_stays_absent(call: Caller) -> None:
    verdict = applied(call, ACCEPTED)
    assert isinstance(verdict.result, Unset) and not verdict.result
    assert "result" not in verdict.to_dict()


def test_an_unknown_kind_of_option_geometry_and_rule_pass() -> None:
    page = {
        "game": "chess",
        "title": "Chess",
        "summary": "",
        "players": [2],
        "hidden_hands": False,
        "options": [{"name": "clock", "type": "duration", "values": "", "default": {"seconds": 5}, "meaning": ""}],
        "components": [],
        "rules": 1,
        "rulebook": [{"id": "chess.check", "kind": "custom", "text": "", "source": ""}],
        "geometry": [{"files": 8}],
    }
    assert GameDocument.from_dict(page).to_dict() == page


@pytest.mark.parametrize(
    "answer",
    [
        fresh(ACCEPTED, verdict="postponed"),
        fresh(ACCEPTED, state=fresh(STATE, turn={"phase": "duel", "seat": 0})),
        fresh(ACCEPTED, state=fresh(STATE, game="ludo")),
        fresh(ACCEPTED, move={"type": "sing"}),
        fresh(ACCEPTED, move={"type": "roll", "dice": ["seven"]}),
        {"verdict": "accepted"},
        [],
        "accepted",
        None,
    ],
)
def test_an_unknown_verdict_state_or_move_is_an_error_that_shows_what_came(call: Caller, answer: Any) -> None:
    with pytest.raises(UnexpectedAnswer) as raised:
        applied(call, answer)
    assert json.loads(raised.value.body) == answer
    assert raised.value.status == 200 and raised.value.reason


@pytest.mark.parametrize("body", [b"", b"{", b"\xff", b"[" * 100_000])
def test_an_answer_that_is_no_json_is_an_error_that_shows_what_came(call: Caller, body: bytes) -> None:
    with pytest.raises(UnexpectedAnswer) as raised:
        call(lambda _: httpx.Response(200, content=body), lambda client: client.lcr.check(LcrState.from_dict(STATE)))
    assert raised.value.reason
