ns = {"a": 5}
exec("""
b = a + 1
def f(n, *rest, key=1):
    global calls
    calls = n
    return n * a + b + key + sum(rest)
class C:
    k = b
    def m(self):
        return self.k + a
""", ns)
print(ns["b"], ns["f"](3), ns["f"](1, 2, key=5), ns["calls"], ns["C"]().m())
print(sorted(k for k in ns if not k.startswith("__")), "__builtins__" in ns)
given, local = {"a": 1}, {"b": 2}
exec("c = a + b\nglobal d\nd = 9\ndef f():\n    return a\ndef g():\n    return b", given, local)
print(sorted(k for k in given if k != "__builtins__"), sorted(local), local["f"]())
try:
    local["g"]()
except NameError as e:
    print(e)
x = 10
exec("x += 1; y = 2")
print(x, y)


def func():
    z = 3
    exec("z = 4; w = 5")
    print(z, eval("z + x"))
    try:
        print(w)
    except NameError as e:
        print(e)


func()


class K:
    exec("attr = 3")
    value = eval("attr + 1")


print(K.attr, K.value)
n = {}
exec("for i in range(3):\n    t = i\nwhile True:\n    break", n)
exec("m = 1 < 2 < 3\nd = {'a': 1}\nd['a'] += 1\na: int = 5\na += 2\nprint(m, d, a)\ndel a", n)
exec("try:\n    a\nexcept NameError as e:\n    print(e)\nif False:\n    q = 1\ntry:\n    q\nexcept NameError as e:\n    print(e)", n)
exec("s = [i for i in range(3)]\nu = {k: v for k, v in zip('ab', s)}\nv = {i % 2 for i in s}\nprint(s, u, v)", n)
print(sorted(k for k in n if not k.startswith("__")), n["i"], n["t"])
exec("import math, json as j\nfrom collections import Counter\nprint(math.sqrt(4), j.dumps({'a': 1.0}), Counter('aab'))", n)
exec("def gen():\n    yield 1\n    return 2\nprint(list(gen()))\nprint([*gen(), 3], {**{'a': 1}, 'b': 2})\nprint(globals() is n, locals() is n)", {"n": n})
