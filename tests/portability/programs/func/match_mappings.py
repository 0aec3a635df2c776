def f(x):
    match x:
        case {"type": "text", "text": t}: return f"text {t}"
        case {"type": "image", **rest}: return f"image {rest}"
        case {"error": {"code": int(c), "message": m}}: return f"error {c} {m}"
        case {}: return "map"
        case _: return "no"
print([f(v) for v in ({"type": "text", "text": "hi", "x": 1}, {"type": "image", "url": "u", "w": 2}, {"error": {"code": 5, "message": "m"}}, {}, {"z": 1}, [1])])
