"""heapq."""


def _down(heap, start, at):
    x = heap[at]
    while at > start:
        above = (at - 1) >> 1
        if not x < heap[above]:
            break
        heap[at] = heap[above]
        at = above
    heap[at] = x


def _up(heap, at):
    end = len(heap)
    start = at
    x = heap[at]
    child = 2 * at + 1
    while child < end:
        right = child + 1
        if right < end and not heap[child] < heap[right]:
            child = right
        heap[at] = heap[child]
        at = child
        child = 2 * at + 1
    heap[at] = x
    _down(heap, start, at)


def heappush(heap, x):
    heap.append(x)
    _down(heap, 0, len(heap) - 1)


def heappop(heap):
    last = heap.pop()
    if not heap:
        return last
    first = heap[0]
    heap[0] = last
    _up(heap, 0)
    return first


def heapify(heap):
    for i in range(len(heap) // 2 - 1, -1, -1):
        _up(heap, i)


def heappushpop(heap, x):
    if heap and heap[0] < x:
        x, heap[0] = heap[0], x
        _up(heap, 0)
    return x


def heapreplace(heap, x):
    first = heap[0]
    heap[0] = x
    _up(heap, 0)
    return first


def nsmallest(n, items, key=None):
    return sorted(items, key=key)[:n]


def nlargest(n, items, key=None):
    return sorted(items, key=key, reverse=True)[:n]


def merge(*iterables, key=None, reverse=False):
    out = []
    for i in iterables:
        out.extend(i)
    return iter(sorted(out, key=key, reverse=reverse))
