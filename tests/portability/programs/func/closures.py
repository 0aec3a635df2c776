def counter():
    n = 0
    def inc(by=1):
        nonlocal n
        n += by
        return n
    return inc
c = counter()
print(c(), c(5), c(), counter()())
