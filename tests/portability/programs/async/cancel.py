import asyncio
async def forever():
    try:
        while True:
            await asyncio.sleep(10)
    except asyncio.CancelledError:
        print("cancelled")
        raise
    finally:
        print("cleanup")
async def main():
    t = asyncio.create_task(forever())
    await asyncio.sleep(0)
    t.cancel()
    try:
        await t
    except asyncio.CancelledError:
        print("done")
