"""A text to the clipboard, where a host lets a frame do that at all.

First by the `copy` event, which needs no permission, only a user's action just now (the page is still in it); where the
browser refuses that, by the asynchronous interface, for which the host must have given leave.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from bascule.bridge.page.js import document, navigator

from .python import tell

if TYPE_CHECKING:
    from typing import Any


def copy(identity: Any, text: Any) -> None:
    """Settle `identity` with whether the text is on the clipboard."""
    answer: Any = lambda done: tell("settle", [identity, True, done])  # noqa: E731 - one expression
    hear: Any = lambda event: put(event, text)  # noqa: E731 - the same function is taken away again
    document.addEventListener("copy", hear, True)
    copied = cast("bool", document.execCommand("copy"))
    document.removeEventListener("copy", hear, True)
    board = navigator.clipboard
    if copied or board is None:
        answer(copied)
    else:
        board.writeText(text).then(lambda: answer(True), lambda: answer(False))


def put(event: Any, text: Any) -> None:
    """Copy our text instead of what is selected."""
    event.stopPropagation()
    event.preventDefault()
    event.clipboardData.setData("text/plain", text)
