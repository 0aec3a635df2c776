import asyncio
async def w(n):
    for i in range(2):
        print(n, i)
        await asyncio.sleep(0)
    return n
async def main():
    a = asyncio.create_task(w("a"))
    b = asyncio.create_task(w("b"))
    print(await a, await b, a.done())
