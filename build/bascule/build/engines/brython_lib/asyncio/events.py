"""The event loop: callbacks that are ready, in order, and timers; the page's microtasks and one timeout drive them.

Rules of its state
1. What is ready when a turn begins runs in that turn, in order; what becomes ready meanwhile waits for the next.
2. Timers that are due join what is ready, the earliest first, those of one moment in the order they were set.
3. A callback that raises is reported and stops nothing.
"""

import _bascule_sys as sys

import _bascule_loop


class Handle:
    """A callback that waits for its turn."""

    def __init__(self, callback, args, loop):
        self._callback = callback
        self._args = args
        self._loop = loop
        self._cancelled = False

    def cancel(self):
        self._cancelled = True
        self._callback = None
        self._args = ()

    def cancelled(self):
        return self._cancelled

    def _run(self):
        try:
            self._callback(*self._args)
        except (SystemExit, KeyboardInterrupt):
            raise
        except BaseException as error:
            self._loop.call_exception_handler({"message": "Exception in callback", "exception": error})


class TimerHandle(Handle):
    """A callback that waits for its time."""

    def __init__(self, when, callback, args, loop):
        Handle.__init__(self, callback, args, loop)
        self._when = when

    def when(self):
        return self._when

    def cancel(self):
        if not self._cancelled:
            Handle.cancel(self)
            self._loop._forget(self)


class AbstractEventLoop:
    """The page's loop; there is one."""

    def __init__(self):
        self._ready = []
        self._timers = []
        self._asked = False
        self._timeout = None
        self._handler = None
        self._debug = False

    def time(self):
        return _bascule_loop.now()

    def call_soon(self, callback, *args, context=None):
        handle = Handle(callback, args, self)
        self._ready.append(handle)
        self._ask()
        return handle

    call_soon_threadsafe = call_soon

    def call_later(self, delay, callback, *args, context=None):
        if delay is None:
            raise TypeError("delay must not be None")
        return self.call_at(self.time() + delay, callback, *args)

    def call_at(self, when, callback, *args, context=None):
        if when is None:
            raise TypeError("when cannot be None")
        handle = TimerHandle(when, callback, args, self)
        timers = self._timers
        at = len(timers)
        while at and timers[at - 1]._when > when:
            at -= 1
        timers.insert(at, handle)
        if at == 0:
            self._wait()
        return handle

    def _forget(self, handle):
        if handle in self._timers:
            self._timers.remove(handle)

    def _ask(self):
        if not self._asked:
            self._asked = True
            _bascule_loop.soon(self._turn)

    def _wait(self):
        """Set the page's timeout for the earliest timer."""
        if self._timeout is not None:
            _bascule_loop.cancel(self._timeout)
            self._timeout = None
        if self._timers:
            self._timeout = _bascule_loop.later(self._timers[0]._when - self.time(), self._due)

    def _due(self):
        self._timeout = None
        now = self.time() + 0.0005
        timers = self._timers
        while timers and timers[0]._when <= now:
            self._ready.append(timers.pop(0))
        self._wait()
        if self._ready:
            self._ask()

    def _turn(self):
        self._asked = False
        ready = self._ready
        self._ready = []
        for handle in ready:
            if not handle._cancelled:
                handle._run()
        if self._ready:
            self._ask()

    def create_future(self):
        from asyncio.futures import Future

        return Future(loop=self)

    def create_task(self, coro, *, name=None, context=None, **kwargs):
        from asyncio.tasks import Task

        return Task(coro, loop=self, name=name)

    def is_running(self):
        return True

    def is_closed(self):
        return False

    def get_debug(self):
        return self._debug

    def set_debug(self, enabled):
        self._debug = enabled

    def run_until_complete(self, future):
        raise RuntimeError("this event loop is already running: await instead")

    run_forever = run_until_complete

    def stop(self):
        raise RuntimeError("the page's event loop does not stop")

    close = stop

    def get_exception_handler(self):
        return self._handler

    def set_exception_handler(self, handler):
        self._handler = handler

    def default_exception_handler(self, context):
        error = context.get("exception")
        _bascule_loop.report(context.get("message") or "Unhandled exception in event loop", error)
        reporting = sys.modules.get("bascule.bridge.reporting")
        if reporting is not None and error is not None:
            reporting.report(error, context.get("message"))

    def call_exception_handler(self, context):
        if self._handler is None:
            self.default_exception_handler(context)
            return
        try:
            self._handler(self, context)
        except BaseException as error:
            self.default_exception_handler(
                {"message": "Unhandled error in exception handler", "exception": error}
            )


_loop = AbstractEventLoop()


def get_running_loop():
    return _loop


get_event_loop = get_running_loop


def new_event_loop():
    raise RuntimeError("a page has one event loop")
