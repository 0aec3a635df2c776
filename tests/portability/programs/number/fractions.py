from fractions import Fraction
a = Fraction(1, 3) + Fraction(1, 6)
print(a, repr(a), Fraction("0.125"), Fraction(0.5), Fraction(3, 4) * 2, Fraction(6, 4), a.numerator, a.denominator, float(a), Fraction("3/7"), Fraction(1, 2) == 0.5, Fraction(7, 2) // 1, -Fraction(1, 2), abs(Fraction(-1, 2)), Fraction(1, 3) < Fraction(1, 2), round(Fraction(7, 3), 1), int(Fraction(7, 2)), Fraction(3.14159).limit_denominator(100), Fraction(1, 2) ** 2, 1 - Fraction(1, 4))
