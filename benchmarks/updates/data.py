"""The rows of `data.js`."""

ADJECTIVES = (
    "pretty large big small tall short long handsome plain quaint clean elegant easy angry crazy kind".split()
)
COLOURS = "red yellow blue green pink brown purple white black orange".split()
NOUNS = "table chair house bbq desk car pony cookie sandwich burger pizza mouse keyboard".split()
BUTTONS = ["run", "runlots", "add", "update", "clear", "swaprows"]
_made = [0]


def make(count):
    first = _made[0] + 1
    _made[0] += count
    return [
        {"id": n, "label": ADJECTIVES[n % 16] + " " + COLOURS[n * 7 % 10] + " " + NOUNS[n * 5 % 13]}
        for n in range(first, first + count)
    ]


def change(rows, kind):
    """The rows after a click on a button."""
    if kind == "run":
        return make(1000)
    if kind == "runlots":
        return make(10000)
    if kind == "add":
        return rows + make(1000)
    if kind == "clear":
        return []
    changed = rows[:]
    if kind == "update":
        for at in range(0, len(rows), 10):
            changed[at] = {"id": rows[at]["id"], "label": rows[at]["label"] + " !!!"}
    elif len(rows) > 998:
        changed[1], changed[998] = rows[998], rows[1]
    return changed
