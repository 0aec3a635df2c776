import time
t0 = time.perf_counter()
sum(range(1000))
dt = time.perf_counter() - t0
print(dt >= 0, isinstance(dt, float))
