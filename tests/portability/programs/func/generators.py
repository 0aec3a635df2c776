def gen(n):
    for i in range(n):
        got = yield i * 2
        if got:
            yield f"got {got}"
g = gen(3)
print(next(g), g.send("x"), next(g), list(g))
