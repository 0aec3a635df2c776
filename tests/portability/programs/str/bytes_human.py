def human(n):
    for unit in ("B", "KB", "MB", "GB"):
        if abs(n) < 1024:
            return f"{n:.1f} {unit}" if unit != "B" else f"{n} B"
        n /= 1024
    return f"{n:.1f} TB"
print([human(n) for n in (0, 512, 1024, 1536, 10**6, 10**10, 5 * 10**13)])
