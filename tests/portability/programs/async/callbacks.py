import asyncio


async def give(value):
    await asyncio.sleep(0)
    return value


async def main():
    loop = asyncio.get_running_loop()
    done = []
    task = asyncio.create_task(give(5), name="five")
    task.add_done_callback(lambda t: done.append((t.get_name(), t.result())))
    loop.call_soon(done.append, "soon")
    loop.call_later(0.02, done.append, "later")
    handle = loop.call_later(0.02, done.append, "never")
    handle.cancel()
    await task
    await asyncio.sleep(0.3)
    print(done)
    future = loop.create_future()
    loop.call_soon(future.set_result, 3)
    print(await future, future.done(), future.result(), future.exception())
    broken = loop.create_future()
    broken.set_exception(ValueError("x"))
    try:
        await broken
    except ValueError as e:
        print("broken", e)
    try:
        future.set_result(4)
    except asyncio.InvalidStateError:
        print("invalid")
