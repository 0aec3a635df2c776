def short(s, n=10):
    return s if len(s) <= n else s[: n - 1].rstrip() + "…"
print(short("hello"), short("hello wonderful world"), short("exactly 10"))
