from dataclasses import dataclass
@dataclass
class Acc:
    owner: str
    balance: float = 0
    def deposit(self, n):
        self.balance += n
        return self
    @property
    def label(self): return f"{self.owner}: {self.balance:.2f}"
    @classmethod
    def parse(cls, s):
        o, b = s.split("=")
        return cls(o, float(b))
print(Acc("a").deposit(5).label, Acc.parse("z=1.5"), Acc("q") == Acc("q"))
