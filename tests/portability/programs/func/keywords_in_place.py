def f(a=None, *rest, **k):
    return a, list(k.items())
class Named:
    def __init__(self, **k):
        self.names = list(k)
print(f(**{"zeta": 1, "1": 2}), f(0, x=1, **{"zeta": 1, "1": 2}), f(**{"z": 1}, **{"5": 2, "a": 3}))
print(f(**{"z": 1}, y=2), f(b=0, **{"z": 1}, c=2, **{"d": 1}), dict(**{"z": 1}, a=2))
print(dict(**{"zeta": 1, "1": 2}), dict({"zeta": 1, "1": 2}, **{"y": 1, "0": 3}), Named(**{"zeta": 1, "1": 2}).names)
for bad in (lambda: f(1, **{"a": 2}),):
    try:
        bad()
    except TypeError:
        print("TypeError")
