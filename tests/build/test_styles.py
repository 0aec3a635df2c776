"""Style sheets as a page carries them."""

from __future__ import annotations

import importlib
import pkgutil

from playwright.async_api import Page

from bascule import components
from bascule.build.styles import squeezed
from bascule.components import kit

SHEETS = [
    str(getattr(importlib.import_module(f"{package.__name__}.{found.name}"), "STYLES", ""))
    for package in (components, kit)
    for found in pkgutil.iter_modules(package.__path__)
]
RULES = """css => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return [...sheet.cssRules].map(rule => rule.cssText.replace(/\\s+/g, " ").replace(/([,:]) /g, "$1"));
}"""


def test_only_what_means_nothing_is_left_out() -> None:
    css = "/* a */ a > b,\n  c :hover { color: red;\n margin: 0 auto; }\n/*! keep */ @media (x: y) { d { e: f(1, 2) } }"
    assert squeezed(css) == "a>b,c :hover{color:red;margin:0 auto}/*! keep */ @media (x:y){d{e:f(1,2)}}"


def test_text_is_left_alone() -> None:
    css = """a { content: "; } /* b: c */" ;\n background: url(data:x; y , z) ; }
/* it's */ b::after { content: 'a  \\' b' ; }"""
    made = """a{content:"; } /* b: c */";background:url(data:x; y , z)}b::after{content:'a  \\' b'}"""
    assert squeezed(css) == made


def test_a_name_in_brackets_loses_its_quotes() -> None:
    css = """a[b = "c"], a[b="c-d"] , a[b='1'], a[b="c d"], a[b=""] { content: "e" }"""
    assert squeezed(css) == """a[b = "c"],a[b=c-d] ,a[b='1'],a[b="c d"],a[b=""]{content:"e"}"""


async def test_a_browser_reads_the_same_rules(page: Page) -> None:
    css = "\n".join(SHEETS)
    rules = await page.evaluate(RULES, css)
    assert len(rules) > 150
    assert await page.evaluate(RULES, squeezed(css)) == rules


def test_all_components_together_stay_below_thirty_thousand_bytes() -> None:
    assert len(squeezed("\n".join(SHEETS)).encode()) < 30_000
