import asyncio


async def slow(name):
    try:
        await asyncio.sleep(1)
    except asyncio.CancelledError:
        print("cancelled", name)
        raise


async def fails():
    await asyncio.sleep(0)
    raise ValueError("broken")


async def main():
    try:
        async with asyncio.TaskGroup() as group:
            group.create_task(slow("a"))
            group.create_task(fails())
    except ExceptionGroup as e:
        print(type(e).__name__, len(e.exceptions), [str(x) for x in e.exceptions])
    try:
        async with asyncio.TaskGroup() as group:
            task = group.create_task(slow("c"))
            raise KeyError("body")
    except ExceptionGroup as e:
        print([type(x).__name__ for x in e.exceptions], task.cancelled())
    async with asyncio.TaskGroup() as group:
        made = [group.create_task(asyncio.sleep(0, n)) for n in range(3)]
    print([task.result() for task in made])
