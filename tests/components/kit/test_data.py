"""Badge, Metric, DetailList, List, Progress, Ring, Timeline."""

from __future__ import annotations

from typing import Any

import pytest

from bascule.components import (
    Badge,
    DetailList,
    List,
    Metric,
    Progress,
    Ring,
    Table,
    Text,
    Timeline,
    component,
    span,
    use_state,
)
from bascule.components.props import COLORS
from bascule.host.pilot import Pilot
from tests.components.kit.looks import HOSTILE, html, nodes, structure, wrong

DASH = "\u2013"
PLACES: list[Any] = [
    {"title": "Bergen", "trailing": 12, "n": 1},
    {"title": "Oslo", "description": "Sunny", "n": 2},
]


@pytest.mark.parametrize("color", COLORS)
def test_a_badge_has_its_look(color: str) -> None:
    assert html(Badge("x", color=color)) == f'<span class="b-badge b-c-{color}">x</span>'
    looks = html(Badge("x", color=color, variant="outline", size="lg", dot=True))
    assert looks == f'<span class="b-badge b-c-{color} b-badge-outline b-badge-lg b-badge-dot">x</span>'


def test_a_list_is_written_beforehand_a_page_at_a_time() -> None:
    items = [f"item {n}" for n in range(30)]
    page = nodes(List(items, id="many"))
    assert len([node for node in page.all() if node.tag == "li"]) == 20
    assert page.text.endswith("item 19 1\u201320 of 30")
    assert len([node for node in nodes(List(items, page_size=None)).all() if node.tag == "li"]) == 30


@pytest.mark.parametrize(
    ("props", "text", "color"),
    [
        ({}, "Orders 7", None),
        ({"delta": 3}, "Orders 7 ↑ up +3", "neutral"),
        ({"delta": 3, "good": "up"}, "Orders 7 ↑ up +3", "success"),
        ({"delta": -3, "good": "up"}, "Orders 7 ↓ down -3", "danger"),
        ({"delta": -3, "good": "down"}, "Orders 7 ↓ down -3", "success"),
        ({"delta": 0, "good": "down"}, "Orders 7 → flat 0", "neutral"),
        ({"delta": "8 %", "trend": "down"}, "Orders 7 ↓ down 8 %", "neutral"),
        ({"delta": "same", "good": "up"}, "Orders 7 same", "neutral"),
        ({"caption": "last week"}, "Orders 7 last week", "neutral"),
    ],
)
def test_a_metric_says_how_it_changed_in_words_too(props: dict[str, Any], text: str, color: str) -> None:
    page = nodes(Metric(7, label="Orders", **props))
    assert " ".join(page.text.split()) == text
    said = [n.props["class"] for n in page.all() if "delta" in str(n.props.get("class"))]
    assert said == ([f"b-metric-delta b-tint b-c-{color}"] if "delta" in props else [])


def test_a_metric_without_a_value_has_a_dash_and_its_children_stand_below() -> None:
    assert nodes(Metric(None, span("chart"), label="Orders")).text == f"Orders {DASH} chart"


def pairs(node: Any) -> list[tuple[str, str]]:
    page = nodes(node)
    return [(n.kids[0].text, n.kids[1].text) for n in page.all() if n.tag == "div"]


def test_details_of_a_record_are_picked_named_and_made() -> None:
    record = {"full_name": "Ada", "born": 1815, "died": None, "tags": ["a"], "ok": True}
    assert pairs(DetailList(record)) == [
        ("Full name", "Ada"),
        ("Born", "1815"),
        ("Died", DASH),
        ("Tags", '["a"]'),
        ("Ok", "Yes"),
    ]
    fields = ["born", {"key": "full_name", "label": "Name", "render": lambda value: Text(value + "!")}, "x"]
    assert pairs(DetailList(record, fields=fields, empty="none")) == [
        ("Born", "1815"),
        ("Name", "Ada!"),
        ("X", "none"),
    ]
    assert pairs(DetailList([(Text("a"), "b"), ["c", ""]], stacked=True)) == [("a", "b"), ("c", DASH)]
    assert html(DetailList(None)) == '<dl class="b-details b-ruled"></dl>'


async def test_a_list_takes_text_nodes_and_records_and_hears_of_clicks() -> None:
    assert nodes(List(["a", span("b"), 3])).text == "a b 3"

    @component
    def Page() -> Any:
        chosen = use_state(0)
        return List(
            PLACES,
            render=lambda item: {name: item[name] for name in item if name != "n"},
            item_key="n",
            selected=chosen.value,
            on_item_click=lambda item: chosen.set(item["n"]),
            label="Places",
        )

    async with Pilot(Page) as page:
        assert page.find("list").name == "Places"
        await page.click("Oslo Sunny")
        buttons = page.find_all("button")
        assert [button.props.get("aria-current") for button in buttons] == [None, "true"]
        assert [item.props["key"] for item in page.find_all("listitem")] == [1, 2]


def test_lists_that_are_ordered_or_empty() -> None:
    assert html(List(["a"], ordered=True)).startswith('<ol class="b-list b-bare b-ruled"><li>')
    assert html(List([], empty=Text("No places"))) == (
        '<div class="b-note"><p class="b-text">No places</p></div>'
    )
    assert nodes(List(None)).text == "Nothing to show"


def test_keys_of_64_bits_stay_apart_and_are_what_is_selected() -> None:
    items = [{"title": str(n), "id": 2**60 + n} for n in range(3)]
    listed = [{"title": item["title"], "key": item["id"]} for item in items]
    page = nodes(List(listed, selected=2**60 + 1, on_item_click=print, page_size=None))
    assert [node.props["key"] for node in page.all() if node.tag == "li"] == [
        str(2**60 + n) for n in range(3)
    ]
    assert [node.text for node in page.all() if node.props.get("aria-current")] == ["1"]
    rows = nodes(Table(items, row_key="id", selected=2**60 + 1, page_size=None))
    assert [node.props.get("key") for node in rows.all() if node.tag == "tr"][1:] == [
        str(2**60 + n) for n in range(3)
    ]
    assert len([node for node in rows.all() if node.props.get("aria-current")]) == 1


@pytest.mark.parametrize(
    ("value", "most", "text"),
    [(0, 100, "0 %"), (1, 3, "33 %"), (2, 3, "67 %"), (0.5, 100, "1 %"), (5, 5, "100 %")],
)
def test_progress_says_how_far_it_is(value: float, most: float, text: str) -> None:
    page = nodes(Progress(value, max=most, label="Saving"))
    bar = next(n for n in page.all() if n.tag == "progress")
    assert (bar.name, bar.props["value"], bar.props["max"]) == ("Saving", value, most)
    assert page.text == f"Saving {text}"


def test_progress_may_not_know_how_far_and_may_say_it_in_words() -> None:
    bar = next(n for n in nodes(Progress(label="x")).all() if n.tag == "progress")
    assert "value" not in bar.props
    page = nodes(Progress(3, max=5, label="Photos", text="3 of 5", label_hidden=True))
    bar = next(n for n in page.all() if n.tag == "progress")
    assert (bar.props["aria-valuetext"], page.text) == ("3 of 5", "")


def test_a_ring_is_a_meter() -> None:
    page = nodes(Ring(3, max=4, label="Done"))
    ring = next(n for n in page.all() if n.role == "meter")
    said = [ring.props["aria-valuemin"], ring.props["aria-valuenow"], ring.props["aria-valuemax"]]
    assert (ring.name, said, page.text) == ("Done", [0, 3, 4], "75 %")
    drawn = [n.props.get("stroke-dasharray") for n in page.all() if n.tag == "circle"]
    assert drawn == [None, "75 100"]
    assert len([n for n in nodes(Ring(0, "none", label="x")).all() if n.tag == "circle"]) == 1


def test_a_timeline_is_an_ordered_list() -> None:
    page = nodes(
        Timeline(
            [{"title": "a", "time": "1", "description": "b", "color": "danger"}, {"title": 2}], label="t"
        )
    )
    items = [n for n in page.all() if n.tag == "li"]
    assert [(n.text, n.props["class"]) for n in items] == [("a 1 b", "b-c-danger"), ("2", "b-c-neutral")]
    assert page.kids[0].name == "t"


@pytest.mark.parametrize(
    ("make", "said"),
    [
        (lambda: Badge("x", color="red"), "Badge: color must be one of primary"),
        (lambda: Badge("x", variant="ghost"), "Badge: variant must be one of soft, solid, outline"),
        (lambda: Badge("x", dot=wrong("yes")), "Badge: dot must be True or False"),
        (lambda: Metric(7), "Metric: a label is missing"),
        (lambda: Metric(7, label="x", trend="left"), "Metric: trend must be one of up, down, flat"),
        (lambda: Metric(7, label="x", good="flat"), "Metric: good must be one of up, down, not 'flat'"),
        (lambda: Metric(7, label="x", size="xl"), "Metric: size must be one of"),
        (lambda: DetailList("x"), "DetailList: details must be a list, not 'x'"),
        (lambda: DetailList(["x"]), r"DetailList: an item is a \(name, value\) pair, not 'x'"),
        (lambda: DetailList([["a", 1]], fields=["a"]), "DetailList: fields are for a record"),
        (
            lambda: DetailList({}, fields=[{"key": "a", "lable": 1}]),
            "DetailList: an item has no 'lable'; allowed",
        ),
        (lambda: DetailList({}, fields=[3]), 'DetailList: an item is a dict with "key", not 3'),
        (lambda: List("x"), "List: data must be a list"),
        (lambda: List([{"name": "x"}]), 'List: an item is a dict with "title"'),
        (lambda: List([{"title": "x", "icon": 1}]), "List: an item has no 'icon'; allowed are title"),
        (lambda: List([], on_item_click=wrong(3)), "List: on_item_click must be a function"),
        (lambda: List(["x"], label=wrong(3)), "List: label must be text"),
        (lambda: List(["x"], page_size=0), "List: page_size must be a whole number from 1"),
        (lambda: List(["x"], sort=3), "List: sort must be the name of a field"),
        (lambda: List(["x"], sortable=True), "List: sortable must be a list of fields to sort by, not True"),
        (lambda: List(["x"], sortable=[3]), 'List: sortable: an item is a dict with "key", not 3'),
        (lambda: List(["x"], sortable=[{"key": 3}]), "List: sortable: key must be text"),
        (
            lambda: List(["x"], sortable=[{"key": "a", "name": "b"}]),
            "List: sortable: an item has no 'name'; allowed are key, label",
        ),
        (
            lambda: List(["x"], sortable=["title"], sort="-price"),
            "List: sort is one of sortable, with - in front for downwards: title; not '-price'",
        ),
        (lambda: List(["x"], selectable="all"), "List: selectable must be single or multiple"),
        (lambda: List(["x"], searchable=3), "List: searchable must be True or False"),
        (lambda: List(["x"], on_select=3), "List: on_select must be a function"),
        (lambda: List(["x"], texts={"search": 3}), "List: texts holds text by all"),
        (lambda: List([{"title": "x"}], item_key="id"), "List: item_key 'id' is not in the item"),
        (lambda: List(["x"], render=str, selected="x"), "List: with render and selected, item_key must say"),
        (lambda: Progress(3), "Progress: a label is missing"),
        (lambda: Progress(3, max=2, label="x"), "Progress: value must be from 0 to 2, not 3"),
        (lambda: Progress(-1, label="x"), "Progress: value must be from 0 to 100, not -1"),
        (lambda: Progress(wrong("3"), label="x"), "Progress: value must be a number, not '3'"),
        (lambda: Progress(float("nan"), label="x"), "Progress: value must be a number, not nan"),
        (lambda: Progress(3, max=0, label="x"), "Progress: max must be above 0"),
        (lambda: Ring(3), "Ring: a label is missing"),
        (lambda: Ring(101, label="x"), "Ring: value must be from 0 to 100, not 101"),
        (lambda: Ring(True, label="x"), "Ring: value must be a number, not True"),
        (lambda: Timeline([{"time": "x"}]), 'Timeline: an item is a dict with "title"'),
        (lambda: Timeline([{"title": "x", "color": "red"}]), "Timeline: color must be one of"),
    ],
)
def test_bad_props(make: Any, said: str) -> None:
    with pytest.raises((TypeError, ValueError), match=said):
        make()


def everything(text: str) -> list[Any]:
    return [
        Badge(text),
        Metric(text, label=text, delta=text, caption=text, trend="up"),
        DetailList({text: text}),
        List([{"title": text, "description": text, "trailing": text, "leading": text}], label=text),
        Progress(1, label=text, text=text),
        Ring(1, text, label=text),
        Timeline([{"title": text, "time": text, "description": text}], label=text),
    ]


@pytest.mark.parametrize("text", HOSTILE)
def test_every_string_is_text(text: str) -> None:
    for node, plain in zip(everything(text), everything("x"), strict=True):
        assert structure(node) == structure(plain)
