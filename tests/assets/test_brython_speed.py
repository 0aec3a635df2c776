"""What makes Brython sooner changes nothing: types, and what a program says, are as with Brython's own code."""

from __future__ import annotations

import json
from importlib import resources
from pathlib import Path
from typing import Any

import pytest
import quickjs  # type: ignore[import-untyped,unused-ignore]

from assets import brython_compiler, brython_runtime
from bascule.build.embed import surrogates_escaped

TEXT = resources.files("brython").joinpath("data/brython.js").read_text("utf-8")
STUBS = Path(__file__).parents[1] / "portability" / "brython_stubs.js"
LOOK = """
(() => { const $B = BasculeBrython, known = new Map(), out = {};
for (const types of [$B.builtin_types, $B.created_types])
  for (const name in types) known.set(types[name], name);
const word = value => value === $B.NULL ? "NULL" : known.get(value)
  ?? (value?.ob_type ? "a " + known.get(value.ob_type) : typeof value);
for (const [type, name] of known) {
  const dict = $B.get_dict(type), infos = {};
  for (const key in type.tp_funcs ?? {}) infos[key] = type.tp_funcs[key]?.$function_infos?.slice(0, 7);
  out[name] = [type.tp_mro.map(word), Object.keys(dict).map(key => [key, word(dict[key])]),
    Object.keys(type).sort().map(key => [key, word(type[key])]), infos];
}
return JSON.stringify(out); })()
"""


PROGRAM = r"""
import _bascule_port

said = []


def say(run):
    try:
        value = run()
    except Exception as error:
        value = (type(error).__name__, str(error))
    said.append("".join([c if ord(c) < 128 else hex(ord(c)) for c in repr(value)]))


class Sized(list):
    def __len__(self):
        return 42


class Words(dict):
    def __missing__(self, key):
        return "missing " + key


class Said(str):
    def __str__(self):
        return "said"


class Called:
    def __call__(self, *args, **more):
        return args, more


def five(a, b=2, *rest, key=None, **more):
    return a, b, rest, key, more


words = Words({"a": 1, "10": 2, "2": 3})
mixed = {"a": 1, 2: "two", None: 3, "__proto__": 4, "\U0001f600": 5}
for make in (list, tuple, set, dict, str, Sized, Words):
    say(lambda: type(make()))
    say(lambda: len(make()))
for value in (1, True, None, 1.5, "x", b"x", [1], (1,), len, five, Called(), type, Said("x"), 10**30):
    say(lambda: type(value).__name__)
    say(lambda: str(value) if not callable(value) else "")
    say(lambda: len(value))
    say(lambda: value())
    say(lambda: "a" in value)
say(lambda: type(1, 2))
say(lambda: type("Made", (), {"x": 1})().x)
say(lambda: type(1, x=2))
say(lambda: len())
say(lambda: len([], []))
say(lambda: len(obj=[]))
for key in ("a", "10", "b", "__proto__", "toString", "\U0001f600", 2, None, 1.5, [1]):
    for table in (words, mixed, {}):
        say(lambda: table.get(key))
        say(lambda: table.get(key, "other"))
        say(lambda: table.get(key, None))
        say(lambda: key in table)
        say(lambda: table[key])
say(lambda: mixed.get())
say(lambda: mixed.get("a", 1, 2))
say(lambda: mixed.get("a", default=1))
say(lambda: dict.get(words, "a"))
halves = ["\ud83d", "\ude00"]
for items in (["a", "b"], ("a",), [], ["\U0001f600", "x"], halves, [1], {"a": 1}, "abc", None, (c for c in "ab")):
    say(lambda: ", ".join(items))
    say(lambda: "\U0001f600".join(items))
say(lambda: "".join())
say(lambda: str())
say(lambda: str("x", "utf-8"))
say(lambda: str(b"x", "utf-8"))
say(lambda: str(object="x"))
say(lambda: five())
say(lambda: five(1))
say(lambda: five(1, 2, 3, 4))
say(lambda: five(1, key=3, z=4))
say(lambda: five(*[1, 2, 3], **{"q": 1}))
say(lambda: Called()(1, 2, 3, a=4))
say(lambda: [].append)
say(lambda: None())
say(lambda: [int.__doc__, (5).__doc__, ValueError("x").__doc__, Called.__doc__, Called().__doc__, len.__doc__])
say(lambda: sorted([3, 1, 2], key=lambda x: -x))
say(lambda: max([1, 2], [1, 3], key=len))
_bascule_port.call("\n".join(said))
"""
OWN = ("FASTER_CUTS", "FASTER_PATCHES")
# What Brython itself has not.
PLAIN = """(function($B){
$B.$method = (self, name, ...given) => $B.$call($B.$getattr(self, name), ...given)
})(__BRYTHON__);"""


@pytest.fixture(scope="module")
def runtimes() -> tuple[str, str]:
    """The runtime as it ships, and with Brython's own code."""
    ours = brython_runtime.runtime(TEXT)
    with pytest.MonkeyPatch.context() as patch:
        for name in OWN:
            patch.setattr(brython_runtime, name, ())
        patch.setattr(brython_runtime, "PATHS", PLAIN)
        return ours, brython_runtime.runtime(TEXT)


def _context(script: str) -> Any:
    context = quickjs.Context()
    context.set_max_stack_size(16 << 20)
    context.eval(STUBS.read_text("utf-8"))
    context.eval("globalThis.console = {log() {}, error() {}}; globalThis.performance = Date;")
    context.eval(script)
    return context


def test_every_type_is_as_it_was(runtimes: tuple[str, str]) -> None:
    ours, own = (str(_context(script).eval(LOOK)) for script in runtimes)
    assert "wrapper_descriptor" in own
    assert ours == own


def compared(program: str, runtimes: tuple[str, str]) -> tuple[list[str], list[str]]:
    """What a program says with our runtime, and with Brython's own code."""
    translator = quickjs.Context()
    translator.set_max_stack_size(16 << 20)
    translator.eval(brython_compiler.translator(TEXT))
    given = {"source": program, "filename": "w.py", "name": "__main__", "lean": False}
    made = json.loads(translator.get("translate")(json.dumps(given)))
    assert "error" not in made, made
    run = f"""const __BRYTHON__ = BasculeBrython;
    BasculeBrython.$module("__main__", 0, "w.py", function() {{{surrogates_escaped(made["js"])}}});
    let said = "";
    const failure = BasculeBrython.$start({{listen() {{}}, update() {{}}, call(text) {{ said = text; }}}});
    failure ? JSON.stringify(failure) : said"""
    ours, own = (str(_context(script).eval(run)).split("\n") for script in runtimes)
    return ours, own


def test_a_program_says_what_it_said(runtimes: tuple[str, str]) -> None:
    ours, own = compared(PROGRAM, runtimes)
    assert len(own) > 250, own
    assert "[None, None, None, None, None, None]" in own
    assert [pair for pair in zip(own, ours, strict=True) if pair[0] != pair[1]] == []
