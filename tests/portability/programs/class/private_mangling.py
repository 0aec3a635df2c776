class A:
    def __init__(self): self.__x = 1
    def get(self): return self.__x
class B(A):
    def __init__(self):
        super().__init__()
        self.__x = 2
    def both(self): return self.get(), self.__x
print(B().both(), hasattr(B(), "__x"))
