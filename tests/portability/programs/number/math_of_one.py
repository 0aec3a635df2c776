import math
FUN = {"sqrt": math.sqrt, "exp": math.exp, "expm1": math.expm1, "log": math.log, "log2": math.log2, "log10": math.log10, "log1p": math.log1p, "sin": math.sin, "cos": math.cos, "tan": math.tan, "asin": math.asin, "acos": math.acos, "atan": math.atan, "sinh": math.sinh, "cosh": math.cosh, "tanh": math.tanh, "asinh": math.asinh, "acosh": math.acosh, "atanh": math.atanh, "floor": math.floor, "ceil": math.ceil, "trunc": math.trunc, "fabs": math.fabs, "degrees": math.degrees, "radians": math.radians, "isfinite": math.isfinite, "isinf": math.isinf, "isnan": math.isnan, "modf": math.modf, "frexp": math.frexp, "factorial": math.factorial, "isqrt": math.isqrt, "cbrt": math.cbrt, "exp2": math.exp2, "ulp": math.ulp, "erf": math.erf, "erfc": math.erfc}
inf, nan = math.inf, math.nan
for name in "sqrt exp expm1 log log2 log10 log1p sin cos tan asin acos atan sinh cosh tanh asinh acosh atanh floor ceil trunc fabs degrees radians isfinite isinf isnan modf frexp factorial isqrt cbrt exp2 ulp erf erfc".split():
    out = []
    for x in (0, -0.0, 1, -1, 0.5, 2.0, inf, -inf, nan, 1000.0, -1000.0, True, "a", None):
        try:
            r = FUN[name](x)
        except NameError:
            raise
        except Exception as e:
            r = type(e).__name__
        if isinstance(r, float) and r == r and r not in (inf, -inf):
            r = float(f"{r:.12g}")
        out.append(r)
    print(name, out)
