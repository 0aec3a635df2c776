class Count:
    def __init__(self, n): self.n = n
    def __iter__(self):
        self.i = 0
        return self
    def __next__(self):
        if self.i >= self.n:
            raise StopIteration
        self.i += 1
        return self.i
print(list(Count(3)), sum(Count(4)), 2 in Count(3), max(Count(3)), [*Count(2)], dict(zip(Count(2), "ab")))
