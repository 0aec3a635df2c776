def g():
    yield 1
    yield next(iter([]))
try:
    print(list(g()))
except RuntimeError as e:
    print("RuntimeError", e)
def h():
    for x in (next(iter([])) for _ in range(2)):
        yield x
try:
    print(list(h()))
except RuntimeError as e:
    print("RuntimeError", e)
i = g()
print(next(i))
try:
    next(i)
except RuntimeError as e:
    print("RuntimeError", e)
def helper():
    raise StopIteration
def k():
    helper()
    yield 1
try:
    for x in k(): print(x)
except RuntimeError as e:
    print("RuntimeError", e)
def c():
    try:
        got = yield 1
        print("got", got)
        yield 2
    except ValueError as e:
        print("caught", e)
        yield 3
    finally:
        print("final")
x = c()
try:
    x.send(5)
except TypeError as e:
    print(e)
print(next(x), x.throw(ValueError("v")), next(x, "end"), next(x, "end"))
x = c(); next(x); x.close(); print(next(x, None))
def ign():
    try:
        yield 1
    except GeneratorExit:
        yield 2
x = ign(); next(x)
try:
    x.close()
except RuntimeError as e:
    print(e)
def bad():
    try:
        yield 1
    finally:
        raise KeyError("k")
x = bad(); next(x)
try:
    x.close()
except KeyError as e:
    print("KeyError", e)
def r():
    yield 1
    return 9
def outer():
    v = yield from r()
    print("v", v)
    yield v
print(list(outer()))
x = r(); next(x)
try:
    next(x)
except StopIteration as e:
    print(e.value, e.args)
try:
    next(x)
except StopIteration as e:
    print(e.value, e.args)
def me():
    try:
        next(it)
    except ValueError as e:
        print(e)
    yield 1
it = me()
print(list(it))
x = r(); x.close(); print(list(x))
try:
    x.throw(KeyError("z"))
except KeyError as e:
    print("KeyError", e)
