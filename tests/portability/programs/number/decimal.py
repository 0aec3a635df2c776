from decimal import Decimal, ROUND_HALF_UP
a = Decimal("1.10") + Decimal("2.205")
print(a, Decimal("1") / Decimal("3"), Decimal("2.675").quantize(Decimal("0.01")), Decimal("2.665").quantize(Decimal("0.01"), rounding=ROUND_HALF_UP), Decimal("1.20") * 3, -Decimal("0.5"), Decimal(7) // 2, Decimal(7) % 4, Decimal("1E+3"), Decimal("123.4500").normalize(), Decimal(2) ** 10)
