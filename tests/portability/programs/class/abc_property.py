from abc import ABC, abstractmethod
class A(ABC):
    @property
    @abstractmethod
    def name(self): ...
    @classmethod
    @abstractmethod
    def make(cls): ...
class B(A):
    name = "b"
    @classmethod
    def make(cls): return cls()
print(B.make().name)
try:
    A()
except TypeError:
    print("abstract")
