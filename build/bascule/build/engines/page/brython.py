"""Starts Brython: its runtime and the program are packed scripts that `boot.py` runs, so all that is left is to go.

The runtime leaves `window.BasculeBrython`, which is taken and deleted. Everything in it is a function that stands in
the page: nothing is evaluated, nothing is fetched.
"""

from __future__ import annotations

from typing import Any

from bascule.bridge.page.js import String, delete, own, prop, put, window


def port() -> Any:
    """What `_bascule_port` of Python stands on: `window.BasculePort`."""
    page = window.BasculePort
    return {
        "listen": lambda dispatch: page.listen(dispatch),
        "update": lambda text: prop(page, "update")(text),
        "call": lambda text: page.call(text),
        "format": lambda text: prop(prop(window, "BasculeScripts"), "format")(text),
    }


async def start(ready: Any) -> Any:
    """Start the program; `None` when it runs, else what went wrong, as `boot.py` says.

    `ready` is the promise of the packed scripts: kept when `window.BasculePort`, Brython and the program are there.
    """
    try:
        await ready
        python = window.BasculeBrython
        delete(window, "BasculeBrython")
        run = prop(python, "$start")
    except Exception as error:
        return {
            "stage": "load",
            "message": f"Brython did not start: {String(prop(error, 'message'))}",
            "traceback": "",
        }
    failure = run(port())
    if failure is None:
        return None
    name, message = String(own(failure, "name")), String(own(failure, "message"))
    return {"stage": "run", "message": f"{name}: {message}", "traceback": own(failure, "traceback")}


if own(window, "BasculeEngines") is None:
    put(window, "BasculeEngines", {})
put(window.BasculeEngines, "brython", start)
