"""Methods of generators."""


def _waits():
    yield


_GENERATOR = type(_waits())


def _b_m_throw(x, e, *more, **named):
    """`x.throw(e)`: a generator that has ended raises `e`, where the engine says StopIteration whatever it is."""
    if type(x) is not _GENERATOR:
        return x.throw(e, *more, **named)
    if isinstance(e, type):
        e = more[0] if more and isinstance(more[0], e) else e(*more)
    before = _places(e)
    try:
        return x.throw(e)
    except StopIteration:
        if _places(e) != before:
            raise
    # It came by no line of the generator.
    raise e


def _places(e):
    """Where an exception came by, as text."""
    import io
    import sys

    text = io.StringIO()
    sys.print_exception(e, text)
    return text.getvalue()
