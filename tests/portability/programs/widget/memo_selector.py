def memo(fn):
    last = None
    def inner(*args):
        nonlocal last
        if last is None or last[0] != args:
            last = (args, fn(*args))
        return last[1]
    return inner
calls = []
f = memo(lambda a, b: calls.append((a, b)) or a + b)
print(f(1, 2), f(1, 2), f(2, 2), calls)
