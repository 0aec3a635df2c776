from collections import defaultdict
rows = [{"region": "West", "total": 1200.5}, {"region": "East", "total": 800}, {"region": "West", "total": 99.5}]
totals = defaultdict(float)
for r in rows: totals[r["region"]] += r["total"]
for k, v in sorted(totals.items(), key=lambda kv: kv[1], reverse=True):
    print(f"{k:<8}${v:>12,.2f}")
print(f"Total: ${sum(totals.values()):,.2f} ({len(rows)} rows)")
