class Key:
    def __init__(self, n):
        self.n = n
    def __hash__(self):
        return hash(self.n)
    def __eq__(self, other):
        return isinstance(other, Key) and self.n == other.n
d = {Key(1): "one", Key(2): "two"}
print(d[Key(1)], Key(2) in d, Key(3) in d, len({Key(1), Key(1)}))
