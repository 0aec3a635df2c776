rows = [1, 2]
msg = (
    f"first {rows[0]} "
    f"last {rows[5]}"
)
