from contextlib import contextmanager, ContextDecorator
@contextmanager
def noisy():
    print("in")
    yield
    print("out")
@noisy()
def work(): print("work")
work(); work()
class CD(ContextDecorator):
    def __enter__(self): print("e"); return self
    def __exit__(self, *a): print("x")
@CD()
def g(): return 3
print(g())
