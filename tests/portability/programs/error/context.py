try:
    try:
        1 / 0
    except ZeroDivisionError:
        raise RuntimeError("second")
except RuntimeError as e:
    print(type(e.__context__).__name__, e.__cause__, e.__suppress_context__)
