import asyncio
async def w(n, before, after):
    await before.wait()
    print("done", n)
    after.set()
    return n * 10
async def main():
    a, b, c, end = (asyncio.Event() for _ in range(4))
    a.set()
    print(await asyncio.gather(w(1, c, end), w(2, a, b), w(3, b, c)))
