"""JSON in MicroPython takes text as it comes."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from assets import npm
from assets.json_runs import in_runs
from assets.patching import PatchError
from assets.runtimes import MICROPYTHON
from tests.build.engines.support import python

WASM = (npm.packages(Path(__file__).parents[2]) / MICROPYTHON / "micropython.wasm").read_bytes()
TEXTS = [
    "",
    "a",
    '"',
    "\\",
    "\n",
    "plain",
    'a"',
    '"a',
    "a\\b",
    "\ta\x01b\x1fc",
    "é日本😀",
    "\x7f",
    '""""',
    "x" * 300,
]


# contract: Q15
def test_texts_are_written_as_json() -> None:
    source = f"""
import json
for text in {TEXTS!r}:
    written = json.dumps(text)
    print(written, json.loads(written) == text)
print(json.dumps({{"a b": ["c\\n", "d"], "e": "f\\"g"}}))
"""
    made = python(source)
    for line, text in zip(made, TEXTS, strict=False):
        written, _, same = line.rpartition(" ")
        assert (json.loads(written), same) == (text, "True")
    assert made[-1] == '{"a b": ["c\\n", "d"], "e": "f\\"g"}'


def test_what_is_not_json_is_refused_and_streams_are_read_as_before() -> None:
    source = """
import io, json
for text in ("", "[", "[1", '"a', "{}x", "nul", "[1,", " [1, 2] "):
    try:
        print(json.loads(text))
    except ValueError:
        print("refused")
stream = io.StringIO('{"a": [1, 2]} ')
print(json.load(stream) == {"a": [1, 2]}, repr(stream.read()))
print(json.load(io.BytesIO(b"[true]")))
"""
    assert python(source) == [*["refused"] * 7, "[1, 2]", "True ''", "[True]"]


def test_another_interpreter_is_refused() -> None:
    with pytest.raises(PatchError, match="expected json once"):
        in_runs(in_runs(WASM))
