"""JavaScript components: an element with the prop `script: [name, data]` belongs to the script of that name.

Rules of this state:
- A script is defined once a page, before the first batch: `BasculeScripts.define(name, mount)`.
- `mount(node, data, emit)` is called at the end of the batch that brought the element into the document. It may answer
  `{update(data), unmount()}`: `update` is called when a render brings other data, as JSON, or other kids with a key,
  `unmount` when the element is gone. `emit(event, value)` calls the handler of the event in `on`, which hears nothing
  else; what JSON cannot hold is logged and dropped. `mount-failed` is not the script's to say.
- From `mount` on the inside of the element is the script's: the kids that stood there are never patched again. Kids
  with a key stay the reconciler's wherever the script has put them; new ones come last.
- A `mount` that throws, or a script that is not there, leaves an element like any other, and its handler of
  `mount-failed` is told.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from bascule.bridge.page.js import Map, String, is_function, prop, set_prop, window

from .dom import get
from .events import handler
from .host import log
from .python import tell
from .vnode import instance_of, script_part

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from .vnode import VNode

defined = Map()
# From the VNodes of elements to what their `mount` answered.
mounted = Map()


def offer() -> None:
    """Let scripts define themselves."""
    set_prop(window, "BasculeScripts", {"define": lambda name, mount: defined.set(name, mount)})


def run(v: VNode) -> None:
    """Mount the script of an element that is in the document, or give a mounted one its data."""

    def say(event: str, value: Any) -> None:
        number = handler(v, event)
        if number is not None and mounted.has(v):
            tell("event", [instance_of(v), number, value])

    def emit(event: str, value: Any) -> None:
        if event != "mount-failed":
            attempt(v, lambda: say(event, value))

    def mount() -> None:
        mounted.set(v, defined.get(script_part(v, 0))(v.dom_node, script_part(v, 1), emit))

    if mounted.has(v):
        act(v, "update", mounted.get(v))
        return
    mounted.set(v, None)
    if attempt(v, mount):
        v.kid_list = kept(v.kid_list)
        for i in range(len(v.kid_list)):
            v.kid_list[i].at = i
    else:
        say("mount-failed", None)
        mounted.delete(v)


def kept(kids: list[VNode]) -> list[VNode]:
    """Of the kids of a mounted element those that stay the reconciler's."""
    return [kid for kid in kids if kid.key is not None]


def sweep() -> None:
    """Unmount what is gone from the document."""
    for v, handle in mounted:
        if not cast("bool", get(v.dom_node, "isConnected")):
            mounted.delete(v)
            act(v, "unmount", handle)


def act(v: VNode, method: str, handle: Any) -> None:
    """Hand its data to what a mount has answered."""
    if handle is not None and is_function(prop(handle, method)):
        attempt(v, lambda: prop(handle, method)(script_part(v, 1)))


def attempt(v: VNode, work: Callable[[], None]) -> bool:
    """Whether work of a script throws nothing; what it throws is logged."""
    try:
        work()
    except Exception as error:
        log("error", f"script {String(script_part(v, 0))}: {String(error)}", None)
        return False
    return True
