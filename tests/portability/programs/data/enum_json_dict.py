import json
from enum import Enum
class S(str, Enum):
    ON = "on"
class N(Enum):
    X = 1
print(json.dumps({"s": S.ON}), json.dumps({"n": N.X.value}), {s.value: s for s in N})
