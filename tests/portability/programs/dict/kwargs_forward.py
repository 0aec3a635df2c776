def inner(*args, **kw):
    return list(kw), args
def outer(*args, **kw):
    print(sorted(kw))
    return inner(*args, extra=1, **kw)
print(outer(1, 2, zebra=1, apple=2, mango=3))
