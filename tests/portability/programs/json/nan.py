import json
print(json.dumps([float("nan"), float("inf"), float("-inf")]), json.loads("[NaN, Infinity]"))
try:
    json.dumps(float("nan"), allow_nan=False)
except ValueError:
    print("no nan")
