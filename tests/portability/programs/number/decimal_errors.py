from decimal import Decimal, InvalidOperation, DivisionByZero
try:
    Decimal("abc")
except InvalidOperation:
    print("invalid")
try:
    Decimal(1) / 0
except DivisionByZero:
    print("by zero")
try:
    Decimal("1") + 1.5
except TypeError:
    print("no floats")
