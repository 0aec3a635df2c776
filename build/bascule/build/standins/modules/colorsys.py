"""colorsys."""


def rgb_to_hls(r, g, b):
    high = max(r, g, b)
    low = min(r, g, b)
    total = high + low
    span = high - low
    l = total / 2.0
    if low == high:
        return 0.0, l, 0.0
    s = span / total if l <= 0.5 else span / (2.0 - high - low)
    rc = (high - r) / span
    gc = (high - g) / span
    bc = (high - b) / span
    h = bc - gc if r == high else 2.0 + rc - bc if g == high else 4.0 + gc - rc
    return (h / 6.0) % 1.0, l, s


def hls_to_rgb(h, l, s):
    if s == 0.0:
        return l, l, l
    m2 = l * (1.0 + s) if l <= 0.5 else l + s - l * s
    m1 = 2.0 * l - m2
    return _value(m1, m2, h + 1.0 / 3.0), _value(m1, m2, h), _value(m1, m2, h - 1.0 / 3.0)


def _value(m1, m2, hue):
    hue = hue % 1.0
    if hue < 1.0 / 6.0:
        return m1 + (m2 - m1) * hue * 6.0
    if hue < 0.5:
        return m2
    if hue < 2.0 / 3.0:
        return m1 + (m2 - m1) * (2.0 / 3.0 - hue) * 6.0
    return m1


def rgb_to_hsv(r, g, b):
    high = max(r, g, b)
    low = min(r, g, b)
    span = high - low
    if low == high:
        return 0.0, 0.0, high
    s = span / high
    rc = (high - r) / span
    gc = (high - g) / span
    bc = (high - b) / span
    h = bc - gc if r == high else 2.0 + rc - bc if g == high else 4.0 + gc - rc
    return (h / 6.0) % 1.0, s, high


def hsv_to_rgb(h, s, v):
    if s == 0.0:
        return v, v, v
    i = int(h * 6.0)
    f = h * 6.0 - i
    p = v * (1.0 - s)
    q = v * (1.0 - s * f)
    t = v * (1.0 - s * (1.0 - f))
    return ((v, t, p), (q, v, p), (p, v, t), (p, q, v), (t, p, v), (v, p, q))[i % 6]


def rgb_to_yiq(r, g, b):
    y = 0.30 * r + 0.59 * g + 0.11 * b
    return y, 0.74 * (r - y) - 0.27 * (b - y), 0.48 * (r - y) + 0.41 * (b - y)
