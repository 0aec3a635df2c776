keys, rows = ["id", "name"], [[2, "b"], [1, "a"]]
recs = [dict(zip(keys, r)) for r in rows]
print(recs, sorted(recs, key=lambda r: r["id"]), {r["id"]: r["name"] for r in recs})
