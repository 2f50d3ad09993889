"""The OpenAPI document, as the judge of every exchange.

Requests are validated by `jsonschema`, which shares nothing with the service; answers, which can be long, by the fast
`jsonschema_rs`. Both read Draft 2020-12, the dialect of OpenAPI 3.1.
"""

from __future__ import annotations

import json
import re
from functools import cache, cached_property
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import quote

import jsonschema
import jsonschema_rs
import referencing
from referencing.jsonschema import DRAFT202012

from support.pointers import escape
from support.server import ROOT

PATH = ROOT / "openapi" / "mwamuzi.json"
URI = "urn:mwamuzi"
METHODS = ("get", "put", "post", "delete", "options", "head", "patch", "trace")


class Operation(NamedTuple):
    path: str
    method: str
    content: dict[str, Any]

    @property
    def pointer(self) -> str:
        return f"/paths/{escape(self.path)}/{self.method}"

    @property
    def name(self) -> str:
        return self.content.get("operationId", f"{self.method} {self.path}")


class Document:
    def __init__(self, path: Path = PATH) -> None:
        self.content: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
        resource = referencing.Resource.from_contents(self.content, default_specification=DRAFT202012)
        self._registry = referencing.Registry().with_resource(URI, resource)
        self._fast_registry = jsonschema_rs.Registry([(URI, self.content)], draft=jsonschema_rs.Draft202012)

    @cached_property
    def operations(self) -> list[Operation]:
        return [
            Operation(path, method, item[method]) for path, item in self.content["paths"].items() for method in METHODS if method in item
        ]

    def path_of(self, url_path: str) -> str | None:
        """The documented path that serves this one: itself, or the template that fits it."""
        paths = self.content["paths"]
        if url_path in paths:
            return url_path
        return next((path for path in paths if "{" in path and _fits(path, url_path)), None)

    def operation(self, method: str, url_path: str) -> Operation | None:
        path = self.path_of(url_path)
        return next((o for o in self.operations if o.path == path and o.method == method.lower()), None)

    def request_schema(self, operation: Operation, media_type: str = "application/json") -> str | None:
        """A pointer to the schema of what is sent."""
        content = operation.content.get("requestBody", {}).get("content", {})
        if "schema" not in content.get(media_type, {}):
            return None
        return f"{operation.pointer}/requestBody/content/{escape(media_type)}/schema"

    def response_schema(self, operation: Operation, status: int, media_type: str) -> str | None:
        """A pointer to the schema of what is answered; fails where status or type is not documented."""
        responses = operation.content["responses"]
        assert str(status) in responses, f"{operation.name}: status {status} is not documented, only {sorted(responses)}"
        response, pointer = responses[str(status)], f"{operation.pointer}/responses/{status}"
        if "$ref" in response:
            pointer = response["$ref"].removeprefix("#")
            response = self.content["components"]["responses"][pointer.rsplit("/", 1)[1]]
        content = response.get("content", {})
        if not content and not media_type:
            return None
        assert media_type in content, f"{operation.name}: {media_type} is not documented for {status}, only {sorted(content)}"
        return f"{pointer}/content/{escape(media_type)}/schema" if "schema" in content[media_type] else None

    def request_faults(self, pointer: str, body: Any) -> list[str]:
        return [f"{error.json_path}: {error.message}" for error in self._validator(pointer).iter_errors(body)]

    def response_faults(self, pointer: str, body: Any) -> list[str]:
        return [f"{error.instance_path}: {error.message[:400]}" for error in self._fast_validator(pointer).iter_errors(body)]

    @cache
    def _validator(self, pointer: str) -> jsonschema.Draft202012Validator:
        return jsonschema.Draft202012Validator({"$ref": reference(pointer)}, registry=self._registry)

    @cache
    def _fast_validator(self, pointer: str) -> jsonschema_rs.Draft202012Validator:
        return jsonschema_rs.Draft202012Validator({"$ref": reference(pointer)}, registry=self._fast_registry)


def _fits(template: str, path: str) -> bool:
    pieces = re.split(r"\{\w+\}", template)
    return re.fullmatch("[^/]+".join(map(re.escape, pieces)), path) is not None


def reference(pointer: str) -> str:
    """The pointer as the fragment of an address, in which the braces of a path are escaped."""
    return f"{URI}#{quote(pointer, safe='/~')}"
