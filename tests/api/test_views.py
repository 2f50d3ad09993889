"""Views of a Qwirkle game: a seat sees its own tiles and nobody else's, in every part of an answer."""

from __future__ import annotations

from typing import Any

import pytest

from support.client import Client
from support.positions import FITTING, place, qwirkle_state, tile

SWAP = {"type": "swap", "tiles": [tile("blue", "star"), tile("yellow", "clover")]}
VIEWERS = [0, 1, None]


def view(client: Client, seat: int | None, **body: Any) -> dict[str, Any]:
    return client.ask("qwirkle", "view", **body, **({} if seat is None else {"seat": seat}))


def hides_all_but(state: dict[str, Any], seat: int | None) -> bool:
    kinds = [player["hand"]["kind"] for player in state["players"]]
    return kinds == ["open" if number == seat else "hidden" for number in range(len(kinds))]


@pytest.mark.parametrize("seat", VIEWERS)
def test_a_view_shows_the_own_hand_and_hides_the_others(client: Client, seat: int | None) -> None:
    state = qwirkle_state()
    seen = view(client, seat, state=state)["state"]
    assert hides_all_but(seen, seat)
    for number, player in enumerate(seen["players"]):
        expected = state["players"][number]["hand"] if number == seat else {"kind": "hidden", "size": 6}
        assert player == state["players"][number] | {"hand": expected}
    assert {k: v for k, v in seen.items() if k != "players"} == {k: v for k, v in state.items() if k != "players"}


@pytest.mark.parametrize("seat", VIEWERS)
def test_a_view_of_a_view_is_the_view(client: Client, seat: int | None) -> None:
    seen = view(client, seat, state=qwirkle_state())
    assert view(client, seat, state=seen["state"]) == seen


@pytest.mark.parametrize("seat", VIEWERS)
def test_a_view_is_a_state_that_can_be_sent_again(client: Client, seat: int | None) -> None:
    seen = view(client, seat, state=qwirkle_state())["state"]
    assert client.ask("qwirkle", "check", state=seen)["possible"] is True
    answer = client.ask("qwirkle", "apply", state=seen, move=place(FITTING))
    assert answer["verdict"] == "accepted"
    assert bool(answer["unverified"]) or seat == 0


@pytest.mark.parametrize("move", [place(FITTING), SWAP], ids=["place", "swap"])
def test_the_views_of_an_answer_are_one_a_seat_and_one_for_spectators(client: Client, move: dict[str, Any]) -> None:
    answer = client.ask("qwirkle", "apply", state=qwirkle_state(), move=move, seed="n", views=True)
    assert sorted(seen.get("seat", -1) for seen in answer["views"]) == [-1, 0, 1]
    for seen in answer["views"]:
        seat = seen.get("seat")
        assert hides_all_but(seen["state"], seat)
        body = {name: answer[name] for name in ("state", "move", "events")}
        again = view(client, seat, **body)
        assert [again[name] for name in body] == [seen[name] for name in body]


@pytest.mark.parametrize("move", [place(FITTING), SWAP], ids=["place", "swap"])
def test_what_was_drawn_or_swapped_is_seen_by_nobody_else(client: Client, move: dict[str, Any]) -> None:
    answer = client.ask("qwirkle", "apply", state=qwirkle_state(), move=move, views=True)
    for seen in answer["views"]:
        own = seen.get("seat") == 0
        assert ("drawn" in seen["move"]) is own
        shown = {event["type"] for event in seen["events"] if "tiles" in event and event["type"] in ("drawn", "swapped")}
        assert bool(shown) is own
        if move["type"] == "swap":
            assert seen["move"] == (answer["move"] if own else {"type": "swap_hidden", "count": 2})


def test_views_are_left_out_unless_asked_for(client: Client) -> None:
    assert "views" not in client.ask("qwirkle", "apply", state=qwirkle_state(), move=place(FITTING))


@pytest.mark.parametrize("seat", VIEWERS)
def test_states_that_differ_only_in_hidden_tiles_look_alike(client: Client, seat: int | None) -> None:
    state, other = qwirkle_state(), qwirkle_state()
    for number, color in enumerate(("orange", "purple")):
        if number != seat:
            other["players"][number]["hand"]["tiles"] = [tile(color, "square"), tile(color, "clover")] * 3
    assert view(client, seat, state=state) == view(client, seat, state=other)


@pytest.mark.parametrize("game", ["lcr", "ludo"])
def test_a_game_with_nothing_to_hide_has_no_views(client: Client, game: str) -> None:
    assert client.post(f"/v1/games/{game}/view", {}).status_code == 404
