"""The table of hashes in which names are found."""

from __future__ import annotations

from pathlib import Path

import pytest

from assets import npm
from assets.interned import END, NAMES, interned
from assets.patching import PatchError
from assets.runtimes import MICROPYTHON
from assets.wasm import DATA, module, sections, unsigned
from tests.build.engines.support import python

WASM = (npm.packages(Path(__file__).parents[2]) / MICROPYTHON / "micropython.wasm").read_bytes()


def test_every_name_is_found_again() -> None:
    source = """
class Holder:
    pass

held = Holder()
for n in range(3000):
    setattr(held, "na" + "me%d" % n, n)
print(all(getattr(held, "name" + str(n)) == n for n in range(3000)))
print([hasattr(held, "name" + str(n)) for n in (2999, 3000, 70000)])
exec("name_" + "made = 5")
print(globals()["name_" + "made"], getattr("a-b", "spl" + "it")("-"), getattr(Holder, "__na" + "me__"))
table = {"name" + str(n): n for n in range(0, 6000, 2)}
print(sum(1 for n in range(6000) if "name%d" % n in table))
"""
    assert python(source) == ["True", "[True, False, False]", "5 ['a', 'b'] Holder", "3000"]


def test_more_names_than_the_table_holds_are_found_all_the_same() -> None:
    source = f"""
class Holder:
    pass
held = Holder()
for n in range({NAMES}):
    setattr(held, "many" + str(n), n)
print(all(getattr(held, "many" + str(n)) == n for n in ({NAMES} - 1, 5, {NAMES // 2})))
print(hasattr(held, "many" + str({NAMES})), len({{"".join(["sp", "lit"]), "split"}}), getattr("a b", "spl" + "it")())
"""
    assert python(source) == ["True", "False 1 ['a', 'b']"]


def test_a_text_may_be_as_long_as_it_wants() -> None:
    source = """
for size in (0, 1, 254, 255, 256, 257, 70000):
    one, other = "x" * size, "".join(["x"] * size)
    print(len(one), one == other, {one: 1}.get(other))
class Holder:
    pass
held = Holder()
setattr(held, "y" * 255, 1)
print(getattr(held, "".join(["y"] * 255)), hasattr(held, "y" * 254))
"""
    sizes = [f"{size} True 1" for size in (0, 1, 254, 255, 256, 257, 70000)]
    assert python(source) == [*sizes, "1 False"]


def test_another_interpreter_is_refused() -> None:
    assert len(interned(WASM)) > len(WASM)
    with pytest.raises(PatchError, match=r"expected one search and one addition of names, found \[0, "):
        interned(interned(WASM))
    piece = b"\0\x41" + unsigned(END - 1, 3) + b"\x0b\1x"
    there = [(kind, b"\1" + piece if kind == DATA else body) for kind, body in sections(WASM)]
    with pytest.raises(PatchError, match="where the table of names goes there is data"):
        interned(module(there))
