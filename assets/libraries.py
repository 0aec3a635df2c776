"""Scripts of components that stand on JavaScript libraries: `components/bascule/components/static/scripts/`.

A script is one classic script: its libraries, `scripts/common.js` and its own `scripts/<name>.js` in one function, so
that nothing of them is global. What a library exports is a name in there. Its style sheet is the library's, then ours.
Each carries the notices of what it stands on.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from assets import npm
from assets.page_python.squeezing import squeezed
from assets.patching import PatchError, replace
from assets.runtimes import notice
from assets.world import world

MADE = Path("components/bascule/components/static/scripts")
SOURCES = Path("assets/scripts")
# Languages that highlight.js knows in a page; of those it calls common, what is seldom shown beside a chat is left out.
LANGUAGES = (
    "bash c cpp csharp css diff dockerfile go graphql ini java javascript json kotlin markdown php plaintext python r "
    "ruby rust shell sql swift typescript xml yaml"
).split()


@dataclass(frozen=True)
class Script:
    """A script: `libraries(node_modules)` is their text, in which they are bound to names; `works` is who made them."""

    name: str
    works: tuple[str, ...]
    libraries: Callable[[Path], str]
    styles: Callable[[Path], str] | None = None


def umd(name: str, text: str) -> str:
    """A library in the universal form, bound to `name`."""
    body = re.sub(r"^//# sourceMappingURL=.*$", "", text, flags=re.MULTILINE)
    return (
        f"const {name} = (() => {{ const module = {{exports: {{}}}}; let exports = module.exports; let define;\n"
        f"{body}\nreturn module.exports; }})();\n"
    )


def _chart(modules: Path) -> str:
    return umd("Chart", (modules / "chart.js/dist/chart.umd.min.js").read_text("utf-8"))


def _markdown(modules: Path) -> str:
    return umd("marked", (modules / "marked/lib/marked.umd.js").read_text("utf-8")) + umd(
        "DOMPurify", (modules / "dompurify/dist/purify.min.js").read_text("utf-8")
    )


def _highlight(modules: Path) -> str:
    home = modules / "@highlightjs/cdn-assets"
    core = (home / "es/core.min.js").read_text("utf-8")
    found = re.search(r"export\{(\w+) as default\};\s*$", core)
    if found is None:
        raise PatchError("highlight.js: its core does not end in the export that is expected")
    core = f"const hljs = (() => {{\n{core[: found.start()]}\nreturn {found[1]}; }})();\n"
    return core + "".join((home / f"languages/{name}.min.js").read_text("utf-8") + "\n" for name in LANGUAGES)


def _leaflet(modules: Path) -> str:
    library = umd("L", (modules / "leaflet/dist/leaflet.js").read_text("utf-8"))
    return f"{library}const WORLD = {world(modules / 'world-atlas')};\n"


def _leaflet_css(modules: Path) -> str:
    """Without the rules that fetch pictures."""
    css = (modules / "leaflet/dist/leaflet.css").read_text("utf-8")
    css = re.sub(r"/\*.*?\*/", "", css, flags=re.DOTALL)
    css = re.sub(r"[^{}]*\{[^{}]*url\([^{}]*\}", "", css)
    # Each takes what only Internet Explorer knows.
    css = re.sub(r"^\s*(-ms-filter|filter: progid|behavior)[^\n]*\n", "", css, flags=re.MULTILINE)
    return replace(css, '\tfont-family: "Helvetica Neue", Arial, Helvetica, sans-serif;\n', "")


SCRIPTS = (
    Script("charts", ("Chart.js",), _chart),
    Script("markdown", ("marked", "DOMPurify"), _markdown),
    Script("code", ("highlight.js",), _highlight),
    Script("map", ("Leaflet", "World Atlas"), _leaflet, _leaflet_css),
)


def scripts(root: Path) -> dict[str, bytes]:
    """The scripts and their style sheets by path below the root. `PatchError` for what is not as expected."""
    modules = npm.packages(root)
    common = (root / SOURCES / "common.js").read_text("utf-8")
    made: dict[str, bytes] = {}
    for script in SCRIPTS:
        head = "/*!\n" + "\n\n".join(notice(root, work) for work in script.works) + "\n*/"
        own = (root / SOURCES / f"{script.name}.js").read_text("utf-8")
        # Libraries come minified: to do so twice breaks what Chart.js does in its scriptable options.
        own = squeezed(f"(() => {{{common}\n{own}}})();")
        libraries = re.sub(r"/\*!.*?\*/", "", script.libraries(modules), flags=re.DOTALL)  # `head` says more
        made[f"{MADE}/{script.name}.js"] = f"{head}(() => {{\n{libraries}{own}\n}})();\n".encode()
        sheet = root / SOURCES / f"{script.name}.css"
        css = (script.styles(modules) if script.styles else "") + (
            sheet.read_text("utf-8") if sheet.is_file() else ""
        )
        if css:
            if "url(" in css or "@import" in css or "</" in css:
                raise PatchError(f"the style sheet {script.name} fetches something")
            made[f"{MADE}/{script.name}.css"] = css.encode()
    return made
