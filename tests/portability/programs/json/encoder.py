import json
class E(json.JSONEncoder):
    def default(self, o):
        if hasattr(o, "to_json"): return o.to_json()
        return super().default(o)
class P:
    def to_json(self): return {"p": 1}
print(json.dumps([P()], cls=E), json.JSONEncoder(indent=None).encode([1]))
