"""From a JSON Schema to questions, and from what a form says to typed values: with pydantic's own schemas."""

from __future__ import annotations

from datetime import date, datetime, time
from decimal import Decimal
from enum import Enum
from typing import Annotated, Any, Literal

import pytest
from pydantic import AnyUrl, BaseModel, Field, SecretStr

from bascule.components.schema_form import Question, answers, bounds, questions


class Board(Enum):
    none = 1
    half = 2


class Address(BaseModel):
    city: str
    zip_code: str | None = Field(None, pattern="[0-9]{4}")


class Booking(BaseModel):
    name: Annotated[str, Field(min_length=2, max_length=80, description="As in the passport")]
    story: Annotated[str, Field(max_length=500)] = ""
    guests: Annotated[int, Field(ge=1, lt=13)] = 2
    price: Annotated[float, Field(gt=0)] | None = None
    arrival: date
    at: time | None = None
    made: datetime | None = None
    site: AnyUrl | None = None
    secret: SecretStr | None = None
    board: Board = Board.half
    size: Literal["S", "L"] | None = None
    only: Literal["v1"] = "v1"
    extras: Annotated[list[Literal["cot", "parking"]], Field(max_length=1)] = []
    tags: list[str] = []
    numbers: Annotated[list[int], Field(min_length=1)]
    agreed: bool
    address: Address
    home: Address | None = None


SCHEMA = Booking.model_json_schema()
GOOD: dict[str, Any] = {
    "name": "Ada", "story": "", "guests": 3, "price": None, "arrival": "2026-03-01", "at": "", "made": "",
    "site": "", "secret": "", "board": "2", "size": "", "extras": ["cot"], "tags": [], "numbers": ["1", "-2"],
    "agreed": False, "address.city": "Bergen", "address.zip_code": "", "home.city": "x", "home.zip_code": "5003",
}  # fmt: skip


def asked(schema: Any = SCHEMA) -> dict[str, Question]:
    found: dict[str, Question] = {}
    todo = questions(schema)
    while todo:
        one = todo.pop(0)
        found[one.name] = one
        todo = one.parts + todo
    return found


def test_every_kind_of_property_has_its_question() -> None:
    assert [(name, one.kind, one.type) for name, one in asked().items()] == [
        ("name", "text", "text"), ("story", "area", "text"), ("guests", "number", ""), ("price", "number", ""),
        ("arrival", "date", "date"), ("at", "date", "time"), ("made", "date", "datetime-local"),
        ("site", "text", "url"), ("secret", "text", "password"), ("board", "choice", ""), ("size", "choice", ""),
        ("only", "const", ""), ("extras", "several", ""), ("tags", "tags", "string"),
        ("numbers", "tags", "integer"), ("agreed", "tick", ""), ("address", "part", ""),
        ("address.city", "text", "text"), ("address.zip_code", "text", "text"), ("home", "part", ""),
        ("home.city", "text", "text"), ("home.zip_code", "text", "text"),
    ]  # fmt: skip


def test_labels_helps_and_what_is_needed() -> None:
    found = asked()
    assert (found["name"].label, found["name"].help) == ("Name", "As in the passport")
    assert found["address.zip_code"].label == "Zip Code"
    assert (found["name"].required, found["guests"].required) == (True, False)
    assert (found["price"].nullable, found["guests"].nullable) == (True, False)
    assert (found["guests"].default, found["board"].options) == (2, [1, 2])
    bare = asked({"type": "object", "properties": {"first_name": {"type": "string"}}})
    assert bare["first_name"].label == "First name"


def test_good_answers_are_what_the_model_takes() -> None:
    values, errors = answers(questions(SCHEMA), GOOD)
    assert errors == {}
    made = Booking.model_validate(values)
    assert (made.guests, made.board, made.price, made.numbers) == (3, Board.half, None, [1, -2])
    assert (made.extras, made.address.city, made.size, made.only) == (["cot"], "Bergen", None, "v1")
    assert made.home == Address(city="x", zip_code="5003")
    assert "story" not in values, "what is empty and not needed is left out"


@pytest.mark.parametrize(
    ("change", "name", "said"),
    [
        ({"name": ""}, "name", "Fill in this field."),
        ({"name": "A"}, "name", "Write at least 2 characters."),
        ({"story": "x" * 501}, "story", "Write at most 500 characters."),
        ({"guests": 0}, "guests", "Must be at least 1."),
        ({"guests": 13}, "guests", "Must be less than 13."),
        ({"guests": 2.5}, "guests", "Give a whole number."),
        ({"price": 0}, "price", "Must be more than 0."),
        ({"extras": ["cot", "parking"]}, "extras", "Choose at most 1."),
        ({"numbers": []}, "numbers", "Give at least 1."),
        ({"numbers": ["x"]}, "numbers", "x is not a whole number."),
        ({"address.city": ""}, "address.city", "Fill in this field."),
        ({"arrival": None}, "arrival", "Fill in this field."),
    ],
)
def test_what_is_wrong_is_said_by_name(change: Any, name: str, said: str) -> None:
    assert answers(questions(SCHEMA), {**GOOD, **change})[1] == {name: said}


def test_nothing_at_all_is_missing_everything_needed() -> None:
    _, errors = answers(questions(SCHEMA), {})
    assert set(errors) == {"name", "arrival", "numbers", "address.city"}


def test_a_part_that_need_not_be_there_is_asked_for_only_when_it_is_begun() -> None:
    values, errors = answers(questions(SCHEMA), {**GOOD, "home.city": "", "home.zip_code": ""})
    assert (errors, values["home"]) == ({}, None)
    zero = {"properties": {"part": {"type": "object", "properties": {"n": {"type": "integer"}}}}}
    assert answers(questions(zero), {"part.n": 0}) == ({"part": {"n": 0}}, {})
    assert answers(questions(zero), {"part.n": None}) == ({}, {})
    assert answers(questions(SCHEMA), {**GOOD, "home.city": ""})[1] == {"home.city": "Fill in this field."}
    assert [asked()[name].needed for name in ("home", "home.city", "address", "address.city")] == [
        False, False, True, True,
    ]  # fmt: skip


def test_a_decimal_is_a_number() -> None:
    class Price(BaseModel):
        price: Decimal

    assert asked(Price.model_json_schema())["price"].kind == "number"


@pytest.mark.parametrize(
    ("schema", "wanted"),
    [
        ({"type": "integer", "minimum": 1, "exclusiveMaximum": 13}, (1, 12, 1)),
        ({"type": "integer", "exclusiveMinimum": 0, "multipleOf": 5}, (1, None, 5)),
        ({"type": "number", "exclusiveMinimum": 0, "maximum": 9.5}, (0, 9.5, None)),
        ({"type": "number"}, (None, None, None)),
    ],
)
def test_bounds(schema: Any, wanted: Any) -> None:
    assert bounds(schema) == wanted


class Tree(BaseModel):
    kids: list[Tree] = []


class Own(BaseModel):
    own: Own | None = None


class Odd(BaseModel):
    both: int | str


class Table(BaseModel):
    table: dict[str, int]


@pytest.mark.parametrize(
    ("schema", "said"),
    [
        (Tree.model_json_schema(), "no field for kids"),
        (Own.model_json_schema(), "nested too deep at own.own"),
        (Odd.model_json_schema(), "no field for both"),
        (Table.model_json_schema(), "no field for table"),
        (
            {"properties": {"x": {"$ref": "#/$defs/Gone"}}},
            "x refers to #/\\$defs/Gone, which the schema does not",
        ),
        ({"properties": {"x": True}}, "the schema of x is not a dict"),
        ({"properties": {"x": {"anyOf": [True, {"type": "null"}]}}}, "the schema of x is not a dict"),
        ({"properties": {"x": {"$ref": "#/properties/x"}}}, "no field for x"),
        ({"type": "string"}, "must describe an object with properties"),
        ("schema", "schema must be a JSON Schema, a dict, not 'schema'"),
        (None, "schema must be a JSON Schema"),
    ],
)
def test_what_has_no_field_is_refused(schema: Any, said: str) -> None:
    with pytest.raises(TypeError, match=f"^Form: .*{said}"):
        questions(schema)


def test_an_address_of_mail() -> None:
    assert asked({"properties": {"mail": {"type": "string", "format": "email"}}})["mail"].type == "email"


def test_types_may_be_lists_with_null() -> None:
    found = asked(
        {"properties": {"x": {"type": ["integer", "null"]}, "y": {"oneOf": [{"const": 1}, {"const": 2}]}}}
    )
    assert (found["x"].kind, found["x"].nullable) == ("number", True)
    assert (found["y"].kind, found["y"].options) == ("choice", [1, 2])
