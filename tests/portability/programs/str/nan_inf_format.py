nan, inf = float("nan"), float("inf")
print(nan, inf, -inf, f"{nan:.2f} {inf:.1f} {inf:>6} {-inf:,.2f} {nan:05} {inf:+}", repr(inf), [nan], str(-inf))
