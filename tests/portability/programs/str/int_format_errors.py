for v, s in ((1.5, "d"), ("a", "d"), (1, "s"), ("x", ".2f"), ("a", "="), (3, "q")):
    try:
        print(format(v, s))
    except ValueError as e:
        print("ValueError")
