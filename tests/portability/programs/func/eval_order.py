log = []
def t(n):
    log.append(n)
    return n
{t(1): t(2), t(3): t(4)}
[t(5), t(6)][t(0)]
def f(*a, **k): pass
f(t(7), *[t(8)], k=t(9))
t(10) if t(0) else t(11)
print(log)
