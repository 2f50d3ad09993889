"""The figures of the service: what is counted, under which labels, and what stays out of them."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from support.positions import lcr_state, roll
from support.server import Server
from support.wire import Wire

APPLY = "/v1/games/lcr/apply"


@pytest.fixture
def http() -> Iterator[httpx.Client]:
    """A client of a service that has answered nobody else, but for being asked whether it is ready."""
    with Server() as server, httpx.Client(base_url=server.url) as http:
        yield http


def figures(http: httpx.Client, name: str) -> dict[tuple[str, ...], float]:
    """The values of a figure by its labels, in the order of their names."""
    page = http.get("/metrics")
    assert page.status_code == 200 and page.headers["content-type"] == "text/plain; version=0.0.4; charset=utf-8"
    samples = [sample for family in text_string_to_metric_families(page.text) for sample in family.samples]
    return {tuple(value for _, value in sorted(sample.labels.items())): sample.value for sample in samples if sample.name == name}


def test_requests_are_counted_by_method_pattern_and_status(http: httpx.Client) -> None:
    http.get("/v1/games/lcr")
    http.get("/v1/games/secret")
    http.get("/docs/problems/not_found")
    http.get("/docs/problems/secret")
    http.get("/secret/path")
    http.request("SECRET", "/healthz")
    http.head("/healthz")
    http.post("/v1/games/lcr/check", json={"state": 1})
    counted = figures(http, "mwamuzi_requests_total")
    counted = {labels: value for labels, value in counted.items() if labels[1] != "/readyz"}
    assert not any("secret" in label.lower() for labels in counted for label in labels)
    assert counted[("GET", "/docs/problems/{code}", "200")] == counted[("GET", "/docs/problems/{code}", "404")] == 1
    assert counted[("other", "/healthz", "405")] == counted[("HEAD", "/healthz", "200")] == 1
    assert counted[("POST", "/v1/games/lcr/check", "400")] == 1
    assert counted[("GET", "other", "404")] >= 1
    assert sum(counted.values()) == 8


def test_what_could_not_be_read_is_counted_too(http: httpx.Client) -> None:
    with Wire(int(http.base_url.port or 0)) as wire:
        wire.send(b"hello\r\n\r\n")
        assert wire.answer()
    assert figures(http, "mwamuzi_requests_total")[("other", "other", "400")] == 1


def test_durations_are_counted_by_pattern(http: httpx.Client) -> None:
    for _ in range(3):
        http.get("/healthz")
    assert figures(http, "mwamuzi_request_duration_seconds_count")[("/healthz",)] == 3
    assert 0 < figures(http, "mwamuzi_request_duration_seconds_sum")[("/healthz",)] < 1


def test_verdicts_and_broken_rules_are_counted_by_game(http: httpx.Client) -> None:
    for dice in (["dot", "dot", "dot"], ["dot"], ["dot", "dot"]):
        assert http.post(APPLY, json={"state": lcr_state(), "move": roll(*dice)}).status_code == 200
    assert figures(http, "mwamuzi_verdicts_total") == {("lcr", "accepted"): 1, ("lcr", "rejected"): 2}
    violations = figures(http, "mwamuzi_violations_total")
    assert violations and all(game == "lcr" and rule.startswith("lcr.") for game, rule in violations)
    assert sum(violations.values()) == 2


def test_the_request_that_asks_is_itself_in_flight(http: httpx.Client) -> None:
    assert figures(http, "mwamuzi_requests_in_flight") == {(): 1}
