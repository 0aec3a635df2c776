"""What makes Brython start sooner changes nothing: every type is as Brython's own code makes it."""

from __future__ import annotations

from importlib import resources
from pathlib import Path

import pytest
import quickjs  # type: ignore[import-untyped,unused-ignore]

from assets import brython_runtime

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


def _types(script: str) -> str:
    context = quickjs.Context()
    context.set_max_stack_size(16 << 20)
    context.eval(STUBS.read_text("utf-8"))
    context.eval("globalThis.console = {log() {}, error() {}}; globalThis.performance = Date;")
    context.eval(script)
    return str(context.eval(LOOK))


def test_every_type_is_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    sooner = _types(brython_runtime.runtime(TEXT))
    monkeypatch.setattr(brython_runtime, "FASTER_CUTS", ())
    monkeypatch.setattr(brython_runtime, "FASTER_PATCHES", ())
    assert "wrapper_descriptor" in sooner
    assert _types(brython_runtime.runtime(TEXT)) == sooner
