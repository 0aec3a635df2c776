"""Whatever is rendered after whatever: the page shows what a fresh one would, and state stays with its key."""

from __future__ import annotations

import asyncio
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from bascule.bridge.port import port
from bascule.components import component, div, span, use_state
from bascule.components.rendering import renderer
from bascule.host.pilot import Pilot

KEYS = st.none() | st.sampled_from("abc")


def once(nodes: list[Any]) -> list[Any]:
    """Siblings of which no two have the same key."""
    seen: set[Any] = set()
    kept = []
    for node in nodes:
        if isinstance(node, tuple) and node[1] is not None:
            if node[1] in seen:
                continue
            seen.add(node[1])
        kept.append(node)
    return kept


NODES = st.recursive(
    st.none() | st.sampled_from(["x", "y", ""]),
    lambda inner: st.tuples(
        st.sampled_from(["div", "span", "one", "two"]), KEYS, st.lists(inner, max_size=4).map(once)
    ),
    max_leaves=12,
)
TREES = st.lists(NODES, max_size=4).map(once)


def shown(node: Any) -> Any:
    """A generated node as a real one."""
    if not isinstance(node, tuple):
        return node
    kind, key, children = node
    make: Any = {"div": div, "span": span, "one": One, "two": Two}[kind]
    return make(*(shown(child) for child in children), key=key)


born = [0]


@component
def One(*children: Any) -> Any:
    return div(list(children), class_="one")


@component
def Two(*children: Any) -> Any:
    return [span("two"), list(children)]


@settings(deadline=None)
@given(st.lists(TREES, min_size=2, max_size=4))
def test_the_page_shows_what_a_fresh_one_would(trees: list[Any]) -> None:
    async def run() -> None:
        cells: list[Any] = []

        @component
        def Root() -> Any:
            cells.append(use_state(trees[0]))
            return [shown(node) for node in cells[-1].value]

        async def fresh(tree: Any) -> str:
            async with Pilot(component(lambda: [shown(node) for node in tree])) as page:
                assert page.logs == []
                return page.html

        wanted = [await fresh(tree) for tree in trees]
        async with Pilot(Root) as page:
            for tree, html in zip(trees, wanted, strict=True):
                cells[-1].set(tree)
                await page.settled()
                assert page.html == html
                assert page.logs == []
                assert set(page.page.trees) == set(renderer.instances)

    asyncio.run(run())
    assert port.waiting == 0


@component
def Born(name: str) -> str:
    def count() -> int:
        born[0] += 1
        return born[0]

    return f"{name}{use_state(count).value} "


@settings(deadline=None)
@given(
    st.lists(
        st.permutations("abcdef").flatmap(lambda keys: st.integers(0, 6).map(lambda n: keys[:n])), max_size=6
    )
)
def test_state_lives_exactly_as_long_as_its_key_is_there(orders: list[list[str]]) -> None:
    async def run() -> None:
        cells: list[Any] = []
        born[0] = 0

        @component
        def Root() -> Any:
            cells.append(use_state([]))
            return div("head", [Born(key, key=key) for key in cells[-1].value], Born("tail"))

        async with Pilot(Root) as page:
            tail = page.text.split()[-1]
            alive: dict[str, str] = {}
            for order in orders:
                cells[-1].set(order)
                await page.settled()
                said = page.text.removeprefix("head").split()
                assert said.pop() == tail
                assert [text[0] for text in said] == order
                now = {text[0]: text for text in said}
                for key in now.keys() & alive.keys():
                    assert now[key] == alive[key]
                for key in now.keys() - alive.keys():
                    assert int(now[key][1:]) > max([0, *(int(text[1:]) for text in alive.values())])
                alive = now

    asyncio.run(run())
