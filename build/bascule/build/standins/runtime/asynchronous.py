"""`await` in comprehensions, asynchronous iteration and asynchronous generators."""


async def _b_acollect(out, items, steps, keep):
    """A list, set or dict comprehension with `await` in it: `steps` are its awaits, in order, `keep` its end."""
    for item in items:
        values = list(item)
        good = True
        for is_test, step in steps:
            if is_test:
                if not step(*values):
                    good = False
                    break
            else:
                values.append(await step(*values))
        if good:
            keep(out, *values)
    return out


async def _b_alist(items):
    out = []
    it = items.__aiter__()
    while True:
        try:
            out.append(await it.__anext__())
        except StopAsyncIteration:
            return out


async def _b_anext(it, *default):
    """`await anext(it)`."""
    try:
        return await it.__anext__()
    except StopAsyncIteration:
        if default:
            return default[0]
        raise


class _Emit:
    def __init__(self, value):
        self.value = value


class _b_AsyncGenerator:
    """An asynchronous generator, driven through a plain one that yields `_Emit` for its own values."""

    def __init__(self, inner):
        self.inner = inner
        self.ended = False

    def __aiter__(self):
        return self

    def __anext__(self):
        return self.asend(None)

    def asend(self, value):
        return self._drive(lambda: self.inner.send(value))

    def athrow(self, e):
        return self._drive(lambda: self.inner.throw(e))

    def _drive(self, first):
        if self.ended:
            raise StopAsyncIteration
        try:
            got = first()
            while type(got) is not _Emit:
                sent = yield got
                got = self.inner.send(sent)
        except StopIteration:
            self.ended = True
            raise StopAsyncIteration from None
        return got.value

    def aclose(self):
        self.ended = True
        try:
            self.inner.close()
        except RuntimeError:
            pass
        return None
        yield


def _b_emit(value):
    """`yield value` in an asynchronous generator, as `await _b_emit(value)`."""
    sent = yield _Emit(value)
    return sent


def _b_agen(f):
    """Makes the function of an asynchronous generator."""
    return lambda *a, **k: _b_AsyncGenerator(f(*a, **k))


def _b_agen_with(decorator):
    """The innermost decorator of an asynchronous generator."""
    return lambda f: decorator(_b_agen(f))
