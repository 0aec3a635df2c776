from collections import Counter
c = Counter("aab")
same = c
c |= Counter("cc")
c &= Counter("aacc")
c += Counter("z")
c -= Counter("a")
print(same, c is same)
s = t = {1, 2}
s |= {3}
s &= {2, 3, 9}
s ^= {2, 5}
print(sorted(t), s is t)
