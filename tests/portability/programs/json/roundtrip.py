import json
data = {"name": "Ünï", "price": 1.0, "qty": 3, "tags": ["b", "a"], "nested": {"z": 0.1, "y": [[], {}]}, "big": 2**53 + 1, "f": 1e21, "neg": -1.5e-7}
s = json.dumps(data)
print(s, json.loads(s) == data, json.dumps(json.loads(s)) == s, list(json.loads(s)))
