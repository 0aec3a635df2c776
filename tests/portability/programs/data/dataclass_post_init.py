from dataclasses import dataclass, field, InitVar
@dataclass
class R:
    w: float
    h: float
    scale: InitVar[float] = 1
    area: float = field(init=False)
    def __post_init__(self, scale):
        self.area = self.w * self.h * scale
print(R(2, 3), R(2, 3, scale=2).area)
