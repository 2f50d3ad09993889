"""What is no JSON, or JSON only just: each is refused with a place, none is a crash."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from support.client import Client
from support.positions import lcr_state, roll

APPLY = "/v1/games/lcr/apply"
VALID = json.dumps({"state": lcr_state(), "move": roll("dot", "dot", "dot")})


def malformed(client: Client, text: str | bytes) -> dict[str, Any]:
    response = client.post_text(APPLY, text)
    assert response.status_code == 400, response.text
    assert response.json()["code"] == "malformed_json", response.text
    return response.json()


def test_a_syntax_error_is_reported_with_line_and_column(client: Client) -> None:
    detail = malformed(client, '{\n  "state": tru\n}')["detail"]
    found = re.search(r"Line (\d+), column (\d+)", detail)
    assert found, detail
    assert int(found[1]) in (2, 3) and int(found[2]) >= 1


def test_junk_after_the_body_is_malformed(client: Client) -> None:
    assert "Line 1" in malformed(client, VALID + " x")["detail"]


def test_two_bodies_in_one_request_are_malformed(client: Client) -> None:
    malformed(client, VALID + VALID)


def test_an_empty_body_is_malformed(client: Client) -> None:
    malformed(client, "")


def test_space_around_the_body_is_no_fault(client: Client) -> None:
    assert client.post_text(APPLY, f" \n\t{VALID}\r\n ").status_code == 200


@pytest.mark.parametrize(
    "body", ["{", "[1,", '{"state"', "'state'", "{state: 1}", "NaN", "{} // comment", '{"a": 1,}', '{"a": 01}', "\ufeff{}"]
)
def test_what_only_resembles_json_is_malformed(client: Client, body: str) -> None:
    malformed(client, body.encode())


def test_bytes_that_are_not_utf_8_are_malformed(client: Client) -> None:
    malformed(client, VALID.encode().replace(b"Asha", b"\xff\xfe"))


def test_utf_16_is_malformed(client: Client) -> None:
    malformed(client, VALID.encode("utf-16"))


@pytest.mark.parametrize("opening", ["[", '{"state":'])
def test_nesting_ten_thousand_deep_is_refused(client: Client, opening: str) -> None:
    response = client.post_text(APPLY, opening * 10_000)
    assert response.status_code == 400, response.text


def test_closed_nesting_ten_thousand_deep_inside_a_state_is_refused(client: Client) -> None:
    deep = '{"state": ' + "[" * 10_000 + "]" * 10_000 + "}"
    assert client.post_text(APPLY, deep, beyond_schema="too deep for the validator of the tests").status_code == 400


@pytest.mark.parametrize("escape", [r"\ud800", r"\udc00", r"\ud800\ud800", r"\ud83c x"])
def test_a_lone_surrogate_in_a_name_is_malformed(client: Client, escape: str) -> None:
    malformed(client, VALID.replace("Asha", escape))


@pytest.mark.parametrize("scalar", ["1", '"state"', "true", "null", "[]"])
def test_json_that_is_no_object_is_of_the_wrong_shape(client: Client, scalar: str) -> None:
    response = client.post_text(APPLY, scalar)
    assert response.status_code == 400
    assert response.json()["code"] == "invalid_request"
    assert [error["pointer"] for error in response.json()["errors"]] == [""]


@pytest.mark.parametrize(
    ("repeated", "body"),
    [
        ("seat", VALID[:-1] + ', "seat": 0, "seat": 0}'),
        ("state", VALID[:-1] + ', "state": ' + json.dumps(lcr_state()) + "}"),
        ("pot", VALID.replace('"pot": 0', '"pot": 0, "pot": 0')),
        ("dice", VALID.replace('"type": "roll"', '"type": "roll", "dice": []')),
    ],
)
def test_a_member_given_twice_is_refused_by_name(client: Client, repeated: str, body: str) -> None:
    response = client.post_text(APPLY, body)
    assert response.status_code == 400, response.text
    assert repeated in json.dumps(response.json())
