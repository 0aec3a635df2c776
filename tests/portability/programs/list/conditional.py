for n in (0, 1, 2):
    print("none" if n == 0 else "one" if n == 1 else "many", n and "yes", n or "no")
