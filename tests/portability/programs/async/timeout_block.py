import asyncio
async def main():
    try:
        async with asyncio.timeout(0.01):
            await asyncio.sleep(5)
    except TimeoutError:
        print("timed out")
    async with asyncio.timeout(1):
        print("fine")
