"""Makes docs/gallery.md, every entry of the gallery with its picture and its code: `python docs/make_gallery.py`.

`--check` fails when the page does not say what the gallery's sources say, or a picture is missing or older than the
code it shows. Pictures are taken in Chromium, in light and dark; names of entries after the command are those to take.
"""

from __future__ import annotations

import ast
import asyncio
import base64
import hashlib
import importlib
import json
import re
import runpy
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

PAGE = ROOT / "docs/gallery.md"
PICTURES = ROOT / "docs/pictures/gallery"
MADE = PICTURES / "made.json"
SCHEMES = ("light", "dark")
WIDTH = 440  # of an entry, in CSS pixels
HEAD = """<!-- fmt: off -->
# The gallery

Every component at work, with the code that made it. Made by `docs/make_gallery.py` from `examples/gallery`, which is
a widget itself: `python -m bascule.host examples/gallery/server.py --tool show_components` shows it live. What each
component takes is told in [components](components.md).
"""
# What the pictures leave out: the entry's name and its code, which stand beside them.
STYLE = """
html { background: light-dark(#fff, #1c1d20); }
.entry > :first-child:has(:is(h1, h2, h3)), .entry > details:last-child { display: none !important; }
"""


def sections() -> dict[str, list[str]]:
    """The entries' names by section, in the gallery's order."""
    folder = ROOT / "examples/gallery"
    tree = ast.parse((folder / "widget.py").read_text("utf-8"))
    found: dict[str, list[str]] = {}
    for node in tree.body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "SECTIONS":
            assert isinstance(node.value, ast.List)
            for pair in node.value.elts:
                assert isinstance(pair, ast.List)
                section = ast.literal_eval(pair.elts[0])
                module = ast.unparse(pair.elts[1]).removesuffix(".SHOWN")
                found[section] = _entries(ast.parse((folder / f"{module}.py").read_text("utf-8")))
    return found


def _entries(tree: ast.Module) -> list[str]:
    for node in tree.body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "SHOWN":
            assert isinstance(node.value, ast.List)
            return [ast.literal_eval(pair.elts[0]) for pair in node.value.elts if isinstance(pair, ast.List)]
    return []


def sources() -> dict[str, str]:
    """The code of every entry."""
    found: dict[str, str] = runpy.run_path(str(ROOT / "examples/gallery/sources.py"))["SOURCES"]
    return found


def file(name: str, scheme: str) -> str:
    """What the picture of an entry is called."""
    plain = re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")
    return f"{plain}{'' if scheme == 'light' else '-' + scheme}.webp"


def state(code: str, name: str) -> str:
    """A digest of what an entry looks like: its code, and its component's own styles."""
    from bascule.components import EXPORTS  # noqa: PLC0415

    home = EXPORTS.get(name.partition(",")[0], "")
    module = importlib.import_module(f"bascule.components.{home}") if home.startswith("kit.") else None
    return hashlib.sha256((code + getattr(module, "STYLES", "")).encode()).hexdigest()[:16]


def page() -> str:
    """The Markdown."""
    code = sources()
    parts = [HEAD, " · ".join(f"[{section}](#{section.lower()})" for section in sections())]
    for section, names in sections().items():
        parts.append(f"\n## {section}")
        for name in names:
            light, dark = (f"pictures/gallery/{file(name, scheme)}" for scheme in SCHEMES)
            parts.append(
                f"""
### {name}

<table><tr><td width="{WIDTH}" valign="top">
<picture><source media="(prefers-color-scheme: dark)" srcset="{dark}"><img src="{light}" width="{WIDTH}" \
alt="{name}"></picture>
</td><td valign="top">

```python
{code[name]}
```

</td></tr></table>"""
            )
    return "\n".join([*parts, ""])


def check() -> list[str]:
    """What is stale; nothing if nothing is."""
    stale = [] if PAGE.is_file() and PAGE.read_text("utf-8") == page() else ["docs/gallery.md"]
    made = json.loads(MADE.read_text("utf-8")) if MADE.is_file() else {}
    code = sources()
    wanted = {file(name, scheme) for names in sections().values() for name in names for scheme in SCHEMES}
    for names in sections().values():
        stale += [f"the picture of {name}" for name in names if made.get(name) != state(code[name], name)]
    there = {path.name for path in PICTURES.glob("*.webp")}
    return [
        *stale,
        *(f"{name} is missing" for name in wanted - there),
        *(f"{name} is left over" for name in there - wanted),
    ]


async def take(only: list[str]) -> None:
    """Takes the pictures of these entries, of all where none is named; those of what is gone are deleted."""
    from playwright.async_api import async_playwright  # noqa: PLC0415

    from bascule.build import build  # noqa: PLC0415
    from tests import browser as browsers  # noqa: PLC0415
    from tests.serving import Site  # noqa: PLC0415

    html = build(ROOT / "examples/gallery/widget.py", engine="micropython").html
    PICTURES.mkdir(parents=True, exist_ok=True)
    wanted = {section: [n for n in names if not only or n in only] for section, names in sections().items()}
    kept = {file(name, scheme) for names in sections().values() for name in names for scheme in SCHEMES}
    for old in PICTURES.glob("*.webp"):
        if old.name not in kept:
            old.unlink()
    with Site() as site:
        address = site.put(html)
        async with async_playwright() as playwright:
            browser = await browsers.launch(playwright)
            for scheme in SCHEMES:
                await _take_all(browser, address, scheme, wanted)
            await browser.close()


async def _take_all(browser: Any, address: str, scheme: str, wanted: dict[str, list[str]]) -> None:
    shown = await browser.new_page(
        color_scheme=scheme, reduced_motion="reduce", locale="en-GB", viewport={"width": WIDTH, "height": 900}
    )
    await shown.goto(address)
    camera = await shown.context.new_cdp_session(shown)
    for section, names in wanted.items():
        if not names:
            continue
        await shown.get_by_label("Section").select_option(section)
        await shown.get_by_role("heading", name=names[-1], exact=True).first.wait_for()
        await shown.add_style_tag(content=STYLE)
        await shown.wait_for_timeout(1_500)  # what waits for something, and charts, have it by then
        for name in names:
            heading = shown.get_by_role("heading", name=name, exact=True)
            # Kept as it is: once its heading is hidden, no locator would find it again.
            card = await shown.locator(".b-card", has=heading).first.element_handle()
            await card.evaluate("card => card.classList.add('entry')")
            box = await card.bounding_box()
            assert box is not None, name
            told = await camera.send(
                "Page.captureScreenshot",
                {
                    "format": "webp",
                    "quality": 80,
                    "captureBeyondViewport": True,
                    "clip": {**box, "y": box["y"] + await shown.evaluate("scrollY"), "scale": 1.5},
                },
            )
            (PICTURES / file(name, scheme)).write_bytes(base64.b64decode(told["data"]))
    await shown.close()


if __name__ == "__main__":
    if "--check" in sys.argv:
        sys.exit("\n".join(check()) or None)
    chosen = sys.argv[1:]
    asyncio.run(take(chosen))
    code = sources()
    digests = json.loads(MADE.read_text("utf-8")) if MADE.is_file() else {}
    digests = {
        name: digests.get(name) if chosen and name not in chosen else state(code[name], name)
        for names in sections().values()
        for name in names
    }
    MADE.write_text(json.dumps(digests, indent=1, ensure_ascii=False) + "\n", "utf-8")
    PAGE.write_text(page(), "utf-8")
