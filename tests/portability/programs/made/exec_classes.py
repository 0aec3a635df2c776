source = '''
from dataclasses import dataclass, field
from enum import Enum
from functools import singledispatch
from typing import NamedTuple


@dataclass(order=True)
class Line:
    """One line."""
    name: str
    price: float = 1.0
    tags: list[str] = field(default_factory=list)


class Colour(Enum):
    RED = 1
    BLUE = 2


class Point(NamedTuple):
    x: int
    y: int = 0


@singledispatch
def told(value):
    return "other"


@told.register
def _(value: int):
    return "int"


class Text(str):
    pass


def kind(value):
    match value:
        case [a, *_]:
            return f"list {a}"
        case {"k": v}:
            return f"dict {v}"
        case Line(name=n):
            return n
    return "none"


print(Line("a"), Line("a") < Line("b"), Line.__doc__)
print(Colour.RED, Colour(2).name, Point(3), Point(1, 2)._asdict())
print(told(1), told("x"), {Text("k"): 1}["k"], {"k": 1}[Text("k")])
print(kind([1, 2]), kind({"k": 3}), kind(Line("n")), kind(5))
'''
exec(compile(source, "made.py", "exec"), {"__name__": "made"})
