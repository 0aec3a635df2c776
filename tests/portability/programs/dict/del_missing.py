d = {1: 2}
try:
    del d[5]
except KeyError as e:
    print(type(e).__name__, e)
