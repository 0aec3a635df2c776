from functools import partial
def power(b, e): return b ** e
sq = partial(power, e=2)
two = partial(power, 2)
print(sq(5), two(8), sq.func is power, sq.keywords, two.args, partial(print, "a", sep="-")("b"))
