from collections import OrderedDict
o = OrderedDict([("z", 1), ("a", 2), ("m", 3)])
o.move_to_end("z"); o.move_to_end("m", last=False)
print(dict(o), list(o), o.popitem(last=False), o.popitem(), o == {"a": 2}, OrderedDict(a=1, b=2) == OrderedDict(b=2, a=1), list(reversed(o)))
