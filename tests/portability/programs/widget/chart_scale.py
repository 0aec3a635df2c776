import math
def nice(x):
    e = math.floor(math.log10(x))
    f = x / 10 ** e
    return (1 if f < 1.5 else 2 if f < 3 else 5 if f < 7 else 10) * 10 ** e
def ticks(lo, hi, n=5):
    step = nice((hi - lo) / n)
    v = math.ceil(lo / step) * step
    out = []
    while v <= hi + 1e-9:
        out.append(round(v, 10)); v += step
    return out
print(ticks(0, 97), ticks(0.1, 0.9), ticks(-50, 1234))
