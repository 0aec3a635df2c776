import asyncio


async def after(seconds, value):
    await asyncio.sleep(seconds)
    if value == "bad":
        raise ValueError(value)
    return value


async def main():
    tasks = {asyncio.create_task(after(n / 10, n)) for n in (1, 2, 3)}
    done, pending = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    print([t.result() for t in done], len(pending))
    done, pending = await asyncio.wait(pending)
    print(sorted(t.result() for t in done), pending)
    mixed = [asyncio.create_task(after(0.02, "bad")), asyncio.create_task(after(0.4, "good"))]
    done, pending = await asyncio.wait(mixed, return_when=asyncio.FIRST_EXCEPTION)
    print([str(t.exception()) for t in done], len(pending))
    done, pending = await asyncio.wait(pending, timeout=0.001)
    print(len(done), len(pending))
    print(await pending.pop())
    for soon in asyncio.as_completed([after(0.3, "b"), after(0.02, "a")]):
        print(await soon)
    try:
        for soon in asyncio.as_completed([after(1, "x")], timeout=0.01):
            await soon
    except TimeoutError:
        print("none in time")
