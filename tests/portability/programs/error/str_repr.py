for e in (KeyError("x"), ValueError("a", 1), ValueError(), IndexError("i"), Exception("m"), KeyError(), KeyError("a", "b"), StopIteration(3), ValueError("it's")):
    print(str(e), "|", repr(e), "|", e.args)
