config = {"a": {"b": [10, 20]}}
def dig(*path):
    cur = config
    try:
        for p in path: cur = cur[p]
        return cur
    except (KeyError, IndexError, TypeError) as e:
        return f"{type(e).__name__}"
print(dig("a", "b", 1), dig("x"), dig("a", "b", 9), dig("a", "b", "z"))
