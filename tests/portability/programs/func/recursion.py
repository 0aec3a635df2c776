def fact(n): return 1 if n < 2 else n * fact(n - 1)
def hanoi(n, a="A", b="B", c="C"):
    return [] if n == 0 else hanoi(n - 1, a, c, b) + [(a, c)] + hanoi(n - 1, b, a, c)
print(fact(20), len(hanoi(5)), hanoi(2))
