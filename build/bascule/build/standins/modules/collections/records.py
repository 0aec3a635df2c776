"""namedtuple."""


class _Field:
    def __init__(self, at):
        self.at = at

    def __get__(self, x, kind=None):
        return self if x is None else x[self.at]


class _Record(tuple):
    def _asdict(self):
        return dict(zip(type(self)._fields, self))

    def _replace(self, **more):
        t = type(self)
        values = [more.pop(n) if n in more else v for n, v in zip(t._fields, self)]
        if more:
            raise ValueError("Got unexpected field names: " + repr(list(more)))
        return t._b_make(values)

    def __repr__(self):
        t = type(self)
        return t.__name__ + "(" + ", ".join(n + "=" + repr(v) for n, v in zip(t._fields, self)) + ")"

    def __str__(self):
        return self.__repr__()

    def __getnewargs__(self):
        return tuple(self)


def namedtuple(typename, field_names, *, rename=False, defaults=None, module=None):
    """namedtuple: the class is a subclass of tuple made by a function, because `__new__` of tuple cannot be overridden."""
    fields = tuple(field_names.replace(",", " ").split() if isinstance(field_names, str) else [str(f) for f in field_names])
    if rename:
        fields = tuple("_" + str(i) if f.startswith("_") or not f.isidentifier() or f in fields[:i] else f for i, f in enumerate(fields))
    for f in fields:
        if f.startswith("_"):
            raise ValueError("Field names cannot start with an underscore: " + repr(f))
    defaults = tuple(defaults or ())
    known = dict(zip(fields[len(fields) - len(defaults) :], defaults))
    return _record_type(typename, fields, known)


def _record_type(typename, fields, known):
    members = {"_fields": fields, "_field_defaults": known, "__match_args__": fields}
    for i, f in enumerate(fields):
        members[f] = _Field(i)
    return _b_record(typename, fields, known, _b_native(members), _Record)
