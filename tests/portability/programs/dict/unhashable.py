try:
    {[]: 1}
except TypeError:
    print("unhashable")
try:
    {}[{}]
except TypeError:
    print("unhashable too")
