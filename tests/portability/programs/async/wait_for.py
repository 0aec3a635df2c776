import asyncio
async def main():
    try:
        await asyncio.wait_for(asyncio.sleep(60), timeout=0.01)
    except asyncio.TimeoutError:
        print("timeout")
    print(await asyncio.wait_for(asyncio.sleep(0, "v"), 60))
