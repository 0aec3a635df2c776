import asyncio


async def numbers(n):
    try:
        for i in range(n):
            await asyncio.sleep(0)
            yield i
    finally:
        print("closed")


async def main():
    made = numbers(5)
    async for i in made:
        if i == 2:
            break
    await made.aclose()
    print([i async for i in numbers(3)], {i: i * i async for i in numbers(2)})
    made = numbers(2)
    print(await anext(made), await anext(made), await anext(made, "end"))

    class Pool:
        async def __aenter__(self):
            await asyncio.sleep(0)
            return self

        async def __aexit__(self, kind, value, trace):
            print("exit", kind and kind.__name__)
            return kind is ValueError

    async with Pool() as pool, Pool():
        print(type(pool).__name__)
        raise ValueError("swallowed")
