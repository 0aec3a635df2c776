"""Groups of tasks, and time limits."""


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
