"""Starts Pyodide: loads it from its address, hands it the program, runs it.

1. Pyodide's loader is asked for at once, and the program unpacked meanwhile. The rest is asked for when the handshake
   is through: from then on Pyodide's start keeps the page's only thread busy.
2. Until it has started, `fetch` and `WebAssembly.instantiateStreaming` are watched: where its WebAssembly cannot be had
   Pyodide itself waits for ever, and what it says of other files does not name them.
3. `_bascule_port` and PyScript's two internal modules are registered, then the program runs.

Only strings cross between Python and the page; what Python hands over is called inside `try`.
"""

from __future__ import annotations

from typing import Any

from bascule.bridge.page.js import (
    Error,
    Promise,
    String,
    TextDecoder,
    console,
    delete,
    document,
    from_json,
    own,
    prop,
    put,
    set_prop,
    setTimeout,
    to_json,
    trim,
    window,
)

from .payload import unpacked
from .pyscript import polyscript, pyscript

REPORTED = 20  # milliseconds in which the browser reports what its policy has refused


def port() -> Any:
    """`_bascule_port` for Python: `window.BasculePort`, whose dispatch function never throws."""
    page = window.BasculePort

    def listen(dispatch: Any) -> None:
        # Pyodide takes back what is handed to a call when the call is over; a copy stays.
        kept = prop(dispatch, "copy")()

        def guarded(text: str) -> str:
            try:
                return String(kept(text))
            except Exception as error:
                return to_json({"name": named(error), "message": summary(error), "traceback": said(error)})

        page.listen(guarded)

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


def refuse_imports() -> Any:
    """`py_import`."""
    return Promise.reject(
        Error("name the package in @widget(packages=[…]): it is loaded before the widget starts")
    )


def write(line: str) -> None:
    """What Python prints."""
    console.log(line)


def complain(line: str) -> None:
    """What Python prints on its standard error."""
    console.error(line)


def loader(url: str) -> Any:
    """A promise of `loadPyodide`."""

    def ask(kept: Any, refused: Any) -> None:
        script = document.createElement("script")

        def come() -> None:
            script.remove()
            load = own(window, "loadPyodide")
            if load is None:
                refused(Error(f"{url}pyodide.js is not Pyodide"))
            else:
                kept(load)

        script.onload = come
        script.onerror = lambda: refused(Error(f"{url}pyodide.js could not be loaded"))
        script.src = f"{url}pyodide.js"
        document.head.appendChild(script)

    return Promise(ask)


def watch(fail: Any) -> Any:
    """Tell `fail` of the first file that cannot be had; returns what ends the watch."""
    engine = window.WebAssembly
    fetching = prop(window, "fetch")
    streaming = prop(engine, "instantiateStreaming")

    async def fetched(request: Any, options: Any) -> Any:
        try:
            answer = await fetching.call(window, request, options)
        except Exception as error:
            fail(Error(f"{String(request)} could not be loaded ({said(error)})"))
            raise
        if answer.ok is not True:
            fail(Error(f"{String(request)} could not be loaded (status {String(answer.status)})"))
        return answer

    async def streamed(source: Any, imports: Any) -> Any:
        try:
            return await streaming.call(engine, source, imports)
        except Exception as error:
            fail(error)
            raise

    def end() -> None:
        set_prop(window, "fetch", fetching)
        set_prop(engine, "instantiateStreaming", streaming)

    set_prop(window, "fetch", fetched)
    set_prop(engine, "instantiateStreaming", streamed)
    return end


async def loaded(ready: Any, asked: Any, given: Any) -> Any:
    """Pyodide, with the packages that the program asks for."""
    held: Any = {"fail": None}

    def hold(_kept: Any, refused: Any) -> None:
        held["fail"] = refused

    failed = Promise(hold)
    load = await asked
    await ready
    end = watch(held["fail"])
    options = {
        "indexURL": own(given, "url"),
        "packages": own(given, "packages"),
        "stdout": write,
        "stderr": complain,
        # As on the other engines, and in PyScript's own documentation: what JavaScript has not is None.
        "convertNullToNone": True,
    }
    try:
        return await Promise.race([load(options), failed])
    finally:
        end()


async def start(ready: Any) -> Any:
    """Start the program; `None` when it runs, else what went wrong, as `boot.py` says.

    `ready` is the promise of the packed scripts: `window.BasculePort` and `BasculeImport` are there when it is kept.
    """
    refused: list[str] = []

    def note(event: Any) -> None:
        refused.append(String(event.blockedURI))

    document.addEventListener("securitypolicyviolation", note)
    url = ""
    try:
        data = await unpacked(document.getElementById("bascule-pyodide"))
        given = from_json(prop(TextDecoder(), "decode")(data))
        url = String(own(given, "url"))
        python = await loaded(ready, loader(url), given)
    except Exception as error:
        await Promise(lambda kept: setTimeout(kept, REPORTED))
        return {"stage": "load", "message": blame(url, summary(error), refused), "traceback": ""}
    finally:
        document.removeEventListener("securitypolicyviolation", note)
    modules = polyscript()
    put(modules, "lazy_py_modules", refuse_imports)
    internal = pyscript(python)
    put(internal, "js_import", window.BasculeImport)
    delete(window, "BasculeImport")
    python.registerJsModule("_bascule_port", port())
    python.registerJsModule("_pyscript", internal)
    python.registerJsModule("polyscript", modules)
    try:
        run = python.runPython(own(given, "start"))
        told = String(run(own(given, "program")))
    except Exception as error:
        return {"stage": "run", "message": summary(error), "traceback": said(error)}
    if told == "":
        return None
    failure = from_json(told)
    message = f"{String(own(failure, 'name'))}: {String(own(failure, 'message'))}"
    return {"stage": "run", "message": message, "traceback": own(failure, "traceback")}


def blame(url: str, reason: str, refused: list[str]) -> str:
    """Why Pyodide did not start, in plain words."""
    message = f"Pyodide did not start from {url}: {reason}."
    for blocked in refused:
        if blocked.startswith(url) or url.startswith(blocked):
            return f"{message} The policy of this host does not allow that address."
    return message


if own(window, "BasculeEngines") is None:
    put(window, "BasculeEngines", {})
put(window.BasculeEngines, "pyodide", start)
