"""Trees of which only some places change, written by the builder into a page's own program.

`tr(td(row.name, class_="name"), on_click=pick)` becomes `_b_t1(row.name, pick)`: what is written out in the source is
JSON already, and what is not is put between. Nobody writes a template by hand, and a component's own tree is the
only place where one stands: no other component looks into it (`bascule.build.elements`).

A template's node is `[tag, None, part, …]`: JSON, `[event, function]` or a hole, the last one JSON that ends in `]`.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from bascule.components.attributes import attributes
from bascule.components.nodes import Tag, flatten

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any


def hole(name: str, *children: Any) -> list[Any]:
    """Any number of children in an element `name`."""
    tag = Tag(name)
    tag.hole = True
    node: list[Any] = [tag, None]
    for child in children:
        flatten(child, node, name)
    return node


def template(name: str, steps: list[Any], end: str) -> Callable[..., list[Any]]:
    """The function that fills a template whose outermost element is `name`.

    It takes the values in the order of the source. A step is one of these, each with the JSON that comes before it:

    - `[json, tag, at]`: a child of the element `tag`, the value at `at`;
    - `[json, tag, at, keywords, fixed, quick, event]`: the props of `tag`, those of `fixed` (names and values in turn)
      and those of `keywords`, whose values begin at `at`. Where only one is given `quick` is the JSON up to its value,
      else `""`; `event` is its event if it is a handler, else `None`.
    """
    outer = Tag(name)
    outer.raw = True
    plan = [_planned(step) for step in steps]
    dumps = json.dumps

    def fill(*values: Any) -> list[Any]:
        node: list[Any] = [outer, None]
        add = node.append
        for kind, before, at, more in plan:
            value = values[at]
            if kind == _CHILD:
                of = type(value)
                add(before)
                if of is str:
                    add(",")
                    add(dumps(value))
                elif of is int:
                    add(',"' + str(value) + '"')
                elif value is None:
                    add(",null")
                else:
                    inside: list[Any] = [more, None]
                    flatten(value, inside, more.name)
                    add(inside)
            elif kind == _PROP and type(value) is str:
                add(before)
                add(dumps(value))
                add("}")
            elif kind == _HANDLER and callable(value):
                add(before)
                add([more[4], value])
                add("}}")
            else:
                _props(more, values, at, add)
        add(end)
        return node

    return fill


_CHILD = 0
_PROP = 1
_HANDLER = 2
_PROPS = 3


def _planned(step: Any) -> list[Any]:
    """A step as `fill` takes it: `[kind, JSON before the quick value, at, what the slow way needs]`."""
    if len(step) == 3:
        inner = Tag(step[1])
        inner.hole = True
        return [_CHILD, step[0], step[2], inner]
    before, tag, at, keywords, fixed, quick, event = step
    kind = _PROPS if quick == "" else _PROP if event is None else _HANDLER
    return [kind, quick, at, [before, tag, keywords, fixed, event]]


def _props(step: Any, values: Any, at: int, add: Callable[[Any], None]) -> None:
    """The parts of an element's props, whatever they are."""
    before, tag, keywords, fixed, _event = step
    given = {}
    for place in range(0, len(fixed), 2):
        given[fixed[place]] = fixed[place + 1]
    for keyword in keywords:
        given[keyword] = values[at]
        at += 1
    props = attributes(tag, given)
    add(before)
    if props is None:
        add("null")
    elif "on" not in props:
        add(json.dumps(props))
    else:
        functions = props.pop("on")
        comma = (json.dumps(props)[:-1] + ',"on":{') if props else '{"on":{'
        for event in functions:
            add(comma + json.dumps(event) + ":")
            add([event, functions[event]])
            comma = ","
        add("}}")
