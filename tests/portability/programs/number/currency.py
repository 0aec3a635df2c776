def money(x):
    sign = "-" if x < 0 else ""
    return f"{sign}${abs(x):,.2f}"
print(money(1234.5), money(-0.5), money(0), money(999999.995), money(1e9))
