from enum import Enum, auto, unique
class S(Enum):
    OPEN = auto()
    CLOSED = auto()
    @property
    def label(self): return self.name.title()
    @classmethod
    def default(cls): return cls.OPEN
print(S.OPEN.value, S.CLOSED.value, S.CLOSED.label, S.default(), {S.OPEN: 1}[S.OPEN], [s.name for s in S], S.OPEN in S, hash(S.OPEN) == hash(S.OPEN), f"{S.OPEN}", list(S.__members__))
try:
    S(9)
except ValueError as e:
    print(e)
try:
    S["NOPE"]
except KeyError as e:
    print(e)
