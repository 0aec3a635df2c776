print(eval("1 + 2"), eval(" \t3"), eval("x * 2", {"x": 4}), eval(b"1 + 1"))
x = 10
print(eval("x + 1"), eval("[i * x for i in range(3)]"), eval("(lambda y: y + x)(5)"))
print([f() for f in eval("[lambda: i for i in range(3)]")])
print(eval("f'{x:>5}|{x!r}|{2.675:.2f}|{x:+.1%}'"), eval("'%05.1f' % 2.25"), eval("round(2.675, 2)"), eval("2 ** 0.5"))
print(eval("'abc'[::-1], 'aXb'.center(6, '*'), 'ß'.casefold()"))


def outer(k):
    def inner():
        return eval("k + 1"), k
    return inner()


print(outer(1), [eval("j * 2") for j in range(3)])


class Upper(dict):
    def __missing__(self, key):
        return key.upper()


print(eval("one + two", {}, Upper()))
for source in ("len([1])", "nothing"):
    try:
        eval(source, {"__builtins__": {}})
    except NameError as e:
        print(e)
given = {}
print(eval("(n := 5) + 1", given), given["n"], sorted(given))
code = compile("a + 1", "w.py", "eval")
print(eval(code, {"a": 1}), eval(code, {"a": 2}), code.co_filename, code.co_name)
