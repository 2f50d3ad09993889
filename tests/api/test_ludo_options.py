"""Ludo's options, colours and boards: every value is taken and shown, every other is refused, and what they change."""

from __future__ import annotations

from typing import Any

import pytest

from support.client import Client
from support.positions import LUDO_DEFAULTS, YARD, ludo_player, ludo_state, ludo_to_roll, move, to_move

VALUES: dict[str, list[Any]] = {
    "board": ["cross", "by_players"],
    "exit_rolls": [[1], [5], [6], [1, 6], [1, 2, 3, 4, 5, 6]],
    "no_piece_on_the_way": ["roll", "free_exit", "three_rolls"],
    "three_sixes_end_turn": [True, False],
    "roll_again_on_capture": [True, False],
    "roll_again_on_finish": [True, False],
    "safe_squares": ["starts_and_stars", "starts", "none"],
    "blocking": ["pairs", "none", "no_passing"],
    "exact_finish": [True, False],
    "play_all_places": [True, False],
    "rotate_starter": [True, False],
    "turn_seconds": [30, 60],
}
NOT_OF_THE_GAME = [
    ("exit_rolls", [], "ludo.exit", "/options/exit_rolls"),
    ("exit_rolls", [0], "ludo.exit", "/options/exit_rolls/0"),
    ("exit_rolls", [6, 7], "ludo.exit", "/options/exit_rolls/1"),
    ("exit_rolls", [6, 1, 6], "ludo.exit", "/options/exit_rolls/2"),
    ("turn_seconds", 0, "ludo.time", "/options/turn_seconds"),
    ("turn_seconds", 45, "ludo.time", "/options/turn_seconds"),
]
NO_VALUES = [
    ("board", "circle"),
    ("no_piece_on_the_way", "six_rolls"),
    ("safe_squares", "all"),
    ("blocking", True),
    ("exact_finish", 1),
    ("rotate_starter", None),
    ("exit_rolls", 6),
    ("turn_seconds", "30"),
    ("six_again", True),
]


def new_options(client: Client, **options: Any) -> dict[str, Any]:
    return client.ask("ludo", "new", players=[{}, {}, {}], starter=0, options=options)["state"]["options"]


def test_the_options_are_these_twelve(client: Client) -> None:
    options = client.get("/v1/games/ludo").json()["options"]
    assert [option["name"] for option in options] == list(VALUES)


@pytest.mark.parametrize(("name", "value"), [(name, value) for name, values in VALUES.items() for value in values])
def test_every_value_of_an_option_is_taken_and_shown(client: Client, name: str, value: Any) -> None:
    state = client.ask("ludo", "new", players=[{}, {}, {}], starter=0, options={name: value})["state"]
    assert state["options"] == LUDO_DEFAULTS | {name: value}
    assert client.ask("ludo", "check", state=state)["possible"] is True


def test_all_options_may_differ_from_their_defaults_together(client: Client) -> None:
    others = {name: values[0] if values[0] != LUDO_DEFAULTS.get(name) else values[1] for name, values in VALUES.items()}
    assert new_options(client, **others) == others


def test_exit_rolls_are_read_in_any_order_and_written_in_ascending_order(client: Client) -> None:
    assert new_options(client, exit_rolls=[6, 1, 3])["exit_rolls"] == [1, 3, 6]
    state = ludo_to_roll()
    state["options"]["exit_rolls"] = [6, 1]
    answer = client.ask("ludo", "apply", state=state, move={"type": "roll", "die": 1})
    assert answer["state"]["options"]["exit_rolls"] == [1, 6]


@pytest.mark.parametrize(("name", "value", "rule", "pointer"), NOT_OF_THE_GAME)
def test_a_value_that_the_game_does_not_know_is_an_invalid_set_up(client: Client, name: str, value: Any, rule: str, pointer: str) -> None:
    response = client.post("/v1/games/ludo/new", {"players": [{}, {}], "options": {name: value}})
    assert (response.status_code, response.json()["code"]) == (422, "invalid_setup"), response.text
    assert [(error["rule"], error["pointer"]) for error in response.json()["errors"]] == [(rule, pointer)]


@pytest.mark.parametrize(("name", "value"), NO_VALUES)
def test_a_value_of_the_wrong_shape_is_refused(client: Client, name: str, value: Any) -> None:
    body = {"players": [{}, {}], "options": {name: value}}
    assert client.refused("ludo", "new", body, 400, "invalid_request") == [f"/options/{name}"]


@pytest.mark.parametrize(("players", "colors"), [(2, "yellow red"), (3, "yellow blue red"), (4, "yellow blue red green")])
def test_players_who_name_no_colour_have_the_usual_ones(client: Client, players: int, colors: str) -> None:
    state = client.ask("ludo", "new", players=[{}] * players)["state"]
    assert [player["color"] for player in state["players"]] == colors.split()
    assert all(player["pieces"] == [YARD] * 4 for player in state["players"])


@pytest.mark.parametrize(
    "colors", ["yellow blue", "blue yellow", "red yellow", "blue red yellow", "green yellow blue", "green yellow blue red"]
)
def test_colours_may_be_named_in_clockwise_order_from_anywhere(client: Client, colors: str) -> None:
    players = [{"color": color} for color in colors.split()]
    assert [player["color"] for player in client.ask("ludo", "new", players=players)["state"]["players"]] == colors.split()


@pytest.mark.parametrize(
    ("players", "pointer"),
    [
        ([{"color": "yellow"}, {"color": "yellow"}], "/players/1/color"),
        ([{"color": "yellow"}, {"color": "red"}, {"color": "blue"}], "/players/2/color"),
        ([{"color": "yellow"}, {}], "/players/1"),
    ],
)
def test_other_colours_are_an_invalid_set_up(client: Client, players: list[Any], pointer: str) -> None:
    response = client.post("/v1/games/ludo/new", {"players": players})
    assert (response.status_code, response.json()["code"]) == (422, "invalid_setup"), response.text
    assert [(error["rule"], error["pointer"]) for error in response.json()["errors"]] == [("ludo.players", pointer)]


@pytest.mark.parametrize(("colors", "fits"), [("red blue", True), ("yellow red blue", True), ("yellow red blue green", False)])
def test_on_the_smaller_boards_colours_come_in_any_order(client: Client, colors: str, fits: bool) -> None:
    body = {"players": [{"color": color} for color in colors.split()], "options": {"board": "by_players"}}
    assert client.post("/v1/games/ludo/new", body).status_code == (200 if fits else 422)


def test_a_starter_that_nobody_is_makes_no_game(client: Client) -> None:
    response = client.post("/v1/games/ludo/new", {"players": [{}, {}], "starter": 2})
    assert [(error["rule"], error["pointer"]) for error in response.json()["errors"]] == [("ludo.starter", "/starter")]


def test_every_fault_of_a_set_up_is_told(client: Client) -> None:
    body = {"players": [{}], "options": {"exit_rolls": [], "turn_seconds": 5}, "starter": 4}
    response = client.post("/v1/games/ludo/new", body)
    assert {error["rule"] for error in response.json()["errors"]} == {"ludo.players", "ludo.exit", "ludo.time", "ludo.starter"}


def expected_geometry(board: str, players: int) -> dict[str, Any]:
    """As the rules tell it: 13 squares an arm, the start first, the star eight on, the turn-off two before the start."""
    arms = 4 if board == "cross" else players
    length = 13 * arms
    starts, stars = [13 * arm for arm in range(arms)], [13 * arm + 8 for arm in range(arms)]
    whose: list[dict[str, Any]] = (
        [{"color": color} for color in ("yellow", "blue", "red", "green")] if arms == 4 else [{"seat": seat} for seat in range(arms)]
    )
    last = length - 2
    return {
        "board": board,
        "players": players,
        "loop_length": length,
        "last_on_loop": last,
        "lane_steps": 5,
        "finish": last + 6,
        "arms": [
            owner | {"start": start, "star": star, "turn_off": (start - 2) % length} for owner, start, star in zip(whose, starts, stars)
        ],
        "safe_squares": [
            {"option": "starts_and_stars", "squares": sorted(starts + stars)},
            {"option": "starts", "squares": starts},
            {"option": "none", "squares": []},
        ],
    }


@pytest.mark.parametrize("board", VALUES["board"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_geometry_of_every_board_is_as_the_rules_say(client: Client, board: str, players: int) -> None:
    found = client.get("/v1/games/ludo").json()["geometry"]
    assert [one for one in found if (one["board"], one["players"]) == (board, players)] == [expected_geometry(board, players)]
    assert len(found) == 6


def test_the_numbers_of_the_three_boards(client: Client) -> None:
    found = {(one["loop_length"], one["last_on_loop"], one["finish"]) for one in client.get("/v1/games/ludo").json()["geometry"]}
    assert found == {(52, 50, 56), (39, 37, 43), (26, 24, 30)}


@pytest.mark.parametrize("board", VALUES["board"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_pieces_start_and_turn_off_where_the_geometry_says(client: Client, board: str, players: int) -> None:
    begun = client.ask("ludo", "new", players=[{}] * players, options={"board": board})["state"]
    geometry = next(g for g in client.get("/v1/games/ludo").json()["geometry"] if (g["board"], g["players"]) == (board, players))
    for seat, player in enumerate(begun["players"]):
        arm = next(arm for arm in geometry["arms"] if seat == arm.get("seat") or player["color"] == arm.get("color"))
        turn_off = ludo_player(player["color"], {"at": "track", "square": arm["turn_off"]})
        state = begun | {"turn": to_move(6, seat=seat), "players": [turn_off if n == seat else p for n, p in enumerate(begun["players"])]}
        moved = [client.ask("ludo", "apply", state=state, move=move(piece)) for piece in (0, 1)]
        assert moved[0]["state"]["players"][seat]["pieces"][0] == {"at": "finish"}
        assert moved[0]["score"]["progress"][seat] == geometry["finish"]
        assert moved[1]["state"]["players"][seat]["pieces"][1] == {"at": "track", "square": arm["start"]}


def timed(client: Client, limit: int | None, **more: Any) -> dict[str, Any]:
    options: dict[str, Any] = {} if limit is None else {"turn_seconds": limit}
    state = ludo_state(ludo_player("yellow"), ludo_player("red"), **options)
    return client.ask("ludo", "apply", state=state, move={"type": "roll", "die": 3}, **more)


@pytest.mark.parametrize("limit", [30, 60])
def test_a_player_who_took_longer_than_the_limit_is_too_late(client: Client, limit: int) -> None:
    assert timed(client, limit, seconds=limit)["verdict"] == timed(client, limit)["verdict"] == "accepted"
    late = timed(client, limit, seconds=limit + 1)
    assert [(found["rule"], found["reason"], found["pointer"]) for found in late["violations"]] == [("ludo.time", "too_late", "/seconds")]
    assert late["legal_moves"]["seat"] == 0 and late["legal_moves"]["moves"] == [{"type": "roll"}]


def test_without_a_limit_seconds_are_passed_over(client: Client) -> None:
    assert timed(client, None, seconds=86_400) == timed(client, None)
