"""`str.format`: a template's fields."""


def _b_m_format(template, *args, **kwargs):
    """`template.format(…)`."""
    if not isinstance(template, str):
        return template.format(*args, **kwargs) if kwargs else template.format(*args)
    return _format_with(template, args, kwargs, [0])


def _b_m_format_map(template, mapping):
    """`template.format_map(mapping)`."""
    if not isinstance(template, str):
        return template.format_map(mapping)
    return _format_with(template, None, mapping, [0])


def _format_with(template, args, kwargs, auto):
    out = []
    at = 0
    size = len(template)
    while at < size:
        c = template[at]
        if c == "{":
            if template[at : at + 2] == "{{":
                out.append("{")
                at += 2
                continue
            depth = 1
            end = at + 1
            while end < size and depth:
                if template[end] == "{":
                    depth += 1
                elif template[end] == "}":
                    depth -= 1
                end += 1
            if depth:
                raise ValueError("expected '}' before end of string")
            out.append(_field(template[at + 1 : end - 1], args, kwargs, auto))
            at = end
        elif c == "}":
            if template[at : at + 2] != "}}":
                raise ValueError("Single '}' encountered in format string")
            out.append("}")
            at += 2
        else:
            ends = [e for e in (template.find("{", at), template.find("}", at)) if e >= 0]
            end = min(ends) if ends else size
            out.append(template[at:end])
            at = end
    return "".join(out)


def _field(text, args, kwargs, auto):
    depth = 0
    name = text
    spec = ""
    for i in range(len(text)):
        c = text[i]
        if c == "[":
            depth += 1
        elif c == "]":
            depth -= 1
        elif c == ":" and not depth:
            name = text[:i]
            spec = text[i + 1 :]
            break
    conversion = ""
    if len(name) > 1 and name[-2] == "!":
        conversion = name[-1]
        name = name[:-2]
    end = 0
    while end < len(name) and name[end] not in ".[":
        end += 1
    first = name[:end]
    if args is None and (first == "" or _digits_only(first, False)):
        raise ValueError("Format string contains positional fields")
    if first == "":
        if auto[0] < 0:
            raise ValueError("cannot switch from manual field specification to automatic field numbering")
        value = args[auto[0]]
        auto[0] += 1
    elif _digits_only(first, False) and "_" not in first:
        if auto[0] > 0:
            raise ValueError("cannot switch from automatic field numbering to manual field specification")
        auto[0] = -1
        value = args[int(first)]
    else:
        value = kwargs[first]
    while end < len(name):
        if name[end] == ".":
            start = end + 1
            end = start
            while end < len(name) and name[end] not in ".[":
                end += 1
            value = _b_attr(value, name[start:end])
        else:
            start = end + 1
            end = name.index("]", start)
            key = name[start:end]
            value = value[int(key) if _digits_only(key, False) and "_" not in key else key]
            end += 1
    if "{" in spec:
        spec = _format_with(spec, args, kwargs, auto)
    if conversion == "r":
        value = _b_repr(value)
    elif conversion == "s":
        value = _b_str(value)
    elif conversion == "a":
        value = _b_ascii(value)
    return _b_format(value, spec)


def _b_attr(value, name):
    """`value.name` for the attributes that numbers lack on an engine."""
    t = type(value)
    if t is int or t is bool:
        if name == "real" or name == "numerator":
            return int(value)
        if name == "imag":
            return 0
        if name == "denominator":
            return 1
    elif t is float:
        if name == "real":
            return value
        if name == "imag":
            return 0.0
    return getattr(value, name)
