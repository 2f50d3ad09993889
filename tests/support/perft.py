"""Counts the ways to play a number of plies, through apply calls.

States that differ only in how a player's pieces are numbered go on in equally many ways, and one of them is looked at;
every piece is still played from it.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from support.client import Client
from support.compare import canonical
from support.moves import whole_list

DIE = range(1, 7)
State = dict[str, Any]


def ludo_perft(client: Client, start: State, plies: int) -> list[int]:
    """How many ways there are to play one ply, two, and so on.

    A ply is one die face with one piece choice, or with the automatic pass or a further roll; in phase `exit` it is one
    piece choice.
    """
    counts: list[int] = []
    ways, states = Counter({shape(start): 1}), {shape(start): start}
    for _ in range(plies - 1):
        reached: Counter[str] = Counter()
        following: dict[str, State] = {}
        for key, state in states.items():
            for after in after_a_ply(client, state):
                reached[shape(after)] += ways[key]
                following[shape(after)] = after
        ways, states = reached, following
        counts.append(ways.total())
    # The states after the last ply are of no interest: how many there are is told by the lists after a roll.
    return [*counts, sum(ways[key] * number_of_plies(client, state) for key, state in states.items())]


def shape(state: State) -> str:
    """One text for all states that differ only in how pieces are numbered."""
    players = [player | {"pieces": sorted(player["pieces"], key=canonical)} for player in state["players"]]
    return canonical(state | {"players": players})


def after_a_ply(client: Client, state: State) -> list[State]:
    """The state after each ply, one for each way to play it."""
    if state["turn"]["phase"] != "roll":
        return after_each_choice(client, state)
    found: list[State] = []
    for die in DIE:
        rolled = played(client, state, {"type": "roll", "die": die})["state"]
        found += after_each_choice(client, rolled) if rolled["turn"]["phase"] == "move" else [rolled]
    return found


def after_each_choice(client: Client, state: State) -> list[State]:
    return [played(client, state, move)["state"] for move in whole_list(client, "ludo", state)]


def number_of_plies(client: Client, state: State) -> int:
    if state["turn"]["phase"] != "roll":
        return len(whole_list(client, "ludo", state))
    answers = [played(client, state, {"type": "roll", "die": die}) for die in DIE]
    return sum(answer["legal_moves"]["total"] if answer["state"]["turn"]["phase"] == "move" else 1 for answer in answers)


def played(client: Client, state: State, move: dict[str, Any]) -> dict[str, Any]:
    answer = client.ask("ludo", "apply", state=state, move=move, chance="stated")
    assert answer["verdict"] == "accepted", move
    return answer
