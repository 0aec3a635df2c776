"""strptime."""


def _strptime(text, template):
    got = {"Y": 1900, "m": 1, "d": 1, "H": 0, "M": 0, "S": 0, "f": 0}
    at = 0
    zone = None
    half = None
    day = None
    template = template.replace("%T", "%H:%M:%S").replace("%D", "%m/%d/%y").replace("%F", "%Y-%m-%d").replace("%R", "%H:%M")

    def fail():
        raise ValueError("time data " + repr(text) + " does not match format " + repr(template))

    i = 0
    while i < len(template):
        c = template[i]
        i += 1
        if c != "%":
            if c in " \t\n":
                if text[at : at + 1] not in (" ", "\t", "\n"):
                    fail()
                while text[at : at + 1] and text[at] in " \t\n":
                    at += 1
                continue
            if text[at : at + 1].lower() != c.lower():
                fail()
            at += 1
            continue
        c = template[i]
        i += 1
        if c in "YmdHIMSyjf":
            most = {"Y": 4, "j": 3, "f": 6}.get(c, 2)
            end = at
            while end < len(text) and end - at < most and text[end] in "0123456789":
                end += 1
            if end == at or c == "Y" and end - at < 4:
                fail()
            n = int(text[at:end])
            if c == "f":
                n = int((text[at:end] + "000000")[:6])
            if c == "y":
                got["Y"] = n + (2000 if n < 69 else 1900)
            elif c == "I":
                got["H"] = n
            elif c == "j":
                day = n
            else:
                got[c] = n
            if (c == "m" and not 1 <= n <= 12) or (c == "d" and not 1 <= n <= 31) or (c == "H" and n > 23) or (c == "M" and n > 59) or (c == "I" and not 1 <= n <= 12):
                fail()
            at = end
        elif c in "BbAaph":
            names = _MONTHS if c == "B" else [m[:3] for m in _MONTHS] if c in "bh" else _WEEK if c == "A" else [w[:3] for w in _WEEK] if c == "a" else ("AM", "PM")
            found = None
            for k, name in enumerate(names):
                if text[at : at + len(name)].lower() == name.lower():
                    found = k
                    at += len(name)
                    break
            if found is None:
                fail()
            if c in "Bbh":
                got["m"] = found + 1
            elif c == "p":
                half = found
        elif c == "z":
            if text[at : at + 1] == "Z":
                zone = timezone.utc
                at += 1
            else:
                sign = -1 if text[at : at + 1] == "-" else 1
                digits = text[at + 1 : at + 6].replace(":", "")[:4]
                if text[at : at + 1] not in ("+", "-") or len(digits) < 4 or not digits.isdigit():
                    fail()
                at += 1 + (5 if ":" in text[at + 1 : at + 6] else 4)
                zone = timezone(timedelta(minutes=sign * (int(digits[:2]) * 60 + int(digits[2:]))))
                if not zone._offset:
                    zone = timezone.utc
        elif c == "Z":
            for name in ("UTC", "GMT"):
                if text[at : at + 3] == name:
                    at += 3
                    break
            else:
                fail()
        elif c == "%":
            if text[at : at + 1] != "%":
                fail()
            at += 1
        else:
            raise ValueError("'" + c + "' is a bad directive in format " + repr(template))
    if at < len(text):
        raise ValueError("unconverted data remains: " + text[at:])
    if half is not None:
        got["H"] = got["H"] % 12 + 12 * half
    made = datetime(got["Y"], got["m"], got["d"], got["H"], got["M"], got["S"], got["f"], zone)
    if day is not None:
        first = date.fromordinal(_ordinal(got["Y"], 1, 1) + day - 1)
        made = made.replace(month=first.month, day=first.day)
    return made
