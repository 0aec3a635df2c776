"""The table of rules: each rule has a case that it changes, and whose before and after give the same on CPython and the engine."""  # noqa: E501

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bascule.build.lower import lower, table
from bascule.build.lower.context import Rule
from bascule.build.models import Module
from tests.portability.runner import Program, built, run

ENGINES = ("micropython", "brython")
_TEXT = "class Name(str): pass\n\n\nd = {'a': 1, 'b': 2}\n"
# One row a rule, `module.function`: programs that show it.
CASES = {
    "asynchronous.async_for": "async def g():\n    yield 1\n    yield 2\n\n\nasync def main():\n    print([x async for x in g()])",  # noqa: E501
    "asynchronous.awaiting": "async def f(x):\n    return x * 2\n\n\nasync def main():\n    print([await f(x) for x in range(3)])",  # noqa: E501
    "asynchronous.generator": "async def g():\n    yield 1\n\n\nasync def main():\n    async for x in g():\n        print(x)",  # noqa: E501
    "calls.builtin_call": "print(round(2.5, None), list(zip([1, 2], 'ab')), list(dict(z=1, a=2, m=3)), sum([1, 2]))",
    "calls.dunder": "print([1, 2].__len__(), 'ab'.__contains__('a'))",
    "calls.value_name": "print(list(map(str, [1.5, 1e16])), sorted([(i % 3, -i) for i in range(30)], key=lambda p: p[0]))",  # noqa: E501
    "classes.annotation": "x: int = 1\ny: dict[str, int]\nprint(x)",
    "classes.attribute": "class A: pass\n\n\nprint([c.__name__ for c in A.__mro__], list(map(lambda t: t.__name__, [int, A])))",  # noqa: E501
    "classes.class_statement": "from enum import Enum\nclass C(Enum):\n    B = 1\n    A = 2\n\n\nprint(list(C), C(2), C['B'].name)",  # noqa: E501
    "classes.dataclass_fields": "from dataclasses import dataclass\n@dataclass(order=True)\nclass P:\n    x: int\n    y: int = 2\n\n\nprint(P(1), P(1) < P(2))",  # noqa: E501
    "classes.function_attributes": "def f():\n    f.calls += 1\n\n\nf.calls = 0\nf()\nprint(f.calls)",
    "classes.kept": "class A:\n    @property\n    def p(self): return 1\nclass B(A):\n    @property\n    def p(self): return super().p + 1\n\n\nprint(B().p)",  # noqa: E501
    "classes.mangled": "class A:\n    def __init__(self): self.__x = 1\nclass B(A):\n    def f(self):\n        self.__x = 2\n        return sorted(vars(self))\n\n\nprint(B().f())",  # noqa: E501
    "classes.registered": "from functools import singledispatch\n@singledispatch\ndef show(x): return 'any'\n@show.register\ndef _(x: int): return 'int'\n\n\nprint(show(1), show('a'))",  # noqa: E501
    "classes.signature": "def f(x: 'Nothing', *y: int) -> 'Nobody':\n    return x\n\n\nprint(f(1))",
    "classes.super_call": "class A:\n    def f(self): return 'A'\nclass B(A):\n    def f(self): return 'B' + super().f()\nclass C(A):\n    def f(self): return 'C' + super().f()\nclass D(B, C): pass\nprint(D().f())",  # noqa: E501
    "classes.typed_dict": "from typing import TypedDict\nclass Row(TypedDict):\n    a: int\n\n\nprint(Row(a=1))",
    "closures.comprehension": "print([f() for f in [lambda: i for i in range(3)]])",
    "displays.dict_comprehension": "print({k: len(k) for k in ['zz', 'a', 'mmm']})",
    "displays.dict_display": 'print(list({"z": 1, "a": 2, **{"m": 3}}))',
    "displays.item_deleted": "d = {'a': 1}\ntry:\n    del d['b']\nexcept KeyError as e:\n    print(e)\ndel d['a']\nprint(d)",  # noqa: E501
    "displays.slice_assigned": "a = list(range(9))\na[::3] = [7, 7, 7]\nprint(a)",
    "displays.slice_deleted": "a = list(range(9))\ndel a[1:3]\nprint(a)",
    "displays.sliced": 'print("abcdef"[::-2], (1, 2, 3)[::-1])',
    "displays.starred": "a = [1, 2]\nprint([*a, 3], (*a, 4), sorted({*a, 5}))",
    "enums.own_class": "from enum import Enum\nclass C(Enum):\n    A = 1\n    B = 2\n    def next(self): return list(type(self))[self.value % 2]\n    @classmethod\n    def names(cls): return [m.name for m in cls]\n\n\nprint(C.A.next(), C.B.next(), C.names())",  # noqa: E501
    "errors.asking": "import sys\ntry:\n    1 / 0\nexcept ZeroDivisionError:\n    print(sys.exc_info()[0].__name__)",
    "errors.except_star": "try:\n    raise ExceptionGroup('g', [ValueError('a'), KeyError('b')])\nexcept* ValueError as e:\n    print(len(e.exceptions))\nexcept* KeyError:\n    print('key')",  # noqa: E501
    "errors.handling": "import traceback\ntry:\n    1 / 0\nexcept ZeroDivisionError:\n    print(traceback.format_exc().splitlines()[-1])",  # noqa: E501
    "errors.raise_from": "try:\n    try:\n        1 / 0\n    except ZeroDivisionError as e:\n        raise ValueError('x') from e\nexcept ValueError as v:\n    print(type(v.__cause__).__name__)",  # noqa: E501
    "imports.future": "from __future__ import annotations\nprint(1)",
    "imports.import_from": "from functools import reduce\nprint(reduce(max, [1, 3, 2]))",
    "imports.plain_import": "import re\nimport urllib.parse\nprint(re.findall(r'\\d+', 'a1b22'), urllib.parse.quote('a b'))",  # noqa: E501
    "imports.type_checking": "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    import nothing\nprint(1)",
    "keys.index_item": "class I:\n    def __index__(self): return 1\n\n\nprint('abc'[I()], [1, 2, 3][slice(1, 3)])",
    "keys.text_display": _TEXT + "print({Name('a'): 1}['a'])",
    "keys.text_get": _TEXT + "print(d.get(Name('a')))",
    "keys.text_key": _TEXT + "print(d[Name('b')])",
    "keys.text_member": _TEXT + "print(Name('a') in d, Name('x') not in d)",
    "keys.text_stored": _TEXT + "d[Name('a')] = 5\nprint(d['a'], len(d))",
    "kinds.checked_kind": "kind = [str][0]\nprint(isinstance(True, int), isinstance('a', kind), isinstance(1, (str, int)), isinstance(1, int | str))",  # noqa: E501
    "kinds.divided": "x = 10**25\nprint(x / -29, 870 / 9007199254740993)",
    "kinds.equal_float": "n = 2**53 + 1\nprint(n == float(n), 2 == float('2'))",
    "kinds.generic": "rows = list[int]\nprint(rows([1, 2]))",
    "kinds.in_place": "flag = True\nflag ^= True\nx = 10**25\nx /= -29\nprint(flag, x)",
    "kinds.made_type": "C = type('C', (), {'x': 1})\nprint(C().x, C.__name__)",
    "kinds.power": "try:\n    print((lambda x: x**-1)(5e-324))\nexcept OverflowError as e:\n    print(type(e))",
    "kinds.union": "a, b = True, False\nprint(a & b, a | b, a ^ a, 6 & 3, isinstance(1, int | None))",
    "matching.match": "def f(x):\n    match x:\n        case {'a': [b, *c]} if c: return b, c\n        case (1 | 2) as d: return d\n    return None\n\n\nprint(f({'a': [1, 2]}), f(2), f(9))",  # noqa: E501
    "methods.method": 'print("straße".upper(), "a b".title(), "7".zfill(3), "x".center(4, "*"), "x".casefold())',
    "methods.type_attribute": "print(list(map(str.casefold, ['A'])), dict.fromkeys('zam', 0), (5).real)",
    "parameters.keyword_order": "def f(**kw):\n    return list(kw)\n\n\nprint(f(z=1, a=2, m=3), f(**{'q': 1, 'b': 2}))",
    "parameters.keyword_parameters": "def f(**kw):\n    return list(kw)\n\n\nprint(f(z=1, a=2, m=3))",
    "parameters.lambda_keywords": "print(list((lambda a, /, **kw: kw)(1, z=1, a=2, **{'m': 3})))",
    "parameters.positional_only": "def f(a, /, **kw):\n    return a, kw\n\n\nprint(f(1, a=2))",
    "records.named_tuple": "from typing import NamedTuple\nclass P(NamedTuple):\n    x: int\n    y: int = 2\n\n\nprint(P(1), P(1)._replace(x=5))",  # noqa: E501
    "shapes.shaped": "from bascule.components import li, ul\nprint([ul(li(x), title='t') for x in 'ab'])",
    "text.fstring": "print(f'{0.125:.2f} {2.675:,.2f} {1234567.5:,.0f}', f'{1e16} {None!r:>6}')",
    "text.percent": "t = '%5.1f|'\nprint(t % 2.25, '%05.1f|%-4s|%x' % (2.25, 'a', 255))",
}


def name_of(rule: Rule) -> str:
    return f"{str(rule.__module__).rpartition('.')[2]}.{rule.__name__}"


def rules(engine: str) -> Iterator[Rule]:
    for found in table.RULES[engine].values():
        yield from found


ROWS = [(engine, name) for engine in ENGINES for name in sorted({name_of(rule) for rule in rules(engine)})]


def test_every_rule_has_a_case_and_every_case_a_rule() -> None:
    assert {name for _, name in ROWS} == set(CASES)


def test_every_rule_says_what_stands_before_and_after() -> None:
    for engine in ENGINES:
        for rule in rules(engine):
            assert "→" in (rule.__doc__ or "").partition("\n\n")[0], name_of(rule)


@pytest.mark.parametrize(("engine", "name"), ROWS)
def test_a_rule_changes_its_case(engine: str, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    module = Module(name="prog", filename="prog.py", source=CASES[name] + "\n")
    whole = lower(module, engine).source
    without = {
        kind: tuple(rule for rule in found if name_of(rule) != name)
        for kind, found in table.RULES[engine].items()
    }
    monkeypatch.setitem(table.RULES, engine, without)
    try:
        source = lower(module, engine).source
    except TypeError:  # formats that nobody lowered are not written out
        return
    assert source != whole


@pytest.mark.parametrize("engine", ENGINES)
def test_before_and_after_mean_the_same(engine: str) -> None:
    # What shapes mean is in tests/components/test_shapes.py: these programs carry no toolkit.
    own = [name for at, name in ROWS if at == engine and name != "shapes.shaped"]
    corpus = [Program(name=name, source=CASES[name] + "\n") for name in own]
    wanted = list(run("cpython", [(p.source, [p.module()]) for p in corpus]))
    got = list(run(engine, [(p.source, built(p, engine)) for p in corpus]))
    assert {p.name: (w.out, w.failure) for p, w in zip(corpus, wanted, strict=True)} == {
        p.name: (g.out, g.failure) for p, g in zip(corpus, got, strict=True)
    }
    assert all(w.out and w.failure is None for w in wanted)
