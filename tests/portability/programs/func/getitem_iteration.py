class Seq:
    def __getitem__(self, i):
        if i > 2: raise IndexError
        return i * 10
    def __len__(self): return 3
print(list(Seq()), 20 in Seq(), len(Seq()), [x for x in Seq()], list(reversed(Seq())))
