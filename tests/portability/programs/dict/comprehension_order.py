words = ["delta", "alpha", "charlie", "bravo"]
print({w: len(w) for w in words})
print({k: v for k, v in {"b": 1, "a": 2, "c": 3}.items() if v != 2})
