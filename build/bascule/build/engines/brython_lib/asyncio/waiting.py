"""Waiting for several: `gather`, `wait`, `wait_for`, `shield`, `as_completed`."""

from asyncio.events import get_running_loop
from asyncio.exceptions import CancelledError
from asyncio.futures import Future
from asyncio.tasks import ensure_future, iscoroutine
from asyncio.timeouts import timeout as _timeout

FIRST_COMPLETED = "FIRST_COMPLETED"
FIRST_EXCEPTION = "FIRST_EXCEPTION"
ALL_COMPLETED = "ALL_COMPLETED"


class _Gathering(Future):
    """The future of several; cancelling it cancels them."""

    def __init__(self, children):
        Future.__init__(self)
        self._children = children
        self._cancel_asked = False

    def cancel(self, msg=None):
        if self.done():
            return False
        asked = False
        for child in self._children:
            if child.cancel(msg=msg):
                asked = True
        if asked:
            self._cancel_asked = True
        return asked


def gather(*coros_or_futures, return_exceptions=False):
    if not coros_or_futures:
        outer = get_running_loop().create_future()
        outer.set_result([])
        return outer
    children = []
    known = []
    for item in coros_or_futures:
        for given, future in known:
            if given is item:
                break
        else:
            future = ensure_future(item)
            known.append((item, future))
        children.append(future)
    outer = _Gathering(children)
    left = [len(known)]

    def done(future):
        left[0] -= 1
        if outer.done():
            if not future.cancelled():
                future.exception()
            return
        if not return_exceptions:
            if future.cancelled():
                outer.set_exception(future._make_cancelled_error())
                return
            error = future.exception()
            if error is not None:
                outer.set_exception(error)
                return
        if left[0] == 0:
            results = []
            for child in children:
                if child.cancelled():
                    results.append(child._make_cancelled_error())
                else:
                    error = child.exception()
                    results.append(child.result() if error is None else error)
            if outer._cancel_asked:
                outer.set_exception(outer._make_cancelled_error())
            else:
                outer.set_result(results)

    for _, future in known:
        future.add_done_callback(done)
    return outer


def shield(arg):
    inner = ensure_future(arg)
    if inner.done():
        return inner
    outer = get_running_loop().create_future()

    def inner_done(future):
        if outer.cancelled():
            return
        if future.cancelled():
            outer.cancel()
            return
        error = future.exception()
        if error is None:
            outer.set_result(future.result())
        else:
            outer.set_exception(error)

    def outer_done(future):
        if not inner.done():
            inner.remove_done_callback(inner_done)

    inner.add_done_callback(inner_done)
    outer.add_done_callback(outer_done)
    return outer


async def wait_for(fut, timeout):
    if timeout is not None and timeout <= 0:
        fut = ensure_future(fut)
        if fut.done():
            return fut.result()
        fut.cancel()
        try:
            return await fut
        except CancelledError as error:
            raise TimeoutError from error
    async with _timeout(timeout):
        return await fut


async def wait(fs, *, timeout=None, return_when=ALL_COMPLETED):
    if iscoroutine(fs) or isinstance(fs, Future):
        raise TypeError("expect a list of futures, not " + type(fs).__name__)
    futures = set(fs)
    if not futures:
        raise ValueError("Set of Tasks/Futures is empty.")
    if return_when not in (FIRST_COMPLETED, FIRST_EXCEPTION, ALL_COMPLETED):
        raise ValueError("Invalid return_when value: " + str(return_when))
    if any(iscoroutine(future) for future in futures):
        raise TypeError("Passing coroutines is forbidden, use tasks explicitly.")
    loop = get_running_loop()
    waiter = loop.create_future()
    left = [sum(1 for future in futures if not future.done())]

    def ended():
        return left[0] == 0 or any(stops(future) for future in futures if future.done())

    def stops(future):
        if return_when == FIRST_COMPLETED:
            return True
        if return_when != FIRST_EXCEPTION or future.cancelled():
            return False
        return future.exception() is not None

    def release():
        if not waiter.done():
            waiter.set_result(None)

    def done(future):
        left[0] -= 1
        if left[0] <= 0 or stops(future):
            release()

    if not ended():
        handle = None if timeout is None else loop.call_later(timeout, release)
        for future in futures:
            if not future.done():
                future.add_done_callback(done)
        try:
            await waiter
        finally:
            if handle is not None:
                handle.cancel()
            for future in futures:
                future.remove_done_callback(done)
    finished = {future for future in futures if future.done()}
    return finished, futures - finished


class _AsCompleted:
    """Futures in the order in which they end: `for` gives what to await, `async for` the futures themselves."""

    def __init__(self, fs, timeout):
        loop = get_running_loop()
        self._done = []
        self._waiters = []
        self._todo = {ensure_future(item) for item in set(fs)}
        self._left = len(self._todo)
        self._handle = None
        for future in self._todo:
            future.add_done_callback(self._ended)
        if self._todo and timeout is not None:
            self._handle = loop.call_later(timeout, self._late)

    def _give(self, future):
        while self._waiters:
            waiter = self._waiters.pop(0)
            if not waiter.done():
                waiter.set_result(future)
                return
        self._done.append(future)

    def _ended(self, future):
        if future in self._todo:
            self._todo.discard(future)
            self._give(future)
            if not self._todo and self._handle is not None:
                self._handle.cancel()

    def _late(self):
        for future in self._todo:
            future.remove_done_callback(self._ended)
            self._give(None)
        self._todo = set()

    async def _next(self, resolve=False):
        if self._done:
            future = self._done.pop(0)
        else:
            waiter = get_running_loop().create_future()
            self._waiters.append(waiter)
            future = await waiter
        if future is None:
            raise TimeoutError
        return future.result() if resolve else future

    def __iter__(self):
        return self

    def __next__(self):
        if not self._left:
            raise StopIteration
        self._left -= 1
        return self._next(True)

    def __aiter__(self):
        return self

    async def __anext__(self):
        if not self._left:
            raise StopAsyncIteration
        self._left -= 1
        return await self._next()


def as_completed(fs, *, timeout=None):
    if iscoroutine(fs) or isinstance(fs, Future):
        raise TypeError("expect an iterable of futures, not " + type(fs).__name__)
    return _AsCompleted(fs, timeout)
