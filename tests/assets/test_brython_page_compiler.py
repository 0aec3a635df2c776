"""Brython's compiler for pages: it fits the pinned text or says so, and neither evaluates nor fetches."""

from __future__ import annotations

from importlib import resources

import pytest
import quickjs  # type: ignore[import-untyped,unused-ignore]

from assets import brython_page_compiler, brython_runtime
from assets.patching import PatchError

TEXT = resources.files("brython").joinpath("data/brython.js").read_text("utf-8")


def test_nothing_in_it_evaluates_or_fetches() -> None:
    script = brython_page_compiler.compiler(TEXT)
    for word in ("new Function(", " eval(", "XMLHttpRequest", "indexedDB"):
        assert word not in script, word
    assert "document.createElement('script')" in script


def test_it_is_a_script_and_no_part_of_the_runtime() -> None:
    script = brython_page_compiler.compiler(TEXT)
    context = quickjs.Context()
    context.set_max_stack_size(16 << 20)
    context.eval(f"globalThis.kept = () => {script}")
    assert "BasculeMade" in script
    assert "BasculeMade" not in brython_runtime.runtime(TEXT)


def test_another_text_is_refused() -> None:
    with pytest.raises(PatchError):
        brython_page_compiler.compiler(TEXT.replace("ast[kl]=Function(", "ast[kl]=Made("))
    with pytest.raises(PatchError):
        brython_page_compiler.compiler(TEXT.replace("let left_scope=scope.resolve", "let left=scope.resolve"))
