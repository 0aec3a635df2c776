"""string."""

ascii_lowercase = "abcdefghijklmnopqrstuvwxyz"
ascii_uppercase = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
ascii_letters = ascii_lowercase + ascii_uppercase
digits = "0123456789"
hexdigits = "0123456789abcdefABCDEF"
octdigits = "01234567"
punctuation = "!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~"
whitespace = " \t\n\r\x0b\x0c"
printable = digits + ascii_letters + punctuation + whitespace


def capwords(s, sep=None):
    return (sep or " ").join([w.capitalize() for w in s.split(sep)])


_NAME = "_" + ascii_letters


class Template:
    delimiter = "$"

    def __init__(self, template):
        self.template = template

    def _done(self, values, safe):
        s = self.template
        out = []
        at = 0
        while True:
            i = s.find("$", at)
            if i < 0:
                out.append(s[at:])
                return "".join(out)
            out.append(s[at:i])
            nxt = s[i + 1 : i + 2]
            end = i + 1
            if nxt == "$":
                out.append("$")
                at = i + 2
                continue
            name = ""
            braced = nxt == "{"
            start = i + 2 if braced else i + 1
            end = start
            while end < len(s) and (s[end] in _NAME or end > start and s[end] in digits):
                end += 1
            name = s[start:end]
            if not name or braced and s[end : end + 1] != "}":
                if not safe:
                    line = s[:i].count("\n") + 1
                    raise ValueError("Invalid placeholder in string: line " + str(line) + ", col " + str(i - s[:i].rfind("\n")))
                out.append("$")
                at = i + 1
                continue
            at = end + 1 if braced else end
            if safe and name not in values:
                out.append(s[i:at])
            else:
                out.append(str(values[name]))

    def substitute(self, mapping=None, **more):
        return self._done({**(mapping or {}), **more}, False)

    def safe_substitute(self, mapping=None, **more):
        return self._done({**(mapping or {}), **more}, True)


class Formatter:
    def format(self, template, *args, **more):
        return template.format(*args, **more)
