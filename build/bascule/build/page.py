"""The last step but one: the parts become one HTML document, in the order that `docs/house.md` gives."""

from __future__ import annotations

from typing import Any

from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup

from bascule.build.embed import json_for_script, json_script, settings_script
from bascule.build.engines.packing import packed_script
from bascule.build.models import Model, Part, Settings
from bascule.build.scripts import Script
from bascule.build.static import script
from bascule.build.styles import squeezed

_USUAL: dict[str, Any] = {"version": "1.0.0", "displayModes": ["inline"], "autoSize": True, "timeout": 30.0}


class Parts(Model):
    """Every piece of a page but the document around them."""

    settings: Part
    styles: Part
    bridge: Part
    prerendered: Part
    toolkit: Part
    scripts: tuple[Part, ...]
    engine: tuple[Part, ...]

    def all(self) -> tuple[Part, ...]:
        """The pieces in the order of the document."""
        return (
            self.settings,
            self.styles,
            self.bridge,
            self.prerendered,
            self.toolkit,
            *self.scripts,
            *self.engine,
        )


def page_settings(settings: Settings, **more: Any) -> dict[str, Any]:
    """What the page script reads: camelCase, nothing that is absent or that the bridge takes for granted."""
    values = {
        "name": settings.name,
        "version": settings.version,
        "displayModes": list(settings.display_modes),
        "displayMode": settings.display_mode,
        "autoSize": settings.auto_size,
        "adapter": settings.adapter,
        "timeout": settings.timeout,
        "tool": settings.tool,
        **more,
    }
    return {name: value for name, value in values.items() if value is not None and value != _USUAL.get(name)}


def parts(
    settings: Settings,
    styles: tuple[tuple[str, str], ...],
    prerendered: str,
    scripts: tuple[Script, ...],
    engine: tuple[Part, ...],
    **more: Any,
) -> Parts:
    """Make the pieces that are the same for every engine."""
    css = "\n".join([*(squeezed(text) for _, text in styles), *_theme(settings)])
    return Parts(
        settings=Part(
            name="settings", html=settings_script(json_for_script(page_settings(settings, **more)))
        ),
        styles=Part(name="styles", html=f"<style>{_style_text(css)}</style>"),
        bridge=Part(name="bridge", html=f"<script>{script('bridge')}</script>"),
        prerendered=Part(name="waiting state", html=prerendered),
        toolkit=packed_script("toolkit", "page", f"{script('port')};{script('toolkit')}"),
        scripts=tuple(packed_script(f"script {one.name}", "page", one.text) for one in scripts),
        engine=engine,
    )


def document(settings: Settings, pieces: Parts, data: dict[str, Any] | None = None) -> str:
    """The whole page. `data` (`{toolName, input, output}`) is embedded when the page shows one call."""
    template = _environment().get_template("page.html.j2")
    return template.render(
        lang=settings.lang,
        title=(settings.title or settings.name).encode(errors="replace").decode(),
        settings=Markup(pieces.settings.html),  # noqa: S704 - made by us, escaped in embed
        data=Markup(json_script("bascule-data", data)) if data is not None else "",  # noqa: S704
        styles=Markup(pieces.styles.html),  # noqa: S704
        bridge=Markup(pieces.bridge.html),  # noqa: S704
        prerendered=Markup(pieces.prerendered.html),  # noqa: S704
        toolkit=Markup(pieces.toolkit.html),  # noqa: S704
        engine=[Markup(part.html) for part in (*pieces.scripts, *pieces.engine)],  # noqa: S704
    )


def _theme(settings: Settings) -> list[str]:
    """The author's values win over the host's, which stand in the root element's own style."""
    if not settings.theme:
        return []
    declarations = "".join(f"{name}:{value}!important;" for name, value in settings.theme.items())
    return [f":root{{{declarations}}}"]


def _style_text(css: str) -> str:
    """CSS cannot end its own element: `</` becomes an escape that means the same in a string or a URL."""
    return css.replace("</", "<\\/")


def _environment() -> Environment:
    return Environment(
        loader=PackageLoader("bascule.build", "templates"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        keep_trailing_newline=True,
    )
