class P:
    def __init__(self):
        self.zeta = 1
        self.alpha = 2
        self.mid = 3
p = P()
print(vars(p), p.__dict__)
