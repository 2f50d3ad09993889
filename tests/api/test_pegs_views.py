"""Views of Pegs and Jokers: a seat sees its own hand and nobody else's, whatever is drawn, played, exchanged or refused."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

from api.test_pegs_positions import (
    GAME,
    IDLE,
    START,
    accepted,
    draw,
    exchange,
    hidden_hand,
    holding,
    listed,
    move,
    over,
    table,
    track,
    violations,
    with_empty_pile,
)
from support.client import Client
from support.compare import canonical

VIEWERS = [0, 1, 2, 3, None]
STUCK = table(cards=[*IDLE, "9"], discard=["K", "joker"])
MOVES: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "a draw": (table({1: [track(50)]}), draw()),
    "a stated draw": (table(), draw("Q")),
    "a draw after a reshuffle": (with_empty_pile(table()), draw()),
    "a play": (holding("A", {0: [track(30)], 1: [track(31)]}), move("A", 0, track(31))),
    "an exchange": (STUCK, exchange("9")),
    "a stated exchange": (STUCK, exchange("9", "Q")),
    "an exchange after a reshuffle": (with_empty_pile(STUCK), exchange("9")),
}
EVERY_MOVE = pytest.mark.parametrize(("state", "chosen"), MOVES.values(), ids=[kind.replace(" ", "_") for kind in MOVES])


def view(client: Client, seat: int | None, **body: Any) -> dict[str, Any]:
    return client.ask(GAME, "view", **body, **({} if seat is None else {"seat": seat}))


def hides_all_but(state: dict[str, Any], seat: int | None) -> bool:
    kinds = [player["hand"]["kind"] for player in state["players"]]
    return kinds == ["open" if number == seat else "hidden" for number in range(len(kinds))]


def other_cards(state: dict[str, Any], seat: int | None) -> dict[str, Any]:
    """The same with other cards in all hands but one."""
    changed = json.loads(json.dumps(state))
    for number, player in enumerate(changed["players"]):
        if number != seat:
            player["hand"]["cards"] = ["joker", *[["10", "J", "Q", "K"][number]] * (len(player["hand"]["cards"]) - 1)]
    return changed


@pytest.mark.parametrize("seat", VIEWERS)
def test_a_view_shows_the_own_hand_and_of_others_the_size(client: Client, seat: int | None) -> None:
    state = holding("A", {0: [track(30)], 2: [track(60)]}, discard=["K", "7"])
    seen = view(client, seat, state=state)
    assert hides_all_but(seen["state"], seat)
    for number, player in enumerate(seen["state"]["players"]):
        hand = state["players"][number]["hand"]
        assert player == state["players"][number] | {"hand": hand if number == seat else hidden_hand(len(hand["cards"]))}
    assert seen["state"] | {"players": []} == state | {"players": []}
    assert seen["left"] == client.ask(GAME, "check", state=state)["left"] == {"pile": 162 - 21 - 2}
    assert seen.keys() == {"state", "left"}


@pytest.mark.parametrize("seat", VIEWERS)
@EVERY_MOVE
def test_a_view_of_a_view_is_the_view(client: Client, seat: int | None, state: dict[str, Any], chosen: dict[str, Any]) -> None:
    answer = accepted(client, state, chosen, seed="n")
    seen = view(client, seat, **{name: answer[name] for name in ("state", "move", "events")})
    again = {name: seen[name] for name in ("state", "move", "events")}
    assert view(client, seat, **again) == seen
    assert view(client, None, **again) == view(client, None, **{name: answer[name] for name in again})


@pytest.mark.parametrize("seat", VIEWERS)
@EVERY_MOVE
def test_a_view_is_a_possible_state_and_can_be_played_on(
    client: Client, seat: int | None, state: dict[str, Any], chosen: dict[str, Any]
) -> None:
    for whole in (state, accepted(client, state, chosen, seed="n")["state"]):
        seen = view(client, seat, state=whole)["state"]
        answer = client.ask(GAME, "check", state=seen)
        assert (answer["possible"], answer["left"]) == (True, client.ask(GAME, "check", state=whole)["left"])
        for one in listed(client, seen):
            assert accepted(client, seen, one, legal_moves={"limit": 0})


@EVERY_MOVE
def test_the_views_of_an_answer_are_one_a_seat_and_one_for_spectators(
    client: Client, state: dict[str, Any], chosen: dict[str, Any]
) -> None:
    answer = accepted(client, state, chosen, views=True, seed="n")
    assert [seen.get("seat") for seen in answer["views"]] == VIEWERS
    for seen in answer["views"]:
        again = view(client, seen.get("seat"), **{name: answer[name] for name in ("state", "move", "events")})
        assert {name: again[name] for name in ("state", "move", "events")} == {name: seen[name] for name in ("state", "move", "events")}
        assert hides_all_but(seen["state"], seen.get("seat"))
    assert "views" not in accepted(client, state, chosen, seed="n")


@EVERY_MOVE
def test_what_was_drawn_is_seen_by_the_mover_alone_and_all_else_by_everybody(
    client: Client, state: dict[str, Any], chosen: dict[str, Any]
) -> None:
    answer = accepted(client, state, chosen, views=True, seed="n")
    for seen in answer["views"]:
        if seen.get("seat") == 0:
            assert (seen["move"], seen["events"]) == (answer["move"], answer["events"])
            continue
        without = {name: value for name, value in answer["move"].items() if name != "drawn"}
        hidden = [
            {name: value for name, value in event.items() if (event["type"], name) != ("drawn", "cards")} for event in answer["events"]
        ]
        assert (seen["move"], seen["events"]) == (without, hidden)


@pytest.mark.parametrize("seat", VIEWERS)
@pytest.mark.parametrize("state", [table({1: [track(50)]}), STUCK], ids=["to_draw", "to_play"])
def test_states_that_differ_only_in_hidden_cards_look_alike(client: Client, seat: int | None, state: dict[str, Any]) -> None:
    assert view(client, seat, state=state) == view(client, seat, state=other_cards(state, seat))


@pytest.mark.parametrize("seat", [1, 2, 3, None])
def test_what_a_play_shows_others_hangs_on_nothing_that_is_hidden(client: Client, seat: int | None) -> None:
    state = holding("A", {0: [track(30)], 1: [track(31)]})
    other = other_cards(state, seat)
    other["players"][0]["hand"]["cards"] = ["joker", "10", "10", "A", "10", "10"]
    shown = [accepted(client, one, move("A", 0, track(31)), views=True)["views"][VIEWERS.index(seat)] for one in (state, other)]
    assert shown[0] == shown[1]


@pytest.mark.parametrize("seat", [1, 2, 3, None])
def test_what_a_draw_shows_others_hangs_on_no_card(client: Client, seat: int | None) -> None:
    shown = {canonical(accepted(client, table(), draw(card), views=True)["views"][VIEWERS.index(seat)]) for card in ("A", "7", "joker")}
    assert len(shown) == 1
    exchanged = {
        canonical(accepted(client, STUCK, exchange("9", card), views=True)["views"][VIEWERS.index(seat)]) for card in ("A", "7", "joker")
    }
    assert len(exchanged) == 1


@pytest.mark.parametrize("seat", VIEWERS)
def test_the_deal_is_seen_by_each_player_alone(client: Client, seat: int | None) -> None:
    begun = client.ask(GAME, "new", players=[{}] * 4, seed="n")
    seen = view(client, seat, state=begun["state"], events=begun["events"])
    dealt = [event for event in seen["events"] if event["type"] == "dealt"]
    assert [("cards" in event) for event in dealt] == [number == seat for number in range(4)]
    assert [event["count"] for event in dealt] == [5] * 4
    assert seen["events"][4:] == begun["events"][4:]


def test_a_move_whose_mover_nobody_can_tell_is_seen_by_nobody(client: Client) -> None:
    """Without its events; where the next hand holds six cards, the turn no longer tells who exchanged."""
    state = accepted(client, STUCK, exchange("9", "Q"))["state"]
    assert view(client, 0, state=state, move=exchange("9", "Q"))["move"] == exchange("9", "Q")
    assert view(client, 1, state=state, move=exchange("9", "Q"))["move"] == exchange("9")
    six = json.loads(json.dumps(state)) | {"turn": {"phase": "play", "seat": 1}}
    six["players"][1]["hand"]["cards"].append("A")
    assert view(client, 2, state=six, move=exchange("9", "Q"))["move"] == exchange("9")


def test_a_finished_game_still_hides_its_hands(client: Client) -> None:
    seen = view(client, None, state=over())["state"]
    assert hides_all_but(seen, None) and "result" in client.ask(GAME, "check", state=seen)


@pytest.mark.parametrize("game", ["lcr", "ludo"])
def test_a_game_with_nothing_to_hide_has_no_views(client: Client, game: str) -> None:
    assert client.post(f"/v1/games/{game}/view", {}).status_code == 404


def test_a_refused_exchange_has_no_views_and_tells_a_hidden_hand_nothing_about_itself(client: Client) -> None:
    """The same refusal whatever the hand holds: only the card that was sent, and the board, decide it."""
    state = holding("A", {0: [track(30)]})
    refusals = set()
    for cards in (["A", *IDLE], ["K", "Q", "J", "9", "9", "9"], ["joker"] * 6):
        state["players"][0]["hand"]["cards"] = cards
        hidden = view(client, 1, state=state)["state"]
        assert violations(client, hidden, exchange("9"), views=True)[0]["rule"] == "pegs.must_play"
        refusals.add(canonical(client.ask(GAME, "apply", state=hidden, move=exchange("9"), views=True)))
    assert len(refusals) == 1


def test_what_hidden_hands_leave_open_is_listed_as_unverified(client: Client) -> None:
    def unverified(state: dict[str, Any], chosen: dict[str, Any]) -> list[str]:
        answer = accepted(client, state, chosen)
        assert all(one["message"] for one in answer["unverified"])
        return sorted(one["rule"].removeprefix("pegs.") for one in answer["unverified"])

    to_play = holding("A", {0: [track(30)]})
    assert unverified(to_play, move("A", 0, track(31))) == []
    assert unverified(view(client, 0, state=to_play)["state"], move("A", 0, track(31))) == []
    assert unverified(view(client, 1, state=to_play)["state"], move("K", 0, track(40))) == ["in_hand"]
    assert unverified(table(), draw()) == []
    for seat in VIEWERS:
        assert unverified(view(client, seat, state=table())["state"], draw("7")) == ["draw"]
        assert unverified(view(client, seat, state=table())["state"], draw()) == ["draw"]
    assert unverified(view(client, 0, state=STUCK)["state"], exchange("9", "7")) == ["draw"]
    assert unverified(view(client, None, state=STUCK)["state"], exchange("9")) == ["draw", "in_hand", "must_play"]


def test_the_referee_invents_no_card_where_hands_are_hidden(client: Client) -> None:
    for seat in VIEWERS:
        seen = view(client, seat, state=table())["state"]
        answer = accepted(client, seen, draw(), seed="n")
        assert answer["move"] == draw() and "cards" not in answer["events"][0]
        assert answer["state"]["players"][0]["hand"] == hidden_hand(6), "an open hand that draws becomes hidden"
        assert accepted(client, seen, draw(), chance="stated") == answer, "and nothing need be stated"


def test_a_card_stated_for_the_own_open_hand_is_kept(client: Client) -> None:
    answer = accepted(client, view(client, 0, state=table())["state"], draw("7"))
    assert answer["state"]["players"][0]["hand"]["cards"] == [*IDLE, "7"]
    assert answer["move"] == draw("7")


def test_a_card_stated_for_a_hidden_hand_is_checked_and_not_kept(client: Client) -> None:
    seen = view(client, 1, state=table(discard=["9"] * 12))["state"]
    answer = accepted(client, seen, draw("7"))
    assert answer["state"]["players"][0]["hand"] == hidden_hand(6)
    assert "7" not in [card for event in answer["events"] for card in event.get("cards", [])]
    assert violations(client, seen, draw("9")) == [{"rule": "pegs.draw", "reason": "lies_elsewhere", "pointer": "/move/drawn/0"}]


def test_what_a_hidden_hand_plays_is_known_from_then_on(client: Client) -> None:
    seen = view(client, 1, state=holding("A", {0: [track(30)]}))["state"]
    answer = accepted(client, seen, move("A", 0, track(31)))
    assert answer["state"]["discard"] == ["A"] and answer["state"]["players"][0]["hand"] == hidden_hand(5)
    assert answer["left"] == client.ask(GAME, "check", state=seen)["left"]


def test_of_a_hidden_hand_every_card_is_listed_that_it_may_hold(client: Client) -> None:
    seen = view(client, 1, state=holding("A", {0: [track(30)], 1: [track(50)]}, discard=["9"] * 12 + ["K"] * 11))["state"]
    cards = {one["card"] for one in listed(client, seen) if one["type"] == "play"}
    assert cards == {"A", "2", "3", "4", "5", "6", "7", "8", "10", "J", "Q", "K", "joker"}


def test_a_reshuffle_with_hidden_hands_is_told_by_its_number(client: Client) -> None:
    seen = view(client, 2, state=with_empty_pile(table()))["state"]
    answer = accepted(client, seen, draw())
    assert [event["type"] for event in answer["events"]] == ["reshuffled", "drawn", "turn"]
    assert answer["events"][0]["count"] == 142 and answer["left"] == {"pile": 141}
    assert answer["state"]["discard"] == []


def test_a_table_that_states_one_hand_can_play_whole_rounds(client: Client) -> None:
    begun = client.ask(GAME, "new", players=[{"cards": ["A", *IDLE[1:]]}, {}, {}, {}], deal="stated", dealer=3, chance="stated")
    state = begun["state"]
    rounds = [draw("K"), move("A", 0, track(8)), draw(), exchange("9"), draw(), move("K", 1, track(44)), draw(), move("joker", 2, track(8))]
    for chosen in rounds:
        answer = accepted(client, state, chosen, chance="stated")
        state = answer["state"]
    assert [player["hand"].get("size") for player in state["players"]] == [None, 6, 5, 5]
    assert state["players"][0]["hand"]["cards"] == ["3", "4", "5", "6", "K"]
    assert state["players"][0]["pegs"][0] == START and state["discard"] == ["A", "9", "K", "joker"]


def test_each_seat_follows_a_game_by_its_views_and_learns_no_card_of_others(client: Client) -> None:
    """A hundred and twenty moves; what each seat has seen of cards is its own and the discards."""
    answer = client.ask(GAME, "new", players=[{}] * 4, seed="views")
    seen = [view(client, seat, state=answer["state"], events=answer["events"]) for seat in VIEWERS]
    for number in range(120):
        moves = answer["legal_moves"]["moves"]
        answer = accepted(client, answer["state"], moves[number % len(moves)], seed="views", views=True)
        for before, now in zip(seen, answer["views"]):
            known = Counter(before["state"]["discard"]) + hands(before["state"]) + drawn(now["events"])
            shown = Counter(now["state"]["discard"]) + hands(now["state"]) + Counter(now["move"].get("drawn", []))
            assert set(shown) <= set(known) | {now["move"].get("card")}
            assert hides_all_but(now["state"], now.get("seat"))
        seen = answer["views"]


def hands(state: dict[str, Any]) -> Counter[str]:
    return Counter(card for player in state["players"] for card in player["hand"].get("cards", []))


def drawn(events: list[dict[str, Any]]) -> Counter[str]:
    return Counter(card for event in events for card in event.get("cards", []))
