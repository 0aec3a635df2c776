def fmt(n):
    return "%d" % n
print(
    fmt(1),
    fmt("x"),
)
