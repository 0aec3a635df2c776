class Log:
    def __init__(self):
        self.seen = []

    def keep(self, other):
        self.seen.append(other)
        return self

    __ior__ = __imul__ = __iand__ = __itruediv__ = keep

    def __imod__(self, other):
        return self.keep(other)


a = b = Log()
a |= 2
a *= 4
a &= 5
a /= 6
a %= 7
print(b.seen, a is b)
flag = True
flag &= False
print(flag)
flag ^= True
print(flag)
flags = {"a": True}
flags["a"] ^= True
print(flags)
x = 10
x /= 4
x %= 2
x *= 3
print(x)
