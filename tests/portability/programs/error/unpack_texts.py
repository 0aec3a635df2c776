def two(x):
    a, b = x
for v in ([1],):
    try:
        two(v)
    except (ValueError, TypeError) as e:
        print(type(e).__name__, e)
