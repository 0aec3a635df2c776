"""The diff of lists of children, on CPython: it knows nothing of the DOM."""

from __future__ import annotations

from bisect import bisect_left
from typing import TYPE_CHECKING

from hypothesis import given
from hypothesis import strategies as st

from bascule.components.page.children import alike, sources
from bascule.components.page.rising import staying
from bascule.components.page.vnode import ELEMENT, HOLE, INSTANCE, TEXT, VNode

if TYPE_CHECKING:
    from typing import Any


def row(key: str | None, tag: str = "li") -> VNode:
    return VNode(ELEMENT, tag, None, key)


def rows(keys: list[str]) -> list[VNode]:
    return [row("string" + key) for key in keys]


def applied(old: list[VNode], new: list[VNode]) -> tuple[list[VNode], int]:
    """Do what the reconciler does with the answer, on a list: the result and how many old children were moved."""
    found = sources(old, new)
    stay = staying(found)
    kept = {id(old[source]) for source in found if source >= 0}
    stands = [v for v in old if id(v) in kept]
    result = [old[source] if source >= 0 else new[i] for i, source in enumerate(found)]
    moved = 0
    anchor: VNode | None = None
    for i in range(len(found) - 1, -1, -1):
        node = result[i]
        if found[i] < 0 or not stay[i]:
            if found[i] >= 0:
                moved += 1
                stands.remove(node)
            stands.insert(len(stands) if anchor is None else stands.index(anchor), node)
        anchor = node
    assert stands == result
    return result, moved


def longest_rising(values: list[int]) -> int:
    ends: list[int] = []
    for value in values:
        at = bisect_left(ends, value)
        ends[at : at + 1] = [value]
    return len(ends)


unique_keys = st.lists(st.integers(0, 30).map(str), unique=True, max_size=25)


@given(unique_keys, unique_keys)
def test_keyed_lists_reach_the_new_order_with_the_fewest_moves(before: list[str], after: list[str]) -> None:
    old, new = rows(before), rows(after)
    result, moved = applied(old, new)
    assert [v.key for v in result] == [v.key for v in new]
    common = [before.index(key) for key in after if key in before]
    assert moved == len(common) - longest_rising(common)
    # Who was there is kept, not made again.
    assert [v for v in result if v in old] == [old[i] for i in common]


node = st.one_of(
    st.just(("hole", None)),
    st.just(("text", None)),
    st.sampled_from([("p", None), ("b", None)]),
    st.integers(0, 8).map(lambda n: ("li", f"s{n}")),
    st.integers(0, 8).map(lambda n: ("#", n)),
)


def made(spec: tuple[str, Any]) -> VNode:
    kind, key = spec
    if kind == "hole":
        return VNode(HOLE, None)
    if kind == "text":
        return VNode(TEXT, "text")
    if kind == "#":
        return VNode(INSTANCE, key, None, key)
    return row(key, kind)


mixed = st.lists(node, max_size=20, unique_by=lambda spec: spec if spec[1] is not None else object())


@given(mixed, mixed)
def test_mixed_lists_match_only_what_is_alike_and_each_old_child_once(before: Any, after: Any) -> None:
    old, new = [made(spec) for spec in before], [made(spec) for spec in after]
    found = sources(old, new)
    matched = [source for source in found if source >= 0]
    assert len(found) == len(new)
    assert len(set(matched)) == len(matched)
    assert all(alike(old[source], new[i]) for i, source in enumerate(found) if source >= 0)
    for i, source in enumerate(found):
        if new[i].key is not None:
            assert (source >= 0) == any(alike(v, new[i]) for v in old)
    applied(old, new)


@given(mixed)
def test_the_same_list_again_is_matched_in_place(before: Any) -> None:
    old, new = [made(spec) for spec in before], [made(spec) for spec in before]
    assert sources(old, new) == list(range(len(old)))


def test_a_hole_keeps_the_place_of_its_neighbours() -> None:
    hole, first, second = made(("hole", None)), row(None, "p"), row(None, "p")
    new = [row(None, "b"), row(None, "p"), row(None, "p")]
    assert sources([hole, first, second], new) == [-1, 1, 2]


def test_swapping_two_of_a_thousand_moves_two() -> None:
    keys = [str(n) for n in range(1000)]
    swapped = keys[:]
    swapped[1], swapped[998] = swapped[998], swapped[1]
    assert applied(rows(keys), rows(swapped))[1] == 2


def test_keys_that_differ_in_kind_only_are_different() -> None:
    assert sources([row("s1")], [row("n1")]) == [-1]
