import copy
class N:
    def __init__(self, v, kids): self.v, self.kids = v, kids
a = N(1, [N(2, [])])
b = copy.deepcopy(a)
c = copy.copy(a)
b.kids[0].v = 99
c.v = 5
print(a.v, a.kids[0].v, b.kids[0].v, c.kids is a.kids, copy.copy([1]), copy.deepcopy({"a": (1, [2])}))
s = [1]
s.append(s)
t = copy.deepcopy(s)
print(t[1] is t)
