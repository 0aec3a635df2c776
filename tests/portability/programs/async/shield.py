import asyncio


async def work():
    await asyncio.sleep(0.01)
    print("worked")
    return 7


async def main():
    inner = asyncio.create_task(work())
    outer = asyncio.shield(inner)
    await asyncio.sleep(0)
    outer.cancel()
    try:
        await outer
    except asyncio.CancelledError:
        print("outer cancelled", inner.done())
    print(await inner)
    try:
        await asyncio.wait_for(asyncio.shield(asyncio.sleep(0.5, "late")), 0.01)
    except TimeoutError:
        print("timed out")
    print(await asyncio.shield(work()))
