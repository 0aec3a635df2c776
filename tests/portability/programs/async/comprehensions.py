import asyncio
async def gen(n):
    for i in range(n):
        await asyncio.sleep(0)
        yield i
async def one(x):
    await asyncio.sleep(0)
    return x * 2
async def main():
    print([i async for i in gen(4) if i % 2], {i async for i in gen(3)}, {i: await one(i) async for i in gen(3)})
    print([(i, j) async for i in gen(2) async for j in gen(2)], [await one(x) for x in (1, 2) for y in (3, 4)])
    print([x for x in [await one(1), 2]], [y for x in (1, 2) for y in [await one(x)]])
    print(sum(x for x in [await one(5)]))
