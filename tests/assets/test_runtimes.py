"""The runtimes that ship: patched, packed, with their notices."""

from __future__ import annotations

import json
import zlib
from pathlib import Path

import pytest

from assets import everything, npm, runtimes
from assets.glue import classic
from assets.patching import PatchError

ROOT = Path(__file__).parents[2]
HOME = npm.packages(ROOT) / runtimes.MICROPYTHON


def test_what_ships_is_what_the_sources_give() -> None:
    made = {**runtimes.micropython(ROOT), **runtimes.pyscript(ROOT)}
    assert {path: (ROOT / path).read_bytes() == data for path, data in made.items()} == dict.fromkeys(
        made, True
    )
    assert next(target for target in everything.TARGETS if target.name == "runtimes").fresh(ROOT)


def test_the_interpreter_unpacks_to_the_trimmed_one() -> None:
    packed = (ROOT / runtimes.STATIC / "micropython/micropython.wasm.deflate").read_bytes()
    assert zlib.decompress(packed, -15) == runtimes.patched((HOME / "micropython.wasm").read_bytes())
    assert len(packed) < 180_000


def test_the_glue_is_one_classic_script_without_what_a_page_lacks() -> None:
    text = (ROOT / runtimes.STATIC / "micropython/glue.js").read_text("utf-8")
    for word in (
        "import.meta",
        "export ",
        "require(",
        "process",
        "eval(",
        "new Function",
        "XMLHttpRequest",
        "fetch(",
    ):
        assert word not in text, word
    assert text.startswith("/*!\nMicroPython: Copyright (c) 2013-2026 Damien P. George")
    assert "The above copyright notice and this permission notice shall be included" in text
    assert len(text) < 18_000


def test_a_glue_that_changed_upstream_is_refused() -> None:
    source = (HOME / "micropython.mjs").read_text("utf-8")
    with pytest.raises(PatchError):
        classic(source.replace("proxy_js_existing", "proxy_js_known"))
    with pytest.raises(PatchError):
        classic(source.replace("__syscall_chdir:function(", "__syscall_chdir:(", 1))


def test_every_module_of_pyscript_ships() -> None:
    names = json.loads((ROOT / runtimes.STATIC / "mpy/pyscript.json").read_text())
    assert {"pyscript", "pyscript.web", "pyscript.ffi", "pyscript.storage"} <= set(names)
    for name in names:
        assert (ROOT / runtimes.STATIC / f"mpy/{name}.mpy").read_bytes()[:2] == b"M\x06"


def test_a_work_without_a_notice_is_refused() -> None:
    assert runtimes.notice(ROOT, "PyScript").endswith("the text stands in the file LICENSE.")
    with pytest.raises(PatchError, match="NOTICE has no section Unknown"):
        runtimes.notice(ROOT, "Unknown")
