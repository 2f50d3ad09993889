"""Problems, illegal moves, settings that cannot work."""

from __future__ import annotations

from typing import Any

import httpx
import pytest
from answers import ACCEPTED, CHECKED, MOVES, PROBLEM, REJECTED, STATE, fresh, problem
from conftest import Caller

from mwamuzi import AsyncMwamuzi, IllegalMove, InvalidSettings, Mwamuzi, MwamuziError, ProblemAnswer, UnexpectedAnswer
from mwamuzi.types import LcrMoveRoll, LcrState

MADE: list[Any] = [Mwamuzi, AsyncMwamuzi]


def state() -> LcrState:
    return LcrState.from_dict(STATE)


def test_a_problem_is_typed_whole(call: Caller) -> None:
    with pytest.raises(ProblemAnswer) as raised:
        call(lambda _: problem(), lambda client: client.lcr.check(state()))
    told = raised.value
    assert (told.status, told.code, told.request_id) == (422, "impossible_state", "abc")
    assert [(error.pointer, error.rule) for error in told.errors] == [("/state/pot", "lcr.chips")]
    assert told.problem.to_dict() == PROBLEM
    assert str(told) == "The state is impossible (impossible_state): One fault."


def test_a_problem_with_unknown_code_and_fields_passes(call: Caller) -> None:
    later = fresh(PROBLEM, code="tired", hint="sleep", status=418)
    with pytest.raises(ProblemAnswer) as raised:
        call(lambda _: httpx.Response(418, json=later), lambda client: client.lcr.check(state()))
    assert raised.value.code == "tired"
    assert raised.value.problem.to_dict() == later


@pytest.mark.parametrize(
    ("status", "body"), [(404, "<p>Not here"), (500, ""), (301, ""), (404, "[]"), (400, '{"code": 1}')]
)
def test_a_refusal_that_is_no_problem_document_keeps_its_status(call: Caller, status: int, body: str) -> None:
    with pytest.raises(UnexpectedAnswer) as raised:
        call(lambda _: httpx.Response(status, text=body), lambda client: client.lcr.check(state()))
    assert (raised.value.status, raised.value.body) == (status, body)


def test_an_illegal_move_is_raised_only_where_that_is_asked_for(call: Caller) -> None:
    answer = lambda _: httpx.Response(200, json=REJECTED)  # noqa: E731
    verdict = call(answer, lambda client: client.lcr.apply(state(), LcrMoveRoll()))
    assert verdict.verdict == "rejected"
    with pytest.raises(IllegalMove) as raised:
        call(answer, lambda client: client.lcr.apply_or_raise(state(), LcrMoveRoll()))
    assert raised.value.violations == verdict.violations
    assert raised.value.legal_moves.to_dict() == MOVES
    assert raised.value.verdict == verdict
    assert str(raised.value) == "Three dice, not 1. (lcr.dice_count)"


def test_a_legal_move_is_given_as_the_accepted_verdict(call: Caller) -> None:
    accepted = call(
        lambda _: httpx.Response(200, json=ACCEPTED), lambda client: client.lcr.apply_or_raise(state(), LcrMoveRoll())
    )
    assert accepted.state.turn.seat == 1


@pytest.mark.parametrize("made", MADE)
@pytest.mark.parametrize("base_url", ["", "127.0.0.1:8080", "/v1", "ftp://127.0.0.1", "http://", "http://a:b", 8080])
def test_a_base_url_that_cannot_work_is_refused_at_once(made: Any, base_url: Any) -> None:
    with pytest.raises(InvalidSettings):
        made(base_url)


@pytest.mark.parametrize("made", MADE)
@pytest.mark.parametrize(
    "settings",
    [{"timeout": 0}, {"timeout": float("nan")}, {"connect_timeout": -1}, {"retries": -1}, {"user_agent": "a\nb"}],
)
def test_settings_that_cannot_work_are_refused_at_once(made: Any, settings: dict[str, Any]) -> None:
    with pytest.raises(InvalidSettings):
        made("http://127.0.0.1:8080", **settings)


def test_every_error_has_one_base() -> None:
    for error in (ProblemAnswer, IllegalMove, UnexpectedAnswer, InvalidSettings):
        assert issubclass(error, MwamuziError)


@pytest.mark.parametrize("base_url", ["http://referee/behind/a/proxy", "http://referee/behind/a/proxy/"])
def test_the_path_of_the_base_url_and_the_user_agent_are_sent(base_url: str) -> None:
    seen: list[httpx.Request] = []

    def referee(request: httpx.Request) -> httpx.Response:
        seen.append(request)
        return httpx.Response(200, json=CHECKED)

    with httpx.Client(transport=httpx.MockTransport(referee)) as http:
        Mwamuzi(base_url, http_client=http, user_agent="table/2").lcr.check(state())
    assert str(seen[0].url) == "http://referee/behind/a/proxy/v1/games/lcr/check"
    assert seen[0].headers["user-agent"] == "table/2"


def test_a_client_of_ones_own_is_not_closed_and_another_is() -> None:
    own = httpx.Client()
    with Mwamuzi("http://referee", http_client=own):
        pass
    assert not own.is_closed
    client = Mwamuzi("http://referee")
    client.close()
    assert client._sender.http.is_closed
