"""What each field's handler is given, and what each checks."""

from __future__ import annotations

from datetime import date
from typing import Any

import pytest

from bascule.components import (
    Checkbox,
    Combobox,
    DatePicker,
    FileDrop,
    Input,
    MultiSelect,
    NumberInput,
    RadioGroup,
    Rating,
    SegmentedControl,
    Select,
    Slider,
    Switch,
    TagInput,
    Textarea,
    component,
    use_state,
)
from bascule.components.kit.file_drop import size_text
from bascule.host.memory_nodes import Node
from bascule.host.pilot import Pilot
from tests.components.kit.looks import nodes

OPTIONS = ["North", 2, ("w", "West"), {"value": True, "label": "All", "disabled": True}]


def one(node: Any, tag: str = "input") -> Node:
    return next(found for found in nodes(node).all() if found.tag == tag)


@pytest.mark.parametrize(
    ("make", "label", "said", "given"),
    [
        (lambda on: Input("A", on_change=on), "A", "x", "x"),
        (lambda on: Textarea("A", on_change=on), "A", "x\ny", "x\ny"),
        (lambda on: NumberInput("A", on_change=on), "A", 2.5, 2.5),
        (lambda on: NumberInput("A", on_change=on), "A", None, None),
        (lambda on: Slider("A", on_change=on), "A", 7, 7),
        (lambda on: DatePicker("A", on_change=on), "A", "2026-03-01", "2026-03-01"),
        (lambda on: DatePicker("A", on_change=on), "A", "", None),
        (lambda on: Checkbox("A", on_change=on), "A", True, True),
        (lambda on: Switch("A", on_change=on), "A", False, False),
        (lambda on: Select("A", OPTIONS, on_change=on, placeholder="-"), "A", "2", 2),
        (lambda on: Select("A", OPTIONS, on_change=on, placeholder="-"), "A", "", None),
        (lambda on: Select("A", OPTIONS, on_change=on), "A", "w", "w"),
        (lambda on: RadioGroup("A", OPTIONS, on_change=on), "West", "w", "w"),
        (lambda on: SegmentedControl("A", OPTIONS, on_change=on), "2", "2", 2),
        (lambda on: Rating("A", on_change=on), "3 of 5", "3", 3),
        (lambda on: MultiSelect("A", OPTIONS, on_change=on), "West", True, ["w"]),
        (lambda on: FileDrop("A", on_change=on), "A", [{"name": "f", "size": 1, "type": ""}],
         [{"name": "f", "size": 1, "type": ""}]),
    ],
)  # fmt: skip
async def test_a_handler_gets_the_authors_value(make: Any, label: str, said: Any, given: Any) -> None:
    got: list[Any] = []
    async with Pilot(component(lambda: make(got.append))) as page:
        await page.type(label, said)
    assert got == [given]
    assert type(got[0]) is type(given)


def test_text_inputs_have_htmls_attributes() -> None:
    node = one(
        Input("A", type="email", placeholder="p", autocomplete="email", min_length=1, max_length=9, pattern="x",
              readonly=True, autofocus=True, required=True, name="n")
    )  # fmt: skip
    wanted = {
        "type": "email", "placeholder": "p", "autocomplete": "email", "minlength": 1, "maxlength": 9, "pattern": "x",
        "readonly": True, "autofocus": True, "required": True, "name": "n",
    }  # fmt: skip
    assert {name: node.props[name] for name in wanted} == wanted
    assert one(Textarea("A", rows=5), "textarea").props["rows"] == 5


@pytest.mark.parametrize(
    ("props", "mode"),
    [({"min": 0, "step": 1}, "numeric"), ({"min": 0}, "decimal"), ({}, "text"), ({"min": -1}, "text")],
)
def test_numbers_ask_for_a_fitting_keyboard(props: Any, mode: str) -> None:
    node = one(NumberInput("A", **props))
    assert node.props["inputmode"] == mode
    assert node.props["step"] == props.get("step", "any")


def test_dates_may_be_dates() -> None:
    node = one(
        DatePicker("A", value=date(2026, 3, 1), min=date(2026, 1, 1), max="2026-12-31", on_change=print)
    )
    assert (node.props["value"], node.props["min"], node.props["max"]) == (
        "2026-03-01",
        "2026-01-01",
        "2026-12-31",
    )


def test_a_controlled_slider_shows_its_value() -> None:
    page = nodes(Slider("A", value=120, max=500, unit=" €", on_change=print))
    assert page.text == "A 120 €"
    assert one(Slider("A", value=1, unit=" €")).props["aria-valuetext"] == "1 €"


def test_options_have_groups_and_a_placeholder() -> None:
    node = Select("A", [{"label": "East", "options": ["a", "b"]}, "c"], placeholder="Choose", required=True)
    groups = [found.props["label"] for found in nodes(node).all() if found.tag == "optgroup"]
    options = [found.props["value"] for found in nodes(node).all() if found.tag == "option"]
    assert (groups, options) == (["East"], ["", "a", "b", "c"])
    assert one(node, "option").props["disabled"] is True
    assert one(node, "select").props["defaultValue"] == ""


def test_radio_buttons_share_a_name_and_mark_the_chosen_one() -> None:
    page = nodes(RadioGroup("A", OPTIONS, value="w", on_change=print, required=True))
    radios = [found for found in page.all() if found.tag == "input"]
    assert [found.props["checked"] for found in radios] == [False, False, True, False]
    assert len({found.props["name"] for found in radios}) == 1
    assert [found.disabled for found in radios] == [False, False, False, True]
    free = nodes(RadioGroup("A", OPTIONS, default_value=2, name="n"))
    assert [found.props.get("defaultChecked") for found in free.all() if found.tag == "input"] == [
        None, True, None, None,
    ]  # fmt: skip


async def test_several_are_chosen_in_the_options_order() -> None:
    got: list[Any] = []
    async with Pilot(
        component(lambda: MultiSelect("A", OPTIONS, default_value=["w"], on_change=got.append, name="n"))
    ) as page:
        await page.type("North", True)
        await page.type("West", False)
        hidden = next(node for node in page.nodes.all() if node.tag == "select")
        assert [kid.props["value"] for kid in hidden.kids] == ["North"]
    assert got == [["North", "w"], ["North"]]


async def test_tags_are_different_trimmed_and_limited() -> None:
    @component
    def Page() -> Any:
        tags = use_state(["sea"])
        return [TagInput("A", value=tags.value, on_change=tags.set, most=3, name="n"), repr(tags.value)]

    async with Pilot(Page) as page:
        await page.type("A", " sea , ice,,snow,fog,")
        assert "['sea', 'ice', 'snow']" in page.text
        await page.click("Remove ice")
        assert "['sea', 'snow']" in page.text
        assert (
            "focus",
            {"instance": page.find("textbox").instance, "selector": ".b-tags > input"},
        ) in page.calls


async def test_a_rating_without_a_handler_is_a_picture() -> None:
    async with Pilot(component(lambda: Rating("Guests", value=3.5))) as page:
        assert page.find("img").name == "Guests: 3.5 / 5"
        assert page.find_all("radio") == []
        parts = [node.props["style"]["--b-part"] for node in page.nodes.all() if "style" in node.props]
        assert parts == ["100%", "100%", "100%", "50%", "0%"]


async def test_a_rating_may_name_its_stars_and_begin_with_none() -> None:
    async with Pilot(
        component(lambda: Rating("A", value=0, most=2, labels=["bad", "good"], on_change=print))
    ) as page:
        assert [node.name for node in page.find_all("radio")] == ["bad", "good"]
        assert [node.props["checked"] for node in page.find_all("radio")] == [False, False]


async def test_a_combobox_finds_what_begins_with_the_text_first() -> None:
    cities = ["New York", "York", "Yokohama", ("p", "Paris")]
    got: list[Any] = []
    async with Pilot(component(lambda: Combobox("A", cities, on_change=got.append, name="n"))) as page:
        await page.type("A", "yo")
        assert [node.name for node in page.find_all("option")] == ["York", "Yokohama", "New York"]
        await page.press("Enter", "A", role="combobox")
        assert got == ["York"]
        assert page.find_all("option") == []
        hidden = next(node for node in page.nodes.all() if node.props.get("type") == "hidden")
        assert hidden.props["value"] == "York"
        await page.type("A", "par")
        await page.click("Paris", role="option")
        assert got == ["York", "p"]


@pytest.mark.parametrize(
    ("size", "text"),
    [(0, "0 B"), (999, "999 B"), (1500, "2 kB"), (2_340_000, "2.3 MB"), (10**9, "1000.0 MB")],
)
def test_sizes_of_files(size: int, text: str) -> None:
    assert size_text(size) == text


@pytest.mark.parametrize(
    ("make", "said"),
    [
        (lambda: Input("A", type="date"), "Input: type must be one of text, email"),
        (lambda: Input("A", value=3), "Input: value must be text"),  # type: ignore[arg-type]
        (lambda: Input("A", max_length=-1), "Input: max_length must be a whole number"),
        (lambda: Input("A", readonly="no"), "Input: readonly must be True or False"),  # type: ignore[arg-type]
        (lambda: Textarea("A", rows=0), "Textarea: rows must be a whole number from 1"),
        (lambda: NumberInput("A", value="3"), "NumberInput: value must be a number"),  # type: ignore[arg-type]
        (lambda: NumberInput("A", value=True), "NumberInput: value must be a number"),
        (lambda: NumberInput("A", min=3, max=1), "NumberInput: min 3 is above max 1"),
        (lambda: NumberInput("A", step=0), "NumberInput: step must be above 0"),
        (lambda: Slider("A", min="x"), "Slider: min must be a number"),  # type: ignore[arg-type]
        (lambda: Checkbox("A", checked="yes"), "Checkbox: checked must be True or False"),  # type: ignore[arg-type]
        (
            lambda: Checkbox("A", checked=True, default_checked=True),
            "Checkbox: give checked or default_checked",
        ),
        (lambda: Select("A", "abc"), "Select: options must be a list"),
        (lambda: Select("A", ["a", "a"]), "Select: two options have the value 'a'"),
        (lambda: Select("A", [1, "1"]), "Select: two options have the value '1'"),
        (lambda: Select("A", [None]), "Select: an option is a text"),
        (
            lambda: Select("A", [{"value": 1, "lable": "x"}]),
            "Select: an option has no 'lable'; allowed are value",
        ),
        (lambda: Select("A", ["a"], value="b"), "Select: value must be one of 'a', not 'b'"),
        (lambda: RadioGroup("A", ["a"], default_value="b"), "RadioGroup: value must be one of 'a'"),
        (lambda: MultiSelect("A", ["a"], value="a"), "MultiSelect: value must be a list"),
        (lambda: MultiSelect("A", ["a"], value=["b"]), "MultiSelect: value must be one of 'a'"),
        (lambda: TagInput("A", value=[1]), "TagInput: value must hold text, not 1"),
        (lambda: TagInput("A", most=0), "TagInput: most must be a whole number"),
        (lambda: DatePicker("A", value=3), "DatePicker: value must be text such as"),
        (lambda: DatePicker("A", type="day"), "DatePicker: type must be one of date, time"),
        (lambda: Rating("A", most=11), "Rating: most must be a whole number from 1 to 10"),
        (lambda: Rating("A", labels=["x"]), "Rating: labels must be a list of 5 texts"),
        (lambda: Combobox("A", ["a"], value="b"), "Combobox: value must be one of 'a'"),
        (lambda: Combobox("A", ["a"], most=0), "Combobox: most must be a whole number"),
        (lambda: FileDrop("A", multiple=1), "FileDrop: multiple must be True or False"),  # type: ignore[arg-type]
    ],
)
def test_bad_props(make: Any, said: str) -> None:
    with pytest.raises((TypeError, ValueError), match=said):
        make()
