def inner():
    yield 1
    return "done"
def outer():
    r = yield from inner()
    yield r
print(list(outer()))
g = inner()
next(g)
try:
    next(g)
except StopIteration as e:
    print(e.value)
