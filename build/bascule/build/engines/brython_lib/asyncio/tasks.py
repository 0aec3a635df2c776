"""Tasks: coroutines that the loop steps, as CPython does it."""

from asyncio.events import get_running_loop
from asyncio.exceptions import CancelledError
from asyncio.futures import Future, isfuture, of_promise

import _bascule_loop

_current = None
_alive = []
_count = 0


class Task(Future):
    """A coroutine on its way."""

    def __init__(self, coro, *, loop=None, name=None, context=None, eager_start=False):
        global _count
        Future.__init__(self, loop=loop)
        if not iscoroutine(coro):
            raise TypeError("a coroutine was expected, got " + repr(coro))
        _count += 1
        self._name = "Task-" + str(_count) if name is None else str(name)
        self._coro = coro
        self._waiter = None
        self._must_cancel = False
        self._asked = 0
        _alive.append(self)
        self._loop.call_soon(self._step)

    def __repr__(self):
        return "<Task " + self._state.lower() + " name=" + repr(self._name) + ">"

    def get_coro(self):
        return self._coro

    def get_name(self):
        return self._name

    def set_name(self, value):
        self._name = str(value)

    def get_context(self):
        return None

    def set_result(self, result):
        raise RuntimeError("Task does not support set_result operation")

    def set_exception(self, exception):
        raise RuntimeError("Task does not support set_exception operation")

    def cancel(self, msg=None):
        self._untold = False
        if self.done():
            return False
        self._asked += 1
        if self._waiter is not None and self._waiter.cancel(msg=msg):
            return True
        self._must_cancel = True
        self._cancel_message = msg
        return True

    def cancelling(self):
        return self._asked

    def uncancel(self):
        if self._asked > 0:
            self._asked -= 1
            if self._asked == 0:
                self._must_cancel = False
        return self._asked

    def _end(self):
        if self in _alive:
            _alive.remove(self)

    def _step(self, error=None):
        global _current
        if self._must_cancel:
            if not isinstance(error, CancelledError):
                error = self._make_cancelled_error()
            self._must_cancel = False
        self._waiter = None
        before = _current
        _current = self
        try:
            item = self._coro.send(None) if error is None else self._coro.throw(error)
        except StopIteration as stop:
            self._end()
            if self._must_cancel:
                self._must_cancel = False
                Future.cancel(self, msg=self._cancel_message)
            else:
                Future.set_result(self, stop.value)
        except CancelledError as cancelled:
            self._end()
            self._cancelled_error = cancelled
            Future.cancel(self, msg=cancelled.args[0] if cancelled.args else None)
        except BaseException as raised:
            self._end()
            Future.set_exception(self, raised)
            if isinstance(raised, (KeyboardInterrupt, SystemExit)):
                raise
        else:
            self._wait_for(item)
        finally:
            _current = before

    def _wait_for(self, item):
        if item is None:
            self._loop.call_soon(self._step)
            return
        if _bascule_loop.is_promise(item):
            item = of_promise(item)
            item._asyncio_future_blocking = True
        if not isfuture(item):
            self._loop.call_soon(self._step, RuntimeError("Task got bad yield: " + repr(item)))
        elif item is self:
            self._loop.call_soon(self._step, RuntimeError("Task cannot await on itself: " + repr(self)))
        elif not item._asyncio_future_blocking:
            self._loop.call_soon(
                self._step, RuntimeError("yield was used instead of yield from in " + repr(self))
            )
        else:
            item._asyncio_future_blocking = False
            self._waiter = item
            item.add_done_callback(self._wake)
            if self._must_cancel and item.cancel(msg=self._cancel_message):
                self._must_cancel = False

    def _wake(self, future):
        try:
            future.result()
        except BaseException as error:
            self._step(error)
        else:
            self._step()


def iscoroutine(obj):
    kind = type(obj).__name__
    return kind in ("coroutine", "generator") and hasattr(obj, "send") and hasattr(obj, "throw")


def iscoroutinefunction(func):
    return _bascule_loop.is_async(func)


def current_task(loop=None):
    return _current


def all_tasks(loop=None):
    return set(_alive)


def create_task(coro, *, name=None, context=None, **kwargs):
    return Task(coro, loop=get_running_loop(), name=name)


def ensure_future(obj, *, loop=None):
    if isfuture(obj):
        return obj
    if _bascule_loop.is_promise(obj):
        return of_promise(obj)
    if iscoroutine(obj):
        return create_task(obj)
    if hasattr(obj, "__await__"):
        return create_task(_awaiting(obj))
    raise TypeError("An asyncio.Future, a coroutine or an awaitable is required")


async def _awaiting(obj):
    return await obj


class _Turn:
    """Gives way for one turn of the loop."""

    def __await__(self):
        yield


async def sleep(delay, result=None):
    if delay != delay:
        raise ValueError("Invalid delay: NaN (not a number)")
    if delay <= 0:
        await _Turn()
        return result
    loop = get_running_loop()
    future = loop.create_future()
    handle = loop.call_later(delay, _settle, future, result)
    try:
        return await future
    finally:
        handle.cancel()


def _settle(future, result):
    if not future.done():
        future.set_result(result)


def _run(coro, kept, broken):
    """What the page calls for a coroutine that it was handed: `kept(value)` or `broken(error)` in the end."""

    def done(task):
        error = CancelledError() if task.cancelled() else task.exception()
        if error is None:
            kept(task.result())
        else:
            broken(error)

    create_task(coro).add_done_callback(done)


_bascule_loop.runs(_run)
