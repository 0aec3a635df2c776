"""Methods of sets."""


def _b_m_union(s, *others):
    if not isinstance(s, (set, frozenset)):
        return s.union(*others)
    out = set(s)
    for o in others:
        out.update(o)
    return frozenset(out) if isinstance(s, frozenset) else out


def _b_m_intersection(s, *others):
    if not isinstance(s, (set, frozenset)):
        return s.intersection(*others)
    out = set(s)
    for o in others:
        o = set(o)
        out = set([x for x in out if x in o])
    return frozenset(out) if isinstance(s, frozenset) else out


def _b_m_intersection_update(s, *others):
    if not isinstance(s, set):
        return s.intersection_update(*others)
    for o in others:
        s.intersection_update(set(o))
    return None


def _b_m_symmetric_difference(s, other):
    # Of what `other` holds twice, MicroPython takes out what it has put in.
    return s.symmetric_difference(set(other) if isinstance(s, (set, frozenset)) else other)


def _b_m_symmetric_difference_update(s, other):
    return s.symmetric_difference_update(set(other) if isinstance(s, set) else other)


def _b_m_isdisjoint(s, other):
    return s.isdisjoint(set(other) if isinstance(s, (set, frozenset)) else other)


def _b_m_difference(s, *others):
    if not isinstance(s, (set, frozenset)):
        return s.difference(*others)
    out = set(s)
    for o in others:
        for x in o:
            out.discard(x)
    return frozenset(out) if isinstance(s, frozenset) else out


def _b_m_update(s, *others, **more):
    if isinstance(s, set):
        for o in others:
            for x in list(o):
                s.add(x)
        return None
    return s.update(*others, **more)
