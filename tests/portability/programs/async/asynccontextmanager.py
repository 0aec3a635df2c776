from contextlib import asynccontextmanager
@asynccontextmanager
async def res(n):
    print("open", n)
    try:
        yield n
    finally:
        print("close", n)
async def main():
    async with res("a") as r:
        print(r)
