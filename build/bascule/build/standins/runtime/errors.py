"""What exceptions say, their causes and notes."""

_TEXTS = {
    "divide by zero": "division by zero",
    "pop from empty": "pop from empty list",
    "can't convert to int": "int() argument must be a string, a bytes-like object or a real number",
}


def _error_text(text):
    if text in _TEXTS:
        return _TEXTS[text]
    if text[:5] == "name " and text[-14:] == "' isn't defined":
        return text[:-13] + "is not defined"
    if text[-13:] == "isn't defined":
        return text[:-13] + "is not defined"
    if text[:15] == "need more than " and text[-17:] == " values to unpack":
        n = int(text[15:-17])
        return "not enough values to unpack (expected " + str(n + 1) + ", got " + str(n) + ")"
    if text[:26] == "too many values to unpack " or text[:25] == "too many values to unpack":
        return text
    if text[:22] == "unsupported types for ":
        return _operator_text(text[22:])
    if text[:21] == "object of type '" or text[-13:] == "has no len()":
        return text
    if text[-16:] == "isn't iterable":
        return text
    return text


_OPERATORS = {
    "__add__": "+", "__sub__": "-", "__mul__": "*", "__truediv__": "/", "__floordiv__": "//", "__mod__": "%",
    "__pow__": "** or pow()", "__and__": "&", "__or__": "|", "__xor__": "^", "__lshift__": "<<", "__rshift__": ">>",
    "__iadd__": "+=", "__isub__": "-=", "__imul__": "*=", "__matmul__": "@",
}

_ORDERS = {"__lt__": "<", "__gt__": ">", "__le__": "<=", "__ge__": ">="}


def _operator_text(text):
    name, _, types = text.partition(": ")
    left, _, right = types.partition(", ")
    if name in _ORDERS:
        return "'" + _ORDERS[name] + "' not supported between instances of " + left + " and " + right
    if name == "__add__" and left in ("'str'", "'list'", "'tuple'"):
        kind = left[1:-1]
        return "can only concatenate " + kind + " (not \"" + right[1:-1] + "\") to " + kind
    return "unsupported operand type(s) for " + _OPERATORS.get(name, name) + ": " + left + " and " + right


def _error_str(e):
    if ENGINE == "brython":
        args = e.args
        if isinstance(e, KeyError) and type(e) is KeyError and len(args) == 1:
            return _b_repr(args[0])
        if type(e) in _BUILTIN_ERRORS and len(args) > 1 and not isinstance(e, (OSError, AttributeError, NameError, ImportError)):
            return _b_repr(args)
        text = str(e)
        if type(e) is TypeError and text[:45] == "unsupported operand type(s) for +: 'str' and ":
            return "can only concatenate str (not \"" + text[46:-1] + "\") to str"
        return _B_TEXTS.get(text, text)
    if hasattr(type(e), "__str__") and type(e).__name__ not in _BUILTIN_ERRORS:
        return str(e)
    args = e.args
    if not args:
        return ""
    if isinstance(e, KeyError) and len(args) == 1:
        return _b_repr(args[0])
    if isinstance(e, OSError) and len(args) == 2:
        return "[Errno " + _b_str(args[0]) + "] " + _b_str(args[1])
    if len(args) > 1:
        return _b_repr(args)
    text = _b_str(args[0])
    return _error_text(text) if type(e).__name__ in _BUILTIN_ERRORS else text


_BUILTIN_ERRORS = (
    (
        "ArithmeticError AssertionError AttributeError EOFError ImportError IndexError KeyError LookupError MemoryError"
        " NameError NotImplementedError OSError OverflowError RuntimeError StopIteration StopAsyncIteration SyntaxError"
        " TypeError ValueError ZeroDivisionError UnicodeError Exception BaseException"
    ).split()
    if ENGINE == "micropython"
    else (
        ArithmeticError, AssertionError, AttributeError, ImportError, IndexError, KeyError, LookupError, NameError,
        NotImplementedError, OverflowError, RuntimeError, TypeError, ValueError, ZeroDivisionError, Exception,
    )
)

_B_TEXTS = {"pop index out of range": "pop from empty list"}


def _error_repr(e):
    if ENGINE == "brython":
        if type(e) not in _BUILTIN_ERRORS:
            return repr(e)
        return type(e).__name__ + "(" + ", ".join([_b_repr(a) for a in e.args]) + ")"
    t = type(e)
    if hasattr(t, "__repr__") and t.__name__ not in _BUILTIN_ERRORS:
        return repr(e)
    args = [_b_repr(a) for a in e.args]
    if len(args) == 1 and isinstance(e.args[0], str) and t.__name__ in _BUILTIN_ERRORS and not isinstance(e, KeyError):
        args = [_b_repr(_error_text(e.args[0]))]
    return t.__name__ + "(" + ", ".join(args) + ")"


# Built-in exceptions take no attributes on MicroPython: what is known of the latest few is kept here.
_known = []


def _facts(e, make):
    for entry in _known:
        if entry[0] is e:
            return entry[1]
    if not make:
        return {}
    facts = {}
    _known.append((e, facts))
    if len(_known) > 16:
        _known.pop(0)
    return facts


def _b_from(e, cause):
    """`raise e from cause`, without the `raise`."""
    if isinstance(e, type):
        e = e()
    if isinstance(cause, type):
        cause = cause()
    facts = _facts(e, True)
    facts["__cause__"] = cause
    facts["__suppress_context__"] = True
    return e


def _b_raising(e, context):
    """An exception raised while `context` is handled."""
    if isinstance(e, type):
        e = e()
    if e is not context:
        _facts(e, True)["__context__"] = context
    return e


_TRACEBACK = object()


def _b_error_attr(e, name):
    """`e.__cause__` and its like."""
    if not isinstance(e, BaseException):
        return getattr(e, name)
    if name == "__traceback__":
        return _TRACEBACK
    facts = _facts(e, False)
    if name in facts:
        return facts[name]
    if name == "__suppress_context__":
        return False
    if name == "__notes__":
        raise AttributeError("'" + type(e).__name__ + "' object has no attribute '__notes__'")
    return None


def _b_m_add_note(e, note):
    """`e.add_note(note)`."""
    if not isinstance(e, BaseException):
        return e.add_note(note)
    facts = _facts(e, True)
    facts.setdefault("__notes__", []).append(note)


def _b_m_with_traceback(e, _traceback):
    """`e.with_traceback(tb)`."""
    return e


class _b_Star:
    """`try: … except* A: …`: which of the exceptions each clause takes."""

    def __init__(self, e):
        self.rest = e if isinstance(e, _b_ExceptionGroup) else _b_ExceptionGroup("", [e])
        self.bare = e
        self.alone = not isinstance(e, _b_ExceptionGroup)

    def take(self, kind):
        if self.rest is None:
            return None
        found, self.rest = self.rest.split(kind)
        return found

    def end(self):
        if self.rest is not None:
            raise self.bare if self.alone else self.rest


def _b_exc_info(e):
    """`sys.exc_info()` where `e` is handled."""
    return (type(e), e, _TRACEBACK)
