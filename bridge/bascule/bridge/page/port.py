"""`BasculeBridge.attach`: the toolkit's end of the bridge (docs/house.md, "The public seam")."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bascule.bridge.page.actions import act
from bascule.bridge.page.apptools import handlers
from bascule.bridge.page.js import AbortController, Map, Promise, field, keys, own
from bascule.bridge.page.settings import given
from bascule.bridge.page.store import now, on
from bascule.bridge.page.teardown import cleaners


def port(listener: Callable[[str, Any], None]) -> Any:
    """A port for a listener. Its ids are the listener's own; the maps hold those that are in flight."""
    calls = Map()
    answers = Map()
    asked = 0

    def ask(topic: str, values: list[Any]) -> Any:
        nonlocal asked
        asked = asked + 1
        number = asked
        # First the promise: a listener may answer before it returns.
        answered = Promise(lambda resolve, reject: answers.set(number, resolve))
        listener(topic, [number, *values])
        return answered

    def follow(topic: str) -> None:
        on(topic, lambda value: listener(topic, value), True, own(now, topic))

    def call(number: int, method: str, params: Any, options: Any) -> None:
        def settle(ok: bool, value: Any) -> None:
            calls.delete(number)
            if number != 0:
                listener("settle", [number, ok, value])

        control = AbortController()
        timeout = field(options, "timeout")
        if number != 0:
            calls.set(number, control)
        if method == "registerTool":
            handlers.set(field(params, "name"), lambda values, name: ask("app-call", [name, values]))
        act(
            method,
            params,
            {
                "strict": True,
                "signal": control.signal,
                "timeout": field(given, "timeout") if timeout is None else timeout,
                "onProgress": lambda params: listener("progress", [number, params]),
            },
        ).then(
            lambda value: settle(True, value),
            lambda error: settle(
                False,
                {
                    "name": error.name,
                    "message": error.reason,
                    "method": method,
                    "host": error.host,
                    "code": error.code,
                    "data": error.data,
                },
            ),
        )

    def cancel(number: int, reason: Any) -> None:
        if calls.has(number):
            calls.get(number).abort(reason)

    def answer(number: int, result: Any) -> None:
        if answers.has(number):
            answers.get(number)(result)
            answers.delete(number)

    cleaners.add(lambda params: ask("teardown", [field(params, "reason")]))
    for topic in keys(now):
        follow(topic)
    return {"call": call, "cancel": cancel, "answer": answer}
