"""A component where it stands: slots, order, the end."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from bascule.bridge.renderer import HookError
from bascule.components.definition import Component
from bascule.components.instance import Instance


class Slot:
    def __init__(self, name: str, closed: list[str], fails: bool = False) -> None:
        self.name = name
        self.closed = closed
        self.fails = fails

    def close(self) -> None:
        self.closed.append(self.name)
        if self.fails:
            raise ValueError(self.name)


def made() -> Instance:
    return Instance(7, Component(lambda: None, "Weather")(), None, lambda instance: None)


def made_slot(hook: str, _update: Any) -> list[str]:
    return [hook]


def render(instance: Instance, *hooks: str) -> list[Any]:
    instance.at = 0
    slots = [instance.slot(hook, partial(made_slot, hook)) for hook in hooks]
    instance.finish()
    return slots


def test_the_same_hooks_get_the_same_slots() -> None:
    instance = made()
    first = render(instance, "use_state", "use_ref", "use_state")
    second = render(instance, "use_state", "use_ref", "use_state")
    assert all(one is other for one, other in zip(first, second, strict=True))


@pytest.mark.parametrize(
    ("hooks", "said"),
    [
        (
            ["use_ref", "use_state"],
            "Weather: use_ref was called where use_state was called at the last render",
        ),
        (["use_state", "use_ref", "use_id"], "Weather: use_id was not called at the last render"),
        (["use_state"], "Weather: use_ref was not called at this render"),
        ([], "Weather: use_state was not called at this render"),
    ],
)
def test_other_hooks_are_an_error_with_both_names(hooks: list[str], said: str) -> None:
    instance = made()
    render(instance, "use_state", "use_ref")
    with pytest.raises(HookError, match=said):
        render(instance, *hooks)


def test_a_first_render_that_failed_fixes_nothing() -> None:
    instance = made()
    instance.slot("use_state", lambda update: 1)
    render(instance, "use_state", "use_ref")
    assert instance.rendered


def made_closing(name: str, closed: list[str], _update: Any) -> Slot:
    return Slot(name, closed, fails=name == "b")


def test_the_end_closes_the_slots_last_first_and_keeps_the_errors() -> None:
    instance = made()
    closed: list[str] = []
    for name in "abc":
        instance.slot("use_" + name, partial(made_closing, name, closed))
    instance.slot("use_text", lambda update: "nothing to close")
    assert [str(error) for error in instance.close()] == ["b"]
    assert closed == ["c", "b", "a"]
    assert instance.dead


def test_an_instance_asks_for_itself() -> None:
    asked: list[Instance] = []
    parent = made()
    child = Instance(8, Component(lambda: None, "Row")(), parent, asked.append)
    child.update()
    assert asked == [child]
    assert (child.depth, child.name) == (1, "Row")
