import asyncio


async def main():
    ns = {"asyncio": asyncio}
    exec(
        "async def double(n):\n    await asyncio.sleep(0)\n    return n * 2\n"
        "async def numbers():\n    for i in range(3):\n        yield i\n"
        "async def all_of():\n    return [await double(n) async for n in numbers()]\n",
        ns,
    )
    print(await ns["double"](4), await asyncio.gather(ns["double"](1), ns["all_of"]()))
    print(await eval("double(5)", ns))
