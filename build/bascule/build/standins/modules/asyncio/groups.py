"""Groups of tasks, and time limits."""


class TaskGroup:
    def __init__(self):
        self._tasks = []
        self._owner = None
        self._exiting = False
        self._stopped = False

    def create_task(self, coro, *, name=None, context=None):
        t = Task(coro, name)
        t.add_done_callback(self._ended)
        self._tasks.append(t)
        return t

    def _ended(self, t):
        if t._error is not None and not t._cancelled:
            self._abort()
            if not self._exiting and not self._stopped:
                self._stopped = True
                self._owner.cancel()

    def _abort(self):
        for t in self._tasks:
            t.cancel()

    async def __aenter__(self):
        self._owner = current_task()
        return self

    async def __aexit__(self, kind, value, tb):
        self._exiting = True
        if kind is not None:
            self._abort()
        asked = False
        at = 0
        while at < len(self._tasks):
            try:
                await self._tasks[at]._event.wait()
                at += 1
            except CancelledError:
                asked = True
                self._abort()
        errors = [t._error for t in self._tasks if t._error is not None and not t._cancelled]
        if kind is not None and not issubclass(kind, CancelledError):
            errors.append(value)
        if errors:
            raise ExceptionGroup("unhandled errors in a TaskGroup", errors)
        if asked:
            raise CancelledError()
        return False


class timeout:
    def __init__(self, delay):
        self._when = None if delay is None else get_running_loop().time() + delay
        self._clock = None
        self._owner = None
        self._expired = False

    def expired(self):
        return self._expired

    def when(self):
        return self._when

    def reschedule(self, when):
        if self._owner is None:
            raise RuntimeError("Timeout has not been entered")
        if self._clock is not None:
            self._clock.cancel()
        self._when = when
        self._start()

    def _start(self):
        self._clock = None if self._when is None else _create_task(self._ring())

    async def __aenter__(self):
        self._owner = current_task()
        self._start()
        return self

    async def _ring(self):
        await sleep(max(0, self._when - get_running_loop().time()))
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
