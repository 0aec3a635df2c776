"""Waiting for several."""


class _Gathering(Task):
    def __init__(self, tasks, quiet):
        self._tasks = tasks
        super().__init__(_gathered(tasks, quiet))

    def cancel(self, msg=None):
        for t in self._tasks:
            t.cancel()
        return super().cancel()


def gather(*items, return_exceptions=False):
    return _Gathering([ensure_future(x) for x in items], return_exceptions)


async def _gathered(tasks, return_exceptions):
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
    clock = None if timeout is None else _create_task(_give_up(q, timeout, len(tasks)))
    left = [len(tasks)]

    def ended(t):
        q.put_nowait(t)
        left[0] -= 1
        if left[0] == 0 and clock is not None:
            clock.cancel()

    for t in tasks:
        t.add_done_callback(ended)
    return iter([_next_of(q) for _ in tasks])


async def _give_up(q, seconds, count):
    await sleep(seconds)
    for _ in range(count):
        q.put_nowait(None)


async def _next_of(q):
    t = await q.get()
    if t is None:
        raise TimeoutError()
    return t.result()


def shield(x):
    return Task(_shielded(ensure_future(x)))


async def _shielded(t):
    await t._event.wait()
    return t.result()
