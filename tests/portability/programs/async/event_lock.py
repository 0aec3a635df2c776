import asyncio
async def main():
    ev, lock, log = asyncio.Event(), asyncio.Lock(), []
    async def w(n):
        await ev.wait()
        async with lock:
            log.append(n)
            await asyncio.sleep(0)
    ts = [asyncio.create_task(w(i)) for i in range(3)]
    await asyncio.sleep(0)
    print(log, ev.is_set())
    ev.set()
    await asyncio.gather(*ts)
    print(log, lock.locked())
