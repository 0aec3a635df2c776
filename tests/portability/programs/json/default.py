import json
from datetime import date
print(json.dumps({"d": date(2024, 1, 2), "s": {3}}, default=lambda o: sorted(o) if isinstance(o, set) else str(o)), json.dumps({"a": 1, (1, 2): 2}, skipkeys=True))
