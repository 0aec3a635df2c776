class A:
    def m(self): pass
    x = 1
print([n for n in dir(A()) if not n.startswith("_")])
