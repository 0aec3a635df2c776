class A:
    x = "A"
class B:
    x = "B"
    y = "B"
class C(A, B): pass
print(C.x, C.y, C().x, [k.__name__ for k in C.__mro__], C.__bases__[0].__name__)
