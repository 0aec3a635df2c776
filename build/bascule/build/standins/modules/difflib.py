"""difflib."""


class Match(tuple):
    @property
    def a(self):
        return self[0]

    @property
    def b(self):
        return self[1]

    @property
    def size(self):
        return self[2]

    def __repr__(self):
        return "Match(a=" + str(self[0]) + ", b=" + str(self[1]) + ", size=" + str(self[2]) + ")"

    def __str__(self):
        return self.__repr__()


class SequenceMatcher:
    def __init__(self, isjunk=None, a="", b="", autojunk=True):
        self.isjunk = isjunk
        self.autojunk = autojunk
        self.a = self.b = None
        self.set_seqs(a, b)

    def set_seqs(self, a, b):
        self.set_seq1(a)
        self.set_seq2(b)

    def set_seq1(self, a):
        self.a = a
        self.blocks = self.codes = None

    def set_seq2(self, b):
        self.b = b
        self.blocks = self.codes = None
        b2j = {}
        for i, x in enumerate(b):
            b2j.setdefault(x, []).append(i)
        self.bjunk = set()
        if self.isjunk:
            for x in list(b2j):
                if self.isjunk(x):
                    self.bjunk.add(x)
                    del b2j[x]
        n = len(b)
        self.bpopular = set()
        if self.autojunk and n >= 200:
            for x in list(b2j):
                if len(b2j[x]) > n // 100 + 1:
                    self.bpopular.add(x)
                    del b2j[x]
        self.b2j = b2j

    def find_longest_match(self, alo=0, ahi=None, blo=0, bhi=None):
        a, b, b2j, junk = self.a, self.b, self.b2j, self.bjunk
        ahi = len(a) if ahi is None else ahi
        bhi = len(b) if bhi is None else bhi
        bi, bj, size = alo, blo, 0
        j2len = {}
        for i in range(alo, ahi):
            new = {}
            for j in b2j.get(a[i], ()):
                if j < blo:
                    continue
                if j >= bhi:
                    break
                k = new[j] = j2len.get(j - 1, 0) + 1
                if k > size:
                    bi, bj, size = i - k + 1, j - k + 1, k
            j2len = new
        while bi > alo and bj > blo and b[bj - 1] not in junk and a[bi - 1] == b[bj - 1]:
            bi, bj, size = bi - 1, bj - 1, size + 1
        while bi + size < ahi and bj + size < bhi and b[bj + size] not in junk and a[bi + size] == b[bj + size]:
            size += 1
        while bi > alo and bj > blo and b[bj - 1] in junk and a[bi - 1] == b[bj - 1]:
            bi, bj, size = bi - 1, bj - 1, size + 1
        while bi + size < ahi and bj + size < bhi and b[bj + size] in junk and a[bi + size] == b[bj + size]:
            size += 1
        return Match((bi, bj, size))

    def get_matching_blocks(self):
        if self.blocks is not None:
            return self.blocks
        la, lb = len(self.a), len(self.b)
        queue = [(0, la, 0, lb)]
        found = []
        while queue:
            alo, ahi, blo, bhi = queue.pop()
            i, j, k = x = self.find_longest_match(alo, ahi, blo, bhi)
            if k:
                found.append((i, j, k))
                if alo < i and blo < j:
                    queue.append((alo, i, blo, j))
                if i + k < ahi and j + k < bhi:
                    queue.append((i + k, ahi, j + k, bhi))
        found.sort()
        i1 = j1 = k1 = 0
        out = []
        for i2, j2, k2 in found:
            if i1 + k1 == i2 and j1 + k1 == j2:
                k1 += k2
            else:
                if k1:
                    out.append(Match((i1, j1, k1)))
                i1, j1, k1 = i2, j2, k2
        if k1:
            out.append(Match((i1, j1, k1)))
        out.append(Match((la, lb, 0)))
        self.blocks = out
        return out

    def get_opcodes(self):
        if self.codes is not None:
            return self.codes
        i = j = 0
        out = []
        for ai, bj, size in self.get_matching_blocks():
            tag = "replace" if i < ai and j < bj else "delete" if i < ai else "insert" if j < bj else ""
            if tag:
                out.append((tag, i, ai, j, bj))
            i, j = ai + size, bj + size
            if size:
                out.append(("equal", ai, i, bj, j))
        self.codes = out
        return out

    def get_grouped_opcodes(self, n=3):
        codes = list(self.get_opcodes()) or [("equal", 0, 1, 0, 1)]
        if codes[0][0] == "equal":
            tag, i1, i2, j1, j2 = codes[0]
            codes[0] = tag, max(i1, i2 - n), i2, max(j1, j2 - n), j2
        if codes[-1][0] == "equal":
            tag, i1, i2, j1, j2 = codes[-1]
            codes[-1] = tag, i1, min(i2, i1 + n), j1, min(j2, j1 + n)
        group = []
        for tag, i1, i2, j1, j2 in codes:
            if tag == "equal" and i2 - i1 > n + n:
                group.append((tag, i1, min(i2, i1 + n), j1, min(j2, j1 + n)))
                yield group
                group = []
                i1, j1 = max(i1, i2 - n), max(j1, j2 - n)
            group.append((tag, i1, i2, j1, j2))
        if group and not (len(group) == 1 and group[0][0] == "equal"):
            yield group

    def ratio(self):
        total = len(self.a) + len(self.b)
        return 2.0 * sum([m[2] for m in self.get_matching_blocks()]) / total if total else 1.0

    def quick_ratio(self):
        counts = {}
        for x in self.b:
            counts[x] = counts.get(x, 0) + 1
        same = 0
        for x in self.a:
            if counts.get(x, 0) > 0:
                same += 1
                counts[x] -= 1
        total = len(self.a) + len(self.b)
        return 2.0 * same / total if total else 1.0

    def real_quick_ratio(self):
        total = len(self.a) + len(self.b)
        return 2.0 * min(len(self.a), len(self.b)) / total if total else 1.0


def get_close_matches(word, possibilities, n=3, cutoff=0.6):
    s = SequenceMatcher()
    s.set_seq2(word)
    out = []
    for x in possibilities:
        s.set_seq1(x)
        if s.real_quick_ratio() >= cutoff and s.quick_ratio() >= cutoff and s.ratio() >= cutoff:
            out.append((s.ratio(), x))
    return [x for score, x in sorted(out, reverse=True)[:n]]


def _span(start, stop):
    n = stop - start
    if n == 1:
        return str(start + 1)
    return str(start + 1 if n else start) + "," + str(n)


def unified_diff(a, b, fromfile="", tofile="", fromfiledate="", tofiledate="", n=3, lineterm="\n"):
    started = False
    for group in SequenceMatcher(None, a, b).get_grouped_opcodes(n):
        if not started:
            started = True
            yield "--- " + fromfile + ("\t" + fromfiledate if fromfiledate else "") + lineterm
            yield "+++ " + tofile + ("\t" + tofiledate if tofiledate else "") + lineterm
        first, last = group[0], group[-1]
        yield "@@ -" + _span(first[1], last[2]) + " +" + _span(first[3], last[4]) + " @@" + lineterm
        for tag, i1, i2, j1, j2 in group:
            if tag == "equal":
                for line in a[i1:i2]:
                    yield " " + line
                continue
            if tag in ("replace", "delete"):
                for line in a[i1:i2]:
                    yield "-" + line
            if tag in ("replace", "insert"):
                for line in b[j1:j2]:
                    yield "+" + line


class Differ:
    def __init__(self, linejunk=None, charjunk=None):
        self.linejunk = linejunk
        self.charjunk = charjunk

    def compare(self, a, b):
        for tag, alo, ahi, blo, bhi in SequenceMatcher(self.linejunk, a, b).get_opcodes():
            if tag == "replace":
                yield from self._replace(a, alo, ahi, b, blo, bhi)
            elif tag == "delete":
                yield from self._dump("-", a, alo, ahi)
            elif tag == "insert":
                yield from self._dump("+", b, blo, bhi)
            else:
                yield from self._dump(" ", a, alo, ahi)

    def _dump(self, tag, x, lo, hi):
        for i in range(lo, hi):
            yield tag + " " + x[i]

    def _plain(self, a, alo, ahi, b, blo, bhi):
        if bhi - blo < ahi - alo:
            yield from self._dump("+", b, blo, bhi)
            yield from self._dump("-", a, alo, ahi)
        else:
            yield from self._dump("-", a, alo, ahi)
            yield from self._dump("+", b, blo, bhi)

    def _replace(self, a, alo, ahi, b, blo, bhi):
        best, cutoff = 0.74, 0.75
        m = SequenceMatcher(self.charjunk)
        eqi = eqj = besti = bestj = None
        for j in range(blo, bhi):
            m.set_seq2(b[j])
            for i in range(alo, ahi):
                if a[i] == b[j]:
                    if eqi is None:
                        eqi, eqj = i, j
                    continue
                m.set_seq1(a[i])
                if m.real_quick_ratio() > best and m.quick_ratio() > best and m.ratio() > best:
                    best, besti, bestj = m.ratio(), i, j
        if best < cutoff:
            if eqi is None:
                yield from self._plain(a, alo, ahi, b, blo, bhi)
                return
            besti, bestj, best = eqi, eqj, 1.0
        else:
            eqi = None
        yield from self._helper(a, alo, besti, b, blo, bestj)
        if eqi is None:
            at = bt = ""
            m.set_seqs(a[besti], b[bestj])
            for tag, i1, i2, j1, j2 in m.get_opcodes():
                n, k = i2 - i1, j2 - j1
                if tag == "replace":
                    at += "^" * n
                    bt += "^" * k
                elif tag == "delete":
                    at += "-" * n
                elif tag == "insert":
                    bt += "+" * k
                else:
                    at += " " * n
                    bt += " " * k
            yield from self._hints(a[besti], b[bestj], at, bt)
        else:
            yield "  " + a[besti]
        yield from self._helper(a, besti + 1, ahi, b, bestj + 1, bhi)

    def _helper(self, a, alo, ahi, b, blo, bhi):
        if alo < ahi:
            if blo < bhi:
                yield from self._replace(a, alo, ahi, b, blo, bhi)
            else:
                yield from self._dump("-", a, alo, ahi)
        elif blo < bhi:
            yield from self._dump("+", b, blo, bhi)

    def _hints(self, aline, bline, at, bt):
        at = "".join(["\t" if t == " " and c == "\t" else t for c, t in zip(aline, at)]).rstrip()
        bt = "".join(["\t" if t == " " and c == "\t" else t for c, t in zip(bline, bt)]).rstrip()
        yield "- " + aline
        if at:
            yield "? " + at + "\n"
        yield "+ " + bline
        if bt:
            yield "? " + bt + "\n"


def ndiff(a, b, linejunk=None, charjunk=None):
    return Differ(linejunk, charjunk or (lambda c: c in " \t")).compare(a, b)


def restore(delta, which):
    marks = ("  ", "- " if which == 1 else "+ ")
    for line in delta:
        if line[:2] in marks:
            yield line[2:]
