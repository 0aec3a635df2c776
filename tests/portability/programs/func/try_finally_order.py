def f(n):
    try:
        if n == 0: return "try"
        if n == 1: raise ValueError("v")
        return "end"
    except ValueError:
        return "except"
    else:
        return "else"
    finally:
        print("finally", n)
print(f(0), f(1), f(2))
