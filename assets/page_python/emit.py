# ruff: noqa: ARG002, N802, N815 - methods have the names and parameters that PScript calls them by
"""JavaScript statements, functions and classes from lowered page Python."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .emit_expressions import ExpressionParser, _is_name, _is_none
from .pscript import commonast as ast

if TYPE_CHECKING:
    from collections.abc import Iterable


class StrictParser(ExpressionParser):
    """Compiles one lowered module: `StrictParser(code).dump()`."""

    def __init__(self, code: str) -> None:
        # Names that need no declaration, by function: parameters, names of outer scopes, those declared before.
        self._known: list[set[str]] = [set()]
        super().__init__(code)

    # -- statements

    def parse_Assign(self, node: Any) -> list[str]:
        """A scope's own names are declared where they are first assigned."""
        first = node.target_nodes[0]
        code = " = ".join(
            [*(self._target(target) for target in node.target_nodes), self._text(node.value_node)]
        )
        names = [
            part.name for target in node.target_nodes for part in _parts(target) if isinstance(part, ast.Name)
        ]
        whole = len(names) == sum(len(_parts(target)) for target in node.target_nodes)
        if whole and len(node.target_nodes) == 1 and all(name not in self._known[-1] for name in names):
            self._known[-1] |= set(names)
            # At the top `let` minifies better: a `var` is moved apart from its value.
            return [self.lf(f"{'var' if self._indent else 'let'} {code};")]
        new = [name for name in dict.fromkeys(names) if name not in self._known[-1]]
        self._known[-1] |= set(new)
        if new:
            code = f"var {', '.join(new)}; {code}"
        elif isinstance(first, ast.Tuple | ast.List):
            code = f";{code}"
        return [self.lf(f"{code};")]

    def parse_Expr(self, node: Any) -> str:
        """An expression for its effect; `put` with a constant key is a plain assignment, `delete` the operator."""
        call = node.value_node
        if isinstance(call, ast.Call) and _is_name(call.func_node, "delete__js"):
            return self.lf(f"delete {self.parse_Subscript(ast.Subscript(*call.arg_nodes))};")
        if isinstance(call, ast.Call) and _is_name(call.func_node, "put__js"):
            record, key, value = call.arg_nodes
            if isinstance(key, ast.Str) and key.value != "__proto__":
                return self.lf(f"{self.parse_Subscript(ast.Subscript(record, key))} = {self._text(value)};")
        return self.lf(f"{self._text(call)};")

    def parse_AugAssign(self, node: Any) -> list[str]:
        """The same operators as between values."""
        return [
            self.lf(
                f"{self._text(node.target_node)} {self.BINARY_OP[node.op]}= {self._text(node.value_node)};"
            )
        ]

    def parse_If(self, node: Any) -> list[str]:
        """No special cases, unlike PScript's."""
        code = [self.lf(f"if ({self._text(node.test_node)}) {{"), *self._block(node.body_nodes), self.lf("}")]
        if len(node.else_nodes) == 1 and isinstance(node.else_nodes[0], ast.If):
            inner = self.parse_If(node.else_nodes[0])
            return [*code, " else ", inner[0].lstrip(), *inner[1:]]
        if node.else_nodes:
            code += [" else {", *self._block(node.else_nodes), self.lf("}")]
        return code

    def parse_While(self, node: Any) -> list[str]:
        """A plain loop."""
        return [
            self.lf(f"while ({self._text(node.test_node)}) {{"),
            *self._block(node.body_nodes),
            self.lf("}"),
        ]

    def parse_For(self, node: Any) -> list[str]:
        """Counting, pairs of index and item, or the items themselves."""
        target, source = self._target(node.target_node), node.iter_node
        self._known[-1] |= {part.name for part in _parts(node.target_node)}
        if isinstance(source, ast.Call) and _is_name(source.func_node, "range__py"):
            head = self._counting(target, source.arg_nodes)
        elif isinstance(source, ast.Call) and _is_name(source.func_node, "enumerate__py"):
            head = f"{self._constant(node)} {target} of {self._operand(source.arg_nodes[0])}.entries()"
        else:
            head = f"{self._constant(node)} {target} of {self._operand(source)}"
        return [self.lf(f"for ({head}) {{"), *self._block(node.body_nodes), self.lf("}")]

    def _counting(self, name: str, arguments: list[Any]) -> str:
        start = self._text(arguments[0]) if len(arguments) > 1 else "0"
        step = self._text(arguments[2]) if len(arguments) > 2 else "1"
        end = arguments[1] if len(arguments) > 1 else arguments[0]
        compare = ">" if step.startswith("-") else "<"
        move = f"{name}++" if step == "1" else f"{name} += {step}"
        if isinstance(end, ast.Num):
            return f"let {name} = {start}; {name} {compare} {self._text(end)}; {move}"
        return f"let {name} = {start}, {name}__e = {self._text(end)}; {name} {compare} {name}__e; {move}"

    def _constant(self, node: Any) -> str:
        names = {part.name for part in _parts(node.target_node)}
        return "let" if names & self._assigned(node.body_nodes) else "const"

    def _assigned(self, nodes: list[Any]) -> set[str]:
        found: set[str] = set()
        for node in nodes:
            if isinstance(node, ast.Assign):
                for target in node.target_nodes:
                    for part in getattr(target, "element_nodes", [target]):
                        found |= {part.name} if isinstance(part, ast.Name) else set()
            elif isinstance(node, ast.AugAssign) and isinstance(node.target_node, ast.Name):
                found.add(node.target_node.name)
            for field in ("body_nodes", "else_nodes", "handler_nodes", "finally_nodes"):
                if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                    found |= self._assigned(getattr(node, field, []))
        return found

    def _block(self, nodes: list[Any]) -> list[str]:
        self._indent += 1
        code = [part for node in nodes for part in self.parse(node)]
        self._indent -= 1
        return code

    def parse_Pass(self, node: Any) -> list[str]:
        """Nothing."""
        return []

    def parse_Return(self, node: Any) -> str:
        """What a function answers."""
        text = f" {self._text(node.value_node)}" if node.value_node is not None else ""
        return self.lf(f"return{text};")

    def parse_Raise(self, node: Any) -> str:
        """Throws the error itself."""
        return self.lf(f"throw {self._text(node.exc_node)};")

    def parse_Try(self, node: Any) -> list[str]:
        """One catch block; what no handler takes is thrown on."""
        code = [self.lf("try {"), *self._block(node.body_nodes), self.lf("}")]
        if node.handler_nodes:
            code += self._catch(node.handler_nodes)
        if node.finally_nodes:
            code += [" finally {", *self._block(node.finally_nodes), self.lf("}")]
        return code

    def _catch(self, handlers: list[Any]) -> list[str]:
        error = handlers[0].name
        self._known[-1] |= {handler.name for handler in handlers}
        code, chained = [f" catch ({error}) {{"], False
        for handler in handlers:
            body = self._block(handler.body_nodes)
            if handler.name != error:
                body.insert(0, f"let {handler.name} = {error};")
            if handler.type_node is None or _is_name(handler.type_node, "Exception__py"):
                return [*code, *([" else {", *body, self.lf("}")] if chained else body), self.lf("}")]
            types = getattr(handler.type_node, "element_nodes", [handler.type_node])
            test = " || ".join(f"{error} instanceof {self._text(type_)}" for type_ in types)
            code += [" else " if chained else self.lf(), f"if ({test}) {{", *body, self.lf("}")]
            chained = True
        return [*code, f" else throw {error};", self.lf("}")]

    # -- functions and classes

    def _parameters(self, nodes: list[Any]) -> str:
        texts = []
        for node in nodes:
            if node.name != "self":
                # What nobody passes is undefined, and so None already.
                given = node.value_node is not None and not _is_none(node.value_node)
                texts.append(f"{node.name} = {self._text(node.value_node)}" if given else node.name)
        return ", ".join(texts)

    def _inside(self, node: Any, more: Iterable[str] = ()) -> str:
        """A function's body, in brackets; it need not declare its parameters, nor what is in `more`."""
        self._known.append({*(argument.name for argument in node.arg_nodes), *more})
        body = self._block(node.body_nodes)
        self._known.pop()
        return "".join([" {", *body, self.lf("}")])

    def parse_FunctionDef(self, node: Any, lambda_: bool = False, asyn: bool = False) -> str:
        """An arrow function, which keeps `this`; at the top too.

        Its variables are parameters that nobody passes: it is shorter than to declare them, and the same, for none is
        read before it is set.
        """
        variables = own_variables(node)
        parameters = ", ".join(filter(None, [self._parameters(node.arg_nodes), *variables]))
        word = "async " if asyn else ""
        if len(self._known) == 1:
            return self.lf(f"let {node.name} = {word}({parameters}) =>{self._inside(node, variables)};")
        declare = "" if node.name in self._known[-1] else "var "
        self._known[-1].add(node.name)
        return self.lf(f"{declare}{node.name} = {word}({parameters}) =>{self._inside(node, variables)};")

    def parse_AsyncFunctionDef(self, node: Any) -> str:
        """The same, async."""
        return self.parse_FunctionDef(node, asyn=True)

    def parse_Lambda(self, node: Any) -> str:
        """An arrow function."""
        return f"({self._parameters(node.arg_nodes)}) => {self._text(node.body_node)}"

    def parse_Global(self, node: Any) -> list[str]:
        """Names of an outer scope that are assigned here."""
        self._known[-1] |= set(node.names)
        return []

    parse_Nonlocal = parse_Global

    def parse_ClassDef(self, node: Any) -> list[str]:
        """An ES class."""
        base = f" extends {self._text(node.arg_nodes[0])}" if node.arg_nodes else ""
        code = [self.lf(f"class {node.name}{base} {{")]
        self._indent += 1
        for method in node.body_nodes:
            if not isinstance(method, ast.FunctionDef | ast.AsyncFunctionDef):
                continue
            name = "constructor" if method.name == "__init__" else method.name
            static = "static " if method.decorator_nodes else ""
            word = "async " if isinstance(method, ast.AsyncFunctionDef) else ""
            code.append(
                self.lf(f"{static}{word}{name}({self._parameters(method.arg_nodes)}){self._inside(method)}")
            )
        self._indent -= 1
        return [*code, self.lf("}")]


def _parts(target: Any) -> list[Any]:
    """A target's parts, itself when it has none."""
    return list(target.element_nodes) if isinstance(target, ast.Tuple | ast.List) else [target]


def own_variables(function: Any) -> list[str]:
    """The names that a function itself assigns, without its parameters, loop variables, errors and outer names."""
    assigned: list[str] = []
    others = {argument.name for argument in function.arg_nodes}

    def look(nodes: list[Any]) -> None:
        for node in nodes:
            if isinstance(node, ast.Global | ast.Nonlocal):
                others.update(node.names)
            elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                assigned.append(node.name)
                continue
            elif isinstance(node, ast.Assign):
                parts = [part for target in node.target_nodes for part in _parts(target)]
                assigned.extend(part.name for part in parts if isinstance(part, ast.Name))
            elif isinstance(node, ast.For):
                others.update(part.name for part in _parts(node.target_node))
            elif isinstance(node, ast.ExceptHandler):
                others.add(node.name)
            for inner in ("body_nodes", "else_nodes", "handler_nodes", "finally_nodes"):
                look(getattr(node, inner, None) or [])

    look(function.body_nodes)
    return [name for name in dict.fromkeys(assigned) if name not in others]
