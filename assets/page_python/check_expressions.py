# ruff: noqa: N802, N815 - methods are named for the nodes they visit
"""What page Python refuses in expressions: names, literals, subscripts, attributes, comprehensions."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from .check_operators import OperatorChecks
from .tables import BUILTINS, CALLED, GLOBALS

if TYPE_CHECKING:
    from collections.abc import Sequence

_SCALARS = ("str", "int", "float", "bool", "none")
_SAFE = 2**53
_HINTS = {
    "int": ": cast(int, x) when it is one, else Math.trunc(x) or Number(x)",
    "float": ": cast(float, x) when it is one, else Number(x)",
    "print": ": console.log of the facade",
    "dict": ": a display {…}",
    "set": ": Set of the facade",
    "tuple": ": list(x)",
    "round": ": Math.round(x), which rounds halves up",
    "sorted": ": sort([*items], compare)",
    "reversed": ": count downwards with range",
    "zip": ": count with range",
    "map": ": a list comprehension",
    "filter": ": a list comprehension",
    "sum": ": a loop",
    "repr": ": to_json(x)",
    "getattr": ": prop(x, name) of the facade, for browser objects",
    "setattr": ": set_prop(x, name, value) of the facade, for browser objects",
    "hasattr": ": prop(x, name) is not None",
    "type": ": typeof(x) or isinstance",
    "Exception": ": Error of the facade",
    "ValueError": ": Error of the facade, or a class of your own based on it",
    "KeyError": ": Error of the facade, or a class of your own based on it",
}
_UNCALLED = "is a helper: it is called, not handed about; write a lambda"


class ExpressionChecks(OperatorChecks):
    """Checks of expressions, save calls."""

    # -- names and literals

    def visit_Name(self, node: ast.Name) -> None:
        """A name must be known, and mean the same in both languages."""
        found = self.find(node)
        if found is None:
            if node.id not in BUILTINS:
                hint = "; import it from the js facade" if node.id in GLOBALS else ""
                hint = hint or _HINTS.get(node.id, "")
                self.refuse(node, f"the name {node.id} is not known here{hint}")
            elif node.id not in ("str", "bool"):
                self.refuse(node, f"{node.id} {_UNCALLED}")
            return
        scope, binding = found
        if binding.imported is not None:
            self._imported(node, binding.imported.kind, binding.imported.name)
        if binding.how in ("loop", "error"):
            self._loop_variable(node, scope, binding.loops, binding.how)

    def _imported(self, node: ast.Name, kind: str, name: str) -> None:
        if kind == "typing":
            self.refuse(node, f"{node.id} is imported for annotations only")
        elif kind == "facade" and name in CALLED:
            self.refuse(node, f"{name} loses its `this` when handed about: lambda …: {name}(…)")
        elif kind == "facade" and name not in GLOBALS:
            self.refuse(node, f"{name} {_UNCALLED}")

    def _loop_variable(self, node: ast.Name, scope: object, loops: Sequence[ast.AST], how: str) -> None:
        inside = [where for loop, where in self.loops if any(loop is one for one in loops)]
        what = "a loop's variable" if how == "loop" else "a caught error"
        if not inside:
            self.refuse(
                node,
                f"{node.id} is {what}, which is used inside its block only: copy it to another name there",
            )
        elif scope is not self.scope and how == "loop" and not self._comprehends(scope):
            self.refuse(
                node,
                f"this function would keep the loop's {node.id}, which the two languages do differently: "
                f"make it in a function that is given {node.id}",
            )

    def _comprehends(self, scope: object) -> bool:
        """Whether only comprehensions, which run at once, lie between here and that scope."""
        here = self.scope
        while here is not scope and here.kind == "comprehension" and here.parent is not None:
            here = here.parent
        return here is scope

    def visit_Constant(self, node: ast.Constant) -> None:
        """Literals both languages write."""
        if isinstance(node.value, bytes | complex) or node.value is ...:
            self.refuse(node, "JavaScript has no such literal")
        elif isinstance(node.value, int) and abs(node.value) > _SAFE:
            self.refuse(node, "whole numbers beyond 2**53 are not exact in JavaScript")
        elif isinstance(node.value, float) and node.value in (float("inf"), float("-inf")):
            self.refuse(node, "use Infinity of the facade")

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        """Plain holes of what both write alike."""
        for part in node.values:
            if not isinstance(part, ast.FormattedValue):
                continue
            if part.format_spec is not None or part.conversion != -1:
                self.refuse(
                    part.value, "format specs and conversions are refused: prepare the text, or {String(x)}"
                )
            elif not self.kind(part.value).within("str", "int"):
                self.refuse(
                    part.value, "the two languages write None, bool and float differently: {String(x)}"
                )
            self.visit(part.value)

    def visit_Dict(self, node: ast.Dict) -> None:
        """Records have constant string keys."""
        for key, value in zip(node.keys, node.values, strict=True):
            if key is not None:
                self._key(key)
            self.visit(value)

    def _key(self, key: ast.expr) -> None:
        if not (isinstance(key, ast.Constant) and isinstance(key.value, str)):
            self.refuse(key, "a record's keys are string constants: put(record, key, value), or a Map")
        elif key.value == "__proto__":
            self.refuse(key, "__proto__ in a display sets the prototype in JavaScript")
        elif key.value.isdigit():
            self.refuse(key, "JavaScript puts keys that are whole numbers first: use a Map")

    def visit_Starred(self, node: ast.Starred) -> None:
        """Only inside lists, where visit_List lets it by."""
        self.refuse(node, "star arguments are refused: hand over the list")
        self.visit(node.value)

    def visit_List(self, node: ast.List | ast.Tuple) -> None:
        """Lists and tuples; [*a, b] too."""
        for item in node.elts:
            self.visit(item.value if isinstance(item, ast.Starred) else item)

    visit_Tuple = visit_List

    # -- subscripts and attributes

    def visit_Subscript(self, node: ast.Subscript) -> None:
        """Constant keys of records, whole numbers of lists, slices."""
        index = node.slice
        if isinstance(index, ast.Slice):
            if index.step is not None:
                self.refuse(index.step, "slices have no step: loop")
            elif self.kind(node.value).maybe("record", "map", "set"):
                self.refuse(node, "only lists and text are sliced")
        elif isinstance(index, ast.Constant) and isinstance(index.value, str):
            if index.value == "__proto__":
                self.refuse(index, "__proto__ is the prototype in JavaScript: own(x, '__proto__')")
            elif self.kind(node.value).maybe("map", "list", "str"):
                self.refuse(node, "a Map is read with .get(key)")
        elif isinstance(index, ast.UnaryOp) and isinstance(index.op, ast.USub):
            self.refuse(index, "negative indices are undefined in JavaScript: items[len(items) - 1]")
        elif not self.kind(index).within("int"):
            self.refuse(
                index,
                "an index must be known as int: annotate it; for fields own(x, key), put(x, key, value), or a Map",
            )
        elif self.kind(node.value).maybe("map", "set", "record"):
            self.refuse(node, "records have string keys, a Map is read with .get(key)")
        self.generic_visit(node)

    def visit_Attribute(self, node: ast.Attribute) -> None:
        """Private attributes are of classes here; methods are called."""
        self.attribute(node)
        if isinstance(node.ctx, ast.Load) and self._is_method(node):
            self.refuse(
                node, f"a method that is not called loses its self in JavaScript: lambda …: ….{node.attr}(…)"
            )
        self.visit(node.value)

    def attribute(self, node: ast.Attribute) -> None:
        """Refuse attributes whose names would not reach the page."""
        name = node.attr
        known = name in self.members.methods or name in self.members.attributes
        if name in ("__class__", "__dict__", "__proto__", "__init__", "__name__", "constructor"):
            if not (name == "__init__" and self.calls_builtin(node.value, "super")):
                self.refuse(node, f"{name} is refused")
        elif name.startswith("_") and not name.startswith("__") and not known:
            self.refuse(
                node, f"no class here sets {name}: a foreign field is read with own(x, '{name}') or prop"
            )
        elif self.kind(node.value).within("record"):
            self.refuse(node, f"records have keys: record['{name}']")
        elif self.kind(node.value).within("str", "list"):
            self.refuse(node, f"no {name} here")

    def _is_method(self, node: ast.Attribute) -> bool:
        owner = self.kind(node.value)
        if owner.cls is not None:
            return self.kinds.method(owner.cls, node.attr) is not None
        # Of an unknown owner only names that no browser object has can be told.
        pythonic = "_" in node.attr and node.attr not in self.members.attributes
        return pythonic and node.attr in self.members.methods and owner.maybe("any")

    # -- comprehensions

    def visit_ListComp(self, node: ast.ListComp | ast.GeneratorExp) -> None:
        """One loop, over what both can loop over."""
        if len(node.generators) != 1:
            self.refuse(node, "a comprehension has one `for`: write loops")
        generator = node.generators[0]
        if generator.is_async:
            self.refuse(node, "async comprehensions are refused")
        self.iterated(generator.iter, generator.target)
        if self.calls_builtin(generator.iter, "range"):
            self._counted(generator.iter)
        self.enter(node)
        self.loops.append((node, self.scope))
        for part in (
            [generator.target]
            if isinstance(generator.target, ast.Name)
            else getattr(generator.target, "elts", [])
        ):
            if isinstance(part, ast.Name):
                self.bound(part, part.id)
            else:
                self.refuse(part, "a loop's variable is a plain name, or a flat tuple of them")
        for test in generator.ifs:
            self.truth(test)
            self.visit(test)
        self.visit(node.elt)
        if any(isinstance(inner, ast.Await) for inner in ast.walk(node)):
            self.refuse(node, "`await` in a comprehension is refused: write a loop")
        self.loops.pop()
        self.leave()

    def iterated(self, node: ast.expr, target: ast.expr) -> None:
        """What a loop goes over."""
        pair = isinstance(target, ast.Tuple)
        if self.calls_builtin(node, "range") and isinstance(node, ast.Call):
            self._range(node, pair=pair)
            return
        if self.calls_builtin(node, "enumerate") and isinstance(node, ast.Call):
            if len(node.args) != 1 or node.keywords or not self.kind(node.args[0]).within("list"):
                self.refuse(node, "enumerate takes one argument, known as list: annotate it")
            if not (isinstance(target, ast.Tuple) and len(target.elts) == 2):
                self.refuse(target, "enumerate gives two: for i, x in enumerate(items)")
            for argument in node.args:
                self.visit(argument)
            return
        known = self.kind(node)
        if known.maybe("record"):
            self.refuse(node, "records are not looped over: for key in keys(record)")
        elif known.maybe("int", "float", "bool", "none", "function"):
            self.refuse(node, "this cannot be looped over")
        self.visit(node)

    def _counted(self, node: ast.expr) -> None:
        """In a comprehension range(n) becomes an array of that length, which must not be below zero."""
        arguments = node.args if isinstance(node, ast.Call) else []
        simple = len(arguments) == 1 and (
            isinstance(arguments[0], ast.Constant) or self.calls_builtin(arguments[0], "len")
        )
        if not simple:
            self.refuse(node, "in a comprehension range takes one constant or len(…): write a loop")

    def _range(self, node: ast.Call, *, pair: bool) -> None:
        if pair:
            self.refuse(node, "range gives one number each time")
        if node.keywords or not 1 <= len(node.args) <= 3:
            self.refuse(node, "range takes one to three arguments")
        elif len(node.args) == 3:
            step = node.args[2].operand if isinstance(node.args[2], ast.UnaryOp) else node.args[2]
            if not (isinstance(step, ast.Constant) and isinstance(step.value, int) and step.value):
                self.refuse(node.args[2], "the step of range is a constant other than 0")
        for argument in node.args:
            if not self.kind(argument).within("int"):
                self.refuse(argument, "range counts whole numbers: annotate it as int")
            self.visit(argument)

    def _refuse_whole(self, node: ast.AST) -> None:
        names = {
            "SetComp": "a set comprehension is refused: Set([…])",
            "DictComp": "a dict comprehension is refused: put() in a loop, or a Map",
            "GeneratorExp": "a generator is refused, save in any(…) and all(…): write a list",
            "Set": "a set display is refused: Set([…])",
            "NamedExpr": "`:=` is refused: assign first",
            "Yield": "generators are refused",
            "YieldFrom": "generators are refused",
        }
        self.refuse(node, names[type(node).__name__])

    visit_SetComp = visit_DictComp = visit_GeneratorExp = visit_Set = _refuse_whole
    visit_NamedExpr = visit_Yield = visit_YieldFrom = _refuse_whole
