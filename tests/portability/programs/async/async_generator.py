import asyncio
async def ticks(n):
    for i in range(n):
        await asyncio.sleep(0)
        yield i
async def main():
    async for t in ticks(3):
        print(t)
    print([x * 2 async for x in ticks(3)])
