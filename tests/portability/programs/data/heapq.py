import heapq
h = [5, 1, 4]
heapq.heapify(h)
heapq.heappush(h, 0)
print(heapq.heappop(h), heapq.heappop(h), heapq.nlargest(2, [3, 9, 1]), heapq.nsmallest(2, [3, 9, 1], key=lambda x: -x), heapq.heappushpop(h, 2), heapq.heapreplace(h, 9), sorted(h), list(heapq.merge([1, 4], [2, 3])))
