import sys
try:
    raise KeyError("q")
except KeyError as e:
    t, v, tb = sys.exc_info()
    print(t.__name__, v is e, tb is not None, e.__traceback__ is not None)
