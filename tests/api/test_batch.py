"""Batches: many operations in one call, a line each, answered in order while they come."""

from __future__ import annotations

import json
import os
import signal
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import islice
from typing import Any

import httpx
import pytest

from support.batch import NDJSON, PATH, Batch, Broken, batch, line
from support.client import PROBLEM, Client
from support.document import Document
from support.positions import lcr_state, roll
from support.server import Server
from support.wire import Wire

READ_TIMEOUT_SECONDS = 1
LINE_LIMIT = 262_144
PATIENCE_SECONDS = 20
MEBIBYTE = 1024 * 1024
MOST_GROWTH = 24 * MEBIBYTE


@pytest.fixture(scope="module")
def impatient() -> Iterator[Server]:
    """A service that waits one second for more of a body, or for its answer to be read."""
    with Server("--read-timeout", str(READ_TIMEOUT_SECONDS)) as server:
        yield server


def judged(number: int) -> bytes:
    """A line whose answer tells its number in more ways than its id."""
    return line("lcr", "apply", {"state": lcr_state(ply=number), "move": roll("dot", "dot", "dot")}, id=number)


def mixed(number: int) -> tuple[bytes, int]:
    """A line, one in seven of which is wrong in some way, and the status of its answer."""
    match number % 21:
        case 3:
            return line("lcr", "check", {"state": {"game": "lcr"}}, id=number), 400
        case 10:
            return line("go", "apply", {}, id=number), 404
        case 17:
            return f'{{"id":{number},"game":'.encode() + b"\n", 400
        case kind if kind % 2:
            return line("lcr", "new", {"players": [{}, {}, {}], "seed": str(number)}, id=number), 200
        case _:
            return judged(number), 200


def memory(server: Server) -> int:
    """What the service holds of the machine's memory, in bytes."""
    with open(f"/proc/{server.process.pid}/statm", encoding="ascii") as statm:
        return int(statm.read().split()[1]) * os.sysconf("SC_PAGESIZE")


def processor_seconds(server: Server) -> float:
    with open(f"/proc/{server.process.pid}/stat", encoding="ascii") as stat:
        fields = stat.read().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def wait_until_idle(server: Server) -> None:
    """Waits until the service has used no processor time for half a second."""
    deadline, before = time.monotonic() + PATIENCE_SECONDS, -1.0
    while (now := processor_seconds(server)) != before:
        assert time.monotonic() < deadline, "the service goes on working"
        before = now
        time.sleep(0.5)


def test_thousands_of_mixed_lines_are_answered_in_order(service: Server) -> None:
    lines = [mixed(number) for number in range(6000)]
    answers = batch(service.port, b"".join(text for text, _ in lines))
    assert [answer["id"] for answer in answers] == list(range(6000))
    assert [answer["status"] for answer in answers] == [status for _, status in lines]
    for answer in answers:
        if answer["status"] == 200 and "verdict" in answer["body"]:
            assert answer["body"]["state"]["ply"] == answer["id"] + 1


def operations_with_examples() -> list[tuple[str, str, Any]]:
    """Every call of a game's operation that takes and gives JSON, as the document shows it."""
    calls = []
    for operation in Document().operations:
        parts = operation.path.split("/")
        request = operation.content.get("requestBody", {}).get("content", {}).get("application/json")
        answer = operation.content["responses"]["200"]["content"].get("application/json")
        if len(parts) == 5 and parts[2] == "games" and request and answer:
            calls += [(parts[3], parts[4], example["value"]) for example in request["examples"].values()]
    return calls


def test_every_operation_answers_as_it_does_alone(service: Server, client: Client) -> None:
    calls = operations_with_examples()
    assert len({call[:2] for call in calls}) > 20
    bodies = [json.dumps(body) for _, _, body in calls]
    wrong = [json.dumps({**body, "unknown": 1}) for _, _, body in calls]
    for sent in (bodies, wrong):
        lines = (
            f'{{"game":"{game}","op":"{name.replace("-", "_")}","body":{text}}}\n' for (game, name, _), text in zip(calls, sent, strict=True)
        )
        content = "".join(lines).encode()
        with Batch(service.port, length=len(content)) as call:
            call.send_all([content])
            answers = list(call.lines())
        for (game, name, _), text, answer in zip(calls, sent, answers, strict=True):
            alone = client.http.post(f"/v1/games/{game}/{name}", content=text, headers={"content-type": "application/json"})
            if alone.status_code == 200:
                assert answer == b'{"status":200,"body":' + alone.content + b"}", (game, name)
            else:
                told, expected = json.loads(answer), alone.json()
                assert told["body"].pop("request_id") == call.headers["x-request-id"]
                del expected["request_id"]
                assert told == {"status": alone.status_code, "body": expected}, (game, name)


def test_a_batch_answers_as_the_document_says(service: Server, document: Document) -> None:
    answers = batch(service.port, b"".join(mixed(number)[0] for number in range(42)) + b'{"id": 1.5}\n{"body": 7}\n')
    pointer = "/components/schemas/BatchAnswer"
    assert len(answers) == 44
    for answer in answers:
        assert not document.response_faults(pointer, answer), answer
        if answer["status"] != 200:
            assert not document.response_faults("/components/schemas/Problem", answer["body"]), answer


def test_what_the_document_calls_a_line_is_read_and_nothing_else(service: Server, document: Document) -> None:
    good = {"id": "a", "game": "lcr", "op": "new", "body": {"players": [{}, {}, {}]}}
    ids: list[Any] = ["", "a" * 128, "a" * 129, "\u00e4" * 128, 0, -1, 7.0, 2**53 - 1, 2**53, 1.5, None, True, [], {}]
    tried = [good | {"id": id} for id in ids] + [good | {"x": 1}, good | {"game": 1}, good | {"op": None}, [good], "a", 7, {}]
    answers = batch(service.port, b"".join(json.dumps(one).encode() + b"\n" for one in tried))
    for one, answer in zip(tried, answers, strict=True):
        faults = document.request_faults("/components/schemas/BatchLine", one)
        assert (answer["status"] == 400) == bool(faults), (one, answer, faults)
        assert not faults or answer["body"]["code"] == "invalid_line", answer


def test_a_line_that_is_too_long_is_refused_in_its_place(service: Server) -> None:
    fitting = line("lcr", "check", {"state": lcr_state()}, id=2)
    fitting = fitting[:-2] + b" " * (LINE_LIMIT - len(fitting) + 1) + b"}\n"
    assert len(fitting) == LINE_LIMIT + 1  # with its end
    body = judged(1) + fitting + fitting.replace(b"\n", b" \n") + judged(3) + b"x" * (5 * MEBIBYTE) + b"\n" + judged(4)
    answers = batch(service.port, body)
    assert [(answer.get("id"), answer["status"]) for answer in answers] == [(1, 200), (2, 200), (None, 413), (3, 200), (None, 413), (4, 200)]
    assert answers[2]["body"]["code"] == "too_large"


def test_ends_of_lines_and_blank_lines(service: Server) -> None:
    one, two = judged(1).rstrip(), judged(2).rstrip()
    for body in (one + b"\n" + two, one + b"\r\n" + two + b"\r\n", b"\n\r\n  \n" + one + b"\n\n\t\r\n" + two + b"\r"):
        assert [answer["id"] for answer in batch(service.port, body)] == [1, 2], body
    for nothing in (b"", b"\n", b"\r\n \r\n"):
        assert batch(service.port, nothing) == []


def test_only_lines_of_json_are_taken(service: Server, client: Client) -> None:
    for content_type in ("application/json", "text/plain", ""):
        headers = {"content-type": content_type} if content_type else {}
        refused = client.http.post(PATH, content=judged(1), headers=headers)
        assert refused.status_code == 415 and refused.headers["content-type"] == PROBLEM
        assert refused.json()["code"] == "unsupported_media_type" and NDJSON in refused.json()["detail"]
    for content_type in ("application/ndjson", "application/jsonl", "Application/X-NDJSON; charset=utf-8"):
        assert [answer["id"] for answer in batch(service.port, judged(5), content_type)] == [5]
    assert client.http.get(PATH).status_code == 405


def test_each_answer_comes_before_the_next_line_is_sent(service: Server) -> None:
    with Batch(service.port) as call:
        assert call.head() == 200, "the head comes before any line"
        answers = call.answers()
        for number in range(20):
            call.send(judged(number))
            assert next(answers)["id"] == number
        call.end()
        assert next(answers, None) is None


def test_a_line_may_come_byte_by_byte_and_longer_than_the_read_timeout_in_all(impatient: Server) -> None:
    with Batch(impatient.port) as call:
        answers = call.answers()
        text = judged(7)
        for start in range(0, len(text), 20):
            call.send(text[start : start + 20])
            time.sleep(2 * READ_TIMEOUT_SECONDS * 20 / len(text))
        assert next(answers)["id"] == 7
        call.end()
        assert next(answers, None) is None


def test_a_sender_that_pauses_too_long_gets_its_answers_and_no_end(impatient: Server) -> None:
    with Batch(impatient.port) as call:
        call.send(judged(1) + judged(2)[:-10])
        started, answers = time.monotonic(), call.answers()
        assert next(answers)["id"] == 1
        with pytest.raises(Broken):
            next(answers)
        assert READ_TIMEOUT_SECONDS * 0.8 < time.monotonic() - started < READ_TIMEOUT_SECONDS + 5


def test_a_body_that_breaks_off_gets_its_answers_and_no_end(service: Server) -> None:
    with Batch(service.port, length=10_000_000) as call:
        call.send(b"".join(judged(number) for number in range(300)) + b'{"id"')
        call.close_half()
        answers, ids = call.answers(), []
        with pytest.raises(Broken):
            ids.extend(answer["id"] for answer in answers)
    with Batch(service.port) as call:
        call.send(judged(1))
        call.socket.sendall(b"this is no chunk\r\n")
        with pytest.raises(Broken):
            list(call.answers())


def test_a_sender_that_closes_its_half_after_the_last_line_gets_all_answers(service: Server) -> None:
    body = b"".join(judged(number) for number in range(4000))
    with Batch(service.port, length=len(body)) as call:

        def send() -> None:
            call.send(body)
            call.close_half()

        with ThreadPoolExecutor(1) as sender:
            sending = sender.submit(send)
            assert [answer["id"] for answer in call.answers()] == list(range(4000))
            sending.result()


def endless() -> Iterator[bytes]:
    piece = b"".join(judged(number) for number in range(100))
    while True:
        yield piece


def test_who_does_not_read_is_not_read_from_and_then_cut_off(impatient: Server) -> None:
    wait_until_idle(impatient)
    with Batch(impatient.port) as call:
        sending = call.send_all(endless())
        sending.join(PATIENCE_SECONDS)
        assert not sending.is_alive(), "the service reads on though nothing is read from it"
        wait_until_idle(impatient)
        with pytest.raises(Broken):
            list(call.pieces())


def test_the_work_ends_when_the_client_hangs_up(service: Server) -> None:
    wait_until_idle(service)
    before = service.open_files
    calls = [Batch(service.port) for _ in range(8)]
    for call in calls:
        call.send_all(endless())
        next(call.lines())
    for call in calls:
        call.__exit__()
    wait_until_idle(service)
    assert service.open_files <= before + 2


def test_memory_does_not_grow_with_the_length_of_a_batch(service: Server) -> None:
    count, most, piece = 0, 0, 200
    lines = b"".join(judged(number) for number in range(piece))
    batch(service.port, lines)
    before = memory(service)
    with Batch(service.port) as call:
        call.send_all(islice(endless(), 400))
        for answers in call.pieces():
            count += answers.count(b"\n")
            most = max(most, memory(service))
    assert count == 40_000
    assert most - before < MOST_GROWTH, f"{(most - before) / MEBIBYTE:.1f} MiB more"


def test_long_answers_to_short_lines_are_held_back_too(impatient: Server) -> None:
    """Each line of 2 kB asks for a list of some 100 kB; none is read."""
    tiles = [{"color": color, "shape": shape} for color, shape in zip(["red", "orange", "yellow", "green", "blue", "purple"], ["circle", "star", "diamond", "square", "clover", "cross"])]
    board = [{"x": n, "y": 0, "color": "red", "shape": shape} for n, shape in enumerate(["circle", "star", "diamond"])]
    state = {"game": "qwirkle", "rules": 1, "options": {"opening": "announced"}, "board": board, "turn": {"phase": "play", "seat": 0}, "ply": 1}
    state["players"] = [{"score": 0, "hand": {"kind": "open", "tiles": tiles}}, {"score": 3, "hand": {"kind": "hidden", "size": 6}}]
    text = line("qwirkle", "legal_moves", {"state": state, "limit": 1000, "outcomes": True})
    assert batch(impatient.port, text)[0]["status"] == 200
    wait_until_idle(impatient)
    before = memory(impatient)
    with Batch(impatient.port) as call:
        call.send_all(iter(lambda: text * 50, b""))
        time.sleep(READ_TIMEOUT_SECONDS)
        most = memory(impatient)
        wait_until_idle(impatient)
    assert most - before < 4 * MOST_GROWTH, f"{(most - before) / MEBIBYTE:.1f} MiB more"


def test_two_batches_and_single_requests_get_on_with_each_other(service: Server) -> None:
    def whole_batch(first: int) -> list[int]:
        return [answer["id"] for answer in batch(service.port, b"".join(judged(first + n) for n in range(5000)))]

    with ThreadPoolExecutor(2) as callers, httpx.Client(base_url=service.url) as http:
        batches = [callers.submit(whole_batch, first) for first in (0, 100_000)]
        singles, slowest = 0, 0.0
        while not all(one.done() for one in batches):
            started = time.monotonic()
            assert http.post("/v1/games/lcr/check", json={"state": lcr_state()}).status_code == 200
            slowest, singles = max(slowest, time.monotonic() - started), singles + 1
        assert [one.result() for one in batches] == [list(range(5000)), list(range(100_000, 105_000))]
    assert singles > 5 and slowest < 5, (singles, slowest)


def test_a_batch_that_comes_with_its_head_leaves_the_connection_usable(service: Server) -> None:
    with Wire(service.port) as wire:
        body = judged(1)
        head = f"POST {PATH} HTTP/1.1\r\nhost: m\r\ncontent-type: {NDJSON}\r\ncontent-length: {len(body)}\r\n\r\n"
        for _ in range(3):
            wire.send(head.encode() + body)
            answer = wire.answer()
            assert answer and answer.status == 200 and json.loads(answer.body)["id"] == 1
            assert "connection" not in answer.headers


def test_at_shutdown_a_batch_is_answered_to_its_end() -> None:
    with Server() as server, Batch(server.port) as call:
        answers = call.answers()
        call.send(judged(0))
        assert next(answers)["id"] == 0
        server.process.send_signal(signal.SIGTERM)
        time.sleep(0.7)
        for number in range(1, 200):
            call.send(judged(number))
        call.end()
        assert [answer["id"] for answer in answers] == list(range(1, 200))
        assert server.exit_status() == 0


def test_a_batch_that_does_not_end_does_not_stop_the_service_from_stopping() -> None:
    with Server("--shutdown-grace", "1") as server, Batch(server.port) as call:
        call.send_all(endless())
        answers = call.answers()
        assert next(answers)["status"] == 200
        server.process.send_signal(signal.SIGTERM)
        with pytest.raises(Broken):
            list(answers)
        assert server.exit_status() == 0


def test_the_figures_count_the_call_once_and_each_verdict() -> None:
    with Server() as server:
        rejected = line("lcr", "apply", {"state": lcr_state(), "move": roll("dot")})
        batch(server.port, judged(1) * 5 + rejected * 3 + b"hello\n")
        figures = httpx.get(f"{server.url}/metrics").text
    assert f'mwamuzi_requests_total{{method="POST",path="{PATH}",status="200"}} 1\n' in figures
    assert 'mwamuzi_verdicts_total{game="lcr",verdict="accepted"} 5\n' in figures
    assert 'mwamuzi_verdicts_total{game="lcr",verdict="rejected"} 3\n' in figures
    assert "mwamuzi_requests_in_flight 1\n" in figures
