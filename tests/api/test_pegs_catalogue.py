"""What is told about Pegs and Jokers before a game begins: its rulebook, its boards, its cards; and that play agrees."""

from __future__ import annotations

import pytest

from api.test_pegs_positions import DEFAULTS, GAME, all_cards, come_out, holding, home, in_spot, move, table, track
from support.client import Client

VIOLATIONS = (
    "turn phase in_hand must_play draw come_out advance seven eight joker own_peg bump_teammate bump_chain home_entry home_move over"
)
EFFECTS = "exchange reshuffle pass_others bump_opponent safe help end"
FAULTS = "players deal state_pegs state_hole state_cards state_hand state_end"
SEATS = [4, 6, 8]


def test_the_rulebook_holds_every_rule_and_no_other_each_with_its_kind(client: Client) -> None:
    kinds = {"violation": VIOLATIONS, "effect": EFFECTS, "fault": FAULTS}
    expected = {f"pegs.{rule}": kind for kind, rules in kinds.items() for rule in rules.split()}
    assert client.rulebook(GAME) == expected


def test_every_rule_has_its_words_and_its_source(client: Client) -> None:
    rules = client.get(f"/v1/games/{GAME}").json()["rulebook"]
    assert all(len(rule["text"]) > 10 and rule["source"] for rule in rules)
    assert len({rule["text"] for rule in rules}) == len(rules)


def test_the_options_are_told_with_type_default_and_meaning(client: Client) -> None:
    options = client.get(f"/v1/games/{GAME}").json()["options"]
    assert {option["name"]: option["default"] for option in options} == DEFAULTS
    assert [option["type"] for option in options] == ["word", "boolean", "word"]
    assert all(option["meaning"] and option["values"] for option in options)


def test_the_game_is_told_with_its_seats_and_that_hands_can_be_hidden(client: Client) -> None:
    about = client.get(f"/v1/games/{GAME}").json()
    assert about["players"] == SEATS and about["hidden_hands"] is True
    assert {component["name"] for component in about["components"]} == {"pegs", "cards"}
    assert [game["players"] for game in client.get("/v1/games").json()["games"] if game["game"] == GAME] == [SEATS]


@pytest.mark.parametrize("players", SEATS)
def test_the_board_of_every_number_of_players_is_as_the_rules_say(client: Client, players: int) -> None:
    found = client.get(f"/v1/games/{GAME}").json()["geometry"]
    assert [board["players"] for board in found] == SEATS
    assert found[SEATS.index(players)] == {
        "players": players,
        "ring_size": 18 * players,
        "home_holes": 5,
        "sides": [{"seat": seat, "corner": 18 * seat, "in_spot": 18 * seat + 3, "come_out": 18 * seat + 8} for seat in range(players)],
    }


def test_the_numbers_of_the_three_boards(client: Client) -> None:
    boards = {board["players"]: board for board in client.get(f"/v1/games/{GAME}").json()["geometry"]}
    assert [boards[players]["ring_size"] for players in SEATS] == [72, 108, 144]
    assert [side["in_spot"] for side in boards[4]["sides"]] == [3, 21, 39, 57]
    assert [side["come_out"] for side in boards[8]["sides"]] == [8, 26, 44, 62, 80, 98, 116, 134]
    for players, board in boards.items():
        for side in board["sides"]:
            to_the_in_spot = (side["in_spot"] - side["come_out"]) % board["ring_size"]
            assert (to_the_in_spot, to_the_in_spot + board["home_holes"]) == (18 * players - 5, 18 * players)


@pytest.mark.parametrize(("players", "seat"), [(players, seat) for players in SEATS for seat in (0, 1, players - 1)])
def test_pegs_come_out_and_turn_in_where_the_geometry_says(client: Client, players: int, seat: int) -> None:
    side = client.get(f"/v1/games/{GAME}").json()["geometry"][SEATS.index(players)]["sides"][seat]
    assert (side["in_spot"], side["come_out"]) == (in_spot(seat), come_out(seat))
    state = holding("A", {seat: [track(side["in_spot"])]}, seat=seat, players=players)
    answer = client.ask(GAME, "legal-moves", state=state, limit=1000)
    aces = [one["steps"][0] for one in answer["moves"] if one["card"] == "A"]
    assert {(one["peg"], one["to"]["at"], one["to"]["hole"]) for one in aces} == {
        (0, "home", 1),
        (0, "track", side["in_spot"] + 1),
        *((peg, "track", side["come_out"]) for peg in range(1, 5)),
    }


@pytest.mark.parametrize("players", SEATS)
def test_the_ring_closes_behind_its_last_hole(client: Client, players: int) -> None:
    state = holding("A", {0: [track(18 * players - 1)]}, players=players)
    answer = client.ask(GAME, "apply", state=state, move=move("A", 0, track(0)))
    assert answer["verdict"] == "accepted"
    from_the_come_out = holding("7", {0: [track(18 * players - 4)]}, players=players)
    assert client.ask(GAME, "apply", state=from_the_come_out, move=move("7", 0, track(3)))["verdict"] == "accepted"
    last_home = holding("5", {0: [track(3)]}, players=players)
    assert client.ask(GAME, "apply", state=last_home, move=move("5", 0, home(5)))["verdict"] == "accepted"


@pytest.mark.parametrize(("players", "cards"), [(4, 162), (6, 162), (8, 216)])
def test_there_are_three_decks_and_six_jokers_and_for_eight_players_four_and_eight(client: Client, players: int, cards: int) -> None:
    assert len(all_cards(players)) == cards
    assert client.ask(GAME, "check", state=table(players=players))["left"] == {"pile": cards - 5 * players}
