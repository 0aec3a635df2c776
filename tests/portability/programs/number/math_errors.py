import math
for f in (lambda: math.sqrt(-1), lambda: math.log(0), lambda: math.factorial(-1), lambda: math.floor(math.inf)):
    try:
        f()
    except (ValueError, OverflowError) as e:
        print(type(e).__name__)
