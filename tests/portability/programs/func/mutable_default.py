def add(x, acc=[]):
    acc.append(x)
    return acc
print(add(1), add(2), add(3, []))
