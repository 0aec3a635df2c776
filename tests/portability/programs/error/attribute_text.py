class A: pass
for t in (lambda: A().x, lambda: "s".nope, lambda: (5).nope, lambda: [].nope):
    try:
        t()
    except AttributeError as e:
        print(e)
