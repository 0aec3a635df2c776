from datetime import timedelta
from decimal import Decimal
from fractions import Fraction
class Left:
    def __floordiv__(self, other):
        return 1
    def __mod__(self, other):
        return 2
for a, b in ((Fraction(7, 2), 1), (Decimal("7.5"), 2), (timedelta(hours=5), timedelta(hours=2)), (2**80, 7), (7, -2**80), (Left(), 2), ("a", 1)):
    try:
        print(divmod(a, b))
    except TypeError:
        print("TypeError")
