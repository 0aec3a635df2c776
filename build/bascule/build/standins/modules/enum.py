"""enum: `_b_enum` turns a class, whose members `_b_members` lists in order, into what the class statement means."""


class _Later:
    """A value that is known when the class statement is through: `RW = R | W` of two `auto()`."""

    def __init__(self, made):
        self.made = made

    def _b_value(self):
        return self.made()

    def __or__(self, other):
        return _Later(lambda: _known(self) | _known(other))

    def __ror__(self, other):
        return _Later(lambda: _known(other) | _known(self))

    def __and__(self, other):
        return _Later(lambda: _known(self) & _known(other))

    def __xor__(self, other):
        return _Later(lambda: _known(self) ^ _known(other))


def _known(x):
    return x._b_value() if isinstance(x, _Later) else x


class auto(_Later):
    def __init__(self):
        self.value = None

    def _b_value(self):
        return self.value


class _Base:
    def __repr__(self):
        return "<" + type(self).__name__ + "." + str(self._name_) + ": " + repr(self._value_) + ">"

    def __str__(self):
        return type(self).__name__ + "." + str(self._name_)

    def __format__(self, spec):
        return format(str(self), spec)

    def __hash__(self):
        return hash(self._name_)

    @property
    def name(self):
        return self._name_

    @property
    def value(self):
        return self._value_


class Enum(_Base):
    pass


class IntEnum(int):
    def __repr__(self):
        return "<" + type(self).__name__ + "." + str(self._name_) + ": " + str(self._value_) + ">"

    def __str__(self):
        return str(self._value_)

    def __format__(self, spec):
        return format(self._value_, spec)

    def __eq__(self, other):
        return self._value_ == getattr(other, "_value_", other)

    def __hash__(self):
        return hash(self._value_)

    def __lt__(self, other):
        return self._value_ < getattr(other, "_value_", other)

    def __le__(self, other):
        return self._value_ <= getattr(other, "_value_", other)

    def __gt__(self, other):
        return self._value_ > getattr(other, "_value_", other)

    def __ge__(self, other):
        return self._value_ >= getattr(other, "_value_", other)

    def __add__(self, other):
        return self._value_ + getattr(other, "_value_", other)

    def __radd__(self, other):
        return other + self._value_

    def __sub__(self, other):
        return self._value_ - getattr(other, "_value_", other)

    def __rsub__(self, other):
        return other - self._value_

    def __mul__(self, other):
        return self._value_ * getattr(other, "_value_", other)

    def __rmul__(self, other):
        return other * self._value_

    def __int__(self):
        return self._value_

    def __index__(self):
        return self._value_

    @property
    def name(self):
        return self._name_

    @property
    def value(self):
        return self._value_


class StrEnum(str):
    def __eq__(self, other):
        return self._value_ == getattr(other, "_value_", other)

    def __hash__(self):
        return hash(self._value_)

    def __repr__(self):
        return "<" + type(self).__name__ + "." + str(self._name_) + ": " + repr(self._value_) + ">"

    def __str__(self):
        return self._value_

    def __radd__(self, other):
        return other + self._value_

    def __format__(self, spec):
        return format(self._value_, spec)

    @property
    def name(self):
        return self._name_

    @property
    def value(self):
        return self._value_


class Flag(_Base):
    def _of(self, value):
        return self._b_owner(value)

    def __or__(self, other):
        return self._of(self._value_ | other._value_)

    def __and__(self, other):
        return self._of(self._value_ & other._value_)

    def __xor__(self, other):
        return self._of(self._value_ ^ other._value_)

    def __invert__(self):
        every = 0
        for m in self._b_owner:
            every |= m._value_
        return self._of(every & ~self._value_)

    def __contains__(self, other):
        return other._value_ & self._value_ == other._value_

    def __bool__(self):
        return bool(self._value_)

    def __eq__(self, other):
        return type(other) is type(self) and other._value_ == self._value_

    def __hash__(self):
        return hash(self._value_)

    def __iter__(self):
        return iter([m for m in self._b_owner if m._value_ & self._value_])

    def __len__(self):
        return len(list(iter(self)))


class IntFlag(Flag):
    def __int__(self):
        return self._value_

    def __eq__(self, other):
        return (other._value_ if isinstance(other, Flag) else other) == self._value_

    def __hash__(self):
        return hash(self._value_)

    def __str__(self):
        return str(self._value_)


class _EnumType:
    """Stands for the class of an enumeration: called, iterated, subscripted, asked for members."""

    def __init__(self, kind, members, by_value):
        self._b_class = kind
        self.__name__ = kind.__name__
        self.__members__ = members
        self._b_by_value = by_value
        self._b_flag = issubclass(kind, Flag)

    def __call__(self, value, *more, **names):
        if more or names:
            raise TypeError("use the functional form on Enum itself")
        if not self._b_class._b_members and not self.__members__:
            return value
        for v, m in self._b_by_value:
            if v == value and type(v) is type(value) or v == value and not isinstance(v, bool) and not isinstance(value, bool):
                return m
        if type(value) is self._b_class:
            return value
        if self._b_flag and isinstance(value, int):
            return self._b_combined(value)
        missing = getattr(self._b_class, "_missing_", None)
        if missing is not None:
            found = missing(value)
            if found is not None:
                return found
        raise ValueError(repr(value) + " is not a valid " + self._b_class.__name__)

    def _b_combined(self, value):
        names = [m._name_ for m in self if m._value_ & value == m._value_ and m._value_]
        m = _new(self._b_class, value)
        m._name_ = "|".join(names) or None
        m._value_ = value
        m._b_owner = self
        self._b_by_value.append((value, m))
        return m

    def __getitem__(self, name):
        return self.__members__[name]

    def __iter__(self):
        seen = []
        for m in self.__members__.values():
            # Of flags those of one bit.
            if self._b_flag and (not m._value_ or m._value_ & m._value_ - 1):
                continue
            if not any(m is s for s in seen):
                seen.append(m)
        return iter(seen)

    def __reversed__(self):
        return iter(list(iter(self))[::-1])

    def __len__(self):
        return len(list(iter(self)))

    def __contains__(self, x):
        return any(x is m for m in self.__members__.values()) or any(v == x for v, m in self._b_by_value)

    def __bool__(self):
        return True

    def __getattr__(self, name):
        return getattr(self._b_class, name)

    def _b_check(self, x):
        return isinstance(x, self._b_class)

    def _b_check_class(self, c):
        return issubclass(getattr(c, "_b_class", c), self._b_class)

    def __repr__(self):
        return "<enum '" + self.__name__ + "'>"

    def __str__(self):
        return self.__repr__()


def _new(kind, value):
    if issubclass(kind, int) or issubclass(kind, str):
        return kind(value)
    return object.__new__(kind)


def _b_enum(kind):
    members = {}
    by_value = []
    init = None
    for c in kind.__mro__:
        if "__init__" in getattr(c, "__dict__", {}) and c is not object:
            init = c.__dict__["__init__"]
            break
    if init is not None and "__init__" in kind.__dict__:
        delattr(kind, "__init__")
    flag = issubclass(kind, Flag)
    text = issubclass(kind, StrEnum)
    if issubclass(kind, str) and not text and not hasattr(kind, "_name_"):
        kind.__repr__ = _mixed_repr
        kind.__eq__ = lambda self, other: self._value_ == getattr(other, "_value_", other)
        kind.__hash__ = lambda self: hash(self._value_)
        kind.__radd__ = lambda self, other: other + self._value_
        if "__str__" not in kind.__dict__:
            kind.__str__ = _mixed_str
            kind.__format__ = lambda self, spec: format(_mixed_str(self), spec)
        kind.name = property(lambda self: self._name_)
        kind.value = property(lambda self: self._value_)
    owner = _EnumType(kind, members, by_value)
    kind._b_owner = owner
    values = []
    for name in kind._b_members:
        value = getattr(kind, name)
        given = value
        if isinstance(value, auto):
            if "_generate_next_value_" in kind.__dict__:
                value = kind._generate_next_value_(name, 1, len(values), list(values))
            elif text:
                value = name.lower()
            elif flag:
                value = 1
                while any(v >= value for v in values):
                    value *= 2
            else:
                whole = [v for v in values if isinstance(v, int)]
                value = max(whole) + 1 if whole else 1
            given.value = value
        elif isinstance(value, _Later):
            value = _known(value)
        elif hasattr(value, "__get__") or callable(value) and not isinstance(value, type):
            continue
        values.append(value)
        same = None
        for v, m in by_value:
            if v == value and type(v) is type(value):
                same = m
        if same is None:
            same = _new(kind, value)
            same._name_ = name
            same._value_ = value
            same._b_owner = owner
            if init is not None:
                init(same, *(value if isinstance(value, tuple) else (value,)))
            by_value.append((value, same))
        members[name] = same
        setattr(kind, name, same)
    return owner


def _mixed_repr(self):
    return "<" + type(self).__name__ + "." + str(self._name_) + ": " + repr(self._value_) + ">"


def _mixed_str(self):
    return type(self).__name__ + "." + str(self._name_)


def unique(owner):
    return owner


def _functional(base, name, names):
    if isinstance(names, str):
        names = names.replace(",", " ").split()
    pairs = list(names.items()) if hasattr(names, "items") else [(n, i + 1) if isinstance(n, str) else n for i, n in enumerate(names)]
    members = {}
    for k, v in pairs:
        members[k] = v
    members["_b_members"] = tuple(k for k, v in pairs)
    return _b_enum(type(name, (base,), _b_native(members)))


class EnumMeta(type):
    pass


EnumType = EnumMeta


def member(x):
    return x


def nonmember(x):
    return x


def verify(*_checks):
    return lambda owner: owner
