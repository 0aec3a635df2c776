from collections import UserDict, UserList
class U(UserDict):
    def __setitem__(self, k, v): super().__setitem__(k.lower(), v)
u = U(A=1)
u["B"] = 2
print(u, u["a"], dict(u), len(u), u.data)
class L(UserList):
    def total(self): return sum(self)
l = L([1, 2])
l.append(3)
print(l, l.total(), l[0])
