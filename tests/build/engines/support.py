"""A page with an engine and a stand-in for `toolkit.js`, in a real browser; and the interpreter alone, in Node."""

from __future__ import annotations

import json
import subprocess
import tempfile
from base64 import b64encode
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bascule.build import engines
from bascule.build.models import EngineName, Module, Program
from bascule.build.static import data

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tests.framing import Framed

WASM = "default-src 'none'; script-src 'self' 'unsafe-inline' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; "
WASM += "img-src 'self' data:; connect-src 'none'"
NO_WASM = WASM.replace(" 'wasm-unsafe-eval'", "")

# Keeps what Python says and lets a test speak to it; nothing more of what `toolkit.js` does.
PORT = """<script>
window.said = []; window.failures = [];
window.BasculePort = {
  listen(dispatch) {
    window.dispatchText = dispatch;
    window.dispatch = (topic, value) => dispatch(JSON.stringify([topic, value]));
    dispatch('["start"]');
  },
  update(json) { window.said.push(JSON.parse(json)); return ""; },
  call(json) { const [id, method, params] = JSON.parse(json);
    if (method === "failed") window.failures.push(params); else window.said.push([id, method, params]); },
};
</script>"""


def module(name: str, source: str, **more: Any) -> Module:
    """A module of the author's, in the file that its name says."""
    return Module(**{"name": name, "filename": f"{name.replace('.', '/')}.py", "source": source, **more})


def program(*modules: Module, main: str) -> Program:
    """A program whose `__main__` is `main`."""
    started = Module(name="__main__", filename="__main__.py", source=main, origin="generated")
    return Program(modules=(*_wire(), *modules), main=started)


def _wire() -> tuple[Module, ...]:
    """The toolkit's reader of messages, and the packages above it."""
    packages = [
        Module(
            name=name,
            filename=f"{name.replace('.', '/')}/__init__.py",
            source="",
            is_package=True,
            origin="generated",
        )
        for name in ("bascule", "bascule.bridge")
    ]
    made = [
        Module(
            name=f"bascule.bridge.{name}",
            filename=f"bascule/bridge/{name}.py",
            source=data("bascule.bridge", f"{name}.py").decode(),
            origin="toolkit",
        )
        for name in ("errors", "wire", "wire_brython", "wire_micropython", "wire_numbers", "wire_packed")
    ]
    return (*packages, *made)


def page(made: Program, *, before: str = "", engine: EngineName = "micropython") -> str:
    """A whole page that carries the engine and the program."""
    pieces = "\n".join(
        part.html for part in engines.parts(tuple((name, made) for name in engines.CARRIED[engine]))
    )
    head = f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title>t</title>{PORT}{before}</head>'
    return f'{head}<body><div id="bascule-root"></div>\n{pieces}</body></html>'


async def said(framed: Framed, number: int = 1) -> list[Any]:
    """What Python said through `update`, once it said `number` things; fails with what went wrong instead."""
    await framed.frame.wait_for_function(
        "n => window.said.length >= n || window.failures.length > 0", arg=number, timeout=60_000
    )
    failures = await framed.frame.evaluate("window.failures")
    assert not failures, failures
    found: list[Any] = await framed.frame.evaluate("window.said")
    return found


async def heap(framed: Framed) -> int:
    """Bytes that the page's JavaScript holds, after the collector has run: the frame shares the host's process."""
    session = await framed.page.context.new_cdp_session(framed.page)
    for _ in range(2):
        await session.send("HeapProfiler.collectGarbage")
    usage: dict[str, Any] = await session.send("Runtime.getHeapUsage")
    await session.detach()
    return int(usage["usedSize"])


async def failures(framed: Framed) -> list[Any]:
    """What failed, once something did."""
    await framed.frame.wait_for_function("() => window.failures.length > 0", timeout=60_000)
    found: list[Any] = await framed.frame.evaluate("window.failures")
    return found


_NODE = """
const fs = require("node:fs"), zlib = require("node:zlib");
const {glue, wasm, image, source} = JSON.parse(fs.readFileSync(process.argv[2], "utf8"));
globalThis.window = globalThis;
(0, eval)(glue);
const compiled = new WebAssembly.Module(zlib.inflateRawSync(Buffer.from(wasm, "base64")));
window.BasculeMicroPython({
  wasm: compiled, romfs: new Uint8Array(Buffer.from(image, "base64")), heapsize: 4 << 20, pystack: 32768,
  print: (line, isError) => (isError ? console.error : console.log)(line),
}).then(python => python.runPython(source)).catch(error => { console.error(error.message); process.exit(1); });
"""


def python(source: str, image: bytes = b"", values: Mapping[str, str] | None = None) -> list[str]:
    """Run `source` in the interpreter that ships, in Node, over a ROMFS image; the lines that it prints."""
    given = {
        "glue": data("bascule.build", "static/micropython/glue.js").decode(),
        "wasm": b64encode(data("bascule.build", "static/micropython/micropython.wasm.deflate")).decode(),
        "image": b64encode(image).decode(),
        "source": source,
        **(values or {}),
    }
    with tempfile.TemporaryDirectory() as folder:
        script, values_file = Path(folder) / "run.cjs", Path(folder) / "given.json"
        script.write_text(_NODE, encoding="utf-8")
        values_file.write_text(json.dumps(given), encoding="utf-8")
        done = subprocess.run(
            ["node", str(script), str(values_file)], capture_output=True, text=True, timeout=60, check=False
        )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()
