"""The positions from which the tests of Pegs and Jokers start, in few words; and that each of them is possible."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

from support.client import Client

GAME = "pegs-and-jokers"
CARDS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "joker"]
DEFAULTS: dict[str, Any] = {"seven_split": "exact", "joker_from_home": True, "home_entry": "optional"}
START: dict[str, Any] = {"at": "start"}
IDLE = ["2", "3", "4", "5", "6"]
"""Five cards that move no peg out of start."""
OVER = {"phase": "over"}

Event = dict[str, Any]
Pegs = dict[int, list[dict[str, Any]]]


def track(hole: int) -> dict[str, Any]:
    return {"at": "track", "hole": hole}


def home(hole: int) -> dict[str, Any]:
    return {"at": "home", "hole": hole}


HOME = [home(hole) for hole in range(1, 6)]


def in_spot(seat: int) -> int:
    return 18 * seat + 3


def come_out(seat: int) -> int:
    return 18 * seat + 8


def open_hand(*cards: str) -> dict[str, Any]:
    return {"kind": "open", "cards": list(cards)}


def hidden_hand(size: int = 5) -> dict[str, Any]:
    return {"kind": "hidden", "size": size}


def table(
    pegs: Pegs | None = None,
    cards: Iterable[str] | None = None,
    *,
    seat: int = 0,
    players: int = 4,
    hidden: Iterable[int] = (),
    discard: Iterable[str] = (),
    ply: int = 40,
    **options: Any,
) -> dict[str, Any]:
    """A state in which `seat` is to move: to draw with five cards, to play with six. Pegs not given are in start."""
    held = list(IDLE if cards is None else cards)
    placed, secret = pegs or {}, set(hidden)
    hands = [held if number == seat else IDLE for number in range(players)]
    return {
        "game": GAME,
        "rules": 1,
        "options": DEFAULTS | options,
        "players": [
            {
                "hand": hidden_hand(len(hands[number])) if number in secret else open_hand(*hands[number]),
                "pegs": [dict(peg) for peg in (*placed.get(number, []), *[START] * 5)][:5],
            }
            for number in range(players)
        ],
        "discard": list(discard),
        "dealer": (seat - 1) % players,
        "turn": {"phase": "draw" if len(held) == 5 else "play", "seat": seat},
        "ply": ply,
    }


def holding(card: str, pegs: Pegs, **more: Any) -> dict[str, Any]:
    """The seat to move holds the card and five that bring nothing out."""
    return table(pegs, [card, *IDLE], **more)


def over(players: int = 4, **more: Any) -> dict[str, Any]:
    """Won by the seats of odd number."""
    return table({seat: HOME for seat in range(1, players, 2)}, players=players, **more) | {"turn": OVER}


def all_cards(players: int = 4) -> list[str]:
    decks = 4 if players == 8 else 3
    return [card for card in CARDS for _ in range(2 * decks if card == "joker" else 4 * decks)]


def unseen(state: dict[str, Any]) -> list[str]:
    """What lies neither in an open hand nor among the discards, in order."""
    left = all_cards(len(state["players"]))
    for card in [*state["discard"], *[card for player in state["players"] for card in player["hand"].get("cards", [])]]:
        left.remove(card)
    return left


def with_empty_pile(state: dict[str, Any], left: int = 0) -> dict[str, Any]:
    """The same with all cards discarded that no open hand holds, but for so many of the last."""
    rest = unseen(state)
    return state | {"discard": [*state["discard"], *rest[: len(rest) - left]]}


def draw(*cards: str) -> dict[str, Any]:
    return {"type": "draw"} | ({"drawn": list(cards)} if cards else {})


def step(peg: int, to: dict[str, Any]) -> dict[str, Any]:
    return {"peg": peg, "to": to}


def play(card: str, *steps: dict[str, Any]) -> dict[str, Any]:
    return {"type": "play", "card": card, "steps": list(steps)}


def move(card: str, peg: int, to: dict[str, Any]) -> dict[str, Any]:
    return play(card, step(peg, to))


def exchange(card: str, *drawn: str) -> dict[str, Any]:
    return {"type": "exchange", "card": card} | ({"drawn": list(drawn)} if drawn else {})


def played(seat: int, card: str) -> Event:
    return {"type": "played", "seat": seat, "card": card}


def moved(seat: int, peg: int, start: dict[str, Any], to: dict[str, Any]) -> Event:
    return {"type": "moved", "seat": seat, "peg": peg, "from": start, "to": to}


def bumped(seat: int, peg: int, hole: int, to: dict[str, Any], because: str = "landed_on") -> Event:
    return {"type": "bumped", "seat": seat, "peg": peg, "from": track(hole), "to": to, "because": because}


def drawn(seat: int, *cards: str) -> Event:
    return {"type": "drawn", "seat": seat, "count": 1} | ({"cards": list(cards)} if cards else {})


def turn(seat: int, phase: str = "draw") -> Event:
    return {"type": "turn", "seat": seat, "phase": phase}


def accepted(client: Client, state: dict[str, Any], chosen: dict[str, Any], **more: Any) -> dict[str, Any]:
    answer = client.ask(GAME, "apply", state=state, move=chosen, **more)
    assert answer["verdict"] == "accepted", answer
    assert answer["state"]["ply"] == state["ply"] + 1
    return answer


def events(client: Client, state: dict[str, Any], chosen: dict[str, Any], **more: Any) -> list[Event]:
    return accepted(client, state, chosen, **more)["events"]


def violations(client: Client, state: dict[str, Any], chosen: dict[str, Any], **more: Any) -> list[dict[str, Any]]:
    """What is broken, without the sentences for people."""
    answer = client.ask(GAME, "apply", state=state, move=chosen, **more)
    assert answer["verdict"] == "rejected", answer
    assert not {"state", "move", "events", "score", "views"} & answer.keys(), "a rejected move changes nothing"
    assert answer["legal_moves"] == client.ask(GAME, "legal-moves", state=state), "what would have been legal"
    assert all(found.pop("message") for found in answer["violations"])
    return answer["violations"]


def broken(rule: str, reason: str, pointer: str = "/move/steps/0/to", **more: Any) -> dict[str, Any]:
    return {"rule": f"pegs.{rule}", "reason": reason, "pointer": pointer, **more}


def listed(client: Client, state: dict[str, Any]) -> list[dict[str, Any]]:
    answer = client.ask(GAME, "legal-moves", state=state, limit=1000)
    assert answer["total"] == len(answer["moves"]) and answer["complete"] is True
    return answer["moves"]


def faults(client: Client, operation: str, body: dict[str, Any], code: str = "invalid_setup") -> list[tuple[str, str]]:
    """Rule and pointer of each fault of what is refused."""
    response = client.post(f"/v1/games/{GAME}/{operation}", body)
    assert (response.status_code, response.json()["code"]) == (422, code), response.text
    return [(error["rule"].removeprefix("pegs."), error["pointer"]) for error in response.json()["errors"]]


POSITIONS: dict[str, dict[str, Any]] = {
    "to draw": table(),
    "to play": holding("A", {0: [track(8)]}),
    "the last of eight to play": holding("joker", {7: [track(0), home(5)], 2: [track(143)]}, seat=7, players=8),
    "every hand hidden": table({0: [track(8)]}, ["A", *IDLE], hidden=range(4)),
    "an empty pile": with_empty_pile(table()),
    "an empty pile of eight": with_empty_pile(table(players=8)),
    "over": over(),
    "over with six": over(6),
}


@pytest.mark.parametrize("state", POSITIONS.values(), ids=[kind.replace(" ", "_") for kind in POSITIONS])
def test_the_positions_of_these_tests_are_possible(client: Client, state: dict[str, Any]) -> None:
    answer = client.ask(GAME, "check", state=state)
    assert (answer["possible"], answer["faults"]) == (True, [])
    assert answer["left"] == {"pile": len(unseen(state)) - sum(player["hand"].get("size", 0) for player in state["players"])}
