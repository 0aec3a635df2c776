"""`asyncio` of a page on Brython: CPython's, on the page's own clock and queue.

The loop always runs: `run` and `run_until_complete` would have to wait, and a page cannot. Promises are awaited like
futures. What is rarely used is imported when it is first asked for.
"""

from asyncio.events import (
    AbstractEventLoop,
    Handle,
    TimerHandle,
    get_event_loop,
    get_running_loop,
    new_event_loop,
)
from asyncio.exceptions import CancelledError, InvalidStateError, TimeoutError
from asyncio.futures import Future, isfuture, wrap_future
from asyncio.tasks import (
    Task,
    all_tasks,
    create_task,
    current_task,
    ensure_future,
    iscoroutine,
    iscoroutinefunction,
    sleep,
)

_LATER = {
    "ALL_COMPLETED": "waiting",
    "FIRST_COMPLETED": "waiting",
    "FIRST_EXCEPTION": "waiting",
    "as_completed": "waiting",
    "gather": "waiting",
    "shield": "waiting",
    "wait": "waiting",
    "wait_for": "waiting",
    "Barrier": "barriers",
    "BoundedSemaphore": "locks",
    "BrokenBarrierError": "barriers",
    "Condition": "locks",
    "Event": "locks",
    "Lock": "locks",
    "Semaphore": "locks",
    "LifoQueue": "queues",
    "PriorityQueue": "queues",
    "Queue": "queues",
    "QueueEmpty": "queues",
    "QueueFull": "queues",
    "QueueShutDown": "queues",
    "TaskGroup": "taskgroups",
    "Timeout": "timeouts",
    "timeout": "timeouts",
    "timeout_at": "timeouts",
    "Runner": "runners",
    "run": "runners",
    "to_thread": "runners",
}


def __getattr__(name):
    place = _LATER.get(name)
    if place is None:
        raise AttributeError("module 'asyncio' has no attribute '" + name + "'")
    module = __import__("asyncio." + place, None, None, [name])
    value = getattr(module, name)
    globals()[name] = value
    return value
