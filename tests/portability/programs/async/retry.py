import asyncio
tries = 0
async def flaky():
    global tries
    tries += 1
    if tries < 3: raise ConnectionError(f"try {tries}")
    return "ok"
async def retry(fn, n=5):
    for i in range(n):
        try:
            return await fn()
        except ConnectionError as e:
            print(e)
            await asyncio.sleep(0.001 * i)
async def main():
    print(await retry(flaky))
