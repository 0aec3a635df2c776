class Timer:
    def __call__(self, fn): return lambda: ("timed", fn())
    def __enter__(self): return self
    def __exit__(self, *exc): return False
with Timer() as t:
    @t
    def f(): return 1
    print(f())
