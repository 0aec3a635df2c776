import json
def view(v, d=0):
    if isinstance(v, dict):
        for k, x in v.items():
            print("  " * d + k + (":" if isinstance(x, (dict, list)) else f": {json.dumps(x)}"))
            if isinstance(x, (dict, list)): view(x, d + 1)
    elif isinstance(v, list):
        for i, x in enumerate(v):
            print("  " * d + f"[{i}]" + ("" if isinstance(x, (dict, list)) else f" {json.dumps(x)}"))
            if isinstance(x, (dict, list)): view(x, d + 1)
view(json.loads('{"z": [1, {"q": null}], "a": {"m": true, "b": 1.0}}'))
