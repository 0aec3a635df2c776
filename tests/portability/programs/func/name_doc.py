def area(w: int, h: int = 2) -> int:
    """Area of a box."""
    return w * h
print(area.__name__, area.__doc__, area.__annotations__)
