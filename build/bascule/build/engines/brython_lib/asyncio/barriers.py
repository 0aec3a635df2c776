"""`Barrier`: a number of tasks that go on together."""

from asyncio.locks import Condition


class BrokenBarrierError(RuntimeError):
    pass


class Barrier:
    def __init__(self, parties):
        if parties < 1:
            raise ValueError("parties must be >= 1")
        self._cond = Condition()
        self._parties = parties
        self._state = "filling"
        self._count = 0

    async def __aenter__(self):
        return await self.wait()

    async def __aexit__(self, kind, error, trace):
        pass

    async def wait(self):
        async with self._cond:
            await self._cond.wait_for(lambda: self._state not in ("draining", "resetting"))
            if self._state == "broken":
                raise BrokenBarrierError("Barrier aborted")
            index = self._count
            self._count += 1
            try:
                if index + 1 == self._parties:
                    self._state = "draining"
                    self._cond.notify_all()
                else:
                    await self._cond.wait_for(lambda: self._state != "filling")
                    if self._state in ("broken", "resetting"):
                        raise BrokenBarrierError("Abort or reset of barrier")
                return index
            finally:
                self._count -= 1
                if self._count == 0:
                    if self._state in ("resetting", "draining"):
                        self._state = "filling"
                    self._cond.notify_all()

    async def reset(self):
        async with self._cond:
            if self._count > 0:
                if self._state != "resetting":
                    self._state = "resetting"
            else:
                self._state = "filling"
            self._cond.notify_all()

    async def abort(self):
        async with self._cond:
            self._state = "broken"
            self._cond.notify_all()

    @property
    def parties(self):
        return self._parties

    @property
    def n_waiting(self):
        return self._count if self._state == "filling" else 0

    @property
    def broken(self):
        return self._state == "broken"
