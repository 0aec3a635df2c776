def pages(total, size, cur):
    n = -(-total // size)
    return [("•" if p == cur else "") + str(p) for p in range(1, n + 1)], f"{(cur - 1) * size + 1}–{min(cur * size, total)} of {total:,}"
print(pages(95, 10, 3), pages(1234, 500, 3), pages(0, 10, 1))
