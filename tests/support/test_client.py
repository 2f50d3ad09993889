"""The checking client objects to answers that are not as documented; else every test above it would prove less."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from support.client import PROBLEM, Client
from support.document import Document
from support.positions import lcr_state

ID = {"x-request-id": "abc"}
RULEBOOK = {"lcr.turn": "violation", "lcr.chips": "fault"}
GOOD = {"possible": True, "faults": [], "turn": {"phase": "roll", "seat": 0}, "score": {"totals": [3, 3, 3]}}
FAULT = {"rule": "lcr.chips", "message": "m", "pointer": "/state/pot"}
PROBLEM_BODY = {
    "type": "/docs/problems/x",
    "title": "t",
    "status": 400,
    "detail": "d",
    "code": "invalid_request",
    "errors": [{"pointer": "/state", "code": "c", "detail": "d"}],
    "request_id": "abc",
}


def checked(
    document: Document, status: int, body: Any, sent: Any, headers: dict[str, str] = ID, media_type: str = "application/json"
) -> None:
    """Lets the client judge a made-up answer to a check."""

    def answer(request: httpx.Request) -> httpx.Response:
        if request.method == "GET":
            return httpx.Response(200, html="<p>")
        return httpx.Response(status, json=body, headers={"content-type": media_type} | headers)

    client = Client("http://127.0.0.1:1", document)
    client.http = httpx.Client(base_url=client.url, transport=httpx.MockTransport(answer))
    client._rulebooks["lcr"] = RULEBOOK
    client.post("/v1/games/lcr/check", sent)


def test_it_lets_a_good_answer_and_a_good_problem_pass(document: Document) -> None:
    checked(document, 200, GOOD, {"state": lcr_state()})
    checked(document, 400, PROBLEM_BODY, {"state": 1}, media_type=PROBLEM)


@pytest.mark.parametrize(
    ("status", "body", "sent", "headers", "media_type"),
    [
        (200, GOOD, {"state": lcr_state()}, {}, "application/json"),
        (200, GOOD, {"state": lcr_state()}, ID, "text/html"),
        (201, GOOD, {"state": lcr_state()}, ID, "application/json"),
        (500, GOOD, {"state": lcr_state()}, ID, "application/json"),
        (200, GOOD | {"possible": "yes"}, {"state": lcr_state()}, ID, "application/json"),
        (200, {}, {"state": lcr_state()}, ID, "application/json"),
        (200, GOOD, {"state": lcr_state(pot="0")}, ID, "application/json"),
        (200, GOOD | {"faults": [FAULT | {"rule": "lcr.nonsense"}]}, {"state": lcr_state()}, ID, "application/json"),
        (200, GOOD | {"faults": [FAULT | {"pointer": "/state/players/9"}]}, {"state": lcr_state()}, ID, "application/json"),
        (200, GOOD | {"violations": [FAULT]}, {"state": lcr_state()}, ID, "application/json"),
        (400, PROBLEM_BODY, {"state": lcr_state()}, ID, PROBLEM),
        (400, PROBLEM_BODY | {"request_id": "other"}, {"state": 1}, ID, PROBLEM),
        (400, PROBLEM_BODY | {"status": 422}, {"state": 1}, ID, PROBLEM),
        (400, PROBLEM_BODY | {"errors": []}, {"state": 1}, ID, PROBLEM),
        (400, PROBLEM_BODY | {"errors": [{"pointer": "/state/0", "code": "c", "detail": "d"}]}, {"state": 1}, ID, PROBLEM),
    ],
)
def test_it_objects_to_a_bad_answer(
    document: Document, status: int, body: Any, sent: Any, headers: dict[str, str], media_type: str
) -> None:
    with pytest.raises(AssertionError):
        checked(document, status, body, sent, headers, media_type)
