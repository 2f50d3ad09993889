"""A match: its state, its log, the way back, its saved form."""

from __future__ import annotations

import asyncio
import inspect
import json
from collections.abc import Callable
from typing import Any

import httpx
import pytest
from answers import ACCEPTED, MOVES, REJECTED, STATE, fresh
from conftest import Caller

from mwamuzi import AsyncMatch, IllegalMove, Match
from mwamuzi.types import LcrMoveRoll, LcrSetupPlayer, LcrState

DOTS = ["dot", "dot", "dot"]


class Referee:
    """Passes the turn on with every roll of three dots, and refuses any other roll."""

    def __init__(self) -> None:
        self.calls: list[str] = []

    def __call__(self, request: httpx.Request) -> httpx.Response:
        operation = request.url.path.rpartition("/")[2]
        self.calls.append(operation)
        body = json.loads(request.content)
        if operation == "new":
            return httpx.Response(200, json={"state": STATE, "events": [], "legal_moves": MOVES})
        if operation == "legal-moves":
            return httpx.Response(200, json=MOVES)
        if operation == "replay":
            return httpx.Response(200, json=self.replayed(body))
        if body["move"].get("dice", DOTS) != DOTS:
            return httpx.Response(200, json=REJECTED)
        return httpx.Response(200, json=fresh(ACCEPTED, state=after(body["state"])))

    def replayed(self, body: Any) -> Any:
        state = body["state"]
        for line in body["moves"]:
            if line != {"move": {"type": "roll", "dice": DOTS}, "seat": state["turn"]["seat"]}:
                return {"steps": [], "state": state, "ok": False}
            state = after(state)
        return {"steps": [], "state": state, "ok": True}


def after(state: Any) -> Any:
    """The state after a roll of three dots."""
    turn = {"phase": "roll", "seat": (state["turn"]["seat"] + 1) % 3}
    return {**state, "turn": turn, "ply": state["ply"] + 1}


Steps = Callable[[Any, Callable[[Any], Any]], Any]


def play(call: Caller, steps: Callable[..., Any], referee: Referee | None = None) -> Any:
    """Takes steps, written for the async client, with either."""

    async def done(value: Any) -> Any:
        return await value if inspect.isawaitable(value) else value

    if call.kind == "sync":
        return call(referee or Referee(), lambda client: asyncio.run(steps(client, Match, done)))
    return call(referee or Referee(), lambda client: steps(client, AsyncMatch, done))


async def started(client: Any, match: Any, done: Any) -> Any:
    return await done(match.start(client.lcr, [LcrSetupPlayer(), LcrSetupPlayer(), LcrSetupPlayer()], seed="s"))


def test_a_move_advances_the_state_and_is_logged_with_its_chance(call: Caller) -> None:
    async def steps(client: Any, match: Any, done: Any) -> None:
        played = await started(client, match, done)
        verdict = await done(played.apply(LcrMoveRoll()))
        assert verdict.state is played.state and played.state.ply == 1
        assert [(entry.seat, entry.move.dice) for entry in played.log] == [(0, DOTS)]
        assert not played.is_over
        assert (await done(played.legal_moves())).total == 1

    play(call, steps)


def test_an_illegal_move_is_raised_and_changes_nothing(call: Caller) -> None:
    async def steps(client: Any, match: Any, done: Any) -> None:
        played = await started(client, match, done)
        await done(played.apply(LcrMoveRoll()))
        before = played.to_json()
        with pytest.raises(IllegalMove):
            await done(played.apply(LcrMoveRoll(dice=["left"])))
        assert played.to_json() == before

    play(call, steps)


def test_undo_goes_back_to_the_start_without_asking_and_no_further(call: Caller) -> None:
    referee = Referee()

    async def steps(client: Any, match: Any, done: Any) -> None:
        played = await started(client, match, done)
        for _ in range(3):
            await done(played.apply(LcrMoveRoll()))
        asked = len(referee.calls)
        assert [(await done(played.undo())).seat for _ in range(3)] == [2, 1, 0]
        assert played.state.to_dict() == STATE and not played.log
        with pytest.raises(IndexError):
            await done(played.undo())
        assert len(referee.calls) == asked

    play(call, steps, referee)


def test_a_loaded_match_is_the_same_and_can_be_undone_and_played_on(call: Caller) -> None:
    async def steps(client: Any, match: Any, done: Any) -> None:
        played = await started(client, match, done)
        texts = [played.to_json()]
        for _ in range(4):
            await done(played.apply(LcrMoveRoll()))
            texts.append(played.to_json())
        loaded = match.from_json(client.lcr, texts[-1])
        assert loaded.to_json() == texts[-1]
        await done(loaded.apply(LcrMoveRoll()))
        for text in reversed(texts):
            await done(loaded.undo())
            assert loaded.to_json() == text
        with pytest.raises(IndexError):
            await done(match.from_json(client.lcr, texts[0]).undo())

    play(call, steps)


def test_a_replay_tells_whether_the_log_leads_to_the_state(call: Caller) -> None:
    async def steps(client: Any, match: Any, done: Any) -> None:
        played = await started(client, match, done)
        assert await done(played.replay())
        await done(played.apply(LcrMoveRoll()))
        assert await done(played.replay())
        changed = json.loads(played.to_json())
        changed["state"]["pot"] = 5
        assert not await done(match.from_json(client.lcr, json.dumps(changed)).replay())
        illegal = json.loads(played.to_json())
        illegal["log"] = [{"seat": 1, "move": {"type": "roll", "dice": DOTS}}] * 2
        loaded = match.from_json(client.lcr, json.dumps(illegal))
        assert not await done(loaded.replay())
        with pytest.raises(ValueError, match="does not lead"):
            await done(loaded.undo())
        assert len(loaded.log) == 2

    play(call, steps)


def test_a_long_log_is_replayed_in_pieces(call: Caller, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mwamuzi._game.AnyGame.page_size", 2)
    referee = Referee()

    async def steps(client: Any, match: Any, done: Any) -> None:
        played = await started(client, match, done)
        for _ in range(5):
            await done(played.apply(LcrMoveRoll()))
        assert await done(played.replay())
        assert referee.calls.count("replay") == 3

    play(call, steps, referee)


def test_the_saved_form_is_the_one_that_every_language_reads(call: Caller) -> None:
    async def steps(client: Any, match: Any, done: Any) -> None:
        played = await started(client, match, done)
        await done(played.apply(LcrMoveRoll()))
        assert json.loads(played.to_json()) == {
            "mwamuzi": 1,
            "game": "lcr",
            "start": STATE,
            "log": [{"seat": 0, "move": {"type": "roll", "dice": DOTS}}],
            "state": fresh(STATE, turn={"phase": "roll", "seat": 1}, ply=1),
        }

    play(call, steps)


SAVED = {"mwamuzi": 1, "game": "lcr", "start": STATE, "log": [{"seat": 0, "move": {"type": "roll"}}], "state": STATE}


def test_fields_that_came_later_are_passed_over_when_loading() -> None:
    from mwamuzi import Mwamuzi

    saved = fresh(SAVED, table="kitchen", log=[{"seat": 0, "move": {"type": "roll"}, "at": "noon"}])
    with Mwamuzi("http://referee") as client:
        assert Match.from_json(client.lcr, json.dumps(saved)).log[0].seat == 0


@pytest.mark.parametrize(
    "saved",
    [
        "",
        "[]",
        "{}",
        json.dumps(fresh(SAVED, mwamuzi=2)),
        json.dumps(fresh(SAVED, game="ludo")),
        json.dumps(fresh(SAVED, log=[{"move": {"type": "roll"}}])),
        json.dumps(fresh(SAVED, log=[{"seat": 0, "move": {"type": "sing"}}])),
        json.dumps(fresh(SAVED, state={})),
        json.dumps(fresh(SAVED, log=7)),
    ],
)
def test_what_is_no_saved_match_of_the_game_is_refused(saved: str) -> None:
    from mwamuzi import Mwamuzi

    with Mwamuzi("http://referee") as client, pytest.raises(ValueError, match="match|verdict|JSON|must|Expecting"):
        Match.from_json(client.lcr, saved)


def test_a_match_begins_from_any_state_too() -> None:
    from mwamuzi import Mwamuzi

    with Mwamuzi("http://referee") as client:
        over = LcrState.from_dict(fresh(STATE, turn={"phase": "over"}))
        assert Match(client.lcr, over).is_over
