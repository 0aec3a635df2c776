import asyncio


async def fails():
    await asyncio.sleep(0)
    raise ValueError("broken")


async def main():
    try:
        async with asyncio.TaskGroup() as group:
            group.create_task(fails())
            try:
                await asyncio.sleep(1)
            except asyncio.CancelledError:
                print("body stopped")
                raise
            print("never")
    except ExceptionGroup as caught:
        print([str(e) for e in caught.exceptions])

    async def grouped():
        async with asyncio.TaskGroup() as group:
            group.create_task(asyncio.sleep(1))

    task = asyncio.create_task(grouped())
    await asyncio.sleep(0.01)
    task.cancel()
    try:
        await task
    except asyncio.CancelledError:
        print("group stopped", task.cancelled())
