import json
try:
    json.loads('{"a": 1,\n "b": x}')
except json.JSONDecodeError as e:
    print(e, e.lineno, e.colno, isinstance(e, ValueError))
