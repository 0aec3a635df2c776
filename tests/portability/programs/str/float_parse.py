print(float("3.5"), float(" 1e3 "), float("-.5"), float("5."), float("inf"), float("-Infinity"), float("1_0.5"), float("1e-2"), float(2), float())
for bad in ("", "abc", "1,5", "1e", "--1", "0x1", "."):
    try:
        float(bad)
    except ValueError as e:
        print(e)
