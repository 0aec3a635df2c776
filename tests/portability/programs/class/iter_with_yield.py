class Tree:
    def __init__(self, v, l=None, r=None): self.v, self.l, self.r = v, l, r
    def __iter__(self):
        if self.l: yield from self.l
        yield self.v
        if self.r: yield from self.r
print(list(Tree(2, Tree(1), Tree(3))))
