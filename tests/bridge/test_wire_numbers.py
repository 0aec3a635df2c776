"""Floats as text on MicroPython: what `repr` gives on CPython, to the last digit."""

from __future__ import annotations

import inspect
import random
import struct

from assets import mpy
from bascule.bridge import wire_numbers
from bascule.build.models import Module
from tests.portability.runner import run


def floats() -> list[float]:
    r = random.Random(5)
    found = [
        0.0,
        -0.0,
        1e16,
        1e15,
        123456789012345680.0,
        1e22,
        1e21,
        1e-4,
        1e-5,
        0.1 + 0.2,
        5e-324,
        1.7976931348623157e308,
    ]
    for _ in range(600):
        found += [
            r.random(),
            r.uniform(-1e6, 1e6),
            round(r.uniform(-1000, 1000), 3) * 3,
            10 ** r.uniform(-30, 30),
        ]
        any_bits = struct.unpack("<d", struct.pack("<Q", r.getrandbits(64)))[0]
        found += [any_bits] if any_bits - any_bits == 0 else []
    return found


def test_micropython_writes_floats_as_cpython_does() -> None:
    wanted = floats()
    bits = [struct.unpack("<Q", struct.pack("<d", x))[0] for x in wanted]
    source = (
        "import struct\nfrom numbers_ import float_text\n"
        f"for at in range(0, {len(bits)}):\n"
        "    print(float_text(struct.unpack('<d', struct.pack('<Q', int(BITS[at * 20 : at * 20 + 20])))[0]))\n"
    )
    text = "".join(f"{b:020}" for b in bits)
    modules = [
        Module(
            name="numbers_",
            filename="numbers_.py",
            source=mpy.strip(inspect.getsource(wire_numbers), "numbers_.py"),
        ),
        Module(name="prog", filename="prog.py", source=f"BITS = {text!r}\n{source}"),
    ]
    (given,) = run("micropython", [("", modules)])
    assert given.failure is None, given.text
    assert given.out.split() == [repr(x) for x in wanted]


def test_numbers_of_javascript_are_written_as_python_writes_them() -> None:
    pairs = {
        "12": "12.0",
        "-0.5": "-0.5",
        "1e-7": "1e-07",
        "1e+21": "1e+21",
        "12345678901234567000": "1.2345678901234567e+19",
    }
    pairs["0.00001"] = "1e-05"
    assert {given: wire_numbers.in_python(given) for given in pairs} == pairs
