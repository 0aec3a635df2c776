for f in (lambda: [1][5], lambda: [].pop(), lambda: [1].remove(2), lambda: [1].index(3), lambda: "a"[3], lambda: (1,)[2]):
    try:
        f()
    except (IndexError, ValueError) as e:
        print(type(e).__name__)
