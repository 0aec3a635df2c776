# ruff: noqa: N802 - methods are named for the nodes they visit
"""What page Python refuses of operators, conditions and comparisons."""

from __future__ import annotations

import ast

from .context import Context
from .kinds import Kind
from .tables import TESTABLE

_SCALARS = ("str", "int", "float", "bool", "none")


class OperatorChecks(Context):
    """Checks of arithmetic, truth and comparison."""

    def visit_BinOp(self, node: ast.BinOp) -> None:
        """Arithmetic that means the same."""
        if isinstance(node.op, ast.BitAnd):
            self._bit_and(node)
        else:
            self.operation(node, node.op, self.kind(node.left), self.kind(node.right), node.right)
        self.visit(node.left)
        self.visit(node.right)

    def _bit_and(self, node: ast.BinOp) -> None:
        value = node.right.value if isinstance(node.right, ast.Constant) else None
        if not (isinstance(value, int) and not isinstance(value, bool) and 0 <= value < 2**31):
            self.refuse(
                node,
                "JavaScript cuts to 32 bits: `x & constant` with a constant below 2**31 alone is the same",
            )

    def operation(self, node: ast.AST, op: ast.operator, left: Kind, right: Kind, operand: ast.expr) -> None:
        """Refuse an operator on values for which the languages differ."""
        ways = {
            ast.FloorDiv: "`//` is refused: Math.floor(a / b)",
            ast.Mod: "`%` differs for negative numbers and is no way to format: Math.floor, or an f-string",
            ast.Pow: "`**` is refused: Math.pow(a, b)",
            ast.MatMult: "`@` is refused",
        }
        if type(op) in ways:
            self.refuse(node, ways[type(op)])
        elif isinstance(op, ast.LShift | ast.RShift | ast.BitOr | ast.BitXor | ast.BitAnd):
            self.refuse(node, "JavaScript cuts to 32 bits: use arithmetic")
        elif left.maybe("list", "record", "map", "set") or right.maybe("list", "record", "map", "set"):
            self.refuse(node, "JavaScript makes text of lists here: [*a, *b], append, extend")
        elif isinstance(op, ast.Add):
            self._add(node, left, right)
        elif isinstance(op, ast.Mult):
            if left.maybe("str") or right.maybe("str"):
                self.refuse(node, "text is not multiplied in JavaScript: build it in a loop")
            elif not (left.within("int", "float") and right.within("int", "float")):
                self.refuse(node, "`*` needs both sides known as numbers: annotate them")
        elif left.maybe("str", "bool") or right.maybe("str", "bool"):
            self.refuse(
                node, "JavaScript would convert to numbers here: only numbers are subtracted and divided"
            )
        del operand

    def _add(self, node: ast.AST, left: Kind, right: Kind) -> None:
        text = left.within("str", "none"), right.within("str", "none")
        numbers = left.within("int", "float", "none"), right.within("int", "float", "none")
        if left.maybe("bool") or right.maybe("bool"):
            self.refuse(node, "a bool is no number here: 1 if x else 0")
        elif (text[0] and numbers[1]) or (numbers[0] and text[1]):
            self.refuse(node, "text and number are not added: an f-string")
        elif not (any(text) or any(numbers)):
            self.refuse(node, "`+` needs one side known as text or number: annotate it, or use an f-string")

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        """`not` and signs."""
        if isinstance(node.op, ast.Not):
            self.truth(node.operand)
        elif isinstance(node.op, ast.Invert | ast.UAdd):
            self.refuse(node, "`~` and unary `+` are refused")
        elif self.kind(node.operand).maybe("str", "list", "bool"):
            self.refuse(node, "only numbers have a sign")
        self.visit(node.operand)

    def truth(self, node: ast.expr) -> None:
        """A condition must be true of the same values in both languages."""
        if isinstance(node, ast.BoolOp):
            for value in node.values:
                self.truth(value)
            return
        if isinstance(node, ast.IfExp):
            self.truth(node.body)
            self.truth(node.orelse)
            return
        if isinstance(node, ast.Constant) and not isinstance(node.value, bool):
            # tdewolff-minify 2.24 holds an empty string literal for true.
            self.refuse(node, "a constant is no condition")
            return
        if isinstance(node, ast.Compare) or (isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not)):
            return
        known = self.kind(node)
        if known.tags and known.within(*TESTABLE):
            return
        if known.maybe("list", "record", "map", "set"):
            self.refuse(
                node, "an empty list or record is true in JavaScript: len(x) > 0, x is not None, x.size > 0"
            )
        elif known.maybe("float"):
            self.refuse(node, "NaN is false in JavaScript: x != 0")
        else:
            self.refuse(
                node,
                "not known to be a condition: x is not None, x is True, len(x) > 0, x != '', or annotate it",
            )

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        """All but the last operand are conditions."""
        for value in node.values[:-1]:
            self.truth(value)
        for value in node.values:
            self.visit(value)

    def visit_IfExp(self, node: ast.IfExp) -> None:
        """A condition and two values."""
        self.truth(node.test)
        self.generic_visit(node)

    def visit_Compare(self, node: ast.Compare) -> None:
        """Comparisons of what both compare alike."""
        for middle in node.comparators[:-1]:
            if not isinstance(middle, ast.Name | ast.Constant):
                self.refuse(middle, "the middle of a chained comparison is a name or a constant")
        left = node.left
        for op, right in zip(node.ops, node.comparators, strict=True):
            self._compare(op, left, right)
            left = right
        for part in (node.left, *node.comparators):
            if not isinstance(part, ast.Set):
                self.visit(part)

    def _compare(self, op: ast.cmpop, left: ast.expr, right: ast.expr) -> None:
        kinds = self.kind(left), self.kind(right)
        singleton = isinstance(right, ast.Constant) and (right.value is None or isinstance(right.value, bool))
        if isinstance(op, ast.In | ast.NotIn):
            self._membership(left, right, *kinds)
        elif isinstance(op, ast.Is | ast.IsNot):
            if not singleton and (
                kinds[0].maybe("str", "int", "float") or kinds[1].maybe("str", "int", "float")
            ):
                self.refuse(right, "`is` on text and numbers is chance in Python: ==")
        elif any(isinstance(side, ast.Constant) and side.value is None for side in (left, right)):
            self.refuse(left, "compare with None by `is`: what the page leaves undefined is None too")
        elif any(known.maybe("list", "record", "map", "set", "instance") for known in kinds):
            self.refuse(left, "JavaScript compares identity here: compare the fields, or `is`")
        elif isinstance(op, ast.Eq | ast.NotEq):
            if not any(known.tags and known.within(*_SCALARS) for known in kinds):
                self.refuse(
                    left, "`==` needs one side known as text, number or bool: annotate it, or same(a, b)"
                )
            elif any(known.tags == {"bool"} for known in kinds) and any(
                known.maybe("int", "float") for known in kinds
            ):
                self.refuse(left, "True == 1 in Python, not in JavaScript")
            elif any(known.tags == {"bool"} for known in kinds) and any(
                known.maybe("any") for known in kinds
            ):
                self.refuse(left, "1 == True in Python, not in JavaScript: x is True, or same(a, b)")
        elif not any(known.tags and known.within(*_SCALARS) for known in kinds):
            self.refuse(
                left, "an order needs one side known as text or number: JavaScript orders lists as text"
            )
        elif any(known.maybe("bool") for known in kinds):
            self.refuse(left, "bools have no order here")

    def _membership(self, left: ast.expr, right: ast.expr, item: Kind, whole: Kind) -> None:
        self.in_order(left, right, "`in`")
        elements = right.elts if isinstance(right, ast.Tuple | ast.List) else [ast.Starred(right, ast.Load())]
        if not any(isinstance(one, ast.Starred) for one in elements):
            if not all(self.kind(one).tags and self.kind(one).within(*_SCALARS) for one in elements):
                self.refuse(
                    right, "`in` takes a display of known scalars: annotate them, or compare one by one"
                )
        elif isinstance(right, ast.Set):
            self.refuse(right, "`in` takes a tuple of constants")
        elif (whole.within("str") and item.within("str")) or (
            whole.within("list")
            and (item.within(*_SCALARS) or (whole.item is not None and whole.item.within(*_SCALARS)))
        ):
            pass
        else:
            way = ".has(x) of a Map or Set, own(record, key) is not None, index_of(items, x) >= 0"
            self.refuse(
                left,
                f"`in` is for a tuple of constants, known text in known text, scalars in a known list: else {way}",
            )
