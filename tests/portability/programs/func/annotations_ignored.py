from __future__ import annotations
def f(x: list[int] | None, y: "Undefined" = 3) -> dict[str, Missing]:
    z: SomeType = 5
    return {"x": x, "y": y, "z": z}
print(f([1]))
