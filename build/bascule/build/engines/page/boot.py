"""Starts the first engine of the page that runs here, or tells the page in plain words why none does.

An engine's scripts and Python's start keep the page's only thread busy for some hundredths of a second, so they wait
a moment for the host to answer the handshake and to be told that the page has heard it; what it then says is there when
Python looks. If it takes longer they go on, with a turn for messages between them. Unpacking and compiling WebAssembly
wait less long, and go on in small turns.

An engine is a function `window.BasculeEngines[name]`. Called with a promise that the page's and its own packed scripts
have run, it starts the program and answers a promise: of `null` when the program runs, else of `{stage, message,
traceback}`. A failure of stage `load` means that no line of the program has run, so the next engine may try; one of
stage `run` is the program's own and final.
"""

from __future__ import annotations

from typing import Any

from bascule.bridge.page.js import (
    Promise,
    String,
    document,
    is_function,
    new,
    own,
    prop,
    setTimeout,
    to_json,
    window,
)

from .payload import next_script, packed_scripts, run, turn

# The order of preference, and whether the engine is WebAssembly.
ENGINES: list[list[Any]] = [["micropython", True], ["brython", False], ["pyodide", True]]
# The shortest WebAssembly module there is: the magic number and the version.
PROBE: list[int] = [0, 97, 115, 109, 1, 0, 0, 0]
REFUSED = "This host does not allow WebAssembly, which this widget needs to run."
# Milliseconds that unpacking, then Python waits for the host's answer; much of the page is still on its way then.
SOON = 10
PATIENCE = 30
GRACE = (
    200  # milliseconds until the waiting state is shown: sooner it would only flash, and take time to paint
)
NONE = "This page has no engine that can run its Python."


def webassembly() -> bool:
    """Whether this page may compile WebAssembly. A policy against it reports the attempt, once."""
    try:
        new(window.WebAssembly.Module, new(window.Uint8Array, PROBE))
    except Exception:  # absent, refused by the policy, switched off: all mean no
        return False
    return True


def report(failure: Any) -> None:
    """Hand a failure to the page's half of the port, which shows it and tells the host."""
    message = {"message": String(own(failure, "message")), "traceback": own(failure, "traceback")}
    window.BasculePort.call(to_json([0, "failed", message]))


def answered(patience: int) -> Any:
    """A promise that the host has answered the handshake, or that there is nothing to wait for, or of so long."""

    def wait(kept: Any) -> None:
        bridge = window.BasculeBridge
        if bridge is None or bridge.initialized is True:
            kept()
            return
        window.addEventListener("bridge:ready", kept)
        window.addEventListener("bridge:error", kept)
        setTimeout(kept, patience)

    return Promise(wait)


async def shared() -> None:
    """The handshake had its time, then the packed scripts of the page have run."""
    texts = packed_scripts("page")
    await answered(PATIENCE)
    await run(texts)


async def ready(page: Any, name: str) -> None:
    """The packed scripts of the page have run, then those of an engine."""
    text = await next_script(name)
    await page
    while text is not None:
        await turn()
        await run([text])
        text = await next_script(name)
    await turn()


def show_waiting() -> None:
    """Show what is prerendered, unless Python was faster, or a failure stands before it and has hidden it."""
    root = document.getElementById("bascule-root")
    if root is not None and root.previousElementSibling is None:
        root.hidden = False


async def boot() -> None:
    """Try the engines that are here, in order, until one runs the program."""
    setTimeout(show_waiting, GRACE)
    await answered(SOON)
    await turn()
    page = shared()
    failure: Any = {"message": NONE, "traceback": ""}
    allowed: bool | None = None
    for name, needs in ENGINES:
        start = own(window.BasculeEngines, name)
        if not is_function(start):
            continue
        if needs is True:
            if allowed is None:
                allowed = webassembly()
            if allowed is False:
                failure = {"message": REFUSED, "traceback": ""}
                continue
        try:
            failure = await start(ready(page, name))
        except Exception as error:
            failure = {"stage": "load", "message": String(prop(error, "message")), "traceback": ""}
        if failure is None:
            return
        if own(failure, "stage") == "run":
            break
    await page
    report(failure)


RUNNING: Any = boot()
