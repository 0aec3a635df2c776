import math
inf, nan = math.inf, math.nan
FUN = {"pow": math.pow, "fmod": math.fmod, "atan2": math.atan2, "copysign": math.copysign, "hypot": math.hypot, "remainder": math.remainder, "gcd": math.gcd, "lcm": math.lcm, "comb": math.comb, "perm": math.perm, "ldexp": math.ldexp, "isclose": math.isclose, "nextafter": math.nextafter, "log": math.log}
for name in FUN:
    for x in (0, -0.0, 2, -1.5, 7, inf, nan, "a"):
        out = []
        for y in (0, -0.0, 3, -2, 0.5, inf, -inf, nan):
            try:
                r = FUN[name](x, y)
            except Exception as e:
                r = type(e).__name__
            if isinstance(r, float) and r == r and r not in (inf, -inf):
                r = float(f"{r:.12g}")
            out.append(r)
        print(name, x, out)
