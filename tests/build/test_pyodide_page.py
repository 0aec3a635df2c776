"""A widget on Pyodide as its author meets it: the build's words, what the page declares, a page in a host."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from bascule.build import BuildError, build
from bascule.host.csp import merge
from bascule.host.policies import policy
from tests.build.test_cli import bascule
from tests.build.test_pipeline import DAYS, MORE, RESULT, WIDGETS
from tests.pyodide import serve
from tests.serving import Site

if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

    from bascule.build.pipeline import Page
    from tests.conftest import FramePage
    from tests.framing import Framed

HEAD = "from bascule.components import Button, Text, widget\n"
CDN = "https://cdn.jsdelivr.net"


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """Pyodide on an origin of its own."""
    with Site() as site:
        yield serve(site)


def _widget(folder: Path, source: str) -> Path:
    path = folder / "widget.py"
    path.write_text(source, encoding="utf-8")
    return path


async def _framed(frame_page: FramePage, page: Page, **more: Any) -> Framed:
    """In a host that allows WebAssembly and what the page declares."""
    framed = await frame_page(
        page.html, csp=merge(policy("spec-wasm").csp, page.csp).csp, sandbox="allow-scripts", **more
    )
    framed.page.set_default_timeout(60_000)  # it is another engine's start ten times over
    return framed


async def test_on_pyodide_the_page_shows_the_result_and_answers_a_click(
    frame_page: FramePage, address: str
) -> None:
    page = build(WIDGETS / "days.py", engine="pyodide", pyodide_url=address)
    framed = await _framed(frame_page, page, answers={"tools/call": MORE})
    await framed.wait_for("ui/notifications/initialized")
    await framed.notify("ui/notifications/tool-result", RESULT)
    await framed.frame.get_by_role("heading", name="Bergen").wait_for()
    assert await framed.frame.get_by_role("row").count() == 1 + len(DAYS)
    await framed.frame.get_by_role("button", name="Three days").click()
    call = await framed.wait_for("tools/call")
    assert call["params"]["arguments"] == {"city": "Bergen", "days": 3}
    await framed.frame.get_by_text("Wed").wait_for()
    assert all(request.startswith(address) for request in framed.requests), framed.requests
    assert not framed.violations, framed.violations
    assert not framed.errors, framed.errors


async def test_an_error_names_the_authors_line(frame_page: FramePage, address: str, tmp_path: Path) -> None:
    source = HEAD + (
        "import json\n\n\n@widget\ndef Broken():\n    def press():\n        json.loads('{')\n\n"
        "    return Button('Press', on_click=press)\n"
    )
    page = build(_widget(tmp_path, source), engine="pyodide", pyodide_url=address)
    framed = await _framed(frame_page, page)
    await framed.frame.locator("button").click()
    told = await framed.wait_for("notifications/message")
    assert "widget.py:8" in str(told["params"]), told


async def test_where_pyodide_cannot_be_had_the_result_is_shown_as_text(frame_page: FramePage) -> None:
    with Site() as gone:
        nowhere = f"{gone.origin}/full/"
    page = build(WIDGETS / "days.py", engine="pyodide", pyodide_url=nowhere)
    framed = await _framed(frame_page, page)
    await framed.wait_for("ui/notifications/initialized")
    result = {"content": [{"type": "text", "text": "12 degrees in Bergen"}]}
    await framed.notify("ui/notifications/tool-result", result)
    await framed.frame.get_by_text("12 degrees in Bergen").wait_for()
    assert f"{nowhere}pyodide.js could not be loaded" in await framed.text()


def test_what_it_loads_is_declared_beside_the_widgets_own(tmp_path: Path) -> None:
    plain = build(WIDGETS / "days.py", engine="pyodide")
    assert plain.csp == {"resourceDomains": [CDN], "connectDomains": [CDN]}
    assert build(WIDGETS / "days.py", engine="micropython").csp == {}
    source = HEAD + (
        "@widget(csp={'connectDomains': ['https://api.example.com'], 'resource_domains': ['https://a.example']})\n"
        "def W():\n    return Text('x')\n"
    )
    own = build(
        _widget(tmp_path, source), engine="pyodide", pyodide_url="https://py.example.com:8443/pyodide"
    )
    assert own.csp == {
        "connectDomains": ["https://api.example.com", "https://py.example.com:8443"],
        "resource_domains": ["https://a.example", "https://py.example.com:8443"],
    }
    listed = source.replace("['https://api.example.com']", "'https://api.example.com'")
    with pytest.raises(
        BuildError, match=r"widget\.py:2: @widget\(csp=…\): connectDomains is a list of origins"
    ):
        build(_widget(tmp_path, listed), engine="pyodide")


PACKAGES = (
    HEAD
    + "import numpy\n\n@widget(\n    packages=['numpy'],\n)\ndef W():\n    return Text(str(numpy.sum([1])))\n"
)


def test_packages_are_for_pyodide_alone(tmp_path: Path) -> None:
    path = _widget(tmp_path, PACKAGES.replace("import numpy\n", "").replace("str(numpy.sum([1]))", "'x'"))
    assert build(path, engine="pyodide").settings.packages == ("numpy",)
    for engine in ("auto", "micropython", "brython"):
        with pytest.raises(
            BuildError, match=r"widget\.py:4: @widget\(packages=…\) needs another engine.*pyodide"
        ):
            build(path, engine=engine)


def test_a_package_is_imported_where_it_is_asked_for(tmp_path: Path) -> None:
    assert build(_widget(tmp_path, PACKAGES), engine="pyodide").html
    path = _widget(tmp_path, PACKAGES.replace("    packages=['numpy'],\n", ""))
    with pytest.raises(BuildError, match=r"widget\.py:2:1: numpy is in no package.*packages=\['numpy'\]"):
        build(path, engine="pyodide")
    with pytest.raises(BuildError, match=r"widget\.py:2:1: numpy cannot be used in a page"):
        build(path)


@pytest.mark.parametrize(
    "name", ["", "numpy==2", "https://example.com/a.whl", "a b", "../x", "x.whl", "-x", "é"]
)
def test_what_is_no_name_of_a_package_is_refused(tmp_path: Path, name: str) -> None:
    path = _widget(tmp_path, PACKAGES.replace("'numpy'", repr(name)))
    with pytest.raises(BuildError, match=r"widget\.py:5: @widget\(packages=…\).*is no name of a package"):
        build(path, engine="pyodide")


def test_what_cpython_can_pyodide_can(tmp_path: Path) -> None:
    source = HEAD + "class Meta(type):\n    pass\n\n@widget\ndef W():\n    return Text(str(eval('1')))\n"
    assert build(_widget(tmp_path, source), engine="pyodide").report.notes == ()


def test_the_command_line_takes_it(tmp_path: Path) -> None:
    done = bascule(
        "build",
        WIDGETS / "days.py",
        "-o",
        tmp_path / "page.html",
        "--engine",
        "pyodide",
        "--pyodide-url",
        CDN,
    )
    assert done.returncode == 0, done.stderr
    assert "program for Pyodide" in done.stderr
    bad = bascule("build", WIDGETS / "days.py", "--engine", "pyodide", "--pyodide-url", "http://example.com/")
    assert (bad.returncode, "use https://" in bad.stderr) == (2, True)
    other = bascule("build", WIDGETS / "days.py", "--pyodide-url", "https://example.com/")
    assert (other.returncode, "the page is built for auto" in other.stderr) == (2, True)


def test_the_page_is_small_and_the_same_again() -> None:
    first, second = (build(WIDGETS / "days.py", engine="pyodide").html for _ in range(2))
    assert first == second
    assert len(first.encode()) <= 150_000
