"""ISO 8601, read."""


def _number(text, whole):
    if not text or not text.isdigit() or len(text.encode()) != len(text):
        raise ValueError("Invalid isoformat string: " + repr(whole))
    return int(text)


def _iso_date(text):
    if not isinstance(text, str):
        raise TypeError("fromisoformat: argument must be str")
    if len(text) < 7:
        raise ValueError("Invalid isoformat string: " + repr(text))
    y = _number(text[:4], text)
    if text[4] == "-" and text[5:6] != "W":
        if text[7:8] != "-":
            raise ValueError("Invalid isoformat string: " + repr(text))
        return y, _number(text[5:7], text), _number(text[8:10], text), text[10:]
    if text[4] == "W" or text[5:6] == "W":
        dashed = text[4] == "-"
        at = 6 if dashed else 5
        week = _number(text[at : at + 2], text)
        at += 2
        day = 1
        if dashed and text[at : at + 1] == "-" or not dashed and text[at : at + 1].isdigit():
            at += 1 if dashed else 0
            day = _number(text[at : at + 1], text)
            at += 1
        d = date.fromisocalendar(y, week, day)
        return d.year, d.month, d.day, text[at:]
    return y, _number(text[4:6], text), _number(text[6:8], text), text[8:]


def _iso_time(text, whole):
    zone = None
    if text[-1:] == "Z":
        zone = timezone.utc
        text = text[:-1]
    else:
        for mark in "+-":
            at = text.find(mark)
            if at >= 0:
                h, m, s, us = _iso_clock(text[at + 1 :], whole)
                offset = timedelta(hours=h, minutes=m, seconds=s, microseconds=us)
                zone = timezone.utc if not offset else timezone(offset if mark == "+" else -offset)
                text = text[:at]
                break
    return (*_iso_clock(text, whole), zone)


def _iso_clock(text, whole):
    body = text.replace(",", ".")
    body, point, rest = body.partition(".")
    if ":" in body:
        parts = body.split(":")
    else:
        parts = [body[i : i + 2] for i in range(0, len(body), 2)]
    if not parts or len(parts) > 3 or any([len(p) != 2 for p in parts]) or point and (len(parts) != 3 or not rest):
        raise ValueError("Invalid isoformat string: " + repr(whole))
    numbers = [_number(p, whole) for p in parts]
    while len(numbers) < 3:
        numbers.append(0)
    micro = _number((rest + "000000")[:6], whole) if point else 0
    return (*numbers, micro)
