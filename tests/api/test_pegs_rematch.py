"""A rematch of Pegs and Jokers: the dealer moves to the left, people and options stay, the hands are new."""

from __future__ import annotations

from typing import Any

import pytest

from api.test_pegs_positions import DEFAULTS, GAME, IDLE, START, draw, faults, hidden_hand, open_hand, over, table, turn
from support.client import Client


def rematch(client: Client, state: dict[str, Any], **more: Any) -> dict[str, Any]:
    return client.ask(GAME, "rematch", state=state, **more)


@pytest.mark.parametrize(("players", "dealer"), [(players, dealer) for players in (4, 6, 8) for dealer in (0, 2, players - 1)])
def test_the_dealer_moves_to_the_left_and_the_next_one_begins(client: Client, players: int, dealer: int) -> None:
    answer = rematch(client, over(players) | {"dealer": dealer})
    again, starter = answer["state"], (dealer + 2) % players
    assert (again["dealer"], again["turn"]) == ((dealer + 1) % players, {"phase": "draw", "seat": starter})
    assert [event["type"] for event in answer["events"]] == ["dealt"] * players + ["turn"]
    assert answer["events"][-1] == turn(starter) and answer["legal_moves"]["moves"] == [draw()]


def test_a_rematch_starts_afresh_with_the_same_people_and_options(client: Client) -> None:
    options = {"seven_split": "up_to", "joker_from_home": False, "home_entry": "forced"}
    state = over(6, discard=["K", "2"], ply=77, **options)
    people: list[dict[str, Any]] = [{"name": "Asha", "color": "white"}, {"name": "Juma"}, {"color": "red"}, {}, {}, {}]
    for player, person in zip(state["players"], people):
        player |= person
    answer = rematch(client, state)
    again = answer["state"]
    assert (again["options"], again["ply"], again["discard"]) == (DEFAULTS | options, 0, [])
    assert [{name: player[name] for name in ("name", "color") if name in player} for player in again["players"]] == people
    assert all(player["pegs"] == [START] * 5 and len(player["hand"]["cards"]) == 5 for player in again["players"])
    assert answer["left"] == {"pile": 162 - 30}
    assert client.ask(GAME, "check", state=again)["possible"] is True


def test_the_deal_of_a_rematch_is_the_seeds(client: Client) -> None:
    assert rematch(client, over(), seed="n") == rematch(client, over(), seed="n")
    hands = {str(rematch(client, over(), seed=str(n))["state"]["players"]) for n in range(10)}
    assert len(hands) == 10


def test_another_dealer_may_be_named(client: Client) -> None:
    for dealer in range(4):
        again = rematch(client, over(), dealer=dealer)["state"]
        assert (again["dealer"], again["turn"]["seat"]) == (dealer, (dealer + 1) % 4)


def test_the_deal_of_a_rematch_may_be_stated_and_hands_hidden(client: Client) -> None:
    hands: list[dict[str, Any]] = [{}, {"cards": IDLE}, {}, {}]
    answer = rematch(client, over(), deal="stated", players=hands, chance="stated")
    assert [player["hand"] for player in answer["state"]["players"]] == [hidden_hand(), open_hand(*IDLE), hidden_hand(), hidden_hand()]
    assert answer["events"][1] == {"type": "dealt", "seat": 1, "count": 5, "cards": IDLE}
    all_hidden = rematch(client, over(), deal="stated")["state"]
    assert [player["hand"] for player in all_hidden["players"]] == [hidden_hand()] * 4


def test_hidden_hands_of_the_finished_game_hinder_nothing(client: Client) -> None:
    again = rematch(client, over(hidden=range(4)))["state"]
    assert {player["hand"]["kind"] for player in again["players"]} == {"open"}


BAD: dict[str, tuple[dict[str, Any], list[tuple[str, str]]]] = {
    "a dealer that nobody is": ({"dealer": 4}, [("deal", "/dealer")]),
    "three players of four": ({"players": [{}] * 3}, [("players", "/players")]),
    "six players of four": ({"players": [{}] * 6, "deal": "stated"}, [("players", "/players")]),
    "cards where the referee deals": ({"players": [{}, {}, {"cards": IDLE}, {}]}, [("deal", "/players/2/cards")]),
    "four cards": ({"players": [{"cards": IDLE[:4]}, {}, {}, {}], "deal": "stated"}, [("deal", "/players/0/cards")]),
    "seven jokers": (
        {"players": [{"cards": ["joker"] * 5}, {"cards": ["joker"] * 2 + IDLE[:3]}, {}, {}], "deal": "stated"},
        [("state_cards", "/players/1/cards/1")],
    ),
    "a deal that is not stated": ({"chance": "stated"}, [("deal", "/deal")]),
}


@pytest.mark.parametrize(("body", "expected"), BAD.values(), ids=[kind.replace(" ", "_") for kind in BAD])
def test_a_bad_rematch_is_told_every_fault_with_its_place(
    client: Client, body: dict[str, Any], expected: list[tuple[str, str]]
) -> None:
    assert faults(client, "rematch", {"state": over(), **body}) == expected


@pytest.mark.parametrize(("member", "value"), [("starter", 0), ("options", {}), ("rules", 1)])
def test_what_a_rematch_cannot_change_is_refused(client: Client, member: str, value: Any) -> None:
    assert client.refused(GAME, "rematch", {"state": over(), member: value}, 400, "invalid_request") == [f"/{member}"]


def test_names_and_colours_cannot_be_changed_by_a_rematch(client: Client) -> None:
    for member, value in (("name", "Asha"), ("color", "red")):
        body = {"state": over(), "players": [{member: value}, {}, {}, {}]}
        assert client.refused(GAME, "rematch", body, 400, "invalid_request") == [f"/players/0/{member}"]


def test_a_game_that_goes_on_has_no_rematch(client: Client) -> None:
    client.refused(GAME, "rematch", {"state": table()}, 422, "not_over")
