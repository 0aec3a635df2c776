import asyncio
async def main():
    fs = [lambda i=i: i for i in range(2)]
    gs = [lambda: i for i in range(2)]
    print([f() for f in fs], [g() for g in gs])
    async def later(x): return x
    print(await asyncio.gather(*[later(i) for i in range(3)]))
