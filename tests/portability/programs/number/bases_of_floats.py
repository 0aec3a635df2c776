class I:
    def __index__(self): return 9
for f in (bin, oct, hex):
    print(f(5), f(-255), f(True), f(I()))
    for bad in (5.0, "5", None):
        try:
            print(f(bad))
        except TypeError:
            print("TypeError")
