def clamp(x, lo, hi):
    return max(lo, min(x, hi))
def lerp(a, b, t):
    return a + (b - a) * t
print(clamp(5, 0, 3), clamp(-1, 0, 3), clamp(1.5, 0, 3), lerp(0, 10, 0.25), lerp(1, 2, 1 / 3))
