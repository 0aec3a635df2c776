"""Program text, in colours where its language is known, with a button that copies it.

```python
Code("pip install bascule", language="shell")
```
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bascule.components.definition import Component
from bascule.components.kit.copy_button import CopyButton
from bascule.components.nodes import build, tag_named
from bascule.components.props import flag, outer, text
from bascule.components.scripted import use_script
from bascule.components.shared import APART, NOTE

if TYPE_CHECKING:
    from typing import Any

STYLES = """
.b-code { border-radius: var(--b-radius); background: var(--b-sunken); }
.b-code-head { padding: .375rem .375rem 0; padding-inline-start: .75rem; }
.b-code pre { margin: 0; padding: .625rem .75rem; font: .8125rem/1.5 var(--b-mono); white-space: pre-wrap; }
.b-code code { font: inherit; }
"""

SCRIPTS = ["code"]

_ALLOWED = "language copy copy_label copied_label"
_DIV = tag_named("div")
_SPAN = tag_named("span")
_PRE = tag_named("pre")
_CODE = tag_named("code")


def Code(  # noqa: N802
    source: str,
    *,
    language: str | None = None,
    copy: bool = True,
    copy_label: str = "Copy",
    copied_label: str = "Copied",
    **rest: Any,
) -> list[Any]:
    """`source` as it is; long lines wrap. `copy` gives it a button.

    `language` is shown above, and gives it colours where it is one of `bash c c++ c# css diff dockerfile go graphql
    html ini java javascript json kotlin markdown php python r ruby rust shell sql swift toml typescript xml yaml`.
    A page where no `Code` has a language carries no highlighter.
    """
    if not isinstance(source, str):
        raise TypeError("Code: the source must be text, not " + repr(source)[:80])
    text("Code", "language", language)
    text("Code", "copy_label", copy_label)
    text("Code", "copied_label", copied_label)
    head = None
    if flag("Code", "copy", copy) or language:
        button = None
        if copy:
            button = CopyButton(source, label=copy_label, done=copied_label, variant="ghost", size="xs")
        head = build(
            _DIV, [build(_SPAN, [language], None), button], {"class": "b-code-head " + APART + " " + NOTE}
        )
    inner = build(_CODE, [source], None) if not language else _COLORED(source, language)
    body = build(_PRE, [inner], None)
    return build(_DIV, [head, body], outer("Code", rest, "b-code", _ALLOWED))


def _colored(source: str, language: str) -> Any:
    data = {"source": source, "language": language}
    return use_script("Code", _CODE, name="code", data=data, fallback=lambda: source)


_COLORED = Component(_colored, "Code")
