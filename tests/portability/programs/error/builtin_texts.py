tests = [lambda: int("abc"), lambda: float("x"), lambda: {}["k"], lambda: [].pop(), lambda: [1][9], lambda: None.foo, lambda: "a" + 1, lambda: 1 + "a", lambda: len(5), lambda: undefined_name]
for t in tests:
    try:
        t()
    except Exception as e:
        print(type(e).__name__, e)
