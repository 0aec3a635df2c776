from enum import Enum
class Col(Enum):
    TODO = "To do"
    DOING = "Doing"
    DONE = "Done"
cards = [("a", Col.DOING), ("b", Col.TODO), ("c", Col.DOING)]
for col in Col:
    print(f"{col.value} ({sum(1 for _, c in cards if c is col)}):", ", ".join(n for n, c in cards if c is col) or "–")
