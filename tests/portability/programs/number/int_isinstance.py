for v in (1, True, 1.0, "1", None):
    print(isinstance(v, int), isinstance(v, (int, float)), isinstance(v, bool), type(v) is int, isinstance(v, float), type(v).__name__)
