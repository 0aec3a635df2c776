"""Brython for pages: what is cut out of it fits the pinned text or says so, and what is translated keeps its shape."""

from __future__ import annotations

import json
from importlib import resources
from typing import Any

import pytest
import quickjs  # type: ignore[import-untyped,unused-ignore]

from assets import brython_compiler, brython_cuts, brython_runtime
from assets.patching import PatchError

TEXT = resources.files("brython").joinpath("data/brython.js").read_text("utf-8")


@pytest.fixture(scope="module")
def translate() -> Any:
    context = quickjs.Context()
    context.set_max_stack_size(16 << 20)
    context.eval(brython_compiler.translator(TEXT))
    call = context.get("translate")

    def run(source: str, *, lean: bool = False) -> dict[str, Any]:
        given = {"source": source, "filename": "w.py", "name": "w", "lean": lean}
        made: dict[str, Any] = json.loads(call(json.dumps(given)))
        return made

    return run


def test_nothing_in_the_runtime_evaluates_or_fetches() -> None:
    for whole in (False, True):
        script = brython_runtime.runtime(TEXT, whole=whole)
        for word in ("new Function(", " eval(", "XMLHttpRequest", "indexedDB"):
            assert word not in script, word


def test_another_text_is_refused() -> None:
    with pytest.raises(PatchError, match="expected 47 scopes"):
        brython_runtime.runtime("nothing")
    with pytest.raises(PatchError, match="docstrings"):
        brython_runtime.runtime(TEXT.replace("`Common base class for all exceptions`", '""'))
    with pytest.raises(PatchError):
        brython_compiler.translator(TEXT.replace("await $B.promise(", "await $B.other("))
    with pytest.raises(PatchError):
        brython_runtime.runtime(TEXT.replace("$B.handle_error(err)}}", "$B.handled(err)}}"))


def test_every_cut_leaves_something_out() -> None:
    least, whole = brython_runtime.runtime(TEXT, whole=False), brython_runtime.runtime(TEXT)
    assert len(least) < len(whole) < len(TEXT) / 2
    assert len(brython_cuts.OPTIONAL) == 4


def test_statements_go_and_what_stands_in_conditions_stays() -> None:
    text = "a\nif(test){console.log('}')\nc}\nif(test){d}else{e}\nconsole.log('(',1)\nx=y?console.log(2):3"
    made = brython_runtime.without(text + "\nif(test){add(test)}", "if(test){", "{}")
    assert made.endswith("\nif(test){add(test)}"), "what tells the console nothing is no trace"
    made = made.removesuffix("\nif(test){add(test)}")
    assert made == "a\n\nif(test){d}else{e}\nconsole.log('(',1)\nx=y?console.log(2):3"
    assert brython_runtime.without(made, "console.log(", "()").endswith("{e}\n\nx=y?console.log(2):3")


def test_the_same_source_gives_the_same_text(translate: Any) -> None:
    source = "def f(x):\n    return [y for y in x if (lambda z: z)(y)]\n"
    assert translate(source)["js"] == translate(source)["js"]


def test_coroutines_are_generators_and_lines_are_the_authors(translate: Any) -> None:
    source = "async def f(x):\n    return await x\n\n\nasync def g():\n    yield 1\n"
    made = translate(source)["js"]
    assert "function* f" in made
    assert "yield* $B.$await" in made
    assert "yield $B.$give(1)" in made
    assert "async function" not in made
    assert "$B.set_lineno(frame, 2)" in made
    lean = translate("def f(x):\n    return x.y\n", lean=True)["js"]
    assert "set_lineno" not in lean
    assert "enter_frame" not in lean.split("function f", 1)[1].split("$B.$def", 1)[0]


def test_what_is_no_python_is_told_with_its_line(translate: Any) -> None:
    error = translate("x = 1\nif x\n    pass\n")["error"]
    assert (error["line"], "expected" in error["message"]) == (2, True)
