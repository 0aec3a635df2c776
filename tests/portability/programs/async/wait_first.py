import asyncio
async def quick():
    return "quick"
async def main():
    never = asyncio.create_task(asyncio.Event().wait())
    done, pending = await asyncio.wait([asyncio.create_task(quick()), never], return_when=asyncio.FIRST_COMPLETED)
    print([t.result() for t in done], len(pending), pending == {never})
    for t in pending: t.cancel()
