import asyncio
async def add(a, b):
    await asyncio.sleep(0)
    return a + b
async def main():
    print(await add(1, 2), await add(await add(1, 1), 2))
