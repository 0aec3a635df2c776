"""Queues between tasks."""

from asyncio.events import get_running_loop
from asyncio.locks import Event


class QueueEmpty(Exception):
    pass


class QueueFull(Exception):
    pass


class QueueShutDown(Exception):
    pass


class Queue:
    def __init__(self, maxsize=0):
        self._maxsize = maxsize
        self._getters = []
        self._putters = []
        self._unfinished = 0
        self._finished = Event()
        self._finished.set()
        self._shut = False
        self._queue = []

    # What is kept, and in which order.

    def _get(self):
        return self._queue.pop(0)

    def _put(self, item):
        self._queue.append(item)

    def _wake(self, waiters):
        while waiters:
            waiter = waiters.pop(0)
            if not waiter.done():
                waiter.set_result(None)
                break

    def __repr__(self):
        return "<" + type(self).__name__ + " maxsize=" + str(self._maxsize) + ">"

    def qsize(self):
        return len(self._queue)

    @property
    def maxsize(self):
        return self._maxsize

    def empty(self):
        return not self._queue

    def full(self):
        return self._maxsize > 0 and self.qsize() >= self._maxsize

    async def put(self, item):
        while self.full():
            if self._shut:
                raise QueueShutDown
            await self._turn(self._putters, lambda: not self.full())
        self.put_nowait(item)

    def put_nowait(self, item):
        if self._shut:
            raise QueueShutDown
        if self.full():
            raise QueueFull
        self._put(item)
        self._unfinished += 1
        self._finished.clear()
        self._wake(self._getters)

    async def get(self):
        while self.empty():
            if self._shut:
                raise QueueShutDown
            await self._turn(self._getters, lambda: not self.empty())
        return self.get_nowait()

    async def _turn(self, waiters, ready):
        """Wait in a row; one who is cancelled when its turn has come hands it on."""
        waiter = get_running_loop().create_future()
        waiters.append(waiter)
        try:
            await waiter
        except BaseException:
            waiter.cancel()
            if waiter in waiters:
                waiters.remove(waiter)
            if ready() and not waiter.cancelled():
                self._wake(waiters)
            raise

    def get_nowait(self):
        if self.empty():
            if self._shut:
                raise QueueShutDown
            raise QueueEmpty
        item = self._get()
        self._wake(self._putters)
        return item

    def task_done(self):
        if self._unfinished <= 0:
            raise ValueError("task_done() called too many times")
        self._unfinished -= 1
        if self._unfinished == 0:
            self._finished.set()

    async def join(self):
        if self._unfinished > 0:
            await self._finished.wait()

    def shutdown(self, immediate=False):
        self._shut = True
        if immediate:
            while not self.empty():
                self._get()
                if self._unfinished > 0:
                    self._unfinished -= 1
            if self._unfinished == 0:
                self._finished.set()
        for waiters in (self._getters, self._putters):
            while waiters:
                waiter = waiters.pop(0)
                if not waiter.done():
                    waiter.set_result(None)


class PriorityQueue(Queue):
    def _put(self, item):
        queue = self._queue
        at = len(queue)
        while at and item < queue[at - 1]:
            at -= 1
        queue.insert(at, item)


class LifoQueue(Queue):
    def _get(self):
        return self._queue.pop()
