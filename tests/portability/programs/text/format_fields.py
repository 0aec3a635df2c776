print("{1x}".format(**{"1x": 2}), "{a b}".format(**{"a b": 1}), "{0}".format(5, **{"0": 1}), "{x-y}".format_map({"x-y": 1}))
print("{a[1x]} {a[2]}".format(a={"1x": "k", 2: "n"}))
for f in (lambda: "{} {0}".format(1, 2), lambda: "{0} {}".format(1, 2), lambda: "{}".format_map({}), lambda: "{1}".format(0), lambda: "{x}".format(0)):
    try: print(f())
    except (ValueError, LookupError) as e: print(type(e).__name__)
