# ruff: noqa: N802 - methods are named for the nodes they visit
"""What page Python refuses in calls: of helpers, built-ins, methods, functions and classes here."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from .check_expressions import ExpressionChecks
from .infer import typing_name
from .tables import BUILTINS, CONSTRUCTORS, CONVERSIONS, COUNTS, GLOBALS, INHERITED, INLINE, METHODS, REFUSED

if TYPE_CHECKING:
    from .kinds import Kind

_ONE = ("len", "list", "str", "bool", "abs", "callable", "any", "all")
_TYPES = "str, bool or a class here; is_array(x), is_number(x), is_object(x), is_function(x) for the rest"


class CallChecks(ExpressionChecks):
    """Checks of calls."""

    def visit_Call(self, node: ast.Call) -> None:
        """Positional arguments only; each kind of callee has its own rules."""
        for keyword in node.keywords:
            self.refuse(keyword.value, "keyword arguments are refused: JavaScript has positions only")
            self.visit(keyword.value)
        name = self.facade(node.func)
        if isinstance(node.func, ast.Attribute):
            self._method(node, node.func)
        elif name in BUILTINS and self.find_nothing(node.func):
            self._builtin(node, name)
        elif name is not None:
            self._helper(node, name)
        elif isinstance(node.func, ast.Name) and typing_name(node.func, self.scope) == "cast":
            self._cast(node)
            return
        else:
            self._plain(node)
            self.visit(node.func)
        for number, argument in enumerate(node.args):
            if name == "isinstance" and number == 1:
                continue
            if isinstance(argument, ast.GeneratorExp) and name in ("any", "all"):
                self._generator(argument)
            else:
                self.visit(argument)

    def find_nothing(self, node: ast.expr) -> bool:
        """Whether a name is bound nowhere, so that it is the built-in."""
        return isinstance(node, ast.Name) and self.find(node) is None

    def _generator(self, node: ast.GeneratorExp) -> None:
        self.visit_ListComp(node)
        before = self.scope
        self.scope = self.kinds.scopes[node]
        self.truth(node.elt)
        self.scope = before

    def _cast(self, node: ast.Call) -> None:
        if len(node.args) != 2:
            self.refuse(node, "cast takes a type and a value")
        for argument in node.args[1:]:
            self.visit(argument)

    def _plain(self, node: ast.Call) -> None:
        callee = self.kind(node.func)
        if callee.within("none") and callee.tags:
            self.refuse(node.func, "None is not called")
        if callee.tags == {"class"} and callee.cls is not None:
            self._parameters(node, callee)
        elif isinstance(node.func, ast.Name):
            found = self.find(node.func)
            target = found[1].node if found else None
            if isinstance(target, ast.FunctionDef | ast.AsyncFunctionDef):
                self._count(node, target, 0)

    def _parameters(self, node: ast.Call, callee: Kind) -> None:
        scope = self.kinds.class_scope(callee.cls)
        init = self.kinds.method(callee.cls, "__init__")
        if init is not None:
            self._count(node, init, 1)
        elif (
            scope is not None and isinstance(scope.node, ast.ClassDef) and not scope.node.bases and node.args
        ):
            self.refuse(node, f"{scope.node.name} takes no arguments")

    def _count(self, node: ast.Call, target: ast.FunctionDef | ast.AsyncFunctionDef, skip: int) -> None:
        """JavaScript takes any number of arguments without a word."""
        arguments = [*target.args.posonlyargs, *target.args.args][skip:]
        most, least = len(arguments), len(arguments) - len(target.args.defaults)
        if not (least <= len(node.args) <= most or target.args.vararg):
            wanted = str(most) if least == most else f"{least} to {most}"
            self.refuse(node, f"{target.name} takes {wanted} arguments, not {len(node.args)}")

    # -- built-ins

    def _builtin(self, node: ast.Call, name: str) -> None:
        if name in _ONE and len(node.args) != 1:
            self.refuse(node, f"{name}() takes one argument")
            return
        check = getattr(self, f"_builtin_{name}", None)
        if check is not None:
            check(node)

    def _builtin_len(self, node: ast.Call) -> None:
        known = self.kind(node.args[0])
        if known.maybe("map", "set"):
            self.refuse(node, "a Map's or Set's size is .size")
        elif known.maybe("record"):
            self.refuse(node, "a record's length is len(keys(record))")
        elif known.maybe("int", "float", "bool", "function", "instance"):
            self.refuse(node, "this has no length")
        elif not (known.tags and known.within("str", "list", "none")) and not self._tested(node.args[0]):
            self.refuse(
                node,
                "a record has no length in JavaScript: annotate this as text or list, or test it with is_array",
            )

    def _tested(self, node: ast.expr) -> bool:
        """Whether the same function asks if this is a list or text."""
        here = self.scope.function().node
        wanted = ast.dump(node)
        for call in ast.walk(here):
            if (
                isinstance(call, ast.Call)
                and call.args
                and self.facade(call.func) in ("is_array", "isinstance")
            ):
                type_ = ast.unparse(call.args[1]) if len(call.args) == 2 else "list"
                if ast.dump(call.args[0]) == wanted and type_ in ("str", "list"):
                    return True
        return False

    def _builtin_range(self, node: ast.Call) -> None:
        self.refuse(node, "range stands in `for … in` only")

    def _builtin_enumerate(self, node: ast.Call) -> None:
        self.refuse(node, "enumerate stands in `for … in` only")

    def _builtin_isinstance(self, node: ast.Call) -> None:
        if len(node.args) != 2:
            self.refuse(node, "isinstance takes a value and a type")
            return
        type_ = node.args[1]
        name = type_.id if isinstance(type_, ast.Name) else ""
        if not (name in ("str", "bool") and self.find_nothing(type_)) and not self.known_class(type_):
            self.refuse(type_, f"isinstance is for {_TYPES}")

    def _builtin_str(self, node: ast.Call) -> None:
        if not self.kind(node.args[0]).within("str", "int"):
            self.refuse(node, "the two languages write None, bool and float differently: String(x)")

    def _builtin_bool(self, node: ast.Call) -> None:
        self.truth(node.args[0])

    def _builtin_min(self, node: ast.Call) -> None:
        if len(node.args) < 2:
            self.refuse(node, "min and max take two or more numbers here")
        elif not all(self.kind(argument).within("int", "float") for argument in node.args):
            self.refuse(node, "min and max are for values known as numbers: annotate them")

    _builtin_max = _builtin_min

    def _builtin_abs(self, node: ast.Call) -> None:
        if self.kind(node.args[0]).maybe("str", "bool", "list", "record"):
            self.refuse(node, "abs is for numbers")

    def _builtin_any(self, node: ast.Call) -> None:
        if not isinstance(node.args[0], ast.GeneratorExp):
            self.refuse(node, "any and all take a generator: any(test for x in items)")

    _builtin_all = _builtin_any

    def _builtin_list(self, node: ast.Call) -> None:
        if self.kind(node.args[0]).maybe("record", "int", "float", "bool", "none"):
            self.refuse(node, "list() takes what can be looped over; of a record list its keys(record)")

    def _builtin_super(self, node: ast.Call) -> None:
        self.refuse(node, "super() stands before a method: super().name(…)")

    # -- the facade

    def _helper(self, node: ast.Call, name: str) -> None:
        wanted = INLINE[name][0] if name in INLINE else COUNTS.get(name)
        if wanted is not None and len(node.args) != wanted:
            self.refuse(node, f"{name} takes {wanted} arguments, not {len(node.args)}")
        if name == "field" and len(node.args) == 2:
            self._field(node.args[1])
        elif name == "new" and not node.args:
            self.refuse(node, "new takes the class first")
        elif name == "splice":
            self._splice(node)
        elif name in CONVERSIONS and len(node.args) != 1:
            self.refuse(node, f"{name} takes one argument")
        elif name in GLOBALS and name not in CONSTRUCTORS | CONVERSIONS and name[0].isupper():
            self.refuse(node, f"{name} is not called")
        elif name == "replace_all" and len(node.args) == 3 and _is_empty(node.args[1]):
            self.refuse(node.args[1], "what is replaced cannot be empty")
        elif name == "keys" and node.args and self.kind(node.args[0]).maybe("map"):
            self.refuse(node, "a Map's keys are list(m.keys())")
        elif name in ("Map", "Set") and len(node.args) > 1:
            self.refuse(node, f"{name} takes one argument")

    def _field(self, key: ast.expr) -> None:
        if not (isinstance(key, ast.Constant) and isinstance(key.value, str)):
            self.refuse(key, "field takes a constant key: own(x, key)")
        elif key.value in INHERITED or key.value.isdigit():
            self.refuse(key, f"{key.value} is inherited in JavaScript: own(x, '{key.value}')")

    def _splice(self, node: ast.Call) -> None:
        if len(node.args) < 3:
            self.refuse(node, "splice takes a list, a start, a count, and what to put in")

    # -- methods

    def _method(self, node: ast.Call, function: ast.Attribute) -> None:
        name, owner = function.attr, function.value
        if self.calls_builtin(owner, "super"):
            self._super(node, function, owner)
            return
        known = self.kind(owner)
        here = self.kinds.members(known.cls, name) is not None if known.cls else False
        if not here:
            self._foreign(node, name, known)
        else:
            self._own_method(node, name, known)
        if (name not in METHODS or here) and not (known.tags and known.within("str", "list", "record")):
            self.attribute(function)
        self.visit(owner)

    def _own_method(self, node: ast.Call, name: str, known: Kind) -> None:
        method = self.kinds.method(known.cls, name)
        if method is None:
            return
        static = bool(method.decorator_list)
        if static and not known.within("class"):
            self.refuse(node, f"{name} is static: JavaScript has it on the class alone")
        elif not static and known.within("class"):
            self.refuse(node, f"{name} is called on an instance")
        self._count(node, method, 0 if static else 1)

    def _super(self, node: ast.Call, function: ast.Attribute, owner: ast.expr) -> None:
        scope = self.scope.function()
        if not (scope.kind == "function" and scope.parent is not None and scope.parent.kind == "class"):
            self.refuse(node, "super() stands in a method, not in a function inside it")
            return
        method = getattr(scope.node, "name", "")
        if function.attr == "__init__" and method != "__init__":
            self.refuse(node, "super().__init__ is called in __init__")
        if isinstance(owner, ast.Call) and owner.args:
            self.refuse(owner, "super() takes no arguments")

    def _foreign(self, node: ast.Call, name: str, known: Kind) -> None:
        count = len(node.args)
        if name in METHODS:
            counts = METHODS[name][0]
            if count not in counts:
                hint = "; of an element it is appendChild" if name == "append" else ""
                wanted = "no arguments" if counts == (0,) else "one argument"
                self.refuse(node, f".{name} takes {wanted} here, as only then the two languages agree{hint}")
            elif name == "split" and _is_empty(node.args[0]):
                self.refuse(node, "an empty separator is refused by Python: list(text)")
            elif name == "join":
                self.in_order(node.func, node.args[0], ".join()")
            elif name in ("startswith", "endswith") and self.kind(node.args[0]).maybe("list"):
                self.refuse(node, f".{name} takes one text here: any(…) or `or`")
        elif name in REFUSED:
            self.refuse(node, f".{name}(): {REFUSED[name]}")
        elif name == "pop":
            if not (count == 0 or (count == 1 and _is_zero(node.args[0]))):
                self.refuse(node, ".pop() or .pop(0) of a list; delete(record, key); splice(items, i, 1)")
        elif name == "remove" and (known.maybe("list", "set") or count > 1):
            self.refuse(node, "a list has no .remove() in JavaScript: splice(items, index_of(items, x), 1)")
        elif name == "get" and (count != 1 or known.maybe("record")):
            self.refuse(node, ".get(key) of a Map takes no default and a record has none: own(record, key)")
        elif name in ("keys", "values") and known.maybe("record"):
            self.refuse(node, f"records have no .{name}(): keys(record)")
        elif known.maybe("list", "str", "record") and name not in ("reverse", "clear", "remove"):
            self.refuse(node, f"there is no .{name}() in page Python")
        elif name == "clear" and known.maybe("list"):
            self.refuse(node, "a list has no .clear() in JavaScript: splice(items, 0, len(items))")
        if (
            name in ("get", "set", "has", "add", "delete")
            and count
            and isinstance(node.args[0], ast.Tuple | ast.List)
        ):
            self.refuse(
                node.args[0], "a tuple as a key is another one each time in JavaScript: make text of it"
            )


def _is_empty(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and node.value == ""


def _is_zero(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and node.value == 0 and not isinstance(node.value, bool)
