"""What Ludo's referee does by itself, told in events: ends of turns, further rolls, players passed over, ends of games."""

from __future__ import annotations

from typing import Any

from support.client import Client
from support.positions import (
    FINISH,
    die,
    lane,
    ludo_player,
    ludo_state,
    ludo_with_choices,
    move,
    to_move,
    to_roll,
    track,
)

Event = dict[str, Any]


def apply(client: Client, state: dict[str, Any], played: dict[str, Any]) -> dict[str, Any]:
    answer = client.ask("ludo", "apply", state=state, move=played)
    assert answer["verdict"] == "accepted", answer
    assert answer["state"]["ply"] == state["ply"] + 1
    return answer


def events(client: Client, state: dict[str, Any], played: dict[str, Any]) -> list[Event]:
    return apply(client, state, played)["events"]


def rolled(seat: int, number: int) -> Event:
    return {"type": "rolled", "seat": seat, "die": number}


def ended(seat: int, because: str) -> Event:
    return {"type": "turn_ended", "seat": seat, "because": because}


def turn(seat: int, phase: str = "roll") -> Event:
    return {"type": "turn", "seat": seat, "phase": phase}


def again(seat: int, *because: str) -> Event:
    return {"type": "roll_again", "seat": seat, "because": list(because)}


def moved(seat: int, piece: int, start: dict[str, Any], to: dict[str, Any]) -> Event:
    return {"type": "moved", "seat": seat, "piece": piece, "from": start, "to": to}


def two(*pieces: dict[str, Any], **more: Any) -> dict[str, Any]:
    """Yellow with these pieces against red with all in the yard."""
    return ludo_state(ludo_player("yellow", *pieces), ludo_player("red"), **more)


def test_a_roll_that_a_piece_can_use_asks_for_a_piece(client: Client) -> None:
    answer = apply(client, two(track(5)), die(4))
    assert answer["events"] == [rolled(0, 4)]
    assert answer["state"]["turn"] == to_move(4)
    assert answer["legal_moves"]["moves"] == [move(0)]


def test_a_roll_that_no_piece_can_use_ends_the_turn(client: Client) -> None:
    assert events(client, two(), die(4)) == [rolled(0, 4), ended(0, "no_move"), turn(1)]


def test_a_six_that_no_piece_can_use_ends_the_turn_too(client: Client) -> None:
    state = two(lane(2), exit_rolls=[5])
    assert events(client, state, die(6)) == [rolled(0, 6), ended(0, "no_move"), turn(1)]


def test_the_third_six_ends_the_turn_without_a_move(client: Client) -> None:
    answer = apply(client, two(track(12), turn=to_roll(sixes=2)), die(6))
    assert answer["events"] == [rolled(0, 6), ended(0, "third_six"), turn(1)]
    assert answer["state"]["players"][0]["pieces"][0] == track(12)


def test_a_third_six_that_is_let_be_is_moved_and_counts_two(client: Client) -> None:
    answer = apply(client, two(track(12), turn=to_roll(sixes=2), three_sixes_end_turn=False), die(6))
    assert answer["events"] == [rolled(0, 6)] and answer["state"]["turn"] == to_move(6, sixes=2)


def test_a_six_gives_another_roll(client: Client) -> None:
    assert events(client, ludo_with_choices(), move(0)) == [moved(0, 0, {"at": "yard"}, track(0)), again(0, "six")]


def test_a_capture_is_told_with_its_captor_and_several_reasons_give_one_roll(client: Client) -> None:
    answer = apply(client, ludo_with_choices(), move(1))
    captured = {"type": "captured", "seat": 1, "piece": 0, "from": track(16), "by": {"seat": 0, "piece": 1}}
    assert answer["events"] == [moved(0, 1, track(10), track(16)), captured, again(0, "six", "capture")]
    assert answer["state"]["turn"] == to_roll(sixes=1)
    assert answer["state"]["players"][1]["pieces"][0] == {"at": "yard"}


def test_all_pieces_of_a_square_are_captured_one_event_each(client: Client) -> None:
    state = ludo_state(ludo_player("yellow", track(10)), ludo_player("red", track(12), track(12)), turn=to_move(2), blocking="none")
    told = events(client, state, move(0))
    assert [(event["type"], event["seat"], event["piece"]) for event in told[1:3]] == [("captured", 1, 0), ("captured", 1, 1)]
    assert told[3:] == [again(0, "capture")]


def test_a_piece_that_comes_home_scores_one_and_may_give_another_roll(client: Client) -> None:
    answer = apply(client, two(track(5), lane(4), turn=to_move(2), roll_again_on_finish=True), move(1))
    assert answer["events"] == [moved(0, 1, lane(4), FINISH), again(0, "finish")]
    assert answer["score"] == {"gained": 1, "totals": [1, 0], "progress": [61, 0]}
    assert events(client, two(track(5), lane(4), turn=to_move(2)), move(1)) == [moved(0, 1, lane(4), FINISH), turn(1)]


def test_a_score_tells_the_progress_of_each_seat(client: Client) -> None:
    checked = client.ask("ludo", "check", state=ludo_with_choices())
    # Yellow: 10 and 48 on the track, 56 home. Red: 42 and 4 from its start on 26.
    assert checked["score"] == {"totals": [1, 0], "progress": [114, 46]}


def test_finished_seats_are_skipped(client: Client) -> None:
    home = ludo_player("blue", *[FINISH] * 4, place=1)
    state = ludo_state(ludo_player("yellow", track(5)), home, ludo_player("red"), turn=to_move(3), play_all_places=True)
    assert events(client, state, move(0)) == [moved(0, 0, track(5), track(8)), {"type": "skipped", "seat": 1}, turn(2)]


def test_who_has_finished_gets_no_further_roll(client: Client) -> None:
    yellow = ludo_player("yellow", FINISH, FINISH, FINISH, track(50))
    state = ludo_state(yellow, ludo_player("blue"), ludo_player("red"), turn=to_move(6), play_all_places=True, roll_again_on_finish=True)
    answer = apply(client, state, move(3))
    assert answer["events"] == [moved(0, 3, track(50), FINISH), {"type": "finished", "seat": 0, "place": 1}, turn(1)]
    assert answer["state"]["players"][0]["place"] == 1 and "result" not in answer


def test_the_fourth_piece_home_ends_the_game(client: Client) -> None:
    answer = apply(client, two(FINISH, FINISH, FINISH, lane(1), turn=to_move(5)), move(3))
    assert answer["events"][1:] == [{"type": "finished", "seat": 0, "place": 1}, {"type": "over", "reason": "first_home"}]
    assert answer["result"] == {"reason": "first_home", "winners": [0], "places": [1, 2], "head_to_head": [[0.5, 1], [0, 0.5]]}
    assert answer["legal_moves"]["moves"] == [] and answer["state"]["turn"] == {"phase": "over"}


def test_with_all_places_the_game_ends_when_one_player_is_left(client: Client) -> None:
    home = ludo_player("blue", *[FINISH] * 4, place=1)
    yellow = ludo_player("yellow", FINISH, FINISH, FINISH, lane(1))
    state = ludo_state(yellow, home, ludo_player("red", track(40)), turn=to_move(5), play_all_places=True)
    answer = apply(client, state, move(3))
    assert answer["events"][1:] == [{"type": "finished", "seat": 0, "place": 2}, {"type": "over", "reason": "all_places"}]
    assert answer["result"]["places"] == [2, 1, 3] and "place" not in answer["state"]["players"][2]


def test_three_rolls_are_told_as_tries(client: Client) -> None:
    first = apply(client, two(no_piece_on_the_way="three_rolls"), die(3))
    assert first["events"] == [rolled(0, 3), again(0, "try")] and first["state"]["turn"] == to_roll(tries=1)
    second = apply(client, first["state"], die(2))
    assert second["state"]["turn"] == to_roll(tries=2)
    assert events(client, second["state"], die(1)) == [rolled(0, 1), ended(0, "no_tries_left"), turn(1)]
    assert apply(client, second["state"], die(6))["state"]["turn"] == to_move(6)


def test_a_blocked_exit_loses_the_tries_that_are_left(client: Client) -> None:
    red = ludo_player("red", track(0), track(0))
    state = ludo_state(ludo_player("yellow"), red, no_piece_on_the_way="three_rolls")
    assert events(client, state, die(6)) == [rolled(0, 6), ended(0, "exit_blocked"), turn(1)]


def test_under_free_exit_the_turn_comes_as_an_exit_and_ends_with_it(client: Client) -> None:
    state = two(track(5), turn=to_move(2), no_piece_on_the_way="free_exit")
    answer = apply(client, state, move(0))
    assert answer["events"][1:] == [turn(1, "exit")]
    assert answer["legal_moves"] == {"seat": 1, "moves": [move(piece) for piece in range(4)], "total": 4, "complete": True}
    assert events(client, answer["state"], move(2)) == [moved(1, 2, {"at": "yard"}, track(26)), turn(0)]


def test_a_free_exit_that_is_blocked_is_passed_at_once(client: Client) -> None:
    yellow = ludo_player("yellow", track(26), track(26), track(5))
    state = ludo_state(yellow, ludo_player("red"), turn=to_move(2), no_piece_on_the_way="free_exit")
    told = events(client, state, move(2))
    assert told[1:] == [turn(1, "exit"), ended(1, "exit_blocked"), turn(0)]


def test_a_bonus_roll_with_nothing_left_on_the_way_becomes_a_free_exit(client: Client) -> None:
    state = two(lane(4), turn=to_move(2), no_piece_on_the_way="free_exit", roll_again_on_finish=True)
    answer = apply(client, state, move(0))
    assert answer["events"] == [moved(0, 0, lane(4), FINISH), again(0, "finish"), turn(0, "exit")]
    assert answer["state"]["turn"] == {"phase": "exit", "seat": 0}


def test_names_and_options_stay_as_they_are(client: Client) -> None:
    state = ludo_with_choices()
    answer = apply(client, state, move(2))
    assert answer["state"]["options"] == state["options"] and answer["unverified"] == []
    assert [player.get("name") for player in answer["state"]["players"]] == ["Asha", "Juma"]


def test_a_game_of_chance_goes_to_its_end_and_replays_itself(client: Client) -> None:
    begun = client.ask("ludo", "new", players=[{}, {}], options={"no_piece_on_the_way": "free_exit", "exact_finish": False})
    state, answer, played = begun["state"], begun, []
    while answer["legal_moves"]["moves"]:
        answer = client.ask("ludo", "apply", state=state, move=answer["legal_moves"]["moves"][-1], seed="game")
        played.append(answer["move"])
        state = answer["state"]
    assert "result" in answer and answer["events"][-1] == {"type": "over", "reason": "first_home"}
    again_from_the_list = begun["state"]
    for one in played:
        again_from_the_list = client.ask("ludo", "apply", state=again_from_the_list, move=one, chance="stated")["state"]
    assert again_from_the_list == state
