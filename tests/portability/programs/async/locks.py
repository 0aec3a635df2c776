import asyncio


async def main():
    lock, order = asyncio.Lock(), []

    async def use(name, wait):
        async with lock:
            order.append(name)
            await asyncio.sleep(wait)
            order.append(name + "'")

    await asyncio.gather(use("a", 0.01), use("b", 0), use("c", 0))
    print(order, lock.locked())
    await lock.acquire()
    waiter = asyncio.create_task(lock.acquire())
    await asyncio.sleep(0)
    waiter.cancel()
    await asyncio.gather(waiter, return_exceptions=True)
    lock.release()
    print(lock.locked())
    try:
        lock.release()
    except RuntimeError:
        print("not locked")
    event = asyncio.Event()
    waiting = [asyncio.create_task(event.wait()) for _ in range(2)]
    await asyncio.sleep(0)
    print(event.is_set(), waiting[0].done())
    event.set()
    print(await asyncio.gather(*waiting), event.is_set())
    event.clear()
    try:
        await asyncio.wait_for(event.wait(), 0.01)
    except asyncio.TimeoutError:
        print("nobody")
    bounded = asyncio.BoundedSemaphore(1)
    async with bounded:
        print(bounded.locked())
    try:
        bounded.release()
    except ValueError:
        print("too many")
