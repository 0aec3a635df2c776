from enum import Enum
class S(Enum):
    A = 1
    B = 2
def f(s):
    match s:
        case S.A: return "a"
        case S.B: return "b"
        case _: return "?"
print(f(S.A), f(S.B), f(3))
