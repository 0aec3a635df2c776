"""`timeout` and `timeout_at`: cancel what is inside when the time has come, and say that it was the time."""

from asyncio.events import get_running_loop
from asyncio.exceptions import CancelledError
from asyncio.tasks import current_task

_CREATED = "created"
_ENTERED = "active"
_EXPIRING = "expiring"
_EXPIRED = "expired"
_EXITED = "finished"


class Timeout:
    def __init__(self, when):
        self._state = _CREATED
        self._handle = None
        self._task = None
        self._before = 0
        self._when = when

    def when(self):
        return self._when

    def reschedule(self, when):
        if self._state != _ENTERED:
            if self._state == _CREATED:
                raise RuntimeError("Timeout has not been entered")
            raise RuntimeError("Cannot change state of " + self._state + " Timeout")
        self._when = when
        if self._handle is not None:
            self._handle.cancel()
        self._handle = None
        if when is not None:
            loop = get_running_loop()
            if when <= loop.time():
                self._handle = loop.call_soon(self._on_timeout)
            else:
                self._handle = loop.call_at(when, self._on_timeout)

    def expired(self):
        return self._state in (_EXPIRING, _EXPIRED)

    def __repr__(self):
        return "<Timeout [" + self._state + "]>"

    async def __aenter__(self):
        if self._state != _CREATED:
            raise RuntimeError("Timeout has already been entered")
        task = current_task()
        if task is None:
            raise RuntimeError("Timeout should be used inside a task")
        self._state = _ENTERED
        self._task = task
        self._before = task.cancelling()
        self.reschedule(self._when)
        return self

    async def __aexit__(self, kind, error, trace):
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None
        if self._state == _EXPIRING:
            self._state = _EXPIRED
            if (
                self._task.uncancel() <= self._before
                and kind is not None
                and issubclass(kind, CancelledError)
            ):
                raise TimeoutError from error
        elif self._state == _ENTERED:
            self._state = _EXITED
        return

    def _on_timeout(self):
        self._task.cancel()
        self._state = _EXPIRING
        self._handle = None


def timeout(delay):
    return Timeout(None if delay is None else get_running_loop().time() + delay)


def timeout_at(when):
    return Timeout(when)
