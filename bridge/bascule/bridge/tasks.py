"""Async functions where plain ones are allowed: what a handler returned is started if it can be awaited.

Its exception is reported, never lost, never raised into the page.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from bascule.bridge.reporting import report

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

_running: list[Any] = []  # a task that nobody holds may be collected while it runs


def awaitable(value: Any) -> bool:
    """Whether `value` came from an async function, or can be awaited like it."""
    return hasattr(value, "__await__") or (hasattr(value, "send") and hasattr(value, "throw"))


def start(value: Any, where: str, failed: Callable[[BaseException], None] | None = None) -> Any:
    """Run `value` as a task if it can be awaited; returns the task, or `None`.

    `failed(error)` takes its exception; else it is reported under `where`. An error of a call that was not awaited
    is not one: the call keeps it.
    """
    if value is None or not awaitable(value):
        return None
    if hasattr(value, "settle"):  # a call: it runs already, and says how it went itself
        return None

    async def run() -> None:
        try:
            await value
        except (asyncio.CancelledError, GeneratorExit):
            pass
        except BaseException as error:  # SystemExit too: the loop would end, and with it all that waits
            if failed is None:
                report(error, where)
            else:
                failed(error)
        finally:
            if holder in _running:
                _running.remove(holder)

    holder: list[Any] = []
    _running.append(holder)
    task = asyncio.create_task(run())
    holder.append(task)
    return task
