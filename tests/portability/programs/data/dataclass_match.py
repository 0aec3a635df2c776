from dataclasses import dataclass
@dataclass
class Add:
    l: object
    r: object
@dataclass
class Num:
    v: int
def ev(e):
    match e:
        case Num(v): return v
        case Add(l, r): return ev(l) + ev(r)
print(ev(Add(Num(1), Add(Num(2), Num(3)))))
