import itertools as it
a, b = it.tee(iter([1, 2, 3]))
print(list(a), list(b))
def batched(xs, n):
    i = iter(xs)
    while chunk := tuple(it.islice(i, n)):
        yield chunk
print(list(batched("abcdefg", 3)))
