import re, unicodedata
def slug(s):
    s = unicodedata.normalize("NFKD", s).encode("ascii", "ignore").decode()
    return re.sub(r"[^a-z0-9]+", "-", s.lower()).strip("-")
print(slug("Crème Brûlée & Co."), slug("  Hello, World!  "))
