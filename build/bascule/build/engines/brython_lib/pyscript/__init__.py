"""`pyscript` of a page on Brython: what PyScript says of these names; the checker refuses its others."""

import asyncio

from _page_json import dumps, loads
from browser import document, window

__all__ = ["Event", "HTML", "display", "document", "fetch", "ffi", "when", "window"]

_OUTPUT = "bascule-output"


class HTML:
    """Markup that `display` shows as markup."""

    def __init__(self, html):
        self._html = html

    def _repr_html_(self):
        return self._html


class Event:
    """An event of the program's own: `trigger` calls each listener with a result."""

    def __init__(self):
        self._listeners = []

    def trigger(self, result):
        for listener in list(self._listeners):
            _started(listener(result))

    def add_listener(self, listener):
        if not callable(listener):
            raise ValueError("Listener must be callable.")
        if listener not in self._listeners:
            self._listeners.append(listener)

    def remove_listener(self, *listeners):
        self._listeners = [one for one in self._listeners if listeners and one not in listeners]


def _started(made):
    if asyncio.iscoroutine(made):
        asyncio.create_task(made)


def _elements(selector):
    if isinstance(selector, str):
        found = window.document.querySelectorAll(selector)
        return [found.item(index) for index in range(found.length)]
    return list(selector) if isinstance(selector, (list, tuple)) else [selector]


def _takes_event(handler):
    method = getattr(handler, "__func__", None)
    code = getattr(handler if method is None else method, "__code__", None)
    if code is None:
        return True
    return code.co_argcount > (0 if method is None else 1) or bool(code.co_flags & 4)


def when(event_type, selector=None, **options):
    """A decorator: the function is called at each `event_type` of the elements (a selector, an element, a list), or at
    an `Event` or several. `once`, `capture`, `passive` and `signal` are those of `addEventListener`."""
    own = event_type if isinstance(event_type, list) else [event_type]
    elements = []
    if isinstance(event_type, str):
        if not selector:
            raise ValueError("Selector required for DOM event handling.")
        elements = _elements(selector)
        if not elements:
            raise ValueError("No elements found for selector: " + str(selector))

    def decorate(handler):
        takes = _takes_event(handler)

        def hear(event):
            _started(handler(event) if takes else handler())

        for element in elements:
            element.addEventListener(event_type, hear, options or False)
        if not elements:
            for event in own:
                event.add_listener(hear)
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


def _to_js(value):
    if isinstance(value, dict):
        made = window.Object.new()
        for key, item in value.items():
            if item is None:
                window.Object.assign(made, window.JSON.parse(dumps({key: None})))
            else:
                window.Reflect.set(made, key, _to_js(item))
        return made
    if isinstance(value, (list, tuple)):
        # None alone does not cross into what JavaScript holds.
        made = window.Array.new()
        for item in value:
            made = made.concat(window.JSON.parse("[null]")) if item is None else made.concat([_to_js(item)])
        return made
    return value


class ffi:
    """What PyScript has for functions and values that cross; functions cross by themselves here."""

    @staticmethod
    def create_proxy(function):
        return function

    @staticmethod
    def to_js(value, **options):
        return _to_js(value)

    @staticmethod
    def is_none(value):
        return value is None

    @staticmethod
    def assign(source, *more):
        for one in more:
            window.Object.assign(source, _to_js(one))
        return source
