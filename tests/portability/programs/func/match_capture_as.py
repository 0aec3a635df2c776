def f(cmd):
    match cmd.split():
        case ["go", ("north" | "south") as d]: return f"going {d}"
        case ["take", item, *more]: return f"take {item} {more}"
        case ["quit"] | ["exit"]: return "bye"
        case [first, *_] as whole: return f"{first} {len(whole)}"
        case []: return "nothing"
print([f(c) for c in ("go north", "go up", "take key", "take key lamp", "exit", "")])
