name, n, x = "ann", 42, 3.14159
print(f"{name} {n} {x:.2f} {n:5d}| {n:<5}| {n:^6}| {n:05} {x:8.3f} {name!r:>8} {n + 1} {n=} {x=:.1f} {{}} {name.upper()}")
