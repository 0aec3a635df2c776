from datetime import datetime
events = [("2024-03-09T10:00:00Z", "start"), ("2024-03-09T12:30:00Z", "lunch"), ("2024-03-08T09:00:00Z", "prep")]
for iso, name in sorted(events):
    t = datetime.fromisoformat(iso)
    print(t.strftime("%b %d, %H:%M"), name)
