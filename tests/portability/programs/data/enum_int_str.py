from enum import IntEnum, StrEnum, Enum
class P(IntEnum):
    LOW = 1
    HIGH = 3
class C(StrEnum):
    RED = "red"
    BLUE = "blue"
class K(str, Enum):
    A = "a"
print(P.HIGH > P.LOW, P.HIGH + 1, sorted([P.HIGH, P.LOW]), P(3), int(P.LOW), f"{P.HIGH}", C.RED, C.RED == "red", C("blue").name, C.RED.upper(), f"{C.BLUE}", K.A == "a", K.A.value, isinstance(K.A, str), "x-" + C.RED, {"red": 5}[C.RED])
