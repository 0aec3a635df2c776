"""`TaskGroup`: tasks that live and fail together."""

from asyncio.events import get_running_loop
from asyncio.exceptions import CancelledError
from asyncio.tasks import create_task, current_task


class TaskGroup:
    def __init__(self):
        self._entered = False
        self._exiting = False
        self._aborting = False
        self._parent = None
        self._parent_cancelled = False
        self._tasks = set()
        self._errors = []
        self._base = None
        self._waiter = None

    async def __aenter__(self):
        if self._entered:
            raise RuntimeError("TaskGroup has been already entered")
        self._entered = True
        self._parent = current_task()
        if self._parent is None:
            raise RuntimeError("TaskGroup cannot determine the parent task")
        return self

    async def __aexit__(self, kind, error, trace):
        self._exiting = True
        if error is not None and self._is_base(error) and self._base is None:
            self._base = error
        cancelled = error if kind is not None and issubclass(kind, CancelledError) else None
        if self._parent_cancelled and self._parent.uncancel() == 0:
            cancelled = None
        if kind is not None and not self._aborting:
            self._abort()
        while self._tasks:
            if self._waiter is None:
                self._waiter = get_running_loop().create_future()
            try:
                await self._waiter
            except CancelledError as stopped:
                if not self._aborting:
                    cancelled = stopped
                    self._abort()
            self._waiter = None
        if self._base is not None:
            raise self._base
        if cancelled is not None and not self._errors:
            raise cancelled
        if kind is not None and not issubclass(kind, CancelledError):
            self._errors.append(error)
        if self._errors:
            raise BaseExceptionGroup("unhandled errors in a TaskGroup", self._errors)

    def create_task(self, coro, *, name=None, context=None, **kwargs):
        if not self._entered:
            coro.close()
            raise RuntimeError("TaskGroup has not been entered")
        if self._exiting and not self._tasks:
            coro.close()
            raise RuntimeError("TaskGroup is finished")
        if self._aborting:
            coro.close()
            raise RuntimeError("TaskGroup is shutting down")
        task = create_task(coro, name=name)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _is_base(self, error):
        return isinstance(error, (SystemExit, KeyboardInterrupt))

    def _abort(self):
        self._aborting = True
        for task in self._tasks:
            if not task.done():
                task.cancel()

    def _done(self, task):
        self._tasks.discard(task)
        if self._waiter is not None and not self._tasks and not self._waiter.done():
            self._waiter.set_result(True)
        if task.cancelled():
            return
        error = task.exception()
        if error is None:
            return
        self._errors.append(error)
        if self._is_base(error) and self._base is None:
            self._base = error
        if not self._aborting and not self._parent_cancelled:
            self._abort()
            if not self._parent.done() and not self._exiting:
                self._parent_cancelled = True
                self._parent.cancel()
