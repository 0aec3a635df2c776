"""weakref: references that are strong, which a widget cannot tell while it holds the object itself."""


class ref:
    def __init__(self, x, callback=None):
        self.x = x

    def __call__(self):
        return self.x

    def __eq__(self, other):
        return isinstance(other, ref) and self.x == other.x

    def __hash__(self):
        return hash(self.x)


ReferenceType = ref


class WeakMethod(ref):
    pass


class WeakValueDictionary(dict):
    pass


class WeakKeyDictionary(dict):
    pass


class WeakSet(set):
    pass


def proxy(x, callback=None):
    return x


class finalize:
    def __init__(self, x, f, *args, **more):
        self.alive = True

    def detach(self):
        self.alive = False
