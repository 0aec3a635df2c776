"""Tasks and futures."""

from asyncio import CancelledError, Event, create_task as _create_task, current_task, sleep as _sleep

import asyncio as _asyncio

FIRST_COMPLETED = "FIRST_COMPLETED"

FIRST_EXCEPTION = "FIRST_EXCEPTION"

ALL_COMPLETED = "ALL_COMPLETED"

TimeoutError = _b_TimeoutError


async def sleep(delay, result=None):
    await _sleep(delay)
    return result


class QueueEmpty(Exception):
    pass


class QueueFull(Exception):
    pass


class InvalidStateError(Exception):
    pass


async def _awaited(x):
    return await x


_GENERATOR = type(_awaited(None))

_done = []


class Task:
    """A task: an engine's own, with what CPython's offers."""

    def __init__(self, coro, name=None):
        self._result = None
        self._error = None
        self._finished = False
        self._cancelled = False
        self._began = False
        self._event = Event()
        self._callbacks = []
        self._name = name or "Task"
        self._task = _create_task(self._run(coro))

    async def _run(self, coro):
        self._began = True
        try:
            self._result = await coro
        except CancelledError as e:
            self._cancelled = True
            self._error = e
        except BaseException as e:
            self._error = e
        self._end()

    def _end(self):
        self._finished = True
        self._event.set()
        for f in self._callbacks:
            f(self)

    async def _never(self):
        self._cancelled = True
        self._error = CancelledError()
        self._end()

    def __await__(self):
        return self._wait()

    def __iter__(self):
        return self._wait()

    async def _wait(self):
        if not self._finished:
            try:
                await self._event.wait()
            except CancelledError:
                if not self._finished:
                    self.cancel()
                raise
        if self._error is not None:
            raise self._error
        return self._result

    def done(self):
        return self._finished

    def cancelled(self):
        return self._cancelled

    def cancel(self, msg=None):
        if self._finished:
            return False
        if self._began:
            return self._task.cancel()
        # The engine would end a task that has not begun without a word.
        self._began = True
        self._task.cancel()
        _create_task(self._never())
        return True

    def result(self):
        if not self._finished:
            raise InvalidStateError("Result is not set.")
        if self._error is not None:
            raise self._error
        return self._result

    def exception(self):
        if not self._finished:
            raise InvalidStateError("Exception is not set.")
        if self._cancelled:
            raise self._error
        return self._error

    def add_done_callback(self, f):
        if self._finished:
            _create_task(_called(f, self))
        else:
            self._callbacks.append(f)

    def get_name(self):
        return self._name

    def set_name(self, name):
        self._name = name


async def _called(f, x):
    f(x)


class Future:
    def __init__(self):
        self._event = Event()
        self._result = None
        self._error = None
        self._cancelled = False
        self._callbacks = []

    def _end(self):
        self._event.set()
        for f in self._callbacks:
            _create_task(_called(f, self))

    def set_result(self, value):
        if self.done():
            raise InvalidStateError("invalid state")
        self._result = value
        self._end()

    def set_exception(self, e):
        if self.done():
            raise InvalidStateError("invalid state")
        self._error = e
        self._end()

    def cancel(self, msg=None):
        if self.done():
            return False
        self._cancelled = True
        self._error = CancelledError()
        self._end()
        return True

    def done(self):
        return self._event.is_set()

    def cancelled(self):
        return self._cancelled

    def result(self):
        if not self.done():
            raise InvalidStateError("Result is not set.")
        if self._error is not None:
            raise self._error
        return self._result

    def exception(self):
        return self._error

    def add_done_callback(self, f):
        if self.done():
            _create_task(_called(f, self))
        else:
            self._callbacks.append(f)

    def __await__(self):
        return self._wait()

    def __iter__(self):
        return self._wait()

    async def _wait(self):
        await self._event.wait()
        return self.result()


def create_task(coro, *, name=None, context=None):
    return Task(coro, name)


def ensure_future(x):
    return x if isinstance(x, (Task, Future)) else Task(_awaited(x))


def iscoroutine(x):
    return type(x) is _GENERATOR


def isfuture(x):
    return isinstance(x, (Task, Future))
