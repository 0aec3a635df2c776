from dataclasses import dataclass, asdict, astuple, fields, is_dataclass
@dataclass
class P:
    x: int
    tags: list
@dataclass
class L:
    p: P
    d: dict
l = L(P(1, ["a"]), {"k": P(2, [])})
print(asdict(l), astuple(l), [f.name for f in fields(l)], is_dataclass(l), is_dataclass(L), is_dataclass(3), [f.type for f in fields(P)])
