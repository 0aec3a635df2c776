"""What passes from one step of the builder to the next: frozen values, nothing else."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field

EngineName = Literal["auto", "micropython", "brython", "pyodide"]


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
    """All modules of a page in import order, and the generated one that starts it (`__main__`)."""

    modules: tuple[Module, ...]
    main: Module


class Part(Model):
    """A piece of the page: `html` is ready to stand in the document, `name` is its line in the report."""

    name: str
    html: str


class Settings(Model):
    """The literal settings of `@widget`, as the page and the server see them."""

    name: str
    version: str = "1.0.0"
    title: str | None = None
    description: str | None = None
    display_modes: tuple[str, ...] = ("inline",)
    display_mode: str | None = None
    auto_size: bool = True
    adapter: str | None = None
    timeout: float = 30.0
    tool: str | None = None
    csp: dict[str, Any] = Field(default_factory=dict)
    permissions: tuple[str, ...] = ()
    prefers_border: bool | None = None
    theme: dict[str, str] = Field(default_factory=dict)
