e = "before"
try:
    raise ValueError("x")
except ValueError as e:
    pass
try:
    print(e)
except NameError:
    print("deleted")
