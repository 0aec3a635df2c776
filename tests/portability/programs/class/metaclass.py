class Meta(type):
    def __new__(m, name, bases, ns):
        ns["tagged"] = name.lower()
        return super().__new__(m, name, bases, ns)
class A(metaclass=Meta): pass
class B(A): pass
print(A.tagged, B.tagged, type(A).__name__)
