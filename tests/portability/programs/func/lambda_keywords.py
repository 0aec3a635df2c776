collect = lambda **kw: kw
print(collect(zeta=1, alpha=2, mid=3), list((lambda first, /, *rest, **kw: kw)(1, 2, q=3, first=4, b=5)))
