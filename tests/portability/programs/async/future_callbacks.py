# Callbacks of futures and tasks run later, and also when what they wait for has ended.
import asyncio


async def work(n):
    await asyncio.sleep(0)
    return n * 2


async def main():
    future = asyncio.get_running_loop().create_future()
    future.add_done_callback(lambda f: print("called", f.result()))
    future.set_result(5)
    print("set", future.done())
    print("awaited", await future)
    await asyncio.sleep(0)
    future.add_done_callback(lambda f: print("late", f.result()))
    print("still before")
    await asyncio.sleep(0)
    task = asyncio.create_task(work(4))
    print(await task)
    task.add_done_callback(lambda t: print("task", t.result()))
    print("before the task's")
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    failed = asyncio.get_running_loop().create_future()
    failed.set_exception(ValueError("no"))
    try:
        await failed
    except ValueError as error:
        print("error", error)
