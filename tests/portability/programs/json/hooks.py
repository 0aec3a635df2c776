import json
from decimal import Decimal
print(json.loads('{"a": 1.10}', parse_float=Decimal), json.loads('{"a": 1}', object_hook=lambda d: list(d.items())), json.loads('{"b": 1, "a": 2}', object_pairs_hook=list), json.loads("[1]", parse_int=str))
