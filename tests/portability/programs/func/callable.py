class K:
    def __call__(self): return 1
print(callable(len), callable(K), callable(K()), callable(3), callable(lambda: 0), callable("".upper))
