"""The narrow seam to the page: JSON strings in both directions, errors as values, nothing throws.

Rules of its state
1. A call has a whole number, never used twice. It waits in `_calls` from the moment it is sent until it is settled,
   once: by the page's answer, by its token or by its task's cancellation. What comes after that is dropped.
2. A call that carries a cancelled token is settled without being sent.
3. The page's own clock runs the timeouts; ours is never asked.
4. After every message from the page `after` runs (the renderer's flush), whatever happened.
5. An exception never leaves `dispatch`: it goes back as a value.
6. A message that cannot be read, for want of memory say, still ends what waits for it: its start tells whose it is.

`module` is the engine's `_bascule_port`; on CPython the test kit's. The formats are in docs/house.md.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bascule.bridge.calls import Call
from bascule.bridge.errors import BridgeNotReady, InvalidReply, InvalidRequest, RequestCancelled, from_value
from bascule.bridge.reporting import describe, report
from bascule.bridge.wire import decode, encode

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from bascule.bridge.cancellation import Cancellation

    Handler = Callable[[Any], None]

DEFAULT_TIMEOUT = 30.0
# `wire_packed.MARK`: that module is in pages with MicroPython only.
_PACKED = "\x01"


class UnreadableReply(InvalidReply):
    """The answer came, but it cannot be read here."""

    advice = "Have the tool answer with less at a time."


class Port:
    """One page's port; there is one per interpreter, `port`."""

    def __init__(self) -> None:
        self._topics: dict[str, Handler] = {
            "settle": self._settle,
            "progress": self._progress,
            "teardown": self._torn_down,
        }
        self._resets: list[Callable[[], None]] = []
        self._last = 0
        self.reset()

    def reset(self) -> None:
        """Forget the page: for tests, which show several pages in one interpreter."""
        self.module: Any = None
        self.busy = False
        self.timeout = DEFAULT_TIMEOUT
        self.after: Callable[[], None] | None = None
        self._calls: dict[int, Call] = {}
        for forget in self._resets:
            forget()

    def on(self, topic: str, handler: Handler, reset: Callable[[], None] | None = None) -> None:
        """`handler(value)` takes the messages of `topic`; `reset` clears what it keeps."""
        self._topics[topic] = handler
        if reset is not None:
            self._resets.append(reset)

    def listen(self, module: Any) -> None:
        """Meet the page: it answers at once with what it knows, then with `start`."""
        self.module = module
        module.listen(self.dispatch)

    def dispatch(self, text: str) -> str:
        """Take one message of the page: `""`, or what went wrong as JSON `{name, message, traceback}`."""
        failed = ""
        self.busy = True
        try:
            try:
                message = decode(text)
            except BaseException as error:
                if not self._unreadable(text, error):
                    raise
            else:
                handler = self._topics.get(message[0])
                if handler is not None:
                    handler(message[1] if len(message) > 1 else None)
        except BaseException as error:
            failed = encode(describe(error))
        if self.after is not None:
            try:
                self.after()
            except BaseException as error:
                failed = failed or encode(describe(error))
        self.busy = False
        return failed

    def call(
        self,
        method: str,
        params: Any = None,
        timeout: float | None = None,
        cancellation: Cancellation | None = None,
        on_progress: Callable[[Any], Any] | None = None,
    ) -> Call:
        """Start an action; the call returned may be awaited, or left alone.

        `timeout` is in seconds, the widget's own setting where it is `None`. Values that are not JSON raise
        `InvalidRequest` here, before anything is sent.
        """
        seconds = self.timeout if timeout is None else timeout
        if (
            isinstance(seconds, bool)
            or not isinstance(seconds, (int, float))
            or not 0 < seconds < float("inf")
        ):
            raise InvalidRequest("timeout must be a number of seconds above 0, not " + repr(seconds), method)
        options: dict[str, Any] = {"timeout": seconds}
        if on_progress is not None:
            options["progress"] = True
        self._last += 1
        call = Call(self._last, method, self, on_progress)
        text = encode([call.id, method, {} if params is None else params, options])
        if cancellation is not None and cancellation.cancelled:
            call.settle(None, RequestCancelled(cancellation.reason, method))
        elif self.module is None:
            call.settle(None, BridgeNotReady("there is no page yet", method))
        else:
            self._calls[call.id] = call
            if cancellation is not None:
                call.follow(cancellation)
            self.module.call(text)
        return call

    def tell(self, method: str, params: Any = None) -> None:
        """Start an action whose answer nobody wants."""
        if self.module is not None:
            self.module.call(encode([0, method, {} if params is None else params, {}]))

    def timer(self, seconds: float, run: Callable[[], Any]) -> Call:
        """`run()` after `seconds`, on the page's clock; `.cancel()` stops it."""

        def done(call: Call) -> None:
            if call.error is None:
                run()

        self._last += 1
        call = Call(self._last, "timer", self).then(done)
        if self.module is not None:
            self._calls[call.id] = call
            self.module.call(encode([call.id, "timer", {"seconds": seconds}, {}]))
        return call

    def update(self, batch: str) -> str:
        """Hand the page a batch of trees (JSON text); `""` or its error as JSON."""
        if self.module is None:
            return ""
        return self.module.update(batch) or ""

    def cancel(self, call: Call, reason: str) -> None:
        """Tell the page that nobody waits for `call` any more."""
        if call.id in self._calls:
            self.tell("cancel", {"id": call.id, "reason": reason})
            self._calls.pop(call.id, None)

    def _unreadable(self, text: str, error: BaseException) -> bool:
        """End what a message that cannot be read was for; whether anything waited."""
        topic, number = _beginning(text)
        call = self._calls.pop(number, None) if topic == "settle" else None
        handler = self._topics.get(topic) if topic == "tool" else None
        told = report(error, "a message of " + str(len(text)) + " characters")
        reason = "cannot be read here: it has " + str(len(text)) + " characters (" + told["name"] + ")"
        if call is not None:
            call.settle(None, UnreadableReply("the answer " + reason, call.method))
        elif handler is not None:
            handler({"status": "error", "isError": False, "reason": "the result " + reason})
        else:
            return False
        return True

    def _settle(self, value: Any) -> None:
        call = self._calls.pop(value[0], None)
        if call is None:
            return
        if value[1]:
            call.settle(value[2], None)
        else:
            call.settle(None, from_value(value[2]))

    def _progress(self, value: Any) -> None:
        call = self._calls.get(value[0])
        if call is not None:
            call.progress(value[1])

    def _torn_down(self, value: Any) -> None:
        """Nobody registered anything (`teardown`, where it is loaded, takes this over)."""
        self.tell("answer", {"id": value[0], "result": {}})

    @property
    def waiting(self) -> int:
        """How many calls are not settled."""
        return len(self._calls)


def _beginning(text: str) -> Any:
    """`[topic, id]` of a message from its first characters, the id for `settle`; `["", 0]` if it has none.

    In a packed message they follow the shapes, whose texts cannot hold what starts the value: a quote in them has a
    backslash before it.
    """
    at = text.find(',[-1,"') + 1 if text[:1] == _PACKED else 0
    piece = text[at : at + 80].replace("[-1,", "[").split('"')
    if len(piece) < 3 or piece[0].strip() != "[":
        return ["", 0]
    digits = piece[2].replace("[", ",").split(",")
    found = [part.strip() for part in digits if part.strip()]
    return [piece[1], int(found[0]) if found and found[0].isdigit() else 0]


port = Port()
