def f(**kw): return kw
a = {"x": 1}
b = {"x": 2, "y": 3}
try:
    print(f(**a, **b))
except TypeError: print("TypeError")
try:
    print(f(x=5, **a))
except TypeError: print("TypeError")
try:
    print(f(**a, x=5))
except TypeError: print("TypeError")
print(f(**a, y=1), f(**a, **{"z": 1}))
class C:
    def m(self, **kw): return kw
    def n(self, x=1, y=2): return x, y
try:
    print(C().m(**a, **b))
except TypeError as e: print("TypeError")
try:
    print(C().n(**a, **b))
except TypeError as e: print("TypeError")
try:
    print(dict(**a, **b))
except TypeError as e: print("TypeError")
try:
    print(C().n(x=1, **a))
except TypeError as e: print("TypeError")
try:
    print((lambda x: x)(1, **a))
except TypeError as e: print("TypeError")
try:
    print(f(**{1: 2}))
except TypeError: print("TypeError")
