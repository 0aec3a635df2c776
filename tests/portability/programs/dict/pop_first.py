cache = {}
for i in range(10):
    cache[i] = i * i
    if len(cache) > 4:
        cache.pop(next(iter(cache)))
print(cache)
