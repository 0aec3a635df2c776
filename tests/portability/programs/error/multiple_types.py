for x in ("1", "x", None, 0):
    try:
        print(10 / int(x))
    except (ValueError, TypeError) as e:
        print(type(e).__name__)
    except ZeroDivisionError:
        print("zero")
    else:
        print("fine")
