import json
rows = [{"id": i, "name": f"n{i}", "v": i / 4} for i in range(500)]
s = json.dumps(rows)
back = json.loads(s)
print(len(s), back == rows, list(back[3]), sum(r["v"] for r in back))
