def f():
    for i in range(3):
        try:
            continue
        finally:
            print("f", i)
    try:
        return 1
    finally:
        print("last")
print(f())
