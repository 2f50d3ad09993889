"""Iteration over every page of a list."""

from __future__ import annotations

import json
from typing import Any

import httpx
from answers import STATE
from conftest import Caller

from mwamuzi.types import LcrState

DICE = ["left", "right", "center"]


class Pages:
    """A referee whose list of moves has three pages."""

    def __init__(self) -> None:
        self.asked: list[dict[str, Any]] = []

    def __call__(self, request: httpx.Request) -> httpx.Response:
        self.asked.append(json.loads(request.content))
        page = int(self.asked[-1].get("cursor", "0"))
        more = {"next": str(page + 1)} if page < 2 else {}
        moves = [{"type": "roll", "dice": [DICE[page]]}]
        return httpx.Response(200, json={"seat": 0, "moves": moves, "total": 3, "complete": True, **more})


def test_every_page_is_asked_for_by_the_cursor_of_the_one_before(call: Caller) -> None:
    pages = Pages()
    moves = call(pages, lambda client: client.lcr.legal_moves_all(LcrState.from_dict(STATE), seat=0, limit=1))
    assert [move.dice for move in moves] == [[die] for die in DICE]
    assert pages.asked == [
        {"state": STATE, "seat": 0, "limit": 1, **more} for more in ({}, {"cursor": "1"}, {"cursor": "2"})
    ]


def test_a_page_is_not_asked_for_before_it_is_needed() -> None:
    from mwamuzi import Mwamuzi

    pages = Pages()
    with httpx.Client(transport=httpx.MockTransport(pages)) as http:
        moves = Mwamuzi("http://referee", http_client=http).lcr.legal_moves_all(LcrState.from_dict(STATE))
        assert pages.asked == []
        next(moves)
        assert len(pages.asked) == 1


def test_a_page_size_of_nothing_is_the_usual_one(call: Caller) -> None:
    pages = Pages()
    call(pages, lambda client: client.lcr.legal_moves_all(LcrState.from_dict(STATE), limit=0))
    assert [asked["limit"] for asked in pages.asked] == [1000] * 3
