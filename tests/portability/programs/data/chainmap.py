from collections import ChainMap
c = ChainMap({"a": 1}, {"a": 2, "b": 3})
print(c["a"], c["b"], "b" in c, sorted(c), len(c), dict(c) == {"a": 1, "b": 3}, c.get("q", 0), c.new_child({"z": 1})["z"], c.parents["a"])
c["b"] = 9
print(c.maps)
