casts = {"age": int, "name": str, "score": float, "ok": bool, "tags": list}
row = {"age": "41", "name": 5, "score": "1.5", "ok": "", "tags": "ab"}
print({k: casts[k](v) for k, v in row.items()})
