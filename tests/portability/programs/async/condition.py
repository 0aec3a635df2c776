import asyncio


async def main():
    condition = asyncio.Condition()
    items = []

    async def consumer(name):
        async with condition:
            await condition.wait_for(lambda: items)
            print(name, items.pop(0))

    tasks = [asyncio.create_task(consumer(name)) for name in "ab"]
    await asyncio.sleep(0)
    async with condition:
        items.append(1)
        condition.notify()
    await asyncio.sleep(0)
    async with condition:
        items.append(2)
        condition.notify_all()
    await asyncio.gather(*tasks)
    try:
        condition.notify()
    except RuntimeError as e:
        print(type(e).__name__)
