"""The options of a control: what an author may write, and the author's own value for what the page says.

An option is a text or a number, a pair `(value, label)`, or a dict `{value, label, disabled}`; in `Select` also a group
`{label, options}`. The page knows values by their text, so two options need two texts.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bascule.bridge.wire import text_of

if TYPE_CHECKING:
    from typing import Any

_FIELDS = ["value", "label", "disabled"]


class Choice:
    """One option; `text` is its value as the page knows it."""

    def __init__(self, value: Any, label: Any, disabled: bool, group: str | None) -> None:
        self.value = value
        self.text = text_of(value)
        self.label: str = self.text if label is None else str(label)
        self.disabled = disabled
        self.group = group


def choices(owner: str, options: Any, groups: bool = False) -> list[Choice]:
    """The options in order."""
    if not isinstance(options, (list, tuple)):
        raise TypeError(
            owner + ': options must be a list such as ["West", "East"], not ' + repr(options)[:80]
        )
    made: list[Choice] = []
    seen = set()
    for option in options:
        if groups and isinstance(option, dict) and "options" in option:
            inner = [_choice(owner, one, str(option.get("label", ""))) for one in option["options"]]
        else:
            inner = [_choice(owner, option, None)]
        for one in inner:
            if one.text in seen:
                raise ValueError(owner + ": two options have the value " + repr(one.text)[:80])
            seen.add(one.text)
            made.append(one)
    return made


def _choice(owner: str, option: Any, group: str | None) -> Choice:
    value = option
    label = None
    disabled = False
    if isinstance(option, dict):
        for name in option:
            if name not in _FIELDS:
                raise TypeError(
                    owner + ": an option has no " + repr(name) + "; allowed are " + ", ".join(_FIELDS)
                )
        value = option.get("value")
        label = option.get("label")
        disabled = option.get("disabled") is True
    elif isinstance(option, (list, tuple)) and len(option) == 2:
        value, label = option
    if isinstance(value, (str, int, float, bool)):
        return Choice(value, label, disabled, group)
    raise TypeError(
        owner + ": an option is a text, a number, a pair (value, label) or a dict {value, label, disabled}, not "
        + repr(option)[:80]
    )  # fmt: skip


def chosen(owner: str, name: str, value: Any, among: list[Choice]) -> Any:
    """The text of a value that must be one of the options; `None` for `None`."""
    if value is None:
        return None
    for one in among:
        if one.value == value:
            return one.text
    raise ValueError(
        owner + ": " + name + " must be one of " + ", ".join([repr(one.value) for one in among[:12]])
        + ", not " + repr(value)[:80]
    )  # fmt: skip


def value_of(among: list[Choice], text: Any) -> Any:
    """The author's value for what the page says; `None` for none."""
    for one in among:
        if one.text == text:
            return one.value
    return None


# Capitals beyond ASCII, which MicroPython's `lower` leaves as they are: from, to, how far off their small letters are.
_CAPITALS = [
    [0xC0, 0xDE, 32],  # Latin
    [0x391, 0x3AB, 32],  # Greek
    [0x400, 0x40F, 80],  # Cyrillic
    [0x410, 0x42F, 32],
]
_ALONE = [0x130, 0x131, 0x138, 0x149, 0x178]


def folded(text: str) -> str:
    """`text` in small letters, to find it by: Latin, Greek and Cyrillic, the same on every engine."""
    low = text.lower()
    if max(low or "a") < "\x80":
        return low
    return "".join([chr(small(ord(letter))) for letter in low])


def small(code: int) -> int:
    """The small letter of a letter beyond ASCII, both as code points."""
    for first, last, step in _CAPITALS:
        if first <= code <= last and code != 0xD7:
            return code + step
    # Latin Extended-A goes in pairs; those from 0x139 to 0x148 and from 0x179 begin at an odd number.
    if 0x100 <= code <= 0x17E and code not in _ALONE:
        odd = 0x139 <= code <= 0x148 or code >= 0x179
        if (code % 2 == 1) == odd:
            return code + 1
    return code


def valued(among: list[Choice], on_change: Any) -> Any:
    """A handler that is given the author's value."""
    if on_change is None:
        return None

    def change(text: Any) -> Any:
        return on_change(value_of(among, text))

    return change
