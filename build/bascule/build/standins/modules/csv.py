"""csv."""

QUOTE_MINIMAL, QUOTE_ALL, QUOTE_NONNUMERIC, QUOTE_NONE = range(4)


class Error(Exception):
    pass


class Dialect:
    pass


class excel(Dialect):
    pass


def reader(lines, dialect="excel", *, delimiter=",", quotechar='"', doublequote=True, skipinitialspace=False, lineterminator="\r\n", quoting=0, escapechar=None, strict=False):
    row = None
    field = []
    state = "start"
    for line in lines:
        if row is None:
            row = []
            field = []
            state = "start"
        for c in line:
            if state == "quoted":
                if c == quotechar:
                    state = "quote"
                else:
                    field.append(c)
                continue
            if state == "quote":
                if c == quotechar and doublequote:
                    field.append(c)
                    state = "quoted"
                    continue
                state = "plain"
            if c in "\r\n":
                continue
            if c == delimiter:
                row.append("".join(field))
                field = []
                state = "start"
            elif c == quotechar and state == "start":
                state = "quoted"
            elif c == " " and skipinitialspace and state == "start" and not field:
                pass
            else:
                field.append(c)
                state = "plain"
        if state == "quoted":
            continue
        if row or field or state != "start":
            row.append("".join(field))
        yield row
        row = None
    if row is not None and state == "quoted":
        row.append("".join(field))
        yield row


class _Writer:
    def __init__(self, out, delimiter, quotechar, lineterminator, quoting):
        self.out = out
        self.delimiter = delimiter
        self.quotechar = quotechar
        self.end = lineterminator
        self.quoting = quoting

    def _field(self, x, alone):
        s = "" if x is None else x if isinstance(x, str) else repr(x) if isinstance(x, float) else str(x)
        need = self.quoting == QUOTE_ALL or self.quoting == QUOTE_NONNUMERIC and not isinstance(x, (int, float))
        q = self.quotechar
        if not need and (self.delimiter in s or q in s or "\n" in s or "\r" in s or alone and s == ""):
            need = True
        return q + s.replace(q, q + q) + q if need else s

    def writerow(self, row):
        row = list(row)
        text = self.delimiter.join([self._field(x, len(row) == 1) for x in row]) + self.end
        return self.out.write(text)

    def writerows(self, rows):
        for row in rows:
            self.writerow(row)


def writer(out, dialect="excel", *, delimiter=",", quotechar='"', lineterminator="\r\n", quoting=0, **more):
    return _Writer(out, delimiter, quotechar, lineterminator, quoting)


class DictReader:
    def __init__(self, lines, fieldnames=None, restkey=None, restval=None, dialect="excel", **more):
        self.rows = reader(lines, dialect, **more)
        self._names = fieldnames
        self.restkey = restkey
        self.restval = restval

    @property
    def fieldnames(self):
        if self._names is None:
            self._names = next(self.rows, None)
        return self._names

    def __iter__(self):
        return self

    def __next__(self):
        names = self.fieldnames
        row = next(self.rows)
        while row == []:
            row = next(self.rows)
        d = dict(zip(names, row))
        if len(row) > len(names):
            d[self.restkey] = row[len(names) :]
        for n in names[len(row) :]:
            d[n] = self.restval
        return d


class DictWriter:
    def __init__(self, out, fieldnames, restval="", extrasaction="raise", dialect="excel", **more):
        self.fieldnames = fieldnames
        self.restval = restval
        self.extra = extrasaction
        self.writer = writer(out, dialect, **more)

    def writeheader(self):
        self.writer.writerow(self.fieldnames)

    def writerow(self, d):
        if self.extra == "raise":
            wrong = [k for k in d if k not in self.fieldnames]
            if wrong:
                raise ValueError("dict contains fields not in fieldnames: " + ", ".join([repr(x) for x in wrong]))
        self.writer.writerow([d.get(k, self.restval) for k in self.fieldnames])

    def writerows(self, rows):
        for d in rows:
            self.writerow(d)
