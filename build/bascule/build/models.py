"""What passes from one step of the builder to the next: frozen values, nothing else."""

from __future__ import annotations

import re
from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StrictBool, StrictStr, field_validator, model_validator

EngineName = Literal["auto", "micropython", "brython", "pyodide"]
DisplayMode = Literal["inline", "fullscreen", "pip"]


class Model(BaseModel):
    """A frozen value that refuses unknown fields."""

    model_config = ConfigDict(frozen=True, extra="forbid", arbitrary_types_allowed=True)


class Module(Model):
    """One Python module of the page.

    `name` is dotted (`bascule.components.card`); `filename` is what a traceback shows: the author's path
    relative to the widget's folder, or the module's path inside the package for the toolkit's own.
    """

    name: str
    filename: str
    source: str
    is_package: bool = False
    origin: Literal["author", "toolkit", "stand-in", "generated"] = "author"


class Program(Model):
    """All modules of a page in import order, and the generated one that starts it (`__main__`).

    `packages` are those of the engine's own distribution that the program needs, `runtime` the base URL that the
    engine is loaded from, where it is not in the page and not at its usual address.
    """

    modules: tuple[Module, ...]
    main: Module
    packages: tuple[str, ...] = ()
    runtime: str | None = None


class Part(Model):
    """A piece of the page: `html` is ready to stand in the document, `name` is its line in the report.

    What is `late` stands behind the script that starts the engine, which takes it as it comes.
    """

    name: str
    html: str
    late: bool = False


class Settings(Model):
    """The literal settings of `@widget`, as the page and the server see them.

    `name` and `version` are the page's `appInfo`; `lang` is the language of the texts in the file (BCP 47), until the
    host names a locale. `display_modes` are declared to the host, `display_mode` is asked for once. `timeout` is in
    seconds. `adapter` names one instead of choosing. `tool` is the tool whose result the page shows, for its own
    state. `csp`, `permissions` and `prefers_border` are those of MCP Apps' `_meta.ui`. `theme` overrides CSS custom
    properties of the host (`{"--color-text-primary": "#222"}`). `packages` are loaded with Pyodide, by their names in
    its distribution (`["numpy"]`); no other engine has any.
    """

    name: StrictStr = Field(min_length=1)
    version: str = "1.0.0"
    title: StrictStr | None = None
    description: StrictStr | None = None
    lang: str = Field(default="en", pattern=r"^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$")
    display_modes: tuple[DisplayMode, ...] = Field(default=("inline",), min_length=1)
    display_mode: DisplayMode | None = None
    auto_size: StrictBool = True
    adapter: Literal["ext-apps", "openai", "gemini", "generic"] | None = None
    timeout: float = Field(default=30.0, gt=0, allow_inf_nan=False)
    tool: str | None = None
    csp: dict[str, Any] = Field(default_factory=dict)
    permissions: tuple[str, ...] = ()
    prefers_border: StrictBool | None = None
    theme: dict[str, str] = Field(default_factory=dict)
    packages: tuple[str, ...] = ()

    @field_validator("packages")
    @classmethod
    def _names(cls, packages: tuple[str, ...]) -> tuple[str, ...]:
        for name in packages:
            if not re.fullmatch(r"[A-Za-z0-9]([A-Za-z0-9._-]*[A-Za-z0-9])?", name) or name.endswith(".whl"):
                raise ValueError(f"{name!r} is no name of a package, such as numpy: no version, no address")
        return packages

    @field_validator("theme")
    @classmethod
    def _declarations(cls, theme: dict[str, str]) -> dict[str, str]:
        for name, value in theme.items():
            if not re.fullmatch(r"--[A-Za-z0-9_-]+", name):
                raise ValueError(f"{name!r} is no custom property: its name starts with --")
            if not value.strip() or re.search(r"[;{}<>\\\n]|/\*", value):
                raise ValueError(f"{name}: {value!r} is no plain CSS value")
        return theme

    @model_validator(mode="after")
    def _declared(self) -> Settings:
        if self.display_mode is not None and self.display_mode not in self.display_modes:
            raise ValueError(f"display_mode {self.display_mode!r} is not among display_modes")
        return self
