print(f"{99:^012,}", f"{528:<06x}", f"{0.75:=+09.5g}", f"{-1.5:>08}", f"{True:05}", f"{1234567:012,}")
for spec in (",c", "+c", "#c", ",n", "_n", ",x", ".2d"):
    try:
        print(format(65, spec))
    except ValueError:
        print("ValueError", spec)
