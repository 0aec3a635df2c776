s = "e\u0301x"
print(len(s), len(str(s)), ascii(str(s)), ascii(repr(s)), ascii(f"{s}"), len(s + "y"), ascii([s]), ascii({s: s}), ascii("%s" % s))
it = map(lambda p: p - [], [1])
try: next(it)
except Exception as e: print(type(e).__name__)
try: list(map(lambda p: p - [], [1]))
except Exception as e: print(type(e).__name__)
try: list(map(lambda p: 1 / p, [0]))
except Exception as e: print(type(e).__name__)
try: [x for x in map(lambda p: p[0] - p[1], [(1, [])])]
except Exception as e: print(type(e).__name__)
try: (lambda p: p - [])(1)
except Exception as e: print(type(e).__name__)
