class A: pass
class B(A): pass
print(type(1) is int, type("") == str, type([]).__name__, type(B()) is A, isinstance(B(), A), issubclass(B, (int, A)), type(None).__name__, type(type(1)).__name__, type(lambda: 0).__name__, type(len).__name__, type(x for x in ()).__name__, A.__name__, type(1.5).__name__, type({}).__name__, type(()).__name__, type(range(1)).__name__, type(b"").__name__, type({1}).__name__)
