def flat(x):
    for i in x:
        if isinstance(i, (list, tuple)):
            yield from flat(i)
        else:
            yield i
print(list(flat([1, [2, (3, [4])], 5])))
