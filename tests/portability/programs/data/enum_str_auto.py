from enum import StrEnum, auto
class D(StrEnum):
    UP = auto()
    DOWN = auto()
print(D.UP, list(D), D("down") is D.DOWN)
