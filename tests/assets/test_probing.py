"""Hash tables that are laid out anew in time."""

from __future__ import annotations

from pathlib import Path

import pytest

from assets import npm
from assets.patching import PatchError
from assets.probing import probing
from assets.runtimes import MICROPYTHON
from tests.build.engines.support import python

WASM = (npm.packages(Path(__file__).parents[2]) / MICROPYTHON / "micropython.wasm").read_bytes()


def test_what_comes_and_goes_is_found_or_not() -> None:
    source = """
def wrong(made, rounds):
    table, there = {}, []
    for turn in range(rounds):
        for n in range(400):
            key = made(turn * 400 + n)
            table[key] = (turn, n)
            there.append((key, (turn, n)))
        kept = there[::3]
        for key, value in there:
            if (key, value) not in kept[-150:]:
                del table[key]
        there = kept[-150:]
        if len(table) != len(there) or any(table.get(key) != value for key, value in there):
            return turn
        if any(made(-1 - n) in table for n in range(100)):
            return turn
        if sorted(map(str, table)) != sorted(str(key) for key, _ in there):
            return turn
    return "right"
print(wrong(lambda n: n, 6))
print(wrong(lambda n: n * 2161, 6))
print(wrong(lambda n: "row" + str(n), 6))
print(wrong(lambda n: (n, "row"), 6))
print(wrong(lambda n: n / 7, 6))
"""
    assert python(source) == ["right"] * 5


def test_sets_too() -> None:
    source = """
def wrong(made, rounds):
    held, there = set(), []
    for turn in range(rounds):
        keys = [made(turn * 400 + n) for n in range(400)]
        held.update(keys)
        for key in keys:
            held.add(key)
        there += keys
        for key in there[:-150]:
            held.discard(key)
        there = there[-150:]
        if len(held) != 150 or any(key not in held for key in there) or any(made(-1 - n) in held for n in range(100)):
            return turn
        if held - frozenset(there) or sorted(map(str, held)) != sorted(map(str, there)):
            return turn
    while held:
        there.remove(held.pop())
    return "right" if not there else there
print(wrong(lambda n: n, 6))
print(wrong(lambda n: n * 2161, 6))
print(wrong(lambda n: "row" + str(n), 6))
print(wrong(lambda n: (n, "row"), 6))
print(len({n * n % 10007 for n in range(10007)}), len(set(range(50000)) & set(range(25000, 75000))))
"""
    assert python(source) == [*["right"] * 4, "5004 25000"]


def test_keys_of_one_hash_are_compared_with_each_other_once() -> None:
    source = """
class Same:
    asked = 0
    def __init__(self, n):
        self.n = n
    def __hash__(self):
        return 7
    def __eq__(self, other):
        Same.asked += 1
        return self.n == other.n
table = {}
for n in range(300):
    table[Same(n)] = n
print(len(table), Same.asked < 300 * 300 * 2)
Same.asked = 0
print(len({Same(n) for n in range(300)}), Same.asked < 300 * 300 * 2)
print(len({n << 32: n for n in range(1000)}), len({n << 32 for n in range(1000)}))
"""
    assert python(source) == ["300 True", "300 True", "1000 1000"]


def test_an_entry_may_change_while_its_table_is_walked() -> None:
    source = """
table = {n * 7: n for n in range(3000)}
for key in table:
    table[key] += 1
print(all(table[n * 7] == n + 1 for n in range(3000)), len(table))
"""
    assert python(source) == ["True 3000"]


def test_a_table_of_few_does_not_grow_with_all_that_passed_through_it() -> None:
    source = """
import gc
table = {}
def pass_through(first):
    for n in range(first, first + 20000):
        table[n] = n
        table.pop(n - 500, None)
pass_through(0)
before = gc.mem_alloc()
pass_through(20000)
pass_through(40000)
pass_through(60000)
print(len(table), gc.mem_alloc() - before)
"""
    size, more = python(source)[0].split()
    assert size == "500"
    assert int(more) < 20_000


def test_another_interpreter_is_refused() -> None:
    assert len(probing(WASM)) > len(WASM)
    with pytest.raises(PatchError, match=r"expected one search and one growth of a map, found \[0, 0\]"):
        probing(probing(WASM))
