# What views and counters look like, and lists and numbers that are changed in place.
from collections import Counter

row = {"a": 1, "b": "x", "c": 2.0}
print(row.keys(), row.values(), row.items(), {}.keys(), {}.values())
print(str(row.keys()), f"{row.values()}", "%s" % (row.items(),))
print(Counter({1: "a", 2: "b"}), Counter(a=1, b=2), Counter({1: "a", 2: 3}), Counter({"x": 2.5}))
items = [1, 2]
same = items
items *= 2
print(items, same is items)
items *= 0
print(items, same)
items += [5]
items *= -1
print(items, same is items)
for bad in ("x", "y"):
    total = 1.5
    try:
        if bad == "x":
            total /= 0
        else:
            total //= 0.0
    except ZeroDivisionError:
        print("no", total)
for text, values in (("abc", 5), ("abc", "x"), ("abc", (1,)), ("100%%", 3)):
    try:
        print(text % values)
    except TypeError as error:
        print(error)
print("abc" % [1], "abc" % {}, "abc" % (), "%s" % [1], "%08.3f|%+08.2f|%-8.1f|" % (float("nan"), float("inf"), float("nan")))
