"""Locks, semaphores, conditions."""


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

    def locked(self):
        return self._lock.locked()

    def _held(self, what):
        if not self._lock.locked():
            raise RuntimeError("cannot " + what + " on un-acquired lock")

    async def acquire(self):
        return await self._lock.acquire()

    def release(self):
        self._lock.release()

    async def wait(self):
        self._held("wait")
        ev = Event()
        self._waiting.append(ev)
        self._lock.release()
        try:
            await ev.wait()
        finally:
            await self._lock.acquire()
        return True

    async def wait_for(self, test):
        while not test():
            await self.wait()
        return True

    def notify(self, n=1):
        self._held("notify")
        for ev in self._waiting[:n]:
            ev.set()
        del self._waiting[:n]

    def notify_all(self):
        self.notify(len(self._waiting))
