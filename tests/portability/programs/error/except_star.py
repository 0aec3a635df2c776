def f(errs):
    try:
        raise ExceptionGroup("g", errs)
    except* ValueError as eg:
        print("values", [str(e) for e in eg.exceptions])
    except* TypeError as eg:
        print("types", len(eg.exceptions))
f([ValueError("a"), TypeError("t"), ValueError("b")])
