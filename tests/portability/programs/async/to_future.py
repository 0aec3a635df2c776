import asyncio
async def main():
    loop = asyncio.get_running_loop()
    fut = loop.create_future()
    loop.call_soon(fut.set_result, 7)
    print(await fut)
