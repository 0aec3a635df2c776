from typing import TypeVar, Generic, Callable, Any, List, Dict, Tuple, Iterable, NamedTuple, Protocol, Literal
T = TypeVar("T")
class Stack(Generic[T]):
    def __init__(self) -> None: self.items: List[T] = []
    def push(self, x: T) -> None: self.items.append(x)
    def pop(self) -> T: return self.items.pop()
class Sized(Protocol):
    def size(self) -> int: ...
Mode = Literal["a", "b"]
Handler = Callable[[int, str], Any]
Table = Dict[str, Tuple[int, ...]]
s: Stack[int] = Stack()
s.push(3)
print(s.pop(), isinstance(s, Stack))
