def outer(x):
    def mid(y):
        def inner(z):
            return x + y * z
        return inner
    return mid
print(outer(1)(2)(3))
