from collections import Counter
c = Counter("mississippi")
print(c, c["s"], c["z"], c.most_common(2), sorted(c.elements()), sum(c.values()), c.total(), Counter(a=2, b=1) + Counter(a=1), Counter(a=3) - Counter(a=1, b=2), dict(c), list(c))
c.update("ss")
c.subtract({"i": 4})
print(c, c & Counter(s=2), c | Counter(z=9), +c, Counter([1, 1, 2]) == {1: 2, 2: 1})
