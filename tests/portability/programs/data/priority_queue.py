import heapq
tasks = []
for p, n in [(3, "c"), (1, "a"), (2, "b"), (1, "z")]:
    heapq.heappush(tasks, (p, n))
print([heapq.heappop(tasks) for _ in range(len(tasks))])
