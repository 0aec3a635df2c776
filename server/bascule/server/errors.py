"""What goes wrong on the server, and whose fault it is."""

from __future__ import annotations


class SettingsError(ValueError):
    """The author's settings are wrong; raised when the widget or the server is made.

    `field` is the setting as the author wrote it, dotted and indexed where it is nested: `csp.connect_domains[0]`.
    """

    def __init__(self, field: str, problem: str) -> None:
        super().__init__(f"{field}: {problem}")
        self.field = field


class PageError(RuntimeError):
    """The page of a widget could not be made. The text is short enough for a client; the log has the whole."""


class NoTextError(ValueError):
    """A tool with a widget gives clients without widgets nothing to read."""

    def __init__(self, tool: str) -> None:
        super().__init__(
            f"tool {tool!r} shows a widget but returned no text: clients that show no widgets would get nothing. "
            "Return text or data, or build text from the data with bascule.server.as_text"
        )
        self.tool = tool
