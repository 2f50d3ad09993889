"""The service under test: one for the whole session, and a client that checks what it answers."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from prometheus_client.parser import text_string_to_metric_families

from support.client import Client
from support.document import Document
from support.server import Server


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--schemathesis-examples", type=int, default=50, help="examples an operation")
    parser.addoption("--schemathesis-seeds", default="1", help="seeds, separated by commas")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "schemathesis_seed" in metafunc.fixturenames:
        metafunc.parametrize("schemathesis_seed", metafunc.config.getoption("schemathesis_seeds").split(","))


@pytest.fixture(scope="session")
def document() -> Document:
    return Document()


@pytest.fixture(scope="session")
def service() -> Iterator[Server]:
    """Runs until the last test; has to end well, and may never have answered 5xx."""
    with Server() as server:
        yield server
        with Client(server.url, Document()).http as http:
            metrics = http.get("/metrics").text
        samples = [sample for family in text_string_to_metric_families(metrics) for sample in family.samples]
        answered = [sample for sample in samples if sample.name == "mwamuzi_requests_total" and sample.value]
        assert answered, "the metrics count no request"
        failed = [sample.labels for sample in answered if sample.labels["status"].startswith("5")]
        assert not failed, f"answered 5xx: {failed}\n{server.log()}"


@pytest.fixture(scope="session")
def client(service: Server, document: Document) -> Iterator[Client]:
    client = Client(service.url, document)
    yield client
    client.close()
