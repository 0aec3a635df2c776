a, b = 10 ** 30 + 7, 10 ** 12 + 3
print(a // b, a % b, divmod(-a, b), a / b, float(a), int(float(10**15)), a > 1e29, a == float(a), round(a / 3))
