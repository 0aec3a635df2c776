"""What the builder says when it cannot go on: one line, pointing at the author's file."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path


class BuildError(Exception):
    """The widget cannot be built. `str()` is `file:line:column: message`, as far as these are known."""

    def __init__(
        self, message: str, file: Path | str, line: int | None = None, column: int | None = None
    ) -> None:
        self.message = message
        self.file = str(file)
        self.line = line
        self.column = column
        super().__init__(message)

    def __str__(self) -> str:
        place = [self.file]
        if self.line is not None:
            place.append(str(self.line))
            if self.column is not None:
                place.append(str(self.column))
        return f"{':'.join(place)}: {self.message}"


def raise_all(errors: Sequence[BuildError]) -> None:
    """Raise the first of `errors`, if there is one; its message names the rest, each once and on a line."""
    if errors:
        first = errors[0]
        lines = dict.fromkeys(line for error in errors for line in str(error).split("\n"))
        message = "\n".join([first.message.partition("\n")[0], *list(lines)[1:]])
        raise BuildError(message, first.file, first.line, first.column) from first.__cause__
