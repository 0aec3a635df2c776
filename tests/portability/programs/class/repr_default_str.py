class A: pass
r = repr(A())
print(r.startswith("<") and "A object at 0x" in r)
