"""What PyScript's own Python package expects of the page: its modules `_pyscript` and `polyscript`.

A widget is one document without workers, files and modules from the network, so what needs those says so. `storage`
keeps its entries in `localStorage` where the host allows it, else as long as the page lives.
"""

from __future__ import annotations

from typing import Any

from bascule.bridge.page.js import Error, Map, Object, Promise, document, window

OUTPUT = "bascule-output"
STORES = Map()


def pyscript(python: Any) -> Any:
    """`_pyscript`. `target`, where `display()` writes when it is not told where, is made when it is first asked for."""
    made: Any = {"interpreter": python, "js_import": python.importModules, "PyWorker": refuse_worker}
    Object.defineProperty(made, "target", {"get": target})
    return made


def polyscript() -> Any:
    """`polyscript`."""
    return {
        "config": {},
        "js_modules": {},
        "workers": {},
        "storage": storage,
        "lazy_py_modules": refuse_packages,
    }


def target() -> str:
    """The id of the element that `display()` writes to: a block after the widget."""
    if document.getElementById(OUTPUT) is None:
        block = document.createElement("div")
        block.id = OUTPUT
        document.body.appendChild(block)
    return OUTPUT


def refuse_worker() -> None:
    """`PyWorker`."""
    raise Error("a widget has no workers")


def refuse_packages() -> Any:
    """`py_import`."""
    return Promise.reject(Error("MicroPython has no packages to import at run time"))


async def storage(name: str) -> Any:
    """`storage`: entries are kept under `name/`. Asked again, a name gives the same entries."""
    if not STORES.has(name):
        STORES.set(name, Store(f"{name}/"))
    return STORES.get(name)


class Store(Map):
    """Texts by name, with PyScript's `sync`; in memory, and in `localStorage` where there is one."""

    def __init__(self, prefix: str) -> None:
        super().__init__()
        self.prefix: str = prefix
        self.kept: Any = kept()
        if self.kept is not None:
            count: int = self.kept.length
            for i in range(count):
                key: str = self.kept.key(i)
                if key.startswith(prefix):
                    super().set(key[len(prefix) :], self.kept.getItem(key))

    def set(self, name: str, text: str) -> Any:
        """Keep a text under a name."""
        if self.kept is not None:
            self.kept.setItem(f"{self.prefix}{name}", text)
        return super().set(name, text)

    def delete(self, name: str) -> bool:
        """Forget a name; whether it was there."""
        if self.kept is not None:
            self.kept.removeItem(f"{self.prefix}{name}")
        there: bool = super().delete(name)
        return there

    def clear(self) -> None:
        """Forget every name."""
        for name in list(self.keys()):
            self.delete(name)

    async def sync(self) -> None:
        """Wait until everything is kept, which it is."""


def kept() -> Any:
    """`localStorage`, `None` where the host does not allow it (an opaque origin)."""
    try:
        return window.localStorage
    except Exception:
        return None
