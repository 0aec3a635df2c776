"""What was taken out of the interpreter is gone, what was left works."""

from __future__ import annotations

from pathlib import Path

import pytest

from assets import npm
from assets.patching import PatchError
from assets.runtimes import MICROPYTHON
from assets.trim import UNUSED, trimmed
from tests.build.engines.support import python

ROOT = Path(__file__).parents[2]


def _module(file: str) -> str:
    return file.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def test_every_module_that_stays_can_be_imported_and_the_others_are_not_there() -> None:
    source = """
for name in NAMES.split():
    try:
        __import__(name)
        print(name)
    except ImportError as error:
        print("no", name, error)
"""
    kept = (
        "abc asyncio base64 binascii cmath collections copy datetime deflate errno functools gc hashlib heapq html"
        " inspect io itertools json math operator os random re select string struct sys time types weakref"
    )
    gone = " ".join(_module(file) for file in UNUSED)
    lines = python(f"NAMES = {kept + ' ' + gone!r}{source}")
    assert lines[: len(kept.split())] == kept.split()
    assert [line.split()[:2] for line in lines[len(kept.split()) :]] == [
        ["no", name] for name in gone.split()
    ]


def test_what_stays_works() -> None:
    source = """
import asyncio, base64, collections, copy, datetime, functools, html, inspect, io, itertools, operator, types
print(base64.b64encode(b"abc"), base64.b32decode(b"MFRGG==="))
print(collections.defaultdict(list)["a"], list(collections.deque([1, 2], 3)))
print(copy.deepcopy({"a": [1]}), datetime.date(2026, 2, 28) + datetime.timedelta(days=1))
print(functools.reduce(operator.add, [1, 2, 3]), html.escape("<&>"), list(itertools.chain([1], [2])))
print(inspect.isgeneratorfunction(lambda: (yield)), io.StringIO("x").read(), types.SimpleNamespace)
"""
    assert python(source)[:3] == [
        "b'YWJj' b'abc'",
        "[] [1, 2]",
        "{'a': [1]} 2026-03-01",
    ]


def test_another_layout_is_refused() -> None:
    wasm = (npm.packages(ROOT) / MICROPYTHON / "micropython.wasm").read_bytes()
    with pytest.raises(PatchError, match="not a WebAssembly module"):
        trimmed(b"\0" + wasm)
    with pytest.raises(PatchError, match=r"expected the frozen module uu\.py once"):
        trimmed(wasm.replace(b"\0uu.py\0", b"\0vv.py\0"))
    with pytest.raises(PatchError, match="one table of frozen modules, found 0"):
        trimmed(wasm.replace(b"\0binascii.py\0base64.py\0", b"\0binascii\0py\0base64.py\0"))
