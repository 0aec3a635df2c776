"""strftime."""


def _strftime(t, template):
    out = []
    at = 0
    size = len(template)
    while at < size:
        c = template[at]
        at += 1
        if c != "%" or at >= size:
            out.append(c)
            continue
        c = template[at]
        at += 1
        plain = c == "-"
        if plain:
            c = template[at : at + 1]
            at += 1
        text = _directive(t, c)
        out.append(text.lstrip("0") or "0" if plain and text[:1] == "0" else text)
    return "".join(out)


def _directive(t, c):
    hour = getattr(t, "hour", 0)
    minute = getattr(t, "minute", 0)
    second = getattr(t, "second", 0)
    if c == "Y":
        return str(t.year)
    if c == "m":
        return _two(t.month)
    if c == "d":
        return _two(t.day)
    if c == "H":
        return _two(hour)
    if c == "M":
        return _two(minute)
    if c == "S":
        return _two(second)
    if c == "y":
        return _two(t.year % 100)
    if c == "B":
        return _MONTHS[t.month - 1]
    if c == "b" or c == "h":
        return _MONTHS[t.month - 1][:3]
    if c == "A":
        return _WEEK[t.weekday()]
    if c == "a":
        return _WEEK[t.weekday()][:3]
    if c == "I":
        return _two(hour % 12 or 12)
    if c == "p":
        return "AM" if hour < 12 else "PM"
    if c == "f":
        return _pad(getattr(t, "microsecond", 0), 6)
    if c == "j":
        return _pad(t.toordinal() - _ordinal(t.year, 1, 1) + 1, 3)
    if c == "e":
        return ("" if t.day > 9 else " ") + str(t.day)
    if c == "k":
        return ("" if hour > 9 else " ") + str(hour)
    if c == "l":
        return ("" if (hour % 12 or 12) > 9 else " ") + str(hour % 12 or 12)
    if c == "w":
        return str(t.isoweekday() % 7)
    if c == "u":
        return str(t.isoweekday())
    if c == "U":
        return _two((t.toordinal() - _ordinal(t.year, 1, 1) + 7 - t.isoweekday() % 7) // 7)
    if c == "W":
        return _two((t.toordinal() - _ordinal(t.year, 1, 1) + 7 - t.weekday()) // 7)
    if c == "g":
        return _two(t.isocalendar()[0] % 100)
    if c == "G":
        return str(t.isocalendar()[0])
    if c == "V":
        return _two(t.isocalendar()[1])
    if c == "C":
        return _two(t.year // 100)
    if c == "s":
        return str(int(t.timestamp()))
    if c == "n":
        return "\n"
    if c == "t":
        return "\t"
    if c == "%":
        return "%"
    if c == "z" or c == "Z":
        if c == "Z":
            name = t.tzname() if hasattr(t, "tzname") else None
            return name or ""
        offset = t.utcoffset() if hasattr(t, "utcoffset") else None
        return "" if offset is None else _offset_text(offset, "")
    many = {"D": "%m/%d/%y", "x": "%m/%d/%y", "T": "%H:%M:%S", "X": "%H:%M:%S", "F": "%Y-%m-%d", "R": "%H:%M", "c": "%a %b %e %H:%M:%S %Y", "r": "%I:%M:%S %p"}
    if c in many:
        return _strftime(t, many[c])
    return "%" + c
