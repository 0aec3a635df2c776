"""JavaScript components: elements that belong to a script of the page (`page/scripts.py`, docs/scripts.md).

`script_component("confetti.js")` makes a component of the author's own script; `script_node` is what the toolkit's own
are made with.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from bascule.bridge.errors import InvalidRequest
from bascule.bridge.wire import encode
from bascule.components.definition import Component
from bascule.components.hooks import use_state
from bascule.components.nodes import Tag, Use, build, tag_named
from bascule.components.props import handler, outer, text

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

# Where there are scripts: in a page, not on a server or in a test on CPython.
IN_PAGE = sys.implementation.name != "cpython" or sys.platform == "emscripten"
_OUTER = ["key", "id", "class_", "style", "hidden", "lang", "dir", "role"]
_DIV = tag_named("div")


def script_node(
    owner: str,
    tag: Tag,
    name: str,
    data: Any,
    *,
    props: dict[str, Any],
    on: dict[str, Any],
    fallback: Any = (),
) -> list[Any]:
    """The element of the script `name`, given `data`.

    `on` are functions by event: `emit(event, value)` calls them with the value. `fallback` are the nodes that stand
    there until the script mounts, and in a page written beforehand; no component may be among them. Raises TypeError,
    naming `owner`, for data that are not JSON.
    """
    made = props.copy()
    made["script"] = '["' + name + '",' + json_text(owner, data) + "]"
    made["on"] = on
    return build(tag, fallback, made)


def spoken_for(node: list[Any], script: str, on: dict[str, Any]) -> list[Any]:
    """An element where there is no script to mount: a test on CPython emits for it (`bascule.host.pilot`).

    `script` is its name and data as JSON.
    """
    props = {} if node[1] is None else node[1].copy()
    props["script"] = script
    props["on"] = on
    node[1] = props
    return node


def json_text(owner: str, data: Any) -> str:
    """`data` as JSON text; TypeError, naming `owner`, when they cannot be written so."""
    try:
        return encode(data)
    except InvalidRequest as error:
        raise TypeError(owner + ": " + str(error)) from None


def script_component(path: str) -> Callable[..., Use]:
    """The component of a script of your own: an ES module beside the widget that exports `mount`.

    `path` is written out (`script_component("confetti.js")`), at the top of a module: the builder packs the file into
    the page. The component takes keywords. `on_…` are handlers of what the script emits, called with its value;
    `fallback` stands in for the script on a server, in a test and when it fails; `label` is what a screen reader says;
    `key`, `class_` and the like are those of every component; all others are the script's props, as JSON.
    """
    if not isinstance(path, str) or not path.endswith(".js"):
        raise TypeError(
            'script_component takes the path of a script, such as "confetti.js", not ' + repr(path)
        )
    name = "".join([part[:1].upper() + part[1:] for part in _stem(path).split("_")])

    def render(
        data: str, handlers: dict[str, Any], fallback: Any, given: dict[str, Any], said: str | None
    ) -> Any:
        failed = use_state(False)
        props = outer(name, given, "b-script", "fallback label")
        if said is not None:
            props["aria-label"] = said
            if "role" not in props:
                props["role"] = "group"
        if failed.value:
            return build(_DIV, [fallback], props)
        on = handlers.copy()
        on["mount-failed"] = lambda _: failed.set(True)
        script = "[" + encode(path) + "," + data + "]"
        if not IN_PAGE:
            return spoken_for(build(_DIV, [fallback], props), script, on)
        props["script"] = script
        props["on"] = on
        return [_DIV, props]

    inner = Component(render, name)

    def make(
        *children: Any, fallback: Any = None, label: str | None = None, key: Any = None, **props: Any
    ) -> Use:
        if children:
            raise TypeError(
                name + ": takes keywords only, which are the script's props; not " + repr(children[0])[:80]
            )
        data: dict[str, Any] = {}
        handlers: dict[str, Any] = {}
        given: dict[str, Any] = {}
        for prop in props:
            value = props[prop]
            if prop.startswith("on_"):
                if handler(name, prop, value) is not None:
                    handlers[prop[3:]] = value
            elif prop in _OUTER or prop.startswith("data_") or prop.startswith("aria_"):  # noqa: PIE810
                given[prop] = value
            else:
                data[prop] = value
        return inner(
            data=json_text(name, data),
            handlers=handlers,
            fallback=fallback,
            given=given,
            said=text(name, "label", label),
            key=key,
        )

    return make


def _stem(path: str) -> str:
    """A file's name without folders and ending, with `_` for what no name has."""
    name = path[path.rfind("/") + 1 : -3]
    return "".join([c if c.isalpha() or c.isdigit() else "_" for c in name])
