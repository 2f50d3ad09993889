"""The copy of the document that openapi-python-client reads: what only answers hold is opened.

The copy is never kept. Each function changes one thing and says why; `openapi/README.md` has the table.
"""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterator
from typing import Any

Schema = dict[str, Any]
PREFIX = "#/components/schemas/"
UNKNOWN = "A kind that came later, as it was sent."

KNOWN = {
    "$ref", "type", "format", "title", "description", "properties", "required", "items", "oneOf", "enum", "additionalProperties",
    "minimum", "maximum", "minItems", "maxItems", "minLength", "maxLength", "pattern", "default", "examples", "if", "then", "else",
}  # fmt: skip
"""The keywords that the copy knows what to do with. Another one stops the generator, so that nothing is lost by silence."""


def for_generator(document: Schema) -> Schema:
    """The copy."""
    opened = copy.deepcopy(document)
    closed = in_requests(opened)
    opened["paths"] = json_operations(opened["paths"])
    schemas = used(opened)
    opened["components"]["schemas"] = schemas
    success_only(opened["paths"])
    for name, schema in schemas.items():
        for each in parts(schema):
            if unknown := each.keys() - KNOWN:
                raise ValueError(f"the generator's copy does not know the keywords {sorted(unknown)} of {name}")
    plain = {name: schema for name, schema in schemas.items() if is_plain(schema)}
    for name in plain:
        del schemas[name]
    for schema in schemas.values():
        change(schema, lambda part: inline(part, plain))
    for name, schema in schemas.items():
        if name not in closed:
            open_answer(name, schema)
    for schema in schemas.values():
        change(schema, lower)
    return opened


def component(schema: Any) -> str | None:
    """The name of the component that a `$ref` names."""
    target = schema.get("$ref") if isinstance(schema, dict) else None
    return target.removeprefix(PREFIX) if isinstance(target, str) else None


def in_requests(document: Schema) -> set[str]:
    """The components that requests hold, states and moves among them.

    Events stay out: they are the one open thing that a request may pass on.
    """
    bodies = [operation.get("requestBody") for methods in document["paths"].values() for operation in methods.values()]
    return reached(bodies, document["components"]["schemas"], lambda name: not name.endswith("Event"))


def used(document: Schema) -> dict[str, Schema]:
    """The components that the operations use."""
    schemas: dict[str, Schema] = document["components"]["schemas"]
    names = reached(document["paths"], schemas, lambda _: True)
    return {name: schema for name, schema in schemas.items() if name in names}


def reached(start: Any, schemas: dict[str, Schema], enter: Callable[[str], bool]) -> set[str]:
    """The components that something refers to, directly or through others."""
    found: set[str] = set()

    def walk(value: Any) -> None:
        name = component(value)
        if name and enter(name) and name not in found:
            found.add(name)
            walk(schemas[name])
        for inner in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
            walk(inner)

    walk(start)
    return found


def json_operations(paths: dict[str, Schema]) -> dict[str, Schema]:
    """The operations that take and give JSON alone; the others are called by the hand-written layer."""
    kept: dict[str, Schema] = {}
    for path, operations in paths.items():
        for method, operation in operations.items():
            if is_json(operation):
                kept.setdefault(path, {})[method] = {**operation, "tags": ["operations"]}
    return kept


def success_only(paths: dict[str, Schema]) -> None:
    """Leaves the answer 200 alone.

    Problems are read by the hand-written layer: an answer that is no problem document, such as a proxy's page, keeps
    its status so. Examples and headers make no code.
    """
    for operations in paths.values():
        for operation in operations.values():
            description = operation["responses"]["200"]["description"]
            operation["responses"] = {"200": {"description": description, "content": content(operation, "200")}}


def content(operation: Schema, status: str) -> Schema:
    """The media types of an answer and their schemas."""
    found = operation["responses"][status].get("content", {})
    return {media_type: {"schema": form["schema"]} for media_type, form in found.items()}


def is_json(operation: Schema) -> bool:
    """Whether the operation takes and gives JSON alone."""
    media_types = {
        *operation.get("requestBody", {}).get("content", {}),
        *operation["responses"]["200"].get("content", {}),
    }
    return media_types == {"application/json"}


def is_plain(schema: Schema) -> bool:
    """Whether a component is a plain value or a single word, which needs no class of its own."""
    kind = schema.get("type")
    kinds = kind if isinstance(kind, list) else [kind]
    return {"string", "integer", "number", "boolean"}.issuperset(kinds) and len(schema.get("enum", ["one"])) == 1


def inline(schema: Schema, plain: dict[str, Schema]) -> None:
    """A named plain value becomes the value itself; what is said where it is used is said first."""
    if target := plain.get(component(schema) or ""):
        said = schema.get("description", target.get("description"))
        schema.clear()
        schema.update(target, description=said)


def open_answer(name: str, schema: Schema) -> None:
    """Opens a component that no request holds, so that a client made today reads what a later referee says."""
    change(schema, open_words)
    for variants, tag in [(schema["oneOf"], tag_of(schema))] if "oneOf" in schema else []:
        # An unknown verdict stays an error: whoever asks for one has to know what it means.
        if tag and tag != "verdict":
            variants.append(unknown_variant(name, tag))
        elif all(variant.get("type") == "array" for variant in variants):
            variants.append(
                {"type": "array", "items": {"type": "object", "title": f"{name}Unknown", "description": UNKNOWN}}
            )


def unknown_variant(name: str, tag: str) -> Schema:
    """Comes last in a union, because the generated reader takes the first variant that fits."""
    kind = {"type": "string", "description": "What kind it is."}
    return {
        "type": "object",
        "title": f"{name}Unknown",
        "description": UNKNOWN,
        "required": [tag],
        "properties": {tag: kind},
    }


def tag_of(schema: Schema) -> str | None:
    """The field that tells the variants of a union apart."""
    fields = schema["oneOf"][0].get("properties", {})
    return next((name for name, field in fields.items() if len(field.get("enum", [])) == 1), None)


def open_words(schema: Schema) -> None:
    """A list of words becomes a text that tells the words. A single word is a tag and stays."""
    words = schema.get("enum", [])
    if len(words) > 1:
        del schema["enum"]
        told = ", ".join(f"`{word}`" for word in words)
        schema["description"] = f"{schema.get('description', '')} One of {told}, or a word that came later.".strip()


def lower(schema: Schema) -> None:
    """What makes good classes, for requests and answers alike."""
    # A default is the referee's to fill in; here it would always be sent.
    if "const" not in schema:
        schema.pop("default", None)
    # Which fields go together is for the referee to say, and it says where they do not.
    for key in ("if", "then", "else"):
        schema.pop(key, None)
    # A field that this client does not know is kept, and goes back to the referee as it came.
    if schema.get("additionalProperties") is False:
        del schema["additionalProperties"]
    # A single word is checked by whoever reads it. Where it must stand it is a tag, which need not be written by hand.
    for name, field in schema.get("properties", {}).items():
        if len(field.get("enum", [])) == 1:
            field["const"] = field.pop("enum")[0]
            field.pop("default", None)
            if name in schema.get("required", []):
                field["default"] = field["const"]


def parts(schema: Schema) -> Iterator[Schema]:
    """A schema and every schema in it."""
    yield schema
    inner = [*schema.get("properties", {}).values(), *schema.get("oneOf", [])]
    inner += [schema[key] for key in ("items", "additionalProperties") if isinstance(schema.get(key), dict)]
    for each in inner:
        yield from parts(each)


def change(schema: Schema, with_: Callable[[Schema], None]) -> None:
    """Changes a schema and every schema in it."""
    for part in list(parts(schema)):
        with_(part)
