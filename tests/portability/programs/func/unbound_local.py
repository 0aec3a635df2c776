def f():
    try:
        print(v)
    except UnboundLocalError:
        print("unbound")
    v = 1
f()
