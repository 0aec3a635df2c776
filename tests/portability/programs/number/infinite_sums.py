import math
print(math.fsum([float("inf"), -1.5e300, 0.1]), math.hypot(1.0, float("nan")))
print(ascii("\x00\xa0Nb\xc9".lower()), "a\u03a3".title())
