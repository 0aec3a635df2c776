class Signal:
    def __init__(self): self.subs = []
    def connect(self, fn):
        self.subs.append(fn)
        return lambda: self.subs.remove(fn)
    def emit(self, *a, **k):
        return [fn(*a, **k) for fn in list(self.subs)]
s = Signal()
off = s.connect(lambda x: x + 1)
s.connect(lambda x: x * 2)
print(s.emit(5))
off()
print(s.emit(5))
