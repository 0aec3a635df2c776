import json, io
b = io.StringIO()
json.dump({"a": [1]}, b)
b.seek(0)
print(b.getvalue(), json.load(b))
