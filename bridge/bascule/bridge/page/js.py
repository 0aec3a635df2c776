# ruff: noqa: N816 - the names are the browser's
"""The browser's names for page Python, and stand-ins for them on CPython.

The compiler knows this module by name and never compiles it: in the page `window` is the browser's own, and a helper
such as `own` becomes a line of JavaScript. Here every helper does what that line does, so that page modules can be
tested on CPython. Browser objects have no stand-in worth the name: touching one raises `Absent`. What each name is good
for is told in docs/page-python.md.
"""

from __future__ import annotations

import functools
import math
from typing import TYPE_CHECKING, Any, NoReturn

from ._convert import SPACE, Boolean, Error, Number, String, TypeError, from_json, is_index, to_json
from ._values import Map, Math, Set, key_of

if TYPE_CHECKING:
    from collections.abc import Callable

# fmt: off
__all__ = [  # noqa: RUF022 - so many names read better in lines
    "AbortController", "Absent", "Array", "ArrayBuffer", "Blob", "Boolean", "CustomEvent", "Date",
    "DecompressionStream", "Element", "Error", "Event", "EventTarget", "File", "FileReader", "FormData",
    "HTMLElement", "Infinity", "IntersectionObserver", "JSON", "Map", "Math", "MessageChannel",
    "MutationObserver", "NaN", "Node", "Number", "Object", "Promise", "Proxy", "ReadableStream",
    "Reflect", "RegExp", "ResizeObserver", "Response", "Set", "String", "Symbol", "TextDecoder",
    "TextEncoder", "TypeError", "URL", "Uint8Array", "WeakMap", "WebAssembly", "addEventListener", "atob",
    "btoa", "cancelAnimationFrame", "clearTimeout", "console", "delete", "document", "fetch", "field", "from_json",
    "getComputedStyle", "index_of", "is_array", "is_function", "is_integer", "is_number", "is_object",
    "keys", "location", "matchMedia", "navigator", "new", "own", "performance", "prop", "put",
    "queueMicrotask", "removeEventListener", "replace_all", "requestAnimationFrame", "same", "setTimeout",
    "set_prop", "sort", "splice", "structuredClone", "to_json", "trim", "typeof", "undefined", "window",
]
# fmt: on


class Absent(RuntimeError):  # noqa: N818 - reads as what it says
    """A browser object was used on CPython."""


class _Absent:
    """Stands where a browser object would: any use raises `Absent`."""

    def __init__(self, name: str) -> None:
        object.__setattr__(self, "_name", name)

    def _fail(self) -> NoReturn:
        raise Absent(f"{object.__getattribute__(self, '_name')} exists in a browser only: hand it in")

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        self._fail()

    def __setattr__(self, name: str, value: Any) -> None:
        self._fail()

    def __call__(self, *_: Any) -> Any:
        self._fail()


def typeof(value: Any) -> str:
    """What `typeof` says; None is "undefined" in the page only when it is undefined, here it is "object"."""
    if isinstance(value, bool):
        return "boolean"
    if isinstance(value, int | float):
        return "number"
    if isinstance(value, str):
        return "string"
    return "function" if callable(value) else "object"


def is_array(value: Any) -> bool:
    """Whether it is a list."""
    return isinstance(value, list | tuple)


def is_object(value: Any) -> bool:
    """Whether it is an object with fields: no None, list, function or scalar."""
    return typeof(value) == "object" and value is not None and not is_array(value)


def is_number(value: Any) -> bool:
    """Whether it is a number, NaN included; a bool is none."""
    return typeof(value) == "number"


def is_integer(value: Any) -> bool:
    """Whether it is a whole number (1.0 is one, True is none)."""
    return is_number(value) and math.isfinite(value) and value == math.floor(value)


def is_function(value: Any) -> bool:
    """Whether it can be called."""
    return callable(value)


def same(a: Any, b: Any) -> bool:
    """`a === b`: scalars by value and type, NaN never, the rest by identity."""
    return bool(a == a) and key_of(a) == key_of(b) if is_number(a) else key_of(a) == key_of(b)  # noqa: PLR0124


def own(value: Any, key: Any) -> Any:
    """The own field `key` of a record, None when it is absent or `value` has no fields."""
    if isinstance(value, dict):
        return value.get(String(key))
    if isinstance(value, list | tuple) and key == "length":
        return len(value)
    if isinstance(value, list | tuple) and is_index(String(key)):
        index = int(String(key))
        return value[index] if index < len(value) else None
    return None


def field(value: Any, key: str) -> Any:
    """As `own`, in fewer bytes, for a key that no record, text or list inherits."""
    return value.get(key) if isinstance(value, dict) else None


def put(record: Any, key: Any, value: Any) -> None:
    """Set an own field, whatever its name."""
    record[String(key)] = value


def delete(record: Any, key: Any) -> None:
    """Remove a field of a record if it is there."""
    record.pop(String(key), None)


def keys(value: Any) -> list[str]:
    """The names of the own fields: whole numbers first and rising, as JavaScript has them; none of a scalar."""
    if isinstance(value, list | tuple):
        return [str(index) for index in range(len(value))]
    names = list(value) if isinstance(value, dict) else []
    numbers = [name for name in names if is_index(name)]
    return sorted(numbers, key=int) + [name for name in names if name not in numbers]


def prop(value: Any, name: str) -> Any:
    """`value[name]` on a browser object, inherited ones included."""
    return value.get(name) if isinstance(value, dict) else getattr(value, name, None)


def set_prop(value: Any, name: str, to: Any) -> None:
    """`value[name] = to` on a browser object."""
    if isinstance(value, dict):
        value[name] = to
    else:
        setattr(value, name, to)


def new(cls: Any, *args: Any) -> Any:
    """`new cls(…)` where the class is a value."""
    return cls(*args)


def trim(text: str) -> str:
    """Without the white space at both ends."""
    return text.strip(SPACE)


def replace_all(text: str, old: str, to: str) -> str:
    """With every `old`, which is not empty, replaced."""
    return text.replace(old, to)


def index_of(where: Any, what: Any) -> int:
    """Where a part of a text or an item of a list stands first, -1 when nowhere."""
    if isinstance(where, str):
        return where.find(what)
    return next((index for index, item in enumerate(where) if same(item, what)), -1)


def splice(items: list[Any], start: int, count: int, *new_items: Any) -> list[Any]:
    """Take `count` items out at `start`, put others in; the ones taken out."""
    first = max(len(items) + start, 0) if start < 0 else min(start, len(items))
    last = first + max(count, 0)
    out = items[first:last]
    items[first:last] = new_items
    return out


def sort(items: list[Any], compare: Callable[[Any, Any], Any]) -> list[Any]:
    """Sort in place, stable, by a function that answers below, at or above zero; the list."""
    items.sort(key=functools.cmp_to_key(compare))
    return items


window: Any = _Absent("window")
document: Any = _Absent("document")
navigator: Any = _Absent("navigator")
location: Any = _Absent("location")
console: Any = _Absent("console")
performance: Any = _Absent("performance")
JSON: Any = _Absent("JSON")
Object: Any = _Absent("Object")
Array: Any = _Absent("Array")
Reflect: Any = _Absent("Reflect")
setTimeout: Any = _Absent("setTimeout")
clearTimeout: Any = _Absent("clearTimeout")
requestAnimationFrame: Any = _Absent("requestAnimationFrame")
cancelAnimationFrame: Any = _Absent("cancelAnimationFrame")
queueMicrotask: Any = _Absent("queueMicrotask")
getComputedStyle: Any = _Absent("getComputedStyle")
matchMedia: Any = _Absent("matchMedia")
addEventListener: Any = _Absent("addEventListener")
removeEventListener: Any = _Absent("removeEventListener")
structuredClone: Any = _Absent("structuredClone")
atob: Any = _Absent("atob")
btoa: Any = _Absent("btoa")
fetch: Any = _Absent("fetch")
Promise: Any = _Absent("Promise")
WeakMap: Any = _Absent("WeakMap")
Date: Any = _Absent("Date")
Symbol: Any = _Absent("Symbol")
Proxy: Any = _Absent("Proxy")
RegExp: Any = _Absent("RegExp")
URL: Any = _Absent("URL")
Event: Any = _Absent("Event")
CustomEvent: Any = _Absent("CustomEvent")
EventTarget: Any = _Absent("EventTarget")
Node: Any = _Absent("Node")
Element: Any = _Absent("Element")
HTMLElement: Any = _Absent("HTMLElement")
FormData: Any = _Absent("FormData")
File: Any = _Absent("File")
Blob: Any = _Absent("Blob")
FileReader: Any = _Absent("FileReader")
Response: Any = _Absent("Response")
ReadableStream: Any = _Absent("ReadableStream")
DecompressionStream: Any = _Absent("DecompressionStream")
WebAssembly: Any = _Absent("WebAssembly")
TextEncoder: Any = _Absent("TextEncoder")
TextDecoder: Any = _Absent("TextDecoder")
Uint8Array: Any = _Absent("Uint8Array")
ArrayBuffer: Any = _Absent("ArrayBuffer")
AbortController: Any = _Absent("AbortController")
MessageChannel: Any = _Absent("MessageChannel")
MutationObserver: Any = _Absent("MutationObserver")
ResizeObserver: Any = _Absent("ResizeObserver")
IntersectionObserver: Any = _Absent("IntersectionObserver")
undefined: None = None
NaN = math.nan
Infinity = math.inf
