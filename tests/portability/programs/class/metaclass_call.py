class Singleton(type):
    _all = {}
    def __call__(cls, *a, **k):
        if cls not in cls._all:
            cls._all[cls] = super().__call__(*a, **k)
        return cls._all[cls]
class Config(metaclass=Singleton):
    def __init__(self): self.v = 1
print(Config() is Config())
