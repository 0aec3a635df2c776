import json
print(json.dumps({"a": [1, {"b": []}], "c": {}}, indent=2))
print(json.dumps([1, [2]], indent="\t"), json.dumps({"b": 1, "a": 2}, sort_keys=True), json.dumps([1, 2], separators=(",", ":")), json.dumps({"a": 1}, indent=0))
