def nums():
    n = 1
    while True:
        yield n
        n += 1
def take(n, it):
    for _, x in zip(range(n), it):
        yield x
print(list(take(5, (x * x for x in nums() if x % 2))))
