"""Arguments as fields, and back."""

from __future__ import annotations

from typing import Any

import pytest

from bascule.host.page.form import arguments, fields

SCHEMA = {
    "type": "object",
    "required": ["city", "days", "tags"],
    "properties": {
        "city": {"type": "string", "description": "A place"},
        "days": {"type": "integer", "default": 5, "title": "Days"},
        "limit": {"type": "number"},
        "unit": {"type": "string", "enum": ["C", "F"]},
        "exact": {"type": "boolean", "default": True},
        "tags": {"type": "array"},
        "note": {"type": "string"},
    },
}


def values(**typed: Any) -> list[Any]:
    return [typed.get(field["name"], field["value"]) for field in fields(SCHEMA, {})]


def test_each_property_gets_the_field_of_its_type() -> None:
    found = fields(SCHEMA, {"city": "Bergen", "tags": ["a"]})
    assert {f["name"]: f["kind"] for f in found} == {
        "city": "text",
        "days": "number",
        "limit": "number",
        "unit": "choice",
        "exact": "flag",
        "tags": "json",
        "note": "text",
    }
    assert {f["name"]: f["value"] for f in found} == {
        "city": "Bergen",
        "days": "5",
        "limit": "",
        "unit": "",
        "exact": True,
        "tags": '["a"]',
        "note": "",
    }
    assert found[1]["label"] == "Days"
    assert found[0]["hint"] == "A place"
    assert found[3]["options"] == ["C", "F"]
    assert [f["name"] for f in found if f["required"]] == ["city", "days", "tags"]


def test_what_was_typed_becomes_arguments_and_empty_lines_are_left_out() -> None:
    read = arguments(
        fields(SCHEMA, {}), values(city=" Bergen ", limit="1.5", unit="F", exact=False, tags="[1, 2]")
    )
    assert read == {
        "value": {"city": " Bergen ", "days": 5, "limit": 1.5, "unit": "F", "exact": False, "tags": [1, 2]}
    }


def test_a_required_text_may_be_empty() -> None:
    assert arguments(fields(SCHEMA, {}), values(tags="null"))["value"]["city"] == ""


@pytest.mark.parametrize(
    ("typed", "complaint"),
    [
        ({"days": "x", "tags": "[]"}, "days is not a number: x"),
        ({"days": "1.5", "tags": "[]"}, "days is not a whole number: 1.5"),
        ({"days": "", "tags": "[]"}, "days is needed"),
        ({"tags": "[1,"}, "tags is not JSON: [1,"),
        ({"limit": "1e", "tags": "[]"}, "limit is not a number: 1e"),
    ],
)
def test_what_is_wrong_names_its_field(typed: dict[str, str], complaint: str) -> None:
    assert arguments(fields(SCHEMA, {}), values(**typed)) == {"error": complaint}


@pytest.mark.parametrize("schema", [None, {}, {"properties": None}, {"properties": []}, 3])
def test_a_schema_without_properties_has_no_fields(schema: Any) -> None:
    assert fields(schema, {}) == []
    assert arguments([], []) == {"value": {}}


def test_names_of_the_prototype_are_names_like_others() -> None:
    schema = {"properties": {"__proto__": {"type": "string"}, "constructor": {"type": "string"}}}
    found = fields(schema, {})
    assert arguments(found, ["a", "b"]) == {"value": {"__proto__": "a", "constructor": "b"}}
