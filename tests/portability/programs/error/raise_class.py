try:
    raise ValueError
except ValueError as e:
    print(repr(e), str(e) == "")
try:
    raise 5
except TypeError:
    print("not an exception")
