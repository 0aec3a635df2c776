class Money(int):
    def __new__(cls, v): return super().__new__(cls, round(v * 100))
    def __str__(self): return f"${int(self) / 100:.2f}"
print(Money(1.5), Money(2) + 1, Money(1) == 100, isinstance(Money(1), int))
