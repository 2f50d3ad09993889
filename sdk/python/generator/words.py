"""How a document's words are written in Python."""

from __future__ import annotations

import textwrap
from typing import Any

from openapi_python_client.utils import ClassName, PythonIdentifier
from opening import Schema, component

WIDTH = 120
PLAIN = {"string": "str", "integer": "int", "number": "float", "boolean": "bool"}
FIELD_PREFIX = "field_"


def class_name(name: str) -> str:
    """What the generator calls the class of a component or of a variant."""
    return str(ClassName(name, FIELD_PREFIX))


def field_name(name: str) -> str:
    """What the generator calls a field: `type` becomes `type_`."""
    return str(PythonIdentifier(name, FIELD_PREFIX))


def annotation(schema: Schema) -> str:
    """The Python type of what a schema describes."""
    if name := component(schema):
        return class_name(name)
    if "const" in schema:
        return f"Literal[{schema['const']!r}]"
    if "enum" in schema:
        return f"Literal[{', '.join(map(repr, schema['enum']))}]"
    if "oneOf" in schema:
        return " | ".join(dict.fromkeys(annotation(variant) for variant in schema["oneOf"]))
    kind = schema.get("type")
    if isinstance(kind, list):
        return " | ".join(PLAIN[each] for each in kind)
    if kind == "array":
        return f"list[{annotation(schema['items'])}]"
    if kind == "object" and "title" in schema:
        return class_name(schema["title"])
    if kind in PLAIN:
        return PLAIN[kind]
    raise ValueError(f"no Python type for {schema}")


def docstring(about: str, arguments: list[tuple[str, str]], indent: int) -> str:
    """A docstring, with its quotes, for text that stands `indent` deep."""
    first, *rest = [paragraph for paragraph in about.split("\n\n") if paragraph.strip()]
    lines = [_wrapped(first, indent, '"""').lstrip()]
    for paragraph in rest:
        lines += ["", _wrapped(paragraph, indent)]
    if arguments:
        lines += ["", " " * indent + "Args:"]
        lines += [_wrapped(f"{name}: {text}", indent + 4, hanging=4) for name, text in arguments]
    inner = "\n".join(lines)
    closing = '"""' if len(lines) == 1 else "\n" + " " * indent + '"""'
    return " " * indent + inner + closing


def _wrapped(text: str, indent: int, opening: str = "", hanging: int = 0) -> str:
    return textwrap.fill(
        opening + " ".join(text.replace("\\", "\\\\").split()),
        WIDTH - 4,
        initial_indent=" " * indent,
        subsequent_indent=" " * (indent + hanging),
        break_long_words=False,
        break_on_hyphens=False,
    )


def told(schema: dict[str, Any]) -> str:
    """What a schema says of itself, on one line."""
    return " ".join(str(schema.get("description", "")).split())
