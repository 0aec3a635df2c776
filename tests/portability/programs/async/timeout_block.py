import asyncio
async def main():
    try:
        async with asyncio.timeout(0.01):
            await asyncio.sleep(60)
    except TimeoutError:
        print("timed out")
    async with asyncio.timeout(60):
        print("fine")
