# ruff: noqa: E501 - the sources are a table
"""What page Python allows of classes, errors, closures and names, as sources with a `result()`; see `snippets`."""

from __future__ import annotations

PROGRAMS: dict[str, tuple[str, str]] = {
    "classes": ("", """
        class Base:
            kind: str
            def __init__(self, name: str) -> None:
                self.name = name
                self._count = 0
            def step(self, by: int = 1) -> int:
                self._count += by
                return self._count
            def describe(self) -> str:
                return f"{self.name}:{self._secret_text()}"
            def _secret_text(self) -> str:
                return "base"
        class Derived(Base):
            def __init__(self, name: str) -> None:
                super().__init__(name + "!")
                self._own_flag = True
            def _secret_text(self) -> str:
                inner = lambda: self.name
                return super()._secret_text() + "/" + inner()
            @staticmethod
            def make(name: str) -> Derived:
                return Derived(name)
        class Plain(Derived):
            pass
        def result() -> list[object]:
            d = Derived.make("d")
            return [d.describe(), d.step(), d.step(5), isinstance(d, Base), isinstance(Base("x"), Derived), Base("b").describe(), Plain("p").describe()]
    """),
    "errors": ("Error, TypeError", """
        class Refused(Error):
            def __init__(self, message: str, code: int) -> None:
                super().__init__(message)
                self.name = "Refused"
                self.code = code
        class Quiet(Refused):
            pass
        def run(what: int) -> list[object]:
            out: list[object] = []
            try:
                try:
                    if what == 0:
                        raise Refused("no", 7)
                    if what == 1:
                        raise TypeError("type")
                    if what == 2:
                        raise Error("plain")
                    if what == 3:
                        raise Quiet("hush", 1)
                    out.append("none")
                except Quiet:
                    out.append("quiet")
                except Refused as error:
                    out.extend([error.message, error.name, error.code])
                except TypeError as other:
                    out.append(other.message)
                    raise
                finally:
                    out.append("finally")
            except Exception as error:
                out.append("outer")
            return out
        def result() -> list[object]:
            return [run(0), run(1), run(2), run(3), run(4)]
    """),
    "an error thrown anew": ("Error", """
        def result() -> str:
            try:
                try:
                    raise Error("first")
                except Exception as error:
                    raise Error("second") from None
            except Error as error:
                return error.message
    """),
    "closures": ("", """
        counter = 0
        def bump() -> int:
            global counter
            counter += 1
            return counter
        def make(start: int) -> list[object]:
            count = start
            def more() -> int:
                nonlocal count
                count += 1
                return count
            def read() -> int:
                return count
            return [more(), more(), read(), (lambda x: x + count)(10)]
        def later(items: list[str]) -> list[str]:
            makers = [keep(item) for item in items]
            return [maker() for maker in makers]
        def keep(item: str) -> object:
            return lambda: item
        def result() -> list[object]:
            bump()
            return [bump(), counter, make(5), later(["a", "b"])]
    """),
    "the order of a place and its value": ("", """
        class Box:
            def __init__(self) -> None:
                self.value = 0
        class Log:
            def __init__(self) -> None:
                self.seen: list[str] = []
                self.box = Box()
            def place(self) -> Box:
                self.seen.append("place")
                return self.box
            def make(self) -> int:
                self.seen.append("value")
                return 7
        def result() -> list[object]:
            log = Log()
            log.place().value = log.make()
            log.place().value += log.make()
            return [log.seen, log.box.value]
    """),
    "changing a table while it is walked": ("Map, Set", """
        def result() -> list[object]:
            m = Map([["a", 1], ["b", 2], ["c", 3]])
            seen: list[object] = []
            for key, value in m:
                seen.append(key)
                if key == "a":
                    m.delete("b")
                    m.set("d", 4)
                if key == "d":
                    m.clear()
                    m.set("e", 5)
            s = Set([1, 2])
            for number in s:
                seen.append(number)
                if s.size < 5:
                    s.add(s.size + 1)
            return [seen, m.size]
    """),
    "unpacking": ("", """
        class Pair:
            def __init__(self) -> None:
                self.a, self.b = 1, 2
        def two() -> tuple[int, int]:
            return 3, 4
        def result() -> list[object]:
            a, b = 1, 2
            a, b = b, a
            c = d = 5
            p = Pair()
            p.a, p.b = p.b, p.a
            items = [1, 2]
            items[0], items[1] = items[1], items[0]
            e, f = two()
            return [a, b, c, d, p.a, p.b, items, e, f]
    """),
    "names JavaScript keeps": ("Map", """
        class Holder:
            def __init__(self) -> None:
                self.default = 1
                self.new = 2
            def delete(self, this: int) -> int:
                return this
        def function(new: int, default: int, var: str) -> list[object]:
            switch = new + default
            let = lambda const: const + 1
            document = {"typeof": switch, "void": var}
            arguments = [document, let(1)]
            Array = 3
            Object = "o"
            String = [x for x in arguments]
            return [String, Array, Object, len(arguments), Holder().delete(4), Holder().default, Holder().new]
        def result() -> list[object]:
            table = Map()
            Math = 5
            return [function(1, 2, "v"), max(Math, 2), table.size]
    """),
    "async": ("", """
        async def twice(x: int) -> int:
            return x * 2
        class Job:
            def __init__(self) -> None:
                self.done: list[int] = []
            async def run(self, n: int) -> int:
                for i in range(n):
                    self.done.append(await twice(i) + 1)
                return await twice(len(self.done))
        async def both(a: bool) -> int:
            return await (twice(1) if a else twice(2))
        def result() -> object:
            return None
    """),
    "defaults": ("", """
        def f(a: int, b: int = 2, c: str = "c", d: bool = True, e: str | None = None, g: int = -1) -> list[object]:
            return [a, b, c, d, e, g]
        def result() -> list[object]:
            return [f(1), f(1, 5), f(1, 5, "x", False, "e", 0)]
    """),
    "types leave no trace": ("", """
        from typing import TYPE_CHECKING, Any, Protocol, TypeAlias, TypedDict, cast
        from collections.abc import Callable
        if TYPE_CHECKING:
            from typing import Literal
        Send = Callable[[str], None]
        Json: TypeAlias = "dict[str, Json] | list[Json] | str"
        Maybe = str | None
        class Shape(TypedDict):
            a: int
        class Speaks(Protocol):
            def speak(self) -> str: ...
        LIMIT: int = 3
        def result() -> list[object]:
            x: Any
            x = cast(Any, 5)
            shape: Shape = {"a": 1}
            return [LIMIT, cast("str", "t"), shape["a"], cast(int, x) * 2]
    """),
    "if elif else and nested blocks": ("", """
        def size(n: int) -> str:
            if n < 0:
                word = "negative"
            elif n == 0:
                pass
                word = "zero"
            elif n < 10:
                if n == 5:
                    word = "five"
                else:
                    word = "small"
            else:
                word = "big"
            return word
        def result() -> list[str]:
            return [size(n) for n in [-1, 0, 5, 6, 20]]
    """),
}  # fmt: skip
