from functools import lru_cache
calls = []
@lru_cache(maxsize=2)
def f(x):
    calls.append(x)
    return x * x
print(f(1), f(2), f(1), f(3), f(2), calls, f.cache_info())
f.cache_clear()
print(f.cache_info().currsize)
