"""More programs for `asyncio`: see `asyncio_programs.py`."""

from __future__ import annotations

import asyncio
from typing import Any

Seen = list[Any]


async def semaphores(seen: Seen) -> None:
    semaphore = asyncio.Semaphore(2)
    inside = 0

    async def use() -> None:
        nonlocal inside
        async with semaphore:
            inside += 1
            seen.append(inside)
            await asyncio.sleep(0.001)
            inside -= 1

    await asyncio.gather(*(use() for _ in range(5)))
    seen.append(semaphore.locked())
    bounded = asyncio.BoundedSemaphore(1)
    async with bounded:
        seen.append(bounded.locked())
    try:
        bounded.release()
    except ValueError as error:
        seen.append(str(error))


async def queues(seen: Seen) -> None:
    queue: asyncio.Queue[int] = asyncio.Queue(maxsize=2)

    async def produce() -> None:
        for number in range(5):
            await queue.put(number)
            seen.append(["put", number])

    async def consume() -> None:
        while True:
            number = await queue.get()
            seen.append(["got", number])
            await asyncio.sleep(0)
            queue.task_done()

    consumer = asyncio.create_task(consume())
    await produce()
    await queue.join()
    consumer.cancel()
    seen.append([queue.empty(), queue.full(), queue.qsize(), queue.maxsize])
    try:
        queue.get_nowait()
    except asyncio.QueueEmpty:
        seen.append("empty")
    queue.put_nowait(1)
    queue.put_nowait(2)
    try:
        queue.put_nowait(3)
    except asyncio.QueueFull:
        seen.append("full")


async def other_queues(seen: Seen) -> None:
    last: asyncio.LifoQueue[int] = asyncio.LifoQueue()
    least: asyncio.PriorityQueue[tuple[int, str]] = asyncio.PriorityQueue()
    for number in (2, 3, 1):
        last.put_nowait(number)
        least.put_nowait((number, "x"))
    seen.append([await last.get() for _ in range(3)])
    seen.append([(await least.get())[0] for _ in range(3)])


async def groups(seen: Seen) -> None:
    async def work(number: int) -> int:
        await asyncio.sleep(0.1 * number)
        seen.append(number)
        return number

    async def fails() -> None:
        await asyncio.sleep(0.001)
        raise ValueError("group")

    async def long() -> None:
        try:
            await asyncio.sleep(10)
        except asyncio.CancelledError:
            seen.append("cancelled")
            raise

    async with asyncio.TaskGroup() as group:
        tasks = [group.create_task(work(number)) for number in (2, 1)]
    seen.append([task.result() for task in tasks])
    try:
        async with asyncio.TaskGroup() as group:
            group.create_task(long())
            group.create_task(fails())
    except BaseExceptionGroup as error:
        seen.append([str(inner) for inner in error.exceptions])


async def futures(seen: Seen) -> None:
    loop = asyncio.get_running_loop()
    future = loop.create_future()
    future.add_done_callback(lambda f: seen.append(["done", f.result()]))
    loop.call_soon(future.set_result, 5)
    seen.append(await future)
    await asyncio.sleep(0)
    for act in (lambda: future.set_result(1), lambda: loop.create_future().result()):
        try:
            act()
        except asyncio.InvalidStateError:
            seen.append("invalid")
    broken = loop.create_future()
    broken.set_exception(KeyError("k"))
    try:
        await broken
    except KeyError as error:
        seen.append(error.args)
    seen.append([asyncio.isfuture(future), asyncio.isfuture(1), future.done(), future.cancelled()])


async def callbacks(seen: Seen) -> None:
    loop = asyncio.get_running_loop()
    loop.call_later(0.02, seen.append, "late")
    loop.call_later(0.005, seen.append, "soon")
    loop.call_soon(seen.append, "now")
    dropped = loop.call_later(0.001, seen.append, "never")
    dropped.cancel()
    seen.append(dropped.cancelled())
    await asyncio.sleep(0.05)


async def names_of_tasks(seen: Seen) -> None:
    async def who() -> None:
        task = asyncio.current_task()
        assert task is not None
        seen.append(task.get_name())
        await asyncio.sleep(0)
        seen.append(asyncio.current_task() is task)

    await asyncio.gather(asyncio.create_task(who(), name="one"), asyncio.create_task(who(), name="two"))
    seen.append(asyncio.iscoroutinefunction(who))


async def generators(seen: Seen) -> None:
    async def count(to: int) -> Any:
        try:
            for number in range(to):
                await asyncio.sleep(0)
                got = yield number
                if got is not None:
                    seen.append(["sent", got])
        finally:
            seen.append("closed")

    async for number in count(3):
        seen.append(number)
    seen.append([number async for number in count(4) if number % 2])
    by_hand = count(5)
    seen.append(await by_hand.__anext__())
    seen.append(await by_hand.asend("x"))
    await by_hand.aclose()
    thrown = count(2)
    await thrown.__anext__()
    try:
        await thrown.athrow(ValueError("in"))
    except ValueError as error:
        seen.append(str(error))
    try:
        await thrown.__anext__()
    except StopAsyncIteration:
        seen.append("over")


async def managers(seen: Seen) -> None:
    class Manager:
        def __init__(self, swallow: bool) -> None:
            self.swallow = swallow

        async def __aenter__(self) -> str:
            await asyncio.sleep(0)
            seen.append("enter")
            return "inside"

        async def __aexit__(self, kind: Any, error: Any, trace: Any) -> bool:
            await asyncio.sleep(0)
            seen.append(["exit", kind.__name__ if kind else None])
            return self.swallow

    async with Manager(False) as value:
        seen.append(value)
    async with Manager(True):
        raise ValueError("swallowed")
    try:
        async with Manager(False), Manager(False):
            raise KeyError("out")
    except KeyError as error:
        seen.append(error.args)


async def trying(seen: Seen) -> None:
    async def nested(depth: int) -> int:
        try:
            if depth == 0:
                raise ValueError("deep")
            value = await nested(depth - 1)
        except ValueError:
            if depth < 2:
                raise
            value = -depth
        else:
            value += 1
        finally:
            await asyncio.sleep(0)
            seen.append(depth)
        return value

    seen.append(await nested(4))
    for number in range(3):
        try:
            await asyncio.sleep(0)
            if number == 1:
                continue
        finally:
            seen.append(["finally", number])


async def coroutines_by_hand(seen: Seen) -> None:
    class Awaitable:
        def __await__(self) -> Any:
            got = yield "asked"
            return got

    async def inner() -> Any:
        return "<" + await Awaitable() + ">"

    async def outer() -> str:
        return str(await inner()) + "!"

    coroutine: Any = outer()
    seen.append(coroutine.send(None))
    try:
        coroutine.send("hello")
    except StopIteration as stop:
        seen.append(stop.value)
    try:
        coroutine.send(None)
    except RuntimeError as error:
        seen.append(str(error))
    thrown: Any = outer()
    thrown.send(None)
    try:
        thrown.throw(KeyError("x"))
    except KeyError as error:
        seen.append(error.args)
    closed: Any = outer()
    closed.close()
    try:
        await closed
    except RuntimeError as error:
        seen.append(str(error))


async def comprehensions(seen: Seen) -> None:
    async def twice(number: int) -> int:
        await asyncio.sleep(0)
        return 2 * number

    seen.append([await twice(number) for number in range(3)])
    seen.append({str(number): await twice(number) for number in range(2)})
    seen.append(sorted({await twice(number) for number in (1, 1, 2)}))
    seen.append([(await twice(a)) + b for a in range(2) for b in range(2) if a or b])


MORE = [
    value
    for name, value in list(globals().items())
    if asyncio.iscoroutinefunction(value) and not name.startswith("_")
]
