import asyncio
async def step():
    await asyncio.sleep(0)
    raise LookupError("lost")
async def main():
    print("go")
    await step()
