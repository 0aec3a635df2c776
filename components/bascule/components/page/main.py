"""The page script's beginning: puts the parts together and defines `window.BasculePort`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bascule.bridge.page.js import Object, WeakMap, console, document, new, prop, set_prop, window

from .adoption import Adoption
from .controls import Controls
from .events import Events
from .focus import Focus
from .panel import Panel
from .port import Port
from .props import Props
from .reconciler import Reconciler
from .safety import Addresses
from .vnode import top_nodes

if TYPE_CHECKING:
    from typing import Any

FOCUSABLE = "a[href],button,input,select,textarea,summary,[tabindex],[contenteditable]"


class Page:
    """All parts of the page script, and what needs several of them."""

    def __init__(self, root: Any) -> None:
        nodes = new(WeakMap)
        self.root = root
        self.port = Port(
            Panel(root),
            lambda batch: self.show(batch),
            lambda: self.settle(),
            lambda params: self.move_focus(params),
        )
        self.controls = Controls(root, nodes)
        self.events = Events(
            root,
            nodes,
            lambda instance, handler, value: self.deliver(instance, handler, value),
            lambda node: self.controls.touch(node),
        )
        self.focus = Focus(root)
        self.adoption: Adoption = Adoption(root)
        self.props = Props(
            nodes,
            Addresses(),
            lambda v: self.events.listen(v),
            lambda message: self.warn(message),
            lambda node: self.controls.composing(node),
        )
        self.reconciler = Reconciler(root, self.props, self.adoption)

    def start(self) -> None:
        """Listen, and define the port."""
        self.controls.watch()
        self.focus.watch()
        if self.adoption.open:
            self.adoption.watch()
        port = self.port
        set_prop(
            window,
            "BasculePort",
            Object.freeze(
                {
                    "listen": lambda dispatch: port.listen(dispatch),
                    "update": lambda text: port.render(text),
                    "call": lambda text: port.call(text),
                }
            ),
        )
        port.attach(prop(window, "BasculeBridge"))

    def show(self, batch: Any) -> None:
        """Apply a batch; nothing that it does to the document counts as an event."""
        self.events.quiet = True
        self.focus.save()
        try:
            self.reconciler.show(batch)
            if self.adoption.open:
                self.adoption.close()
        finally:
            self.focus.restore()
            self.events.quiet = False
        self.reconciler.finish()
        self.adoption.replay()

    def settle(self) -> None:
        """Put used controls right."""
        self.controls.settle(self.props)

    def deliver(self, instance: Any, handler: Any, value: Any) -> None:
        """Tell Python of an event, if its instance still lives."""
        if self.reconciler.instances.has(instance):
            self.port.tell("event", [instance, handler, value])

    def warn(self, message: str) -> None:
        """Say what was left out."""
        console.warn(message)
        self.port.log("warning", message, None)

    def move_focus(self, params: Any) -> None:
        """Focus what `selector` finds in an instance, else its first element that takes the focus."""
        instance = self.reconciler.instances.get(params["instance"])
        selector = prop(params, "selector")
        wanted: str = FOCUSABLE if selector is None else selector
        if instance is None:
            return
        for top in top_nodes(instance.place):
            if prop(top, "querySelector") is not None:
                node = top if top.matches(wanted) else top.querySelector(wanted)
                if node is not None:
                    node.focus()
                    return


def main() -> None:
    """Start the page script, once."""
    if prop(window, "BasculePort") is None:
        root = document.getElementById("bascule-root")
        if root is None:
            root = document.createElement("div")
            root.id = "bascule-root"
            document.body.append(root)
        Page(root).start()


main()
