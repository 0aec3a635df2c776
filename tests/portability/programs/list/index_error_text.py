for f in (lambda: [1][5], lambda: [].pop(), lambda: "a"[3], lambda: (1,)[2]):
    try:
        f()
    except IndexError as e:
        print(e)
