def show(f):
    try:
        print(repr(f()))
    except (ArithmeticError, TypeError) as e:
        print(type(e).__name__)
inf, nan = float("inf"), float("nan")
for a in (8.67712032645376e16, -400.0, -4.625, 5.0, -0.0, inf, nan, 1e300, 7, -7, 2**60, True):
    for b in (0.09031641657735034, inf, -inf, 0.15, -3.0, nan, 1e-300, -2, 3, 0, 0.0, 2**60, -0.0):
        show(lambda: a % b)
        show(lambda: a // b)
        show(lambda: divmod(a, b))
show(lambda: 5 % (3,))
show(lambda: divmod(5.0, "a"))
