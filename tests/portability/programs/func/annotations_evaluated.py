from typing import Optional, Union
def f(x: int | None = None, y: list[int] = (), z: Optional[dict[str, int]] = None) -> Union[int, str]:
    return (x, y, z)
count: int = 3
name: str
print(f(), count)
