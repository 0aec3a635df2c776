"""textwrap."""

_SPACE = "\t\n\x0b\x0c\r "


class TextWrapper:
    def __init__(self, width=70, initial_indent="", subsequent_indent="", expand_tabs=True, replace_whitespace=True, fix_sentence_endings=False, break_long_words=True, drop_whitespace=True, break_on_hyphens=True, tabsize=8, *, max_lines=None, placeholder=" [...]"):
        self.width = width
        self.initial_indent = initial_indent
        self.subsequent_indent = subsequent_indent
        self.expand_tabs = expand_tabs
        self.replace_whitespace = replace_whitespace
        self.break_long_words = break_long_words
        self.drop_whitespace = drop_whitespace
        self.break_on_hyphens = break_on_hyphens
        self.tabsize = tabsize
        self.max_lines = max_lines
        self.placeholder = placeholder

    def _chunks(self, text):
        """Words, spaces between them, and words cut after their hyphens."""
        out = []
        at = 0
        size = len(text)
        while at < size:
            start = at
            blank = text[at] in _SPACE
            while at < size and (text[at] in _SPACE) == blank:
                at += 1
            piece = text[start:at]
            if blank or not self.break_on_hyphens:
                out.append(piece)
            else:
                out.extend(_hyphens(piece))
        return out

    def wrap(self, text):
        if self.expand_tabs:
            text = text.expandtabs(self.tabsize)
        if self.replace_whitespace:
            text = "".join([" " if c in _SPACE else c for c in text])
        chunks = self._chunks(text)
        if self.width <= 0:
            raise ValueError("invalid width " + repr(self.width) + " (must be > 0)")
        chunks.reverse()
        lines = []
        while chunks:
            now = []
            length = 0
            indent = self.subsequent_indent if lines else self.initial_indent
            width = self.width - len(indent)
            if self.drop_whitespace and chunks[-1].strip() == "" and lines:
                chunks.pop()
            while chunks:
                n = len(chunks[-1])
                if length + n > width:
                    break
                now.append(chunks.pop())
                length += n
            if chunks and len(chunks[-1]) > width:
                self._long(chunks, now, length, width)
                length = sum([len(c) for c in now])
            if self.drop_whitespace and now and now[-1].strip() == "":
                length -= len(now[-1])
                now.pop()
            if now:
                last = self.max_lines is None or len(lines) + 1 < self.max_lines
                fits = (not chunks or self.drop_whitespace and len(chunks) == 1 and not chunks[0].strip()) and length <= width
                if last or fits:
                    lines.append(indent + "".join(now))
                else:
                    while now:
                        if now[-1].strip() and length + len(self.placeholder) <= width:
                            now.append(self.placeholder)
                            lines.append(indent + "".join(now))
                            break
                        length -= len(now[-1])
                        now.pop()
                    else:
                        if lines:
                            previous = lines[-1].rstrip()
                            if len(previous) + len(self.placeholder) <= self.width:
                                lines[-1] = previous + self.placeholder
                                break
                        lines.append(indent + self.placeholder.lstrip())
                    break
        return lines

    def _long(self, chunks, now, length, width):
        room = 1 if width < 1 else width - length
        if self.break_long_words:
            chunk = chunks[-1]
            end = room
            if self.break_on_hyphens and len(chunk) > room:
                hyphen = chunk.rfind("-", 0, room)
                if hyphen > 0 and any([c != "-" for c in chunk[:hyphen]]):
                    end = hyphen + 1
            now.append(chunk[:end])
            chunks[-1] = chunk[end:]
        elif not now:
            now.append(chunks.pop())

    def fill(self, text):
        return "\n".join(self.wrap(text))


def _letter(c):
    return c.isalpha() or c in "_'\"" or False


def _hyphens(word):
    out = []
    start = 0
    i = 1
    while i < len(word) - 1:
        if word[i] == "-" and word[i - 1].isalpha() and word[i + 1].isalpha() and (i < 2 or word[i - 2].isalnum() or word[i - 2] == "-" or True) and i - start >= 2 and i + 2 < len(word) + 1 and len(word) - i > 2:
            out.append(word[start : i + 1])
            start = i + 1
        i += 1
    out.append(word[start:])
    return out


def wrap(text, width=70, **more):
    return TextWrapper(width=width, **more).wrap(text)


def fill(text, width=70, **more):
    return TextWrapper(width=width, **more).fill(text)


def shorten(text, width, **more):
    return TextWrapper(width=width, max_lines=1, **more).fill(" ".join(text.strip().split()))


def dedent(text):
    lines = text.split("\n")
    margin = None
    for i, line in enumerate(lines):
        body = line.lstrip(" \t")
        if not body.strip(" \t\r\x0b\x0c"):
            lines[i] = ""
            continue
        lead = line[: len(line) - len(body)]
        if margin is None:
            margin = lead
        else:
            n = 0
            while n < min(len(margin), len(lead)) and margin[n] == lead[n]:
                n += 1
            margin = margin[:n]
    return "\n".join([line[len(margin or "") :] for line in lines])


def indent(text, prefix, predicate=None):
    return "".join([(prefix if (predicate(line) if predicate else line.strip()) else "") + line for line in text.splitlines(True)])
