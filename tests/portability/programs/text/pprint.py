import pprint
pprint.pprint({"b": [1, 2], "a": {"x": "y" * 30, "z": list(range(25))}}, width=60)
print(pprint.pformat([1, "a", None]), pprint.pformat({"k": 1, "a": 2}, sort_dicts=False))
