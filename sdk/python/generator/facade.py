"""The typed methods of each game, the list of operations and the names of unions, from the document.

The generator gives one module an operation and one class a schema. What is written here calls the first and names the
second, so that an operation that joins the document joins the client, documented and typed, with no line by hand.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from opening import Schema, is_json
from words import annotation, class_name, docstring, field_name, told

HEAD = "Written by `sdk/python/generate` from openapi/mwamuzi.json; not to be edited."
PREFIX = "/v1/games/"
NAMES = {"new": "new_game", "render_txt": "render_text"}
"""Methods that are not called as the operation is: `new` alone would say too little."""


@dataclass(frozen=True)
class Operation:
    """One operation of one game."""

    id: str
    game: str
    path: str
    summary: str
    about: str
    json: bool
    """Whether it takes and gives JSON alone, so that the generated part can call it."""
    request_type: str
    """The media type of the request."""
    answer_type: str
    """The media type of the answer."""
    request: Schema
    answer: Schema
    """The schema of the answer, opened."""

    @property
    def method(self) -> str:
        name = self.id.removeprefix(f"{snake(self.game)}_")
        return NAMES.get(name, name)


@dataclass(frozen=True)
class Argument:
    """One argument of a method: a field of the request."""

    field: str
    name: str
    type: str
    about: str
    required: bool


def snake(game: str) -> str:
    return game.replace("-", "_")


def files(document: Schema, opened: Schema, classes: list[str]) -> dict[str, str]:
    """Path → text of everything that is written here; `classes` are those that the generator wrote."""
    schemas = opened["components"]["schemas"]
    every = list(operations(document, schemas))
    games = list(dict.fromkeys(operation.game for operation in every))
    names = sorted([*classes, *unions(schemas), "MoveList", "UNSET", "Unset"])
    written = {
        "types.py": types_module(schemas, classes, names),
        "operations.py": operations_module(every),
        "games/__init__.py": games_package(games),
    }
    for game in games:
        own = [operation for operation in every if operation.game == game]
        written[f"games/{snake(game)}.py"] = game_module(game, own, schemas, names)
    return written


def operations(document: Schema, schemas: dict[str, Schema]) -> Iterator[Operation]:
    """The operations of the games; the few that belong to none are written by hand."""
    for path, methods in document["paths"].items():
        game, _, rest = path.removeprefix(PREFIX).partition("/")
        if not path.startswith(PREFIX) or not rest:
            continue
        operation = methods["post"]
        ((request_type, request),) = operation["requestBody"]["content"].items()
        ((answer_type, answer),) = operation["responses"]["200"]["content"].items()
        yield Operation(
            id=operation["operationId"],
            game=game,
            path=path,
            summary=operation["summary"],
            about=operation.get("description", ""),
            json=is_json(operation),
            request_type=request_type,
            answer_type=answer_type,
            request=resolved(request.get("schema", {}), schemas),
            answer=answer.get("schema", {}),
        )


def resolved(schema: Schema, schemas: dict[str, Schema]) -> Schema:
    """The opened schema of a request, with its name as title."""
    name = schema.get("$ref", "").rpartition("/")[2]
    return {**schemas[name], "title": name} if name else schema


def arguments(operation: Operation) -> list[Argument]:
    """The arguments of a method, required ones first."""
    required = operation.request.get("required", [])
    found = [
        Argument(name, field_name(name), annotation(schema), told(schema), name in required)
        for name, schema in operation.request.get("properties", {}).items()
    ]
    return sorted(found, key=lambda argument: not argument.required)


def unions(schemas: dict[str, Schema]) -> dict[str, Schema]:
    """The unions by the name that they get."""
    return {class_name(name): schema for name, schema in schemas.items() if "oneOf" in schema}


def types_module(schemas: dict[str, Schema], classes: list[str], names: list[str]) -> str:
    """Every class of the document, and each union under its name."""
    lines = [f'"""Every type that crosses the wire.\n\n{HEAD}\n"""', "from __future__ import annotations", ""]
    lines += ["from typing import TypeAlias", "", f"from .generated.models import {', '.join(classes)}"]
    lines += ["from .generated.types import UNSET, Unset", ""]
    for name, schema in unions(schemas).items():
        lines += ["", f"{name}: TypeAlias = {annotation(schema)}", docstring(told(schema), [], 0)]
    lists = [class_name(name) for name in schemas if name.endswith("MoveList")]
    lines += ["", f"MoveList: TypeAlias = {' | '.join(lists)}", '"""The list of moves of any game."""']
    return "\n".join([*lines, "", f"__all__ = {names!r}", ""])


def games_package(games: list[str]) -> str:
    """What the package of games holds."""
    lines = [f'"""The operations of each game, typed.\n\n{HEAD}\n"""', ""]
    classes = [(game, name) for game in games for name in (game_class(game), f"Async{game_class(game)}")]
    lines += [f"from .{snake(game)} import {name}" for game, name in classes]
    return "\n".join([*lines, "", f"__all__ = {[name for _, name in classes]!r}", ""])


def game_class(game: str) -> str:
    return class_name(game)


def operations_module(every: list[Operation]) -> str:
    """The list of operations, for whoever goes by their names: the batch, and the tests."""
    lines = [
        f'"""Every operation of every game by its operationId.\n\n{HEAD}\n"""',
        "from __future__ import annotations",
        "",
    ]
    lines += ["from . import types", "from ._operation import Operation, json_reader"]
    lines += [f"from .generated.api.operations import {operation.id}" for operation in every if operation.json]
    lines += ["", "OPERATIONS: dict[str, Operation] = {"]
    for operation in every:
        request = (
            f"types.{class_name(operation.request['title'])}.from_dict" if "title" in operation.request else "None"
        )
        reader = reader_of(operation)
        pins = pins_seed(operation)
        lines += [
            f'"{operation.id}": Operation("{operation.game}", "{snake(operation.game)}", "{operation.method}", {request}, {reader}, {pins}),'
        ]
    return "\n".join([*lines, "}", ""])


def reader_of(operation: Operation) -> str:
    """What reads the operation's answer in a batch, whose lines are JSON."""
    return f"json_reader({operation.id}._parse_response)" if operation.json else "None"


def pins_seed(operation: Operation) -> bool:
    """Whether the operation decides something by chance, so that a retry must carry the same seed."""
    return {"seed", "chance"} <= operation.request.get("properties", {}).keys()


def game_module(game: str, own: list[Operation], schemas: dict[str, Schema], names: list[str]) -> str:
    """One game: the client's methods, twice. Spare imports are taken out when it is tidied."""
    title = game_class(game)
    lines = [f'"""{title}: its operations, each as a method.\n\n{HEAD}\n"""', "from __future__ import annotations", ""]
    lines += ["from collections.abc import AsyncIterator, Iterator, Mapping", "from typing import Any, Literal", ""]
    lines += [
        "from .._call import Call, as_bytes, as_json, as_text, given, json_call, other_call, pinned",
        "from .._game import AsyncGame, Game, LoggedMove",
    ]
    lines += [f"from ..generated.api.operations import {operation.id}" for operation in own if operation.json]
    lines += [f"from ..types import {', '.join(names)}", ""]
    for asynchronous in (False, True):
        lines += game_class_lines(game, own, schemas, asynchronous)
    return "\n".join([*lines, ""])


def game_class_lines(game: str, own: list[Operation], schemas: dict[str, Schema], asynchronous: bool) -> list[str]:
    title = game_class(game)
    base, name = ("AsyncGame", f"Async{title}") if asynchronous else ("Game", title)
    about = f"The operations of {game}. Every call raises a `MwamuziError` if no answer comes; an illegal move is an answer."
    lines = ["", f"class {name}({base}[{title}State, {title}Move, {title}VerdictAccepted, {title}MoveList]):"]
    lines += [docstring(about, [], 4), "", f'    name = "{game}"']
    for operation in own:
        lines += ["", *method(operation, asynchronous)]
        if operation.method == "apply":
            lines += ["", *or_raise(operation, asynchronous)]
        if operation.method == "replay":
            lines += ["", *state_after(title, asynchronous)]
        if "cursor" in operation.request.get("properties", {}):
            lines += ["", *every_page(operation, schemas, asynchronous)]
    lines += ["", "    @staticmethod", f"    def read_state(data: Mapping[str, Any]) -> {title}State:"]
    lines += ['        """A state as JSON has it."""', f"        return {title}State.from_dict(data)"]
    lines += ["", "    @staticmethod", f"    def read_moves(data: list[Any]) -> list[{title}Move]:"]
    lines += ['        """Moves as JSON has them."""']
    lines += [
        f'        return {title}MoveList.from_dict({{"moves": data, "total": len(data), "complete": True}}).moves'
    ]
    return lines


def signature(name: str, own: list[Argument], answer: str, asynchronous: bool) -> str:
    required = [f"{argument.name}: {argument.type}" for argument in own if argument.required]
    optional = [f"{argument.name}: {argument.type} | None = None" for argument in own if not argument.required]
    star = ["*"] if optional else []
    return f"    {'async ' if asynchronous else ''}def {name}({', '.join(['self', *required, *star, *optional])}) -> {answer}:"


def method(operation: Operation, asynchronous: bool) -> list[str]:
    if not operation.request.get("properties"):
        return text_method(operation, asynchronous)
    own = arguments(operation)
    answer = answer_annotation(operation)
    lines = [signature(operation.method, own, answer, asynchronous)]
    lines += [docstring(f"{operation.summary}.\n\n{operation.about}", told_of(own, operation), 8)]
    values = [f"{argument.name}={value_of(argument, operation)}" for argument in own]
    lines += [f"        body = {class_name(operation.request['title'])}({', '.join(values)})"]
    if operation.json:
        call = f"json_call({operation.id}._get_kwargs(body=body), {operation.id}._parse_response)"
    else:
        call = other_call(operation, "body.to_dict()")
    return [*lines, returned(call, answer, asynchronous)]


def text_method(operation: Operation, asynchronous: bool) -> list[str]:
    """An operation that takes something else than JSON, such as CSV."""
    answer = answer_annotation(operation)
    own = [Argument("text", "text", "str", told(operation.request), True)]
    lines = [signature(operation.method, own, answer, asynchronous)]
    lines += [docstring(f"{operation.summary}.\n\n{operation.about}", told_of(own, operation), 8)]
    return [*lines, returned(other_call(operation, "text"), answer, asynchronous)]


def other_call(operation: Operation, body: str) -> str:
    """The call of an operation that takes or gives something else than JSON."""
    kind = answer_annotation(operation)
    reader = {"str": "as_text", "bytes": "as_bytes"}.get(kind, f"as_json({kind}.from_dict)")
    return f'other_call("{operation.path}", "{operation.request_type}", {body}, "{operation.answer_type}", {reader})'


def answer_annotation(operation: Operation) -> str:
    if operation.answer_type == "application/json":
        return annotation(operation.answer)
    textual = operation.answer_type.startswith("text/") or operation.answer_type.endswith("+xml")
    return "str" if textual else "bytes"


def returned(call: str, answer: str, asynchronous: bool) -> str:
    return f"        call: Call[{answer}] = {call}\n        return {'await ' if asynchronous else ''}self._sender.send(call)"


def value_of(argument: Argument, operation: Operation) -> str:
    if argument.field == "seed" and pins_seed(operation):
        return "pinned(seed, chance)"
    return argument.name if argument.required else f"given({argument.name})"


def told_of(own: list[Argument], operation: Operation) -> list[tuple[str, str]]:
    fresh = " Left out, a fresh one is sent, the same one in every retry: a retry never rolls again."
    return [(a.name, a.about + (fresh if a.field == "seed" and pins_seed(operation) else "")) for a in own]


def or_raise(operation: Operation, asynchronous: bool) -> list[str]:
    """The accepted verdict, or an exception."""
    own = arguments(operation)
    accepted = annotation(operation.answer) + "Accepted"
    lines = [signature("apply_or_raise", own, accepted, asynchronous)]
    about = f"{operation.summary}, and raise `IllegalMove` where it is rejected.\n\nOtherwise as `apply`."
    lines += [docstring(about, told_of(own, operation), 8)]
    values = [a.name if a.required else f"{a.name}={a.name}" for a in own]
    return [
        *lines,
        f"        return self._accepted({'await ' if asynchronous else ''}self.apply({', '.join(values)}), {accepted})",
    ]


def state_after(title: str, asynchronous: bool) -> list[str]:
    """What a match asks for: the state at the end of its log."""
    start, wait = ("async ", "await ") if asynchronous else ("", "")
    return [
        f"    {start}def state_after(self, state: {title}State, log: list[LoggedMove[{title}Move]]) -> {title}State | None:",
        '        """The state that accepted moves lead to; None where one of them is illegal."""',
        "        for first in range(0, len(log), self.page_size):",
        f"            moves = [{title}ReplayMove(move=m.move, seat=m.seat) for m in log[first : first + self.page_size]]",
        f"            answer = {wait}self.replay(moves, state=state)",
        "            if not answer.ok:",
        "                return None",
        "            state = answer.state",
        "        return state",
    ]


def every_page(operation: Operation, schemas: dict[str, Schema], asynchronous: bool) -> list[str]:
    """An iterator over the items of every page."""
    name = answer_annotation(operation)
    (items,) = [field for field, schema in schemas[name]["properties"].items() if field == "moves"]
    own = [argument for argument in arguments(operation) if argument.field not in {"cursor", "outcomes"}]
    item = annotation(schemas[name]["properties"][items]["items"])
    iterator = "AsyncIterator" if asynchronous else "Iterator"
    lines = [signature(f"{operation.method}_all", own, f"{iterator}[{item}]", asynchronous)]
    about = f"{operation.summary}: every one, page after page.\n\nA page is asked for when the one before is used up."
    said = [
        (name, "How many to ask for at a time; 1000 if left out." if name == "limit" else text)
        for name, text in told_of(own, operation)
    ]
    lines += [docstring(about, said, 8)]
    values = [a.name if a.required else f"{a.name}={a.name}" for a in own if a.field != "limit"]
    call = f"self.{operation.method}({', '.join(values)}, cursor=cursor, limit=limit or self.page_size)"
    lines += ["        cursor: str | None = None", "        while True:"]
    lines += [f"            page = {'await ' if asynchronous else ''}{call}"]
    if asynchronous:
        lines += [f"            for item in page.{items}:", "                yield item"]
    else:
        lines += [f"            yield from page.{items}"]
    return [*lines, "            if not page.next_:", "                return", "            cursor = page.next_"]
