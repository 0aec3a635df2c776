"""The options of a control: what an author may write, and the author's own value for what the page says.

An option is a text or a number, a pair `(value, label)`, or a dict `{value, label, disabled}`; in `Select` also a group
`{label, options}`. The page knows values by their text, so two options need two texts.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from typing import Any

_FIELDS = ["value", "label", "disabled"]


class Choice:
    """One option; `text` is its value as the page knows it."""

    def __init__(self, value: Any, label: Any, disabled: bool, group: str | None) -> None:
        self.value = value
        self.text = str(value)
        self.label: str = str(value) if label is None else str(label)
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


def valued(among: list[Choice], on_change: Any) -> Any:
    """A handler that is given the author's value."""
    if on_change is None:
        return None

    def change(text: Any) -> Any:
        return on_change(value_of(among, text))

    return change
