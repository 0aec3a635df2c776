"""Patches fit exactly or stop the build."""

from __future__ import annotations

import pytest

from assets.patching import PatchError, cut, replace


def test_replace_puts_the_new_where_the_old_was() -> None:
    assert replace("a b a", "b", "c") == "a c a"
    assert replace("a b a", "a", "", count=2) == " b "


@pytest.mark.parametrize(("text", "count", "found"), [("a a", 1, 2), ("", 1, 0), ("a a", 3, 2)])
def test_replace_refuses_another_number_of_places(text: str, count: int, found: int) -> None:
    with pytest.raises(PatchError, match=f"expected {count} times, found {found}: 'a'"):
        replace(text, "a", "b", count=count)


def test_cut_keeps_the_end() -> None:
    assert cut("one [two] three", "[", "] three", "2") == "one 2] three"


@pytest.mark.parametrize("text", ["[ [ ]", "[ ] ]", "[", "]", "] ["])
def test_cut_refuses_anchors_that_are_not_unique_missing_or_out_of_order(text: str) -> None:
    with pytest.raises(PatchError):
        cut(text, "[", "]")


def test_a_long_text_is_named_by_its_beginning() -> None:
    with pytest.raises(PatchError, match=r"found 0: 'x{87}…'"):
        replace("", "x" * 200, "")
