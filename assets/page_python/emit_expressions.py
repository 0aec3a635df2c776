# ruff: noqa: ARG002, N802 - methods have the names and parameters that PScript calls them by
"""JavaScript expressions from lowered page Python: a strict subclass of PScript's parser; statements are in `emit`.

PScript gives the walk over the tree, lists, numbers, signs, and the reckoning of brackets. Everything for which it
would call its own library, guess, or change the meaning is written anew, and the library itself is out of reach.
"""

from __future__ import annotations

import json
import re
from typing import Any

from .pscript import JSError, Parser2, unify
from .pscript import commonast as ast
from .tables import CALLED, CONSTRUCTORS, FUNCTIONS, INLINE, METHODS, SHARED

_IDENTIFIER = re.compile(r"[A-Za-z_$][\w$]*", re.ASCII)
_EQUALITY = {"Eq": "===", "NotEq": "!==", "Is": "===", "IsNot": "!=="}
_ORDER = {"Lt": "<", "LtE": "<=", "Gt": ">", "GtE": ">="}


class ExpressionParser(Parser2):  # type: ignore[misc]
    """Compiles the expressions of one lowered module."""

    def __init__(self, code: str) -> None:
        super().__init__(code, docstrings=False, inline_stdlib=False)

    # -- PScript's library stays out

    def use_std_function(self, name: str, arg_nodes: Any) -> Any:
        """Refuse: no function of PScript's library gets into a page."""
        raise JSError(f"PScript's {name} is out of reach")

    use_std_method = use_std_function

    def get_declarations(self, ns: Any) -> str:
        """Variables are declared where they are assigned."""
        return ""

    def lf(self, code: str = "") -> str:
        """A new line."""
        return f"\n{'    ' * self._indent}{code}"

    def _text(self, node: Any) -> str:
        return "".join(self.parse(node))

    def _operand(self, node: Any) -> str:
        text: str = unify(self.parse(node))
        return text

    # -- names and literals

    def parse_Name(self, node: Any, fullname: str | None = None) -> str:
        """Names are resolved already; only self and globals that are shared have another name."""
        if node.name in SHARED:
            return f"{node.name}__js"
        return "this" if node.name == "self" else str(node.name)

    def parse_Attribute(self, node: Any, fullname: str | None = None) -> str:
        """No mangling."""
        return f"{self._operand(node.value_node)}.{node.attr}"

    def parse_Str(self, node: Any) -> str:
        """A string in ASCII."""
        return json.dumps(node.value)

    def parse_JoinedStr(self, node: Any) -> str:
        """A template."""
        parts = []
        for part in node.value_nodes:
            if isinstance(part, ast.Str):
                parts.append(
                    json.dumps(part.value)[1:-1].replace('\\"', '"').replace("`", "\\`").replace("${", "\\${")
                )
            else:
                parts.append("${" + self._hole(part.value_node) + "}")
        return "`" + "".join(parts) + "`"

    def _hole(self, node: Any) -> str:
        if (
            isinstance(node, ast.Call)
            and isinstance(node.func_node, ast.Name)
            and node.func_node.name in ("String", "str__py")
        ):
            return self._text(node.arg_nodes[0])
        return self._text(node)

    def parse_Dict(self, node: Any) -> str:
        """An object literal."""
        fields = []
        for key, value in zip(node.key_nodes, node.value_nodes, strict=True):
            if _is_name(key, "spread__py"):
                fields.append(f"...{self._operand(value)}")
            else:
                name = key.value if _IDENTIFIER.fullmatch(key.value) else json.dumps(key.value)
                fields.append(f"{name}: {self._text(value)}")
        return "({" + ", ".join(fields) + "})"

    def parse_Starred(self, node: Any) -> str:
        """A spread, inside lists."""
        return f"...{self._operand(node.value_node)}"

    # -- operators

    def parse_BinOp(self, node: Any) -> str:
        """Operators that are the same; the others were refused."""
        return f"{self._operand(node.left_node)} {self.BINARY_OP[node.op]} {self._operand(node.right_node)}"

    def _wrap_truthy(self, node: Any) -> str:
        return self._operand(node)

    def parse_BoolOp(self, node: Any) -> str:
        """`&&` or `||`."""
        return f" {self.BOOL_OP[node.op]} ".join(self._operand(value) for value in node.value_nodes)

    def parse_Compare(self, node: Any) -> str:
        """Strict equality; None is null and undefined."""
        left, right = self._operand(node.left_node), self._operand(node.right_node)
        if node.op in ("In", "NotIn"):
            test = f"{right}.includes({self._text(node.left_node)})"
            return test if node.op == "In" else f"!{test}"
        if node.op in ("Is", "IsNot"):
            for side, other in ((node.right_node, left), (node.left_node, right)):
                if (isinstance(side, ast.NameConstant) and side.value is None) or _is_name(side, "undefined"):
                    return f"{other} {'==' if node.op == 'Is' else '!='} null"
        operator = _EQUALITY.get(node.op) or _ORDER[node.op]
        return f"{left} {operator} {right}"

    def parse_IfExp(self, node: Any) -> str:
        """`x if x is not None else y` is `x ?? y`."""
        test, body, other = node.test_node, node.body_node, node.else_node
        not_none = isinstance(test, ast.Compare) and test.op == "IsNot" and _is_none(test.right_node)
        if not_none and _is_path(body) and self._text(test.left_node) == self._text(body):
            return f"{self._operand(body)} ?? {self._operand(other)}"
        return f"{self._operand(test)} ? {self._operand(body)} : {self._operand(other)}"

    def parse_Await(self, node: Any) -> str:
        """Await binds tighter than PScript's text."""
        return f"await {self._operand(node.value_node)}"

    # -- calls and subscripts

    def parse_Call(self, node: Any) -> str:
        """Helpers, built-ins, lowered methods, constructors, and plain calls."""
        function, arguments = node.func_node, node.arg_nodes
        if isinstance(function, ast.Name):
            special = self._special(function.name, arguments)
            if special is not None:
                return special
        if isinstance(function, ast.Attribute):
            if function.attr.endswith("__py"):
                return self._method(function, arguments)
            if isinstance(function.value_node, ast.Call) and _is_name(
                function.value_node.func_node, "super__py"
            ):
                callee = "super" if function.attr == "__init__" else f"super.{function.attr}"
                return f"{callee}({self._list(arguments)})"
        return f"{self._callee(function)}({self._list(arguments)})"

    def _callee(self, node: Any) -> str:
        return self._text(node) if isinstance(node, ast.Attribute | ast.Call) else self._operand(node)

    def _list(self, nodes: list[Any]) -> str:
        return ", ".join(self._text(node) for node in nodes)

    def _special(self, name: str, arguments: list[Any]) -> str | None:
        if name in CONSTRUCTORS:
            return f"new {name}({self._list(arguments)})"
        if name in CALLED:
            return f"{name}({self._list(arguments)})"
        if name.endswith("__py"):
            result: str = getattr(self, f"_py_{name.removesuffix('__py')}")(arguments)
            return result
        if not name.endswith("__js"):
            return None
        plain = name.removesuffix("__js")
        if plain == "new":
            return f"new {self._operand(arguments[0])}({self._list(arguments[1:])})"
        if plain == "splice":
            return f"{self._operand(arguments[0])}.splice({self._list(arguments[1:])})"
        if plain in INLINE:
            return INLINE[plain][1].format(*(self._operand(argument) for argument in arguments))
        assert plain in FUNCTIONS
        return f"{name}({self._list(arguments)})"

    def _method(self, function: Any, arguments: list[Any]) -> str:
        name, owner = function.attr.removesuffix("__py"), self._operand(function.value_node)
        if name == "pop":
            return f"{owner}.{'shift' if arguments else 'pop'}()"
        return METHODS[name][1].format(*(self._operand(argument) for argument in arguments), o=owner)

    def _py_len(self, arguments: list[Any]) -> str:
        return f"{self._operand(arguments[0])}.length"

    def _py_str(self, arguments: list[Any]) -> str:
        return f"String({self._text(arguments[0])})"

    def _py_bool(self, arguments: list[Any]) -> str:
        return f"!!{self._operand(arguments[0])}"

    def _py_list(self, arguments: list[Any]) -> str:
        return f"[...{self._operand(arguments[0])}]"

    def _py_range(self, arguments: list[Any]) -> str:
        return f"Array({self._text(arguments[0])}).keys()"

    def _py_enumerate(self, arguments: list[Any]) -> str:
        return f"{self._operand(arguments[0])}.entries()"

    def _py_min(self, arguments: list[Any]) -> str:
        return f"Math.min({self._list(arguments)})"

    def _py_max(self, arguments: list[Any]) -> str:
        return f"Math.max({self._list(arguments)})"

    def _py_abs(self, arguments: list[Any]) -> str:
        return f"Math.abs({self._text(arguments[0])})"

    def _py_callable(self, arguments: list[Any]) -> str:
        return f'typeof {self._operand(arguments[0])} === "function"'

    def _py_any(self, arguments: list[Any]) -> str:
        return self._quantifier(arguments[0], "some")

    def _py_all(self, arguments: list[Any]) -> str:
        return self._quantifier(arguments[0], "every")

    def _py_isinstance(self, arguments: list[Any]) -> str:
        value, type_ = self._operand(arguments[0]), arguments[1]
        for name, tag in (("str__py", "string"), ("bool__py", "boolean")):
            if _is_name(type_, name):
                return f'typeof {value} === "{tag}"'
        return f"{value} instanceof {self._operand(type_)}"

    def parse_Subscript(self, node: Any) -> str:
        """An index, a field, or a slice."""
        owner, index = self._operand(node.value_node), node.slice_node
        if isinstance(index, ast.Slice):
            lower = self._text(index.lower_node) if index.lower_node else ""
            if index.upper_node:
                return f"{owner}.slice({lower or 0}, {self._text(index.upper_node)})"
            return f"{owner}.slice({lower})"
        if isinstance(index, ast.Str) and _IDENTIFIER.fullmatch(index.value):
            return f"{owner}.{index.value}"
        return f"{owner}[{self._text(index)}]"

    # -- comprehensions

    def _target(self, node: Any) -> str:
        if isinstance(node, ast.Tuple | ast.List):
            return "[" + ", ".join(self._text(part) for part in node.element_nodes) + "]"
        return self._text(node)

    def _parameter(self, node: Any) -> str:
        return f"({self._target(node)})"

    def _filtered(self, node: Any) -> tuple[str, str]:
        comprehension = node.comp_nodes[0]
        source, parameter = self._operand(comprehension.iter_node), self._parameter(comprehension.target_node)
        if comprehension.if_nodes:
            test = " && ".join(self._operand(test) for test in comprehension.if_nodes)
            source += f".filter({parameter} => {test})"
        return source, parameter

    def parse_ListComp(self, node: Any) -> str:
        """`filter` and `map`."""
        source, parameter = self._filtered(node)
        element = self._text(node.element_node)
        if f"({element})" == parameter and node.comp_nodes[0].if_nodes:
            return source
        return f"{source}.map({parameter} => {element})"

    def _quantifier(self, node: Any, method: str) -> str:
        source, parameter = self._filtered(node)
        return f"{source}.{method}({parameter} => {self._text(node.element_node)})"


def _is_name(node: Any, name: str) -> bool:
    return isinstance(node, ast.Name) and node.name == name


def _is_none(node: Any) -> bool:
    return isinstance(node, ast.NameConstant) and node.value is None


def _is_path(node: Any) -> bool:
    """Whether it is a name or attributes of one: reading it once or twice is the same."""
    return isinstance(node, ast.Name) or (isinstance(node, ast.Attribute) and _is_path(node.value_node))
