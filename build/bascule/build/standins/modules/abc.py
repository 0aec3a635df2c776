"""abc."""


class ABC:
    def __new__(cls, *args, **more):
        missing = cls.__dict__.get("_b_missing")
        if missing is None:
            missing = _b_abstract(cls)
            setattr(cls, "_b_missing", missing)
        if missing:
            s = "s" if len(missing) > 1 else ""
            raise TypeError("Can't instantiate abstract class " + cls.__name__ + " with abstract method" + s + " " + ", ".join(missing))
        return object.__new__(cls)

    @classmethod
    def register(cls, other):
        return other


class _Abstract:
    _b_abstract = True

    def __init__(self, f):
        self.f = f

    def __call__(self, *args, **more):
        return self.f(*args, **more)

    def __get__(self, x, kind=None):
        f = self.f
        return self if x is None else lambda *a, **k: f(x, *a, **k)


def abstractmethod(f):
    return _Abstract(f)


abstractproperty = abstractmethod


class ABCMeta(type):
    pass
