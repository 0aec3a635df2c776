"""Topics and what hooks select from them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from bascule.bridge.store import Topic, Watch
from tests.bridge.recorder import Recorder, recorder


@pytest.fixture
def page() -> Iterator[Recorder]:
    with recorder() as made:
        yield made


def test_listeners_hear_of_changes_alone(page: Recorder) -> None:
    topic = Topic("test", {"a": 0})
    heard: list[Any] = []

    def listen() -> None:
        heard.append(topic.value)

    topic.listen(listen)
    page.send("test", {"a": 1})
    page.send("test", {"a": 1})
    page.send("test", {"a": True})
    topic.forget(listen)
    page.send("test", {"a": 2})
    assert heard == [{"a": 1}, {"a": True}]
    assert heard[1]["a"] is True


def test_null_is_the_initial_value(page: Recorder) -> None:
    topic = Topic("test", {"status": "waiting"})
    page.send("test", {"status": "ready"})
    page.send("test", None)
    assert topic.value == {"status": "waiting"}


# contract: Q1
def test_a_watch_renders_only_when_its_selection_changes(page: Recorder) -> None:
    topic = Topic("test", {})
    updates: list[int] = []
    built: list[Any] = []

    def build(selected: Any) -> Any:
        built.append(selected)
        return [selected]

    watch = Watch(topic, lambda value: value.get("a"), lambda: updates.append(1), build)
    page.send("test", {"a": 1, "b": 1})
    first = watch.value
    page.send("test", {"a": 1, "b": 2})
    assert watch.value is first
    assert (updates, built) == ([1], [None, 1])
    watch.close()
    page.send("test", {"a": 2})
    assert updates == [1]
