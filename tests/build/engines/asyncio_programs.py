"""Programs for `asyncio`: each is run as it stands on CPython and on an engine, and must give the same.

Each takes a list and notes in it what happened, in order.
"""

from __future__ import annotations

import asyncio
from typing import Any

Seen = list[Any]


async def order_of_tasks(seen: Seen) -> None:
    async def walk(name: str) -> str:
        for step in range(3):
            seen.append([name, step])
            await asyncio.sleep(0)
        return name

    tasks = [asyncio.create_task(walk(name)) for name in "abc"]
    seen.append("made")
    seen.append(await tasks[0])
    seen.append(await asyncio.gather(*tasks))


async def sleeping_in_order(seen: Seen) -> None:
    async def nap(seconds: float) -> float:
        result = await asyncio.sleep(seconds, seconds * 1000)
        seen.append(round(result))
        return result

    await asyncio.gather(nap(0.03), nap(0.01), nap(0.02), nap(0))


async def gather_of_errors(seen: Seen) -> None:
    async def fails(kind: type[Exception]) -> None:
        await asyncio.sleep(0)
        raise kind("no")

    async def works() -> int:
        await asyncio.sleep(0.001)
        seen.append("works")
        return 7

    results = await asyncio.gather(works(), fails(KeyError), fails(ValueError), return_exceptions=True)
    seen.append([type(result).__name__ for result in results])
    other = asyncio.create_task(works())
    try:
        await asyncio.gather(fails(LookupError), other)
    except LookupError as error:
        seen.append(repr(error.args))
    seen.append(other.done())
    seen.append(await other)
    seen.append(await asyncio.gather())


async def cancelling(seen: Seen) -> None:
    async def stubborn() -> str:
        try:
            await asyncio.sleep(10)
        except asyncio.CancelledError as error:
            seen.append(["caught", error.args])
            await asyncio.sleep(0)
            seen.append("cleaned")
            raise
        finally:
            seen.append("finally")
        return "never"

    task = asyncio.create_task(stubborn())
    await asyncio.sleep(0)
    seen.append([task.done(), task.cancel("stop"), task.cancelling()])
    try:
        await task
    except asyncio.CancelledError:
        seen.append("cancelled")
    seen.append([task.cancelled(), task.cancel()])


async def cancelled_before_it_starts(seen: Seen) -> None:
    async def never() -> None:
        seen.append("started")

    task = asyncio.create_task(never())
    task.cancel()
    try:
        await task
    except asyncio.CancelledError:
        seen.append("cancelled")


async def cancel_swallowed(seen: Seen) -> None:
    async def goes_on() -> str:
        try:
            await asyncio.sleep(10)
        except asyncio.CancelledError:
            seen.append("ignored")
        await asyncio.sleep(0)
        return "done"

    task = asyncio.create_task(goes_on())
    await asyncio.sleep(0)
    task.cancel()
    seen.append(await task)
    seen.append([task.cancelled(), task.result()])


async def waiting_for(seen: Seen) -> None:
    async def slow() -> str:
        try:
            await asyncio.sleep(10)
        finally:
            seen.append("slow ended")
        return "slow"

    async def quick() -> str:
        await asyncio.sleep(0)
        return "quick"

    seen.append(await asyncio.wait_for(quick(), 1))
    seen.append(await asyncio.wait_for(quick(), None))
    for seconds in (0.005, 0):
        try:
            await asyncio.wait_for(asyncio.create_task(slow()), seconds)
        except TimeoutError as error:
            seen.append([type(error).__name__, isinstance(error, asyncio.TimeoutError)])


async def timeouts(seen: Seen) -> None:
    try:
        async with asyncio.timeout(0.005) as limit:
            await asyncio.sleep(10)
    except TimeoutError:
        seen.append(["timeout", limit.expired()])
    async with asyncio.timeout(10) as limit:
        await asyncio.sleep(0)
    seen.append(limit.expired())
    async with asyncio.timeout(None) as limit:
        limit.reschedule(asyncio.get_running_loop().time() + 100)
    seen.append("rescheduled")
    try:
        async with asyncio.timeout(0.005):
            async with asyncio.timeout(10):
                await asyncio.sleep(5)
    except TimeoutError:
        seen.append("outer")


async def waiting(seen: Seen) -> None:
    async def after(seconds: float, name: str) -> str:
        await asyncio.sleep(seconds)
        if name == "bad":
            raise ValueError(name)
        return name

    tasks = [asyncio.create_task(after(s, n)) for s, n in ((0.5, "c"), (0.001, "a"), (0.5, "b"))]
    done, pending = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    seen.append([[task.result() for task in done], len(pending)])
    done, pending = await asyncio.wait(tasks, timeout=0.001)
    seen.append([len(done), len(pending)])
    done, pending = await asyncio.wait(tasks)
    seen.append([sorted(task.result() for task in done), len(pending)])
    tasks = [asyncio.create_task(after(s, n)) for s, n in ((0.5, "c"), (0.001, "bad"))]
    done, pending = await asyncio.wait(tasks, return_when=asyncio.FIRST_EXCEPTION)
    seen.append([[type(task.exception()).__name__ for task in done], len(pending)])
    await pending.pop()
    try:
        await asyncio.wait([])
    except ValueError as error:
        seen.append(str(error))


async def completed_in_order(seen: Seen) -> None:
    async def after(seconds: float) -> float:
        await asyncio.sleep(seconds)
        return round(seconds * 1000)

    for awaited in asyncio.as_completed([after(0.03), after(0.001), after(0.015)]):
        seen.append(await awaited)


async def shielding(seen: Seen) -> None:
    async def work() -> str:
        await asyncio.sleep(0.005)
        seen.append("worked")
        return "result"

    inner = asyncio.create_task(work())

    async def outer() -> None:
        await asyncio.shield(inner)

    task = asyncio.create_task(outer())
    await asyncio.sleep(0)
    task.cancel()
    try:
        await task
    except asyncio.CancelledError:
        seen.append("outer cancelled")
    seen.append(await inner)


async def locking(seen: Seen) -> None:
    lock = asyncio.Lock()

    async def use(name: str) -> None:
        async with lock:
            seen.append([name, "in", lock.locked()])
            await asyncio.sleep(0)
            seen.append([name, "out"])

    await asyncio.gather(use("a"), use("b"), use("c"))
    seen.append(lock.locked())
    try:
        lock.release()
    except RuntimeError as error:
        seen.append(str(error))
    await lock.acquire()
    waiter = asyncio.create_task(lock.acquire())
    await asyncio.sleep(0)
    waiter.cancel()
    await asyncio.sleep(0)
    lock.release()
    seen.append([waiter.cancelled(), lock.locked()])


async def events(seen: Seen) -> None:
    event = asyncio.Event()

    async def wait(name: str) -> None:
        seen.append([name, await event.wait()])

    tasks = [asyncio.create_task(wait(name)) for name in "ab"]
    await asyncio.sleep(0)
    seen.append(event.is_set())
    event.set()
    await asyncio.gather(*tasks)
    event.clear()
    seen.append(event.is_set())


async def conditions(seen: Seen) -> None:
    condition = asyncio.Condition()
    stock: list[int] = []

    async def take(name: str) -> None:
        async with condition:
            await condition.wait_for(lambda: bool(stock))
            seen.append([name, stock.pop()])

    tasks = [asyncio.create_task(take(name)) for name in "ab"]
    await asyncio.sleep(0)
    for number in (1, 2):
        async with condition:
            stock.append(number)
            condition.notify_all()
        await asyncio.sleep(0)
        await asyncio.sleep(0)
    await asyncio.gather(*tasks)
    try:
        condition.notify()
    except RuntimeError as error:
        seen.append(str(error))


PROGRAMS = [
    value
    for name, value in list(globals().items())
    if asyncio.iscoroutinefunction(value) and not name.startswith("_")
]
