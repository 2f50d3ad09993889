"""What the one who runs the service sees: health, readiness, metrics, the document."""

from __future__ import annotations

import json
from typing import NamedTuple

from prometheus_client.parser import text_string_to_metric_families

from support.client import Client
from support.document import PATH
from support.positions import lcr_state, roll


class Sample(NamedTuple):
    name: str
    labels: frozenset[tuple[str, str]]


def metrics(client: Client) -> dict[Sample, float]:
    response = client.get("/metrics")
    assert response.status_code == 200
    assert response.headers["content-type"].startswith("text/plain")
    families = text_string_to_metric_families(response.text)
    return {Sample(s.name, frozenset(s.labels.items())): s.value for family in families for s in family.samples}


def value(samples: dict[Sample, float], name: str, **labels: str) -> float:
    """The sum over every sample of that name with these labels."""
    wanted = set(labels.items())
    return sum(number for sample, number in samples.items() if sample.name == name and wanted <= sample.labels)


def test_a_healthy_and_ready_service_says_so(client: Client) -> None:
    assert client.get("/healthz").status_code == client.get("/readyz").status_code == 200


def test_the_document_served_is_the_document_checked_in(client: Client) -> None:
    assert client.get("/openapi.json").json() == json.loads(PATH.read_text(encoding="utf-8"))


def test_verdicts_and_broken_rules_are_counted(client: Client) -> None:
    before = metrics(client)
    for dice in (["dot"] * 3, ["dot"] * 2, ["dot"]):
        client.ask("lcr", "apply", state=lcr_state(), move=roll(*dice))
    after = metrics(client)

    def grown(name: str, **labels: str) -> float:
        return value(after, name, **labels) - value(before, name, **labels)

    assert grown("mwamuzi_verdicts_total", game="lcr", verdict="accepted") == 1
    assert grown("mwamuzi_verdicts_total", game="lcr", verdict="rejected") == 2
    assert grown("mwamuzi_violations_total", game="lcr", rule="lcr.dice_count") == 2


def test_requests_are_counted_and_timed(client: Client) -> None:
    before = metrics(client)
    client.refused("lcr", "check", {}, 400, "invalid_request")
    client.ask("lcr", "check", state=lcr_state())
    after = metrics(client)
    counted = value(after, "mwamuzi_requests_total", status="400") - value(before, "mwamuzi_requests_total", status="400")
    timed = value(after, "mwamuzi_request_duration_seconds_count") - value(before, "mwamuzi_request_duration_seconds_count")
    assert counted == 1
    assert timed >= 2
    assert value(after, "mwamuzi_request_duration_seconds_bucket", le="+Inf") == value(after, "mwamuzi_request_duration_seconds_count")


def send_made_up_things(client: Client, n: int) -> None:
    client.http.get(f"/made-up/{n}")
    client.http.get(f"/v1/games/made-up-{n}")
    client.http.post(f"/v1/games/made-up-{n}/apply", json={})
    client.http.request(f"MADEUP{n}", "/v1/games")
    client.http.get("/v1/games", headers={"x-request-id": f"made-up-{n}"})


def test_what_callers_make_up_makes_no_new_labels(client: Client) -> None:
    metrics(client)
    send_made_up_things(client, 0)
    before = set(metrics(client))
    for n in range(1, 20):
        send_made_up_things(client, n)
    assert set(metrics(client)) == before
    assert not [sample for sample in before if any("made" in text.lower() for _, text in sample.labels)]
