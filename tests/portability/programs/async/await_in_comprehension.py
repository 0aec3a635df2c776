import asyncio
async def f(x):
    await asyncio.sleep(0)
    return x * 2
async def main():
    print([await f(x) for x in range(3)], {x: await f(x) for x in "ab"}, [y for x in range(4) if (y := await f(x)) > 2], {await f(1)})
