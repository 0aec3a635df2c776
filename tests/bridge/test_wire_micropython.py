"""The reader for MicroPython, on CPython against CPython's own; `test_on_micropython` runs it there."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bascule.bridge.wire import decode as reference
from bascule.bridge.wire_micropython import decode
from tests.bridge.test_wire import VALUES, typed


# contract: Q15
@given(VALUES, st.booleans(), st.sampled_from([None, 0, 2]))
def test_it_reads_what_json_writes(value: Any, ascii_only: bool, indent: int | None) -> None:
    text = json.dumps(value, ensure_ascii=ascii_only, indent=indent)
    assert typed(decode(text)) == typed(json.loads(text))


PIECES = '{ } [ ] , : "a" "b\\"c" "\\u00e9" "\\ud83d\\ude00" "\\\\" 0 -1 1.5 2e3 01 1. - true nul " \\ \t \n x'.split(
    " "
)


# A random walk over pieces of JSON: both take it and agree, or both refuse it.
@given(st.lists(st.sampled_from(PIECES), max_size=12))
def test_it_refuses_what_json_refuses(pieces: list[str]) -> None:
    text = "".join(pieces)
    try:
        wanted = reference(text)
    except ValueError:
        with pytest.raises(ValueError, match="JSON"):
            decode(text)
    else:
        assert typed(decode(text)) == typed(wanted)


@pytest.mark.parametrize(
    "text",
    [
        '{"a": 1,}',
        "[1,]",
        '["a" "b"]',
        '{"a" 1}',
        "[1 2]",
        "{1: 2}",
        "]",
        "{]",
        '"\\x"',
        '"\\u12"',
        '"\n"',
        '"\\',
        "+1",
        "1_0",
    ],
)
def test_common_mistakes_are_refused(text: str) -> None:
    with pytest.raises(ValueError, match="JSON"):
        decode(text)


def test_big_numbers_and_pairs_of_surrogates_come_whole() -> None:
    assert decode("[9007199254740993, -12345678901234567890]") == [9007199254740993, -12345678901234567890]
    assert decode('"\\ud83d\\ude00\\ud83d\\ude00x\\u00e9"') == "😀😀xé"


def test_the_order_of_keys_is_kept() -> None:
    keys = [f"k{(i * 7919) % 1000}" for i in range(1000)]
    text = "{" + ",".join(f'"{key}":{i}' for i, key in enumerate(keys)) + "}"
    assert list(decode(text)) == keys


def test_depth_costs_no_stack() -> None:
    value = decode("[" * 50_000 + "]" * 50_000)
    depth = 0
    while value:
        value = value[0]
        depth += 1
    assert depth == 49_999
