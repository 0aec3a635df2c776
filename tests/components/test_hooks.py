"""The hooks of a component's own state."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bascule.components import (
    Button,
    component,
    div,
    use_debounced,
    use_effect,
    use_id,
    use_interval,
    use_memo,
    use_reducer,
    use_ref,
    use_state,
)
from bascule.host.pilot import Pilot


class Probe:
    """A component that runs `body` at every render and can be rendered again."""

    def __init__(self, body: Any) -> None:
        self.seen: list[Any] = []
        self.cell: Any = None

        def render() -> str:
            self.cell = use_state(0)
            self.seen.append(body(self.cell.value))
            return str(len(self.seen))

        self.component = component(render)

    @property
    def last(self) -> Any:
        return self.seen[-1]

    async def again(self, page: Pilot, value: Any = None) -> None:
        self.cell.set(lambda old: old + 1 if value is None else value)
        await page.settled()


async def test_state_is_a_live_cell_that_unpacks() -> None:
    probe = Probe(lambda _: use_state(lambda: ["made once"]))
    async with Pilot(probe.component) as page:
        old = probe.last
        value, set_value = old
        assert value == ["made once"]
        set_value(["new"])
        assert old.value == ["new"]
        await page.settled()
        assert probe.last is old
        assert probe.last.set is set_value
        assert len(probe.seen) == 2


@pytest.mark.parametrize(
    ("first", "then", "renders"),
    [
        (1, 1, 1),
        (1, True, 2),
        (1, 1.0, 2),
        ([1], [1], 1),
        ({"a": [None]}, {"a": [None]}, 1),
        ([1], [True], 2),
    ],
)
async def test_an_equal_value_renders_nothing(first: Any, then: Any, renders: int) -> None:
    probe = Probe(lambda _: use_state(first))
    async with Pilot(probe.component) as page:
        probe.last.set(then)
        await page.settled()
        assert len(probe.seen) == renders


async def test_a_cell_given_to_another_component_renders_that_too() -> None:
    @component
    def Shows(cell: Any) -> str:
        return f"value {cell.value}"

    @component
    def Owner() -> Any:
        cell = use_state(0)
        return [Button("More", on_click=lambda: cell.set(lambda n: n + 1)), Shows(cell), Shows([cell][0])]

    async with Pilot(Owner) as page:
        await page.click("More")
        await page.click("More")
        assert page.text == "More value 2 value 2"


async def test_a_reducer_makes_the_next_value() -> None:
    probe = Probe(lambda step: use_reducer(lambda value, action: value + action + step, 10))
    async with Pilot(probe.component) as page:
        value, dispatch = probe.last
        dispatch(5)
        await page.settled()
        assert (value, probe.last.value) == (10, 15)
        await probe.again(page)
        dispatch(1)
        assert probe.last.value == 17


async def test_a_ref_keeps_what_is_put_there_and_renders_nothing() -> None:
    probe = Probe(lambda _: use_ref([]))
    async with Pilot(probe.component) as page:
        probe.last.current = "kept"
        await page.settled()
        assert len(probe.seen) == 1
        await probe.again(page)
        assert probe.last.current == "kept"


async def test_a_memo_is_made_again_only_when_its_dependencies_change() -> None:
    made: list[Any] = []

    def make(value: int) -> int:
        made.append(value)
        return value // 2

    probe = Probe(lambda value: use_memo(lambda: make(value), (value // 2,)))
    async with Pilot(probe.component) as page:
        for _ in range(4):
            await probe.again(page)
        assert made == [0, 2, 4]
        assert probe.seen == [0, 0, 1, 1, 2]


async def test_effects_run_after_the_page_has_the_tree_and_clean_up() -> None:
    log: list[str] = []
    pages: list[Pilot] = []

    def effect(value: int) -> Any:
        log.append(f"run {value} {pages[0].text}")
        return lambda: log.append(f"clean {value}")

    @component
    def Inner(value: int) -> str:
        use_effect(lambda: effect(value), (value // 2,))
        return f"shown {value}"

    @component
    def Outer() -> Any:
        at = use_state(0)
        return [at.value < 3 and Inner(at.value), Button("Next", on_click=lambda: at.set(at.value + 1))]

    pilot = Pilot(Outer)
    pages.append(pilot)
    async with pilot as page:
        await page.click("Next")
        await page.click("Next")
        assert log == ["run 0 shown 0 Next", "clean 0", "run 2 shown 2 Next"]
        await page.click("Next")
        assert log[3:] == ["clean 2"]


async def test_effects_of_children_run_before_their_parents() -> None:
    log: list[str] = []

    @component
    def Part(name: str, *children: Any) -> Any:
        use_effect(lambda: log.append(name), ())
        return div(children)

    page_of = component(lambda: Part("root", Part("a", Part("a1"), Part("a2")), Part("b")))
    async with Pilot(page_of):
        assert log == ["a1", "a2", "a", "b", "root"]


async def test_an_effect_without_dependencies_runs_every_time_and_with_none_once() -> None:
    every: list[int] = []
    once: list[int] = []

    def body(value: int) -> None:
        use_effect(lambda: every.append(value))
        use_effect(lambda: once.append(value), ())

    probe = Probe(body)
    async with Pilot(probe.component) as page:
        await probe.again(page)
        await probe.again(page)
    assert (every, once) == ([0, 1, 2], [0])


async def test_an_async_effect_is_a_task_that_is_cancelled() -> None:
    log: list[str] = []

    async def work(value: int) -> None:
        log.append(f"start {value}")
        try:
            await asyncio.sleep(60)
        except asyncio.CancelledError:
            log.append(f"stop {value}")
            raise

    probe = Probe(lambda value: use_effect(lambda: work(value), (value,)))
    async with Pilot(probe.component) as page:
        await probe.again(page)
        assert log == ["start 0", "stop 0", "start 1"]
    await asyncio.sleep(0)
    assert log[-1] == "stop 1"


async def test_an_effect_that_fails_is_shown_and_logged() -> None:
    def boom() -> None:
        raise ValueError("boom")

    async def later() -> None:
        raise ValueError("late")

    for effect, message in ((boom, "boom"), (later, "late"), (lambda: 3, "returns its clean-up")):
        probe = Probe(lambda _, effect=effect: use_effect(effect, ()))
        async with Pilot(probe.component) as page:
            assert message in page.find("alert").text
            assert len(page.logs) == 1


async def test_ids_are_unique_and_stay() -> None:
    ids: list[str] = []

    @component
    def Field() -> Any:
        mine = [use_id(), use_id()]
        ids.extend(mine)
        return div(id=mine[0])

    async with Pilot(component(lambda: [Field(), Field()])) as page:
        assert len(set(ids)) == 4
        assert page.html == f'<div id="{ids[0]}"></div><div id="{ids[2]}"></div>'


async def test_an_interval_runs_its_latest_function_until_it_is_stopped() -> None:
    log: list[int] = []

    def body(value: int) -> None:
        use_interval(lambda: log.append(value), 2 if value < 2 else None)

    probe = Probe(body)
    async with Pilot(probe.component) as page:
        await page.advance(5)
        await probe.again(page)
        await page.advance(2)
        await probe.again(page)
        await page.advance(10)
        assert log == [0, 0, 1]
        assert page.page._clocks == {}


async def test_an_interval_that_fails_is_shown_and_goes_on() -> None:
    ticks: list[int] = []

    def tick() -> None:
        ticks.append(1)
        raise ValueError("tick")

    probe = Probe(lambda _: use_interval(tick, 1))
    async with Pilot(probe.component) as page:
        await page.advance(3)
        assert len(ticks) == 3
        assert "ValueError: tick" in page.text


@pytest.mark.parametrize("seconds", [0, -1, "1", True])
async def test_an_intervals_seconds_are_checked(seconds: Any) -> None:
    probe = Probe(lambda _: use_interval(lambda: None, seconds))
    async with Pilot(probe.component) as page:
        assert "use_interval: seconds must be" in page.text


async def test_a_debounced_value_follows_when_it_keeps_still() -> None:
    probe = Probe(lambda value: use_debounced(value, 0.3))
    async with Pilot(probe.component) as page:
        await probe.again(page)
        await page.advance(0.2)
        await probe.again(page)
        await page.advance(0.2)
        assert probe.last == 0
        await page.advance(0.2)
        assert probe.last == 2
        await probe.again(page, 9)
        await probe.again(page, 2)
        await page.advance(1)
        assert probe.last == 2
        assert page.page._clocks == {}


@pytest.mark.parametrize("hook", [use_memo, use_effect])
async def test_dependencies_are_a_tuple(hook: Any) -> None:
    probe = Probe(lambda value: hook(lambda: None, value))
    async with Pilot(probe.component) as page:
        assert f"{hook.__name__}: dependencies are a tuple" in page.text


async def test_breaking_the_rules_of_hooks_names_component_and_hook() -> None:
    @component
    def Sales() -> Any:
        count = use_state(0)
        if count.value:
            use_ref()
        return Button("Go", on_click=lambda: count.set(1))

    async with Pilot(Sales) as page:
        await page.click("Go")
        assert "Sales: use_ref was not called at the last render" in page.text
        assert "Call hooks at the top of a component" in page.text


async def test_a_state_says_that_its_value_is_not_assigned() -> None:
    probe = Probe(lambda _: use_state(0))
    async with Pilot(probe.component):
        with pytest.raises(AttributeError, match=r"call \.set"):
            probe.last.value += 1
        assert probe.last.value == 0
