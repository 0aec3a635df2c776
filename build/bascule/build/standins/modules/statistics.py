"""statistics: sums are exact, through fractions, as on CPython."""

import math as _math
from fractions import Fraction


class StatisticsError(ValueError):
    pass


def _list(data, what, least=1):
    data = list(data)
    if len(data) < least:
        raise StatisticsError(what)
    return data


def _total(data):
    t = Fraction(0)
    for x in data:
        t += x if isinstance(x, Fraction) else Fraction(x)
    return t


def _like(value, data):
    """`value`, a fraction, in the kind of the data."""
    if any(isinstance(x, float) for x in data):
        return float(value)
    if any(isinstance(x, Fraction) for x in data):
        return value
    for x in data:
        if not isinstance(x, int):
            kind = type(x)
            return kind(value.numerator) / kind(value.denominator)
    return value.numerator if value.denominator == 1 else float(value)


def mean(data):
    data = _list(data, "mean requires at least one data point")
    return _like(_total(data) / len(data), data)


def fmean(data, weights=None):
    data = [float(x) for x in data]
    if not data:
        raise StatisticsError("fmean requires at least one data point")
    if weights is not None:
        weights = list(weights)
        return _math.fsum([x * w for x, w in zip(data, weights)]) / _math.fsum(weights)
    return _math.fsum(data) / len(data)


def geometric_mean(data):
    data = [float(x) for x in data]
    if not data or any(x <= 0 for x in data):
        raise StatisticsError("geometric mean requires a non-empty dataset containing positive numbers")
    return _math.exp(fmean([_math.log(x) for x in data]))


def harmonic_mean(data, weights=None):
    data = _list(data, "harmonic_mean requires at least one data point")
    if any(x < 0 for x in data):
        raise StatisticsError("harmonic mean does not support negative values")
    if any(x == 0 for x in data):
        return 0
    weights = [1] * len(data) if weights is None else list(weights)
    t = Fraction(0)
    for x, w in zip(data, weights):
        t += Fraction(w) / Fraction(x)
    return float(Fraction(sum(weights)) / t) if all(isinstance(x, int) for x in data) else _like(Fraction(sum(weights)) / t, data)


def median(data):
    data = _list(sorted(data), "no median for empty data")
    n = len(data)
    return data[n // 2] if n % 2 else (data[n // 2 - 1] + data[n // 2]) / 2


def median_low(data):
    data = _list(sorted(data), "no median for empty data")
    return data[(len(data) - 1) // 2]


def median_high(data):
    data = _list(sorted(data), "no median for empty data")
    return data[len(data) // 2]


def median_grouped(data, interval=1):
    data = _list(sorted(data), "no median for empty data")
    n = len(data)
    x = data[n // 2]
    below = sum(1 for v in data if v < x)
    f = data.count(x)
    return x - interval / 2 + interval * (n / 2 - below) / f


def _counts(data):
    counts = {}
    for x in data:
        counts[x] = counts.get(x, 0) + 1
    return counts


def mode(data):
    counts = _counts(data)
    if not counts:
        raise StatisticsError("no mode for empty data")
    return max(counts, key=lambda x: counts[x])


def multimode(data):
    counts = _counts(data)
    most = max(counts.values(), default=0)
    return [x for x in counts if counts[x] == most]


def _squares(data, center=None):
    c = _total(data) / len(data) if center is None else Fraction(center)
    t = Fraction(0)
    for x in data:
        d = Fraction(x) - c
        t += d * d
    return t


def variance(data, xbar=None):
    data = _list(data, "variance requires at least two data points", 2)
    return _like(_squares(data, xbar) / (len(data) - 1), data)


def pvariance(data, mu=None):
    data = _list(data, "pvariance requires at least one data point")
    return _like(_squares(data, mu) / len(data), data)


def _root(f):
    """The square root of a fraction, rounded once."""
    n, m = f.numerator, f.denominator
    if n == 0:
        return 0.0
    q = (n.bit_length() - m.bit_length() - 109) // 2
    if q >= 0:
        a, b = n, m << 2 * q
    else:
        a, b = n << -2 * q, m
    r = _math.isqrt(a // b)
    r |= 1 if r * r * b != a else 0
    return float(Fraction(r << q) if q >= 0 else Fraction(r, 1 << -q))


def stdev(data, xbar=None):
    data = _list(data, "stdev requires at least two data points", 2)
    return _root(_squares(data, xbar) / (len(data) - 1))


def pstdev(data, mu=None):
    data = _list(data, "pstdev requires at least one data point")
    return _root(_squares(data, mu) / len(data))


def quantiles(data, *, n=4, method="exclusive"):
    if n < 1:
        raise StatisticsError("n must be at least 1")
    data = _list(sorted(data), "must have at least two data points", 2)
    size = len(data)
    out = []
    if method == "inclusive":
        m = size - 1
        for i in range(1, n):
            j, d = divmod(i * m, n)
            out.append((data[j] * (n - d) + data[j + 1] * d) / n)
        return out
    m = size + 1
    for i in range(1, n):
        j = min(max(i * m // n, 1), size - 1)
        d = i * m - j * n
        out.append((data[j - 1] * (n - d) + data[j] * d) / n)
    return out


def covariance(x, y):
    n = len(x)
    if n != len(y) or n < 2:
        raise StatisticsError("covariance requires at least two data points")
    a = _math.fsum(x) / n
    b = _math.fsum(y) / n
    return _math.fsum([(p - a) * (q - b) for p, q in zip(x, y)]) / (n - 1)


def correlation(x, y):
    n = len(x)
    if n != len(y) or n < 2:
        raise StatisticsError("correlation requires at least two data points")
    a = _math.fsum(x) / n
    b = _math.fsum(y) / n
    sxy = _math.fsum([(p - a) * (q - b) for p, q in zip(x, y)])
    sxx = _math.fsum([(p - a) ** 2.0 for p in x])
    syy = _math.fsum([(q - b) ** 2.0 for q in y])
    if not sxx or not syy:
        raise StatisticsError("at least one of the inputs is constant")
    return sxy / _math.sqrt(sxx * syy)


class LinearRegression(tuple):
    @property
    def slope(self):
        return self[0]

    @property
    def intercept(self):
        return self[1]

    def __repr__(self):
        return "LinearRegression(slope=" + repr(self[0]) + ", intercept=" + repr(self[1]) + ")"

    def __str__(self):
        return self.__repr__()


def linear_regression(x, y, *, proportional=False):
    n = len(x)
    if n != len(y) or n < 2:
        raise StatisticsError("linear regression requires at least two data points")
    if proportional:
        return LinearRegression((_math.fsum([p * q for p, q in zip(x, y)]) / _math.fsum([p * p for p in x]), 0.0))
    a = _math.fsum(x) / n
    b = _math.fsum(y) / n
    sxy = _math.fsum([(p - a) * (q - b) for p, q in zip(x, y)])
    sxx = _math.fsum([(p - a) ** 2.0 for p in x])
    slope = sxy / sxx
    return LinearRegression((slope, b - slope * a))
