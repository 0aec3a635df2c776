"""What Brython's `collections` makes of source text, made without: `__new__` of a named tuple."""


def new(typename, names, defaults):
    """`__new__` that takes `names`, some with a default in the dict `defaults`."""
    title = typename + ".__new__()"

    def __new__(_cls, *args, **more):
        if len(args) > len(names):
            takes = str(len(names) + 1) + " positional argument" + ("s" if names else "")
            raise TypeError(title + " takes " + takes + " but " + str(len(args) + 1) + " were given")
        values = list(args)
        missing = []
        for name in names[len(args) :]:
            if name in more:
                values.append(more.pop(name))
            elif name in defaults:
                values.append(defaults[name])
            else:
                missing.append(repr(name))
        for name in more:
            said = "multiple values for" if name in names else "an unexpected keyword"
            raise TypeError(title + " got " + said + " argument " + repr(name))
        if missing:
            listed = missing[0]
            if len(missing) > 1:
                comma = "," if len(missing) > 2 else ""
                listed = ", ".join(missing[:-1]) + comma + " and " + missing[-1]
            count = str(len(missing)) + " required positional argument" + ("s" if len(missing) > 1 else "")
            raise TypeError(title + " missing " + count + ": " + listed)
        return tuple.__new__(_cls, values)

    return __new__
