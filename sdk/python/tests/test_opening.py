"""The copy of the document that the generator reads: what is opened, and what stays closed."""

from __future__ import annotations

from typing import Any

import opening
import pytest

Json = dict[str, Any]


def reference(name: str) -> Json:
    return {"$ref": f"#/components/schemas/{name}"}


def variant(title: str, tag: str, word: str, **fields: Json) -> Json:
    properties = {tag: {"type": "string", "enum": [word]}, **fields}
    return {"type": "object", "title": title, "required": list(properties), "properties": properties}


def body(media_type: str, schema: Json) -> Json:
    return {"description": "", "content": {media_type: {"schema": schema}}}


def document(**schemas: Json) -> Json:
    """One operation whose request holds a state and whose answer holds events and a verdict, and a picture."""
    asked = {
        "type": "object",
        "properties": {"state": reference("State"), "events": {"type": "array", "items": reference("Event")}},
    }
    told = {
        "type": "object",
        "properties": {"event": reference("Event"), "verdict": reference("Verdict"), "state": reference("State")},
    }
    state = {
        "type": "object",
        "required": ["game"],
        "additionalProperties": False,
        "properties": {
            "game": {"type": "string", "enum": ["g"]},
            "order": {"type": "string", "enum": ["position"], "default": "position"},
            "color": reference("Color"),
            "seat": {**reference("Seat"), "description": "Whose."},
        },
    }
    components = {
        "State": state,
        "Color": {"type": "string", "enum": ["red", "blue"]},
        "Seat": {"type": "integer", "description": "A place."},
        "Event": {"oneOf": [variant("EventTurn", "type", "turn", why={"type": "string", "enum": ["a", "b"]})]},
        "Verdict": {"oneOf": [variant("Yes", "verdict", "accepted"), variant("No", "verdict", "rejected")]},
        "Pixel": {"type": "object"},
        **schemas,
    }
    play: Json = {
        "operationId": "play",
        "requestBody": body("application/json", asked),
        "responses": {"200": body("application/json", told)},
    }
    draw = {
        "operationId": "draw",
        "requestBody": body("application/json", asked),
        "responses": {"200": body("image/png", reference("Pixel"))},
    }
    play["responses"]["400"] = body("application/problem+json", reference("Color"))
    return {"paths": {"/play": {"post": play}, "/draw": {"post": draw}}, "components": {"schemas": components}}


@pytest.fixture
def opened() -> Json:
    return opening.for_generator(document())


def test_events_gain_a_variant_for_what_came_later_at_the_end(opened: Json) -> None:
    *_, last = opened["components"]["schemas"]["Event"]["oneOf"]
    assert (last["title"], last["required"]) == ("EventUnknown", ["type"])
    assert "const" not in last["properties"]["type"]


def test_words_that_only_answers_hold_become_a_text_that_tells_them(opened: Json) -> None:
    why = opened["components"]["schemas"]["Event"]["oneOf"][0]["properties"]["why"]
    assert why == {"type": "string", "description": "One of `a`, `b`, or a word that came later."}


def test_verdicts_and_what_requests_hold_stay_closed(opened: Json) -> None:
    schemas = opened["components"]["schemas"]
    assert [each["title"] for each in schemas["Verdict"]["oneOf"]] == ["Yes", "No"]
    assert schemas["Color"]["enum"] == ["red", "blue"]


def test_an_object_keeps_fields_that_it_does_not_name(opened: Json) -> None:
    assert "additionalProperties" not in opened["components"]["schemas"]["State"]


def test_a_tag_is_a_constant_that_need_not_be_written_and_an_optional_word_has_no_default(opened: Json) -> None:
    fields = opened["components"]["schemas"]["State"]["properties"]
    assert fields["game"] == {"type": "string", "const": "g", "default": "g"}
    assert fields["order"] == {"type": "string", "const": "position"}


def test_plain_values_are_inlined_with_what_is_said_where_they_are_used(opened: Json) -> None:
    assert "Seat" not in opened["components"]["schemas"]
    assert opened["components"]["schemas"]["State"]["properties"]["seat"] == {
        "type": "integer",
        "description": "Whose.",
    }


def test_only_json_operations_their_answer_200_and_what_they_use_are_left(opened: Json) -> None:
    assert list(opened["paths"]) == ["/play"]
    assert list(opened["paths"]["/play"]["post"]["responses"]) == ["200"]
    assert "Pixel" not in opened["components"]["schemas"]


def test_an_unknown_keyword_stops_the_generator() -> None:
    with pytest.raises(ValueError, match=r"\['patternProperties'\] of Color"):
        opening.for_generator(document(Color={"type": "object", "patternProperties": {}}))


def test_the_document_itself_is_not_changed() -> None:
    given = document()
    opening.for_generator(given)
    assert given == document()
