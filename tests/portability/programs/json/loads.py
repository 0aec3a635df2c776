import json
print(json.loads('{"z": 1, "a": [1.0, 2.50, -3, 1e3, true, false, null], "m": {"q": "é\\u00e9\\n\\ud83d\\ude00"}}'), json.loads("[]"), json.loads(' "s" '), json.loads("12345678901234567890"), type(json.loads("1.0")).__name__, type(json.loads("1")).__name__, json.loads("-0.0"), json.loads('{"a": 1, "a": 2}'), json.loads(b'[1]'))
