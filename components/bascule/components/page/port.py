"""The page's half of the port: strings in, strings out, nothing throws (docs/house.md, "The narrow seam").

Rules of this state:
- Python is never entered while it runs: what comes up meanwhile waits in `queue`, in order, for a microtask.
- Every way in from Python catches everything and answers "" or an error as JSON.
- One frame is asked for at a time. A hidden frame is given none by the browser: then a timer of 100 ms stands in.
- After `failed` Python is not called any more; the page goes on without it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bascule.bridge.page.js import (
    Map,
    cancelAnimationFrame,
    clearTimeout,
    console,
    from_json,
    own,
    queueMicrotask,
    requestAnimationFrame,
    setTimeout,
    to_json,
)

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from .panel import Panel

FRAME_TIMEOUT = 100
# The longest delay that setTimeout knows, in milliseconds.
LONGEST = 2147483647


class Port:
    """`show(batch)` changes the page, `settle()` puts its controls right, `focus(params)` moves the focus."""

    def __init__(
        self,
        panel: Panel,
        show: Callable[[Any], None],
        settle: Callable[[], None],
        focus: Callable[[Any], None],
    ) -> None:
        self.panel = panel
        self.show = show
        self.settle = settle
        self.focus = focus
        self.bridge: Any = None
        self.dispatch: Any = None
        self.running = 0
        self.queue: list[str] = []
        self.waiting = False
        self.framing = False
        self.frame_id: Any = 0
        self.frame_timer: Any = 0
        self.timers = Map()
        self.known = Map()
        self.failed = False

    # --- from the bridge

    def attach(self, bridge: Any) -> None:
        """Start to follow the bridge."""
        if bridge is not None:
            self.bridge = bridge.attach(lambda topic, value: self.hear(topic, value))

    def hear(self, topic: str, value: Any) -> None:
        """The bridge says something."""
        if topic in ("host", "tool", "state"):
            self.known.set(topic, value)
        if topic == "tool":
            self.panel.tell(value)
        if topic == "teardown" and (self.failed or self.dispatch is None):
            self.bridge.answer(value[0], {})
        elif self.dispatch is not None:
            self.tell(topic, value)

    # --- to Python

    def tell(self, topic: str, value: Any) -> None:
        """Dispatch `[topic, value]` to Python, now or as soon as it is done with what it does."""
        self.queue.append(to_json([topic, value]))
        if self.running == 0 and len(self.queue) == 1:
            self.flush()
        else:
            self.flush_later()

    def flush_later(self) -> None:
        """Empty the queue when the running script has ended."""
        if not self.waiting:
            self.waiting = True
            queueMicrotask(lambda: self.flush())

    def flush(self) -> None:
        """Empty the queue."""
        self.waiting = False
        if self.running > 0:
            return
        while len(self.queue) > 0 and not self.failed:
            message = self.queue.pop(0)
            self.running += 1
            try:
                answer = self.dispatch(message)
                if answer is not None and answer != "":
                    self.report(from_json(answer))
            except Exception as problem:
                # Python's dispatch never raises: the engine itself has died.
                error: Any = problem
                self.fail(error.message, error.name)
            self.running -= 1
        if not self.framing:
            self.settle()

    def report(self, error: Any) -> None:
        """Tell the host and the console of an error that Python could not handle itself."""
        console.error(
            own(error, "traceback") if own(error, "traceback") is not None else own(error, "message")
        )
        self.log("error", own(error, "message"), error)

    def log(self, level: str, message: Any, data: Any) -> None:
        """Log to the host."""
        if self.bridge is not None:
            self.bridge.call(
                0, "log", {"level": level, "message": message, "data": data, "logger": "bascule"}, {}
            )

    # --- from Python

    def listen(self, dispatch: Any) -> str:
        """Take Python's dispatch function, and tell it what is known, then to start."""
        self.dispatch = dispatch
        self.running += 1
        for pair in self.known:
            self.tell(pair[0], pair[1])
        self.queue.append('["start"]')
        self.running -= 1
        self.flush_later()
        return ""

    def render(self, text: str) -> str:
        """Apply a batch."""
        return self.guard(lambda: self.show(from_json(text)))

    def call(self, text: str) -> str:
        """Start an action of the page or of the bridge."""
        return self.guard(lambda: self.act(from_json(text)))

    def guard(self, work: Callable[[], None]) -> str:
        """Run work for Python; its error as JSON."""
        self.running += 1
        answer = ""
        try:
            work()
        except Exception as problem:
            error: Any = problem
            answer = to_json({"name": error.name, "message": error.message})
        self.running -= 1
        return answer

    def act(self, action: Any) -> None:
        """Do `[id, method, params, options]`."""
        identity = own(action, 0)
        method: str = own(action, 1)
        params = own(action, 2)
        if method == "frame":
            self.frame()
        elif method == "timer":
            self.timer(identity, own(params, "seconds"))
        elif method == "focus":
            self.focus(params)
        elif method == "failed":
            self.fail(own(params, "message"), own(params, "traceback"))
        elif method == "cancel" and self.timers.has(own(params, "id")):
            clearTimeout(self.timers.get(own(params, "id")))
            self.timers.delete(own(params, "id"))
        elif method == "cancel":
            self.bridge.cancel(own(params, "id"), own(params, "reason"))
        elif method == "answer":
            self.bridge.answer(own(params, "id"), own(params, "result"))
        else:
            options = own(action, 3)
            self.bridge.call(identity, method, params, {} if options is None else options)

    # --- time

    def frame(self) -> None:
        """Dispatch `["frame"]` before the next paint."""
        if not self.framing:
            self.framing = True
            self.frame_id = requestAnimationFrame(lambda: self.framed())
            self.frame_timer = setTimeout(lambda: self.framed(), FRAME_TIMEOUT)

    def framed(self) -> None:
        """The frame is here."""
        cancelAnimationFrame(self.frame_id)
        clearTimeout(self.frame_timer)
        self.framing = False
        self.queue.append('["frame"]')
        self.flush()

    def timer(self, identity: Any, seconds: Any) -> None:
        """Settle `identity` after some seconds."""
        wanted: float = seconds
        delay = min(LONGEST, max(0, wanted * 1000))
        self.timers.set(identity, setTimeout(lambda: self.ring(identity), delay))

    def ring(self, identity: Any) -> None:
        """A timer's time has come."""
        self.timers.delete(identity)
        self.tell("settle", [identity, True, None])

    # --- the end

    def fail(self, message: Any, traceback: Any) -> None:
        """Python cannot go on: say so in the page and to the host."""
        text = message if isinstance(message, str) else "Python has stopped."
        self.failed = True
        self.panel.show(text, traceback if isinstance(traceback, str) else "")
        self.panel.tell(self.known.get("tool"))
        self.log("error", text, {"traceback": traceback})
