handlers = []
for name in ["a", "b", "c"]:
    handlers.append(lambda: name)
print([h() for h in handlers])
def on(n):
    return lambda: n
print([h() for h in [on(n) for n in "xyz"]])
