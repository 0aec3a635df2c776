try:
    sorted([1, "a"])
except TypeError:
    print("cannot compare")
