"""`match` → `if`, `elif`, `else`, each on the line of its `case`."""

from __future__ import annotations

import ast
from typing import Any

from bascule.build.lower.context import Lowering, const, load, placed, tuple_of

_SELF = frozenset("bool bytearray bytes dict float frozenset int list set str tuple".split())


def match(node: ast.Match, low: Lowering) -> list[ast.stmt]:
    """`match x: case …` → `_b1 = x` and a chain of `if`."""
    name = low.name()
    first: list[ast.stmt] = [
        placed(ast.Assign(targets=[ast.Name(id=name, ctx=ast.Store())], value=node.subject), node)
    ]
    chain: list[ast.stmt] = first
    for case in node.cases:
        tests = _tests(case.pattern, name, low)
        if case.guard is not None:
            tests.append(case.guard)
        if not tests:
            if chain is first:
                first += [
                    ast.If(
                        test=const(True), body=case.body, orelse=[], lineno=case.pattern.lineno, col_offset=0
                    )
                ]
            else:
                chain.extend(case.body)
            return [placed(s, node) for s in first]
        test = tests[0] if len(tests) == 1 else ast.BoolOp(op=ast.And(), values=tests)
        made = ast.If(test=test, body=case.body, orelse=[], lineno=case.pattern.lineno, col_offset=0)
        placed(made, case.pattern)
        chain.append(made)
        chain = made.orelse
    return [placed(s, node) for s in first]


def _bind(name: str, value: ast.expr) -> ast.expr:
    """`(x := value) is x`: true, and bound."""
    return ast.Compare(
        left=ast.NamedExpr(target=ast.Name(id=name, ctx=ast.Store()), value=value),
        ops=[ast.Is()],
        comparators=[load(name)],
    )


def _sub(pattern: ast.pattern, value: ast.expr, low: Lowering) -> list[ast.expr]:
    """Tests of a part of the subject."""
    if isinstance(pattern, ast.MatchAs) and pattern.pattern is None:
        return [_bind(pattern.name, value)] if pattern.name else []
    if isinstance(pattern, ast.MatchValue | ast.MatchSingleton):
        return _value(pattern, value)
    name = low.name()
    return [_bind(name, value), *_tests(pattern, name, low)]


def _value(pattern: ast.MatchValue | ast.MatchSingleton, value: ast.expr) -> list[ast.expr]:
    if isinstance(pattern, ast.MatchSingleton):
        return [ast.Compare(left=value, ops=[ast.Is()], comparators=[const(pattern.value)])]
    return [ast.Compare(left=value, ops=[ast.Eq()], comparators=[pattern.value])]


def _tests(pattern: ast.pattern, name: str, low: Lowering) -> list[ast.expr]:
    if isinstance(pattern, ast.MatchValue | ast.MatchSingleton):
        return _value(pattern, load(name))
    if isinstance(pattern, ast.MatchAs):
        inner = _tests(pattern.pattern, name, low) if pattern.pattern else []
        return [*inner, _bind(pattern.name, load(name))] if pattern.name else inner
    if isinstance(pattern, ast.MatchOr):
        return [ast.BoolOp(op=ast.Or(), values=[_all(_tests(p, name, low)) for p in pattern.patterns])]
    if isinstance(pattern, ast.MatchSequence):
        return _sequence(pattern, name, low)
    if isinstance(pattern, ast.MatchMapping):
        return _mapping(pattern, name, low)
    assert isinstance(pattern, ast.MatchClass)
    return _class(pattern, name, low)


def _all(tests: list[ast.expr]) -> ast.expr:
    return (
        const(True) if not tests else tests[0] if len(tests) == 1 else ast.BoolOp(op=ast.And(), values=tests)
    )


def _at(name: str, index: ast.expr) -> ast.expr:
    return ast.Subscript(value=load(name), slice=index, ctx=ast.Load())


def _sequence(pattern: ast.MatchSequence, name: str, low: Lowering) -> list[ast.expr]:
    count = len(pattern.patterns)
    star = next((i for i, p in enumerate(pattern.patterns) if isinstance(p, ast.MatchStar)), None)
    least = count if star is None else count - 1
    tests: list[ast.expr] = [low.call("match_sequence", load(name), const(least), const(star is not None))]
    for i, part in enumerate(pattern.patterns):
        if isinstance(part, ast.MatchStar):
            if part.name:
                after = count - i - 1
                tests.append(_bind(part.name, low.call("match_rest", load(name), const(i), const(after))))
        else:
            tests += _sub(part, _at(name, const(i if star is None or i < star else i - count)), low)
    return tests


def _mapping(pattern: ast.MatchMapping, name: str, low: Lowering) -> list[ast.expr]:
    tests: list[ast.expr] = [low.call("match_mapping", load(name), tuple_of(pattern.keys))]
    for key, part in zip(pattern.keys, pattern.patterns, strict=True):
        tests += _sub(part, _at(name, key), low)
    if pattern.rest:
        tests.append(_bind(pattern.rest, low.call("match_left", load(name), tuple_of(pattern.keys))))
    return tests


def _class(pattern: ast.MatchClass, name: str, low: Lowering) -> list[ast.expr]:
    cls: Any = pattern.cls
    if low.is_builtin(cls) and cls.id in _SELF and len(pattern.patterns) <= 1 and not pattern.kwd_patterns:
        kind: ast.expr = cls
        if cls.id == "int" and low.engine == "micropython":
            kind = tuple_of([cls, load("bool")])
        tests: list[ast.expr] = [ast.Call(func=load("isinstance"), args=[load(name), kind], keywords=[])]
        return tests + (_sub_same(pattern.patterns[0], name, low) if pattern.patterns else [])
    names = tuple_of([const(n) for n in pattern.kwd_attrs])
    parts = low.name()
    found = low.call("match_class", load(name), cls, const(len(pattern.patterns)), names)
    tests = [
        ast.Compare(
            left=ast.NamedExpr(target=ast.Name(id=parts, ctx=ast.Store()), value=found),
            ops=[ast.IsNot()],
            comparators=[const(None)],
        )
    ]
    for i, part in enumerate([*pattern.patterns, *pattern.kwd_patterns]):
        tests += _sub(part, _at(parts, const(i)), low)
    return tests


def _sub_same(pattern: ast.pattern, name: str, low: Lowering) -> list[ast.expr]:
    return _tests(pattern, name, low)
