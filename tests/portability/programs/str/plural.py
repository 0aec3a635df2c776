def plural(n, word):
    return f"{n:,} {word}{'' if n == 1 else 's'}"
print(plural(1, "item"), plural(0, "item"), plural(12000, "item"))
