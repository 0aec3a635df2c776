"""The loop's own names."""


async def _call(f, args):
    return f(*args)


async def _call_later(delay, f, args):
    await sleep(delay)
    f(*args)


class _Loop:
    def create_future(self):
        return Future()

    def create_task(self, coro, *, name=None):
        return Task(coro, name)

    def call_soon(self, f, *args):
        return Task(_call(f, args))

    call_soon_threadsafe = call_soon

    def call_later(self, delay, f, *args):
        return Task(_call_later(delay, f, args))

    def time(self):
        import js

        return js.performance.now() / 1000

    def is_running(self):
        return True


_loop = _Loop()


def get_running_loop():
    return _loop


def get_event_loop():
    return _loop


def run(coro):
    return _asyncio.run(coro)


async def to_thread(f, *args, **more):
    return f(*args, **more)
