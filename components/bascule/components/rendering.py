"""Renders components and hands their trees to the page.

Rules
1. Who is dirty waits in `_levels` by depth and is rendered from the root downwards, so nobody is rendered with props
   that its parent is about to replace.
2. One flush makes one batch; an instance rendered twice in it counts once, with its last tree, and one that is gone by
   the end, or shows what the page has already, not at all. Effects run when the page has the batch; what they change
   makes another batch.
3. A flush ends every message of the page. What changes between messages asks the page for one `frame`.
4. An exception while rendering, in a handler or in an effect goes to the nearest `ErrorBoundary` above, else into a
   panel in the component's place; it is logged once. Nothing else stops. `sys.exit()` is such an exception too.
5. An instance that is rendered more than `LIMIT` times in one flush renders itself without end: that is an error.
   So is one that stands deeper than `DEPTH` components: it shows itself, or those around it do.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bascule.bridge.port import port
from bascule.bridge.renderer import HookError
from bascule.bridge.reporting import report
from bascule.bridge.same import same
from bascule.bridge.tasks import start
from bascule.bridge.wire import decode
from bascule.components.encoding import encode_parts
from bascule.components.instance import Instance
from bascule.components.nodes import Tag, Use, flatten, fragment
from bascule.components.panel import panel, with_panel

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from bascule.components.definition import Component

LIMIT = 50
DEPTH = 200
# The events whose handlers take a value; all others take nothing.
VALUED = {"input", "change", "submit", "invalid", "keydown", "keyup", "keypress", "drop", "paste"}


class RefusedTree(Exception):  # noqa: N818
    """The page refused to show what a component rendered."""


class Renderer:
    """All instances of the page."""

    only_shows = True

    def __init__(self) -> None:
        self.reset()

    def reset(self) -> None:
        """An empty page."""
        self.instances: dict[int, Instance] = {}
        self.root: Instance | None = None
        self.current: Instance | None = None
        self.effects: list[Any] = []
        self._levels: dict[int, list[Instance]] = {}
        self._batch: dict[int, Any] = {}  # a text, or the pieces of one
        self._order: list[int] = []
        self._last = 0
        self._turn = 0
        self.paper = False  # nothing lives here: effects do not run
        self._flushing = False
        self._asked = False

    def close(self) -> None:
        """Take everything away."""
        if self.root is not None:
            self.remove(self.root)
        self.reset()

    # What hooks ask (bascule.bridge.renderer)

    def use(self, hook: str, make: Callable[[Callable[[], None]], Any]) -> Any:
        """The slot of this call of `hook`."""
        if self.current is None:
            raise HookError(hook + " was called outside a component")
        return self.current.slot(hook, make)

    def reader(self) -> Callable[[], None] | None:
        """The `update` of what is rendering."""
        return None if self.current is None else self.current.update

    # What the page says

    def start(self, component: Component) -> None:
        """Put the root instance in place."""
        self._last += 1
        root = Instance(self._last, Use(component, (), {}, None), None, self.mark)
        self.root = root
        self.instances[root.id] = root
        self.mark(root)

    def event(self, value: Any) -> None:
        """A DOM event: `[instance, handler, value]`. One for what is no longer there is dropped."""
        instance = self.instances.get(value[0])
        if instance is None or value[1] >= len(instance.handlers):
            return
        if instance.trouble is not None:
            instance.trouble = None
            self.mark(instance)
        event, handler = instance.handlers[value[1]]

        def failed(error: BaseException) -> None:
            self.fail(instance, error, rendering=False)

        try:
            got = handler(value[2]) if event in VALUED else handler()
        except BaseException as error:
            failed(error)
            return
        start(got, instance.name, failed)

    def frame(self) -> None:
        """The page is about to paint."""
        self._asked = False

    # Rendering

    def mark(self, instance: Instance) -> None:
        """Have an instance rendered in this flush, or in the next."""
        if instance.dead or instance.dirty:
            return
        instance.dirty = True
        level = self._levels.get(instance.depth)
        if level is None:
            self._levels[instance.depth] = [instance]
        else:
            level.append(instance)
        if not self._flushing and not port.busy and not self._asked:
            self._asked = True
            port.tell("frame")

    def flush(self) -> None:
        """Render who is dirty, send the batch, run the effects, until nothing is left."""
        if self._flushing:
            return
        self._flushing = True
        self._turn += 1
        try:
            while self._levels or self.effects:
                self.render_all()
                self.send()
                self.run_effects()
        finally:
            self._flushing = False
            self.current = None

    def render_all(self) -> None:
        """Render who is dirty, the highest first."""
        while self._levels:
            depth = min(self._levels)
            level = self._levels.pop(depth)
            level.reverse()
            try:
                while level:
                    instance = level.pop()
                    if instance.dirty and not instance.dead:
                        self.render(instance)
            finally:
                if (
                    level
                ):  # even its panel failed, for want of memory perhaps: the others come with the next message
                    level.reverse()
                    self._levels.setdefault(depth, []).extend(level)

    def render(self, instance: Instance) -> None:
        """Run a component and note its tree for the batch."""
        instance.dirty = False
        if instance.turn != self._turn:
            instance.turn = self._turn
            instance.turns = 0
        instance.turns += 1
        before = self.current
        self.current = instance
        instance.at = 0
        again = True
        shown: Any
        try:
            if instance.turns > LIMIT:
                raise HookError(instance.name + " changes its own state at every render, without end")
            component = instance.component
            if component.encode is not None:
                shown = component.encode(instance)
            else:
                tree = _node(component.function(*instance.use.children, **instance.use.props), component.name)
                again = instance.rendered
                instance.finish()
                if instance.trouble is not None:
                    tree = with_panel(tree, instance.trouble)
                shown = self.encode(instance, tree)
        except BaseException as error:
            self.current = before
            shown = self.encode(instance, self.fail(instance, error, rendering=True))
        self.current = before
        if again and type(shown) is list:
            shown = "".join(shown)
        if instance.id not in self._batch:
            if again and shown == instance.text:
                return
            self._order.append(instance.id)
        self._batch[instance.id] = shown
        instance.text = shown if again else ""

    def encode(self, instance: Instance, tree: Any) -> list[str]:
        """The JSON of an instance's tree, in pieces; children come and go here, kept by path, then by place."""
        handlers: list[Any] = []
        old = instance.children
        fresh: dict[Any, dict[Any, Instance]] = {}
        kept = 0

        def place(use: Use, path: Any, local: Any) -> str:
            nonlocal kept
            level = fresh.get(path)
            if level is None:
                level = {}
                fresh[path] = level
            where = (local, use.key, id(use.component))
            before = old.get(path)
            child = None if before is None else before.get(where)
            if child is None:
                child = self.child(use, instance)
            else:
                kept += 1
                if not child.dirty and not (
                    same(child.use.props, use.props) and same(child.use.children, use.children)
                ):
                    self.mark(child)
                child.use = use
            level[where] = child
            return '["#",' + str(child.id) + "]"

        try:
            parts = encode_parts(tree, handlers, place)
        except BaseException:
            # What was placed so far goes when the next tree does not place it.
            for path in fresh:
                old.setdefault(path, {}).update(fresh[path])
            raise
        instance.handlers = handlers
        instance.children = fresh
        if old and kept < sum([len(level) for level in old.values()]):
            for path in old:
                there = fresh.get(path, {})
                for where in old[path]:
                    if where not in there:
                        self.remove(old[path][where])
        return parts

    def child(self, use: Use, parent: Instance) -> Instance:
        """A new instance, to be rendered."""
        if parent.depth >= DEPTH:
            raise RuntimeError(
                use.component.name
                + " stands more than "
                + str(DEPTH)
                + " components deep: does it show itself without end?"
            )
        self._last += 1
        child = Instance(self._last, use, parent, self.mark)
        self.instances[self._last] = child
        self.mark(child)
        return child

    def remove(self, instance: Instance) -> None:
        """An instance is gone, and all below it."""
        todo = [instance]
        while todo:
            gone = todo.pop()
            self.instances.pop(gone.id, None)
            for error in gone.close():
                report(error, gone.name)
            for level in gone.children.values():
                todo.extend(level.values())

    def fail(self, instance: Instance | None, error: BaseException, rendering: bool) -> Any:
        """An exception of an instance: the boundary above shows it, else a panel; returns the tree to show instead."""
        if instance is None:
            return None
        told = report(error, instance.name)
        told["component"] = instance.name
        told["error"] = error
        if instance.dead:
            return None
        above = instance.parent
        while above is not None and not above.component.catches:
            above = above.parent
        if above is not None:
            above.caught = told
            self.mark(above)
            return None
        if not rendering:
            instance.trouble = told
            self.mark(instance)
        return panel(told)

    # To the page

    def send(self) -> None:
        """Hand over the batch; what the page refuses is shown as an error of the component that rendered it."""
        for _ in range(LIMIT):
            batch: list[str] = []
            for number in self._order:
                if number in self.instances:
                    batch.append(("," if batch else "[") + "[" + str(number) + ",")
                    held = self._batch[number]
                    if type(held) is list:
                        batch.extend(held)
                    else:
                        batch.append(held)
                    batch.append("]")
            batch.append("]")
            answer = port.update("".join(batch)) if len(batch) > 1 else ""
            if not answer:
                break
            message = str(decode(answer).get("message", ""))
            culprit = self._culprit(message)
            if culprit is None:
                port.tell("failed", {"message": message, "traceback": answer})
                break
            shown = "".join(self.encode(culprit, self.fail(culprit, RefusedTree(message), rendering=True)))
            self._batch[culprit.id] = culprit.text = shown
            self.render_all()
        self._batch = {}
        self._order = []

    def _culprit(self, message: str) -> Instance | None:
        """The instance that the page names: `instance 5: …`."""
        words = message.replace(":", " ").split()
        if len(words) > 1 and words[0] == "instance":
            try:
                found = self.instances.get(int(words[1]))
            except ValueError:
                return None
            if found is not None and found.id in self._batch:
                return found
        return None

    def run_effects(self) -> None:
        """Run what the renders of this batch asked for, children before their parents."""
        levels: dict[int, list[Any]] = {}
        for effect in self.effects:
            levels.setdefault(effect[0].depth, []).append(effect)
        self.effects = []
        for depth in sorted(levels, reverse=True):
            for instance, run in levels[depth]:
                if not instance.dead and not self.paper:
                    try:
                        run()
                    except BaseException as error:
                        self.fail(instance, error, rendering=False)


def _node(value: Any, owner: str) -> Any:
    """What a component returned, as one node."""
    kind = type(value)
    if value is None or kind is str or kind is Use:
        return value
    if kind is list and value and type(value[0]) is Tag:
        return value
    if isinstance(value, (list, tuple)):
        return fragment(value)
    if hasattr(value, "__await__"):
        if hasattr(value, "close"):
            value.close()
        raise TypeError(
            owner + " is async: a component returns what it shows; await in a handler or in use_effect"
        )
    node: list[Any] = []
    flatten(value, node, owner)
    return node[0] if len(node) == 1 else fragment(node)


renderer = Renderer()
