import asyncio

order = []


async def steps(name, count):
    for step in range(count):
        order.append(f"{name}{step}")
        await asyncio.sleep(0)


async def main():
    await asyncio.gather(steps("a", 3), steps("b", 2), steps("c", 1))
    print(order)
    order.clear()
    task = asyncio.create_task(steps("t", 2))
    order.append("before")
    await steps("m", 2)
    await task
    print(order)
    order.clear()
    await asyncio.gather(*(asyncio.sleep(n / 20) for n in range(3)), steps("z", 1))
    print(order)
