# What stands behind `yield from`: values, exceptions thrown in, ends.
def inner(name):
    try:
        got = yield name + "1"
        print(name, "got", got)
    except ValueError as error:
        print(name, "caught", error)
        yield name + "99"
    finally:
        print(name, "left")
    return name + " done"


def outer():
    first = yield from inner("a")
    print("returned", first)
    second = yield from inner("b")
    print("returned", second)
    yield from [7, 8]
    try:
        yield from (x for x in "xyz")
    except KeyError as error:
        print("outer caught", error)
        yield "after"


g = outer()
print(next(g), g.send("hi"), list(g))
g = outer()
print(next(g), g.throw(ValueError("boom")), next(g), g.send(5), next(g), next(g), g.throw(KeyError("k")), list(g))
g = outer()
next(g)
g.close()
print(list(g))


def plain():
    yield from [1, 2, 3]


g = plain()
next(g)
try:
    g.throw(ZeroDivisionError("thrown into a list"))
except ZeroDivisionError as error:
    print(error, list(g))


def deep(n):
    if n:
        total = yield from deep(n - 1)
        return total + n
    yield "bottom"
    return 0


g = deep(20)
print(next(g))
try:
    next(g)
except StopIteration as stop:
    print(stop.value)


class Walk:
    def __init__(self, name, *kids):
        self.name, self.kids = name, kids

    def __iter__(self):
        yield self.name
        for kid in self.kids:
            yield from kid


print(list(Walk("root", Walk("a", Walk("a1")), Walk("b"))))
