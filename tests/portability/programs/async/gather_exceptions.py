import asyncio
async def bad():
    await asyncio.sleep(0)
    raise ValueError("x")
async def good(): return 1
async def main():
    r = await asyncio.gather(bad(), good(), return_exceptions=True)
    print(type(r[0]).__name__, r[1])
    try:
        await asyncio.gather(good(), bad())
    except ValueError as e:
        print("caught", e)
