"""Lists of legal moves: their pages, orders, outcomes, and that what is listed can be sent."""

from __future__ import annotations

from typing import Any

import pytest

from support.client import Client
from support.compare import canonical
from support.moves import chance_left_out, pages, whole_list
from support.positions import (
    FITTING,
    lcr_over,
    lcr_state,
    ludo_over,
    ludo_to_roll,
    ludo_with_choices,
    move,
    place,
    placed,
    qwirkle_opening,
    qwirkle_over,
    qwirkle_state,
    qwirkle_with_hidden_hand,
)

STATES = {"lcr": lcr_state(), "ludo": ludo_with_choices(), "qwirkle": qwirkle_state()}
GAMES = sorted(STATES)


@pytest.mark.parametrize("game", GAMES)
def test_a_limit_of_nothing_gives_the_total_alone(client: Client, game: str) -> None:
    answer = client.ask(game, "legal-moves", state=STATES[game], limit=0)
    assert answer["moves"] == [] and answer["seat"] == 0 and answer["complete"] is True
    assert answer["total"] == len(whole_list(client, game, STATES[game])) > 0


@pytest.mark.parametrize("limit", [1001, -1, 1.5, "10", None])
def test_a_limit_lies_between_0_and_1000(client: Client, limit: Any) -> None:
    assert client.ask("qwirkle", "legal-moves", state=qwirkle_state(), limit=1000)["total"] > 0
    assert client.refused("qwirkle", "legal-moves", {"state": qwirkle_state(), "limit": limit}, 400, "invalid_request") == ["/limit"]
    shaped = {"state": qwirkle_state(), "move": place(FITTING), "legal_moves": {"limit": limit}}
    assert client.refused("qwirkle", "apply", shaped, 400, "invalid_request") == ["/legal_moves/limit"]


def test_the_limit_is_a_hundred_where_it_is_left_out(client: Client) -> None:
    crowded = crowded_state()
    answer = client.ask("qwirkle", "legal-moves", state=crowded)
    assert len(answer["moves"]) == 100 < answer["total"]
    assert "next" in answer


def crowded_state() -> dict[str, Any]:
    """A state with more than a hundred legal moves."""
    state = qwirkle_state()
    state["players"][0]["hand"]["tiles"] = [{"color": "red", "shape": s} for s in ("cross", "square", "clover")] + [
        {"color": "green", "shape": s} for s in ("cross", "square", "clover")
    ]
    return state


@pytest.mark.parametrize("order", ["position", "points"])
@pytest.mark.parametrize("limit", [1, 7, 1000])
def test_pages_cover_the_list_exactly(client: Client, order: str, limit: int) -> None:
    state = qwirkle_state()
    whole = client.ask("qwirkle", "legal-moves", state=state, order=order, limit=1000)
    walked = pages(client, "qwirkle", state, order=order, limit=limit)
    assert [move for page in walked for move in page["moves"]] == whole["moves"]
    assert all(page["total"] == whole["total"] and len(page["moves"]) == limit for page in walked[:-1])
    assert "next" not in walked[-1] and walked[-1]["moves"]


def test_no_move_is_listed_twice(client: Client) -> None:
    moves = whole_list(client, "qwirkle", crowded_state())
    assert len({canonical(move) for move in moves}) == len(moves)


@pytest.mark.parametrize("other", ["state", "order"])
def test_a_cursor_of_another_list_is_refused(client: Client, other: str) -> None:
    state = qwirkle_state()
    body = {"state": state, "limit": 5, "cursor": client.ask("qwirkle", "legal-moves", state=state, limit=5)["next"]}
    changed = {"state": state | {"ply": 3}, "order": "points"}[other]
    response = client.post("/v1/games/qwirkle/legal-moves", body | {other: changed})
    assert (response.status_code, response.json()["code"]) == (400, "invalid_cursor")


@pytest.mark.parametrize("cursor", ["", "nonsense", "0", "💥", "A" * 64])
def test_a_made_up_cursor_is_refused(client: Client, cursor: str) -> None:
    response = client.post("/v1/games/qwirkle/legal-moves", {"state": qwirkle_state(), "cursor": cursor})
    assert (response.status_code, response.json()["code"]) == (400, "invalid_cursor")


def test_a_cursor_reads_a_state_in_any_order_of_its_lists(client: Client) -> None:
    state = qwirkle_state()
    cursor = client.ask("qwirkle", "legal-moves", state=state, limit=5)["next"]
    shuffled = state | {"board": state["board"][::-1]}
    assert client.ask("qwirkle", "legal-moves", state=shuffled, limit=5, cursor=cursor)["moves"]


def test_order_points_puts_the_highest_first(client: Client) -> None:
    answer = client.ask("qwirkle", "legal-moves", state=crowded_state(), order="points", outcomes=True, limit=1000)
    gained = [outcome["gained"] for outcome in answer["outcomes"]]
    assert gained == sorted(gained, reverse=True) and gained[0] > gained[-1]
    by_position = whole_list(client, "qwirkle", crowded_state())
    assert sorted(map(canonical, answer["moves"])) == sorted(map(canonical, by_position))


@pytest.mark.parametrize("game", ["lcr", "ludo"])
def test_only_qwirkle_has_an_order_by_points(client: Client, game: str) -> None:
    assert client.refused(game, "legal-moves", {"state": STATES[game], "order": "points"}, 400, "invalid_request") == ["/order"]


@pytest.mark.parametrize("game", GAMES)
def test_there_is_an_outcome_for_each_move(client: Client, game: str) -> None:
    answer = client.ask(game, "legal-moves", state=STATES[game], outcomes=True, limit=30)
    assert len(answer["outcomes"]) == len(answer["moves"]) > 0
    assert "outcomes" not in client.ask(game, "legal-moves", state=STATES[game], outcomes=False)


def scored(events: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [event for event in events if event["type"] == "scored"]


def test_an_outcome_is_what_then_happens(client: Client) -> None:
    answer = client.ask("qwirkle", "legal-moves", state=qwirkle_state(), outcomes=True, limit=1000)
    for move, outcome in zip(answer["moves"][:40], answer["outcomes"]):
        played = client.ask("qwirkle", "apply", state=qwirkle_state(), move=move, legal_moves={"limit": 0})
        assert played["score"]["gained"] == outcome["gained"], move
        assert scored(played["events"]) == scored(outcome["events"]), move


@pytest.mark.parametrize("game", GAMES)
def test_every_listed_move_can_be_sent(client: Client, game: str) -> None:
    for move in whole_list(client, game, STATES[game]):
        answer = client.ask(game, "apply", state=STATES[game], move=move, legal_moves={"limit": 0})
        assert answer["verdict"] == "accepted", move
        assert canonical(chance_left_out(answer["move"])) == canonical(move)


def test_placements_come_first_by_size_then_swaps(client: Client) -> None:
    moves = whole_list(client, "qwirkle", crowded_state())
    kinds = [(["place", "swap", "pass", "stop"].index(move["type"]), len(move["tiles"])) for move in moves]
    assert kinds == sorted(kinds)
    for move in moves:
        if move["type"] == "place":
            assert move["tiles"] == sorted(move["tiles"], key=lambda tile: (tile["y"], tile["x"]))


@pytest.mark.parametrize("game", GAMES)
def test_a_seat_that_is_not_to_move_has_no_moves(client: Client, game: str) -> None:
    answer = client.ask(game, "legal-moves", state=STATES[game], seat=1)
    assert (answer["seat"], answer["moves"], answer["total"]) == (1, [], 0)


@pytest.mark.parametrize(("game", "state"), [("lcr", lcr_over()), ("ludo", ludo_over()), ("qwirkle", qwirkle_over())], ids=GAMES)
def test_after_the_end_there_are_no_moves(client: Client, game: str, state: dict[str, Any]) -> None:
    answer = client.ask(game, "legal-moves", state=state)
    assert (answer["moves"], answer["total"], answer["complete"]) == ([], 0, True)
    assert "result" in client.ask(game, "check", state=state)


def test_with_a_hidden_hand_placements_are_judged_but_not_listed(client: Client) -> None:
    state = qwirkle_with_hidden_hand()
    answer = client.ask("qwirkle", "legal-moves", state=state)
    assert answer["complete"] is False
    assert "place" not in {move["type"] for move in answer["moves"]} and answer["moves"]
    assert client.ask("qwirkle", "apply", state=state, move=place(FITTING))["verdict"] == "accepted"


def test_an_opening_may_lie_elsewhere_than_it_is_listed(client: Client) -> None:
    state = qwirkle_opening()
    listed = whole_list(client, "qwirkle", state)
    assert {(move["tiles"][0]["x"], move["tiles"][0]["y"]) for move in listed} == {(0, 0)}
    moved = place(placed(70, -5, "red", "circle"), placed(71, -5, "red", "cross"))
    assert client.ask("qwirkle", "apply", state=state, move=moved)["verdict"] == "accepted"


@pytest.mark.parametrize("game", GAMES)
def test_the_list_in_an_answer_is_the_list_of_its_state(client: Client, game: str) -> None:
    move = whole_list(client, game, STATES[game])[0]
    shape = {"limit": 5} | ({"order": "points"} if game == "qwirkle" else {})
    answer = client.ask(game, "apply", state=STATES[game], move=move, legal_moves=shape)
    assert answer["legal_moves"] == client.ask(game, "legal-moves", state=answer["state"], **shape)
    rejected = client.ask(game, "apply", state=STATES[game], move=move, seat=1, legal_moves=shape)
    assert rejected["legal_moves"] == client.ask(game, "legal-moves", state=STATES[game], **shape)


def test_the_pages_of_ludo_cover_the_list_exactly(client: Client) -> None:
    state = ludo_with_choices()
    walked = pages(client, "ludo", state, limit=1)
    assert [page["moves"] for page in walked] == [[move(0)], [move(1)], [move(2)]]
    cursor = walked[0]["next"]
    response = client.post("/v1/games/ludo/legal-moves", {"state": state | {"ply": 3}, "cursor": cursor, "limit": 1})
    assert (response.status_code, response.json()["code"]) == (400, "invalid_cursor")


def test_the_outcome_of_a_piece_of_ludo_is_all_that_then_happens(client: Client) -> None:
    answer = client.ask("ludo", "legal-moves", state=ludo_with_choices(), outcomes=True)
    assert len(answer["moves"]) == 3
    for listed, outcome in zip(answer["moves"], answer["outcomes"]):
        played = client.ask("ludo", "apply", state=ludo_with_choices(), move=listed)
        assert (played["score"]["gained"], played["events"]) == (outcome["gained"], outcome["events"]), listed


def test_the_outcome_of_a_roll_of_ludo_invents_no_number(client: Client) -> None:
    answer = client.ask("ludo", "legal-moves", state=ludo_to_roll(), outcomes=True)
    assert answer["moves"] == [{"type": "roll"}]
    assert answer["outcomes"][0]["events"] == []
