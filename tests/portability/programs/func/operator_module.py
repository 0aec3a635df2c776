import operator
from operator import itemgetter, attrgetter, methodcaller, add, mul
rows = [{"n": "b", "v": 2}, {"n": "a", "v": 1}]
print(sorted(rows, key=itemgetter("n")), list(map(itemgetter(1, 0), [(1, 2), (3, 4)])), add(1, 2), operator.neg(3), methodcaller("upper")("x"), attrgetter("real")(5), operator.contains([1], 1), operator.lt(1, 2), operator.floordiv(7, 2), mul(3, 4), operator.not_(0), operator.xor(5, 1), operator.truth([]))
