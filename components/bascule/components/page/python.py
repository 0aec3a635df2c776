"""The way to Python: one dispatch function, never entered while Python runs.

Rules of this state:
- What comes up while Python runs waits in `queue`, in order, for a microtask.
- Python that came to `listen` is told nothing for a turn: messages that arrived while it was loaded are heard first,
  so that what it shows first is what is true by then.
- One frame is asked for at a time. A hidden frame is given none by the browser: then a timer of 100 ms stands in.
- Whenever Python has had its say and waits for no frame, `idle` runs.
- After `stop` Python is not called any more.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from bascule.bridge.page.js import (
    JSON,
    Map,
    MessageChannel,
    cancelAnimationFrame,
    clearTimeout,
    field,
    from_json,
    queueMicrotask,
    requestAnimationFrame,
    setTimeout,
)

from .host import known, log

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

# What `dispatch` will be in a turn.
arriving: Any = None
dispatch: Any = None
on_idle: Any = None
on_death: Any = None
running = 0
queue: list[str] = []
frame_id: Any = None
frame_timer: Any = None
timers = Map()


def connect(idle: Callable[[], None], death: Callable[[Any, Any], None]) -> None:
    """`idle()` is called when Python waits for nothing, `death(message, traceback)` when the engine threw."""
    global on_idle, on_death
    on_idle = idle
    on_death = death


def listening() -> bool:
    """Whether there is a Python to tell."""
    return dispatch is not None


def listen(to: Any) -> str:
    """Take Python's dispatch function; in the next turn tell it what is known then, and to start."""
    global arriving
    arriving = to
    # A timer would be late in a frame that its host hides until it is ready.
    channel = MessageChannel()
    channel.port1.onmessage = begin
    channel.port2.postMessage(None)
    return ""


def begin() -> None:
    """Tell Python what is known, and to start."""
    global dispatch
    dispatch = arriving
    for topic in ("host", "tool", "state"):
        if known.has(topic):
            tell(topic, known.get(topic))
    queue.append('["start"]')
    flush()


def stop() -> None:
    """Python is not called any more."""
    global arriving, dispatch
    arriving = None
    dispatch = None


def tell(topic: str, value: Any) -> None:
    """Dispatch `[topic, value]`, now or when Python is done with what it does."""
    queue.append(JSON.stringify([topic, value]))
    if running == 0 and len(queue) == 1:
        flush()
    else:
        queueMicrotask(flush)


def flush() -> None:
    """Empty the queue."""
    global running
    if running > 0 or len(queue) == 0:
        return
    while len(queue) > 0 and dispatch is not None:
        message = queue.pop(0)
        running += 1
        try:
            answer = dispatch(message)
            if answer is not None and answer != "":
                # Python did not handle it itself.
                error = from_json(answer)
                log("error", field(error, "message"), error)
        except Exception as problem:
            # Python's dispatch never raises: the engine itself has died.
            on_death(cast("Any", problem).message, cast("Any", problem).name)
        running -= 1
    idle()


def idle() -> None:
    """Let the page put right what Python has left as it was."""
    if frame_id is None:
        on_idle()


def guard(work: Callable[[], None]) -> str:
    """Run work that Python asks for: "" or the error as JSON."""
    global running
    running += 1
    answer = ""
    try:
        work()
    except Exception as problem:
        answer = JSON.stringify({"name": cast("Any", problem).name, "message": cast("Any", problem).message})
    running -= 1
    return answer


def frame() -> None:
    """Dispatch `["frame"]` before the next paint."""
    global frame_id, frame_timer
    if frame_id is None:
        frame_id = requestAnimationFrame(framed)
        frame_timer = setTimeout(framed, 100)  # milliseconds


def framed() -> None:
    """The frame is here."""
    global frame_id
    cancelAnimationFrame(frame_id)
    clearTimeout(frame_timer)
    frame_id = None
    queue.append('["frame"]')
    flush()


def timer(identity: Any, seconds: float) -> None:
    """Settle `identity` after some seconds."""
    # No longer than setTimeout can wait, in milliseconds.
    timers.set(identity, setTimeout(lambda: ring(identity), min(2147483647, seconds * 1000)))


def ring(identity: Any) -> None:
    """A timer's time has come."""
    timers.delete(identity)
    tell("settle", [identity, True, None])


def cancel_timer(identity: Any) -> bool:
    """Stop a timer; whether there was one."""
    clearTimeout(timers.get(identity))
    return cast("bool", timers.delete(identity))
