class Base:
    def __repr__(self):
        return f"{type(self).__name__}({', '.join(f'{k}={v!r}' for k, v in self.__dict__.items())})"
class P(Base):
    def __init__(self, x, y): self.x, self.y = x, y
print(P(1, "a"), [P(2, None)])
