import asyncio
async def main():
    go = asyncio.Event()
    async def late():
        await go.wait()
        return "late"
    async def early():
        go.set()
        return "early"
    print([await f for f in asyncio.as_completed([late(), early()])])
