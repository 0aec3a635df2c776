"""What all fields share: label, help, error, ids, who holds the value, checks; and Field itself."""

from __future__ import annotations

from typing import Any

import pytest

from bascule import components
from bascule.components import component, group, input, select, span, use_state  # noqa: A004
from bascule.components.fields import UNSET
from bascule.host.memory_nodes import Node
from bascule.host.pilot import Pilot
from tests.components.kit.looks import HOSTILE

OPTIONS = ["a", "b"]
# Every field: how it is made with a label, and how a value, a first value and what the page says of a change look.
FIELDS: dict[str, tuple[dict[str, Any], Any, Any]] = {
    "Checkbox": ({}, None, True),
    "Combobox": ({"options": OPTIONS}, "a", "b"),
    "DatePicker": ({}, "2026-03-01", "2026-03-02"),
    "Input": ({}, "x", "y"),
    "MultiSelect": ({"options": OPTIONS}, ["a"], True),
    "NumberInput": ({}, 1, 2.5),
    "RadioGroup": ({"options": OPTIONS}, "a", "b"),
    "Rating": ({}, 2, "3"),
    "SegmentedControl": ({"options": OPTIONS}, "a", "b"),
    "Select": ({"options": OPTIONS}, "a", "b"),
    "Slider": ({}, 10, 20),
    "Switch": ({}, None, True),
    "TagInput": ({}, ["a"], "b,"),
    "Textarea": ({}, "x", "y"),
    "FileDrop": ({}, None, []),
}
TAGS = {
    "",
    "body",
    "div",
    "label",
    "span",
    "p",
    "input",
    "textarea",
    "select",
    "option",
    "ul",
    "li",
    "button",
}
VALUED = [name for name in FIELDS if name not in {"Checkbox", "Switch", "FileDrop"}]


def make(field: str, label: Any = "Name", /, **props: Any) -> Any:
    return getattr(components, field)(label, **FIELDS[field][0], **props)


async def shown(node: Any) -> Node:
    async with Pilot(component(lambda: node)) as page:
        assert page.find_all("alert") == []
        return page.nodes


def control(page: Node) -> Node:
    """The element with the field's id: the first that has one and is no label."""
    return next(
        node
        for node in page.all()
        if "id" in node.props and node.tag not in {"label", "p"} and not node.props["id"].endswith("-label")
    )


@pytest.mark.parametrize("name", FIELDS)
async def test_a_control_is_named_by_its_label(name: str) -> None:
    page = await shown(make(name))
    assert control(page).name == "Name"


@pytest.mark.parametrize("name", FIELDS)
async def test_a_hidden_label_is_still_there(name: str) -> None:
    page = await shown(make(name, label_hidden=True))
    assert control(page).name == "Name"
    assert any(node.props.get("class") == "b-hidden" and node.text == "Name" for node in page.all())


@pytest.mark.parametrize("name", FIELDS)
@pytest.mark.parametrize("label", [None, "", False])
async def test_a_label_is_needed(name: str, label: Any) -> None:
    with pytest.raises(TypeError, match=f"^{name}: a label is missing"):
        make(name, label)
    page = await shown(make(name, label, aria_label="Spoken"))
    assert control(page).name == "Spoken"


@pytest.mark.parametrize("name", FIELDS)
async def test_help_and_error_describe_it(name: str) -> None:
    node = control(page := await shown(make(name, help=span("how"), error=ValueError("why"), id="mine")))
    assert node.props["id"] == "mine"
    assert node.props["aria-invalid"] is True
    assert node.props["aria-describedby"] == "mine-error mine-help"
    texts = {one.props.get("id"): one.text for one in page.all() if one.tag == "p"}
    assert texts == {"mine-help": "how", "mine-error": "why"}


@pytest.mark.parametrize("name", FIELDS)
async def test_ids_differ_and_stay(name: str) -> None:
    turns: list[Any] = []

    @component
    def Page() -> Any:
        count = use_state(0)
        turns.append(count)
        return group(make(name, "One"), count.value, make(name, "Two"))

    async with Pilot(Page) as page:
        first = [node.props["id"] for node in page.nodes.all() if "id" in node.props]
        assert len(set(first)) == len(first)
        turns[0].set(1)
        await page.settled()
        assert len(turns) == 2
        assert [node.props["id"] for node in page.nodes.all() if "id" in node.props] == first


@pytest.mark.parametrize("name", FIELDS)
async def test_what_is_disabled_takes_nothing(name: str) -> None:
    page = await shown(make(name, disabled=True, name="n"))
    inputs = [node for node in page.all() if node.tag in {"input", "select", "textarea"}]
    assert inputs
    assert all(node.disabled for node in inputs)


@pytest.mark.parametrize("name", VALUED)
async def test_it_is_controlled_or_free(name: str) -> None:
    value = FIELDS[name][1]
    with pytest.raises(TypeError, match=f"^{name}: give value or default_value, not both"):
        make(name, value=value, default_value=value, on_change=print)
    for props in ({"value": value, "on_change": print}, {"default_value": value}, {"value": None}, {}):
        await shown(make(name, **props))


@pytest.mark.parametrize("name", [*VALUED, "Checkbox", "Switch", "FileDrop"])
@pytest.mark.parametrize(
    ("props", "said"),
    [
        ({"on_change": "x"}, "on_change must be a function"),
        ({"disabled": "no"}, "disabled must be True or False"),
        ({"required": 1}, "required must be True or False"),
        ({"label_hidden": None}, "label_hidden must be True or False"),
        ({"name": 3}, "name must be text"),
        ({"id": 3}, "id must be text"),
        ({"titel": "x"}, "there is no prop titel; allowed are label, "),
    ],
)
def test_bad_props(name: str, props: dict[str, Any], said: str) -> None:
    with pytest.raises(TypeError, match=f"^{name}: {said}"):
        make(name, **props)


@pytest.mark.parametrize("name", FIELDS)
async def test_the_rest_goes_to_the_outermost_element(name: str) -> None:
    page = await shown(make(name, class_="mine", data_x="1", style={"color": "red"}, key="k"))
    outside = page.kids[0]
    assert outside.props["class"] == "b-field mine"
    assert outside.props["data-x"] == "1"
    assert outside.props["style"] == {"color": "red"}


@pytest.mark.parametrize("name", FIELDS)
@pytest.mark.parametrize("text", HOSTILE)
async def test_every_string_is_text(name: str, text: str) -> None:
    props: dict[str, Any] = {"help": text, "error": text, "name": text, "id": text, "class_": text}
    async with Pilot(component(lambda: make(name, text, aria_label=text, data_x=text, **props))) as page:
        assert "<script" not in page.html
        assert "<img" not in page.html
        assert {node.tag for node in page.nodes.all()} <= TAGS
        assert any(node._text == text for node in page.nodes.all() if node.tag == "")


async def test_not_given_is_not_none() -> None:
    assert repr(UNSET) == "not given"
    free = control(await shown(make("Input", on_change=print)))
    assert "value" not in free.props
    empty = control(await shown(make("Input", value=None)))
    assert empty.props["value"] == ""
    assert "input" in empty.props["on"], "a controlled input without a handler is put back"


async def test_field_wraps_a_control_of_ones_own() -> None:
    page = await shown(
        components.Field(
            input(type="color", name="paint"), label="Paint", help="Any", error="None", required=True
        )
    )
    node = control(page)
    assert (node.tag, node.name, node.props["name"], node.props["required"]) == (
        "input",
        "Paint",
        "paint",
        True,
    )
    assert node.props["aria-invalid"] is True
    assert "class" not in node.props
    page = await shown(components.Field(select(id="own"), label="Size"))
    assert (control(page).props["id"], control(page).props["class"]) == ("own", "b-input")


async def test_field_makes_a_group_of_several() -> None:
    page = await shown(components.Field(input(aria_label="a"), input(aria_label="b"), label="Both"))
    assert (control(page).role, control(page).name) == ("group", "Both")
