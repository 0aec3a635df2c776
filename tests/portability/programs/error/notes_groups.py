try:
    raise ExceptionGroup("many", [ValueError("a"), KeyError("b")])
except ExceptionGroup as eg:
    print(eg.message, [type(e).__name__ for e in eg.exceptions])
