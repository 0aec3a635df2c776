def f():
    try:
        raise ValueError("a")
    except ValueError:
        print("log")
        raise
try:
    f()
except ValueError as e:
    print("again", e)
