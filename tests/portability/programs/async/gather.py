import asyncio
async def w(n, t):
    await asyncio.sleep(t)
    print("done", n)
    return n * 10
async def main():
    print(await asyncio.gather(w(1, 0.03), w(2, 0.01), w(3, 0.02)))
