"""Which of the old may stay where they are when the order changes. Knows nothing of the DOM."""

from __future__ import annotations

from bascule.bridge.page.js import Math


def staying(found: list[int]) -> list[bool]:
    """Which of the old children may stay where they are: a longest rising run of `found`, so the fewest moves.

    Patience sorting: `ends[n]` is where the run of length n + 1 with the least last value ends, `before` chains them.
    """
    ends: list[int] = []
    before: list[int] = []
    stay: list[bool] = []
    for i in range(len(found)):
        stay.append(False)
        before.append(-1)
        value = found[i]
        if value < 0:
            continue
        low = 0
        high = len(ends)
        if high > 0 and found[ends[high - 1]] < value:
            low = high
        while low < high:
            middle = Math.floor((low + high) / 2)
            if found[ends[middle]] < value:
                low = middle + 1
            else:
                high = middle
        if low > 0:
            before[i] = ends[low - 1]
        if low == len(ends):
            ends.append(i)
        else:
            ends[low] = i
    at = ends[len(ends) - 1] if len(ends) > 0 else -1
    while at >= 0:
        stay[at] = True
        at = before[at]
    return stay
