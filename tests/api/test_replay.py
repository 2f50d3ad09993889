"""Replays: a list of moves from a state or a set-up, step by step, up to the first illegal one."""

from __future__ import annotations

from typing import Any

import pytest

from support import cases
from support.client import Client
from support.document import Document
from support.positions import (
    FITTING,
    die,
    lcr_over,
    lcr_state,
    ludo_player,
    ludo_state,
    move,
    place,
    placed,
    qwirkle_state,
    qwirkle_with_hidden_hand,
    roll,
    tile,
)
from support.server import Server

DOTS = roll("dot", "dot", "dot")
THREE = {"players": [{"name": "Asha"}, {}, {}], "starter": 2}


def line(move: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"move": move, **more}


def verdicts(answer: dict[str, Any]) -> list[str]:
    return [step["verdict"] for step in answer["steps"]]


def rules(answer: dict[str, Any]) -> list[str]:
    """What the last step broke."""
    return [violation["rule"] for violation in answer["steps"][-1]["violations"]]


# From where


def test_a_replay_may_start_from_a_set_up(client: Client) -> None:
    answer = client.ask("lcr", "replay", setup=THREE, moves=[line(DOTS, seat=2), line(DOTS, seat=0)])
    assert answer["ok"] is True and answer["state"]["turn"] == {"phase": "roll", "seat": 1}
    assert answer["state"]["players"][0] == {"name": "Asha", "chips": 3}
    assert answer["state"]["ply"] == 2


DEALT = {
    "lcr": {"players": [{}, {}, {}]},
    "qwirkle": {"players": [{}, {}, {}], "options": {"opening": "free"}},
    "ludo": {"players": [{}, {}], "options": {"board": "by_players"}},
    "pegs-and-jokers": {"players": [{}] * 4},
}


@pytest.mark.parametrize("game", DEALT)
def test_with_a_seed_the_set_up_is_drawn_as_new_draws_it(client: Client, game: str) -> None:
    drawn = []
    for number in range(12):
        setup = DEALT[game] | {"seed": "habari" * number}
        drawn.append(client.ask(game, "replay", setup=setup, moves=[])["state"])
        assert drawn[-1] == client.ask(game, "new", **setup)["state"]
    assert any(state != drawn[0] for state in drawn)


@pytest.mark.parametrize("game", DEALT)
@pytest.mark.parametrize("more", [{}, {"chance": "referee"}, {"chance": "stated"}, {"chance": "stated", "seed": "habari"}], ids=str)
def test_what_a_set_up_leaves_to_chance_is_refused_as_new_refuses_it(client: Client, game: str, more: dict[str, Any]) -> None:
    stated = client.post(f"/v1/games/{game}/new", DEALT[game] | {"chance": "stated"}).json()
    replayed = client.post(f"/v1/games/{game}/replay", {"setup": DEALT[game] | more, "moves": []})
    assert (replayed.status_code, replayed.json()["code"]) == (422, "invalid_setup")
    for error in stated["errors"]:
        error["pointer"] = "/setup" + error["pointer"]
    assert replayed.json()["errors"] == stated["errors"] != []


def test_every_fault_of_a_set_up_is_told_from_the_root_of_the_request(client: Client) -> None:
    setup = {"players": [{}, {}], "options": {"starting_chips": 0}, "starter": 9}
    pointers = client.refused("lcr", "replay", {"setup": setup, "moves": []}, 422, "invalid_setup")
    assert pointers == ["/setup/players", "/setup/options/starting_chips", "/setup/starter"]


def test_an_impossible_state_is_refused(client: Client) -> None:
    body = {"state": lcr_state(pot=4), "moves": [line(DOTS)]}
    assert client.refused("lcr", "replay", body, 422, "impossible_state") == ["/state/pot"]


@pytest.mark.parametrize("moves", [[], [line(DOTS)]], ids=["no moves", "a move"])
@pytest.mark.parametrize("start", [{}, {"state": lcr_state(), "setup": THREE}], ids=["neither", "both"])
def test_a_replay_starts_from_a_state_or_a_set_up_not_from_both(client: Client, start: dict[str, Any], moves: list[Any]) -> None:
    pointers = client.refused("lcr", "replay", start | {"moves": moves}, 400, "invalid_request")
    assert pointers == ["/state", "/setup"]


def test_neither_is_told_beside_everything_else_that_is_wrong(client: Client) -> None:
    body = {"moves": [{"move": DOTS, "note": "?"}], "seed": "habari"}
    pointers = client.refused("lcr", "replay", body, 400, "invalid_request")
    assert sorted(pointers) == ["/moves/0/note", "/seed", "/setup", "/state"]


@pytest.mark.parametrize("field", ["state", "setup"])
def test_an_unknown_version_of_the_rules_is_told_first(client: Client, field: str) -> None:
    start = {"state": lcr_state(rules=2), "setup": THREE | {"rules": 2}}[field]
    assert client.refused("lcr", "replay", {field: start, "moves": []}, 422, "unsupported_rules") == [f"/{field}/rules"]
    unheard_of = {"rules": 2, "stranger": {"things": []}}
    assert client.refused("lcr", "replay", {field: unheard_of, "moves": []}, 422, "unsupported_rules") == [f"/{field}/rules"]


def test_a_set_up_lists_no_moves(client: Client) -> None:
    body = {"setup": THREE | {"legal_moves": {"limit": 0}}, "moves": []}
    assert client.refused("lcr", "replay", body, 400, "invalid_request") == ["/setup/legal_moves"]


# How far


def test_nothing_to_replay_leaves_the_state_as_it_was(client: Client) -> None:
    answer = client.ask("lcr", "replay", state=lcr_state(), moves=[])
    assert answer == {"steps": [], "state": lcr_state(), "ok": True}


def test_a_replay_stops_at_an_illegal_move_with_the_last_good_state(client: Client) -> None:
    moves = [line(DOTS), line(roll("dot"), claimed={"points": 0}), line(DOTS)]
    answer = client.ask("lcr", "replay", state=lcr_state(), moves=moves)
    assert verdicts(answer) == ["accepted", "rejected"]
    assert answer["ok"] is False and answer["first_difference"] == 1 and "result" not in answer
    assert answer["state"] == client.ask("lcr", "apply", state=lcr_state(), move=DOTS)["state"]
    last = answer["steps"][1]
    assert (last["move"], last["totals"], last["claimed"]) == (roll("dot"), [3, 3, 3], {"points": 0})
    assert not {"gained", "differs"} & last.keys()
    (violation,) = last["violations"]
    assert (violation["rule"], violation["pointer"]) == ("lcr.dice_count", "/moves/1/move/dice")


def test_a_violation_points_into_the_list_of_moves(client: Client) -> None:
    moves = [
        line(place(FITTING, drawn=[tile("green", "clover")])),
        line({"type": "swap", "tiles": [tile("red", "cross")], "drawn": [tile("green", "star")]}),
        line(place(placed(50, 50, "red", "square"), placed(51, 50, "blue", "star"), drawn=[])),
    ]
    answer = client.ask("qwirkle", "replay", state=qwirkle_state(), moves=moves)
    assert verdicts(answer) == ["accepted", "accepted", "rejected"]
    alone = client.ask("qwirkle", "apply", state=answer["state"], move=moves[2]["move"], chance="stated")
    for violation in alone["violations"]:
        violation["pointer"] = "/moves/2" + violation["pointer"]
    assert answer["steps"][2]["violations"] == alone["violations"] != []
    assert "/moves/2/move/tiles/1" in [violation["pointer"] for violation in alone["violations"]]


@pytest.mark.parametrize("seat", [1, 2, 9])
def test_a_seat_out_of_turn_ends_a_replay(client: Client, seat: int) -> None:
    answer = client.ask("lcr", "replay", state=lcr_state(), moves=[line(DOTS, seat=0), line(DOTS, seat=1), line(DOTS, seat=(seat + 2) % 10)])
    assert (verdicts(answer)[:2], answer["ok"]) == (["accepted", "accepted"], (seat + 2) % 10 == 2)
    answer = client.ask("lcr", "replay", state=lcr_state(), moves=[line(DOTS, seat=seat)])
    assert rules(answer) == ["lcr.turn"]
    assert answer["steps"][0]["violations"][0]["pointer"] == "/moves/0/seat"


NOT_STATED = [
    ("lcr", lcr_state(), {"type": "roll"}, "lcr.dice_count"),
    ("ludo", ludo_state(ludo_player("yellow"), ludo_player("red")), {"type": "roll"}, "ludo.die"),
    ("qwirkle", qwirkle_state(), place(FITTING), "qwirkle.draw"),
]


@pytest.mark.parametrize(("game", "state", "played", "rule"), NOT_STATED, ids=[case[0] for case in NOT_STATED])
def test_chance_that_is_not_stated_ends_a_replay(client: Client, game: str, state: dict[str, Any], played: dict[str, Any], rule: str) -> None:
    answer = client.ask(game, "replay", state=state, moves=[line(played), line(played)])
    assert verdicts(answer) == ["rejected"] and rules(answer) == [rule]
    assert [violation["reason"] for violation in answer["steps"][0]["violations"]] == ["not_stated"]
    assert answer["state"] == state


def test_a_card_that_is_not_stated_ends_a_replay(client: Client) -> None:
    start = cases.case("pegs-and-jokers", "game_four_players_last_150_moves")["start"]
    answer = client.ask("pegs-and-jokers", "replay", state=start, moves=[line({"type": "draw"})])
    assert rules(answer) == ["pegs.draw"] and answer["steps"][0]["violations"][0]["pointer"].startswith("/moves/0/move")


def test_a_move_after_the_end_is_illegal(client: Client) -> None:
    answer = client.ask("lcr", "replay", state=lcr_over(), moves=[line(DOTS)])
    assert rules(answer) == ["lcr.over"]
    assert answer["result"]["winners"] == [1] and answer["ok"] is False


def test_the_last_roll_brings_the_result(client: Client) -> None:
    state = lcr_state(players=[{"chips": 1}, {"chips": 0}, {"chips": 7}], pot=1)
    moves = [line(roll("right"), claimed={"points": -1, "totals": [0, 0, 9]}), line(DOTS)]
    answer = client.ask("lcr", "replay", state=state, moves=moves)
    assert verdicts(answer) == ["accepted", "rejected"] and answer["first_difference"] == 1
    assert answer["steps"][0]["gained"] == -1 and "differs" not in answer["steps"][0]
    assert answer["result"]["winners"] == [2] and rules(answer) == ["lcr.over"]


def test_at_a_table_that_takes_the_time_a_slow_move_ends_a_replay(client: Client) -> None:
    setup = {"players": [{}, {}], "options": {"turn_seconds": 30}, "starter": 0}
    moves = [line(die(6), seconds=30), line(move(0), seconds=31), line(move(0), seconds=5)]
    answer = client.ask("ludo", "replay", setup=setup, moves=moves)
    assert verdicts(answer) == ["accepted", "rejected"] and rules(answer) == ["ludo.time"]
    assert answer["steps"][1]["violations"][0]["pointer"] == "/moves/1/seconds"
    assert client.refused("lcr", "replay", {"setup": THREE, "moves": [line(DOTS, seconds=3)]}, 400, "invalid_request") == ["/moves/0/seconds"]


# What was written down

CLAIMS: list[tuple[dict[str, Any], list[str]]] = [
    ({}, []),
    ({"points": 4}, []),
    ({"totals": [17, 16]}, []),
    ({"points": 4, "totals": [17, 16]}, []),
    ({"points": 5}, ["points"]),
    ({"points": -4}, ["points"]),
    ({"totals": [18, 16]}, ["totals"]),
    ({"totals": [16, 17]}, ["totals"]),
    ({"totals": [17]}, ["totals"]),
    ({"totals": [17, 16, 0]}, ["totals"]),
    ({"totals": []}, ["totals"]),
    ({"points": 4, "totals": [18, 16]}, ["totals"]),
    ({"points": 10, "totals": [23, 16]}, ["points", "totals"]),
]


@pytest.mark.parametrize(("claimed", "differs"), CLAIMS, ids=str)
def test_a_claim_is_compared_and_a_wrong_one_does_not_stop_the_replay(client: Client, claimed: dict[str, Any], differs: list[str]) -> None:
    first = line(place(FITTING, drawn=[tile("green", "clover")]), claimed=claimed)
    second = line({"type": "swap", "tiles": [tile("red", "cross")], "drawn": [tile("green", "star")]}, claimed={"points": 0})
    answer = client.ask("qwirkle", "replay", state=qwirkle_state(), moves=[first, second])
    assert verdicts(answer) == ["accepted", "accepted"]
    step = answer["steps"][0]
    assert (step["gained"], step["totals"], step["claimed"]) == (4, [17, 16], claimed)
    assert step.get("differs") == (differs or None)
    assert answer["ok"] is (not differs)
    assert answer.get("first_difference") == (0 if differs else None)
    assert "differs" not in answer["steps"][1] and answer["state"]["ply"] == qwirkle_state()["ply"] + 2


def test_the_first_difference_is_the_first_of_several(client: Client) -> None:
    claims = [{"points": 0}, {"totals": [3, 3]}, {"points": 1}]
    moves = [line(DOTS, claimed=claimed) for claimed in claims] + [line(roll("dot"))]
    answer = client.ask("lcr", "replay", state=lcr_state(), moves=moves)
    assert answer["first_difference"] == 1
    assert [step.get("differs") for step in answer["steps"]] == [None, ["totals"], ["points"], None]
    assert verdicts(answer)[-1] == "rejected"


@pytest.mark.parametrize(
    ("claimed", "pointer"),
    [
        ({"points": "4"}, "/points"),
        ({"points": 4.5}, "/points"),
        ({"points": 2**31}, "/points"),
        ({"points": None}, "/points"),
        ({"totals": [-1, 0]}, "/totals/0"),
        ({"totals": 17}, "/totals"),
        ({"totals": [0] * 163}, "/totals"),
        ({"total": [17, 16]}, "/total"),
        ([4, [17, 16]], ""),
    ],
    ids=str,
)
def test_a_claim_of_the_wrong_shape_is_refused(client: Client, claimed: Any, pointer: str) -> None:
    body = {"state": lcr_state(), "moves": [line(DOTS), line(DOTS, claimed=claimed)]}
    assert client.refused("lcr", "replay", body, 400, "invalid_request") == ["/moves/1/claimed" + pointer]


# Whole games

GAMES = [
    (case.file, case.name)
    for case in cases.all_cases()
    if case.content["op"] == "playthrough"
]


def totals(state: dict[str, Any]) -> list[int]:
    """What the players of a state have: points, chips, pieces or pegs home."""
    count = {
        "lcr": lambda player: player["chips"],
        "qwirkle": lambda player: player["score"],
        "ludo": lambda player: sum(piece["at"] == "finish" for piece in player["pieces"]),
        "pegs-and-jokers": lambda player: sum(peg["at"] == "home" for peg in player["pegs"]),
    }
    return [count[state["game"]](player) for player in state["players"]]


def written_down(case: dict[str, Any]) -> list[dict[str, Any]]:
    """The moves of a worked game with who made them and the totals, and the points where the case gives them."""
    before, lines = case["start"], []
    for step in case["steps"]:
        points = {"points": step["gained"]} if "gained" in step else {}
        lines.append(line(step["move"], seat=before["turn"]["seat"], claimed=points | {"totals": totals(step["after"])}))
        before = step["after"]
    return lines


@pytest.mark.parametrize(("file", "name"), GAMES)
def test_a_worked_game_is_replayed_in_one_call(client: Client, file: str, name: str) -> None:
    case = cases.case(file, name)
    game, lines = case["start"]["game"], written_down(case)
    answer = client.ask(game, "replay", state=case["start"], moves=lines)
    assert verdicts(answer) == ["accepted"] * len(lines)
    assert answer["ok"] is True and "first_difference" not in answer
    assert not any("differs" in step or "unverified" in step for step in answer["steps"])
    assert [step["claimed"] for step in answer["steps"]] == [played["claimed"] for played in lines]
    checked = client.ask(game, "check", state=case["steps"][-1]["after"])
    assert client.ask(game, "check", state=answer["state"]) == checked
    assert answer["steps"][-1]["totals"] == checked["score"]["totals"]
    assert (answer.get("result"), answer.get("left")) == (checked.get("result"), checked.get("left"))


@pytest.mark.parametrize(("file", "name"), GAMES)
def test_in_a_worked_game_the_one_wrong_line_is_named(client: Client, file: str, name: str) -> None:
    case = cases.case(file, name)
    lines = written_down(case)
    for wrong in (0, len(lines) // 2, len(lines) - 1):
        spoiled = [dict(played) for played in lines]
        claimed = spoiled[wrong]["claimed"]
        spoiled[wrong]["claimed"] = claimed | {"totals": [total + 1 for total in claimed["totals"]]}
        answer = client.ask(case["start"]["game"], "replay", state=case["start"], moves=spoiled)
        assert answer["first_difference"] == wrong and answer["ok"] is False
        assert [index for index, step in enumerate(answer["steps"]) if "differs" in step] == [wrong]
        assert len(answer["steps"]) == len(lines)


def test_the_rule_sheet_is_replayed_in_one_call(client: Client) -> None:
    """The printed example: nobody knows the hands, and its points are those of the sheet."""
    turns = [case.content for case in cases.all_cases() if case.file == "qwirkle-rule-sheet"]
    setup = {"players": [{}] * 4, "deal": "stated", "starter": 0}
    sums, moves = [0, 0, 0, 0], []
    for number, turn in enumerate(turns):
        sums[number % 4] += turn["expect"]["points"]
        moves.append(line(place(*turn["request"]["tiles"]), claimed={"points": turn["expect"]["points"], "totals": list(sums)}))
    answer = client.ask("qwirkle", "replay", setup=setup, moves=moves)
    assert verdicts(answer) == ["accepted"] * 12 and answer["ok"] is True
    assert answer["steps"][-1]["totals"] == sums
    assert answer["left"] == {"bag": 108 - 4 * 6 - sum(len(turn["request"]["tiles"]) for turn in turns)}
    assert all({"rule": "qwirkle.in_hand"}.items() <= step["unverified"][0].items() for step in answer["steps"])


# Hidden hands


def as_seen(client: Client, game: str, case: dict[str, Any], seat: int | None) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """Start and moves of a worked game as one seat, or a spectator, saw them."""
    viewer = {} if seat is None else {"seat": seat}
    start = client.ask(game, "view", state=case["start"], **viewer)["state"]
    state, moves = case["start"], []
    for step in case["steps"]:
        verdict = client.ask(game, "apply", state=state, move=step["move"], views=True, legal_moves={"limit": 0})
        moves.append(next(view["move"] for view in verdict["views"] if view.get("seat") == seat))
        state = verdict["state"]
    return start, moves


SEEN = [("qwirkle", "qwirkle-playthroughs", "game_of_two"), ("pegs-and-jokers", "pegs-and-jokers", "game_six_players_first_105_moves")]


@pytest.mark.parametrize("seat", [0, 1, None], ids=["seat 0", "seat 1", "spectator"])
@pytest.mark.parametrize(("game", "file", "name"), SEEN, ids=[case[0] for case in SEEN])
def test_one_seats_view_of_a_game_is_replayed(client: Client, game: str, file: str, name: str, seat: int | None) -> None:
    case = cases.case(file, name)
    start, moves = as_seen(client, game, case, seat)
    claims = [{"totals": totals(step["after"])} for step in case["steps"]]
    lines = [line(seen, claimed=claimed) for seen, claimed in zip(moves, claims)]
    answer = client.ask(game, "replay", state=start, moves=lines)
    assert verdicts(answer) == ["accepted"] * len(moves) and answer["ok"] is True
    assert answer["steps"][-1]["totals"] == totals(case["steps"][-1]["after"])
    assert any(step.get("unverified") for step in answer["steps"])


def test_with_a_hidden_hand_a_draw_need_not_be_stated(client: Client) -> None:
    state = qwirkle_with_hidden_hand()
    played = cases.case("qwirkle", "hidden_hand_places")["request"]["move"]
    applied = client.ask("qwirkle", "apply", state=state, move=played, chance="stated")
    answer = client.ask("qwirkle", "replay", state=state, moves=[line(played)])
    assert (answer["ok"], answer["state"]) == (True, applied["state"])
    assert answer["steps"][0]["unverified"] == applied["unverified"] != []
    assert answer["left"] == applied["left"]


# How many


def test_ten_thousand_moves_are_replayed_and_one_more_is_refused(document: Document) -> None:
    """They are more than fits the usual limit of a body. Without a 6 nobody leaves the yard, however long they roll."""
    setup = {"players": [{}, {}], "starter": 0}
    many = [line(die(3))] * 10_000
    with Server("--body-limit", "1000000") as server:
        http = Client(server.url, document).http
        answer = http.post("/v1/games/ludo/replay", json={"setup": setup, "moves": many}).json()
        refused = http.post("/v1/games/ludo/replay", json={"setup": setup, "moves": [*many, many[0]]})
        http.close()
    assert answer["ok"] is True and len(answer["steps"]) == answer["state"]["ply"] == 10_000
    assert (refused.status_code, refused.json()["code"]) == (400, "invalid_request")
    assert [error["pointer"] for error in refused.json()["errors"]] == ["/moves"]
