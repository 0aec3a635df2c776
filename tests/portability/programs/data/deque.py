from collections import deque
d = deque([1, 2, 3], maxlen=4)
d.append(4); d.append(5); d.appendleft(0)
print(d, d.pop(), d.popleft(), len(d), list(d), d[0], d[-1], 2 in d, d.maxlen)
d.rotate(1); d.extend([7]); d.extendleft([8])
print(d, d.count(7), d.index(7), list(reversed(d)), d == deque([8, 3, 2, 7]))
q = deque()
q.append("a"); q.append("b")
while q: print(q.popleft())
try:
    q.pop()
except IndexError: print("empty")
