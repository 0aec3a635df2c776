def area(w, h, unit="cm"):
    return f"{w * h}{unit}"
size = {"w": 3, "h": 4}
print(area(**size), area(**size, unit="m"), area(**{**size, "h": 5}))
