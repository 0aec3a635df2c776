def bar(p, w=20):
    full = round(p * w)
    return f"[{'█' * full}{'░' * (w - full)}] {p:>4.0%}"
for p in (0, 0.125, 0.5, 0.995, 1): print(bar(p))
