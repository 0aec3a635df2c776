class Positive:
    def __set_name__(self, owner, name): self.name = "_" + name
    def __get__(self, obj, owner=None):
        return self if obj is None else getattr(obj, self.name, 0)
    def __set__(self, obj, v):
        if v < 0: raise ValueError(f"{self.name[1:]} must be positive")
        setattr(obj, self.name, v)
class Box:
    w = Positive()
    h = Positive()
b = Box()
b.w = 3
try:
    b.h = -1
except ValueError as e:
    print(e)
print(b.w, b.h)
