"""Starts the host's page and connects its controls. The one module that runs by itself."""

from __future__ import annotations

from typing import Any

from bascule.bridge.page.js import addEventListener, from_json, matchMedia, queueMicrotask

from .dom import by_id
from .stage import Stage

stage = Stage(from_json(by_id("settings").textContent))


def submit(event: Any) -> None:
    """Runs the tool; the form itself goes nowhere."""
    event.preventDefault()
    queueMicrotask(lambda: stage.run())


def submit_offered(event: Any) -> None:
    """Calls the widget's tool; the form itself goes nowhere."""
    event.preventDefault()
    stage.offered.call()


addEventListener("message", lambda event: stage.receive(event))
addEventListener("resize", lambda _event: stage.set_width())
matchMedia("(prefers-color-scheme: dark)").addEventListener("change", lambda _event: stage.set_theme())
by_id("call").addEventListener("submit", lambda event: submit(event))
by_id("tool").addEventListener("change", lambda _event: stage.controls.pick({}))
by_id("offered-call").addEventListener("submit", lambda event: submit_offered(event))
by_id("offered-tool").addEventListener("change", lambda _event: stage.offered.pick())
by_id("policy").addEventListener("change", lambda _event: stage.rerun())
by_id("width").addEventListener("input", lambda _event: stage.set_width())
by_id("theme").addEventListener("change", lambda _event: stage.set_theme())
by_id("mode").addEventListener("change", lambda event: stage.set_mode(event.target.value))
by_id("leave").addEventListener("click", lambda _event: stage.set_mode("inline"))
by_id("stop").addEventListener("click", lambda _event: stage.cancel())
by_id("end").addEventListener("click", lambda _event: stage.end("the user closed it"))
by_id("clear").addEventListener("click", lambda _event: stage.log.clear())
stage.set_theme()
stage.set_width()
queueMicrotask(lambda: stage.start())
