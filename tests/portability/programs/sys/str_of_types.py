class A: pass
print(int, str, A.__name__, type(3), [int, str], f"{type('a')}", type(None), ValueError)
