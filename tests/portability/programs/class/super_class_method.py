class A:
    @classmethod
    def create(cls): return [cls.__name__]
class B(A):
    @classmethod
    def create(cls): return super().create() + ["B"]
print(B.create())
