from functools import cached_property
class C:
    n = 0
    @cached_property
    def value(self):
        C.n += 1
        return C.n * 10
c = C()
print(c.value, c.value, C.n)
c2 = C()
print(c2.value, c.value)
