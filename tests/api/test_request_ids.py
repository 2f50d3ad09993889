"""Every answer carries an id; a sane one of the caller's is kept."""

from __future__ import annotations

import pytest

from support.client import Client


def answered_id(client: Client, sent: bytes) -> str:
    return client.http.get("/v1/games", headers={b"x-request-id": sent}).headers["x-request-id"]


@pytest.mark.parametrize("sane", ["abc", "550e8400-e29b-41d4-a716-446655440000", "A_b.c-1", "x" * 64])
def test_a_sane_id_is_echoed(client: Client, sane: str) -> None:
    assert answered_id(client, sane.encode()) == sane


@pytest.mark.parametrize("insane", [b"", b"x" * 4000, b"a\tb", b"a\xffb", b"<script>", b"a b"], ids=repr)
def test_an_insane_id_is_replaced(client: Client, insane: bytes) -> None:
    answered = answered_id(client, insane)
    assert answered.encode("latin-1") != insane
    assert 8 <= len(answered) <= 64 and answered.isascii() and answered.isprintable()


def test_ids_differ_from_request_to_request(client: Client) -> None:
    assert len({client.get("/v1/games").headers["x-request-id"] for _ in range(20)}) == 20


def test_a_problem_names_the_id_that_was_sent(client: Client) -> None:
    response = client.send("GET", "/v1/nothing", headers={"x-request-id": "trace-7"})
    assert response.json()["request_id"] == response.headers["x-request-id"] == "trace-7"
