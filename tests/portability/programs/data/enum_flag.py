from enum import Flag, IntFlag, auto
class Perm(Flag):
    R = auto()
    W = auto()
    X = auto()
rw = Perm.R | Perm.W
print(rw.value, Perm.R in rw, Perm.X in rw, bool(rw & Perm.X), (rw ^ Perm.R) == Perm.W, Perm(4), (rw & Perm.W).name)
