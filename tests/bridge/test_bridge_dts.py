# ruff: noqa: E501 - scripts and tables read better in one line
"""`bridge.d.ts` against the TypeScript compiler, and against the object it describes."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path
from typing import TYPE_CHECKING

from tests.bridge.page.pages import bare, opened
from tests.bundles import module, node

if TYPE_CHECKING:
    from tests.conftest import FramePage

HERE = Path(__file__).parent
TYPES = HERE.parents[1] / "bridge/bascule/bridge/bridge.d.ts"


def test_the_usage_file_compiles() -> None:
    compiler = module("typescript/bin/tsc")
    options = ["--noEmit", "--strict", "--target", "es2022", "--module", "esnext", "--moduleResolution", "bundler", "--lib", "es2022,dom"]  # fmt: skip
    done = subprocess.run(
        [node(), str(compiler), *options, "--types", "", "bridge_usage.ts"],
        cwd=HERE,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr


# contract: E1
async def test_it_names_what_the_object_has(frame_page: FramePage) -> None:
    text = TYPES.read_text("utf-8")
    interface = text[text.index("export interface BasculeBridge {") :].split("\n}\n")[0]
    described = set(re.findall(r"^  (?:readonly )?(\w+)[(:]", interface, re.MULTILINE))
    framed = await opened(frame_page, bare())
    assert described == set(await framed.frame.evaluate("Object.keys(BasculeBridge)"))
    capabilities = text[text.index("export interface Capabilities {") :].split("\n}\n")[0]
    named = set(re.findall(r"^  (\w+):", capabilities, re.MULTILINE))
    assert named == set(await framed.frame.evaluate("Object.keys(BasculeBridge.capabilities)"))
