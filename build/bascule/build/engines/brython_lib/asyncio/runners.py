"""What a page cannot do, and says so."""


def run(main, *, debug=None, loop_factory=None):
    main.close()
    raise RuntimeError("asyncio.run() cannot be called from a running event loop: use asyncio.create_task()")


class Runner:
    def __init__(self, *, debug=None, loop_factory=None):
        raise RuntimeError("a page has one event loop, and it is running: use asyncio.create_task()")


async def to_thread(func, /, *args, **kwargs):
    raise RuntimeError("a page has no threads")
