"""unicodedata, as far as the page's own text functions know it."""

_CATEGORIES = "Lu Ll Lt Lm Lo Mn Mc Me Nd Nl No Pc Pd Ps Pe Pi Pf Po Sm Sc Sk So Zs Zl Zp Cc Cf Co Cs Cn".split()


def normalize(form, text):
    if ENGINE == "micropython":
        import js
    else:
        from browser import window as js
    if form not in ("NFC", "NFD", "NFKC", "NFKD"):
        raise ValueError("invalid normalization form")
    return js.String.prototype.normalize.call(text, form)


def is_normalized(form, text):
    return normalize(form, text) == text


def category(c):
    for name in _CATEGORIES:
        if _b_js_test("^\\p{" + name + "}$", c):
            return name
    return "Cn"


def combining(c):
    return 230 if _b_js_test("^\\p{Mn}$", c) else 0


def decimal(c, *default):
    if c.isdecimal():
        return int(c)
    if default:
        return default[0]
    raise ValueError("not a decimal")


digit = decimal
numeric = decimal
