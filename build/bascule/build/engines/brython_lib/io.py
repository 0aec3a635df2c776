"""`io` of a page on Brython: texts and bytes in memory; there are no files."""

SEEK_SET = 0
SEEK_CUR = 1
SEEK_END = 2


class UnsupportedOperation(OSError, ValueError):
    pass


class _Memory:
    _empty = ""

    def __init__(self, initial_value=None):
        self._all = self._empty if initial_value is None else self._checked(initial_value)
        self._at = 0
        self.closed = False

    def _open(self):
        if self.closed:
            raise ValueError("I/O operation on closed file.")

    def getvalue(self):
        self._open()
        return self._all

    def read(self, size=-1):
        self._open()
        end = len(self._all) if size is None or size < 0 else self._at + size
        found = self._all[self._at : end]
        self._at += len(found)
        return found

    def readline(self, size=-1):
        self._open()
        end = self._all.find(self._newline, self._at)
        end = len(self._all) if end < 0 else end + 1
        if size is not None and size >= 0:
            end = min(end, self._at + size)
        return self.read(max(end - self._at, 0))

    def readlines(self):
        return list(self)

    def write(self, value):
        self._open()
        value = self._checked(value)
        gap = self._at - len(self._all)
        if gap > 0:
            self._all += self._zero * gap
        self._all = self._all[: self._at] + value + self._all[self._at + len(value) :]
        self._at += len(value)
        return len(value)

    def writelines(self, lines):
        for line in lines:
            self.write(line)

    def seek(self, offset, whence=SEEK_SET):
        self._open()
        base = 0 if whence == SEEK_SET else self._at if whence == SEEK_CUR else len(self._all)
        if base + offset < 0:
            raise ValueError("negative seek value " + str(offset))
        self._at = base + offset
        return self._at

    def tell(self):
        self._open()
        return self._at

    def truncate(self, size=None):
        self._open()
        size = self._at if size is None else size
        self._all = self._all[:size]
        return size

    def readable(self):
        return True

    def writable(self):
        return True

    def seekable(self):
        return True

    def isatty(self):
        return False

    def flush(self):
        self._open()

    def close(self):
        self.closed = True

    def __iter__(self):
        return self

    def __next__(self):
        line = self.readline()
        if not line:
            raise StopIteration
        return line

    def __enter__(self):
        self._open()
        return self

    def __exit__(self, kind, error, trace):
        self.close()


class StringIO(_Memory):
    _newline = "\n"
    _zero = chr(0)

    def _checked(self, value):
        if not isinstance(value, str):
            raise TypeError("string argument expected, got '" + type(value).__name__ + "'")
        return value


class BytesIO(_Memory):
    _empty = b""
    _newline = b"\n"
    _zero = bytes(1)

    def _checked(self, value):
        return bytes(value)

    def getbuffer(self):
        return memoryview(self._all)
