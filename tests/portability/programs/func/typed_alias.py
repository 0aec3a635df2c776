from __future__ import annotations
from typing import TypedDict, TypeAlias, cast, overload, TYPE_CHECKING
if TYPE_CHECKING:
    from nowhere import Thing
Num: TypeAlias = "int | float"
class Row(TypedDict, total=False):
    name: str
    qty: int
r: Row = {"name": "a", "qty": 2}
s = Row(name="b", qty=1)
print(r, s, cast(int, "x"), TYPE_CHECKING)
