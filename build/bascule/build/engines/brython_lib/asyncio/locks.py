"""Locks, events, conditions and semaphores, first come, first served."""

from asyncio.events import get_running_loop
from asyncio.exceptions import CancelledError


class _Managed:
    async def __aenter__(self):
        await self.acquire()
        return

    async def __aexit__(self, kind, error, trace):
        self.release()


class Lock(_Managed):
    def __init__(self):
        self._waiters = []
        self._locked = False

    def __repr__(self):
        return "<Lock [" + ("locked" if self._locked else "unlocked") + "]>"

    def locked(self):
        return self._locked

    async def acquire(self):
        if not self._locked and all(waiter.cancelled() for waiter in self._waiters):
            self._locked = True
            return True
        waiter = get_running_loop().create_future()
        self._waiters.append(waiter)
        try:
            try:
                await waiter
            finally:
                self._waiters.remove(waiter)
        except CancelledError:
            if not self._locked:
                self._wake()
            raise
        self._locked = True
        return True

    def release(self):
        if not self._locked:
            raise RuntimeError("Lock is not acquired.")
        self._locked = False
        self._wake()

    def _wake(self):
        if self._waiters and not self._waiters[0].done():
            self._waiters[0].set_result(True)


class Event:
    def __init__(self):
        self._waiters = []
        self._value = False

    def __repr__(self):
        return "<Event [" + ("set" if self._value else "unset") + "]>"

    def is_set(self):
        return self._value

    def set(self):
        if not self._value:
            self._value = True
            for waiter in self._waiters:
                if not waiter.done():
                    waiter.set_result(True)

    def clear(self):
        self._value = False

    async def wait(self):
        if self._value:
            return True
        waiter = get_running_loop().create_future()
        self._waiters.append(waiter)
        try:
            await waiter
            return True
        finally:
            self._waiters.remove(waiter)


class Condition(_Managed):
    def __init__(self, lock=None):
        self._lock = Lock() if lock is None else lock
        self._waiters = []

    def locked(self):
        return self._lock.locked()

    async def acquire(self):
        return await self._lock.acquire()

    def release(self):
        self._lock.release()

    async def wait(self):
        if not self.locked():
            raise RuntimeError("cannot wait on un-acquired lock")
        waiter = get_running_loop().create_future()
        self.release()
        try:
            try:
                self._waiters.append(waiter)
                try:
                    await waiter
                    return True
                finally:
                    self._waiters.remove(waiter)
            finally:
                cancelled = None
                while True:
                    try:
                        await self.acquire()
                        break
                    except CancelledError as error:
                        cancelled = error
                if cancelled is not None:
                    raise cancelled
        except BaseException:
            if waiter.done() and not waiter.cancelled():
                self._notify(1)
            raise

    async def wait_for(self, predicate):
        result = predicate()
        while not result:
            await self.wait()
            result = predicate()
        return result

    def notify(self, n=1):
        if not self.locked():
            raise RuntimeError("cannot notify on un-acquired lock")
        self._notify(n)

    def _notify(self, n):
        for waiter in self._waiters:
            if n <= 0:
                break
            if not waiter.done():
                n -= 1
                waiter.set_result(False)

    def notify_all(self):
        self.notify(len(self._waiters))


class Semaphore(_Managed):
    def __init__(self, value=1):
        if value < 0:
            raise ValueError("Semaphore initial value must be >= 0")
        self._waiters = []
        self._value = value

    def __repr__(self):
        shown = "locked" if self.locked() else "unlocked, value:" + str(self._value)
        return "<" + type(self).__name__ + " [" + shown + "]>"

    def locked(self):
        return self._value == 0 or any(not waiter.cancelled() for waiter in self._waiters)

    async def acquire(self):
        if not self.locked():
            self._value -= 1
            return True
        waiter = get_running_loop().create_future()
        self._waiters.append(waiter)
        try:
            try:
                await waiter
            finally:
                self._waiters.remove(waiter)
        except CancelledError:
            if waiter.done() and not waiter.cancelled():
                self._value += 1
            raise
        finally:
            while self._value > 0 and self._wake():
                pass
        return True

    def release(self):
        self._value += 1
        self._wake()

    def _wake(self):
        for waiter in self._waiters:
            if not waiter.done():
                self._value -= 1
                waiter.set_result(True)
                return True
        return False


class BoundedSemaphore(Semaphore):
    def __init__(self, value=1):
        self._bound = value
        Semaphore.__init__(self, value)

    def release(self):
        if self._value >= self._bound:
            raise ValueError("BoundedSemaphore released too many times")
        Semaphore.release(self)
