from fractions import Fraction
print(divmod(7, Fraction(3, 2)))
print(divmod(Fraction(7, 2), 2), 7 // Fraction(3, 2), 7 % Fraction(3, 2))
class D:
    def __rdivmod__(self, o): return ("r", o)
    def __divmod__(self, o): return ("d", o)
    def __rmatmul__(self, o): return ("rm", o)
    def __rpow__(self, o): return ("rp", o)
    def __rlshift__(self, o): return ("rl", o)
    def __rfloordiv__(self, o): return ("rf", o)
    def __rmod__(self, o): return ("rmod", o)
    def __rand__(self, o): return ("rand", o)
print(divmod(5, D()), divmod(D(), 5), divmod(2.5, D()))
print(2 ** D(), 2 << D(), 2 // D(), 2 % D(), 2 & D(), pow(2, D()))
try:
    divmod("a", 2)
except TypeError as e: print("TypeError")
print(divmod(7, 2), divmod(-7.5, 2), divmod(True, 2))
try:
    divmod(1, 0)
except ZeroDivisionError: print("ZeroDivisionError")
