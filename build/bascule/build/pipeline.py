"""The builder's pipeline: load, collect, check, compile, prerender, page, report. Same input, same bytes out."""

from __future__ import annotations

import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

from bascule.build import engines
from bascule.build.calls import check_program, server_tools
from bascule.build.collect import collect
from bascule.build.engines.elsewhere import base_url, with_origins
from bascule.build.errors import BuildError
from bascule.build.load import Loaded, load
from bascule.build.models import EngineName, Model, Program, Settings
from bascule.build.page import document, parts
from bascule.build.portable import portable, sensible
from bascule.build.prerender import prerender
from bascule.build.report import Report, report

Step = Callable[[str], None]
# One build at a time: `ast.parse` of CPython 3.11 may fail (SystemError) where another thread parses too, and builds in
# parallel gain little, for Python runs one thread at a time.
_building = threading.RLock()


class Page(Model):
    """A built page.

    `html` is the whole document, `report` its weight by part, `settings` those of `@widget`, `csp` the origins
    that the page needs, as MCP Apps' `_meta.ui.csp` has them (`connectDomains`, `resourceDomains`, …).
    """

    html: str
    report: Report
    settings: Settings
    csp: dict[str, Any]


def build(
    path: Path | str,
    *,
    engine: EngineName = engines.DEFAULT,
    data: dict[str, Any] | None = None,
    server: str | None = None,
    pyodide_url: str | None = None,
    on_step: Step | None = None,
) -> Page:
    """Build the widget in `path` into a page.

    `engine` runs the Python in the page. `data` (`{toolName, input, output}`) embeds one call. `server`
    (`module:object`) is imported, and the widget's calls of tools are checked against it. `on_step` is told each
    step's name as it begins. `pyodide_url` is the folder that Pyodide is loaded from, in place of its public address;
    packages come from there too. Raises `BuildError`, which points at the author's line. Threads wait for each other.
    """
    with _building:
        return _build(path, engine, data, server, pyodide_url, step=on_step or (lambda _name: None))


def _build(
    path: Path | str,
    engine: EngineName,
    data: dict[str, Any] | None,
    server: str | None,
    pyodide_url: str | None,
    *,
    step: Step,
) -> Page:
    step("load")
    loaded = load(path)
    step("collect")
    collected = collect(loaded, packages=engine in engines.LOADED)
    program = _with_runtime(collected.program, loaded, engine, pyodide_url)
    if server is not None:
        step("server")
        folder = loaded.path.resolve().parent
        check_program(program.modules, folder, server_tools(server, folder))
    step("check")
    sensible(collected.program, loaded.path.parent)
    made_portable = portable(program, engines.CARRIED[engine], loaded.path.parent)
    step("compile")
    pieces = engines.parts(made_portable.programs)
    step("prerender")
    waiting = prerender(loaded)
    step("page")
    made = parts(
        loaded.settings,
        collected.styles,
        waiting.html,
        collected.scripts,
        pieces,
        appTools=collected.app_tools or None,
        keepsState=None if collected.keeps_state else False,
    )
    html = document(loaded.settings, made, data)
    return Page(
        html=html,
        report=report(html, made.all(), notes=(*made_portable.notes, *waiting.notes)),
        settings=loaded.settings,
        csp=_csp(loaded, engines.origins(made_portable.programs)),
    )


def _with_runtime(program: Program, loaded: Loaded, engine: EngineName, url: str | None) -> Program:
    """The program, told where its engine is loaded from; `BuildError` where none is."""
    if engine in engines.LOADED:
        try:
            return program.model_copy(update={"runtime": url and base_url(url)})
        except ValueError as error:
            raise BuildError(f"Pyodide's address: {error}", loaded.path) from None
    others = ", ".join(sorted(engines.LOADED))
    if program.packages:
        message = (
            f"@widget(packages=…) needs another engine: there are packages on {others} alone, not on {engine}"
        )
        raise BuildError(message, loaded.path, loaded.lines.get("packages"))
    if url is not None:
        raise BuildError(f"an address for {others}, but the page is built for {engine}", loaded.path)
    return program


def _csp(loaded: Loaded, origins: tuple[str, ...]) -> dict[str, Any]:
    try:
        return with_origins(loaded.settings.csp, origins)
    except ValueError as error:
        raise BuildError(f"@widget(csp=…): {error}", loaded.path, loaded.lines.get("csp")) from None
