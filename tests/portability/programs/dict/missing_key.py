d = {"a": 1}
try:
    d["b"]
except KeyError as e:
    print("missing", e, repr(e), e.args)
