import time
a = time.time()
b = time.monotonic()
c = time.perf_counter()
print(a > 1.7e9, type(a).__name__, time.monotonic() >= b, time.perf_counter() >= c, time.strftime("%Y-%m-%d", time.gmtime(0)), time.gmtime(86400).tm_mday, time.time_ns() > 10**18)
