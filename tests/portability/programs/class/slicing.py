class S:
    def __getitem__(self, k): return k
print(S()[1], S()[1:2], S()[1:2:3], S()[:], S()["a", 2], S()[..., 1:])
