"""Numbers as JSON allows them: an integer is one whatever its spelling, and none is too large to be refused well."""

from __future__ import annotations

import json
from typing import Any

import pytest

from support.client import Client
from support.positions import lcr_state, ludo_to_roll, roll

VALID = json.dumps({"state": lcr_state(), "move": roll("dot", "dot", "dot"), "seat": 0})


def apply(client: Client, spelling: str, place: str = '"seat": 0}') -> tuple[int, dict[str, Any]]:
    text = VALID[: VALID.rindex(place)] + place.replace("0}", spelling + "}")
    response = client.post_text("/v1/games/lcr/apply", text)
    return response.status_code, response.json()


@pytest.mark.parametrize("spelling", ["0", "0.0", "-0", "0e0", "0E+2", "-0.0"])
def test_every_spelling_of_an_integer_is_that_integer(client: Client, spelling: str) -> None:
    status, answer = apply(client, spelling)
    assert (status, answer["verdict"]) == (200, "accepted"), answer


@pytest.mark.parametrize("spelling", ["1.5", "-1", "1e30", str(10**30), "0.1", "-1e30", "9007199254740993", "24"])
def test_a_number_that_is_no_seat_is_refused_with_its_place(client: Client, spelling: str) -> None:
    status, answer = apply(client, spelling)
    assert (status, answer["code"]) == (400, "invalid_request"), answer
    assert [error["pointer"] for error in answer["errors"]] == ["/seat"]


@pytest.mark.parametrize("spelling", ["1e400", "-1e400"])
def test_a_number_beyond_all_range_is_refused(client: Client, spelling: str) -> None:
    status, answer = apply(client, spelling)
    assert status == 400 and answer["code"] in ("malformed_json", "invalid_request"), answer


@pytest.mark.parametrize("spelling", ["+1", ".5", "1.", "0x1", "Infinity", "1e", "--1"])
def test_what_is_no_number_in_json_is_malformed(client: Client, spelling: str) -> None:
    status, answer = apply(client, spelling)
    assert (status, answer["code"]) == (400, "malformed_json"), answer


@pytest.mark.parametrize("spelling", ["-1", "1.5", str(10**30)])
def test_a_number_inside_a_state_is_refused_with_its_place(client: Client, spelling: str) -> None:
    body = VALID.replace('"pot": 0', f'"pot": {spelling}')
    response = client.post_text("/v1/games/lcr/apply", body)
    assert response.status_code == 400
    assert [error["pointer"] for error in response.json()["errors"]] == ["/state/pot"]


@pytest.mark.parametrize(
    ("spelling", "verdict"), [("6", "accepted"), ("6.0", "accepted"), ("0.6e1", "accepted"), ("7e0", "rejected"), ("-0", "rejected")]
)
def test_a_die_is_a_number_in_any_spelling(client: Client, spelling: str, verdict: str) -> None:
    text = json.dumps({"state": ludo_to_roll(), "move": {"type": "roll", "die": 99}}).replace("99", spelling)
    answer = client.post_text("/v1/games/ludo/apply", text).json()
    assert answer["verdict"] == verdict
    assert answer.get("move", {"die": 6})["die"] == 6
