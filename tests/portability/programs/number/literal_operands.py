# Two literals mean what two variables mean: whatever their size and sign.
import math

one, big, step, none = 1, 1e21, 7.5, 0.0
print(1e21 % 7.5, big % step, 1e21 // 7.5, -1e21 % 7.5, 1e21 % -7.5, 7 % 1e-7, 1 % 1e400, 1 % 5e-324)
print(2**31 % 2.5, 10**19 % 7.5, True % 0.3, divmod(1e21, 7.5), divmod(-7, 2.5), 1e16 // 3, 7 // 2.5)
print(1e22 - 1, 1e16 + 1, 9007199254740993 + 1, 9007199254740993 * 1.0, 10**25 / 3)
print(1e400 // 1, math.isnan(1e400 % 7), 0.0 // 5, -0.0 // 5, -0.0 % 3, 0 * -1.0)
for divide in (
    lambda: 1 // 0.0,
    lambda: 7.5 % 0,
    lambda: 1.5 / False,
    lambda: divmod(1, 0.0),
    lambda: 0.0**-1,
    lambda: 1e200**2,
    lambda: (-1.7976931348623157e308) ** 2,
):
    try:
        print(divide())
    except ArithmeticError as error:
        print(type(error).__name__)
print({0.5: "half"}[0.5], {9007199254740993: "big"}[9007199254740993], {1e21: 1, 2: 3}.get(10**21))
table = {0.25: "quarter", 7: "seven", -1.5: "less", "a": 1, (1, 2): "pair", 2**70: "huge", True: "one", None: 0}
print([table.get(key) for key in (0.25, 7.0, 7, -1.5, "a", (1, 2), 2.0**70, 1, 1.0, None, 0.75)])
print(0.5 in {0.5, 1.5, "a"}, 2**53 + 1 in {9007199254740993, 1}, 1e22 in {10**22}, {1, 1.0, True} == {1})
print({1.5, 2.5} == {2.5, 1.5}, len({0.1, 0.2, 0.3, 0.1 + 0.2}), sorted({0.5} | {0.5, 1}))
total = 1e21
total %= 7.5
total += 0.1 + 0.2
total *= -(2**0.5)
print(total, 5 if 1e16 == 1e16 + 1 else 6, 0.1 + 0.2 == 0.3, 9007199254740993 == 9007199254740993.0 - 1)
print(True / 9007199254740993, True / -(10**25), 1e21.hex(), 1e400.is_integer(), 5.0.is_integer())
print("a" + "b" * 2, [0] * 3 + [1.5] * 2, (1, 2) + (3,), "%.2f" % 2.675, 7 & 3 | 8 ^ 1, ~5 << 2, -7 >> 1, 1 << 70)
match 2.5:
    case -2.5 | 7:
        print("no")
    case 2.5:
        print("yes")
