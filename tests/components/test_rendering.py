"""What is rendered, when, and what the page is sent."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bascule.components import Button, Component, component, div, li, span, ul, use_effect, use_state
from bascule.components.rendering import DEPTH, LIMIT, renderer
from bascule.host.memory_page import PageError
from bascule.host.pilot import Pilot


def counter(log: list[Any], name: str = "Counter") -> Any:
    """A component that counts its clicks and logs its renders."""

    def render(label: str = "", other: Any = None) -> Any:
        count = use_state(0)
        log.append((name, label, count.value))
        return Button(f"{label}{count.value}", on_click=lambda: count.set(lambda n: n + 1))

    return component(render)


async def test_the_first_batch_starts_with_the_root_and_parents_come_first() -> None:
    inner = component(lambda: span("in"))
    outer = component(lambda: div(inner()))
    async with Pilot(component(lambda: [outer(), inner()])) as page:
        batch = page.page.batches[0]
        assert batch[0][0] == page.page.root
        seen = {batch[0][0]}
        for number, tree in batch:
            assert number in seen
            seen |= {node[1] for node in _walk(tree) if node[0] == "#"}
        assert page.text == "in in"


def _walk(node: Any) -> Any:
    if isinstance(node, list):
        yield node
        for child in node[2:]:
            yield from _walk(child)


async def test_only_what_changed_is_rendered_and_sent() -> None:
    log: list[Any] = []
    Counter = counter(log)  # noqa: N806
    Board = component(lambda: [Counter("a"), Counter("b"), Counter("c")])  # noqa: N806
    async with Pilot(Board) as page:
        del log[:]
        batches = len(page.page.batches)
        await page.click("b0")
        assert log == [("Counter", "b", 1)]
        assert [len(batch) for batch in page.page.batches[batches:]] == [1]


async def test_equal_props_render_nothing_and_others_do() -> None:
    log: list[Any] = []
    Counter = counter(log)  # noqa: N806

    @component
    def Board() -> Any:
        n = use_state(0)
        return [
            Button("Next", on_click=lambda: n.set(n.value + 1)),
            Counter("same", other={"rows": [1, {"a": None}]}),
            Counter("new", other=[n.value]),
        ]

    async with Pilot(Board) as page:
        del log[:]
        await page.click("Next")
        assert log == [("Counter", "new", 0)]


async def test_state_stays_with_the_key_when_items_move() -> None:
    Counter = counter([])  # noqa: N806

    @component
    def Board() -> Any:
        order = use_state(["a", "b", "c"])
        return [
            Button("Turn", on_click=lambda: order.set(lambda old: [old[2], old[0], old[1]])),
            ul(li(Counter(name), key=name) for name in order.value),
            [Counter(name.upper(), key=name) for name in order.value],
        ]

    async with Pilot(Board) as page:
        await page.click("b0")
        await page.click("C0")
        await page.click("C1")
        await page.click("Turn")
        assert page.text == "Turn c0 a0 b1 C2 A0 B0"


async def test_holes_keep_the_place_of_what_comes_after_them() -> None:
    Counter = counter([])  # noqa: N806

    @component
    def Board() -> Any:
        shown = use_state(False)
        return div(
            Button("Toggle", on_click=lambda: shown.set(not shown.value)),
            shown.value and Counter("first"),
            Counter("second"),
        )

    async with Pilot(Board) as page:
        await page.click("second0")
        await page.click("Toggle")
        assert page.text == "Toggle first0 second1"
        await page.click("first0")
        await page.click("Toggle")
        await page.click("Toggle")
        assert page.text == "Toggle first0 second1"


async def test_another_component_or_another_element_around_it_is_another_instance() -> None:
    One, Two = counter([], "One"), counter([], "Two")  # noqa: N806

    @component
    def Board() -> Any:
        at = use_state(0)
        button = Button("Next", on_click=lambda: at.set(at.value + 1))
        shown = One("x") if at.value == 0 else Two("x")
        return [button, div(shown) if at.value < 2 else span(shown)]

    async with Pilot(Board) as page:
        await page.click("x0")
        await page.click("Next")
        assert page.text == "Next x0"
        await page.click("x0")
        await page.click("Next")
        assert page.text == "Next x0"


async def test_many_changes_between_messages_make_one_batch_at_the_next_frame() -> None:
    cells: list[Any] = []

    @component
    def Item() -> str:
        cells.append(use_state(0))
        return str(cells[-1].value)

    async with Pilot(component(lambda: [Item(), Item(), Item()])) as page:
        batches = len(page.page.batches)
        for cell in cells[:3]:
            cell.set(1)
            cell.set(2)
        assert len(page.page.batches) == batches
        await page.settled()
        assert [len(batch) for batch in page.page.batches[batches:]] == [3]
        assert page.text == "2 2 2"


async def test_a_parent_that_takes_its_child_away_never_renders_it_again() -> None:
    log: list[str] = []
    shown: list[Any] = []
    inner: list[Any] = []

    @component
    def Child() -> str:
        inner.append(use_state(0))
        log.append("child")
        return "child"

    @component
    def Parent() -> Any:
        shown.append(use_state(True))
        return shown[-1].value and Child()

    async with Pilot(Parent) as page:
        del log[:]
        inner[-1].set(1)
        shown[-1].set(False)
        await page.settled()
        assert log == []
        inner[-1].set(2)
        await page.settled()
        assert page.text == ""


async def test_an_exception_in_one_component_leaves_the_rest_alive() -> None:
    @component
    def Broken(rows: Any) -> Any:
        return div(str(rows["none"]))

    Counter = counter([])  # noqa: N806
    async with Pilot(component(lambda: [Counter("ok"), Broken({})])) as page:
        alert = page.find("alert")
        assert "Broken failed" in alert.text
        assert "KeyError: 'none'" in alert.text
        assert "test_rendering.py:" in alert.text
        assert len(page.logs) == 1
        assert page.logs[0]["level"] == "error"
        assert "Broken: KeyError" in page.logs[0]["message"]
        await page.click("ok0")
        assert "ok1" in page.text


async def test_a_component_that_failed_recovers_when_its_data_come() -> None:
    @component
    def Item(value: Any) -> str:
        return str(1 / value)

    @component
    def Board() -> Any:
        value = use_state(0)
        return [Button("Fix", on_click=lambda: value.set(2)), Item(value.value)]

    async with Pilot(Board) as page:
        assert "ZeroDivisionError" in page.text
        await page.click("Fix")
        assert page.text == "Fix 0.5"


async def test_an_exception_in_a_handler_shows_beside_the_content_until_the_next_click() -> None:
    @component
    def Board() -> Any:
        count = use_state(0)

        def explode() -> None:
            raise ValueError("boom")

        async def later() -> None:
            await asyncio.sleep(0)
            raise ValueError("late boom")

        return div(
            f"count {count.value} ",
            Button("More", on_click=lambda: count.set(count.value + 1)),
            Button("Explode", on_click=explode),
            Button("Later", on_click=later),
        )

    async with Pilot(Board) as page:
        for name, message in (("Explode", "boom"), ("Later", "late boom")):
            before = page.page.trees[page.page.root or 0][:6]
            await page.click(name)
            assert page.find("alert").text.startswith("Board failed ValueError: " + message)
            assert page.page.trees[page.page.root or 0][:6] == before
            await page.click("More")
            assert page.find_all("alert") == []
        assert page.text.startswith("count 2")
        assert [log["message"].split(" (")[0] for log in page.logs] == [
            "Board: ValueError: boom",
            "Board: ValueError: late boom",
        ]


async def test_duplicate_keys_name_the_component() -> None:
    Rows = component(lambda: ul(li("a", key=1), li("b", key=1)))  # noqa: N806

    async with Pilot(Rows) as page:
        assert "two children in <ul> have the key 1" in page.text
        assert page.logs[0]["message"].startswith("<lambda>: DuplicateKeyError")


async def test_children_made_before_a_duplicate_key_are_taken_away() -> None:
    log: list[Any] = []
    Counter = counter(log)  # noqa: N806
    async with Pilot(component(lambda: div(Counter("a", key=1), Counter("b", key=1)))) as page:
        assert len(renderer.instances) == 1
        assert page.find("alert").text


async def test_rendering_without_end_is_an_error() -> None:
    @component
    def Endless() -> str:
        count = use_state(0)
        count.set(count.value + 1)
        return "never"

    @component
    def Effect() -> str:
        count = use_state(0)
        use_effect(lambda: count.set(count.value + 1))
        return "never"

    for bad in (Endless, Effect):
        async with Pilot(bad) as page:
            assert "changes its own state at every render, without end" in page.text
            assert len(page.page.batches) <= LIMIT + 2


async def test_a_deep_chain_of_components_and_many_children_cost_no_stack() -> None:
    @component
    def Deep(left: int) -> Any:
        return div(Deep(left - 1)) if left else "bottom"

    Item = component(lambda n: span(str(n)))  # noqa: N806
    async with Pilot(Deep) as page:
        assert "missing 1 required positional argument" in page.text
    async with Pilot(component(lambda: Deep(DEPTH - 1))) as page:
        assert page.text == "bottom"
    async with Pilot(component(lambda: [Item(n, key=n) for n in range(2000)])) as page:
        assert page.text.endswith("1999")


async def test_an_event_for_what_is_gone_is_dropped() -> None:
    Counter = counter([])  # noqa: N806
    async with Pilot(Counter) as page:
        for event in ([99, 0, None], [page.page.root, 7, None], [0, 0, None]):
            page.page.send("event", event)
        await page.settled()
        assert page.text == "0"


async def test_a_tree_that_the_page_refuses_is_an_error_of_its_component() -> None:
    Good = counter([])  # noqa: N806
    Bad = component(lambda: div("refuse me"))  # noqa: N806
    pilot = Pilot(component(lambda: [Good("ok"), Bad()]))
    accept = pilot.page.update

    def update(text: str) -> str:
        if "refuse me" in text:
            number = next(number for number, tree in _batch(text) if "refuse me" in str(tree))
            return '{"name": "BadTree", "message": "instance ' + str(number) + ': <div> is not liked"}'
        return accept(text)

    pilot.page.update = update  # type: ignore[method-assign] # a page that refuses
    async with pilot as page:
        assert "RefusedTree" in page.find("alert").text
        assert "<div> is not liked" in page.find("alert").text
        await page.click("ok0")
        assert "ok1" in page.text


async def test_a_refusal_that_names_nobody_ends_python() -> None:
    pilot = Pilot(component(lambda: div("x")))
    refusal = '{"name": "BadTree", "message": "the first batch is empty"}'
    pilot.page.update = lambda text: refusal  # type: ignore[method-assign] # a page that refuses
    with pytest.raises(PageError, match=r"Python cannot go on: .*the first batch is empty"):
        async with pilot:
            pass


async def test_a_component_that_returns_a_coroutine_is_told_what_to_do_instead() -> None:
    async def weather(_city: str) -> str:
        return "never"

    async with Pilot(Component(lambda: weather("Bergen"), "Weather")) as page:
        assert "Weather is async: a component returns what it shows" in page.text


def _batch(text: str) -> Any:
    import json

    return json.loads(text)


async def test_what_components_may_return() -> None:
    for value, text in (
        (None, ""),
        (True, ""),
        (3, "3"),
        ("x", "x"),
        ((span("a"), "b"), "a b"),
        ([], ""),
        ([1, [2, None]], "1 2"),
        ((str(n) for n in range(2)), "0 1"),
    ):
        async with Pilot(component(lambda value=value: value)) as page:
            assert page.text == text
    async with Pilot(component(lambda: {"a": 1})) as page:
        assert "a child must be text" in page.text
