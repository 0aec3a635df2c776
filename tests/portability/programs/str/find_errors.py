for f in (lambda: "abc".index("z"), lambda: "abc".rindex("z")):
    try:
        f()
    except ValueError as e:
        print("ValueError", e)
