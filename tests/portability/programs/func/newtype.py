from typing import NewType, Final, ClassVar, Annotated, Optional
UserId = NewType("UserId", int)
MAX: Final = 10
class A:
    n: ClassVar[int] = 0
    t: Optional[str] = None
print(UserId(5) + 1, MAX, A.n, A.t)
