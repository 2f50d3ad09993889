"""Makes every call of the file of fixtures through the client, and prints what each came to.

    python conformance.py sync|async BASE_URL FIXTURES

The async client's calls are awaited one by one, by the same code.
"""

from __future__ import annotations

import asyncio
import base64
import inspect
import json
import sys
from pathlib import Path
from typing import Any

from mwamuzi import AsyncMatch, AsyncMwamuzi, BatchLine, IllegalMove, Match, Mwamuzi, ProblemAnswer
from mwamuzi._operation import Operation
from mwamuzi.operations import OPERATIONS
from mwamuzi.types import Unset

Json = dict[str, Any]


def plain(value: Any) -> Any:
    """A value of the client as JSON has it."""
    if isinstance(value, str):
        return {"text": value}
    if isinstance(value, bytes):
        return {"base64": base64.b64encode(value).decode()}
    return value.to_dict() if hasattr(value, "to_dict") else value


def arguments(operation: Operation, request: Json) -> Json:
    """The arguments of a method, typed, from a request as JSON has it."""
    if operation.read_request is None:
        return request
    typed = operation.read_request(request)
    assert not typed.additional_properties, f"the client does not know {typed.additional_properties}"
    fields = {name: value for name, value in vars_of(typed).items() if name != "additional_properties"}
    return {name: value for name, value in fields.items() if not isinstance(value, Unset)}


def vars_of(typed: Any) -> Json:
    return {attribute.name: getattr(typed, attribute.name) for attribute in typed.__attrs_attrs__}


async def done(value: Any) -> Any:
    return await value if inspect.isawaitable(value) else value


async def collected(values: Any) -> list[Any]:
    if hasattr(values, "__aiter__"):
        return [value async for value in values]
    return list(values)


class Runner:
    """Carries out fixtures with one client."""

    def __init__(self, client: Any, match: Any) -> None:
        self.client, self.match_class = client, match

    async def line(self, fixture: Json) -> Json:
        special = getattr(self, fixture["op"], self.operation)
        try:
            outcome, body = "answer", await special(fixture.get("game", ""), fixture["request"], fixture["op"])
        except IllegalMove as illegal:
            violations = [violation.to_dict() for violation in illegal.violations]
            outcome, body = "illegal_move", {"violations": violations, "legal_moves": illegal.legal_moves.to_dict()}
        except ProblemAnswer as answer:
            outcome, body = "problem", answer.problem.to_dict()
        return {"name": fixture["name"], "outcome": outcome, "body": body}

    def game_of(self, game: str) -> Any:
        return getattr(self.client, game.replace("-", "_"))

    def call(self, game: str, request: Json, op: str, method: str | None = None) -> Any:
        operation = OPERATIONS[f"{game.replace('-', '_')}_{op}"]
        return getattr(self.game_of(game), method or operation.method)(**arguments(operation, request))

    async def operation(self, game: str, request: Json, op: str) -> Any:
        return plain(await done(self.call(game, request, op)))

    async def games(self, _game: str, _request: Json, _op: str) -> Any:
        return {"games": [game.to_dict() for game in await done(self.client.games())]}

    async def game(self, _game: str, request: Json, _op: str) -> Any:
        return plain(await done(self.client.game(request["game"])))

    async def legal_moves_all(self, game: str, request: Json, op: str) -> Any:
        return {"moves": [move.to_dict() for move in await collected(self.call(game, request, "legal_moves", op))]}

    async def apply_or_raise(self, game: str, request: Json, op: str) -> Any:
        return plain(await done(self.call(game, request, "apply", op)))

    async def batch(self, _game: str, request: Json, _op: str) -> Any:
        lines = [BatchLine(line["game"], line["op"], line["body"], line.get("id")) for line in request["lines"]]
        return {"answers": [written(answer) for answer in await collected(self.client.batch(lines, lines_per_call=2))]}

    async def match(self, game: str, request: Json, _op: str) -> Any:
        setup = arguments(OPERATIONS[f"{game.replace('-', '_')}_new"], request["setup"])
        match = await done(self.match_class.start(self.game_of(game), **setup))
        refused: list[Any] = []
        replays: list[bool] = []
        for step in request["steps"]:
            ((kind, more),) = step.items()
            if kind == "undo":
                await done(match.undo())
            elif kind == "replay":
                replays.append(await done(match.replay()))
            elif kind == "save_and_load":
                match = self.match_class.from_json(self.game_of(game), match.to_json())
            else:
                try:
                    await self.play(match, kind, more)
                except IllegalMove as illegal:
                    refused.append([violation.to_dict() for violation in illegal.violations])
        return {"saved": json.loads(match.to_json()), "refused": refused, "replays": replays}

    async def play(self, match: Any, kind: str, more: Json) -> None:
        if kind == "first_legal_move":
            move = (await done(match.legal_moves())).moves[0]
        else:
            (move,) = match.game.read_moves([more["move"]])
        await done(match.apply(move, **{name: value for name, value in more.items() if name != "move"}))


def written(answer: Any) -> Json:
    """An answer of a batch, with its body written again from the typed value."""
    named = {} if answer.id is None else {"id": answer.id}
    return {**named, "status": answer.status, "body": answer.value.to_dict()}


async def main(kind: str, base_url: str, fixtures: str) -> None:
    client: Any = Mwamuzi(base_url) if kind == "sync" else AsyncMwamuzi(base_url)
    runner = Runner(client, Match if kind == "sync" else AsyncMatch)
    for fixture in json.loads(Path(fixtures).read_text(encoding="utf-8")):
        print(json.dumps(await runner.line(fixture)))
    await done(client.close())


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
