"""types."""


def _function():
    yield


class _K:
    def m(self):
        pass


def _outer():
    x = 1

    def inner():
        return x

    return inner


class _Kind:
    def __init__(self, *names):
        self.names = names

    def _b_check(self, x):
        return type(x).__name__ in self.names


async def _coroutine():
    pass


def _traceback():
    try:
        raise ValueError
    except ValueError as e:
        return e.__traceback__


def _type_of_coroutine():
    made = _coroutine()
    made.close()
    return type(made)


if ENGINE == "micropython":
    FunctionType = _Kind("function", "closure", "generator")
    BuiltinFunctionType = _Kind("function", "builtin_function_or_method")
    ModuleType = _Kind("module")
    TracebackType = _Kind("traceback")
    CoroutineType = _Kind("generator", "coroutine")
else:
    FunctionType = type(_function)
    BuiltinFunctionType = type(len)
    ModuleType = type(__import__("sys"))
    TracebackType = type(_traceback())
    CoroutineType = _type_of_coroutine()
LambdaType = FunctionType
GeneratorType = type(_function())
MethodType = type(_K().m)
BuiltinMethodType = BuiltinFunctionType
NoneType = type(None)
EllipsisType = type(...)


class SimpleNamespace:
    def __init__(self, **values):
        self._b_map = values

    def __getattr__(self, name):
        if name != "_b_map" and name in self._b_map:
            return self._b_map[name]
        raise AttributeError("'types.SimpleNamespace' object has no attribute '" + name + "'")

    def __setattr__(self, name, value):
        if name == "_b_map":
            object.__setattr__(self, name, value)
        else:
            self._b_map[name] = value

    def __delattr__(self, name):
        del self._b_map[name]

    def __eq__(self, other):
        return isinstance(other, SimpleNamespace) and self._b_map == other._b_map

    def __hash__(self):
        raise TypeError("unhashable type: 'types.SimpleNamespace'")

    def __repr__(self):
        return "namespace(" + ", ".join(k + "=" + repr(v) for k, v in self._b_map.items()) + ")"

    def __str__(self):
        return self.__repr__()


class MappingProxyType:
    _b_mapping = True

    def __init__(self, d):
        self._d = d

    def __getitem__(self, k):
        return self._d[k]

    def __setitem__(self, k, v):
        raise TypeError("'mappingproxy' object does not support item assignment")

    def __contains__(self, k):
        return k in self._d

    def __iter__(self):
        return iter(self._d)

    def __len__(self):
        return len(self._d)

    def get(self, k, default=None):
        return self._d.get(k, default)

    def keys(self):
        return self._d.keys()

    def values(self):
        return self._d.values()

    def items(self):
        return self._d.items()

    def copy(self):
        return self._d.copy()

    def __eq__(self, other):
        return self._d == (other._d if isinstance(other, MappingProxyType) else other)

    def __hash__(self):
        raise TypeError("unhashable type: 'mappingproxy'")

    def __repr__(self):
        return "mappingproxy(" + repr(self._d) + ")"


def new_class(name, bases=(), kwds=None, exec_body=None):
    return type(name, bases or (object,), {})
