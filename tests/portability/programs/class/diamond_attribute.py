class A:
    name = "a"
    def who(self): return "A"
class B(A): pass
class C(A):
    name = "c"
    def who(self): return "C"
class D(B, C): pass
print(D().who(), D.name, D().name)
