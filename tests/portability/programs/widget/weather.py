data = {"city": "Bergen", "days": [{"day": "Mon", "high": 12.5, "low": 7}, {"day": "Tue", "high": 9.25, "low": 4.5}]}
def row(d):
    return f"{d['day']:<4}{d['high']:>6.1f}°{d['low']:>6.1f}°"
print(data["city"], *map(row, data["days"]), sep="\n")
avg = sum(d["high"] for d in data["days"]) / len(data["days"])
print(f"average {avg:.2f}, warmest {max(data['days'], key=lambda d: d['high'])['day']}")
