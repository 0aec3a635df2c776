people = [{"n": "ann", "a": 30}, {"n": "bob", "a": 25}, {"n": "cid", "a": 30}, {"n": "dan", "a": 25}] * 4
people.sort(key=lambda p: p["n"])
people.sort(key=lambda p: p["a"])
print([(p["n"], p["a"]) for p in people])
