"""typing: names that annotations use. Nothing here is checked."""

TYPE_CHECKING = False


class _Form:
    def __init__(self, name):
        self.__name__ = name

    def __getitem__(self, _parameters):
        return self

    def __call__(self, *args, **more):
        return self

    def __or__(self, other):
        return self

    def __ror__(self, other):
        return self

    def __repr__(self):
        return "typing." + self.__name__

    def _b_check(self, x):
        raise TypeError("isinstance() argument 2 cannot be a parameterized generic")


class _Alias:
    """`List[int]`: good for `isinstance` and for making one, as far as CPython allows it."""

    def __init__(self, kind):
        self.kind = kind

    def __getitem__(self, _parameters):
        return self

    def __call__(self, *args, **more):
        return self.kind(*args, **more)

    def _b_check(self, x):
        return isinstance(x, self.kind)

    def __or__(self, other):
        return self


Any = _Form("Any")
AnyStr = _Form("AnyStr")
Union = _Form("Union")
Optional = _Form("Optional")
Literal = _Form("Literal")
Final = _Form("Final")
ClassVar = _Form("ClassVar")
Annotated = _Form("Annotated")
Callable = _Form("Callable")
Iterable = _Form("Iterable")
Iterator = _Form("Iterator")
Generator = _Form("Generator")
Sequence = _Form("Sequence")
MutableSequence = _Form("MutableSequence")
Mapping = _Form("Mapping")
MutableMapping = _Form("MutableMapping")
Collection = _Form("Collection")
Hashable = _Form("Hashable")
Sized = _Form("Sized")
Awaitable = _Form("Awaitable")
Coroutine = _Form("Coroutine")
AsyncIterator = _Form("AsyncIterator")
AsyncIterable = _Form("AsyncIterable")
AsyncGenerator = _Form("AsyncGenerator")
ContextManager = _Form("ContextManager")
NoReturn = _Form("NoReturn")
Never = _Form("Never")
Self = _Form("Self")
Text = str
TypeAlias = _Form("TypeAlias")
TypeGuard = _Form("TypeGuard")
Required = _Form("Required")
NotRequired = _Form("NotRequired")
Concatenate = _Form("Concatenate")
Unpack = _Form("Unpack")
LiteralString = _Form("LiteralString")
SupportsInt = _Form("SupportsInt")
SupportsFloat = _Form("SupportsFloat")
IO = _Form("IO")
TextIO = _Form("TextIO")
Pattern = _Form("Pattern")
Match = _Form("Match")
List = _Alias(list)
Dict = _Alias(dict)
Tuple = _Alias(tuple)
Set = _Alias(set)
FrozenSet = _Alias(frozenset)
Type = _Alias(type)


def _defaultdict(*args, **more):
    from collections import defaultdict

    return defaultdict(*args, **more)


DefaultDict = _defaultdict


class Generic:
    def __class_getitem__(cls, _parameters):
        return cls


class Protocol:
    def __class_getitem__(cls, _parameters):
        return cls


def TypeVar(name, *bounds, **more):
    return _Form(name)


def ParamSpec(name, **more):
    return _Form(name)


def TypeVarTuple(name, **more):
    return _Form(name)


def NewType(name, kind):
    return lambda x: x


def cast(kind, value):
    return value


def overload(f):
    return f


def final(f):
    return f


def override(f):
    return f


def no_type_check(f):
    return f


def runtime_checkable(c):
    return c


def assert_never(value):
    raise AssertionError("Expected code to be unreachable, but got: " + repr(value))


def assert_type(value, kind):
    return value


def reveal_type(value):
    return value


def dataclass_transform(**more):
    return lambda c: c


def NamedTuple(typename, fields=()):
    from collections import namedtuple

    return namedtuple(typename, [f[0] for f in fields])


def TypedDict(typename, fields=None, total=True):
    return dict
