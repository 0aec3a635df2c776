from decimal import Decimal, getcontext, localcontext
getcontext().prec = 6
print(Decimal(1) / Decimal(7), Decimal(2).sqrt())
with localcontext() as c:
    c.prec = 3
    print(Decimal(1) / Decimal(7))
print(Decimal(10) / 3)
