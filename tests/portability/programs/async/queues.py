import asyncio


async def main():
    queue = asyncio.Queue(maxsize=2)
    for n in (1, 2):
        queue.put_nowait(n)
    try:
        queue.put_nowait(3)
    except asyncio.QueueFull:
        print("full", queue.full(), queue.qsize())

    async def worker():
        while True:
            item = await queue.get()
            print("got", item)
            queue.task_done()

    task = asyncio.create_task(worker())
    await queue.put(3)
    await queue.join()
    print("joined", queue.empty())
    task.cancel()
    print(await asyncio.gather(task, return_exceptions=True) != [None])
    try:
        queue.get_nowait()
    except asyncio.QueueEmpty:
        print("empty")
    try:
        queue.task_done()
    except ValueError as e:
        print(e)
    priority = asyncio.PriorityQueue()
    for pair in [(3, "c"), (1, "a"), (2, "b")]:
        await priority.put(pair)
    print([(await priority.get())[1] for _ in range(3)])
    stack = asyncio.LifoQueue()
    for n in range(3):
        stack.put_nowait(n)
    print([stack.get_nowait() for _ in range(3)])
