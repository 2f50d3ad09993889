"""A client that holds every exchange against the OpenAPI document."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import httpx

from support.document import Document, Operation
from support.pointers import leads_somewhere

PROBLEM = "application/problem+json"
PROBLEM_MEMBERS = {"type": str, "title": str, "status": int, "detail": str, "code": str, "request_id": str}
NAMES_ITS_FAULTS = {"malformed_csv", "invalid_request", "impossible_state", "invalid_setup"}
UNREADABLE = object()
BESIDE_THE_DOCUMENT = {"/", "/docs", "/healthz", "/readyz", "/metrics", "/openapi.json"}
"""Paths for people and operators, which the document may leave out."""


class Client:
    """Sends requests; each answer has to be as documented, and each refusal has to be the schema's."""

    def __init__(self, url: str, document: Document) -> None:
        self.url = url
        self.document = document
        self.http = httpx.Client(base_url=url, timeout=60, trust_env=False)
        self._pages: set[str] = set()
        self._rulebooks: dict[str, dict[str, str]] = {}

    def close(self) -> None:
        self.http.close()

    def get(self, path: str, **options: Any) -> httpx.Response:
        return self.send("GET", path, **options)

    def post(self, path: str, body: Any, *, beyond_schema: str | None = None) -> httpx.Response:
        """`beyond_schema`: why a refusal of this body is right although the schema lets it pass."""
        return self.post_text(path, json.dumps(body), beyond_schema=beyond_schema)

    def post_text(self, path: str, text: str | bytes, *, beyond_schema: str | None = None) -> httpx.Response:
        headers = {"content-type": "application/json"}
        return self.send("POST", path, content=text, headers=headers, beyond_schema=beyond_schema)

    def send(self, method: str, path: str, *, beyond_schema: str | None = None, **options: Any) -> httpx.Response:
        response = self.http.request(method, path, **options)
        self._check(response, beyond_schema)
        return response

    def ask(self, game: str, operation: str, **body: Any) -> dict[str, Any]:
        """The answer to a request that can be judged."""
        response = self.post(f"/v1/games/{game}/{operation}", body)
        assert response.status_code == 200, f"{response.status_code}: {response.text}"
        return response.json()

    def refused(self, game: str, operation: str, body: Any, status: int, code: str, *, beyond_schema: str | None = None) -> list[str]:
        """The pointers of a refusal, which has to have this status and code."""
        response = self.post(f"/v1/games/{game}/{operation}", body, beyond_schema=beyond_schema)
        assert response.status_code == status, f"{response.status_code}: {response.text}"
        problem = response.json()
        assert problem["code"] == code, problem
        return [error["pointer"] for error in problem.get("errors", [])]

    def rulebook(self, game: str) -> dict[str, str]:
        """The kind of each rule id of a game."""
        if game not in self._rulebooks:
            rules = self.get(f"/v1/games/{game}").json()["rulebook"]
            self._rulebooks[game] = {rule["id"]: rule["kind"] for rule in rules}
        return self._rulebooks[game]

    def _check(self, response: httpx.Response, beyond_schema: str | None) -> None:
        request, status = response.request, response.status_code
        assert status < 500, f"{request.method} {request.url.path}: {status}\n{response.text}"
        assert response.headers.get("x-request-id"), f"{request.method} {request.url.path}: no x-request-id"
        operation = self.document.operation(request.method, request.url.path)
        self._check_documented(operation, response)
        media_type = media_type_of(response)
        sent = read_json(request.content) if "json" in request.headers.get("content-type", "json").lower() else UNREADABLE
        if media_type == PROBLEM:
            self._check_problem(response, sent)
        elif media_type == "application/json" and request.method == "POST":
            check_cited(response.json(), sent, self.rulebook(request.url.path.split("/")[3]))
        if operation and beyond_schema is None:
            self._check_request(operation, response, sent)

    def _check_documented(self, operation: Operation | None, response: httpx.Response) -> None:
        request, status = response.request, response.status_code
        if operation is None:
            if request.url.path in BESIDE_THE_DOCUMENT:
                return
            known = self.document.path_of(request.url.path) is not None
            headless = request.method in ("HEAD", "OPTIONS") and known
            assert headless or status == (405 if known else 404), f"{request.method} {request.url.path}: {status}, not documented"
            return
        schema = self.document.response_schema(operation, status, media_type_of(response))
        if schema and "json" in media_type_of(response):
            faults = self.document.response_faults(schema, response.json())
            assert not faults, f"{operation.name}: the answer is not as documented: {faults[:5]}"

    def _check_request(self, operation: Operation, response: httpx.Response, sent: Any) -> None:
        schema, status = self.document.request_schema(operation), response.status_code
        if status == 422 and response.json()["code"] == "unsupported_rules":
            return  # of another version's shape nothing is known
        if schema is None or media_type_of(response) == "application/x-ndjson":
            return
        if status in (200, 422):
            faults = ["not JSON"] if sent is UNREADABLE else self.document.request_faults(schema, sent)
            assert not faults, f"{operation.name}: {status} for a request that the document rules out: {faults[:5]}"
        elif status == 400 and response.json()["code"] == "invalid_request" and not has_duplicate_members(response.request.content):
            faults = self.document.request_faults(schema, sent)
            assert faults, f"{operation.name}: refused, though the document allows it: {response.text}"

    def _check_problem(self, response: httpx.Response, sent: Any) -> None:
        if response.request.method == "HEAD":
            return
        problem = response.json()
        for member, kind in PROBLEM_MEMBERS.items():
            assert isinstance(problem.get(member), kind), f"{member} of a problem: {problem}"
        assert problem["status"] == response.status_code, problem
        assert problem["request_id"] == response.headers["x-request-id"], problem
        assert problem["title"] and problem["detail"], problem
        errors = problem.get("errors", [])
        assert errors or problem["code"] not in NAMES_ITS_FAULTS, f"no fault is named: {problem}"
        for error in errors:
            assert error["code"] and error["detail"], error
            assert sent is UNREADABLE or leads_somewhere(sent, error["pointer"]), f"{error} leads nowhere"
        self._check_page(problem["type"])

    def _check_page(self, link: str) -> None:
        """The type of a problem is the address of a page that a person can read."""
        if link in self._pages:
            return
        page = self.http.get(
            httpx.URL(self.url).join(link).copy_with(host="127.0.0.1", port=httpx.URL(self.url).port), follow_redirects=True
        )
        assert page.status_code == 200 and media_type_of(page) == "text/html", f"{link}: {page.status_code}"
        self._pages.add(link)


def media_type_of(response: httpx.Response) -> str:
    return response.headers.get("content-type", "").split(";")[0].strip()


def read_json(content: bytes) -> Any:
    """What was sent, or UNREADABLE where it is no JSON (too deep counts as that)."""
    try:
        return json.loads(content)
    except (ValueError, RecursionError):
        return UNREADABLE


def has_duplicate_members(content: bytes) -> bool:
    """JSON Schema sees a parsed value, in which a repeated member is gone."""
    found = False

    def look(pairs: list[tuple[str, Any]]) -> None:
        nonlocal found
        found = found or len({name for name, _ in pairs}) < len(pairs)

    json.loads(content, object_pairs_hook=look)
    return found


def cited(answer: Any) -> Iterator[tuple[str, dict[str, Any]]]:
    """Every violation, fault and unverified rule in an answer, however deep, with the name of its list."""
    if isinstance(answer, dict):
        for name, value in answer.items():
            if name in ("violations", "faults", "unverified"):
                yield from ((name, item) for item in value)
            else:
                yield from cited(value)
    elif isinstance(answer, list):
        for item in answer:
            yield from cited(item)


def check_cited(answer: Any, sent: Any, rulebook: dict[str, str]) -> None:
    """Rules that an answer cites stand in the rulebook, with words to read, and point at what was sent.

    A rule that a move can break may be found broken in a state as well, but not the other way round. What happens by
    itself no move can break, but a score sheet can have it wrong.
    """
    kinds = {"violations": {"violation"}, "faults": {"violation", "fault"}, "unverified": {"violation"}}
    if isinstance(answer, dict) and "first_wrong" in answer:
        kinds["violations"] = {"violation", "effect"}
    for name, item in cited(answer):
        assert item["message"], item
        assert rulebook.get(item["rule"]) in kinds[name], f"{item['rule']} is {rulebook.get(item['rule'])}, cited under {name}"
        if "pointer" in item and sent is not UNREADABLE:
            assert leads_somewhere(sent, item["pointer"]), f"{item} leads nowhere"
