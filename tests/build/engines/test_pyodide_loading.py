"""Where Pyodide and its packages come from, and what the page says when they do not come."""

from __future__ import annotations

import hashlib
import io
import json
import zipfile
from typing import TYPE_CHECKING

import pytest

from bascule.host.policies import policy
from tests.build.engines.support import failures, module, program, said
from tests.build.engines.test_micropython import HELLO, KIT, MAIN
from tests.build.engines.test_pyodide import _at, _framed, cdn  # noqa: F401 - a fixture
from tests.pyodide import HOME, serve
from tests.serving import Site

if TYPE_CHECKING:
    from tests.conftest import FramePage

PROGRAM = program(KIT, HELLO, main=MAIN)


def _wheel() -> bytes:
    """The smallest package there is."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as wheel:
        wheel.writestr("tiny_module.py", "def answer():\n    return 42\n")
        wheel.writestr("tiny-1.0.dist-info/METADATA", "Metadata-Version: 2.1\nName: tiny\nVersion: 1.0\n")
        wheel.writestr(
            "tiny-1.0.dist-info/WHEEL", "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n"
        )
        wheel.writestr("tiny-1.0.dist-info/RECORD", "")
    return out.getvalue()


async def test_a_package_is_loaded_by_name_from_where_pyodide_is(frame_page: FramePage) -> None:
    with Site() as site:
        address = serve(site, "/mine/")
        wheel = _wheel()
        lock = json.loads((HOME / "pyodide-lock.json").read_text("utf-8"))
        lock["packages"]["tiny"] = {
            **lock["packages"]["numpy"],
            "name": "tiny",
            "version": "1.0",
            "file_name": "tiny-1.0-py3-none-any.whl",
            "imports": ["tiny_module"],
            "sha256": hashlib.sha256(wheel).hexdigest(),
        }
        open_to_all = {"Access-Control-Allow-Origin": "*"}
        site.put(json.dumps(lock), path="/mine/pyodide-lock.json", headers=open_to_all)
        site.put(wheel, path="/mine/tiny-1.0-py3-none-any.whl", headers=open_to_all)
        source = "import kit\nimport tiny_module\nkit.say(tiny_module.answer())\n"
        made = program(KIT, module("widget", source), main="import widget")
        framed = await _framed(frame_page, _at(made, address, "tiny"))
        assert await said(framed) == [[42]]
        assert f"{address}tiny-1.0-py3-none-any.whl" in framed.requests
        assert not framed.violations, framed.violations


async def test_a_package_that_cannot_be_had_is_named(frame_page: FramePage, cdn: Site) -> None:  # noqa: F811
    """The npm package has no wheels: what counts here is what is asked for, and where."""
    lock = json.loads((HOME / "pyodide-lock.json").read_text("utf-8"))
    wheel = f"{cdn.origin}/full/{lock['packages']['numpy']['file_name']}"
    framed = await _framed(frame_page, _at(PROGRAM, f"{cdn.origin}/full/", "numpy"))
    [failure] = await failures(framed)
    assert wheel in framed.requests
    assert failure["message"].startswith(
        f"Pyodide did not start from {cdn.origin}/full/: {wheel} could not be loaded"
    )
    assert not framed.errors, framed.errors


async def test_a_package_that_is_not_in_the_distribution_is_named(frame_page: FramePage, cdn: Site) -> None:  # noqa: F811
    framed = await _framed(frame_page, _at(PROGRAM, f"{cdn.origin}/full/", "nunpy"))
    [failure] = await failures(framed)
    assert "nunpy" in failure["message"]


async def test_an_address_where_nobody_answers(frame_page: FramePage) -> None:
    with Site() as gone:
        address = f"{gone.origin}/full/"
    framed = await _framed(frame_page, _at(PROGRAM, address))
    [failure] = await failures(framed)
    assert (
        failure["message"]
        == f"Pyodide did not start from {address}: {address}pyodide.js could not be loaded."
    )


async def test_an_address_that_the_host_does_not_allow(frame_page: FramePage, cdn: Site) -> None:  # noqa: F811
    address = f"{cdn.origin}/full/"
    asked = len(cdn.asked)
    framed = await _framed(frame_page, _at(PROGRAM, address), csp={})
    [failure] = await failures(framed)
    assert failure["message"] == (
        f"Pyodide did not start from {address}: {address}pyodide.js could not be loaded. "
        "The policy of this host does not allow that address."
    )
    assert len(cdn.asked) == asked


async def test_an_address_for_scripts_alone(frame_page: FramePage, cdn: Site) -> None:  # noqa: F811
    address = f"{cdn.origin}/full/"
    framed = await _framed(frame_page, _at(PROGRAM, address), csp={"resourceDomains": [cdn.origin]})
    [failure] = await failures(framed)
    assert failure["message"].startswith(f"Pyodide did not start from {address}: {address}py")
    assert failure["message"].endswith("The policy of this host does not allow that address.")


DAMAGED = {
    "pyodide.js": (b"let another = 1;", 200, "pyodide.js is not Pyodide"),
    "pyodide.asm.mjs": (b"no such file", 404, "pyodide.asm.mjs"),
    "pyodide.asm.wasm": (b"no such file", 404, "pyodide.asm.wasm could not be loaded (status 404)"),
    "python_stdlib.zip": (b"no such file", 404, "python_stdlib.zip could not be loaded (status 404)"),
    "pyodide-lock.json": (b"no such file", 404, "pyodide-lock.json could not be loaded (status 404)"),
}


@pytest.mark.parametrize("name", DAMAGED)
async def test_a_file_that_is_missing_or_another(frame_page: FramePage, name: str) -> None:
    body, status, words = DAMAGED[name]
    with Site() as site:
        address = serve(site)
        answer = site.answers[f"/full/{name}"]
        site.answers[f"/full/{name}"] = answer._replace(body=body, status=status)
        framed = await _framed(frame_page, _at(PROGRAM, address))
        [failure] = await failures(framed)
    assert words in failure["message"]
    assert failure["message"].startswith(f"Pyodide did not start from {address}: ")


async def test_webassembly_that_is_damaged(frame_page: FramePage) -> None:
    with Site() as site:
        address = serve(site)
        answer = site.answers["/full/pyodide.asm.wasm"]
        site.answers["/full/pyodide.asm.wasm"] = answer._replace(body=answer.body[:1000])
        framed = await _framed(frame_page, _at(PROGRAM, address))
        [failure] = await failures(framed)
    assert failure["message"].startswith(f"Pyodide did not start from {address}: ")
    assert "WebAssembly" in failure["message"]


async def test_where_webassembly_is_refused_nothing_is_asked_for(frame_page: FramePage, cdn: Site) -> None:  # noqa: F811
    asked = len(cdn.asked)
    framed = await _framed(frame_page, _at(PROGRAM, f"{cdn.origin}/full/"), policy("vscode"))
    [failure] = await failures(framed)
    assert failure["message"] == "This host does not allow WebAssembly, which this widget needs to run."
    assert len(cdn.asked) == asked
