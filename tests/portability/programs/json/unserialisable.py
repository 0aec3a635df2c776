import json
class A: pass
for v in (A(), {1, 2}, b"x", {(1, 2): 3}, 1 + 2j):
    try:
        print(json.dumps(v))
    except TypeError as e:
        print(e)
