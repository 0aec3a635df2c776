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


class Box:
    def __init__(self):
        self.asked = 0

    @cached_property
    def big(self):
        self.asked += 1
        return self.asked * 100


box = Box()
print(box.big, box.big, box.__dict__)
del box.big
print(box.big, box.asked)
box.big = 7
print(box.big, box.asked)
