import functools
def log(fn):
    @functools.wraps(fn)
    def wrapper(*a):
        return f"{fn.__name__}({a})"
    return wrapper
@log
def greet(n):
    """Say hello."""
    return n
print(greet(1), greet.__name__, greet.__doc__, greet.__wrapped__(5))
