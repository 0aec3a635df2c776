import errno
print(type(OSError(errno.ENOENT, "no file")).__name__, str(OSError("plain")))
