import asyncio
async def main():
    s, active, peak = asyncio.Semaphore(2), 0, 0
    async def w():
        nonlocal active, peak
        async with s:
            active += 1
            peak = max(peak, active)
            await asyncio.sleep(0.005)
            active -= 1
    await asyncio.gather(*(w() for _ in range(5)))
    print(peak)
