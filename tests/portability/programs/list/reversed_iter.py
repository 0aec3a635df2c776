print(list(reversed([1, 2, 3])), "".join(reversed("abc")), [*reversed(range(3))], list(iter("ab")))
it = iter([1, 2])
print(next(it), next(it), next(it, "end"))
