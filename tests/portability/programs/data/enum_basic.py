from enum import Enum
class Color(Enum):
    RED = 1
    GREEN = 2
    BLUE = "b"
    CRIMSON = 1
print(Color.RED, Color.RED.name, Color.RED.value, repr(Color.BLUE), Color(2), Color["BLUE"], Color.CRIMSON is Color.RED, list(Color), len(Color), Color.RED == Color.RED, Color.RED == 1, isinstance(Color.RED, Color))
