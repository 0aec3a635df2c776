try:
    try:
        int("x")
    except ValueError:
        raise KeyError("k") from None
except KeyError as e:
    print(e.__cause__, e.__suppress_context__, e)
