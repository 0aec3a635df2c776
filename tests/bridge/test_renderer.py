"""The seam between hooks and what renders."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from bascule.bridge import renderer
from bascule.bridge.renderer import HookError, Readers, install, use


class One:
    """A renderer that gives one slot and says who reads."""

    only_shows = False

    def __init__(self, update: Callable[[], None]) -> None:
        self.update = update
        self.rendering = True

    def use(self, hook: str, make: Callable[[Callable[[], None]], Any]) -> Any:
        return [hook, make(self.update)]

    def reader(self) -> Callable[[], None] | None:
        return self.update if self.rendering else None


def test_a_hook_without_anything_that_renders_says_so() -> None:
    before = install(None)
    try:
        with pytest.raises(HookError, match="use_state was called outside a component"):
            use("use_state", lambda update: None)
        assert renderer.reader() is None
    finally:
        install(before)


def test_hooks_ask_the_installed_renderer() -> None:
    before = install(One(lambda: None))
    try:
        assert use("use_x", lambda update: "slot") == ["use_x", "slot"]
    finally:
        install(before)


def test_readers_are_told_once_and_asked_again() -> None:
    told: list[int] = []
    one = One(lambda: told.append(1))
    before = install(one)
    try:
        readers = Readers()
        readers.add()
        readers.add()
        readers.changed()
        readers.changed()
        assert told == [1]
        one.rendering = False
        readers.add()
        readers.changed()
        assert told == [1]
    finally:
        install(before)
