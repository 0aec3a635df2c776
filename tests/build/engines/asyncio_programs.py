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
    else:
        seen.append("else")


async def coroutines_by_hand(seen: Seen) -> None:
    class Awaitable:
        def __await__(self) -> Any:
            got = yield "asked"
            return got

    async def inner() -> str:
        return "<" + await Awaitable() + ">"

    async def outer() -> str:
        return await inner() + "!"

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


PROGRAMS = [
    value
    for name, value in list(globals().items())
    if asyncio.iscoroutinefunction(value) and not name.startswith("_")
]
