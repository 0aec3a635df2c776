"""Futures, as CPython has them; and the futures that stand for promises of the page."""

from asyncio.events import get_running_loop
from asyncio.exceptions import CancelledError, InvalidStateError

import _bascule_loop

PENDING = "PENDING"
CANCELLED = "CANCELLED"
FINISHED = "FINISHED"


class Future:
    """A value that comes later."""

    _asyncio_future_blocking = False

    def __init__(self, *, loop=None):
        self._loop = get_running_loop() if loop is None else loop
        self._state = PENDING
        self._result = None
        self._exception = None
        self._callbacks = []
        self._cancel_message = None
        self._untold = False

    def __repr__(self):
        return "<" + type(self).__name__ + " " + self._state.lower() + ">"

    def get_loop(self):
        return self._loop

    def cancel(self, msg=None):
        self._untold = False
        if self._state != PENDING:
            return False
        self._state = CANCELLED
        self._cancel_message = msg
        self._schedule()
        return True

    def cancelled(self):
        return self._state == CANCELLED

    def done(self):
        return self._state != PENDING

    def _make_cancelled_error(self):
        if self._cancel_message is None:
            return CancelledError()
        return CancelledError(self._cancel_message)

    def result(self):
        if self._state == CANCELLED:
            raise self._make_cancelled_error()
        if self._state != FINISHED:
            raise InvalidStateError("Result is not ready.")
        self._untold = False
        if self._exception is not None:
            raise self._exception
        return self._result

    def exception(self):
        if self._state == CANCELLED:
            raise self._make_cancelled_error()
        if self._state != FINISHED:
            raise InvalidStateError("Exception is not set.")
        self._untold = False
        return self._exception

    def add_done_callback(self, fn, *, context=None):
        if self._state != PENDING:
            self._loop.call_soon(fn, self)
        else:
            self._callbacks.append(fn)

    def remove_done_callback(self, fn):
        kept = [other for other in self._callbacks if other != fn]
        removed = len(self._callbacks) - len(kept)
        self._callbacks = kept
        return removed

    def set_result(self, result):
        if self._state != PENDING:
            raise InvalidStateError(self._state + ": " + repr(self))
        self._result = result
        self._state = FINISHED
        self._schedule()

    def set_exception(self, exception):
        if self._state != PENDING:
            raise InvalidStateError(self._state + ": " + repr(self))
        if isinstance(exception, type):
            exception = exception()
        if isinstance(exception, StopIteration):
            wrong = RuntimeError(
                "StopIteration interacts badly with generators and cannot be raised into a Future"
            )
            wrong.__cause__ = exception
            exception = wrong
        self._exception = exception
        self._state = FINISHED
        self._untold = True
        self._schedule()
        _bascule_loop.later(0, self._tell)

    def _tell(self):
        """An exception that nobody asked for by now is reported."""
        if self._untold:
            self._untold = False
            message = type(self).__name__ + " exception was never retrieved"
            self._loop.call_exception_handler(
                {"message": message, "exception": self._exception, "future": self}
            )

    def _schedule(self):
        callbacks = self._callbacks
        self._callbacks = []
        for callback in callbacks:
            self._loop.call_soon(callback, self)

    def __await__(self):
        if self._state == PENDING:
            self._asyncio_future_blocking = True
            yield self
        if self._state == PENDING:
            raise RuntimeError("await wasn't used with future")
        return self.result()

    __iter__ = __await__


def isfuture(obj):
    return hasattr(type(obj), "_asyncio_future_blocking")


def wrap_future(future, *, loop=None):
    return future


def of_promise(promise):
    """The future of a promise of the page. Cancelling it leaves the promise alone."""
    future = Future()

    def kept(value):
        if not future.done():
            future.set_result(value)

    def broken(error):
        if not future.done():
            future.set_exception(error)

    _bascule_loop.then(promise, kept, broken)
    return future


_bascule_loop.futures(of_promise)
