def show(**options):
    return ", ".join(f"{k}={v}" for k, v in options.items())
print(show(width=3, height=2, color="red", alpha=0.5))
