s = slice(1, 3)
print([1, 2, 3, 4][s], "abcd"[s], s, s.start, s.stop, s.step, s.indices(10), slice(None, None, -1).indices(3))
a = [1, 2, 3]
a[s] = [9]
print(a)
a.__setitem__(0, 5)
print(a, a.__getitem__(slice(0, 1)))
del a[slice(0, 1)]
print(a)
class C:
    def __getitem__(self, k):
        if isinstance(k, slice):
            return k.start, k.stop, k.step
        return k
print(C()[1:2], C()[::2], C()[1], C()[1:2, 3], C()[:])
class C:
    def __getitem__(self, k):
        if isinstance(k, slice):
            return k.start, k.stop, k.step
        return k
    def __setitem__(self, k, v):
        print(k.start, v)
    def __delitem__(self, k):
        print("del", k.stop)
k = C()
k[1:2] = 3
del k[1:4]
class D:
    def __getitem__(self, k): return k
n = D()[1:2]
print(type(n), [1,2,3][n], "abc"[n], type(n) is slice, isinstance(n, slice))
print(n.indices(1))
print(n)
print(n == slice)
