def f(x):
    match x:
        case 0: return "zero"
        case 1 | 2: return "small"
        case "a": return "letter"
        case None: return "none"
        case True: return "true"
        case -1.5: return "neg"
        case _: return "other"
print([f(v) for v in (0, 2, "a", None, True, -1.5, 99, [])])
