"""The styles of all components together."""

from __future__ import annotations

import importlib
import pkgutil
import re

import pytest

from bascule import components
from bascule.components import kit, styles

MODULES = [
    importlib.import_module(f"{package.__name__}.{found.name}")
    for package in (components, kit)
    for found in pkgutil.iter_modules(package.__path__)
    if not found.ispkg
]
SHEETS = {module.__name__: module.STYLES for module in MODULES if hasattr(module, "STYLES")}


@pytest.mark.parametrize("name", SHEETS)
def test_braces_are_closed_and_nothing_is_fetched(name: str) -> None:
    css = SHEETS[name]
    assert css.count("{") == css.count("}")
    assert "url(" not in css
    assert "@import" not in css
    assert "</" not in css


@pytest.mark.parametrize("name", SHEETS)
def test_every_variable_is_defined_or_the_hosts(name: str) -> None:
    defined = set(re.findall(r"(--[bc]-[\w-]+):", "".join(SHEETS.values())))
    used = set(re.findall(r"var\((--[bc]-[\w-]+)", SHEETS[name]))
    assert used <= defined


def test_the_hosts_variables_all_have_defaults() -> None:
    # Names of one letter are ours: a component sets them in the element's own style.
    assert re.findall(r"var\(--(?![bc]-)[\w-]{2,}\)", "".join(SHEETS.values())) == []


def luminance(color: str) -> float:
    parts = [int(color[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def pair(variable: str) -> tuple[str, str]:
    """The light and the dark default behind one of our variables."""
    found = re.search(
        rf"{variable}:\s*(?:var\((--b-[\w-]+)\)|var\([\w-]+, light-dark\((#\w+), (#\w+)\)\))", styles.STYLES
    )
    assert found is not None, variable
    return pair(found[1]) if found[1] else (found[2], found[3])


def by_color() -> dict[str, dict[str, tuple[str, str]]]:
    made: dict[str, dict[str, tuple[str, str]]] = {}
    for name, body in re.findall(r"\.b-c-(\w+) \{([^}]*)\}", styles.STYLES):
        entry = made.setdefault(name, {})
        for variable, value in re.findall(
            r"--c-(\w+): (var\(.*?\)\)|var\([\w-]+\))", body.replace("\n", " ")
        ):
            inner = re.search(r"light-dark\((#\w+), (#\w+)\)", value)
            known = re.match(r"var\((--b-[\w-]+)\)", value)
            if inner:
                entry[variable] = (inner[1], inner[2])
            elif known:
                entry[variable] = pair(known[1])
    for name in ("success", "warning", "danger", "info"):
        made[name]["solid"], made[name]["on"] = made[name]["text"], pair("--b-ground")
    return made


# The defaults; a host that sets the variables answers for its own pairs.
@pytest.mark.parametrize("scheme", [0, 1])
@pytest.mark.parametrize("color", ["primary", "secondary", "neutral", "success", "warning", "danger", "info"])
def test_text_is_readable_in_every_colour_and_scheme(color: str, scheme: int) -> None:
    look = by_color()[color]
    grounds = [pair("--b-ground")[scheme], pair("--b-raised")[scheme]]
    assert contrast(look["on"][scheme], look["solid"][scheme]) >= 4.5
    assert contrast(look["text"][scheme], look["soft"][scheme]) >= 4.5
    assert all(contrast(look["text"][scheme], ground) >= 4.5 for ground in grounds)
    for ground in (*grounds, pair("--b-sunken")[scheme], pair("--b-hover")[scheme]):
        assert contrast(pair("--b-text")[scheme], ground) >= 4.5
        assert contrast(pair("--b-muted")[scheme], ground) >= 4.5
        assert contrast(pair("--b-ring")[scheme], ground) >= 3
