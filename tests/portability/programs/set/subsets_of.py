"""Subsets and supersets of what is no set."""


def told(ask):
    try:
        return ask()
    except TypeError:
        return "TypeError"


for held in (set(), {1}, {1, 2}, frozenset("ab")):
    for other in (
        [],
        [1],
        (1, 2, 3),
        {1: 2},
        {1: 2, 2: 3},
        "abc",
        [[1]],
        range(3),
        iter([1, 2]),
        {1, 2},
        5,
    ):
        print(
            sorted(held, key=str),
            told(lambda: held.issubset(other)),
        )
    for other in ([], [1], (1, 2, 3), {1: 2}, {1: 2, 2: 3}, "abc", [[1]], range(3), {1, 2}, 5):
        print(told(lambda: held.issuperset(other)), told(lambda: held.isdisjoint(other)))
