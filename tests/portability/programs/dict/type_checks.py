d = {"a": 1}
print(type(d) is dict, type(d) == dict, type(d).__name__, isinstance(d, dict), isinstance({}, (list, dict)))
