"""Stands for `asyncio` in a program without coroutines of its own: the toolkit's run, as far as `sleep(0)`."""

import _bascule_loop


class CancelledError(BaseException):
    """Nothing is ever cancelled here."""


class _Turn:
    def __await__(self):
        yield


async def sleep(_delay):
    """Give way for one turn."""
    await _Turn()


def create_task(coroutine):
    """Run a coroutine that waits for turns only."""

    def step():
        try:
            coroutine.send(None)
        except StopIteration:
            return
        _bascule_loop.soon(step)

    _bascule_loop.soon(step)
