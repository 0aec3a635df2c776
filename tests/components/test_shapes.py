"""Elements whose form is written out once: they show what ordinary elements show."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from bascule.build import build
from bascule.build.lower.shapes import has_shapes
from bascule.components import Field, Tooltip, a, li, span, td, tr, ul
from bascule.components.encoding import DuplicateKeyError, encode_tree
from bascule.components.handlers import stop
from bascule.components.nodes import element, ordinary, tag_named
from bascule.components.panel import with_panel
from bascule.components.shapes import shape
from tests.conftest import FramePage

EQUAL = """plain => [...plain.children].map((row, at) =>
  row.isEqualNode(document.querySelector("#written").children[at]))"""
POLICY = "default-src 'none'; script-src 'unsafe-inline' 'wasm-unsafe-eval'; style-src 'unsafe-inline'"

TEXTS = st.text(st.characters(exclude_categories=["Cs"]), max_size=8)
NAMES = ["div", "span", "td", "input", "circle"]
FIXED = {
    "id": "x",
    "class_": ["a", "", "b"],
    "tabindex": 0,
    "hidden": True,
    "style": {"color": "red"},
    "title": None,
}
# Of what every prop may be given, right or wrong.
VALUES: list[Any] = [
    "",
    'a"b',
    7,
    2**40,
    0.5,
    float("nan"),
    True,
    False,
    None,
    ["x", "y"],
    {"top": 1},
    {"top": None},
]
OPEN = [
    "class_",
    "title",
    "data_n",
    "aria_label",
    "checked",
    "value",
    "style",
    "on_click",
    "on_key_down",
    "lang",
]


def greet() -> None:
    """A handler."""


def told(make: Any) -> Any:
    """What a node is in JSON, its handlers; or what is wrong."""
    handlers: list[Any] = []
    try:
        text = encode_tree(
            make(), handlers, lambda use, path, local: f'["#",{use.component.name!r}]'.replace("'", '"')
        )
    except (TypeError, ValueError) as error:
        return str(error)
    return json.loads(text, object_hook=_given), handlers


def _given(props: dict[str, Any]) -> dict[str, Any] | None:
    """What is given of props: one that is `null` is none, and none at all is `null`."""
    return {name: value for name, value in props.items() if value is not None} or None


@st.composite
def plans(draw: st.DrawFn) -> tuple[list[Any], list[Any]]:
    """A plan and values for it."""
    values: list[Any] = []

    def hole(strategy: Any) -> tuple[int]:
        values.append(draw(strategy))
        return (len(values) - 1,)

    def part(depth: int) -> list[Any]:
        props: list[Any] = []
        for name in draw(st.lists(st.sampled_from(sorted(FIXED)), unique=True, max_size=2)):
            props += [name, FIXED[name]]
        for name in draw(st.lists(st.sampled_from(OPEN), unique=True, max_size=3)):
            if name not in props:
                props += [name, hole(st.sampled_from([*VALUES, greet, stop(greet)]))]
        children: list[Any] = []
        for _ in range(draw(st.integers(0, 3))):
            kind = draw(st.integers(0, 3 if depth < 3 else 2))
            if kind == 0:
                children.append(draw(st.none() | TEXTS))
            elif kind == 3:
                children.append(part(depth + 1))
            else:
                children.append(hole(st.sampled_from([*VALUES, span("x"), [span("y"), "z"]])))
        return [draw(st.sampled_from(NAMES)), props, *children]

    return part(0), values


def called(plan: Any, values: Any) -> Any:
    """What the calls that a plan stands for make."""
    props = {
        name: values[value[0]] if type(value) is tuple else value
        for name, value in zip(plan[1][::2], plan[1][1::2], strict=True)
    }
    children = [
        called(child, values) if type(child) is list else values[child[0]] if type(child) is tuple else child
        for child in plan[2:]
    ]
    return element(tag_named(plan[0]), children, props)


@given(plans())
@example((["td", ["class_", (0,)], (1,)], ["x", 5]))
def test_a_shape_shows_what_its_elements_show(made: tuple[list[Any], list[Any]]) -> None:
    plan, values = made
    make = shape(plan)
    wanted = told(lambda: called(plan, values))
    for _ in range(4):  # ordinary elements first, the written form then
        assert told(lambda: make(*values)) == wanted


def row() -> Any:
    """A shape that has been written out."""
    make = shape(["tr", ["key", (3,), "class_", (2,)], ["td", [], ["a", ["on_click", (1,)], (0,)]]])
    for _ in range(2):
        make("", greet, "", "k")
    return make


def test_the_written_form_is_taken_from_the_third_time_on() -> None:
    make = shape(["td", [], (0,)])
    assert [make("x")[0].form is None for _ in range(4)] == [True, True, False, False]


def test_a_node_may_stand_in_several_places() -> None:
    node = row()("x", greet, "c", "k")
    handlers: list[Any] = []
    text = encode_tree(ul([a("first", on_click=stop(greet))], ul(node), li(node)), handlers, lambda *_: "")
    assert [event for event, _ in handlers] == ["click"] * 3
    assert [text.count(f'"on":{{"click":{number}}}') for number in (1, 2)] == [1, 1]
    assert json.loads(encode_tree(node, [], lambda *_: ""))[2][2][1] == {"on": {"click": 0}}


def test_keys_are_kept_apart() -> None:
    make = row()
    encode_tree(ul(make("x", greet, "", "k"), make("x", greet, "", "l")), [], lambda *_: "")
    with pytest.raises(DuplicateKeyError, match="two children in <ul> have the key 'k'"):
        encode_tree(ul(make("x", greet, "", "k"), make("x", greet, "", "k")), [], lambda *_: "")


def test_what_looks_into_a_node_finds_an_ordinary_one() -> None:
    node = row()("x", greet, None, "k")
    assert told(lambda: ordinary(node)) == told(lambda: tr(td(a("x", on_click=greet)), key="k"))
    control = shape(["input", ["type", "color", "value", (0,)]])
    for _ in range(2):
        control("#fff")
    shown = json.dumps(told(lambda: Field(control("#fff"), label="Paint"))[0])
    assert '"type": "color"' in shown
    assert '"id":' in shown
    tip = Tooltip(control("#000"), text="Black")
    assert tip.children[0][0].form is not None
    holder = shape(["div", [], (0,)])
    for _ in range(2):
        holder("x")
    error = {"component": "X", "name": "E", "message": "m", "where": ""}
    assert told(lambda: with_panel(holder("x"), error)) == told(
        lambda: with_panel(element(tag_named("div"), ["x"], {}), error)
    )


def test_a_deep_form_is_no_recursion() -> None:
    plan: list[Any] = ["div", [], (0,)]
    for _ in range(3000):
        plan = ["div", [], plan]
    make = shape(plan)
    texts = [encode_tree(make("x"), [], lambda *_: "") for _ in range(3)]
    assert len(set(texts)) == 1
    assert texts[0].count("div") == 3001


@pytest.mark.parametrize("engine", ["micropython", "brython"])
async def test_on_every_engine_the_page_is_the_same(frame_page: FramePage, made: None, engine: Any) -> None:
    path = Path(__file__).parent / "widgets" / "shaped.py"
    assert has_shapes(path.read_text("utf-8"), path.name)
    framed = await frame_page(build(path, engine=engine).html, csp=POLICY, sandbox="allow-scripts")
    looks = "nodes => nodes.map(node => node.style.cssText)"
    look = "margin: 3px 1px 1px; border-width: 2px 2px 2px medium; border-style: solid solid solid none;"
    for turn in range(5):
        await framed.frame.locator("#plain").filter(has_text=f"of {turn}").first.wait_for()
        equal = await framed.frame.locator("#plain").evaluate(EQUAL)
        assert equal == [True] * (3 + turn)
        shown = await framed.frame.locator("i, #grid").evaluate_all(looks)
        assert len(shown) == 2 * (3 + turn) + 1
        assert all(look in one for one in shown), shown
        values = "nodes => nodes.map(node => [node.value, node.disabled, node.parentNode.children[1].hidden])"
        shown = await framed.frame.locator("input").evaluate_all(values)
        assert shown[: 3 + turn] == shown[3 + turn :]
        for name in ("#written", "#plain"):
            await framed.frame.locator(f"{name} a").nth(1).evaluate("node => node.click()")
            await framed.frame.locator(f"{name} li").nth(0).evaluate("node => node.click()")
            await (
                framed.frame.get_by_label("z")
                .nth(int(name == "#plain"))
                .evaluate(
                    "node => { node.value = 'ä'; node.dispatchEvent(new Event('input', {bubbles: true})) }"
                )
            )
        await framed.frame.get_by_role("button", name="Turn").click()
    said = (await framed.frame.locator("#said").inner_text()).split()
    # The row hears in one turn alone, where it stops what its parts have not.
    assert said == [
        word for turn in range(5) for word in 2 * (["y", "row", "row", "ä"] if turn == 1 else ["y", "ä"])
    ]
    await framed.frame.get_by_role("button", name="Wrong").click()
    panels = framed.frame.locator(".b-error")
    await panels.nth(1).wait_for()
    first, second = await panels.all_inner_texts()
    assert "a: a child must be text" in first
    assert first.replace("Written", "Plain").splitlines()[:2] == second.splitlines()[:2]
