"""Queues."""


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
