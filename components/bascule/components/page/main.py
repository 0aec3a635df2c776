"""The page script's beginning: defines `window.BasculePort` (docs/house.md, "The narrow seam"), which never throws."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bascule.bridge.page.js import Object, field, from_json, own, prop, set_prop, window

from .adoption import end_adoption, replay, start_adoption
from .clipboard import copy
from .controls import settle, watch_composition
from .events import set_quiet
from .focus import keep, move_focus, watch_scroll
from .host import attach, bridge_port, known, log, say
from .live import root
from .panel import failed, show_failure, show_result
from .python import cancel_timer, connect, frame, guard, listen, listening, stop, tell, timer
from .reconciler import finish, show
from .scripts import offer

if TYPE_CHECKING:
    from typing import Any


def hear(topic: str, value: Any) -> None:
    """The bridge says something."""
    known.set(topic, value)
    if topic == "tool":
        show_result()
    elif topic == "host":
        say()
    if listening():
        tell(topic, value)
    elif topic == "teardown":
        bridge_port().answer(value[0], {})


def update(batch: Any) -> None:
    """Apply a batch; nothing that it does to the document counts as an event."""

    def change() -> None:
        root.hidden = False
        show(batch)
        # The first one has taken over what is prerendered.
        end_adoption()

    set_quiet(True)
    try:
        keep(change)
    finally:
        set_quiet(False)
    finish()
    replay()


def act(action: Any) -> None:
    """Do `[id, method, params, options]`: what is the page's own here, the rest through the bridge."""
    identity = own(action, 0)
    method: str = own(action, 1)
    params = own(action, 2)
    named = field(params, "id")
    if method == "frame":
        frame()
    elif method == "timer":
        timer(identity, field(params, "seconds"))
    elif method == "focus":
        move_focus(field(params, "instance"), field(params, "selector"))
    elif method == "copy":
        copy(identity, field(params, "text"))
    elif method == "failed":
        fail(field(params, "message"), field(params, "traceback"))
    elif method == "answer":
        bridge_port().answer(named, field(params, "result"))
    elif method != "cancel":
        options = own(action, 3)
        bridge_port().call(identity, method, params, {} if options is None else options)
    elif not cancel_timer(named):
        bridge_port().cancel(named, field(params, "reason"))


def fail(message: Any, traceback: Any) -> None:
    """Python cannot go on: say so in the page and to the host."""
    text = message if isinstance(message, str) else "Python has stopped."
    stop()
    if not failed():
        show_failure(text, traceback if isinstance(traceback, str) else "")
        log("error", text, {"traceback": traceback})


def main() -> None:
    """Start the page script, once."""
    if prop(window, "BasculePort") is None:
        connect(settle, fail)
        watch_composition()
        watch_scroll()
        start_adoption()
        port = {
            "listen": listen,
            "update": lambda text: guard(lambda: update(from_json(text))),
            "call": lambda text: guard(lambda: act(from_json(text))),
        }
        set_prop(window, "BasculePort", Object.freeze(port))
        offer()
        attach(hear)


main()
