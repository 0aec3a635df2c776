import asyncio
async def w(t):
    await asyncio.sleep(t)
    return t
async def main():
    done, pending = await asyncio.wait([asyncio.create_task(w(0.01)), asyncio.create_task(w(1))], return_when=asyncio.FIRST_COMPLETED)
    print([t.result() for t in done], len(pending))
    for t in pending: t.cancel()
