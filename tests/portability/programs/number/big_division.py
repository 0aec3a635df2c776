big, small = 10**25, 870
print(big / -29, small / 9007199254740993, (2**100 - 1) / (2**47 + 1), 5 / 2**1075, float(2**53 + 3), float(3**200))
x = 2**80 + 1
x /= 3
print(x)
for work in (lambda: 10**400 / 3, lambda: float(10**400), lambda: big / 0):
    try:
        print(work())
    except ArithmeticError as e:
        print(type(e).__name__, e)
