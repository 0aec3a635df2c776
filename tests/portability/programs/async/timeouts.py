import asyncio


async def main():
    try:
        async with asyncio.timeout(0.01):
            await asyncio.sleep(1)
    except TimeoutError:
        print("late")
    async with asyncio.timeout(None) as limit:
        await asyncio.sleep(0)
        print(limit.when(), limit.expired())
    async with asyncio.timeout(1) as limit:
        limit.reschedule(asyncio.get_running_loop().time() + 2)
        await asyncio.sleep(0)
    print(limit.expired())
    try:
        async with asyncio.timeout(0.01):
            try:
                async with asyncio.timeout(1):
                    await asyncio.sleep(2)
            except TimeoutError:
                print("inner, which is wrong")
    except TimeoutError:
        print("outer")
    try:
        await asyncio.wait_for(asyncio.sleep(1), timeout=0)
    except asyncio.TimeoutError as e:
        print(type(e).__name__)
    print(await asyncio.wait_for(asyncio.sleep(0, "soon"), timeout=None))
