class Color:
    RED = 1
    BLUE = 2
def f(c):
    match c:
        case Color.RED: return "red"
        case Color.BLUE: return "blue"
    return "none"
print(f(1), f(2), f(3))
