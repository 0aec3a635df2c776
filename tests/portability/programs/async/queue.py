import asyncio
async def main():
    q = asyncio.Queue()
    out = []
    async def consumer():
        while (x := await q.get()) is not None:
            out.append(x)
            q.task_done()
    t = asyncio.create_task(consumer())
    for i in range(3):
        await q.put(i)
    await q.put(None)
    await t
    print(out, q.empty(), q.qsize())
