"""Starts MicroPython: unpack, compile while unpacking, mount the program, run it.

1. The program's image and the interpreter are decoded from base64 and unpacked at the same time; WebAssembly compiles
   what has come while the rest of the page is still on its way.
2. Meanwhile `boot.py` runs the packed scripts; the glue leaves `window.BasculeMicroPython`, which is taken and deleted.
3. `_bascule_port` and PyScript's two internal modules are registered, then `_bascule_main` of the image is imported:
   running source would have the browser compile the interpreter's own compiler first.

Only strings cross between Python and the page. What Python hands over is called inside `try`, so that an error of the
interpreter itself ends as text too.
"""

from __future__ import annotations

from typing import Any

from bascule.bridge.page.js import (
    Promise,
    Response,
    String,
    WebAssembly,
    console,
    delete,
    document,
    is_function,
    own,
    prop,
    put,
    setTimeout,
    to_json,
    trim,
    window,
)

from .pack import pack
from .payload import arriving, gathered, later, unpacked
from .pyscript import polyscript, pyscript

PIECES = "template[data-bascule-wasm]"
HEAP = 4194304  # bytes at start; the interpreter adds to it as it needs
PATIENCE = 20  # milliseconds that the first render waits for the host to tell of the result
FRAMES = 32768  # words of Python stack, enough for as many frames as the C stack allows


async def compiled() -> Any:
    """The WebAssembly module, compiled as its bytes come."""
    parts: list[Any] = []
    if is_function(prop(WebAssembly, "compileStreaming")):
        try:
            kind = {"headers": {"content-type": "application/wasm"}}
            return await WebAssembly.compileStreaming(Response(arriving(PIECES, parts), kind))
        except Exception as error:
            # Not every browser streams from a response made here. What the policy refuses, it refuses below again.
            console.debug(error)
    return await WebAssembly.compile(await gathered(arriving(PIECES, parts)))


def told() -> Any:
    """A promise that the host has told of the result, or of `PATIENCE`: MicroPython is often there before it.

    What would be shown until then is the waiting state, which stands in the page already.
    """

    def wait(kept: Any) -> None:
        bridge = window.BasculeBridge
        if bridge is None or bridge.initialized is not True or bridge.getToolOutput() is not None:
            kept()
            return
        for name in ("tool:result", "tool:input-partial", "tool:cancelled"):
            window.addEventListener(name, kept)
        setTimeout(kept, PATIENCE)

    return Promise(wait)


def write(line: str, is_error: bool) -> None:
    """What Python prints."""
    if is_error:
        console.error(line)
    else:
        console.log(line)


def port() -> Any:
    """`_bascule_port` for Python: `window.BasculePort`, whose dispatch function never throws."""
    page = window.BasculePort

    def listen(dispatch: Any) -> None:
        def guarded(text: str) -> str:
            try:
                return String(dispatch(pack(text)))
            except Exception as error:
                return to_json({"name": named(error), "message": summary(error), "traceback": said(error)})

        told().then(lambda heard: page.listen(guarded))

    return {
        "listen": listen,
        "update": lambda text: prop(page, "update")(text),
        "call": lambda text: page.call(text),
        "format": lambda text: prop(prop(window, "BasculeScripts"), "format")(text),
    }


def said(error: Any) -> str:
    """What an error says; of a Python exception the whole traceback."""
    return String(prop(error, "message"))


def summary(error: Any) -> str:
    """The last line of what an error says; of a Python exception its name and what it says."""
    lines = trim(said(error)).split("\n")
    return String(lines[len(lines) - 1])


def named(error: Any) -> str:
    """The Python name of an exception, else the page's."""
    kind = prop(error, "type")
    return String(prop(error, "name")) if kind is None else String(kind)


async def start(ready: Any) -> Any:
    """Start the program; `None` when it runs, else what went wrong, as `boot.py` says.

    `ready` is the promise of the packed scripts: `window.BasculePort` and the glue are there when it is kept.
    """
    try:
        image = later(unpacked(document.getElementById("bascule-romfs")))
        module = later(compiled())
        await ready
        load = window.BasculeMicroPython
        delete(window, "BasculeMicroPython")
        python = await load(
            {"romfs": image, "wasm": module, "heapsize": HEAP, "pystack": FRAMES, "print": write}
        )
        python.harden()
    except Exception as error:
        return {"stage": "load", "message": f"MicroPython did not start: {said(error)}", "traceback": ""}
    python.registerJsModule("_bascule_port", port())
    python.registerJsModule("_pyscript", pyscript(python))
    python.registerJsModule("polyscript", polyscript())
    try:
        python.pyimport("_bascule_main")
    except Exception as error:
        return {"stage": "run", "message": summary(error), "traceback": said(error)}
    return None


if own(window, "BasculeEngines") is None:
    put(window, "BasculeEngines", {})
put(window.BasculeEngines, "micropython", start)
