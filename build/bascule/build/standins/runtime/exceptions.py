"""The exceptions that an engine lacks."""


class _OSError(OSError):
    pass


class TimeoutError(OSError):
    pass


_b_TimeoutError = TimeoutError


class FileNotFoundError(OSError):
    pass


_b_FileNotFoundError = FileNotFoundError


class PermissionError(OSError):
    pass


_b_PermissionError = PermissionError


class FileExistsError(OSError):
    pass


_b_FileExistsError = FileExistsError


class ConnectionError(OSError):
    pass


_b_ConnectionError = ConnectionError


class ConnectionResetError(_b_ConnectionError):
    pass


_b_ConnectionResetError = ConnectionResetError


class ConnectionRefusedError(_b_ConnectionError):
    pass


_b_ConnectionRefusedError = ConnectionRefusedError


class ConnectionAbortedError(_b_ConnectionError):
    pass


_b_ConnectionAbortedError = ConnectionAbortedError


class BrokenPipeError(_b_ConnectionError):
    pass


_b_BrokenPipeError = BrokenPipeError


class InterruptedError(OSError):
    pass


_b_InterruptedError = InterruptedError


class FloatingPointError(ArithmeticError):
    pass


_b_FloatingPointError = FloatingPointError


class BufferError(Exception):
    pass


_b_BufferError = BufferError


class ReferenceError(Exception):
    pass


_b_ReferenceError = ReferenceError


if ENGINE == "micropython":

    class UnicodeEncodeError(UnicodeError):
        def __init__(self, *args):
            super().__init__(*args)
            self.encoding, self.object, self.start, self.end, self.reason = args

        def __str__(self):
            what = "character" if self.end - self.start == 1 else "characters"
            shown = (
                "'" + _escape(ord(self.object[self.start])) + "' in position " + str(self.start)
                if self.end - self.start == 1
                else "in position " + str(self.start) + "-" + str(self.end - 1)
            )
            return "'" + self.encoding + "' codec can't encode " + what + " " + shown + ": " + self.reason


_b_UnicodeEncodeError = UnicodeEncodeError


if ENGINE == "micropython":

    class UnicodeDecodeError(UnicodeError):
        def __init__(self, *args):
            super().__init__(*args)
            self.encoding, self.object, self.start, self.end, self.reason = args

        def __str__(self):
            return (
                "'" + self.encoding + "' codec can't decode byte 0x" + ("0" + hex(self.object[self.start])[2:])[-2:]
                + " in position " + str(self.start) + ": " + self.reason
            )


_b_UnicodeDecodeError = UnicodeDecodeError


class Warning(Exception):
    pass


_b_Warning = Warning


class UserWarning(_b_Warning):
    pass


_b_UserWarning = UserWarning


class DeprecationWarning(_b_Warning):
    pass


_b_DeprecationWarning = DeprecationWarning


class FutureWarning(_b_Warning):
    pass


_b_FutureWarning = FutureWarning


class RuntimeWarning(_b_Warning):
    pass


_b_RuntimeWarning = RuntimeWarning


class SyntaxWarning(_b_Warning):
    pass


_b_SyntaxWarning = SyntaxWarning


class PendingDeprecationWarning(_b_Warning):
    pass


_b_PendingDeprecationWarning = PendingDeprecationWarning


class ImportWarning(_b_Warning):
    pass


_b_ImportWarning = ImportWarning


class UnicodeWarning(_b_Warning):
    pass


_b_UnicodeWarning = UnicodeWarning


class BytesWarning(_b_Warning):
    pass


_b_BytesWarning = BytesWarning


class ResourceWarning(_b_Warning):
    pass


_b_ResourceWarning = ResourceWarning

_b_RecursionError = RuntimeError

_b_UnboundLocalError = NameError

_b_ModuleNotFoundError = ImportError

_b_IOError = OSError

_b_EnvironmentError = OSError


class BaseExceptionGroup(BaseException):
    def __init__(self, message, exceptions):
        super().__init__(message, exceptions)
        self.message = message
        self.exceptions = tuple(exceptions)

    def __str__(self):
        n = len(self.exceptions)
        return self.message + " (" + str(n) + " sub-exception" + ("" if n == 1 else "s") + ")"


_b_BaseExceptionGroup = BaseExceptionGroup


class ExceptionGroup(Exception):
    def __init__(self, message, exceptions):
        super().__init__(message, exceptions)
        self.message = message
        self.exceptions = tuple(exceptions)

    def __str__(self):
        n = len(self.exceptions)
        return self.message + " (" + str(n) + " sub-exception" + ("" if n == 1 else "s") + ")"

    def derive(self, exceptions):
        return _b_ExceptionGroup(self.message, exceptions)

    def split(self, kind):
        yes = []
        no = []
        for e in self.exceptions:
            if isinstance(e, _b_ExceptionGroup):
                a, b = e.split(kind)
                if a:
                    yes.append(a)
                if b:
                    no.append(b)
            elif isinstance(e, kind):
                yes.append(e)
            else:
                no.append(e)
        return (self.derive(yes) if yes else None, self.derive(no) if no else None)

    def subgroup(self, kind):
        return self.split(kind)[0]


_b_ExceptionGroup = ExceptionGroup
