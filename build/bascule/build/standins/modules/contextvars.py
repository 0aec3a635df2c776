"""contextvars: one context, that of the page."""

_NONE = object()


class Token:
    MISSING = _NONE

    def __init__(self, var, old):
        self.var = var
        self.old_value = old


class ContextVar:
    def __init__(self, name, *, default=_NONE):
        self.name = name
        self._default = default
        self._value = _NONE

    def get(self, default=_NONE):
        if self._value is not _NONE:
            return self._value
        if default is not _NONE:
            return default
        if self._default is not _NONE:
            return self._default
        raise LookupError(self)

    def set(self, value):
        t = Token(self, self._value)
        self._value = value
        return t

    def reset(self, token):
        self._value = token.old_value


class Context:
    def run(self, f, *args, **more):
        return f(*args, **more)


def copy_context():
    return Context()
