import weakref
class A: pass
a = A()
r = weakref.ref(a)
print(r() is a)
d = weakref.WeakValueDictionary()
d["k"] = a
print(d["k"] is a)
