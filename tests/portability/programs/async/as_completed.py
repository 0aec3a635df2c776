import asyncio
async def w(t):
    await asyncio.sleep(t)
    return t
async def main():
    print([await f for f in asyncio.as_completed([w(0.03), w(0.01)])])
