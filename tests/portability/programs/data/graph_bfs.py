from collections import deque
g = {"a": ["b", "c"], "b": ["d"], "c": ["d"], "d": ["e"], "e": []}
def bfs(s, t):
    q, seen = deque([[s]]), {s}
    while q:
        p = q.popleft()
        if p[-1] == t: return p
        for n in g[p[-1]]:
            if n not in seen:
                seen.add(n)
                q.append(p + [n])
print(bfs("a", "e"), bfs("e", "a"))
