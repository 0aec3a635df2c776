"""What the checker finds."""

from __future__ import annotations

from bascule.build.models import Model


class Finding(Model):
    """One thing that would not mean the same on an engine.

    `line` and `column` count from 1 and are the author's. `engines` are those it concerns. `help` is a way out.
    `refuses` is false for a finding that the author silenced, and for one that is only advice.
    """

    code: str
    file: str
    line: int
    column: int
    engines: tuple[str, ...]
    message: str
    help: str
    refuses: bool = True
    silenced: str | None = None

    def __str__(self) -> str:
        return f"{self.file}:{self.line}:{self.column}: {self.code} {self.message} ({', '.join(self.engines)}); {self.help}"  # noqa: E501
