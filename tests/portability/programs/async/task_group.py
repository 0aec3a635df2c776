import asyncio
async def w(n):
    await asyncio.sleep(0)
    return n
async def main():
    async with asyncio.TaskGroup() as tg:
        a = tg.create_task(w(1))
        b = tg.create_task(w(2))
    print(a.result() + b.result())
