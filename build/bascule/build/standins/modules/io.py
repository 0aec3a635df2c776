"""io: text and bytes in memory."""

SEEK_SET, SEEK_CUR, SEEK_END = 0, 1, 2


class UnsupportedOperation(OSError):
    pass


class _Memory:
    def __init__(self, initial, empty):
        self._empty = empty
        self._data = initial or empty
        self._at = 0
        self.closed = False

    def _check(self):
        if self.closed:
            raise ValueError("I/O operation on closed file.")

    def write(self, piece):
        self._check()
        if isinstance(piece, str) != isinstance(self._empty, str):
            raise TypeError("string argument expected, got " + repr(type(piece).__name__))
        if self._at == len(self._data):
            self._data += piece
        else:
            self._data = self._data[: self._at] + piece + self._data[self._at + len(piece) :]
        self._at += len(piece)
        return len(piece)

    def writelines(self, lines):
        for line in lines:
            self.write(line)

    def read(self, size=-1):
        self._check()
        end = len(self._data) if size is None or size < 0 else self._at + size
        piece = self._data[self._at : end]
        self._at += len(piece)
        return piece

    def readline(self, size=-1):
        self._check()
        mark = "\n" if isinstance(self._empty, str) else b"\n"
        i = self._data.find(mark, self._at)
        end = len(self._data) if i < 0 else i + 1
        if size is not None and size >= 0:
            end = min(end, self._at + size)
        piece = self._data[self._at : end]
        self._at = end
        return piece

    def readlines(self, hint=-1):
        return list(iter(self))

    def __iter__(self):
        return self

    def __next__(self):
        line = self.readline()
        if not line:
            raise StopIteration
        return line

    def getvalue(self):
        self._check()
        return self._data

    def seek(self, at, whence=0):
        self._at = at if whence == 0 else self._at + at if whence == 1 else len(self._data) + at
        return self._at

    def tell(self):
        return self._at

    def truncate(self, size=None):
        size = self._at if size is None else size
        self._data = self._data[:size]
        return size

    def flush(self):
        pass

    def close(self):
        self.closed = True

    def isatty(self):
        return False

    def readable(self):
        return True

    def writable(self):
        return True

    def seekable(self):
        return True

    def __enter__(self):
        return self

    def __exit__(self, *error):
        self.close()


class StringIO(_Memory):
    def __init__(self, initial_value="", newline="\n"):
        super().__init__(initial_value, "")


class BytesIO(_Memory):
    def __init__(self, initial_bytes=b""):
        super().__init__(initial_bytes, b"")

    def getbuffer(self):
        return memoryview(self._data)


class IOBase:
    pass


class TextIOBase(IOBase):
    pass


class RawIOBase(IOBase):
    pass
