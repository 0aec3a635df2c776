import asyncio


async def stubborn():
    for attempt in range(2):
        try:
            await asyncio.sleep(1)
        except asyncio.CancelledError as e:
            print("asked", attempt, e.args)
    return "stayed"


async def cleans():
    try:
        await asyncio.sleep(1)
    finally:
        await asyncio.sleep(0)
        print("cleaned")


async def main():
    task = asyncio.create_task(stubborn())
    await asyncio.sleep(0)
    print(task.cancel())
    await asyncio.sleep(0)
    task.cancel()
    print(await task, task.cancelled(), task.cancel())
    task = asyncio.create_task(cleans())
    await asyncio.sleep(0)
    task.cancel()
    try:
        await task
    except asyncio.CancelledError:
        print("gone", task.done(), task.cancelled())
    never = asyncio.create_task(cleans())
    never.cancel()
    print([type(x).__name__ for x in await asyncio.gather(never, return_exceptions=True)])
    nested = asyncio.gather(asyncio.sleep(1), asyncio.sleep(2))
    await asyncio.sleep(0)
    nested.cancel()
    try:
        await nested
    except asyncio.CancelledError:
        print("all gone")
