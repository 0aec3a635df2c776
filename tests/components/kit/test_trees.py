"""Tree, JsonView."""

from __future__ import annotations

from typing import Any

import pytest

from bascule.components import Icon, JsonView, Tree, component, use_state
from bascule.host.memory_nodes import Node
from bascule.host.pilot import Pilot
from tests.components.kit.looks import HOSTILE, nodes, structure, wrong

REGIONS: list[Any] = [
    {"label": "Europe", "open": True, "children": [{"label": "Norway", "children": [{"label": "Oslo"}]}]},
    {"label": "Asia", "value": "as", "children": [{"label": "Japan"}]},
]


def lines(page: Pilot) -> list[tuple[str, int, Any]]:
    return [
        (item.text, item.props["aria-level"], item.props.get("aria-expanded"))
        for item in page.find_all("treeitem")
    ]


OPENED = [("Europe", 1, True), ("Norway", 2, False), ("Asia", 1, False)]


async def test_a_tree_shows_what_is_open_and_says_where_it_stands() -> None:
    async with Pilot(component(lambda: Tree(REGIONS, label="Regions", selected="as"))) as page:
        assert page.find("tree").name == "Regions"
        assert lines(page) == OPENED
        items = page.find_all("treeitem")
        places = [(item.props["aria-posinset"], item.props["aria-setsize"]) for item in items]
        assert places == [(1, 2), (1, 1), (2, 2)]
        assert [item.props["tabindex"] for item in items] == [-1, -1, 0]
        assert [item.props["aria-selected"] for item in items] == [False, False, True]


async def test_a_click_opens_closes_and_selects() -> None:
    heard: list[Any] = []

    @component
    def Page() -> Any:
        chosen = use_state(None)

        def choose(value: Any) -> None:
            heard.append(value)
            chosen.set(value)

        return Tree(REGIONS, label="Regions", selected=chosen.value, on_select=choose)

    async with Pilot(Page) as page:
        await page.click("Asia", role="treeitem")
        assert lines(page)[2:] == [("Asia", 1, True), ("Japan", 2, None)]
        await page.click("Europe", role="treeitem")
        assert lines(page) == [("Europe", 1, False), ("Asia", 1, True), ("Japan", 2, None)]
        assert heard == ["as", "Europe"]
        selected = [item.text for item in page.find_all("treeitem") if item.props["aria-selected"]]
        assert selected == ["Europe"]


@pytest.mark.parametrize(
    ("keys", "focused", "shown"),
    [
        (["ArrowDown"], "Norway", OPENED),
        (["ArrowUp"], "Europe", OPENED),
        (["End", "ArrowDown"], "Asia", OPENED),
        (["End", "Home"], "Europe", OPENED),
        (["ArrowRight"], "Norway", OPENED),
        (["ArrowLeft"], "Europe", [("Europe", 1, False), ("Asia", 1, False)]),
        (
            ["ArrowRight", "ArrowRight", "ArrowRight"],
            "Oslo",
            [*OPENED[:1], ("Norway", 2, True), ("Oslo", 3, None), OPENED[2]],
        ),
        (["ArrowRight", "ArrowLeft"], "Europe", OPENED),
        (["ArrowDown", "Enter"], "Norway", [*OPENED[:1], ("Norway", 2, True), ("Oslo", 3, None), OPENED[2]]),
        (["ArrowDown", " ", " "], "Norway", OPENED),
    ],
)
async def test_a_tree_is_walked_by_keyboard(keys: list[str], focused: str, shown: Any) -> None:
    async with Pilot(component(lambda: Tree(REGIONS, label="Regions"))) as page:
        for key in keys:
            here = next(item for item in page.find_all("treeitem") if item.props["tabindex"] == 0)
            await page.press(key, here.text, role="treeitem")
        items = page.find_all("treeitem")
        assert [item.text for item in items if item.props["tabindex"] == 0] == [focused]
        assert lines(page) == shown
        moves = [params["selector"] for method, params in page.calls if method == "focus"]
        if moves and keys[-1].startswith("Arrow"):
            assert any(item.props["data-line"] in moves[-1] for item in items)


async def test_right_to_left_the_arrows_change_places() -> None:
    async with Pilot(component(lambda: Tree(REGIONS, label="Regions", dir="rtl"))) as page:
        await page.press("ArrowRight", "Europe", role="treeitem")
        assert lines(page)[0] == ("Europe", 1, False)


async def test_a_tree_a_thousand_deep_and_one_with_icons(made: None) -> None:
    deep: dict[str, Any] = {"label": "end"}
    for at in range(1000):
        deep = {"label": str(at), "open": True, "children": [deep]}
    async with Pilot(component(lambda: Tree([deep], label="Deep"))) as page:
        assert len(page.find_all("treeitem")) == 1001
    async with Pilot(component(lambda: Tree([{"label": "a", "icon": Icon("folder")}], label="x"))) as page:
        assert "<svg" in page.html


def leaves(node: Any) -> list[tuple[str, Any]]:
    return [(n.text, n.props.get("class")) for n in nodes(node).all() if n.tag == "span"]


def opened(node: Any) -> list[bool]:
    return [bool(n.props.get("open")) for n in nodes(node).all() if n.tag == "details"]


def test_json_is_shown_by_its_kinds() -> None:
    value = {"a": "x", "b": 1.5, "c": None, "d": True, "e": [], "f": {}}
    assert [leaf for leaf in leaves(JsonView(value)) if leaf[1]] == [
        ("{ 6 }", "b-note"),
        ('"x"', "b-tint b-c-success"),
        ("1.5", "b-tint b-c-info"),
        ("null", "b-tint b-c-warning"),
        ("true", "b-tint b-c-warning"),
        ("[ ]", "b-note"),
        ("{ }", "b-note"),
    ]
    assert nodes(JsonView(3, label="n")).text == "n: 3"


def test_json_is_open_as_deep_as_asked() -> None:
    value = {"a": [{"b": 1}]}
    assert opened(JsonView(value)) == [True, False, False]
    assert opened(JsonView(value, open=0)) == [False, False, False]
    assert opened(JsonView(value, open=40)) == [True, True, True]


def test_what_is_left_out_is_said() -> None:
    assert nodes(JsonView(list(range(500)))).text.endswith("199: 199 … 300 more")
    wide = [[[0] * 200 for _ in range(200)]]
    assert nodes(JsonView(wide)).text.endswith("…")
    deep: Any = 1
    for _ in range(100):
        deep = [deep]
    assert nodes(JsonView(deep)).text.endswith("…")
    deep = []
    deep.append(deep)
    assert nodes(JsonView(deep)).text.endswith("…")


def tags(page: Node) -> set[str]:
    return {node.tag for node in page.all()}


@pytest.mark.parametrize("text", HOSTILE)
async def test_every_string_is_text(text: str) -> None:
    assert structure(JsonView({text: text}, label=text)) == structure(JsonView({"x": "x"}, label="x"))
    async with Pilot(component(lambda: Tree([{"label": text, "children": []}], label=text))) as page:
        assert tags(page.nodes) <= {"", "body", "ul", "li"}


@pytest.mark.parametrize(
    ("make", "said"),
    [
        (lambda: Tree([]), "Tree: a label is missing"),
        (lambda: Tree("x", label="x"), "Tree: data must be a list"),
        (lambda: Tree(["x"], label="x"), "Tree: an item is a dict with \"label\", not 'x'"),
        (lambda: Tree([{"label": 3}], label="x"), "Tree: label must be text, not 3"),
        (
            lambda: Tree([{"label": "a", "kids": []}], label="x"),
            "Tree: an item has no 'kids'; allowed are label",
        ),
        (lambda: Tree([{"label": "a", "children": "b"}], label="x"), "Tree: children must be a list"),
        (lambda: Tree([], label="x", on_select=wrong(3)), "Tree: on_select must be a function"),
        (lambda: JsonView(1, open=41), "JsonView: open must be a whole number from 0 to 40"),
        (lambda: JsonView(1, label=wrong(3)), "JsonView: label must be text"),
    ],
)
def test_bad_props(make: Any, said: str) -> None:
    with pytest.raises((TypeError, ValueError), match=said):
        make()
