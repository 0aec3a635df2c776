"""Elements whose form stands in the source: their JSON is written out once and filled at every render.

`td(a(row["label"], on_click=pick), class_="label")` leaves two values open. For a page the builder
(`bascule.build.lower.shapes`) writes

```python
_b_shape1 = shape(["td", ["class_", "label"], ["a", ["on_click", (1,)], (0,)]])
…
_b_shape1(row["label"], pick)
```

A plan is `[name, [keyword, value, …], child, …]`; `(n,)` in it stands for the n-th value, in the order in which Python
evaluates them. What comes out is a node `[Tag, props, pieces, functions, values]` whose tag has a `form`; `props` hold
the key alone. Values that do not simply fill a place (`None`, an element, a list, a wrong type) make an ordinary
element of the whole, which says what is wrong with them.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from bascule.bridge.wire import text_of
from bascule.components.attributes import (
    CLASS,
    EVENT,
    KEY,
    PLAIN,
    STYLE,
    VALUE,
    attributes,
    rule_of,
    style_of,
)
from bascule.components.handlers import number_of
from bascule.components.nodes import Tag, element, tag_named

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

_CHILD = -1
_FLAGS = (PLAIN, VALUE)  # what may be a boolean or a float
_ABSENT = (PLAIN, CLASS)  # what may be `None`
# As often a plan makes ordinary elements before its JSON is written out: much is rendered once or twice.
_BEFORE = 2
# DOM properties, and what is read when an element is made: there `None` is not the same as nothing.
_PROPERTIES = (
    "value checked selected indeterminate open muted defaultValue defaultChecked autofocus script".split()
)


class Form:
    """What is known of a plan: the pieces of its JSON, and for each value its kind, its keyword and its piece."""

    def __init__(self, plan: list[Any]) -> None:
        self.plan = plan
        self.made = 0
        self.pieces: list[Any] = [""]
        self.kinds: list[int] = []
        self.spots: list[int] = []
        self.names: list[str] = []  # by value the element that it is in
        self.events: list[Any] = []  # by piece the event, in the order of the document
        self.order: list[int] = []  # which value handles each
        self.key = -1  # which value is the key

    def write(self) -> None:
        """Write the JSON out. A walk with a stack of its own: forms may be deep."""
        found: dict[int, Any] = {}
        todo: list[Any] = [self.plan]
        while todo:
            part = todo.pop()
            if type(part) is list:
                self._say(',["' + part[0] + '",')
                self._props(part[0], part[1], found)
                todo.append(False)
                children = part[2:]
                children.reverse()
                todo.extend(children)
            elif type(part) is tuple:
                self._say(",")
                self._open(part[0], _CHILD, "", found)
            elif part is False:
                self._say("]")
            else:
                self._say("," + json.dumps(part))
        for number in range(len(found)):
            self.kinds.append(found[number][0])
            self.spots.append(found[number][1])
            self.names.append(found[number][2])

    def _say(self, text: str) -> None:
        self.pieces[-1] = self.pieces[-1] + text

    def _open(self, number: int, kind: int, name: str, found: dict[int, Any]) -> None:
        found[number] = [kind, len(self.pieces), name]
        self.pieces.extend(["", ""])

    def _props(self, name: str, props: list[Any], found: dict[int, Any]) -> None:
        fixed: dict[str, Any] = {}
        opened: list[Any] = []
        for index in range(0, len(props), 2):
            if type(props[index + 1]) is tuple:
                opened.append([rule_of(name, props[index]), props[index + 1][0]])
            else:
                fixed[props[index]] = props[index + 1]
        made = attributes(name, fixed)
        if made is None and not opened:
            self._say("null")
            return
        text = "{" if made is None else json.dumps(made)[:-1]
        comma = "" if made is None else ","
        listening = []
        for rule, number in opened:
            if rule[0] == EVENT:
                listening.append([rule[1], number])
            else:
                self._say(text + comma + json.dumps(rule[1]) + ":")
                self._open(number, VALUE if rule[1] in _PROPERTIES else rule[0], name, found)
                text = ""
                comma = ","
                if rule[0] == KEY:
                    self.key = number
        if listening:
            text = text + comma + '"on":'
            comma = "{"
            for event, number in listening:
                self._say(text + comma + json.dumps(event) + ":")
                self._open(number, EVENT, name, found)
                self.events.append([event, found[number][1]])
                self.order.append(number)
                text = ""
                comma = ","
            text = "}"
        self._say(text + "}")

    def fill(self, values: Any) -> Any:
        """The pieces with these values in them; `None` when one does not simply fill its place."""
        kinds = self.kinds
        spots = self.spots
        pieces = self.pieces.copy()
        at = -1
        for value in values:
            at += 1
            kind = kinds[at]
            sort = type(value)
            if kind == EVENT:
                if not callable(value):
                    return None
            elif sort is str:
                if kind == STYLE:
                    return None
                pieces[spots[at]] = json.dumps(value)
            elif kind == STYLE:
                if not isinstance(value, dict):  # an author's dict on MicroPython is a class of its own
                    return None
                pieces[spots[at]] = json.dumps(style_of(self.names[at], value))
            elif sort is int and kind != CLASS:
                pieces[spots[at]] = '"' + str(value) + '"' if kind == _CHILD else str(value)
            elif sort is bool and kind in _FLAGS:
                pieces[spots[at]] = "true" if value else "false"
            elif sort is float and kind == _CHILD:
                pieces[spots[at]] = '"' + text_of(value) + '"'
            elif sort is float and kind in _FLAGS and value - value == 0:
                pieces[spots[at]] = json.dumps(value)
            elif value is None and kind in _ABSENT:
                pieces[spots[at]] = "null"
            else:
                return None
        return pieces

    def encode(self, node: list[Any], handlers: list[Any]) -> str:
        """The JSON of a node; its handlers go to `handlers`."""
        functions = node[3]
        if not functions:
            return "".join(node[2])
        # A node may stand in several trees.
        pieces = node[2].copy()
        for function, heard in zip(functions, self.events):  # noqa: B905 - MicroPython's takes no keyword
            pieces[heard[1]] = str(number_of(function, len(handlers)))
            handlers.append([heard[0], function])
        return "".join(pieces)

    def ordinary(self, node: list[Any]) -> list[Any]:
        """The node as `[Tag, props, child, …]`."""
        return _ordinary(self.plan, node[4])


def shape(plan: list[Any]) -> Callable[..., Any]:
    """What makes the node of a plan from its values."""
    form = Form(plan)
    tag = Tag(plan[0])
    tag.form = form

    def make(*values: Any) -> Any:
        if form.made < _BEFORE:
            form.made += 1
            if form.made == _BEFORE:
                form.write()
            return _ordinary(plan, values)
        pieces = form.fill(values)
        if pieces is None:
            return _ordinary(plan, values)
        key = form.key
        return [
            tag,
            None if key < 0 else {"key": values[key]},
            pieces,
            [values[at] for at in form.order],
            values,
        ]

    return make


def _ordinary(plan: list[Any], values: Any) -> list[Any]:
    """The same as a tree of ordinary elements, the inner ones first, as a call of the functions would make it."""
    made: dict[int, Any] = {}
    order: list[Any] = []
    todo = [plan]
    while todo:
        part = todo.pop()
        order.append(part)
        todo.extend([child for child in part[2:] if type(child) is list])
    order.reverse()
    for part in order:
        children = []
        for index in range(2, len(part)):
            child = part[index]
            kind = type(child)
            children.append(made[id(child)] if kind is list else values[child[0]] if kind is tuple else child)
        props = {}
        given = part[1]
        for index in range(0, len(given), 2):
            value = given[index + 1]
            props[given[index]] = values[value[0]] if type(value) is tuple else value
        made[id(part)] = element(tag_named(part[0]), children, props)
    return made[id(plan)]  # type: ignore[no-any-return]
