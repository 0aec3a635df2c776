"""asyncio on MicroPython: its own tasks, locks and events, and the rest of what widgets use built on them."""

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
        self._event = Event()
        self._callbacks = []
        self._name = name or "Task"
        self._task = _create_task(self._run(coro))

    async def _run(self, coro):
        try:
            self._result = await coro
        except CancelledError as e:
            self._cancelled = True
            self._error = e
        except BaseException as e:
            self._error = e
        self._finished = True
        self._event.set()
        for f in self._callbacks:
            f(self)

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
        if not getattr(self, "_began", True):
            return False
        return self._task.cancel()

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
            f(self)
        else:
            self._callbacks.append(f)

    def get_name(self):
        return self._name

    def set_name(self, name):
        self._name = name


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
            f(self)

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


async def gather(*items, return_exceptions=False):
    tasks = [ensure_future(x) for x in items]
    try:
        if not return_exceptions:
            await _first_error(tasks)
        else:
            for t in tasks:
                await t._event.wait()
    except CancelledError:
        for t in tasks:
            t.cancel()
        raise
    out = []
    for t in tasks:
        if t._error is None:
            out.append(t._result)
        elif return_exceptions:
            out.append(t._error)
        else:
            raise t._error
    return out


async def _first_error(tasks):
    ev = Event()

    def ended(t):
        if t._error is not None or all([x.done() for x in tasks]):
            ev.set()

    for t in tasks:
        t.add_done_callback(ended)
    if tasks:
        await ev.wait()
    for t in tasks:
        if t.done() and t._error is not None:
            raise t._error


async def wait_for(x, timeout):
    if timeout is None:
        return await x
    t = ensure_future(x)
    done, pending = await wait([t], timeout=timeout)
    if pending:
        t.cancel()
        try:
            await t._event.wait()
        except CancelledError:
            pass
        raise TimeoutError()
    return t.result()


async def wait(items, *, timeout=None, return_when=ALL_COMPLETED):
    tasks = [ensure_future(x) for x in items]
    ev = Event()

    def enough(_t=None):
        done = [t for t in tasks if t.done()]
        if len(done) == len(tasks) or return_when == FIRST_COMPLETED and done or return_when == FIRST_EXCEPTION and any([t._error for t in done]):
            ev.set()

    for t in tasks:
        t.add_done_callback(enough)
    enough()
    clock = None
    if timeout is not None:
        clock = _create_task(_ring(ev, timeout))
    try:
        await ev.wait()
    except CancelledError:
        if clock is not None:
            clock.cancel()
        raise
    if clock is not None:
        clock.cancel()
    return set([t for t in tasks if t.done()]), set([t for t in tasks if not t.done()])


async def _ring(ev, seconds):
    await sleep(seconds)
    ev.set()


def as_completed(items, *, timeout=None):
    tasks = [ensure_future(x) for x in items]
    q = Queue()
    for t in tasks:
        t.add_done_callback(q.put_nowait)
    return iter([_next_of(q) for _ in tasks])


async def _next_of(q):
    return (await q.get()).result()


async def shield(x):
    t = ensure_future(x)
    await t._event.wait()
    return t.result()


class Lock:
    def __init__(self):
        self._locked = False
        self._waiting = []

    def locked(self):
        return self._locked

    async def acquire(self):
        while self._locked:
            ev = Event()
            self._waiting.append(ev)
            await ev.wait()
        self._locked = True
        return True

    def release(self):
        if not self._locked:
            raise RuntimeError("Lock is not acquired.")
        self._locked = False
        if self._waiting:
            self._waiting.pop(0).set()

    async def __aenter__(self):
        await self.acquire()

    async def __aexit__(self, kind, value, tb):
        self.release()


class Semaphore:
    def __init__(self, value=1):
        if value < 0:
            raise ValueError("Semaphore initial value must be >= 0")
        self._value = value
        self._waiting = []

    def locked(self):
        return self._value == 0

    async def acquire(self):
        while self._value <= 0:
            ev = Event()
            self._waiting.append(ev)
            await ev.wait()
        self._value -= 1
        return True

    def release(self):
        self._value += 1
        if self._waiting:
            self._waiting.pop(0).set()

    async def __aenter__(self):
        await self.acquire()

    async def __aexit__(self, kind, value, tb):
        self.release()


class BoundedSemaphore(Semaphore):
    def __init__(self, value=1):
        super().__init__(value)
        self._bound = value

    def release(self):
        if self._value >= self._bound:
            raise ValueError("BoundedSemaphore released too many times")
        super().release()


class Condition:
    def __init__(self, lock=None):
        self._lock = lock or Lock()
        self._waiting = []

    async def __aenter__(self):
        await self._lock.acquire()
        return self

    async def __aexit__(self, kind, value, tb):
        self._lock.release()

    async def wait(self):
        ev = Event()
        self._waiting.append(ev)
        self._lock.release()
        await ev.wait()
        await self._lock.acquire()
        return True

    async def wait_for(self, test):
        while not test():
            await self.wait()
        return True

    def notify(self, n=1):
        for ev in self._waiting[:n]:
            ev.set()
        del self._waiting[:n]

    def notify_all(self):
        self.notify(len(self._waiting))


class Queue:
    def __init__(self, maxsize=0):
        self.maxsize = maxsize
        self._items = []
        self._getters = []
        self._putters = []
        self._unfinished = 0
        self._all = Event()
        self._all.set()

    def qsize(self):
        return len(self._items)

    def empty(self):
        return not self._items

    def full(self):
        return 0 < self.maxsize <= len(self._items)

    def _take(self):
        return self._items.pop(0)

    def _add(self, x):
        self._items.append(x)

    def put_nowait(self, x):
        if self.full():
            raise QueueFull
        self._add(x)
        self._unfinished += 1
        self._all.clear()
        if self._getters:
            self._getters.pop(0).set()

    def get_nowait(self):
        if not self._items:
            raise QueueEmpty
        x = self._take()
        if self._putters:
            self._putters.pop(0).set()
        return x

    async def put(self, x):
        while self.full():
            ev = Event()
            self._putters.append(ev)
            await ev.wait()
        self.put_nowait(x)

    async def get(self):
        while not self._items:
            ev = Event()
            self._getters.append(ev)
            await ev.wait()
        return self.get_nowait()

    def task_done(self):
        if self._unfinished <= 0:
            raise ValueError("task_done() called too many times")
        self._unfinished -= 1
        if not self._unfinished:
            self._all.set()

    async def join(self):
        await self._all.wait()


class LifoQueue(Queue):
    def _take(self):
        return self._items.pop()


class PriorityQueue(Queue):
    def _add(self, x):
        self._items.append(x)
        self._items.sort()


class TaskGroup:
    def __init__(self):
        self._tasks = []

    def create_task(self, coro, *, name=None, context=None):
        t = Task(coro, name)
        t.add_done_callback(self._ended)
        self._tasks.append(t)
        return t

    def _ended(self, t):
        if t._error is not None and not t._cancelled:
            for other in self._tasks:
                other.cancel()

    async def __aenter__(self):
        return self

    async def __aexit__(self, kind, value, tb):
        if kind is not None:
            for t in self._tasks:
                t.cancel()
        for t in self._tasks:
            await t._event.wait()
        errors = [t._error for t in self._tasks if t._error is not None and not t._cancelled]
        if errors:
            raise ExceptionGroup("unhandled errors in a TaskGroup", errors)
        return False


class timeout:
    def __init__(self, delay):
        self.delay = delay
        self._expired = False

    def expired(self):
        return self._expired

    async def __aenter__(self):
        self._owner = current_task()
        self._clock = None if self.delay is None else _create_task(self._ring())
        return self

    async def _ring(self):
        await sleep(self.delay)
        self._expired = True
        self._owner.cancel()

    async def __aexit__(self, kind, value, tb):
        if self._clock is not None and not self._expired:
            self._clock.cancel()
        if self._expired and kind is not None and issubclass(kind, CancelledError):
            raise TimeoutError()
        return False


def timeout_at(when):
    return timeout(when - get_running_loop().time())


async def _call(f, args):
    return f(*args)


async def _call_later(delay, f, args):
    await sleep(delay)
    f(*args)


class _Loop:
    def create_future(self):
        return Future()

    def create_task(self, coro, *, name=None):
        return Task(coro, name)

    def call_soon(self, f, *args):
        return Task(_call(f, args))

    call_soon_threadsafe = call_soon

    def call_later(self, delay, f, *args):
        return Task(_call_later(delay, f, args))

    def time(self):
        import js

        return js.performance.now() / 1000

    def is_running(self):
        return True


_loop = _Loop()


def get_running_loop():
    return _loop


def get_event_loop():
    return _loop


def run(coro):
    return _asyncio.run(coro)


async def to_thread(f, *args, **more):
    return f(*args, **more)
