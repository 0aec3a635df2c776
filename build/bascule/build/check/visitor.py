"""Walks a module and finds what is refused on an engine."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator

from bascule.build.check.findings import Finding
from bascule.build.check.patterns import fault
from bascule.build.check.places import forgotten, missing
from bascule.build.check.rules import ATTRIBUTES, MISSING, RULES, SENSELESS
from bascule.build.lower.context import BUILTINS, origins
from bascule.build.lower.names import bound, bound_by
from bascule.build.models import Module
from bascule.build.standins.catalogue import available, native, provided

_COMPILERS = frozenset("eval exec compile __import__ execfile".split())
_WAITING = frozenset("open input breakpoint help".split())
_NAMES = frozenset("locals globals".split())
_FUNCTIONS = frozenset(
    n
    for n in BUILTINS
    if callable(getattr(__import__("builtins"), n))
    and not isinstance(getattr(__import__("builtins"), n), type)
)
_RE = frozenset("compile search match fullmatch findall finditer split sub subn".split())
_IN_PAGE = frozenset("bascule pyscript js browser ffi __future__ typing_extensions pyodide".split())
_FLAGS = {
    "I": re.I,
    "IGNORECASE": re.I,
    "M": re.M,
    "MULTILINE": re.M,
    "S": re.S,
    "DOTALL": re.S,
    "X": re.X,
    "VERBOSE": re.X,
    "A": re.A,
    "ASCII": re.A,
}


def found_in(module: Module, engine: str, own: frozenset[str]) -> Iterator[Finding]:
    """The findings in one module; `own` are the author's top-level modules."""
    if engine not in ATTRIBUTES:
        return
    try:
        tree = ast.parse(module.source, module.filename)
    except SyntaxError as e:
        rule = RULES["BP000"]
        yield Finding(
            code=rule.code,
            file=module.filename,
            line=e.lineno or 1,
            column=e.offset or 1,
            engines=(engine,),
            message=rule.message.format(e.msg),
            help=rule.help,
        )
        return
    visitor = _Visitor(module, engine, tree, own)
    visitor.visit(tree)
    yield from visitor.findings


class _Visitor(ast.NodeVisitor):
    def __init__(self, module: Module, engine: str, tree: ast.Module, own: frozenset[str]) -> None:
        self.module, self.engine, self.own = module, engine, own
        self.findings: list[Finding] = []
        self.scopes = [bound(tree.body)]
        self.nodes = list(ast.walk(tree))
        self.origins = origins(self.nodes)
        self.defined: set[str] = set()
        self.stored: set[str] = set()
        for node in self.nodes:
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
                self.defined.add(node.name)
            elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
                self.defined.add(node.id)
            elif isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
                self.stored.add(node.attr)

    def say(self, code: str, node: ast.AST, name: str = "", way_out: str = "") -> None:
        rule = RULES[code]
        if self.engine not in rule.engines:
            return
        self.findings.append(
            Finding(
                code=code,
                file=self.module.filename,
                line=getattr(node, "lineno", 1),
                column=getattr(node, "col_offset", 0) + 1,
                engines=(self.engine,),
                message=rule.message.format(name),
                help=rule.help.format(way_out),
            )
        )

    def builtin(self, node: ast.AST, names: frozenset[str]) -> str | None:
        """The name of a builtin that nothing shadows."""
        if isinstance(node, ast.Name) and node.id in names and not any(node.id in s for s in self.scopes):
            return node.id
        return None

    def scoped(self, node: ast.AST) -> None:
        self.scopes.append(bound_by(node))
        self.generic_visit(node)
        self.scopes.pop()

    # Imports.

    def visit_Import(self, node: ast.Import) -> None:
        for alias in node.names:
            self.imported(node, alias.name, None)

    def visit_ImportFrom(self, node: ast.ImportFrom) -> None:
        if node.level or not node.module:
            return
        for alias in node.names:
            if not self.imported(node, node.module, alias.name):
                return

    def imported(self, node: ast.AST, module: str, name: str | None) -> bool:
        """Look at an import; False when the module itself was refused."""
        top = module.partition(".")[0]
        if top in self.own or top in _IN_PAGE:
            for absent in missing(module, name):
                self.say("BP028", node, absent)
            return True
        for known in (f"{module}.{name}" if name else module, module, top):
            if known in SENSELESS:
                self.say("BP001", node, known, SENSELESS[known])
                return False
        if self.reachable(module) or (name and self.reachable(f"{module}.{name}")):
            if name:
                self.offered(node, module, name)
            return True
        if top in sys.stdlib_module_names or self.engine == "micropython":
            self.say("BP002", node, module)
            return False
        return True

    def reachable(self, module: str) -> bool:
        return (
            available(module, self.engine)
            or native(module, {"*"}, self.engine)
            or (module in {"math", "sys", "struct", "array", "gc", "js", "asyncio"})
        )

    def offered(self, node: ast.AST, module: str, name: str) -> None:
        """Whether the page has `name` of `module`."""
        if name == "*" or name in MISSING[self.engine].get(module, ()):
            if name != "*":
                self.say("BP003", node, f"{module}.{name}")
            return
        if module == "collections.abc" and name == "Hashable":
            self.say("BP023", node, "Hashable", "try hash(x)")
            return
        if available(f"{module}.{name}", self.engine) or native(module, {name}, self.engine):
            return
        if available(module, self.engine):
            names = provided(module)
            if name not in names and not ("*" in names and native(module, {name}, self.engine)):
                self.say("BP003", node, f"{module}.{name}")

    # Names and attributes.

    def visit_Name(self, node: ast.Name) -> None:
        if isinstance(node.ctx, ast.Load):
            if self.builtin(node, _COMPILERS):
                self.say("BP010", node, node.id)
            elif self.builtin(node, _WAITING):
                self.say("BP011", node, node.id)
            elif self.builtin(node, _NAMES):
                self.say("BP012", node, node.id)

    def visit_Attribute(self, node: ast.Attribute) -> None:
        origin = self.origin(node.value)
        if isinstance(node.ctx, ast.Load):
            for absent in missing(origin, node.attr) if origin == "pyscript" else ():
                self.say("BP028", node, absent)
            if (origin and "." not in origin) or origin in {"urllib.parse", "collections.abc", "os.path"}:
                self.offered(node, origin, node.attr)
            elif node.attr in ATTRIBUTES[self.engine] and node.attr not in self.defined | self.stored:
                self.say("BP013", node, node.attr)
            elif node.attr == "__annotations__" and "__future__.annotations" in self.origins.values():
                self.say("BP023", node, node.attr, "leave out from __future__ import annotations")
            elif node.attr in {"maketrans"} and self.builtin(node.value, frozenset({"bytes"})):
                self.say("BP024", node, node.attr)
        self.generic_visit(node)

    def origin(self, node: ast.AST) -> str:
        if isinstance(node, ast.Name):
            return self.origins.get(node.id, "") if not any(node.id in s for s in self.scopes[1:]) else ""
        if isinstance(node, ast.Attribute):
            base = self.origin(node.value)
            return f"{base}.{node.attr}" if base else ""
        return ""

    # Calls.

    def visit_Call(self, node: ast.Call) -> None:
        func = node.func
        if (
            self.builtin(func, frozenset({"type"}))
            and len(node.args) == 1
            and self.builtin(node.args[0], _FUNCTIONS)
        ):
            self.say("BP016", node)
        if self.builtin(func, frozenset({"OSError", "IOError", "EnvironmentError"})) and len(node.args) > 1:
            self.say("BP017", node)
        if self.origin(func) in {"struct.pack", "struct.unpack", "struct.calcsize"} and node.args:
            form = node.args[0]
            if not (isinstance(form, ast.Constant) and str(form.value)[:1] in "<>!="):
                self.say("BP023", node, "a struct format without a byte order", "start it with <, >, ! or =")
        if isinstance(func, ast.Attribute) and func.attr == "cancel" and (node.args or node.keywords):
            self.say("BP027", node, "what cancel() is told", "keep the reason in a variable")
        if self.builtin(func, frozenset({"memoryview"})):
            self.say("BP024", node, "memoryview")
        origin = self.origin(func)
        if origin.startswith("re.") and origin[3:] in _RE and node.args:
            self.pattern(node)
        self.generic_visit(node)

    def pattern(self, node: ast.Call) -> None:
        first = node.args[0]
        if not (isinstance(first, ast.Constant) and isinstance(first.value, str)):
            return
        flags = 0
        for part in [*node.args[1:], *(k.value for k in node.keywords)]:
            for piece in ast.walk(part):
                if isinstance(piece, ast.Attribute) and self.origin(piece.value) == "re":
                    flags |= int(_FLAGS.get(piece.attr, 0))
        why = fault(first.value, flags)
        if why:
            self.say("BP019", first, why)

    # Keys.

    def visit_Subscript(self, node: ast.Subscript) -> None:
        self.key(node.slice)
        self.generic_visit(node)

    def visit_Dict(self, node: ast.Dict) -> None:
        for key in node.keys:
            if key is not None:
                self.key(key)
        self.generic_visit(node)

    def key(self, node: ast.expr) -> None:
        kind = {
            ast.List: "list",
            ast.Dict: "dict",
            ast.Set: "set",
            ast.ListComp: "list",
            ast.DictComp: "dict",
        }.get(type(node))
        if kind:
            self.say("BP018", node, kind)

    # Classes and functions.

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        for keyword in node.keywords:
            if keyword.arg == "metaclass" and self.origin(keyword.value) not in {
                "abc.ABCMeta",
                "enum.EnumMeta",
                "enum.EnumType",
            }:
                self.say("BP014", keyword.value)
        bases = [b.id for b in node.bases if isinstance(b, ast.Name)]
        methods = {s.name: s for s in node.body if isinstance(s, ast.FunctionDef)}
        natives = {"int", "float", "str", "tuple", "bytes", "frozenset", "list", "dict", "set"} & set(bases)
        if natives and "__new__" in methods:
            self.say("BP015", methods["__new__"], min(natives))
        for hook in (
            "__class_getitem__",
            "__instancecheck__",
            "__subclasscheck__",
            "__prepare__",
            "__mro_entries__",
            "__getattribute__",
            "__del__",
        ):
            if hook in methods:
                self.say("BP022", methods[hook], hook)
        if "type" in bases:
            self.say("BP014", node)
        if any(
            self.origin(d.func if isinstance(d, ast.Call) else d) == "dataclasses.dataclass"
            for d in node.decorator_list
        ):
            for field in node.body:
                kind = {ast.List: "list", ast.Dict: "dict", ast.Set: "set"}.get(
                    type(getattr(field, "value", None))
                )
                if kind and isinstance(field, ast.AnnAssign):
                    self.say("BP026", field, kind)
        self.scoped(node)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        self.typed(node)
        self.plain(node)

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> None:
        self.typed(node)
        self.plain(node)

    def plain(self, node: ast.FunctionDef | ast.AsyncFunctionDef) -> None:
        """Visit a function, its annotations left out: none is evaluated in a page."""
        for decorator in node.decorator_list:
            self.visit(decorator)
        for default in [*node.args.defaults, *node.args.kw_defaults]:
            if default is not None:
                self.visit(default)
        self.scopes.append(bound_by(node))
        for statement in node.body:
            self.visit(statement)
        self.scopes.pop()

    def visit_Lambda(self, node: ast.Lambda) -> None:
        self.scoped(node)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        self.visit(node.target)
        if node.value is not None:
            self.visit(node.value)

    def visit_If(self, node: ast.If) -> None:
        if self.origin(node.test) == "typing.TYPE_CHECKING":
            for statement in node.orelse:
                self.visit(statement)
            return
        self.generic_visit(node)

    def typed(self, node: ast.AST) -> None:
        """`def f[T](…)`, `class C[T]`, `type X = …`."""
        if getattr(node, "type_params", None):
            self.say("BP021", node, "a list of type parameters")

    def visit_TypeAlias(self, node: ast.AST) -> None:
        self.say("BP021", node, "the type statement")

    def visit_TryStar(self, node: ast.TryStar) -> None:
        self.say("BP023", node, "except*", "catch the ExceptionGroup and split it")
        self.generic_visit(node)

    def visit_Module(self, node: ast.Module) -> None:
        if self.engine == "brython":
            for later in forgotten(self.nodes):
                self.say("BP025", later, later.id)
        self.generic_visit(node)

    # Comprehensions.

    def visit_ListComp(self, node: ast.ListComp) -> None:
        self.comprehension(node)

    def visit_SetComp(self, node: ast.SetComp) -> None:
        self.comprehension(node)

    def visit_DictComp(self, node: ast.DictComp) -> None:
        self.comprehension(node)

    def visit_GeneratorExp(self, node: ast.GeneratorExp) -> None:
        if any(isinstance(n, ast.Await) for n in ast.walk(node.elt)) or any(
            g.is_async for g in node.generators
        ):
            self.say("BP020", node, "a generator expression")
            self.say("BP023", node, "an asynchronous generator expression", "use a list, or an async def")
        self.generic_visit(node)

    def comprehension(self, node: ast.ListComp | ast.SetComp | ast.DictComp) -> None:
        waits = any(isinstance(n, ast.Await) for n in ast.walk(node))
        later = any(
            g.is_async or any(isinstance(n, ast.Await) for n in ast.walk(g.iter)) for g in node.generators[1:]
        )
        if later or (waits and len(node.generators) > 1):
            self.say("BP020", node, "several loops")
        self.generic_visit(node)
