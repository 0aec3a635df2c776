"""`pyscript` of a page on Brython: `window`, `document`, `when`, `display`, `HTML`, `fetch` and `ffi`."""

import asyncio

from _page_json import loads
from browser import document, window

__all__ = ["HTML", "display", "document", "fetch", "ffi", "when", "window"]

_OUTPUT = "bascule-output"


class HTML:
    """Markup that `display` shows as markup."""

    def __init__(self, html):
        self._html = html

    def _repr_html_(self):
        return self._html


def _elements(target):
    if isinstance(target, str):
        found = window.document.querySelectorAll(target)
        return [found.item(index) for index in range(found.length)]
    return list(target) if isinstance(target, (list, tuple, set)) else [target]


def _takes_event(handler):
    method = getattr(handler, "__func__", None)
    code = getattr(handler if method is None else method, "__code__", None)
    if code is None:
        return True
    return code.co_argcount > (0 if method is None else 1) or bool(code.co_flags & 4)


def when(event_type, *targets, **options):
    """A decorator: the function is called at each `event_type` of the elements (a selector, an element, several)."""
    wanted = list(targets) + list(options.values())

    def decorate(handler):
        takes = _takes_event(handler)

        def hear(event):
            made = handler(event) if takes else handler()
            if asyncio.iscoroutine(made):
                asyncio.create_task(made)

        for target in wanted:
            for element in _elements(target):
                element.addEventListener(event_type, hear)
        return handler

    return decorate


def _output():
    found = window.document.getElementById(_OUTPUT)
    if not found:
        found = window.document.createElement("div")
        found.id = _OUTPUT
        window.document.body.appendChild(found)
    return found


def display(*values, target=None, append=True):
    """Write values after the widget, or into the element with the id `target`."""
    if target is None:
        place = _output()
    else:
        name = target[1:] if target.startswith("#") else target
        place = window.document.getElementById(name)
        if not place:
            raise ValueError("Invalid selector with id=" + name + ". Cannot be found in the page.")
    if not append:
        place.replaceChildren()
    for value in values:
        block = window.document.createElement("div")
        html = getattr(value, "_repr_html_", None)
        if html is None:
            block.textContent = value if isinstance(value, str) else repr(value)
        else:
            block.innerHTML = html()
        place.appendChild(block)


class _Response:
    """What a fetch answered; before it is awaited its readers may be called already."""

    def __init__(self, promise):
        self._promise = promise
        self._answer = None

    def __await__(self):
        return self._ready().__await__()

    async def _ready(self):
        if self._answer is None:
            self._answer = await self._promise
        return self

    def __getattr__(self, name):
        if self._answer is None:
            raise AttributeError(name)
        return getattr(self._answer, name)

    async def text(self):
        await self._ready()
        return await self._answer.text()

    async def json(self):
        return loads(await self.text())

    async def arrayBuffer(self):
        await self._ready()
        return await self._answer.arrayBuffer()

    async def bytearray(self):
        view = window.Uint8Array.new(await self.arrayBuffer())
        return bytearray([view[index] for index in range(view.length)])


def fetch(url, **options):
    """`await fetch(url)` is the response; `await fetch(url).json()`, `.text()` its content."""
    return _Response(window.fetch(url, options) if options else window.fetch(url))


class ffi:
    """What PyScript has for functions and values that cross; here they cross by themselves."""

    @staticmethod
    def create_proxy(function):
        return function

    @staticmethod
    def to_js(value, **options):
        return value
